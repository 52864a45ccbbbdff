"""Every lobby says about how long the game takes."""

import pytest

from bot.screens.lobby import lobby_screen
from bot.text import LANGUAGES, Text
from engine.table.terms import slow
from tests.complete_games import COMPLETE
from tests.each import each
from tests.screens.script import ANN, Script


def told(script: Script, language: str = "en") -> str:
    screen = lobby_screen(script.table().view(ANN), Text(language))
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


@each("language", LANGUAGES)
@pytest.mark.parametrize("name", COMPLETE)
def test_every_lobby_of_a_complete_game_tells_it(name: str, language: str) -> None:
    label = Text(language)("length-about", minutes=0).partition(":")[0]
    assert label in told(Script(name, 1), language)


def test_computers_and_house_rules_change_it() -> None:
    assert "**Length:** about 75 minutes" in told(Script("contract", 3))
    assert "**Length:** about 45 minutes" in told(Script("contract", 3, computers=(1, 2)))
    assert "**Length:** about 30 minutes" in told(Script("dummy", 4))
    assert "**Length:** more than 2 hours" in told(Script("basic", 4))
    hands = {"mode": "hands", "hands": 3}
    assert "**Length:** about 45 minutes" in told(Script("basic", 4, end=hands))


def test_seats_that_are_needed_count_as_people() -> None:
    assert (
        told(Script("contract", 1)).splitlines()[2] == told(Script("contract", 3)).splitlines()[2]
    )


def test_where_a_turn_may_last_for_days_nothing_is_said() -> None:
    assert "Length" not in told(Script("dummy", 2, clock=slow(3)))
