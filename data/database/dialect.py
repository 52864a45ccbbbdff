"""What a kind of database does in a way of its own."""

from asyncio import Event
from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from data.database.batches import Gathered, Outcome

Question = Callable[[Connection], bool | None]
"""Asks on another connection whether a transaction was stored; None: it has not ended yet. Raises
OutcomeUnknown if nobody can tell any more."""


class Dialect(Protocol):
    """One kind of database, for the one address that it was made with."""

    writers: int
    """How many may write at once."""
    batches_take_turns: bool
    """Whether a batch takes the place of one of them; if not, it goes on beside them, and what is
    no statement of its own is no part of it."""
    patient_readers: int
    """How many who read for long may do it at once, so that there is room for others."""
    seconds: float | None
    """How long a transaction may take for which somebody waits; None: the driver sees to it."""

    def unusable(self) -> str | None:
        """What is wrong with the address, as a sentence; None if nothing. It opens nothing."""

    async def probe(self, *, as_it_is: bool) -> None:
        """Raise an error of the driver, or DatabaseError, before anything is changed."""

    def whereabouts(self) -> str:
        """Where the database is, for whoever runs the bot; without a password."""

    def tell_of_new(self) -> None:
        """Tell the log that there was nothing in it."""

    def make_engine(self, *, copies: bool = False) -> AsyncEngine:
        """An engine whose connections are ready for use; nothing is opened yet.

        ``copies``: each transaction reads one moment, and nothing of the database is changed.
        """

    def for_reading(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        """The same engine for transactions that read."""

    def for_writing(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        """The same engine for transactions that write."""

    async def store(
        self, engine: AsyncEngine, groups: Sequence[Gathered], sent: Event
    ) -> Sequence[Sequence[Outcome]]:
        """Store a batch; when this returns it is on the disk. Nothing of it is after an error,
        unless ``sent`` is set: the database was asked for it and has not answered."""

    def question(self, connection: Connection) -> Question | None:
        """What can be asked about this transaction later, if its commit is not answered; None if
        the answer cannot get lost, or if nothing was written."""

    def driver_errors(self) -> tuple[type[Exception], ...]:
        """What SQLAlchemy raises, and the driver itself while connecting."""

    def trouble(self, error: Exception) -> str | None:
        """The sentence of ``problem`` if this error is trouble with the storage (StorageTrouble);
        None if it is a fault of our own."""

    def problem(self, error: Exception) -> str:
        """What an error of the driver means for who runs the bot, as a sentence."""

    async def keep_open(self, engine: AsyncEngine) -> None:
        """The database is used for long from now on: ``look`` is called again and again."""

    async def look(self) -> None:
        """See whether the database is still where it was, and do what can be done if not."""

    async def let_go(self) -> None:
        """The end of it: connections are closed after this."""

    def before_upgrade(self, revision: str) -> None:
        """Copy what is there, at this revision, if that is done here. Raises DatabaseError."""

    def give_back(self, connection: Connection) -> bool:
        """Give some of the room of what was deleted back to the disk; whether there is more."""

    def lock_schema(self, connection: Connection) -> None:
        """Make other processes that migrate wait until this transaction ends."""

    def lock_league(self, connection: Connection, guild_id: int) -> None:
        """Make others who change the league of a server wait until this transaction ends."""
