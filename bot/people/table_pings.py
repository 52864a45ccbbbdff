"""Whether a person wants to be pinged when a table opens in a server, and for which."""

from datetime import datetime
from typing import Annotated

from pydantic import AfterValidator

from bot.people.stored_settings import StoredSettings
from engine.games.registry import REGISTRY
from engine.live.timing import QuietHours


def _there_is(game: str) -> str:
    if game not in REGISTRY:
        raise ValueError(f"there is no game {game!r}")
    return game


GameName = Annotated[str, AfterValidator(_there_is)]
"""A name in the registry of games."""


class TablePings(StoredSettings):
    """For which tables somebody wants a ping. ``games``: none means all; ``hours``: the time of day
    in which they want it, None: at any time."""

    games: tuple[GameName, ...] = ()
    hours: QuietHours | None = None

    def wants(self, game: str, now: datetime) -> bool:
        """Whether a table of this game that opens now is one of those."""
        return (not self.games or game in self.games) and (
            self.hours is None or self.hours.holds(now)
        )
