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


class Container:
    """The image's command as process 1, with a root that is read only and a volume at /data."""

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
        root, volume = shlex.quote(str(self._image)), shlex.quote(str(self._volume))
        script = f"""set -e
            chown {_USER}:{_USER} {volume}
            mount --bind {root} {root}
            mount --bind {volume} {root}/data
            mount -t proc proc {root}/proc
            mount -t tmpfs tmpfs {root}/tmp
            mount --bind /dev {root}/dev
            mount -o remount,bind,ro {root}
            cd {root}/data
            exec {self._inside("python", "-m", "bot")}"""
        with self._log.open("ab") as log:
            self._outside = await asyncio.create_subprocess_exec(
                *("unshare", "--mount", "--pid", "--fork", "sh", "-c", script),
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
            os.kill(self._first(), signal.SIGKILL)
            await self._outside.wait()

    @property
    def status(self) -> dict[str, str]:
        """What the system says of the bot: the first word of each line."""
        lines = Path(f"/proc/{self._first()}/status").read_text(encoding="utf-8").splitlines()
        return {
            name: (value.split() or [""])[0] for name, _, value in (x.partition(":") for x in lines)
        }

    def log(self) -> str:
        """What it has said."""
        return self._log.read_text(encoding="utf-8")

    async def run(self, *command: str) -> tuple[int, str]:
        """Another command beside the bot, as ``docker exec`` does it: its end and what it said."""
        beside = f"cd {self._image}/data && exec {self._inside(*command)}"
        process = await asyncio.create_subprocess_exec(
            *("nsenter", f"--target={self._first()}", "--mount", "--pid", "sh", "-c", beside),
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
        os.kill(self._first(), signal.SIGTERM)
        ended = await asyncio.wait_for(self._outside.wait(), _SECONDS)
        return ended, time.monotonic() - began

    def _first(self) -> int:
        """Process 1 of the container, by its number outside."""
        assert self._outside is not None
        number = self._outside.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="utf-8")
        return int(children.split()[0])

    def _inside(self, *command: str) -> str:
        """The command line of a command under the image's root, without privileges."""
        dropped = f"--reuid={_USER} --regid={_USER} --clear-groups --no-new-privs"
        bare = "--bounding-set=-all --inh-caps=-all"
        # chroot itself needs a privilege; what it starts has none.
        return (
            f"chroot {shlex.quote(str(self._image))} setpriv {dropped} {bare}"
            f" sh -c 'cd /data && exec \"$@\"' - {shlex.join(command)}"
        )
