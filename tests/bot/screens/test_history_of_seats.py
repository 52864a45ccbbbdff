"""Who is named in the list of finished games when seats changed hands."""

from bot.screens.games_list import HistoryScope, history_screen
from bot.text import Text
from data.league.standings import FinishedGame, GamesPage, SeatResult


def seat(user: int | None, name: str, *, left: bool = False, began: bool = True) -> SeatResult:
    return SeatResult(
        seat=1,
        user_id=user,
        name=name,
        place=2,
        total=30,
        points=30,
        deals=1,
        won=False,
        left=left,
        began=began,
        timeouts=0,
        rating=None,
    )


def test_a_computer_that_stood_in_for_a_time_is_none_of_the_players() -> None:
    seats = (
        seat(1, "Ann"),
        seat(4, "Dao", began=False),
        seat(2, "Ben", left=True),
        seat(None, "Ada", left=True, began=False),
    )
    game = FinishedGame(
        1, "a1b2c3d4e5", 20, "basic", 1, 1_790_000_000, 1, None, "quick", False, seats
    )
    screen = history_screen(GamesPage((game,), 1), HistoryScope.MINE, 0, Text())
    said = "\n".join(block for block in screen.blocks if isinstance(block, str))
    assert "Ann" in said
    assert "Dao" in said
    assert "Ben (left)" in said
    assert "Ada" not in said
    assert "**Basic Rummy · Quick**" in said, "which length it was"
