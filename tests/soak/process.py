"""The bot as a process of its own: started, killed at any moment, stopped, watched."""

import asyncio
import contextlib
import signal
import sys
from pathlib import Path
from time import monotonic

from tests.discord.loopback import Loopback
from tests.processes import LIMIT, bare_environment, memory_of
from tests.soak.watched import until

ROOT = Path(__file__).parents[2]
STOP_SECONDS = 8.0
"""A stop drains within so long."""


class BotProcess:
    """``python -m tests.soak.bot`` on a database, again and again; each life has its own log."""

    def __init__(self, server: Loopback, folder: Path) -> None:
        self._server, self._folder = server, folder
        self.data, self.logs = folder / "data", folder / "logs"
        for made in (self.data, self.logs):
            made.mkdir(exist_ok=True)
        self.file = self.data / "upcard.db"
        self.lives = 0
        self.is_up = False
        self.downs: list[tuple[float, float]] = []
        self._down_since: float | None = monotonic()
        self._process: asyncio.subprocess.Process | None = None
        self._writing: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        """DATABASE_URL."""
        return f"sqlite+aiosqlite:///{self.file}"

    async def start(self, twist: str = "") -> bool:
        """Begin a life; False if it ended before it was ready. ``twist``: see tests/soak/bot.py."""
        self.lives += 1
        before = len(self._server.identified)
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.soak.bot"),
            cwd=self._folder,
            env=bare_environment()
            | {
                "DISCORD_TOKEN": self._server.token,
                "DISCORD_API_URL": self._server.api_url,
                "DISCORD_GATEWAY_URL": self._server.gateway_url,
                "DATABASE_URL": self.url,
                "COMPUTER_PAUSE_SECONDS": "0.1",
                "MAY_I_SECONDS": "3",
                "NEXT_DEAL_SECONDS": "5",
                # So that all that may be kept is there before memory is measured.
                "CACHE_MB": "6",
                "LOG_LEVEL": "DEBUG",
                "SOAK_TWIST": twist,
            },
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        process = self._process
        self._writing = asyncio.create_task(self._write(process, f"{self.lives:03}.log"))
        await until(
            lambda: len(self._server.identified) > before or process.returncode is not None,
            LIMIT,
        )
        if process.returncode is None and len(self._server.identified) > before:
            self._rise()
            return True
        await self.kill()
        return False

    @property
    def status(self) -> int | None:
        """The exit status of this life; None: it goes on."""
        assert self._process is not None
        return self._process.returncode

    def said_last(self) -> str:
        """The last line of the log of this life."""
        text = (self.logs / f"{self.lives:03}.log").read_text(encoding="utf-8", errors="replace")
        return next(iter([line for line in text.splitlines() if line.strip()][::-1]), "nothing")

    async def kill(self) -> None:
        """SIGKILL, if it is not dead already."""
        self._fall()
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            if self._writing is not None:
                await self._writing

    async def died(self, seconds: float) -> bool:
        """Wait for it to die by itself, at most so long."""
        assert self._process is not None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._process.wait()), seconds)
        if self._process.returncode is None:
            return False
        self._fall()
        return True

    async def stop(self) -> tuple[int | None, float]:
        """SIGTERM: the exit status (None: it had to be killed) and the seconds that it took."""
        assert self._process is not None
        began = monotonic()
        self._fall()
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._process.wait()), 2 * STOP_SECONDS)
        status = self._process.returncode
        await self.kill()
        return status, monotonic() - began

    def was_down(self, begin: float, end: float) -> bool:
        """Whether it was not there at some moment between these (monotonic)."""
        now = [] if self._down_since is None else [(self._down_since, monotonic())]
        return any(since < end and until > begin for since, until in (*self.downs, *now))

    def workers(self) -> list[int]:
        """The ids of its worker processes."""
        found = []
        for task in Path(f"/proc/{self.pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                found += [int(child) for child in task.read_text(encoding="ascii").split()]
        return found

    def memory(self) -> int:
        """Bytes of memory that the process and its workers have."""
        return memory_of(self.pid, *self.workers())

    def waited(self) -> float:
        """Seconds that threads of it and of its workers were ready to run and had no processor."""
        total = 0
        for pid in (self.pid, *self.workers()):
            for stat in Path(f"/proc/{pid}/task").glob("*/schedstat"):
                with contextlib.suppress(OSError, IndexError):
                    total += int(stat.read_text(encoding="ascii").split()[1])
        return total / 1e9

    async def _write(self, process: asyncio.subprocess.Process, name: str) -> None:
        """Keep what it says: by a pipe, so that a log can grow where no file of the bot can."""
        assert process.stdout is not None
        with (self.logs / name).open("wb") as log:
            while said := await process.stdout.read(1 << 16):
                log.write(said)
                log.flush()

    def _rise(self) -> None:
        self.is_up = True
        if self._down_since is not None:
            self.downs.append((self._down_since, monotonic()))
        self._down_since = None

    def _fall(self) -> None:
        self.is_up = False
        if self._down_since is None:
            self._down_since = monotonic()
