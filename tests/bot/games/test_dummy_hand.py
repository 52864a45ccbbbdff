"""The points that a hand of Dummy names beside its cards."""

from bot.screens.table_screen import seat_lines
from bot.text import Text
from engine.facts import LaidPoints
from engine.result import CommonItem
from tests.discord.play.dummy_tables import dummy_deal
from tests.each import each
from tests.screens.panels import panel
from tests.screens.script import ANN, Script

SAY = Text().of("dummy")
HANDS = "8D 9D 2C QS 4S", "7S 7H 3C 5C KC"


def facts(script: Script, seat: int = 0) -> str:
    first = panel(script.table(), SAY, seat).blocks[0]
    assert isinstance(first, str)
    return first.splitlines()[1]


def test_dummy_10_4_who_is_not_born_reads_that_the_hand_counts_double() -> None:
    script = Script("dummy", 2).begin(dummy_deal(HANDS, "7D"))
    assert "in hand 115, doubled: −230 now · not born yet" in facts(script)


def test_dummy_10_4_laid_cards_count_for_who_laid_them() -> None:
    script = Script("dummy", 2).begin(dummy_deal(HANDS, "7D", stock="6D"))
    script.moves("0 take 7D 7D 8D 9D", "0 discard QS")
    assert "15 laid − 55 in hand = −40 · born" in facts(script)
    assert "in hand 30, doubled: −60 now" in facts(script, 1)
    lines = seat_lines(script.table().view(None), SAY)
    assert ["laid 15 · 2 cards · total 0" in line for line in lines] == [True, False]


@each("seed", range(1, 5))
def test_laid_points_are_those_of_the_score_sheet(seed: int) -> None:
    script = Script("dummy", 3, seed=seed).begin().play_on(lambda now: now.result is not None)
    state = script.state
    assert state is not None
    assert state.result is not None
    counted = [0] * 3
    for line in state.result.lines:
        counted[line.seat] += line.points if line.what is CommonItem.LAID else 0
    assert script.table().view(ANN).facts[LaidPoints].by_seat == tuple(counted)
