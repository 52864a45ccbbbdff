"""Every lobby says about how long the game takes."""

import re
from typing import Any

import pytest

from bot.blocks.screen import Button, Tone
from bot.screens import lobby_screen as lobby
from bot.screens.lobby_screen import lobby_screen
from bot.text import LANGUAGES, Text
from engine.listing import Length
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
    label = Text(language)("length-line", words="").partition(":")[0]
    assert label in told(Script(name, 1), language)


def buttons(script: Script, language: str = "en") -> list[Button]:
    """The first row: a button a length."""
    screen = lobby_screen(script.table().view(ANN), Text(language))
    row = next(block for block in screen.blocks if isinstance(block, tuple))
    return [button for button in row if isinstance(button, Button)]


def row(name: str, people: int, **options: Any) -> list[str | None]:
    return [button.label for button in buttons(Script(name, people, **options))]


def deals(number: int) -> dict[str, object]:
    return {"mode": "hands", "hands": number}


def test_the_first_row_has_every_length_with_its_minutes_and_marks_the_one_of_now() -> None:
    assert row("basic", 4) == ["Quick · 10 min", "Evening · 30 min", "✓ Full · 60 min"]
    quick = buttons(Script("contract", 3, contracts=[2], max_may_i=3))
    assert [button.label for button in quick] == [
        "✓ Quick · 10 min",
        "Evening · 30 min",
        "Full · 75 min",
    ]
    assert [button.tone for button in quick] == [Tone.MAIN, Tone.PLAIN, Tone.PLAIN]
    slow_one = buttons(Script("dummy", 2, clock=slow(3)))
    assert [button.label for button in slow_one] == ["Quick", "✓ Full"]


def test_a_length_that_is_not_as_long_as_its_name_says_is_not_offered() -> None:
    assert row("dummy", 2) == ["Quick · 5 min", "✓ Full · 20 min"], "a full game fills an evening"
    assert row("manipulation", 3) == ["Quick · 10 min", "Evening · 25 min", "✓ Full · 35 min"]
    assert row("manipulation", 5) == ["Quick · 5 min", "✓ Full · 10 min"]
    assert row("rummy500", 2) == ["Quick · 5 min", "✓ Full · 20 min"]
    assert row("rummy500", 3) == ["Quick · 10 min", "Evening · 20 min", "✓ Full · 40 min"]


def test_one_that_so_many_have_chosen_already_stays_without_its_name() -> None:
    script = Script("manipulation", 5, end=deals(5))
    labels = [button.label for button in buttons(script)]
    assert labels == ["Quick · 5 min", "Full · 10 min", "✓ 20 min"]
    assert "**Length:** about 20 minutes" in told(script).splitlines()


def test_a_length_of_0_1_0_is_still_named() -> None:
    old = Script("gin", 2, target=25)
    assert [button.label for button in buttons(old)] == [
        "✓ Quick · 5 min",
        "Evening · 20 min",
        "Full · 25 min",
    ]
    assert "**Length:** Quick · about 5 minutes\n-# First to 25 points\n" in told(old) + "\n"


def test_where_games_have_been_played_their_minutes_are_told() -> None:
    usual = {("gin", Length.QUICK): 12, ("basic", Length.EVENING): 99}
    quick = Script("gin", 2, target=25, settlement="points")
    screen = lobby_screen(quick.table().view(ANN), Text(), usual)
    said = "\n".join(block for block in screen.blocks if isinstance(block, str))
    assert "**Length:** Quick · usually 12 min here" in said
    first = next(block for block in screen.blocks if isinstance(block, tuple))
    labels = [button.label for button in first if isinstance(button, Button)]
    assert labels == ["✓ Quick · 12 min", "Evening · 20 min", "Full · 25 min"]


def test_a_length_is_named_and_what_makes_it_is_no_difference() -> None:
    lines = told(Script("contract", 3, contracts=[2], max_may_i=3)).splitlines()
    assert "**Length:** Quick · about 10 minutes" in lines
    assert "-# Only contract 2 is played: one deal · 3 May I calls per player per deal" in lines
    assert Text("en")("lobby-standard-rules") in lines
    other = told(Script("contract", 3, contracts=[1, 2], max_may_i=3)).splitlines()
    assert "**Length:** about 15 minutes" in other
    assert "- Only contracts 1 and 2 are played: 2 deals" in other
    assert "- 3 May I calls per player per deal" in other


def test_computers_and_house_rules_change_it() -> None:
    assert "**Length:** Full · about 75 minutes" in told(Script("contract", 3))
    assert "**Length:** Full · about 45 minutes" in told(Script("contract", 3, computers=(1, 2)))
    assert "**Length:** Full · about 40 minutes" in told(Script("dummy", 4))
    assert "**Length:** Full · more than 2 hours" in told(Script("shanghai", 6))
    assert "**Length:** Evening · about 30 minutes" in told(Script("basic", 4, end=deals(4)))


def test_seats_that_are_needed_count_as_people() -> None:
    alone, enough = (told(Script("contract", people)).splitlines() for people in (1, 3))
    assert [line for line in alone if "Length" in line] == [
        line for line in enough if "Length" in line
    ]


def test_where_a_turn_may_last_for_days_nothing_is_said() -> None:
    assert "Length" not in told(Script("dummy", 2, clock=slow(3)))


def test_free_seats_are_one_line() -> None:
    assert "1. **Ann** · host\n2–8. *free*" in told(Script("shanghai", 1))
    assert "\n5. *free*" in told(Script("contract", 4))
    assert "free" not in told(Script("contract", 5))


@each("language", LANGUAGES)
def test_seats_come_before_the_terms_and_a_full_lobby_waits_for_nobody(language: str) -> None:
    say = Text(language)
    screen = lobby_screen(Script("contract", 3).table().view(ANN), say)
    clicks = [
        [button.click.verb for button in block if isinstance(button, Button)]
        for block in screen.blocks
        if isinstance(block, tuple)
    ]
    assert "join" in clicks[1], "right behind the lengths"
    join = next(
        at
        for at, block in enumerate(screen.blocks)
        if isinstance(block, tuple)
        and any(isinstance(button, Button) and button.click.verb == "join" for button in block)
    )
    terms = "\n".join(block for block in screen.blocks[join:] if isinstance(block, str))
    assert say("clock-line", clock="").partition(":")[0] in terms
    assert say("lobby-standard-rules") in terms
    assert say("lobby-ready", host="Ann") in told(Script("contract", 3), language)
    full = told(Script("contract", 5), language)
    assert say("lobby-full", host="Ann") in full
    assert say("lobby-ready", host="Ann") not in full


@each("language", LANGUAGES)
def test_practice_is_offered_for_a_game_that_has_some(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = COMMANDS.findall(told(Script("basic", 1), language))
    with monkeypatch.context() as patched:
        patched.setattr(lobby, "PRACTISED", {})
        assert COMMANDS.findall(told(Script("basic", 1), language)) == offered[1:]
    assert len(offered) == 2


COMMANDS = re.compile("`/[^`]+`")
"""The commands that a lobby tells."""
