"""Every lobby says about how long the game takes."""

import re
from typing import Any

import pytest

from bot.blocks.screen import Button, Tone
from bot.screens import lobby_screen as lobby
from bot.screens.lobby_screen import lobby_more_screen, lobby_screen
from bot.text import LANGUAGES, Text
from engine.listing import Length
from engine.options import write_options
from engine.table.length import NOTHING_USUAL, Usual
from engine.table.table_events import ChosenRules, RulesChanged
from engine.table.terms import slow
from tests.complete_games import COMPLETE
from tests.each import each
from tests.screens.different_rules import all_different
from tests.screens.script import ANN, Script


def told(script: Script, language: str = "en") -> str:
    screen = lobby_screen(script.table().view(ANN), Text(language))
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


def more(script: Script, usual: Usual = NOTHING_USUAL, language: str = "en") -> str:
    """What is behind **More**."""
    screen = lobby_more_screen(script.table().view(ANN), usual, Text(language))
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


@each("language", LANGUAGES)
@pytest.mark.parametrize("name", COMPLETE)
def test_every_lobby_of_a_complete_game_tells_it(name: str, language: str) -> None:
    label = Text(language)("length-line", words="").partition(":")[0]
    assert label in more(Script(name, 1), language=language)


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
    assert "**Length:** Quick · about 5 minutes\n-# First to 25 points\n" in more(old)


def test_where_games_have_been_played_their_minutes_are_told() -> None:
    usual = {("gin", Length.QUICK): 12, ("basic", Length.EVENING): 99}
    quick = Script("gin", 2, target=25, settlement="points")
    screen = lobby_screen(quick.table().view(ANN), Text(), usual)
    assert "**Length:** Quick · usually 12 min here" in more(quick, usual)
    first = next(block for block in screen.blocks if isinstance(block, tuple))
    labels = [button.label for button in first if isinstance(button, Button)]
    assert labels == ["✓ Quick · 12 min", "Evening · 20 min", "Full · 25 min"]


def test_a_length_is_named_and_what_makes_it_is_no_difference() -> None:
    quick = Script("contract", 3, contracts=[2], max_may_i=3)
    lines = more(quick).splitlines()
    assert "**Length:** Quick · about 10 minutes" in lines
    assert "-# Only contract 2 (one deal) · 3 May I calls per player per deal" in lines
    assert "Length" not in told(quick), "its button says so"
    assert "House rules" not in told(quick)
    other = told(Script("contract", 3, contracts=[1, 2], max_may_i=3)).splitlines()
    assert "**Length:** about 15 minutes" in other
    differences = "Only contracts 1 and 2 (2 deals) · 3 May I calls per player per deal"
    assert f"-# **House rules:** {differences}" in other


def test_computers_and_house_rules_change_it() -> None:
    assert "**Length:** Full · about 75 minutes" in more(Script("contract", 3))
    assert "**Length:** Full · about 45 minutes" in more(Script("contract", 3, computers=(1, 2)))
    assert "**Length:** Full · about 40 minutes" in more(Script("dummy", 4))
    assert "**Length:** Full · more than 2 hours" in more(Script("shanghai", 6))
    assert "**Length:** Evening · about 30 minutes" in more(Script("basic", 4, end=deals(4)))


def test_seats_that_are_needed_count_as_people() -> None:
    alone, enough = (more(Script("contract", people)).splitlines() for people in (1, 3))
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
    assert clicks[1] == ["join", "start", "robot", "more"], "right behind the lengths"
    clock = say("clock-line", clock="").partition(":")[0]
    assert clock in more(Script("contract", 3), language=language)
    assert clock not in told(Script("contract", 3), language)
    assert say("lobby-ready", host="Ann") in told(Script("contract", 3), language)
    full = told(Script("contract", 5), language)
    assert say("lobby-full", host="Ann") in full
    assert say("lobby-ready", host="Ann") not in full


@each("language", LANGUAGES)
def test_practice_is_offered_for_a_game_that_has_some(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    [practice] = COMMANDS.findall(told(Script("basic", 1), language))
    with monkeypatch.context() as patched:
        patched.setattr(lobby, "PRACTISED", {})
        [rules] = COMMANDS.findall(told(Script("basic", 1), language))
    assert practice != rules
    if language == "en":
        assert (practice, rules) == ("`/rummy practice`", "`/rummy rules`")


def test_the_answer_that_is_asked_for_comes_first_and_five_rules_are_named() -> None:
    rules = RulesChanged(ChosenRules(write_options(all_different("contract"))))
    screen = lobby_screen(Script("contract", 4).add(rules).table().view(ANN), Text())
    rows = [block for block in screen.blocks if isinstance(block, tuple)]
    labels = [button.label for row in rows[1:] for button in row if isinstance(button, Button)]
    assert labels == ["Agree", "Join", "Start", "Computer", "More", "All 18 rules"]
    assert str(screen.blocks[-1]).count(" · ") == 4


COMMANDS = re.compile("`/[^`]+`")
"""The commands that a lobby tells."""
