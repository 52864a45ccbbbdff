"""A container made of what the system has: namespaces, mounts and no privileges."""

import asyncio
import os
import shlex
import signal
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from typing import Self

_USER = 10001
_SECONDS = 30.0


def started(image: Path, volume: Path, *command: str) -> list[str]:
    """The command line that runs a command as process 1 of a container.

    Its root is the image, read only, and the volume is at /data.
    """
    root, data = shlex.quote(str(image)), shlex.quote(str(volume))
    script = f"""set -e
        chown {_USER}:{_USER} {data}
        mount --rbind {root} {root}
        mount --bind {data} {root}/data
        mount -t proc proc {root}/proc
        mount -t tmpfs tmpfs {root}/tmp
        mount --bind /dev {root}/dev
        mount -o remount,bind,ro {root}
        cd {root}/data
        exec {_inside(image, *command)}"""
    return ["unshare", "--mount", "--pid", "--fork", "sh", "-c", script]


def beside(outside: int, image: Path, *command: str) -> list[str]:
    """The command line of another command in a container, as ``docker exec`` runs it.

    ``outside``: the process that was started.
    """
    script = f"cd {shlex.quote(str(image))}/data && exec {_inside(image, *command)}"
    return ["nsenter", f"--target={first(outside)}", "--mount", "--pid", "sh", "-c", script]


def first(outside: int) -> int:
    """Process 1 of the container, by its number outside."""
    children = Path(f"/proc/{outside}/task/{outside}/children").read_text(encoding="utf-8")
    return int(children.split()[0])


def _inside(image: Path, *command: str) -> str:
    """The command line of a command under the image's root, without privileges."""
    dropped = f"--reuid={_USER} --regid={_USER} --clear-groups --no-new-privs"
    bare = "--bounding-set=-all --inh-caps=-all"
    # chroot itself needs a privilege; what it starts has none.
    return (
        f"chroot {shlex.quote(str(image))} setpriv {dropped} {bare}"
        f" sh -c 'cd /data && exec \"$@\"' - {shlex.join(command)}"
    )


class Container:
    """The image's command as process 1."""

    def __init__(self, image: Path, volume: Path, settings: Mapping[str, str]) -> None:
        self._image, self._volume = image, volume
        self._environment = {
            "PATH": "/opt/upcard/bin:/app/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
            "PYTHONPATH": "/app",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONUNBUFFERED": "1",
            **settings,
        }
        self._log = volume.with_suffix(".log")
        self._outside: Process | None = None

    async def __aenter__(self) -> Self:
        self._volume.mkdir(mode=0o700, exist_ok=True)
        with self._log.open("ab") as log:
            self._outside = await asyncio.create_subprocess_exec(
                *started(self._image, self._volume, "python", "-m", "bot"),
                env=self._environment,
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
            )
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            print(self.log())
        assert self._outside is not None
        if self._outside.returncode is None:
            # With process 1 all others of the container end, and so does what made it.
            os.kill(first(self._outside.pid), signal.SIGKILL)
            await self._outside.wait()

    @property
    def status(self) -> dict[str, str]:
        """What the system says of the bot: the first word of each line."""
        assert self._outside is not None
        status = Path(f"/proc/{first(self._outside.pid)}/status")
        lines = status.read_text(encoding="utf-8").splitlines()
        return {
            name: (value.split() or [""])[0] for name, _, value in (x.partition(":") for x in lines)
        }

    def log(self) -> str:
        """What it has said."""
        return self._log.read_text(encoding="utf-8")

    async def run(self, *command: str) -> tuple[int, str]:
        """Another command beside the bot: its end and what it said."""
        assert self._outside is not None
        process = await asyncio.create_subprocess_exec(
            *beside(self._outside.pid, self._image, *command),
            env=self._environment,
            stdout=PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await asyncio.wait_for(process.communicate(), _SECONDS)
        return process.returncode or 0, said.decode()

    async def stop(self) -> tuple[int, float]:
        """SIGTERM to process 1; its end, and how many seconds it took."""
        assert self._outside is not None
        began = time.monotonic()
        os.kill(first(self._outside.pid), signal.SIGTERM)
        ended = await asyncio.wait_for(self._outside.wait(), _SECONDS)
        return ended, time.monotonic() - began
