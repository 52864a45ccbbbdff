"""Practice counts nowhere, so what a learner has laid comes back; the coach forgets it too."""

from bot.blocks.screen import Button, Screen
from bot.text import Text
from engine.table.table_events import TookCardsBack
from tests.screens.panels import panel
from tests.screens.practice import swap_replay

SAY = Text()


def labels(screen: Screen) -> list[str]:
    rows = (block for block in screen.blocks if type(block) is tuple)
    return [one.label for row in rows for one in row if isinstance(one, Button)]


def test_a_learner_may_take_back_what_they_have_laid() -> None:
    before = panel(swap_replay().table(), SAY)
    replay = swap_replay().moves("0 swap 7S in 3")
    laid = replay.table()
    assert "Take back" not in labels(before)
    assert "Take back" in labels(panel(laid, SAY))
    again = panel(replay.add(TookCardsBack(0, laid.version)).table(), SAY)
    assert "Take back" not in labels(again)
    assert coached(again) == coached(before)


def coached(screen: Screen) -> str:
    """What the coach says: the first words of the panel."""
    return next(block for block in screen.blocks if isinstance(block, str))
