"""Opening, migrating, reading and writing the database that ``DATABASE_URL`` names."""

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
    """Make async work run to its end even if its caller is cancelled.

    A cancelled caller waits until the work is stored or has failed, and only then gets the
    CancelledError. So each transaction ends before its caller does, and connections are returned in
    the task that took them. When an event loop ends, it cancels every task, the work included. In
    that case nothing of the work's last transaction is stored.

    Wrap whole functions. A statement that is cut off on its way to the driver continues in the
    driver's thread, and its connection can keep SQLite's write lock with no one left to release
    it.
    """

    @wraps(work)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        return await settled(asyncio.create_task(work(*args, **kwargs)))

    return run


async def settled(future: asyncio.Future[T]) -> T:
    """Wait until a future is done, even if the caller is cancelled meanwhile.

    A cancelled caller gets the CancelledError after that.
    """
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        # No caller is left to take an error. TroubleLog reports storage trouble, so only other
        # errors are reported here.
        error = None if future.cancelled() else future.exception()
        if error is not None and not isinstance(error, StorageTrouble):
            context = {"message": "Work has failed whose caller is gone", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)
        raise


_QUIET = 60.0
"""At least this many seconds pass between two log lines about the same trouble."""
_JUST_NOW = 0.5
"""Seconds after a failure in which no other caller tries.

Otherwise each caller in the queue would wait for a timeout in turn.
"""


class TroubleLog:
    """Logs trouble at most once a minute, however many calls fail, and then its end.

    ``doing`` completes the sentence "Nothing can be …". It is "stored" or "read".
    """

    def __init__(self, doing: str, clock: Callable[[], float] = monotonic) -> None:
        self._doing, self._clock = doing, clock
        self._since: float | None = None
        self._latest = self._reported = float("-inf")
        self._failures = 0

    def failed(self, why: str) -> None:
        """Note a failure, and log it unless a line about it is recent."""
        self._latest = now = self._clock()
        self._failures += 1
        if self._since is None:
            self._since = now
        if now - self._reported < _QUIET:
            return
        self._reported = now
        _log.error(
            "Nothing can be %s (failures: %d): %s Nothing is lost: players who click are asked to"
            " try again, and the bot recovers automatically.",
            *(self._doing, self._failures, why),
        )

    def worked(self) -> None:
        """Note a success, and log the end of the trouble if its start was logged."""
        if self._since is None:
            return
        if self._reported >= self._since:
            _log.warning(
                "The database can be used again: for %.0f seconds nothing was %s (failures: %d).",
                *(self._clock() - self._since, self._doing, self._failures),
            )
        self._since, self._failures = None, 0

    @property
    def just_failed(self) -> bool:
        """Whether a failure is so recent that another try would only make others wait."""
        return self._since is not None and self._clock() - self._latest < _JUST_NOW


_TURN = 1.5
"""Seconds that a writer waits for a turn. Discord wants an answer to a click within three."""
_ASK_AGAIN = 0.25
"""Seconds between two questions to a server that doesn't answer or hasn't finished."""
_GIVEN_BACK, _LOOK_AGAIN = 1.0, 0.005
"""Seconds to wait at the end until connections are returned, and between two checks."""


class Database:
    """An open database. The code that opens it calls ``dispose`` at the end.

    ``engine`` is SQLAlchemy's engine, for code that measures or watches it. ``shards`` are the
    shards whose servers this process looks after. Other processes look after the other shards.
    ``lease`` is the lease under which this process writes, or None. After another process has taken
    the shards, every write raises Replaced, and ``replaced`` is set.

    A call that can't read or store just now raises StorageTrouble, early enough to answer a click.
    A ``patient`` call waits longer. It is for long work that no player waits for. If the server was
    asked to commit and didn't answer, the call waits until the outcome is known. It raises
    OutcomeUnknown if the outcome can't be found out.
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
        """SQLAlchemy's name for the kind of database."""
        return self.engine.dialect.name

    @asynccontextmanager
    async def read(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. It waits for no writer.

        In SQLite all its queries see the same moment. In PostgreSQL each query sees the latest
        commits.
        """
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
        """Return all rows of a query."""
        async with self.read() as connection:
            return (await connection.execute(query, values)).all()

    async def row(self, query: Select[Any], **values: object) -> Row[Any] | None:
        """Return the only row of a query, or None if it has no row."""
        rows = await self.rows(query, **values)
        assert len(rows) < 2, "a query for one row"
        return rows[0] if rows else None

    async def value(self, query: Select[Any], **values: object) -> Any:
        """Return the first value of a query's only row, or None if it has no row."""
        row = await self.row(query, **values)
        return None if row is None else row[0]

    @asynccontextmanager
    async def write(
        self, *, league_of: int | None = None, patient: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is stored as a whole at the end, or not at all after an error.

        Writers get their turns in the order in which they asked. ``league_of`` is the id of a
        server whose league no one else may change meanwhile.
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
        """Store an item in one batch with the items of other callers (data.database.batches).

        A call a moment after a failure is refused right away. It may have waited for the call that
        failed, and would wait as long again.
        """
        try:
            self._see_to_fence(patient=False)
        except StorageTrouble as refused:
            refusal: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            refusal.set_exception(refused)
            return refusal
        return self._batches.add(kind, item)

    async def together(self, work: Callable[[Connection], T], *, league_of: int | None = None) -> T:
        """Run a short transaction, in SQLite in one batch with other callers' transactions.

        The transaction is stored as a whole when this returns, and not at all if ``work`` raises.
        SQLite runs ``work`` outside of the event loop's thread. ``league_of`` is the same as in
        ``write``.
        """
        if self._dialect.batches_take_turns:
            result: T = await settled(self.batched(self._works, work))
            return result
        async with self.write(league_of=league_of) as connection:
            return await connection.run_sync(work)

    async def ask(self, question: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return the answer to a question, and retry until the database answers.

        Raises OutcomeUnknown if ``question`` does.
        """
        while True:
            try:
                async with self.read() as connection:
                    return await question(connection)
            except OutcomeUnknown:
                raise
            except StorageTrouble:
                await asyncio.sleep(_ASK_AGAIN)

    async def lock_league(self, connection: AsyncConnection, guild_id: int) -> None:
        """Lock the league of a server until the transaction ends.

        If someone else has the lock, this waits for them.
        """
        await connection.run_sync(self._dialect.lock_league, guild_id)

    async def keep_open(self) -> None:
        """Prepare for a long run of the process, in which ``look`` watches the file."""
        await self._dialect.keep_open(self.engine)

    async def look(self) -> None:
        """Check that the database's file is still there, and save its contents if not."""
        await self._dialect.look()

    async def give_back(self) -> None:
        """Return the space of deleted rows to the disk, a little at a time."""
        more = True
        while more:
            async with self.write(patient=True) as connection:
                more = await connection.run_sync(self._dialect.give_back)
            await asyncio.sleep(0)

    async def dispose(self) -> None:
        """Close all connections.

        All readers, cancelled ones included, return their connections first if that takes at most a
        second.
        """
        await self._batches.finish()
        await self._dialect.release()
        pool = self.engine.pool
        with suppress(TimeoutError):
            async with asyncio.timeout(_GIVEN_BACK):
                while isinstance(pool, QueuePool) and pool.checkedout():  # noqa: ASYNC110  no event
                    await asyncio.sleep(_LOOK_AGAIN)
        await self.engine.dispose()

    async def _store(self, groups: Sequence[Gathered], since: float) -> Sequence[Sequence[Outcome]]:
        """Store a batch whose first item has waited since this time of the event loop."""
        sent = asyncio.Event()
        try:
            async with self._troubles(self._writing, since=since, sent=sent):
                self._see_to_fence(patient=False)
                return self._noted(await self._dialect.store(self.engine, groups, sent))
        except OutcomeUnknown:
            return await self._store_again(groups)

    async def _store_again(self, groups: Sequence[Gathered]) -> Sequence[Sequence[Outcome]]:
        """Store a batch that may be stored already, as soon as the database answers.

        The first attempt may still be on its way. The attempt that arrives second finds its rows
        taken, so an outcome that was reported stays true.
        """
        again = [Gathered(kind.repeated(), items) for kind, items in groups]
        while True:
            await asyncio.sleep(_ASK_AGAIN)
            with suppress(StorageTrouble):
                async with self._troubles(self._writing):
                    return self._noted(
                        await self._dialect.store(self.engine, again, asyncio.Event())
                    )

    def _noted(self, stored: Sequence[Sequence[Outcome]]) -> Sequence[Sequence[Outcome]]:
        """Return the stored outcomes, and set ``replaced`` if one of them is Replaced."""
        if any(isinstance(outcome, Replaced) for outcomes in stored for outcome in outcomes):
            self.replaced.set()
        self._writing.worked()
        return stored

    async def _is_stored(self, asked: Question) -> bool:
        """Find out whether a transaction was stored although its commit got no answer."""
        while True:
            answer = await self.ask(lambda connection: connection.run_sync(asked))
            if answer is not None:
                return answer
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
        """Refuse a write just after a failure, or after another process took the shards.

        Raises StorageTrouble, or Replaced.
        """
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
        """Turn the driver's errors into StorageTrouble, or OutcomeUnknown if ``sent`` is set.

        Errors that are faults in the bot's own code stay as they are. Unless ``patient``, the block
        must end within the dialect's ``seconds``, from ``since`` (a time of the event loop) or from
        now.
        """
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
    """Return the address, and the dialect of the kind of database that it names.

    Raises DatabaseError if ``url`` isn't an address, or if that kind can't be used with it.
    """
    try:
        parsed = make_url(full_address(url))
    except WrongAddress as wrong:
        raise DatabaseError(f"DATABASE_URL {wrong}") from None
    except (ArgumentError, ValueError):
        # The message leaves out the address, because in a broken address the password can be
        # anywhere.
        raise DatabaseError(f"DATABASE_URL is not a database address: write {EXAMPLES}.") from None
    is_file = parsed.get_backend_name() == "sqlite"
    dialect: Dialect = Sqlite(parsed) if is_file else Postgres(parsed)
    reason = dialect.unusable()
    if reason is not None:
        raise DatabaseError(reason)
    return parsed, dialect


async def open_database(url: str, *, may_be_new: bool = False, as_it_is: bool = False) -> Database:
    """Open the database at this address, check it and migrate it.

    A path is relative to the working directory unless four slashes start it. The log warns of a new
    database, unless ``may_be_new`` is set. With ``as_it_is`` nothing is created or upgraded. Raises
    DatabaseError.
    """
    _, dialect = find_dialect(url)
    database = Database(dialect.make_engine(), dialect)
    try:
        await dialect.probe(as_it_is=as_it_is)
        await _bring_up_to_date(database, dialect, may_be_new=may_be_new, as_it_is=as_it_is)
    except dialect.driver_errors() as error:
        await database.dispose()
        # Not "from error", because the driver's message may quote the address.
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
        # In SQLite no one else writes during the copy, because this transaction holds the file.
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
