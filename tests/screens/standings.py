"""The league: leaderboards, and somebody's figures."""

from dataclasses import replace

from bot.blocks.screen import Screen
from bot.screens.leaderboard import Leaderboard, LeaderboardQuery, leaderboard_screen
from bot.screens.stats import stats_screen
from bot.text import Text
from data.league.standings import (
    ComputersRow,
    DisplayedRating,
    Evening,
    Figures,
    LeaderboardKind,
    LeaderboardPage,
    LeaderboardRow,
    Measure,
    Played,
    RatingPoint,
    Stats,
)
from engine.computer.strength import Strength
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private, public
from tests.screens.script import ANN, NAMES, NOW
from tests.screens.seasons import MANY_SEASONS, SEASONS

_NOW = int(NOW.timestamp())
_ALL_NAMES = (*LONG_NAMES, *NAMES)


def _row(at: int, name: str, *, rank: int | None = None, rated: bool = True) -> LeaderboardRow:
    games = 140 - at
    return LeaderboardRow(
        user_id=ANN + at,
        name=name,
        rank=at + 1 if rank is None else rank,
        rating=DisplayedRating(1412 - 37 * at, 40 + 20 * at, at > 6) if rated else None,
        rated_games=max(0, 30 - 3 * at) if rated else 0,
        games=games,
        wins=80 - 7 * at,
        places=200 + 31 * at,
        points=4321 - 700 * at,
        deals=7 * games,
        streak=at % 3,
        best_streak=12 - at,
        left=at,
        timeouts=3 * at,
    )


def _rows(first: int = 0) -> tuple[LeaderboardRow, ...]:
    return tuple(_row(at, _ALL_NAMES[at % 12], rank=first + at + 1) for at in range(10))


_COMPUTERS = (
    *(ComputersRow(one, 40 * at, 24 * at) for at, one in enumerate(reversed(Strength), 1)),
    ComputersRow(None, 3, 1),
)


@public
def leaderboard_empty(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, measure=Measure.WINS, kind=LeaderboardKind.ALL)
    return leaderboard_screen(
        Leaderboard(look, LeaderboardPage((), 0, ()), None, (), corrected=False, now=_NOW), say
    )


@public
def leaderboard_nobody_rated(say: Text) -> Screen:
    board = Leaderboard(
        LeaderboardQuery(ANN, "dummy", 30),
        LeaderboardPage((), 0),
        None,
        SEASONS,
        corrected=False,
        now=_NOW,
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_by_rating(say: Text) -> Screen:
    page = LeaderboardPage(_rows(), 10, ())
    board = Leaderboard(
        LeaderboardQuery(ANN + 3, "contract", 30), page, None, SEASONS, corrected=False, now=_NOW
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_by_rating_as_a_picture(say: Text) -> Screen:
    look = LeaderboardQuery(ANN + 3, "contract", 29, picture=True)
    board = Leaderboard(look, LeaderboardPage(_rows(), 10), None, SEASONS, corrected=True, now=_NOW)
    return leaderboard_screen(board, say)


@public
def leaderboard_by_wins_and_me_below(say: Text) -> Screen:
    mine = _row(9, "Zoë", rank=1437)
    look = LeaderboardQuery(ANN + 9000, None, None, Measure.WINS, 99)
    rows = _rows(990)[:9]
    board = Leaderboard(
        look, LeaderboardPage(rows, 1000), mine, MANY_SEASONS, corrected=True, now=_NOW
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_of_unrated_play(say: Text) -> Screen:
    look = LeaderboardQuery(ANN + 1, "dummy", 30, Measure.WINS, 1, kind=LeaderboardKind.ALL)
    rows = tuple(_row(at, _ALL_NAMES[at], rank=at + 11, rated=False) for at in range(10))
    board = Leaderboard(
        look, LeaderboardPage(rows, 30, _COMPUTERS), None, SEASONS, corrected=True, now=_NOW
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_tonight(say: Text) -> list[Screen]:
    """An evening that goes on, with computers below, and one that is over."""
    look = LeaderboardQuery(ANN + 1).of_kind(LeaderboardKind.TONIGHT)
    rows = [_row(at, _ALL_NAMES[at], rank=at + 1, rated=False) for at in range(4)]
    rows[3] = replace(rows[3], wins=0)
    evening = Evening(_NOW - 3600, _NOW - 60)
    page = LeaderboardPage(tuple(rows), 4, _COMPUTERS[:1], evening=evening)
    later = _NOW + 9 * 3600
    return [
        leaderboard_screen(Leaderboard(look, page, None, SEASONS, corrected=True, now=now), say)
        for now in (_NOW, later)
    ]


@public
def leaderboard_of_this_month(say: Text) -> Screen:
    """The first of thirty people, and computers of every strength."""
    look = LeaderboardQuery(ANN + 9000, "contract").of_kind(LeaderboardKind.MONTH)
    mine = replace(_row(9, "Zoë", rank=23), user_id=look.asker)
    page = LeaderboardPage(_rows(), 30, _COMPUTERS)
    board = Leaderboard(look, page, mine, SEASONS[:1], corrected=False, now=_NOW)
    return leaderboard_screen(board, say)


@public
def leaderboard_by_points_as_a_picture(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, "dummy", 1, Measure.POINTS, picture=True)
    board = Leaderboard(
        look, LeaderboardPage(_rows(), 10, ()), None, MANY_SEASONS, corrected=False, now=_NOW
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_by_games(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, "basic", None, Measure.GAMES, 1)
    board = Leaderboard(
        look, LeaderboardPage(_rows(10), 40, ()), None, SEASONS, corrected=False, now=_NOW
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_by_streak_as_a_picture(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, "basic", None, Measure.STREAK, 1, picture=True)
    board = Leaderboard(
        look, LeaderboardPage(_rows(10)[:3], 13, ()), None, SEASONS, corrected=False, now=_NOW
    )
    return leaderboard_screen(board, say)


def _curve(games: int) -> tuple[RatingPoint, ...]:
    return tuple(
        RatingPoint(at, _NOW, 1000 + 4 * at + 90 * (at % 7 - 3), 333 - 3 * at)
        for at in range(games)
    )


_AGAINST = tuple(
    ComputersRow(strength, 40 - 9 * at, 24 - 9 * at, 7 - 3 * at)
    for at, strength in enumerate(Strength)
)


def _figures(game: str, at: int, games: int) -> Figures:
    row = _row(at, NAMES[at % 6], rated=bool(games))
    played = Played(row, replace(row, rating=None)) if games else Played(None, row)
    return Figures(game, played, _curve(games), _AGAINST[at % 3 :])


@private
def stats_of_nobody(say: Text) -> Screen:
    return stats_screen(ANN, LONG_NAMES[4], None, None, say)


@private
def stats_of_one_game(say: Text) -> Screen:
    stats = Stats(Played(_row(0, "Ann"), None), (_figures("contract", 0, 100),))
    return stats_screen(ANN, "Ann", stats, None, say)


_STATS = Stats(
    Played(_row(0, LONG_NAMES[0]), _row(8, LONG_NAMES[0], rated=False)),
    (_figures("basic", 8, 2), _figures("contract", 2, 60), _figures("dummy", 9, 0)),
    _AGAINST,
)


@private
def stats_of_all_games(say: Text) -> Screen:
    return stats_screen(ANN, LONG_NAMES[0], _STATS, None, say)


@private
def stats_of_a_provisional_rating(say: Text) -> Screen:
    return stats_screen(ANN, LONG_NAMES[1], _STATS, "basic", say)


@private
def stats_without_a_rating(say: Text) -> Screen:
    return stats_screen(ANN, LONG_NAMES[2], _STATS, "dummy", say)


@private
def stats_of_a_game_not_played(say: Text) -> Screen:
    stats = Stats(Played(_row(0, "Ann"), None), (_figures("contract", 0, 100),))
    return stats_screen(ANN, "Ann", stats, "dummy", say)
