"""``python -m tests.image``: build the image with buildah, and play in it as compose.yaml runs it.

The bot is process 1 of its container, of another user, without any capability, over a root that
cannot be written and one volume, against Discord on the loopback. It answers a command, says that
it is healthy, ends by SIGTERM and comes back with its table.

It takes minutes, root, and Debian's buildah; where no registry can be reached, ``--stand-in`` makes
a base image by debootstrap that has what the Dockerfile expects of the official one.
"""

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.discord.loopback import Loopback
from tests.image.container import Container

ROOT = Path(__file__).parents[2]
TIMEOUT = 60.0


def main() -> int:
    """0 if all of it went well; else what went wrong is raised."""
    parser = argparse.ArgumentParser(prog="python -m tests.image", description=__doc__)
    parser.add_argument("--stand-in", action="store_true", help="make the base by debootstrap")
    stand_in = parser.parse_args().stand_in
    lacking = [
        tool
        for tool in ("buildah", "unshare", "setpriv", *(["debootstrap"] if stand_in else []))
        if shutil.which(tool) is None
    ]
    if lacking or os.geteuid() != 0:
        print(f"It needs root and {', '.join(lacking) or 'nothing else'}.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        image = _built(Path(folder), stand_in=stand_in)
        asyncio.run(_played(image, Path(folder) / "volume"))
    print("The image builds, plays, is healthy, ends and comes back.")
    return 0


def _built(folder: Path, *, stand_in: bool) -> Path:
    """The root of the built image."""
    store = [f"--root={folder}/store", f"--runroot={folder}/run", "--storage-driver=vfs"]

    def buildah(command: str, *arguments: str | Path) -> str:
        line = ["buildah", *store, command, *map(str, arguments)]
        done = subprocess.run(line, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout.strip()

    if stand_in:
        base = buildah("from", "scratch")
        buildah("add", "--quiet", base, _debian(folder / "base"), "/")
        tag = _python().partition("@")[0]
        buildah("commit", "--quiet", "--rm", base, f"docker.io/library/python:{tag}")
    # Ours has another digest.
    pull = ["--pull-never", f"--build-arg=PYTHON={tag}"] if stand_in else ["--pull"]
    began = time.monotonic()
    buildah("bud", *pull, "--isolation=chroot", "--format=docker", "--tag=upcard", "--quiet", ROOT)
    container = buildah("from", "--pull-never", "localhost/upcard")
    image = Path(buildah("mount", container))
    size = sum(one.lstat().st_size for top in ("opt", "app") for one in (image / top).rglob("*"))
    print(f"Built in {time.monotonic() - began:.0f} s, {size / 2**20:.0f} MiB above its base.")
    return image


def _python() -> str:
    """The tag and the digest of the image that the Dockerfile begins with."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    [found] = [line.partition("=")[2] for line in lines if line.startswith("ARG PYTHON=")]
    return found


def _debian(root: Path) -> Path:
    """Debian with its Python under the names of the official image, and this machine's pip."""
    packages = "python3,python3-venv,python3-pip,ca-certificates"
    line = ["debootstrap", "--variant=minbase", f"--include={packages}", "bookworm", str(root)]
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    for name in ("python", "pip"):
        (root / "usr/local/bin" / name).symlink_to(f"/usr/bin/{name}3")
    for file in ("etc/pip.conf", "etc/ssl/certs/ca-certificates.crt"):
        if (Path("/") / file).exists():
            shutil.copy(Path("/") / file, root / file)
    return root


async def _played(image: Path, volume: Path) -> None:
    async with Loopback() as server:
        settings = {
            "DISCORD_TOKEN": server.token,
            "DISCORD_API_URL": server.api_url,
            "DISCORD_GATEWAY_URL": server.gateway_url,
            "LOG_FORMAT": "json",
        }
        async with Container(image, volume, settings) as bot:
            lobby = await _answer(server)
            assert (bot.status["Uid"], bot.status["CapEff"]) == ("10001", "0000000000000000")
            assert bot.status["NoNewPrivs"] == "1"
            await _healthy(bot)
            checked, said = await bot.run("upcard", "check")
            assert (checked, "The bot is well." in said) == (0, True), said
            written, _ = await bot.run("python", "-c", "open('/app/new', 'w')")
            assert written != 0, "its root can be written"
            ended, seconds = await bot.stop()
            assert (ended, seconds < 8) == (0, True), bot.log()
        print(f"Ended by SIGTERM after {seconds:.1f} s. Its volume: {_modes(volume)}")
        server.identified.clear()
        async with Container(image, volume, settings) as bot:
            await _answer(server, lobby)
            await bot.stop()


async def _healthy(bot: Container) -> None:
    """Until it says so, as Docker asks again and again while a container starts."""
    until = time.monotonic() + TIMEOUT
    while True:
        healthy, said = await bot.run("upcard", "health")
        if healthy == 0:
            return
        assert time.monotonic() < until, said
        await asyncio.sleep(1)


def _modes(folder: Path) -> dict[str, str]:
    return {one.name: oct(one.stat().st_mode & 0o777) for one in folder.iterdir()}


async def _answer(server: Loopback, lobby: dict | None = None) -> dict:
    """The lobby that a command opens; or the one of before, to which somebody comes."""
    async with asyncio.timeout(TIMEOUT):
        while not server.identified:  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.05)
        if lobby is None:
            asked = await server.command("rummy new basic")
            message = (await asyncio.shield(asked.answered)).message
        else:
            table = str(lobby["components"]).split("u1|")[1].split("|")[0]
            asked = await server.click(lobby, f"u1|{table}|1|join|", by="Ben")
            message = (await asyncio.shield(asked.answered)).message
            assert "Ben" in str(message)
    assert message is not None
    return message


if __name__ == "__main__":
    sys.exit(main())
