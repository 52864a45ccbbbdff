"""The process of a program that plays: lines to it and lines from it, none of which holds us up."""

import os
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from select import POLLERR, POLLHUP, POLLIN, POLLOUT, poll

_CHUNK = 1 << 16
LONGEST_LINE = 1 << 20
"""Bytes of a line from a program; no move is nearly as long."""
_FAREWELL_S = 1.0
"""How long a program that is told no more may take to end by itself."""
_LAST_WORDS = 300
"""Characters of what a program has written as its errors that are kept."""


class Silent(Exception):
    """No line has come in time."""


class Ended(Exception):
    """The process has ended, or says no more."""


class Endless(Exception):
    """A line that does not end."""


class Program:
    """A command that runs in a session of its own. Raises OSError if it cannot be started.

    Nothing here waits for the program but ``hear``, and that no longer than it is told to: what the
    program does not read is kept for it.
    """

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            shlex.split(command), stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
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

    def tell(self, line: bytes) -> None:
        """Write a line, as far as the program reads."""
        if not self._deaf:
            self._untold += line
            self._write()

    def hear(self, until: float) -> bytes:
        """The next line. ``until`` is of ``time.monotonic``. Raises Silent, Ended or Endless."""
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
        """Processor time that the process has used; 0 where the system does not tell it."""
        # Linux has a clock for every process: see clock_getcpuclockid(3).
        with suppress(OSError):
            return time.clock_gettime((~self._process.pid << 3) | 2)
        return 0.0

    def last_words(self) -> str:
        """The last line of what it has written as its errors."""
        self._read_errors()
        lines = self._last_words.strip().splitlines()
        return lines[-1] if lines else ""

    def stop(self) -> None:
        """End it, and all that it has started: by telling no more, or else by force."""
        with suppress(OSError):
            self._streams[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_S)
        self.kill()

    def kill(self) -> None:
        """End it and all that it has started by force, at once."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in self._streams:
            with suppress(OSError):
                stream.close()

    def _wait(self, left: float) -> None:
        """Until there is something to read or room to write, no longer than so many seconds."""
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
            # It reads no more: whether it still speaks is heard.
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
