"""That a bot runs on the database, and how it is: for whoever watches over it from outside."""

from collections.abc import Callable, Sequence
from time import time

from sqlalchemy import update

from data.database.database import Database
from data.database.run_to_completion import run_to_completion
from data.database.schema import pulse

__all__ = ["PulseStore"]


class PulseStore:
    """One row, which is overwritten again and again. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def beat(self, troubles: Sequence[str]) -> None:
        """The bot runs now, with these troubles (names of bot.health). Raises StorageTrouble."""
        change = update(pulse).values(beat_at=int(self._clock()), troubles=" ".join(troubles))
        await self._database.together(lambda connection: connection.execute(change))
