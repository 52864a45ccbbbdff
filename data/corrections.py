"""Corrections by managers: a game taken out of the league, or put back. Each is logged."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from time import time

from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["Correction", "Corrections", "Done", "Kind", "NoSuchGame"]


class Kind(StrEnum):
    """What a correction did."""

    VOID = "void"
    RESTORE = "restore"


class NoSuchGame(LookupError):
    """No finished game of this server has this table id."""


class Done(ValueError):
    """The game is void already, or was not void."""


@dataclass(frozen=True, slots=True)
class Correction:
    """What a manager did to a game, when (Unix seconds) and why."""

    number: int
    table_id: str
    by_user: int
    at: int
    reason: str
    kind: Kind


class Corrections:
    """Games that count, and games that do not. ``clock`` gives Unix seconds."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time) -> None:
        self._engine, self._clock = engine, clock

    async def void(self, guild_id: int, table_id: str, by_user: int, reason: str) -> Correction:
        """Take a game out of all standings, as if it had not been played.

        All ratings after it are reckoned anew; that takes seconds where thousands of games were
        played. Raises NoSuchGame, Done.
        """
        raise NotImplementedError

    async def restore(self, guild_id: int, table_id: str, by_user: int, reason: str) -> Correction:
        """Put a void game back. Raises NoSuchGame, Done."""
        raise NotImplementedError

    async def of(self, guild_id: int, limit: int = 20) -> tuple[Correction, ...]:
        """The latest corrections of a server, the newest first."""
        raise NotImplementedError
