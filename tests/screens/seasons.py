"""The seasons of a server, and what its managers correct in its league."""

from bot.blocks.screen import Form, Screen
from bot.screens.server import (
    CorrectedGame,
    correction_screen,
    corrections_screen,
    new_season_form,
    new_season_screen,
    rename_season_form,
    season_file_screen,
    season_screen,
    seasons_screen,
)
from bot.text import Text
from data.league.standings import (
    Correction,
    CorrectionKind,
    FinishedGame,
    Season,
    SeatResult,
)
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private
from tests.screens.script import ANN, CHANNEL, NOW, TABLE

_NOW = int(NOW.timestamp())
_MONTH = 31 * 24 * 60 * 60

SEASONS = tuple(
    Season(number, number, name, _NOW - (31 - number) * _MONTH, None if number == 30 else _NOW)
    for number, name in sorted(
        {30: "", 29: "Winter *2026* of the cats and their friends", 28: "2026-01"}.items(),
        reverse=True,
    )
)
MANY_SEASONS = (
    *SEASONS,
    *(Season(n, n, "", _NOW - (31 - n) * _MONTH, _NOW) for n in range(27, 0, -1)),
)


@private
def seasons_none(say: Text) -> Screen:
    return seasons_screen((), say, monthly=False)


@private
def seasons_many_and_monthly(say: Text) -> Screen:
    notice = say("season-monthly-set")
    return seasons_screen(MANY_SEASONS, say, monthly=True, notice=notice)


@private
def season_that_is_over(say: Text) -> Screen:
    notice = say("season-renamed", name="Winter")
    return season_screen(SEASONS[1], say, notice)


@private
def season_window_for_a_new_one(say: Text) -> Form:
    return new_season_form(say)


@private
def season_window_for_another_name(say: Text) -> Form:
    return rename_season_form(SEASONS[1], say)


@private
def season_question(say: Text) -> Screen:
    return new_season_screen(SEASONS, "ฤดูหนาวของแมวทั้งหลายและเพื่อนฝูงทุกคน", say)


@private
def season_question_for_the_first(say: Text) -> Screen:
    return new_season_screen((), "", say)


@private
def season_as_a_file(say: Text) -> Screen:
    return season_file_screen(SEASONS[1], b"game_no,table\r\n", say)


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
    length="full",
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
