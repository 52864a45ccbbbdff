"""The process of a program that plays, with lines to it and from it that never block us."""

import os
import shlex
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from select import POLLERR, POLLHUP, POLLIN, POLLOUT, poll

from engine.notation.protocol import LONGEST_LINE

_CHUNK = 1 << 16
MEMORY = 320
"""Megabytes for a program with all that it starts. It may briefly have up to 512."""
PROCESSES = 64
_SUPERVISOR = str(Path(__file__).with_name("supervisor.py"))
_FAREWELL_S = 1.0
"""Seconds in which a program may end on its own after its input is closed."""
_SUPERVISOR_S = 30.0
"""Seconds to wait for the supervisor. It starts and ends fast unless the machine is busy."""
_LAST_WORDS = 300
"""The characters of a program's errors that are kept."""


class Silent(Exception):
    """No line has come in time."""


class Ended(Exception):
    """The process has ended, or has closed its output."""


class Endless(Exception):
    """A line does not end."""


class Program:
    """A command that runs under a supervisor (bench/duel/supervisor.py) with bounded memory.

    Its environment only says where programs are. ``memory`` is in megabytes. Raises OSError if it
    can't be started. Only ``hear`` waits for the program, and not longer than it is told to. Lines
    that the program doesn't read are kept for it.
    """

    def __init__(self, command: str, memory: int = MEMORY) -> None:
        if sys.platform != "linux":
            raise OSError("only Linux has what keeps a program small")
        pipe = subprocess.PIPE
        self._control, theirs = socket.socketpair()
        self._control.settimeout(_SUPERVISOR_S)
        bounds = map(str, (theirs.fileno(), memory << 20, PROCESSES))
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", _SUPERVISOR, *bounds, *shlex.split(command)],
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                pass_fds=[theirs.fileno()],
                env={name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ},
                start_new_session=True,
            )
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._streams = [stream for stream in streams if stream is not None]
        self._to, self._from, self._errors = (stream.fileno() for stream in self._streams)
        for stream in (self._to, self._from, self._errors):
            os.set_blocking(stream, False)
        self._poll = poll()
        self._poll.register(self._from, POLLIN)
        self._poll.register(self._errors, POLLIN)
        self._untold, self._heard, self._last_words = bytearray(), bytearray(), ""
        self._deaf = self._speechless = False
        what, _, told = self._told().partition(" ")
        if what != "pid":
            self.kill()
            raise OSError(told or "the supervisor has ended")
        self._pid = int(told)

    def tell(self, line: bytes) -> None:
        """Write a line, as far as the program reads."""
        if not self._deaf:
            self._untold += line
            self._write()

    def hear(self, until: float) -> bytes:
        """Return the next line. ``until`` is a time of ``time.monotonic``.

        Raises Silent, Ended or Endless.
        """
        while True:
            line, ended, rest = self._heard.partition(b"\n")
            if ended:
                self._heard = rest
                return bytes(line)
            if len(self._heard) > LONGEST_LINE:
                raise Endless
            left = until - time.monotonic()
            if left <= 0:
                raise Silent
            self._wait(left)

    def seconds(self) -> float:
        """Return the processor time of the process, or 0 if the system doesn't show it."""
        # Linux has a clock for every process (clock_getcpuclockid(3)).
        with suppress(OSError):
            return time.clock_gettime((~self._pid << 3) | 2)
        return 0.0

    def last_words(self) -> str:
        """End the program. Return why it had to end, or the last line of its errors."""
        self._read_errors()
        self._control.shutdown(socket.SHUT_WR)
        lines = self._last_words.strip().splitlines()
        return self._told().partition("why ")[2] or (lines[-1] if lines else "")

    def stop(self) -> None:
        """End it and all that it has started, by closing its input, or otherwise by force."""
        with suppress(OSError):
            self._streams[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_S)
        self.kill()

    def kill(self) -> None:
        """End it and all that it has started by force, right away."""
        self._control.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_SUPERVISOR_S)
        for stream in self._streams:
            with suppress(OSError):
                stream.close()

    def _told(self) -> str:
        """Return the next line of the supervisor, or an empty text if it has ended."""
        line = b""
        with suppress(OSError):
            while not line.endswith(b"\n") and (some := self._control.recv(1)):
                line += some
        return line.decode(errors="replace").strip()

    def _wait(self, left: float) -> None:
        """Wait for something to read or room to write, at most ``left`` seconds."""
        if self._untold:
            self._poll.register(self._to, POLLOUT)
        found = dict(self._poll.poll(left * 1000))
        if self._untold:
            self._poll.unregister(self._to)
        if found.get(self._to, 0):
            self._write()
        if found.get(self._errors, 0):
            self._read_errors()
        if found.get(self._from, 0) & (POLLIN | POLLHUP | POLLERR):
            some = os.read(self._from, _CHUNK)
            if not some:
                raise Ended
            self._heard += some

    def _write(self) -> None:
        try:
            del self._untold[: os.write(self._to, self._untold)]
        except BlockingIOError:
            return
        except BrokenPipeError:
            # It no longer reads. Whether it still writes will show later.
            self._deaf = True
            self._untold.clear()

    def _read_errors(self) -> None:
        if self._speechless:
            return
        with suppress(BlockingIOError):
            some = os.read(self._errors, _CHUNK)
            self._last_words = (self._last_words + some.decode(errors="replace"))[-_LAST_WORDS:]
            if not some:
                self._speechless = True
                self._poll.unregister(self._errors)
