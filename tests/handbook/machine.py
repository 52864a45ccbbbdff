"""A machine to follow the handbook on: its own /etc, /opt, /var and processes, the real systemd."""

import asyncio
import os
import shutil
import signal
import sys
import sysconfig
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from pathlib import Path
from subprocess import CompletedProcess
from typing import Self

import pytest

from tests.absent import absent
from tests.processes import ran, show, until

SYSTEMD = "/lib/systemd/systemd"
PYTHON, PACKAGES = Path("/srv/python"), Path("/srv/packages")
"""Where the machine has the interpreter and the libraries that run the tests."""
NEEDED = ("git", "make", "nsenter", "setpriv", "unshare")

_PRIVATE = ("dev", "etc", "home", "opt", "root", "run", "srv", "tmp", "usr/local/bin", "var")
_DEVICES = ("full", "null", "random", "tty", "urandom", "zero")
_UNIT = """\
[Unit]
DefaultDependencies=no
Wants=systemd-journald.service
After=systemd-journald.service
"""


class Machine:
    """``root``: the folder that has its /etc, /opt, /root, /srv, /var and /usr/local/bin."""

    def __init__(self, root: Path, *, with_systemd: bool) -> None:
        self.root, self._with_systemd = root, with_systemd
        self._outside: Process | None = None

    async def __aenter__(self) -> Self:
        """Skips the test if this system has no namespaces for us, or not the programs."""
        lacking = [name for name in NEEDED if shutil.which(name) is None]
        if self._with_systemd and shutil.which(SYSTEMD) is None:
            lacking.append("systemd")
        if lacking or os.geteuid() != 0:
            absent(f"needs root and {', '.join(lacking) or 'nothing else'}")
        if ran("unshare", "--mount", "true").returncode != 0:
            pytest.skip("needs a kernel that allows new namespaces")
        self._fill()
        script = self.root / "start.sh"
        script.write_text(self._script(), "utf-8")
        log = self.root / "said.txt"
        with log.open("wb") as said:
            self._outside = await asyncio.create_subprocess_exec(
                *("unshare", "--mount", "--pid", "--uts", "--ipc", "--cgroup", "--fork"),
                *("--kill-child", "sh", "-e", str(script)),
                stdin=DEVNULL,
                stdout=said,
                stderr=said,
            )
        try:
            await until((self.root / "run/ready").exists, self._outside)
        except AssertionError:
            show("the machine", log.read_text("utf-8"))
            pytest.skip("needs a kernel that lets systemd start in a namespace")
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._outside is not None
        with suppress(OSError):  # It may have ended.
            # All other processes of the machine end with the first one.
            os.kill(self._first(), signal.SIGKILL)
        await self._outside.wait()

    async def run(
        self, line: str, folder: str = "/root", given: str | None = None
    ) -> CompletedProcess[str]:
        """A line of root's shell, which starts in this folder and gets this as its input."""
        return await asyncio.to_thread(
            ran,
            *("nsenter", f"--target={self._first()}", "--mount", "--pid", "--uts", "--ipc"),
            *("--cgroup", "sh", "-c", f"cd {folder} && {line}"),
            environment={"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"},
            given=given,
        )

    def _first(self) -> int:
        """The machine's process 1, by its number outside."""
        assert self._outside is not None
        number = self._outside.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii")
        if not children:
            raise ProcessLookupError("the machine has ended")
        return int(children.split()[0])

    def _fill(self) -> None:
        for name in (*_PRIVATE, "dev/shm"):
            (self.root / name).mkdir(parents=True, exist_ok=True)
        shutil.copytree("/etc", self.root / "etc", symlinks=True, dirs_exist_ok=True)
        (self.root / "etc/fstab").unlink(missing_ok=True)
        units = self.root / "etc/systemd/system"
        shutil.rmtree(units, ignore_errors=True)
        units.mkdir(parents=True)
        (units / "walk.target").write_text(_UNIT, "utf-8")
        for name in ("lib", "tmp"):
            (self.root / "var" / name).mkdir()
        for place in (PYTHON, PACKAGES):
            (self.root / place.relative_to("/")).mkdir()

    def _script(self) -> str:
        # Each folder of the system hides more of ours: all are taken from a place that stays.
        mine = "/mnt"
        lines = [
            "mount --make-rprivate /",
            f"mount --bind {self.root} {mine}",
            f"mount --bind {sys.base_prefix} {mine}{PYTHON}",
            f"mount --bind {sysconfig.get_path('purelib')} {mine}{PACKAGES}",
            *(f"touch {mine}/dev/{name}" for name in _DEVICES),
            *(f"mount --bind /dev/{name} {mine}/dev/{name}" for name in _DEVICES),
            f"ln -s /proc/self/fd {mine}/dev/fd",
            f"mkdir {mine}/dev/pts",
            f"mount -t devpts -o newinstance,ptmxmode=0666 devpts {mine}/dev/pts",
            f"ln -s pts/ptmx {mine}/dev/ptmx",
            f"chmod 1777 {mine}/dev/shm {mine}/tmp {mine}/var/tmp",
            *(f"mount --rbind {mine}/{name} /{name}" for name in _PRIVATE),
            # systemd empties /tmp when it starts. Nothing else of this system can be changed.
            "mount -o remount,bind,ro /",
            "mount -t proc proc /proc",
            "mount --bind /proc/sys /proc/sys",
            *(
                f"mount -o remount,bind,ro {place}"
                for place in (PYTHON, PACKAGES, "/proc/sys", "/sys")
            ),
            "if umount --recursive /sys/fs/cgroup; then",
            "    mount -t cgroup2 cgroup2 /sys/fs/cgroup",
            "fi",
            "mkdir -p /run/systemd/system",
            # The interpreter's own library, and not another of the system.
            f"echo {PYTHON}/lib > /etc/ld.so.conf.d/00-python.conf",
            "/sbin/ldconfig",
            # Among the machine's own namespaces: a service gets its credentials by this.
            "mount --make-rshared /",
            'if [ -n "$(ls -A /tmp)" ] || touch /usr/of-the-machine 2> /dev/null; then',
            "    exit 1",
            "fi",
        ]
        if self._with_systemd:
            start = f"exec {SYSTEMD} --system --unit=walk.target --log-target=journal"
            ready = "until systemctl is-active walk.target; do sleep 0.05; done > /dev/null 2>&1"
        else:
            start, ready = "exec sleep infinity", "true"
        lines += [
            f"({ready}; touch /run/ready) &",
            "export container=namespace",
            f"{start} < /dev/null",
        ]
        return "\n".join(lines) + "\n"


def virtual_environment(folder: Path) -> None:
    """What ``make install`` downloads: an environment over the libraries that run the tests."""
    major_minor = f"python{sysconfig.get_python_version()}"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin/python").symlink_to(PYTHON / "bin" / major_minor)
    (folder / "lib" / major_minor).mkdir(parents=True)
    (folder / "lib" / major_minor / "site-packages").symlink_to(PACKAGES)
    (folder / "pyvenv.cfg").write_text(f"home = {PYTHON}/bin\n", "utf-8")
    for stamp in (".made", ".runtime"):
        (folder / stamp).touch()


def program(file: Path, script: str) -> Path:
    """A program of the machine that differs from the real one; where it notes what it has to."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}", "utf-8")
    file.chmod(0o755)
    return file.with_name(f"{file.name}.notes")
