"""The bot as a process of its own: started, killed at any moment, stopped, watched."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from types import MappingProxyType

from tests.discord.loopback import Loopback
from tests.processes import LIMIT, bare_environment, memory_of
from tests.soak import truth
from tests.soak.watched import until

ROOT = Path(__file__).parents[2]
STOP_SECONDS = 8.0
"""A stop drains within so long."""


class BotProcess:
    """``python -m tests.soak.bot`` on a database, again and again; each life has its own log.

    ``url``: DATABASE_URL; None: a file of its own. ``name`` tells its logs from those of others;
    ``settings``: whatever else is to be set.
    """

    def __init__(
        self,
        server: Loopback,
        folder: Path,
        url: str | None = None,
        name: str = "",
        settings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._server, self._folder = server, folder
        self.data, self.logs = folder / "data", folder / "logs"
        for made in (self.data, self.logs):
            made.mkdir(exist_ok=True)
        self.file = self.data / "upcard.db"
        self.url = url or f"sqlite+aiosqlite:///{self.file}"
        self._name, self._settings = name, settings
        self.heard: Callable[[str], None] = lambda line: None
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
    def log(self) -> Path:
        """Where it writes in this life."""
        return self.logs / f"{self._name}{self.lives:03}.log"

    async def start(self, twist: str = "") -> bool:
        """Begin a life; False if it ended before it was ready. ``twist``: see tests/soak/bot.py."""
        before = len(self._server.identified)
        await self.begin(twist)
        process = self._process
        assert process is not None
        await until(
            lambda: len(self._server.identified) > before or process.returncode is not None,
            LIMIT,
        )
        if process.returncode is None and len(self._server.identified) > before:
            self._rise()
            return True
        await self.kill()
        return False

    async def begin(self, twist: str = "", **settings: str) -> None:
        """Begin a life, and wait for nothing."""
        self.lives += 1
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
            }
            | self._settings
            | settings,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._writing = asyncio.create_task(self._write(self._process))

    @property
    def status(self) -> int | None:
        """The exit status of this life; None: it goes on."""
        assert self._process is not None
        return self._process.returncode

    def said_last(self) -> str:
        """The last line of the log of this life."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
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

    def was_down(self, begin: float, end: float, guild: int) -> bool:
        """Whether nobody served this server at some moment between these (monotonic)."""
        now = [] if self._down_since is None else [(self._down_since, monotonic())]
        return any(since < end and until > begin for since, until in (*self.downs, *now))

    async def newest(self) -> Mapping[str, truth.Newest]:
        """What healing.py looks at: empty before a first life has made the database."""
        return truth.newest(self.file) if self.file.exists() else {}

    async def count(self, table: str) -> int:
        """How many rows a table of the database has; 0 before a first bot has made it."""
        return truth.count(self.file, table)

    async def snapshot(self) -> Path:
        """All that is stored, as a file of SQLite that is only to be read."""
        return self.file

    def workers(self) -> list[int]:
        """The ids of its worker processes."""
        return children(self.pid)

    def memory(self) -> int:
        """Bytes of memory that the process and its workers have."""
        return memory_of(self.pid, *self.workers())

    def waited(self) -> float:
        """Seconds that threads of it and of its workers were ready to run and had no processor."""
        return sum(map(waited, (self.pid, *self.workers())))

    async def _write(self, process: asyncio.subprocess.Process) -> None:
        """Keep what it says: by a pipe, so that a log can grow where no file of the bot can."""
        assert process.stdout is not None
        begun = b""
        with self.log.open("wb") as log:
            while said := await process.stdout.read(1 << 16):
                log.write(said)
                log.flush()
                *lines, begun = (begun + said).split(b"\n")
                for line in lines:
                    self.heard(line.decode(errors="replace"))

    def _rise(self) -> None:
        self.is_up = True
        if self._down_since is not None:
            self.downs.append((self._down_since, monotonic()))
        self._down_since = None

    def _fall(self) -> None:
        self.is_up = False
        if self._down_since is None:
            self._down_since = monotonic()


def children(pid: int) -> list[int]:
    """The processes that one has begun."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text(encoding="ascii").split()]
    return found


def parent(pid: int) -> int:
    """The process that has begun one."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    return int(stat.rpartition(")")[2].split()[1])


def waited(pid: int) -> float:
    """Seconds that its threads were ready to run and had no processor."""
    total = 0
    for stat in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError, IndexError):
            total += int(stat.read_text(encoding="ascii").split()[1])
    return total / 1e9
