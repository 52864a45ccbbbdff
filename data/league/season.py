"""What a season of a server is."""

from dataclasses import dataclass

__all__ = ["LONGEST_SEASON_NAME", "MONTHLY", "NoSuchSeason", "Season", "WrongSeasonName"]

MONTHLY = "monthly"
"""The setting of a server that is true where each month (UTC) is a season."""


LONGEST_SEASON_NAME = 40
"""Characters of a season's name."""


class NoSuchSeason(LookupError):
    """The server has no such season, or none that is open."""


class WrongSeasonName(ValueError):
    """A name with more than ``LONGEST_SEASON_NAME`` characters."""


@dataclass(frozen=True, slots=True)
class Season:
    """``number`` counts a server's seasons from 1. ``name`` is empty until somebody gives one; a
    monthly season is named after its month, as 2026-11. Times in Unix seconds."""

    season_id: int
    number: int
    name: str
    opened_at: int
    closed_at: int | None
