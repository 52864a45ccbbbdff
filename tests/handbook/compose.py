"""``docker compose`` as the handbook uses it, over containers of namespaces, for the bot's service.

It reads compose.yaml, `.env` and the Dockerfile of the folder where it is called. Two things differ
from Docker: the base image is this system, and the libraries are those that run the tests.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml
from dotenv import dotenv_values

from tests.handbook.machine import PACKAGES, PYTHON, virtual_environment
from tests.image.container import beside, first, started

STATE = Path("/var/lib/docker")
IMAGES, VOLUME, LOG, OUTSIDE = (STATE / name for name in ("images", "data", "log", "process"))
SERVICE = "upcard"
_VARIABLE = re.compile(r"\$\{(\w+)(?:(:[-+])([^}]*))?\}")


def build() -> None:
    """Make an image by the instructions of the first stage that need no registry, and the last."""
    image = IMAGES / str(len(list(IMAGES.iterdir())) if IMAGES.exists() else 0)
    for name in ("app", "data", "dev", "etc", "proc", "run/secrets", "tmp", "usr"):
        (image / name).mkdir(parents=True)
    for name in ("bin", "lib", "lib64", "sbin"):
        if Path("/", name).is_symlink():
            (image / name).symlink_to(Path("/", name).readlink())
    for place in (Path("/etc"), Path("/usr"), PYTHON, PACKAGES):
        (image / place.relative_to("/")).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "--bind", place, image / place.relative_to("/")], check=True)
    virtual_environment(image / "opt/upcard")
    ours = False
    for instruction, words in instructions():
        if instruction in ("FROM", "WORKDIR"):
            ours = words == "/app"
        elif instruction == "COPY" and ours and not words.startswith("--from"):
            *sources, target = words.split()
            place = image / "app" / target
            for source in sources:
                if source.endswith("/"):
                    shutil.copytree(source, place)
                else:
                    place.mkdir(parents=True, exist_ok=True)
                    shutil.copy(source, place)
        elif instruction == "RUN" and ours:
            subprocess.run(
                ["chroot", image, "sh", "-c", f"cd /app && {words}"],
                env={"PATH": "/opt/upcard/bin:/usr/bin:/bin:/usr/sbin"},
                check=True,
            )
    (image / "data").chmod(0o700)


def instructions() -> list[tuple[str, str]]:
    """Those of the Dockerfile, each on one line."""
    text = re.sub(r"^#.*\n", "", Path("Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(name, words) for name, _, words in (line.partition(" ") for line in lines) if words]


def last(instruction: str) -> str:
    """The words of the last instruction of this name."""
    return [words for name, words in instructions() if name == instruction][-1]


def image() -> Path:
    """The newest that was built."""
    return max(IMAGES.iterdir(), key=lambda one: int(one.name))


def filled(text: str, values: dict[str, str]) -> str:
    """With variables replaced as Compose does it."""

    def value(found: re.Match[str]) -> str:
        name, how, other = found.groups()
        given = values.get(name, "")
        return other if (how == ":+") == bool(given) and how else given

    return _VARIABLE.sub(value, text)


def environment() -> dict[str, str]:
    """What processes of the container get; the files of secrets are copied to where they are."""
    compose: dict[str, Any] = yaml.safe_load(Path("compose.yaml").read_text("utf-8"))
    service = compose["services"][SERVICE]
    values = {name: value or "" for name, value in dotenv_values(service["env_file"]).items()}
    for name in service["secrets"]:
        file = filled(compose["secrets"][name]["file"], values)
        shutil.copy2(file, image() / "run/secrets" / name)
    set_here = dict(one.split("=", 1) for one in shlex.split(last("ENV")))
    set_here["PATH"] = set_here["PATH"].replace("${PATH}", "/usr/local/bin:/usr/bin:/bin:/usr/sbin")
    given = {name: filled(value, values) for name, value in service["environment"].items()}
    return {**set_here, **values, **given}


def outside() -> int | None:
    """The process that started the container; None if it does not run."""
    if not OUTSIDE.exists():
        return None
    number = int(OUTSIDE.read_text("utf-8"))
    try:
        first(number)
    except (OSError, IndexError):
        return None
    return number


def up(chosen: argparse.Namespace) -> int:
    if chosen.build:
        stop(chosen)
        build()
    return start(chosen)


def start(_: argparse.Namespace) -> int:
    """Return when it is healthy, as with ``--wait``."""
    VOLUME.mkdir(mode=0o700, exist_ok=True)
    if (number := outside()) is None:
        with LOG.open("ab") as log:
            process = subprocess.Popen(
                started(image(), VOLUME, *json.loads(last("CMD"))),
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        number = process.pid
        OUTSIDE.write_text(str(number), "utf-8")
    check = json.loads(last("HEALTHCHECK").partition(" CMD ")[2])
    while True:
        try:
            healthy = inside(number, check, said=subprocess.DEVNULL)
        except (OSError, IndexError):
            healthy = 1  # It starts, or has ended.
        if healthy == 0:
            return 0
        if not Path(f"/proc/{number}").exists() or "Z" in status(number):
            print(f"container {SERVICE} has ended", file=sys.stderr)
            return 1
        time.sleep(1)


def status(number: int) -> str:
    return Path(f"/proc/{number}/stat").read_text("ascii").rpartition(")")[2].split()[0]


def inside(number: int, command: list[str], said: int | None = None) -> int:
    line = beside(number, image(), *command)
    return subprocess.run(line, env=environment(), stdout=said, stderr=said, check=False).returncode


def execute(chosen: argparse.Namespace) -> int:
    number = outside()
    if number is None:
        print(f'service "{SERVICE}" is not running', file=sys.stderr)
        return 1
    return inside(number, chosen.command)


def run(chosen: argparse.Namespace) -> int:
    command = started(image(), VOLUME, *chosen.command)
    return subprocess.run(command, env=environment(), check=False).returncode


def stop(_: argparse.Namespace) -> int:
    number = outside()
    if number is not None:
        os.kill(first(number), signal.SIGTERM)
        while outside() is not None:
            time.sleep(0.05)
    return 0


def down(chosen: argparse.Namespace) -> int:
    stop(chosen)
    OUTSIDE.unlink(missing_ok=True)
    LOG.unlink(missing_ok=True)
    if chosen.volumes:
        shutil.rmtree(VOLUME)
    if chosen.rmi:
        for one in IMAGES.iterdir():
            for place in (Path("/etc"), Path("/usr"), PYTHON, PACKAGES):
                subprocess.run(["umount", one / place.relative_to("/")], check=True)
            shutil.rmtree(one)
    return 0


def copy(chosen: argparse.Namespace) -> int:
    service, _, place = chosen.source.partition(":")
    source = VOLUME / Path(place).relative_to("/data")
    assert service == SERVICE
    shutil.copytree(source, Path(chosen.target) / source.name)
    return 0


def ps(_: argparse.Namespace) -> int:
    if outside() is not None:
        print(f"{SERVICE} running (healthy)")
    return 0


def logs(_: argparse.Namespace) -> int:
    print(LOG.read_text("utf-8") if LOG.exists() else "")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="docker")
    kinds = parser.add_subparsers(required=True)
    compose = kinds.add_parser("compose").add_subparsers(required=True)

    def add(
        name: str, does: Callable[[argparse.Namespace], int], *options: str
    ) -> argparse.ArgumentParser:
        made = compose.add_parser(name)
        made.set_defaults(does=does)
        for option in options:
            made.add_argument(option, action="store_true")
        return made

    add("up", up, "--detach", "--build", "--wait")
    add("ps", ps)
    down_parser = add("down", down, "--volumes")
    down_parser.add_argument("--rmi", choices=["all"])
    for name, does in (("stop", stop), ("start", start)):
        add(name, does).add_argument("service", choices=[SERVICE])
    for name, does, option in (("exec", execute, "-T"), ("run", run, "--rm")):
        made = add(name, does, option)
        made.add_argument("service", choices=[SERVICE])
        made.add_argument("command", nargs=argparse.REMAINDER)
    made = add("logs", logs)
    made.add_argument("--tail")
    made.add_argument("service", choices=[SERVICE])
    made = add("cp", copy)
    made.add_argument("source")
    made.add_argument("target")
    chosen = parser.parse_args()
    does: Callable[[argparse.Namespace], int] = chosen.does
    return does(chosen)


if __name__ == "__main__":
    sys.exit(main())
