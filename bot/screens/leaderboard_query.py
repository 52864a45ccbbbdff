"""What somebody looks at on a leaderboard; every click on it carries all of that."""

from typing import NamedTuple

from bot.screens.click import ME, Click
from data.league.standings import Measure
from engine.games.registry import REGISTRY


class LeaderboardQuery(NamedTuple):
    """A page (from 0) of a leaderboard, and who asked for it.

    ``game`` None: all games together; ``season`` None: all time; ``picture``: with bars.
    """

    asker: int
    game: str | None = None
    season: int | None = None
    measure: Measure = Measure.RATING
    page: int = 0
    picture: bool = False

    def write(self) -> str:
        """What stands in a click, about 60 characters at most."""
        parts = self.asker, self.game or "", self.season or "", self.measure, self.page
        return ".".join([*map(str, parts), "1" if self.picture else ""])

    def click(self, verb: str = "board") -> Click:
        """A click that leads to this, or a menu that changes one part of it."""
        return Click(ME, 0, verb, self.write())

    def of(self, game: str | None) -> "LeaderboardQuery":
        """The first page of another game. Points of all games together mean nothing."""
        measure = self.measure
        if game is None and measure is Measure.POINTS:
            measure = Measure.RATING
        return self._replace(game=game, measure=measure, page=0)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """By what this list can be sorted."""
        every = tuple(Measure)
        return every if self.game else tuple(one for one in every if one is not Measure.POINTS)


def read_query(written: str) -> LeaderboardQuery | None:
    """The look behind a click; None if it means nothing."""
    parts = written.split(".")
    if len(parts) != 6:
        return None
    asker, game, season, measure, page, picture = parts
    try:
        look = LeaderboardQuery(
            int(asker),
            game or None,
            int(season) if season else None,
            Measure(measure),
            max(int(page), 0),
            bool(picture),
        )
    except ValueError:
        return None
    known = look.game is None or look.game in REGISTRY
    return look if known and look.measure in look.measures else None
