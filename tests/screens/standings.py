"""The league: leaderboards, somebody's figures, seasons, corrections, what is kept of a person."""

from dataclasses import replace

from bot.screens.corrections import CorrectedGame, correction_screen, corrections_screen
from bot.screens.leaderboard import Leaderboard, leaderboard_screen
from bot.screens.leaderboard_query import LeaderboardQuery
from bot.screens.notes import note_screen
from bot.screens.privacy import export_screen, forget_screen, still_playing
from bot.screens.screen import Form, Screen
from bot.screens.seasons import (
    new_season_form,
    new_season_screen,
    rename_season_form,
    season_file_screen,
    season_screen,
    seasons_screen,
)
from bot.screens.stats import stats_screen
from bot.text import Text
from data.league.correction import Correction, CorrectionKind
from data.league.season import Season
from data.league.standings import (
    COMPUTER,
    DisplayedRating,
    Figures,
    FinishedGame,
    LeaderboardPage,
    LeaderboardRow,
    Measure,
    RatingPoint,
    SeatResult,
    Stats,
)
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private, public
from tests.screens.script import ANN, CHANNEL, NAMES, NOW, TABLE

_NOW = int(NOW.timestamp())
_MONTH = 31 * 24 * 60 * 60
_ALL_NAMES = (*LONG_NAMES, *NAMES)


def _row(at: int, name: str, *, rank: int | None = None, rated: bool = True) -> LeaderboardRow:
    games = 140 - at
    return LeaderboardRow(
        user_id=ANN + at,
        name=name,
        rank=at + 1 if rank is None else rank,
        rating=DisplayedRating(1412 - 37 * at, 40 + 20 * at, at > 6) if rated else None,
        rated_games=max(0, 30 - 3 * at),
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


_SEASONS = tuple(
    Season(number, number, name, _NOW - (31 - number) * _MONTH, None if number == 30 else _NOW)
    for number, name in sorted(
        {30: "", 29: "Winter *2026* of the cats and their friends", 28: "2026-01"}.items(),
        reverse=True,
    )
)
_MANY = (
    *_SEASONS,
    *(Season(n, n, "", _NOW - (31 - n) * _MONTH, _NOW) for n in range(27, 0, -1)),
)
_COMPUTER = replace(_row(3, ""), user_id=COMPUTER, rank=None)


@public
def leaderboard_empty(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, measure=Measure.WINS)
    return leaderboard_screen(
        Leaderboard(look, LeaderboardPage((), 0, None), None, (), corrected=False), say
    )


@public
def leaderboard_nobody_rated(say: Text) -> Screen:
    page = LeaderboardPage((), 0, _COMPUTER)
    board = Leaderboard(LeaderboardQuery(ANN, "dummy", 30), page, None, _SEASONS, corrected=False)
    return leaderboard_screen(board, say)


@public
def leaderboard_by_rating(say: Text) -> Screen:
    page = LeaderboardPage(_rows(), 10, None)
    board = Leaderboard(
        LeaderboardQuery(ANN + 3, "contract", 30), page, None, _SEASONS, corrected=False
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_by_rating_as_a_picture(say: Text) -> Screen:
    look = LeaderboardQuery(ANN + 3, "contract", 29, picture=True)
    board = Leaderboard(
        look, LeaderboardPage(_rows(), 10, _COMPUTER), None, _SEASONS, corrected=True
    )
    return leaderboard_screen(board, say)


@public
def leaderboard_by_wins_and_me_below(say: Text) -> Screen:
    mine = _row(9, "Zoë", rank=1437)
    look = LeaderboardQuery(ANN + 9000, None, None, Measure.WINS, 99)
    rows = _rows(990)[:9]
    board = Leaderboard(look, LeaderboardPage(rows, 1500, _COMPUTER), mine, _MANY, corrected=True)
    return leaderboard_screen(board, say)


@public
def leaderboard_by_points_as_a_picture(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, "dummy", 1, Measure.POINTS, picture=True)
    board = Leaderboard(look, LeaderboardPage(_rows(), 10, None), None, _MANY, corrected=False)
    return leaderboard_screen(board, say)


@public
def leaderboard_by_games(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, "basic", None, Measure.GAMES, 1)
    board = Leaderboard(look, LeaderboardPage(_rows(10), 40, None), None, _SEASONS, corrected=False)
    return leaderboard_screen(board, say)


@public
def leaderboard_by_streak_as_a_picture(say: Text) -> Screen:
    look = LeaderboardQuery(ANN, "basic", None, Measure.STREAK, 1, picture=True)
    board = Leaderboard(
        look, LeaderboardPage(_rows(10)[:3], 13, None), None, _SEASONS, corrected=False
    )
    return leaderboard_screen(board, say)


def _curve(games: int) -> tuple[RatingPoint, ...]:
    return tuple(
        RatingPoint(at, _NOW, 1000 + 4 * at + 90 * (at % 7 - 3), 333 - 3 * at)
        for at in range(games)
    )


def _figures(game: str, at: int, games: int) -> Figures:
    return Figures(game, _row(at, NAMES[at % 6], rated=bool(games)), _curve(games))


@private
def stats_of_nobody(say: Text) -> Screen:
    return stats_screen(ANN, LONG_NAMES[4], None, None, say)


@private
def stats_of_one_game(say: Text) -> Screen:
    stats = Stats(_row(0, "Ann"), (_figures("contract", 0, 100),))
    return stats_screen(ANN, "Ann", stats, None, say)


_STATS = Stats(
    _row(0, LONG_NAMES[0]),
    (_figures("basic", 8, 2), _figures("contract", 2, 60), _figures("dummy", 9, 0)),
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
    stats = Stats(_row(0, "Ann"), (_figures("contract", 0, 100),))
    return stats_screen(ANN, "Ann", stats, "dummy", say)


@private
def seasons_none(say: Text) -> Screen:
    return seasons_screen((), say, monthly=False)


@private
def seasons_many_and_monthly(say: Text) -> Screen:
    notice = say("season-monthly-set")
    return seasons_screen(_MANY, say, monthly=True, notice=notice)


@private
def season_that_is_over(say: Text) -> Screen:
    notice = say("season-renamed", name="Winter")
    return season_screen(_SEASONS[1], say, notice)


@private
def season_window_for_a_new_one(say: Text) -> Form:
    return new_season_form(say)


@private
def season_window_for_another_name(say: Text) -> Form:
    return rename_season_form(_SEASONS[1], say)


@private
def season_question(say: Text) -> Screen:
    return new_season_screen(_SEASONS, "ฤดูหนาวของแมวทั้งหลายและเพื่อนฝูงทุกคนจ้า", say)


@private
def season_question_for_the_first(say: Text) -> Screen:
    return new_season_screen((), "", say)


@private
def season_as_a_file(say: Text) -> Screen:
    return season_file_screen(_SEASONS[1], b"game_no,table\r\n", say)


def _seat(at: int, user: int | None, name: str) -> SeatResult:
    return SeatResult(
        seat=at,
        user_id=user,
        name=name,
        place=at + 1,
        total=40 * at,
        points=40 * at,
        deals=7,
        won=at == 0,
        left=False,
        began=True,
        timeouts=0,
        rating=None,
    )


_PLAYED = FinishedGame(
    game_no=12,
    table_id=TABLE,
    channel_id=CHANNEL,
    game="contract",
    season=30,
    finished_at=_NOW,
    deals=7,
    unrated=None,
    void=False,
    seats=(
        _seat(0, ANN, LONG_NAMES[0]),
        _seat(1, None, "Ada"),
        _seat(2, -77, ""),
        _seat(3, ANN + 1, LONG_NAMES[1]),
    ),
)
_REASON = "|" * 30 + "ก" * 30


@private
def correction_void(say: Text) -> Screen:
    return correction_screen(_PLAYED, CorrectionKind.VOID, _REASON, say)


@private
def correction_restore(say: Text) -> Screen:
    return correction_screen(_PLAYED, CorrectionKind.RESTORE, "the cat was innocent", say)


@private
def corrections_none(say: Text) -> Screen:
    return corrections_screen((), say)


@private
def corrections_many(say: Text) -> Screen:
    told = [
        CorrectedGame(
            Correction(
                at, TABLE, ANN if at % 4 else -9, _NOW, _REASON, list(CorrectionKind)[at % 2]
            ),
            None if at % 5 == 0 else _PLAYED,
        )
        for at in range(1, 15)
    ]
    return corrections_screen(told, say)


@private
def privacy_question(say: Text) -> Screen:
    return forget_screen(say)


@private
def privacy_as_a_file(say: Text) -> Screen:
    return export_screen(b"{}", say)


@private
def privacy_while_playing(say: Text) -> Screen:
    return note_screen(still_playing(range(CHANNEL, CHANNEL + 40), say))


@private
def privacy_game_left_behind(say: Text) -> Screen:
    return note_screen(still_playing((), say))
