"""The database that ``DATABASE_URL`` names: opened, brought up to date, read and written."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import wraps
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, QueuePool, Row, Select, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.database.address import EXAMPLES, WrongAddress, full_address
from data.database.batches import Batches, Gathered, Kind, Outcome, Works
from data.database.dialect import Dialect, Question
from data.database.epoch import Lease, Replaced, look
from data.database.migrate import NEWEST, check, migrate, revision
from data.database.postgres import Postgres
from data.database.shards import ALL
from data.database.sqlite import Sqlite
from data.database.trouble import DatabaseError, OutcomeUnknown, StorageTrouble

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


def run_to_completion(
    work: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let work that has begun run to its end, whatever becomes of its caller.

    A caller who is cancelled goes on waiting until the work is stored or has failed, and is only
    then told of the cancellation. So each transaction ends before its caller goes, and connections
    are given back in the task that took them. Cancelling the event loop's every task, as its end
    does, still cuts the work off; then nothing of its last transaction is stored.

    It is needed around whole functions: a statement cut off on its way to the driver goes on in the
    driver's thread, and its connection can keep SQLite's write lock with nobody left to release it.
    """

    @wraps(work)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        return await settled(asyncio.create_task(work(*args, **kwargs)))

    return run


async def settled(future: asyncio.Future[T]) -> T:
    """Wait for what somebody else does, to its end even if the caller is cancelled meanwhile."""
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        # Nobody is left to take an error: trouble with the database is told anyway, others are not.
        error = None if future.cancelled() else future.exception()
        if error is not None and not isinstance(error, StorageTrouble):
            told = {"message": "Work has failed whose caller is gone", "exception": error}
            asyncio.get_running_loop().call_exception_handler(told)
        raise


_QUIET = 60.0
"""Seconds between two lines about the same trouble."""
_JUST_NOW = 0.5
"""Seconds after a failure in which nobody else tries: those who queue would each wait in turn."""


class TroubleLog:
    """What the log is told: a line a minute at most, however many ask, and one when it is over.

    ``doing`` completes "Nothing can be …": stored, or read.
    """

    def __init__(self, doing: str, clock: Callable[[], float] = monotonic) -> None:
        self._doing, self._clock = doing, clock
        self._since: float | None = None
        self._latest = self._told = float("-inf")
        self._failures = 0

    def failed(self, why: str) -> None:
        """It has failed once more."""
        self._latest = now = self._clock()
        self._failures += 1
        if self._since is None:
            self._since = now
        if now - self._told < _QUIET:
            return
        self._told = now
        _log.error(
            "Nothing can be %s (failures: %d): %s Nothing is lost: players who click are asked to"
            " try again, and the bot recovers automatically.",
            *(self._doing, self._failures, why),
        )

    def worked(self) -> None:
        """It can be done, perhaps again."""
        if self._since is None:
            return
        if self._told >= self._since:
            _log.warning(
                "The database can be used again: for %.0f seconds nothing was %s (failures: %d).",
                *(self._clock() - self._since, self._doing, self._failures),
            )
        self._since, self._failures = None, 0

    @property
    def just_failed(self) -> bool:
        """Whether trying again at once would only make others wait."""
        return self._since is not None and self._clock() - self._latest < _JUST_NOW


_TURN = 1.5
"""Seconds to wait for one's turn to write: whoever clicked gets an answer in three."""
_ASK_AGAIN = 0.25
"""Seconds between two questions to a server that does not answer, or has not done yet."""
_GIVEN_BACK, _LOOK_AGAIN = 1.0, 0.005
"""Seconds in which connections are given back at the end, and between two looks."""


class Database:
    """An open database. Whoever opens it calls ``dispose`` at the end.

    ``engine`` is SQLAlchemy's, for those who measure or watch it. ``shards``: whoever looks after
    all servers looks after those of these shards; others are served by other processes. ``lease``:
    that under which this process writes, None if it has none; whatever comes after another process
    has taken its shards is refused (Replaced), and ``replaced`` is set.

    What cannot be read or stored just now raises StorageTrouble, early enough for somebody who has
    clicked to be told so. Who is ``patient`` waits longer: long work that nobody waits for. What
    the server was asked for without an answer takes as long as it takes to find out what became of
    it; OutcomeUnknown is raised if that cannot be done.
    """

    def __init__(self, engine: AsyncEngine, dialect: Dialect) -> None:
        self.engine = engine
        self.shards = ALL
        self.lease: Lease | None = None
        self.replaced = asyncio.Event()
        self._dialect = dialect
        self._writers = asyncio.Semaphore(dialect.writers)
        self._patient_readers = asyncio.Semaphore(dialect.patient_readers)
        self._reading, self._writing = TroubleLog("read"), TroubleLog("stored")
        place = self._writers if dialect.batches_take_turns else nullcontext()
        self._batches = Batches(place, self._store, lambda: _TURN, self._too_late)
        self._works = Works(self._begin, lambda error: dialect.trouble(error) is not None)

    @property
    def kind(self) -> str:
        """SQLAlchemy's name of the kind of database."""
        return self.engine.dialect.name

    @asynccontextmanager
    async def read(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as one moment left it; it waits for no writer."""
        engine = self._dialect.for_reading(self.engine, patient=patient)
        async with (
            self._troubles(self._reading, patient=patient),
            self._patient_readers if patient else nullcontext(),
            engine.connect() as connection,
        ):
            yield connection
            self._reading.worked()

    @run_to_completion
    async def rows(self, query: Select[Any], **values: object) -> Sequence[Row[Any]]:
        """All rows of a query."""
        async with self.read() as connection:
            return (await connection.execute(query, values)).all()

    async def row(self, query: Select[Any], **values: object) -> Row[Any] | None:
        """The only row of a query, None if it has none."""
        found = await self.rows(query, **values)
        assert len(found) < 2, "a query for one row"
        return found[0] if found else None

    async def value(self, query: Select[Any], **values: object) -> Any:
        """The first value of that row, None if there is none."""
        found = await self.row(query, **values)
        return None if found is None else found[0]

    @asynccontextmanager
    async def write(
        self, *, league_of: int | None = None, patient: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored as a whole at the end, or not at all after an error.

        All who write take turns in the order in which they asked. ``league_of``: the server whose
        league nobody else may change meanwhile.
        """
        engine = self._dialect.for_writing(self.engine, patient=patient)
        sent, asked = asyncio.Event(), None
        try:
            async with (
                self._troubles(self._writing, patient=patient, sent=sent),
                self._turn(patient=patient),
            ):
                async with engine.begin() as connection:
                    if self.lease is not None:
                        await connection.run_sync(self._begin)
                    if league_of is not None:
                        await self.lock_league(connection, league_of)
                    yield connection
                    asked = await connection.run_sync(self._dialect.question)
                    if asked is not None:
                        sent.set()
                self._writing.worked()
        except OutcomeUnknown as unheard:
            if asked is None:
                raise
            if not await self._is_stored(asked):
                raise StorageTrouble(*unheard.args) from unheard

    def batched(self, kind: Kind, item: object) -> asyncio.Future[Any]:
        """Store an item together with what others store just now (data.database.batches).

        Whoever asks a moment after a failure is refused at once: they may have waited for the one
        who failed, and would wait as long again.
        """
        try:
            self._see_to_fence(patient=False)
        except StorageTrouble as refused:
            told: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            told.set_exception(refused)
            return told
        return self._batches.add(kind, item)

    async def together(self, work: Callable[[Connection], T], *, league_of: int | None = None) -> T:
        """Run a short transaction, where it can be stored together with what others store just now.

        It is stored as a whole when this returns, and not at all if ``work`` raises. That is run
        outside of the event loop's thread. ``league_of``: as in ``write``.
        """
        if self._dialect.batches_take_turns:
            found: T = await settled(self.batched(self._works, work))
            return found
        async with self.write(league_of=league_of) as connection:
            return await connection.run_sync(work)

    async def ask(self, question: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """The answer to a question, as soon as the database gives one."""
        while True:
            try:
                async with self.read() as connection:
                    return await question(connection)
            except OutcomeUnknown:
                raise
            except StorageTrouble:
                await asyncio.sleep(_ASK_AGAIN)

    async def lock_league(self, connection: AsyncConnection, guild_id: int) -> None:
        """Wait until nobody else changes the league of this server, until the transaction ends."""
        await connection.run_sync(self._dialect.lock_league, guild_id)

    async def keep_open(self) -> None:
        """Use it for as long as the process runs: ``look`` sees to its file from now on."""
        await self._dialect.keep_open(self.engine)

    async def look(self) -> None:
        """See whether its file is still there; if not, save what is in it. It takes no time."""
        await self._dialect.look()

    async def give_back(self) -> None:
        """Give the room of what was deleted back to the disk, a little at a time."""
        more = True
        while more:
            async with self.write(patient=True) as connection:
                more = await connection.run_sync(self._dialect.give_back)
            await asyncio.sleep(0)

    async def dispose(self) -> None:
        """Close all connections; whoever reads just now, or was cancelled there, gives theirs back
        first, as long as it takes no longer than a second."""
        await self._batches.finish()
        await self._dialect.let_go()
        pool = self.engine.pool
        with suppress(TimeoutError):
            async with asyncio.timeout(_GIVEN_BACK):
                while isinstance(pool, QueuePool) and pool.checkedout():  # noqa: ASYNC110  it tells nobody
                    await asyncio.sleep(_LOOK_AGAIN)
        await self.engine.dispose()

    async def _store(self, groups: Sequence[Gathered], since: float) -> Sequence[Sequence[Outcome]]:
        """Store a batch in which somebody has waited since then."""
        sent = asyncio.Event()
        try:
            async with self._troubles(self._writing, since=since, sent=sent):
                self._see_to_fence(patient=False)
                return self._told(await self._dialect.store(self.engine, groups, sent))
        except OutcomeUnknown:
            return await self._store_again(groups)

    async def _store_again(self, groups: Sequence[Gathered]) -> Sequence[Sequence[Outcome]]:
        """Store a batch that may be stored already, as soon as the database answers.

        What was sent first may still be on its way: whichever of the two comes second finds its
        place taken, so that no answer is true only until later.
        """
        again = [Gathered(kind.repeated(), items) for kind, items in groups]
        while True:
            await asyncio.sleep(_ASK_AGAIN)
            with suppress(StorageTrouble):
                async with self._troubles(self._writing):
                    return self._told(
                        await self._dialect.store(self.engine, again, asyncio.Event())
                    )

    def _told(self, stored: Sequence[Sequence[Outcome]]) -> Sequence[Sequence[Outcome]]:
        """The outcomes that the database has told; one may be that another process is the owner."""
        if any(isinstance(one, Replaced) for outcomes in stored for one in outcomes):
            self.replaced.set()
        self._writing.worked()
        return stored

    async def _is_stored(self, asked: Question) -> bool:
        """What became of a transaction whose commit was not answered."""
        while True:
            found = await self.ask(lambda connection: connection.run_sync(asked))
            if found is not None:
                return found
            await asyncio.sleep(_ASK_AGAIN)

    def _too_late(self) -> StorageTrouble:
        why = self._dialect.trouble(TimeoutError()) or ""
        self._writing.failed(why)
        return StorageTrouble(why)

    @asynccontextmanager
    async def _turn(self, *, patient: bool) -> AsyncIterator[None]:
        self._see_to_fence(patient=patient)
        async with asyncio.timeout(None if patient else _TURN):
            await self._writers.acquire()
        try:
            self._see_to_fence(patient=patient)
            yield
        finally:
            self._writers.release()

    def _see_to_fence(self, *, patient: bool) -> None:
        """Refuse to begin what has no hope to be stored, or may not be."""
        if self._writing.just_failed and not patient:
            raise StorageTrouble("Nothing could be stored a moment ago.")
        if self.replaced.is_set():
            raise Replaced(self.shards)

    def _begin(self, connection: Connection) -> None:
        look(connection, self.lease)

    @asynccontextmanager
    async def _troubles(
        self,
        log: TroubleLog,
        *,
        patient: bool = False,
        since: float | None = None,
        sent: asyncio.Event | None = None,
    ) -> AsyncIterator[None]:
        """Tell the driver's troubles from faults of our own, and what is certainly not stored from
        what was ``sent``; and bound how long they take: from a moment of the loop on, or now."""
        seconds = None if patient else self._dialect.seconds
        begin = asyncio.get_running_loop().time() if since is None else since
        try:
            async with asyncio.timeout_at(None if seconds is None else begin + seconds):
                yield
        except Replaced:
            self.replaced.set()
            raise
        except StorageTrouble:
            raise
        except Exception as error:
            why = self._dialect.trouble(error)
            if why is None:
                raise
            log.failed(why)
            known = sent is None or not sent.is_set()
            raise (StorageTrouble if known else OutcomeUnknown)(why) from error


def find_dialect(url: str) -> tuple[URL, Dialect]:
    """The address, and the kind of database that it names. Raises DatabaseError for none, and if
    that kind cannot be used so."""
    try:
        parsed = make_url(full_address(url))
    except WrongAddress as wrong:
        raise DatabaseError(f"DATABASE_URL {wrong}") from None
    except (ArgumentError, ValueError):
        # The address itself stays out of sight: where it is broken the password could be anywhere.
        raise DatabaseError(f"DATABASE_URL is not a database address: write {EXAMPLES}.") from None
    is_file = parsed.get_backend_name() == "sqlite"
    dialect: Dialect = Sqlite(parsed) if is_file else Postgres(parsed)
    reason = dialect.unusable()
    if reason is not None:
        raise DatabaseError(reason)
    return parsed, dialect


async def open_database(url: str, *, may_be_new: bool = False, as_it_is: bool = False) -> Database:
    """The database behind this address, checked and migrated. Raises DatabaseError.

    A path is relative to the working directory unless four slashes start it. The log warns of a
    new one, unless it ``may_be_new``. ``as_it_is`` makes and upgrades nothing.
    """
    _, dialect = find_dialect(url)
    database = Database(dialect.make_engine(), dialect)
    try:
        await dialect.probe(as_it_is=as_it_is)
        await _bring_up_to_date(database, dialect, may_be_new=may_be_new, as_it_is=as_it_is)
    except dialect.driver_errors() as error:
        await database.dispose()
        # Not "from error": the driver's own words may quote the address.
        raise DatabaseError(dialect.problem(error)) from None
    except BaseException:
        await database.dispose()
        raise
    return database


async def _bring_up_to_date(
    database: Database, dialect: Dialect, *, may_be_new: bool, as_it_is: bool
) -> None:
    def alone(connection: Connection) -> str | None:
        dialect.lock_schema(connection)
        known = revision(connection)
        check(known, dialect.whereabouts(), as_it_is=as_it_is)
        # Nobody else writes meanwhile: this is the transaction in which all happens.
        if known is not None and known < NEWEST:
            dialect.before_upgrade(known)
        return migrate(connection)

    async with dialect.for_writing(database.engine, patient=True).begin() as connection:
        before = await connection.run_sync(alone)
    if before is None:
        if not may_be_new:
            dialect.tell_of_new()
    elif before != NEWEST:
        where = dialect.whereabouts()
        _log.warning("The tables of %s were brought from %s to %s.", where, before, NEWEST)
    _log.info("The database is %s.", dialect.whereabouts())
