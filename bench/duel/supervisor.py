"""The process between a duel and a program, which bounds the program and cleans up.

``python -I -S supervisor.py CONTROL MEMORY PROCESSES WORD…`` starts the command with its own
streams and environment. Over the socket CONTROL it sends ``pid`` and the program's number, or
``why`` and a sentence if there is no program, or no longer. When the other end of the socket is
closed, for whatever reason, everything that the program has started is killed.

If Linux allows it, the program is the first process of new namespaces. Then it sees only its own
processes, can't signal others, none of them outlives it, and its files in HOME are bounded.
Otherwise its descendants are found in ``/proc``. There, one that attacks this process may
survive.
"""

import ctypes
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from select import POLLIN, poll

_NEW_USER, _NEW_PIDS, _NEW_MOUNTS = 0x10000000, 0x20000000, 0x00020000
_DEATH_SIGNAL, _DROP_BOUND, _SUBREAPER, _NO_NEW_PRIVILEGES = 1, 24, 36, 38
_CAPABILITIES = 64
"""More than there are."""
_PAGE = resource.getpagesize()
_LOOKS_MS, _CLOSELY_MS = 20, 2
"""Milliseconds between two checks of memory, and if more than a quarter of it is used."""
_FILE = 64 << 20
"""Bytes of a file that a program writes."""


def _system(name: str, *arguments: object) -> bool:
    """Whether a call of the C library succeeds."""
    done: int = getattr(ctypes.CDLL(None), name)(*arguments)
    return done == 0


def die_with_parent() -> None:
    """Let the kernel kill this process when its parent has ended."""
    _system("prctl", _DEATH_SIGNAL, int(signal.SIGKILL))


def _set_apart() -> bool:
    """Make the next child the first process of new namespaces, if that is allowed here."""
    user, group = os.getuid(), os.getgid()
    if not _system("unshare", _NEW_USER | _NEW_PIDS):
        return False
    # Its user has the same number inside as outside.
    maps = {"setgroups": "deny", "uid_map": f"{user} {user} 1", "gid_map": f"{group} {group} 1"}
    with suppress(OSError):
        for name, text in maps.items():
            Path(f"/proc/self/{name}").write_text(text, encoding="ascii")
    return True


def _bounded(memory: int, home: str, *, apart: bool) -> None:
    """Bound the program's process before it becomes the program."""
    die_with_parent()
    if apart and _system("unshare", _NEW_MOUNTS):
        _system("mount", b"proc", b"/proc", b"proc", 0, None)
        size = f"size={memory // 10}".encode()
        _system("mount", b"tmpfs", home.encode(), b"tmpfs", 0, size)
    if apart:
        # Otherwise root could undo all of it.
        for number in range(_CAPABILITIES):
            _system("prctl", _DROP_BOUND, number)
    _system("prctl", _NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    for what, most in (
        # For memory that is taken between two checks. Not RLIMIT_AS, because Java and Node reserve
        # gigabytes of addresses and never use them.
        (resource.RLIMIT_DATA, memory * 3 // 2),
        (resource.RLIMIT_FSIZE, _FILE),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))


def _read(file: str | Path) -> str:
    """Return a file's text, or an empty text if its process has ended meanwhile."""
    with suppress(OSError):
        return Path(file).read_text(encoding="ascii", errors="replace")
    return ""


def _children(process: int) -> list[int]:
    """Return a process's children, or none if it has ended meanwhile."""
    tasks = f"/proc/{process}/task"
    with suppress(OSError):
        threads = [one.name for one in Path(tasks).iterdir()]
        return [
            int(one) for thread in threads for one in _read(f"{tasks}/{thread}/children").split()
        ]
    return []


def _descendants() -> list[int]:
    found, new = [], [os.getpid()]
    while new:
        new = [child for one in new for child in _children(one)]
        found += new
    return found


def _resident(process: int) -> int:
    """Return the bytes of memory, with all that it shares with others."""
    told = _read(f"/proc/{process}/statm").split()
    return int(told[1]) * _PAGE if told else 0


def _own(process: int) -> int:
    """Return the bytes of memory, with its part of what it shares with others."""
    told = _read(f"/proc/{process}/smaps_rollup").partition("\nPss:")[2].split()
    return int(told[0]) << 10 if told else _resident(process)


def _signal(processes: list[int], number: int) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, number)


def _watched(control: socket.socket, program: int, memory: int, processes: int) -> str:
    """Watch the program until it ends or is no longer wanted. Return what it exceeded, if so."""
    ends, pause = poll(), _LOOKS_MS
    ends.register(control, POLLIN)
    ends.register(os.pidfd_open(program), POLLIN)
    while not ends.poll(pause):
        found = _descendants()
        if len(found) > processes:
            return f"it started more than {processes} processes"
        taken = sum(map(_resident, found))
        if taken > memory:
            # It must not take more while that is counted.
            _signal(found, signal.SIGSTOP)
            if sum(map(_own, found)) > memory:
                return f"it took more than {memory >> 20} MB"
            _signal(found, signal.SIGCONT)
        pause = _CLOSELY_MS if taken > memory // 4 else _LOOKS_MS
        # Processes without a parent are our children now, and we have to reap them.
        while ended := os.waitpid(-1, os.WNOHANG)[0]:
            if ended == program:
                return ""
    return ""


def _end_all() -> None:
    """Kill everything until nothing is left. Processes without a parent become our children."""
    while True:
        _signal(_descendants(), signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(_CLOSELY_MS / 1000)


def _main(control: socket.socket, memory: int, processes: int, command: list[str]) -> None:
    _system("prctl", _SUBREAPER, 1)
    with tempfile.TemporaryDirectory(prefix="upcard-duel-", ignore_cleanup_errors=True) as home:
        try:
            program = subprocess.Popen(
                command,
                env=os.environ | {"HOME": home, "TMPDIR": home},
                preexec_fn=partial(_bounded, memory, home, apart=_set_apart()),  # noqa: PLW1509  no threads are here
                start_new_session=True,
            ).pid
        except OSError as error:
            control.sendall(f"why it cannot be started: {error}\n".encode())
            return
        # Otherwise the program's streams would never end.
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        control.sendall(f"pid {program}\n".encode())
        why = _watched(control, program, memory, processes)
        _end_all()
        with suppress(OSError):
            control.sendall(f"why {why}\n".encode())


if __name__ == "__main__":
    _main(socket.socket(fileno=int(sys.argv[1])), *map(int, sys.argv[2:4]), sys.argv[4:])
