"""Seasons of a server: one follows the other, and every finished game belongs to one."""

from collections.abc import Callable
from dataclasses import dataclass
from time import time

from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["LONGEST_NAME", "MONTHLY", "NoSuchSeason", "Season", "Seasons", "WrongName"]

MONTHLY = "monthly"
"""The setting of a server (data.settings) that is true where each month (UTC) is a season."""

LONGEST_NAME = 40
"""Characters of a season's name."""


class NoSuchSeason(LookupError):
    """The server has no such season, or none that is open."""


class WrongName(ValueError):
    """A name with no characters, or with more than ``LONGEST_NAME``."""


@dataclass(frozen=True, slots=True)
class Season:
    """``number`` counts a server's seasons from 1. ``name`` is empty until somebody gives one; a
    monthly season is named after its month, as 2026-11. Times in Unix seconds."""

    season_id: int
    number: int
    name: str
    opened_at: int
    closed_at: int | None


class Seasons:
    """The seasons of all servers. ``clock`` gives Unix seconds.

    The first opens with the first result. Where months are seasons, the one of an earlier month
    is closed as soon as anybody looks or a game ends.
    """

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time) -> None:
        self._engine, self._clock = engine, clock

    async def of(self, guild_id: int) -> tuple[Season, ...]:
        """All seasons, the latest first."""
        raise NotImplementedError

    async def open(self, guild_id: int, name: str = "") -> Season:
        """Close the season that is open, if one is, and open the next. Raises WrongName."""
        raise NotImplementedError

    async def close(self, guild_id: int) -> Season:
        """Close the season that is open; the next finished game opens another.

        Raises NoSuchSeason if none is open.
        """
        raise NotImplementedError

    async def rename(self, guild_id: int, season_id: int, name: str) -> Season:
        """Name a season. Raises NoSuchSeason, WrongName."""
        raise NotImplementedError
