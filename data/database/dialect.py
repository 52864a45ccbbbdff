"""The interface that covers all differences between SQLite and PostgreSQL."""

from asyncio import Event
from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from data.database.batches import Gathered, Outcome

Question = Callable[[Connection], bool | None]
"""Asks on another connection whether a transaction was stored.

It returns None if the transaction hasn't ended yet, and raises OutcomeUnknown if the outcome can no
longer be found out.
"""


class Dialect(Protocol):
    """One kind of database, at the address that it was made with."""

    writers: int
    """The number of transactions that may write at the same time."""
    batches_take_turns: bool
    """Whether a batch takes one of the writers' turns.

    If not, it runs next to the writers, and contains only items that are one statement each.
    """
    patient_readers: int
    """The number of long reads at the same time. So connections are left for other readers."""
    seconds: float | None
    """The seconds that a transaction may take if someone waits for it.

    None if the driver has its own timeout.
    """

    def unusable(self) -> str | None:
        """Return the problem with the address as a sentence, or None. Nothing is opened."""

    async def probe(self, *, as_it_is: bool) -> None:
        """Check the database before anything is changed.

        Raises DatabaseError or an error of the driver. With ``as_it_is``, a database that would be
        created or upgraded is refused.
        """

    def whereabouts(self) -> str:
        """Return the place of the database for operators, without a password."""

    def tell_of_new(self) -> None:
        """Log that the database is new and empty."""

    def make_engine(self, *, copies: bool = False) -> AsyncEngine:
        """Create an engine whose connections are ready for use. Nothing is opened yet.

        With ``copies``, each transaction sees one moment, and nothing in the database is
        changed.
        """

    def for_reading(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        """Return the same engine for transactions that read."""

    def for_writing(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        """Return the same engine for transactions that write."""

    async def store(
        self, engine: AsyncEngine, groups: Sequence[Gathered], sent: Event
    ) -> Sequence[Sequence[Outcome]]:
        """Store a batch. It is on the disk when this returns.

        After an error nothing of the batch is stored, unless ``sent`` is set. In that case the
        database was asked to store the batch and hasn't answered.
        """

    def question(self, connection: Connection) -> Question | None:
        """Return a question that finds out later whether this transaction was stored.

        Return None if the answer to the commit can't get lost, or if nothing was written.
        """

    def driver_errors(self) -> tuple[type[Exception], ...]:
        """Return the errors that SQLAlchemy raises, and the driver itself while it connects."""

    def trouble(self, error: Exception) -> str | None:
        """Return the sentence of ``problem`` if this error is trouble with the storage.

        Return None if the error is a fault in the bot's own code.
        """

    def problem(self, error: Exception) -> str:
        """Return the meaning of a driver's error, as a sentence for operators."""

    async def keep_open(self, engine: AsyncEngine) -> None:
        """Prepare to use the database for long. ``look`` is called repeatedly from now on."""

    async def look(self) -> None:
        """Check that the database is still in its place, and save its contents if not."""

    async def release(self) -> None:
        """Release all but the engine's connections, which are closed after this."""

    def before_upgrade(self, revision: str) -> None:
        """Copy the database at this revision, if this dialect does so.

        Raises DatabaseError if the copy fails.
        """

    def give_back(self, connection: Connection) -> bool:
        """Return some space of deleted rows to the disk. Return whether there is more."""

    def lock_schema(self, connection: Connection) -> None:
        """Make other processes that migrate wait until this transaction ends."""

    def lock_league(self, connection: Connection, guild_id: int) -> None:
        """Make other transactions on a server's league wait until this transaction ends."""
