"""Three processes with a shard each, a stand-by, and PostgreSQL behind a proxy of each of them."""

import asyncio
import contextlib
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.managers import BaseManager, NamespaceProxy
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic

import asyncpg
from sqlalchemy import func, insert, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import open_database
from data.database.schema import metadata
from tests.discord.loopback import Loopback
from tests.proxy import Proxy
from tests.ready import migrated
from tests.soak import process
from tests.soak.process import BotProcess
from tests.soak.promises import Broken
from tests.soak.truth import Newest
from tests.soak.watched import end, until

SHARDS = 3
ALSO = 3 * 10**10 << 22, 3 * 10**10 + 2 << 22
"""Servers of the shards that the usual one is not of."""
TAKEOVER = 6
"""Seconds without a sign of life after which a stand-by takes over."""
PATIENCE = 90.0
"""Seconds within which somebody has taken over, however busy the machine is."""
_LOCK = b"upcard lock"
"""What the connection calls itself that holds the shards of a process."""
_NEWEST = """
SELECT t.table_id, (SELECT max(version) FROM journal j WHERE j.table_id = t.table_id),
  t.is_open, t.message_id
FROM tables t WHERE NOT coalesce(CAST(t.terms AS jsonb) -> 'practice' = 'true', false)
"""


class Proxies(BaseManager):
    """A process of its own with a proxy for each machine: whatever keeps this one busy, they pass
    on what they hear."""


class FarProxy(NamespaceProxy):
    """What stands here for a proxy there."""

    _exposed_ = ("__getattribute__", "hold", "release", "slow", "cut", "refuse", "half_open")

    def hold(self) -> None:
        self._callmethod("hold")

    def release(self) -> None:
        self._callmethod("release")

    def slow(self, seconds: float) -> None:
        self._callmethod("slow", (seconds,))

    def cut(self) -> None:
        self._callmethod("cut")

    def refuse(self, *, on: bool) -> None:
        self._callmethod("refuse", (on,))

    def half_open(self, *, holding: bytes) -> int:
        found: int = self._callmethod("half_open", (), {"holding": holding})
        return found


def _open(host: str, port: int) -> Proxy:
    return Proxy(host, port).__enter__()


def _end_with_parent() -> None:
    """Nobody is left who would end this process."""

    def wait() -> None:
        parent = parent_process()
        assert parent is not None
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


Proxies.register("open", _open, FarProxy)


class Machine(BotProcess):
    """One process at a time, with a way of its own to the database. ``serves``: its shard is its
    own, as far as it knows; ``lost``: since when it does not know that; ``wanted``: with which
    statuses it may end, since it was struck."""

    def __init__(
        self, server: Loopback, folder: Path, name: str, proxy: FarProxy, url: str
    ) -> None:
        super().__init__(server, folder, url, f"{name}-", {"TAKEOVER_SECONDS": str(TAKEOVER)})
        self.proxy = proxy
        self.shard = 0
        self.twist = ""
        self.serves = self.stands_by = False
        self.wanted: tuple[int, ...] = ()
        self.lost: float | None = None
        self.heard = self._hear

    @property
    def ends_with(self) -> Collection[int]:
        """What may come of a SIGTERM: it drains, has come to its point, or has hardly begun."""
        begins = not (self.serves or self.stands_by)
        return (
            {0}
            | ({-signal.SIGKILL} if self.twist else set())
            | ({-signal.SIGTERM} if begins else set())
        )

    async def serve(self, shard: int, twist: str) -> None:
        """Begin a life for this shard."""
        self.shard, self.twist, self.wanted, self.lost = shard, twist, (), None
        self.serves = self.stands_by = False
        await self.begin(twist, SHARDS=f"{shard}/{SHARDS}")

    def _hear(self, line: str) -> None:
        if "] ready " in line:
            self.serves, self.stands_by, self.lost = True, False, None
        elif "are held again" in line:
            self.lost = None
        elif "] standing_by " in line:
            self.stands_by = True
        elif "that holds the shards" in line:
            self.lost = monotonic()


class Fleet:
    """The processes, as director.py and the checks know one (process.py).

    Whoever ends is begun anew: for a shard that is left alone, or as the stand-by of any.
    ``file``: what was played earlier; ``kills``: the points at which processes have died by
    themselves, ``twists``: where the next are to; ``takeovers``: seconds that each has taken.
    """

    def __init__(self, server: Loopback, folder: Path, url: str, chance: Random) -> None:
        self._server, self._folder, self._chance = server, folder, chance
        self.url = url
        self._proxies = Proxies(ctx=get_context("spawn"))
        self.data, self.logs, self.file = folder / "data", folder / "logs", folder / "earlier.db"
        self.machines: list[Machine] = []
        self.twists: list[str] = []
        self.kills: Counter[str] = Counter()
        self.takeovers: list[float] = []
        self.broken: list[Broken] = []
        self._downs: list[tuple[int, float, float]] = []
        self._down = {shard: monotonic() for shard in range(SHARDS)}
        self._postmaster = 0
        self._watching: asyncio.Task[None] | None = None

    # -- life -----------------------------------------------------------------------------------

    async def begin(self) -> None:
        """All of them, with what was played earlier; wait until each shard is served."""
        await copy(f"sqlite+aiosqlite:///{self.file}", self.url)
        connection = await asyncpg.connect(self.url)
        self._postmaster = process.parent(await connection.fetchval("SELECT pg_backend_pid()"))
        await connection.close()
        place = make_url(self.url)
        assert place.host is not None
        assert place.port is not None
        self._proxies.start(_end_with_parent)
        for name in "abcd":
            proxy: FarProxy = self._proxies.open(place.host, place.port)
            way = place.set(port=proxy.port, drivername="postgresql+asyncpg")
            address = way.render_as_string(hide_password=False)
            self.machines.append(Machine(self._server, self._folder, name, proxy, address))
        stands_by = self._chance.randrange(SHARDS)
        for machine, shard in zip(self.machines, (*range(SHARDS), stands_by), strict=True):
            await machine.serve(shard, "")
        self._watching = asyncio.create_task(self._watch())
        if not await until(lambda: not self._down, PATIENCE):
            self.broken.append(Broken("it starts again", f"shards {[*self._down]} are not served"))

    async def _watch(self) -> None:
        """Note who serves, and begin anew whatever has ended."""
        while True:
            for machine in self.machines:
                if machine.status is not None:
                    await self._ended(machine)
                elif machine.serves and not machine.wanted and machine.lost is not None:
                    # It says nothing to anybody until it knows that nobody else does.
                    self.fall(machine.shard, machine.lost)
                elif machine.serves and not machine.wanted:
                    self.rise(machine.shard)
            await asyncio.sleep(0.1)

    async def _ended(self, machine: Machine) -> None:
        status, shard = machine.status, machine.shard
        await machine.kill()
        if machine.wanted:
            machine.proxy.release()
        said = machine.said_last()
        lost_to_another = status == 1 and said.lower().endswith("it ends.")
        # Whoever watches over it begins it anew until it finds its database.
        unheard = "cannot be reached" in said or "does not answer within" in said
        lost_to_another |= status == 1 and not machine.serves and unheard
        # Whoever is struck may come to its own point before that.
        if machine.twist and status == -signal.SIGKILL and status not in machine.wanted:
            self.kills[" ".join(machine.twist.split()[1:3])] += 1
        elif status not in machine.wanted and not lost_to_another:
            words = f"it ended with {status}: {machine.said_last()}"
            self.broken.append(Broken("it goes on", words, machine.log.name))
        there = [
            one
            for one in self.machines
            if one is not machine and one.shard == shard and not one.wanted and one.status is None
        ]
        if machine.serves and not machine.wanted:
            since = monotonic() if machine.lost is None else machine.lost
            if any(one.serves for one in there):
                self._downs.append((shard, since, monotonic()))
            else:
                self.fall(shard, since)
        machine.serves = False
        if there:
            shard = self._chance.randrange(SHARDS)
        await machine.serve(shard, self.twists.pop() if self.twists else "")

    async def stop(self) -> tuple[int | None, float]:
        """SIGTERM to all: the worst exit status, and the most seconds."""
        await self._watch_no_more()
        alive = [one for one in self.machines if one.status is None]
        ended = await asyncio.gather(*(one.stop() for one in alive))
        wrong = [
            status
            for (status, _), one in zip(ended, alive, strict=True)
            if status not in one.ends_with
        ]
        return (wrong or [0])[0], max(seconds for _, seconds in ended)

    async def kill(self) -> None:
        """SIGKILL to whatever still runs."""
        await self._watch_no_more()
        for machine in self.machines:
            await machine.kill()
        if self.machines:
            self._proxies.shutdown()

    async def _watch_no_more(self) -> None:
        if self._watching is not None:
            watching, self._watching = self._watching, None
            self.broken += [
                Broken("the soak itself works", repr(one)) for one in await end([watching])
            ]

    # -- what is done to them -------------------------------------------------------------------

    async def strike(self, kind: str) -> None:
        """Take a shard from whoever serves it while somebody stands by; wait for the takeover."""
        pair: list[tuple[Machine, Machine]] = []

        def found() -> bool:
            pair[:] = [
                (owner, other)
                for other in self.machines
                if other.stands_by and other.status is None
                for owner in self.machines
                if owner.serves and owner.status is None and owner.shard == other.shard
            ]
            return bool(pair) and not self._down

        if not await until(found, PATIENCE):
            self.broken.append(Broken("somebody stands by", f"nobody, for {kind}"))
            return
        [(owner, other), *_] = pair
        began, life = monotonic(), owner.lives
        self.fall(owner.shard)
        owner.wanted = await STRIKES[kind](owner)
        if not await until(lambda: other.serves or other.status is not None, PATIENCE):
            self.broken.append(Broken("a stand-by takes over", f"not after {kind}", other.log.name))
        self.takeovers.append(monotonic() - began)
        owner.proxy.release()
        with contextlib.suppress(ProcessLookupError):
            os.kill(owner.pid, signal.SIGCONT)
        if not await until(lambda: owner.lives != life or owner.status is not None, PATIENCE):
            self.broken.append(Broken("one owner", f"the old one lives on: {kind}", owner.log.name))
            await owner.kill()

    # -- what the checks ask --------------------------------------------------------------------

    def fall(self, shard: int, since: float | None = None) -> None:
        """Nobody serves it from now on, or since then."""
        self._down.setdefault(shard, monotonic() if since is None else since)

    def rise(self, shard: int) -> None:
        """Somebody serves it."""
        since = self._down.pop(shard, None)
        if since is not None:
            self._downs.append((shard, since, monotonic()))

    @property
    def downs(self) -> list[tuple[float, float]]:
        """Of any shard."""
        return [(since, until) for _, since, until in self._downs]

    @property
    def is_up(self) -> bool:
        """Whether all have begun, and there is something to look at."""
        return self._watching is not None

    @property
    def lives(self) -> int:
        return sum(machine.lives for machine in self.machines)

    def was_down(self, begin: float, end: float, guild: int) -> bool:
        shard = (guild >> 22) % SHARDS
        now = [(one, since, monotonic()) for one, since in self._down.items()]
        return any(
            one == shard and since < end and until > begin
            for one, since, until in (*self._downs, *now)
        )

    def workers(self) -> list[int]:
        return [worker for one in self.machines if one.serves for worker in one.workers()]

    def memory(self) -> int:
        return sum(one.memory() for one in self.machines)

    def waited(self) -> float:
        """Of PostgreSQL and of the proxies, too: whoever clicks waits for all of them."""
        proxies = [one.pid for one in active_children() if one.pid is not None]
        others = os.getpid(), *proxies, *process.children(self._postmaster)
        return sum(one.waited() for one in self.machines) + sum(map(process.waited, others))

    def said_last(self) -> str:
        return self.machines[0].said_last()

    async def died(self, seconds: float) -> bool:
        """Others go on: so much time passes."""
        await asyncio.sleep(seconds)
        return False

    async def newest(self) -> Mapping[str, Newest]:
        if not self.is_up:
            return {}
        connection = await asyncpg.connect(self.url)
        try:
            rows = await connection.fetch(_NEWEST)
        finally:
            await connection.close()
        return {key: (version or 0, is_open, message) for key, version, is_open, message in rows}

    async def count(self, table: str) -> int:
        connection = await asyncpg.connect(self.url)
        try:
            return int(await connection.fetchval(f"SELECT count(*) FROM {table}"))
        finally:
            await connection.close()

    async def snapshot(self) -> Path:
        file = self._folder / "snapshot.db"
        file.write_bytes(migrated())
        file.chmod(0o600)
        await copy(self.url, f"sqlite+aiosqlite:///{file}")
        return file


# -- strikes ------------------------------------------------------------------------------------


async def _killed(machine: Machine) -> tuple[int, ...]:
    os.kill(machine.pid, signal.SIGKILL)
    return (-signal.SIGKILL,)


async def _told(machine: Machine) -> tuple[int, ...]:
    os.kill(machine.pid, signal.SIGTERM)
    return (0,)


async def _frozen(machine: Machine) -> tuple[int, ...]:
    os.kill(machine.pid, signal.SIGSTOP)
    return (1,)


async def _held(machine: Machine) -> tuple[int, ...]:
    machine.proxy.hold()
    return (1,)


async def _half_open(machine: Machine) -> tuple[int, ...]:
    machine.proxy.half_open(holding=_LOCK) or machine.proxy.half_open(holding=b"upcard")
    return (1,)


STRIKES: dict[str, Callable[[Machine], Awaitable[tuple[int, ...]]]] = {
    "killed": _killed,
    "told to end": _told,
    "frozen": _frozen,
    "network held": _held,
    "lock half-open": _half_open,
}
"""What takes a shard from a process, by name, and with which status it ends."""


# -- troubles -----------------------------------------------------------------------------------


def _some(fleet: Fleet, chance: Random) -> Iterable[Machine]:
    """One of them or all."""
    return fleet.machines if chance.random() < 0.5 else [chance.choice(fleet.machines)]


@asynccontextmanager
async def held(fleet: Fleet, chance: Random) -> AsyncIterator[None]:
    """Nothing comes through for a while, and then everything."""
    some = _some(fleet, chance)
    for machine in some:
        machine.proxy.hold()
    yield
    for machine in some:
        machine.proxy.release()


@asynccontextmanager
async def cut(fleet: Fleet, chance: Random) -> AsyncIterator[None]:
    """All connections are gone, and no new ones are to be had for a while."""
    some = _some(fleet, chance)
    for machine in some:
        machine.proxy.refuse(on=True)
        machine.proxy.cut()
    yield
    for machine in some:
        machine.proxy.refuse(on=False)


@asynccontextmanager
async def slow(fleet: Fleet, chance: Random) -> AsyncIterator[None]:
    """Each question to the database takes its time."""
    some = _some(fleet, chance)
    for machine in some:
        machine.proxy.slow(chance.choice((0.02, 0.1, 0.3)))
    yield
    for machine in some:
        machine.proxy.slow(0)


@asynccontextmanager
async def half_open(fleet: Fleet, chance: Random) -> AsyncIterator[None]:
    """A process's connections are gone, and it hears nothing of it."""
    machine = chance.choice(fleet.machines)
    machine.proxy.half_open(holding=b"upcard")
    yield


@asynccontextmanager
async def locked(fleet: Fleet, chance: Random) -> AsyncIterator[None]:
    """Somebody else keeps the journal from being written."""
    connection = await asyncpg.connect(fleet.url)
    async with connection.transaction():
        await connection.execute("LOCK TABLE journal IN SHARE MODE")
        yield
    await connection.close()


NETWORK = {
    "network held": held,
    "network cut": cut,
    "network slow": slow,
    "half-open": half_open,
    "locked journal": locked,
}
"""What stands between the processes and their database, by name."""


# -- copies -------------------------------------------------------------------------------------


async def copy(source: str, target: str) -> None:
    """Put all that is stored in one database into the place of what is in another."""
    one, other = await open_database(source), await open_database(target)
    try:
        # Others may write meanwhile: it is as one moment left it.
        moment = one.engine.execution_options(isolation_level="SERIALIZABLE")
        async with moment.connect() as reading, other.engine.begin() as writing:
            await _copy(reading, writing)
    finally:
        await one.dispose()
        await other.dispose()


async def _copy(reading: AsyncConnection, writing: AsyncConnection) -> None:
    for table in reversed(metadata.sorted_tables):
        await writing.execute(table.delete())
    for table in metadata.sorted_tables:
        rows = [dict(row) for row in (await reading.execute(select(table))).mappings()]
        if rows:
            await writing.execute(insert(table), rows)
        counted = table.autoincrement_column
        if counted is not None and writing.dialect.name == "postgresql":
            last = select(func.coalesce(func.max(counted), 1)).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, counted.name)
            await writing.execute(select(func.setval(sequence, last)))
