"""What somebody looks at on a leaderboard; every click on it carries all of that."""

from typing import NamedTuple

from bot.screens.click import Click, read_number
from bot.screens.control import At, Control, Cost
from data.league.standings import Measure
from engine.games.registry import REGISTRY

_LAST_PAGE = 10**6
"""No leaderboard has more pages."""

BOARD = Control("board", At.ME, public=True, cost=Cost.PAGES)


class LeaderboardQuery(NamedTuple):
    """A page (from 0) of a leaderboard, and who asked for it.

    ``game`` None: all games together; ``season`` None: all time; ``picture``: with bars; ``rated``:
    rated play, else the games that changed no rating.
    """

    asker: int
    game: str | None = None
    season: int | None = None
    measure: Measure = Measure.RATING
    page: int = 0
    picture: bool = False
    rated: bool = True

    def write(self) -> str:
        """What stands in a click, about 60 characters at most."""
        parts = self.asker, self.game or "", self.season or "", self.measure, self.page
        marks = "1" if self.picture else "", "" if self.rated else "u"
        return ".".join([*map(str, parts), *marks])

    def click(self, control: Control = BOARD) -> Click:
        """A click that leads to this, or a menu that changes one part of it."""
        return control.click(self.write())

    def of(self, game: str | None) -> "LeaderboardQuery":
        """The first page of another game. Points of all games together mean nothing."""
        measure = self.measure
        if game is None and measure is Measure.POINTS:
            measure = Measure.RATING
        return self._replace(game=game, measure=measure, page=0)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """By what this list can be sorted: unrated play has no rating."""
        without = {Measure.RATING} if not self.rated else set()
        without |= {Measure.POINTS} if self.game is None else set()
        return tuple(one for one in Measure if one not in without)

    @property
    def other_kind(self) -> "LeaderboardQuery":
        """The first page of unrated play, by wins, or of rated play, by rating."""
        measure = Measure.WINS if self.rated else Measure.RATING
        return self._replace(rated=not self.rated, measure=measure, page=0)


def read_query(written: str) -> LeaderboardQuery | None:
    """The look behind a click; None if it means nothing."""
    parts = written.split(".")
    if len(parts) != len(LeaderboardQuery._fields) or parts[-1] not in ("", "u"):
        return None
    asker, game, season, by, page, picture, kind = parts
    who, number, sorting = read_number(asker), read_number(page), _measure(by)
    if who is None or number is None or sorting is None or number > _LAST_PAGE:
        return None
    listed = read_number(season)
    if (listed is None) is not (season == ""):
        return None
    look = LeaderboardQuery(who, game or None, listed, sorting, number, bool(picture), not kind)
    known = look.game is None or look.game in REGISTRY
    return look if known and look.measure in look.measures else None


def _measure(written: str) -> Measure | None:
    return Measure(written) if written in set(Measure) else None


CONTROLS = (BOARD,)
