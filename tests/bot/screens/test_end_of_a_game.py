"""What stands on the message of a deal or a game that is over, and in which order."""

import re

from bot.screens.notes import more_screen
from bot.screens.result import result_screen
from bot.screens.screen import Button, Picture, Screen
from bot.text import Text
from tests.each import each
from tests.screens.finished_games import lucky
from tests.screens.script import ANN, Script
from tests.screens.tables import game_over

SAY = Text()
SEED = re.compile(r"[0-9a-f]{64}")


def words(screen: Screen) -> str:
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


def verbs(screen: Screen) -> list[str]:
    rows = [row for row in screen.blocks if isinstance(row, tuple) and isinstance(row[0], Button)]
    return [button.click.verb for row in rows for button in row]


def test_the_winner_stands_first_then_the_totals_then_the_cards() -> None:
    screen = result_screen(lucky().view(None), SAY)
    pictures = [isinstance(block, Picture) for block in screen.blocks]
    above = [str(block) for block in screen.blocks[: pictures.index(True)]]
    assert len(above) == 3
    assert "wins the game" in above[1]
    assert "**Totals**" in above[2]


@each("in_words", [False, True])
def test_the_seed_stands_in_more_and_not_on_the_winners_screen(in_words: bool) -> None:
    table = lucky()
    table_view = table.view(ANN)
    assert table_view.seed is not None
    assert not SEED.search(words(result_screen(table_view, SAY, in_words=in_words)))
    more = words(more_screen(table_view, SAY, table.seat_choices(ANN)))
    assert table_view.seed in more
    assert table_view.commitment in more
    assert all(salt in more for _, salt in table_view.roster.salts)


def test_more_of_a_game_that_is_over_leads_to_its_check_and_not_out_of_it() -> None:
    table = lucky()
    more = more_screen(table.view(ANN), SAY, table.seat_choices(ANN))
    assert verbs(more) == ["rules", "replay-verify", "close"]


def test_cards_that_the_picture_shows_are_listed_for_whoever_reads_them() -> None:
    table_view = lucky().view(None)
    shown, read = (words(result_screen(table_view, SAY, in_words=one)) for one in (False, True))
    assert "♠" not in shown.replace("knocked with", "")[: shown.index("knocked with")]
    assert re.search(r"laid \d+ cards", shown)
    assert not re.search(r"laid \d+ cards", read)
    assert len(read) > len(shown)


def test_gin_12_4_more_points_are_good_also_where_boxes_decide_the_game() -> None:
    """Whoever reached 100 points has fewer boxes, so the settlement is the other's."""
    rules = {"line_bonus": 1000, "game_winner": "settlement", "undercut_bonus": 0}
    replay = Script("gin", 2, seed=2, **rules).begin().play_on(game_over).close()
    assert replay.state is not None
    result = replay.state.result
    assert result is not None
    assert result.totals[result.places.index(1)] < max(result.totals)
    assert "**Totals** (highest wins)" in words(result_screen(replay.table().view(None), SAY))
