"""A ledger as it is shown: whole numbers that add up, and nothing that its reader may not see."""

import re
from dataclasses import replace

import pytest

from bot.blocks.screen import Picture, Screen, Section
from bot.render.specs import ChartSpec, WorthSpec
from bot.screens.ledger_screen import LedgerPlace, ledger_screen
from bot.screens.replay_screen import costly_choice_in_words
from bot.text import Text
from engine.analysis.ledger import Explanation, Ledger, LineKind, Total
from engine.analysis.players import think
from engine.analysis.reasons import reason_for
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY
from engine.live.table_view import replay_view
from engine.moves import Move
from engine.notation.export import placed_moves, unique_names
from engine.notation.ledger_story import CostlyChoice, LedgerStory, ledger_story
from engine.notation.move import read_move
from engine.observation import Observation
from tests.each import each
from tests.engine.test_lanes import standard
from tests.screens.finished_games import made_up, whole
from tests.screens.script import ANN, NAMES

SAY = Text()
CHEAP = ("indian", "rummy500")


def story(found: Ledger) -> LedgerStory:
    told = whole("basic", 3, open_hands=True)
    return ledger_story(told, 0, [*placed_moves(told, 0)], 0, found)


def shown(found: Ledger, *, is_open: bool = True, in_words: bool = False) -> Screen:
    told, one = whole("basic", 3, open_hands=True), story(found)
    place = LedgerPlace(0, 1, 0, is_open)
    view = replay_view(told, 0, ANN)
    return ledger_screen(view, place, one, SAY, in_words=in_words)


def words(screen: Screen) -> str:
    told = (one.text if isinstance(one, Section) else one for one in screen.blocks)
    return "\n".join(one for one in told if isinstance(one, str))


def numbers(screen: Screen) -> tuple[int, list[int], int]:
    """The start, the parts and the result that stand in the words."""
    found = [int(one.replace("−", "-")) for one in re.findall(r"[+−]\d+", words(screen))]
    spec = next(
        one.spec
        for one in screen.blocks
        if isinstance(one, Picture) and isinstance(one.spec, WorthSpec)
    )
    count = len(spec.parts)
    result, start, *parts = found[: 2 + count]
    assert (start, parts) == (spec.start, [part.points for part in spec.parts])
    return start, parts, result


def of_parts(start: float, *parts: float) -> Ledger:
    """A ledger whose kinds are worth so much, and no choice is named."""
    base = made_up(whole("basic", 3, open_hands=True), 0)
    totals = {kind: Total(points, 1.0) for kind, points in zip(LineKind, parts, strict=True)}
    result = round(start + sum(parts))
    lines = tuple(line._replace(points=0.3 if line.step is None else 0.0) for line in base.lines)
    return Ledger(start, result, 50, lines, totals)


@each("is_open", [True, False])
def test_what_is_shown_adds_up_to_the_last_point(is_open: bool) -> None:
    found = of_parts(0.86, 6.4, -31.45, -2.45, -4.4, 8.04)
    start, parts, result = numbers(shown(found, is_open=is_open))
    assert start + sum(parts) == result == -23
    assert len(parts) == 5 - (not is_open)


@each(
    "cards, own, error, said",
    [
        ((6.2, -37.3), 0.4, 1.0, "The cards cost you 31.** **Your own choices: nearly nothing."),
        ((6.2, 20.9), -8.0, 3.0, "The cards gave you 27.** **Your own choices cost 8."),
        ((1.0, -1.0), 8.0, 3.0, "The cards: nearly nothing.** **Your own choices gained 8."),
        ((6.0, 9.0), -3.0, 4.0, "gave you 15.** **Your own choices: too little to be sure."),
    ],
)
def test_first_comes_the_answer_in_words_then_the_bar_then_numbers(
    cards: tuple[float, float], own: float, error: float, said: str
) -> None:
    found = of_parts(0.0, *cards, 0.0, own, 0.0)
    totals = {**found.totals, LineKind.CHOICE: Total(own, error)}
    first, bar, second, *_ = shown(found._replace(totals=totals)).blocks
    assert isinstance(first, str)
    assert said in first
    assert isinstance(bar, Picture)
    assert isinstance(second, str)
    assert second.startswith("**You made ")


@each("is_open", [True, False])
def test_where_one_deal_cannot_tell_it_says_that_and_no_number_of_its_parts(is_open: bool) -> None:
    found = of_parts(0.86, 6.4, -31.45, -2.45, -4.4, 8.04)
    totals = {**found.totals, LineKind.CHOICE: Total(-4.4, 99.0)}
    screen = shown(found._replace(totals=totals), is_open=is_open)
    assert "One deal can’t show how much of this was luck and how much was your choice." in words(
        screen
    )
    assert re.findall(r"[+−]\d+", words(screen)) == ["−23"], "the result alone"
    assert not any(isinstance(block, Picture | Section) for block in screen.blocks)


def test_what_the_others_held_is_told_where_hands_were_open_alone() -> None:
    found = of_parts(0.0, 6.0, -31.0, -2.0, -4.0, 8.0)
    opened, closed = (shown(found, is_open=one) for one in (True, False))
    assert "The others’ cards: **−2** (± 1)" in words(opened)
    assert "The others: **+8** (± 1)" in words(opened)
    assert "The others and their cards: **+6**" in words(closed)
    assert "The others’ cards" not in words(closed)


def test_under_rules_that_nobody_has_measured_it_begins_with_the_dealt_cards() -> None:
    found = of_parts(3.0, 0.0, -31.0, -2.0, -4.0, 8.0)
    found = found._replace(lines=(found.lines[0]._replace(points=0.0), *found.lines[1:]))
    assert "The dealt cards were worth +3" in words(shown(found))
    assert "Cards dealt" not in words(shown(found))


def test_choices_are_named_that_stand_out_and_nobody_is_scolded() -> None:
    told = words(shown(made_up(whole("basic", 3, open_hands=True), 0)))
    assert re.search(
        r"\*\*Turn 1: discard \S+\.\*\* A medium computer would discard \S+: about 7 points\."
        r"\n-# Why: It helps the others less than \S+ would\. Ben holds \S+, which goes with"
        r" \S+\. .* A strong computer would discard \S+: about 3 points better still\."
        r" You keep better",
        told,
    )
    assert re.search(
        r"\*\*Turn 2: discard \S+\.\*\* About 3 points better than discard \S+, the choice"
        r" of a medium computer\.\n-# Why: .* A strong computer would do the same\.",
        told,
    )
    assert not re.search(r"error|blunder|mistake", told, re.IGNORECASE)
    assert "None of your choices mattered much." in words(shown(of_parts(0.0, 1, 1, 1, 1, 1)))


def test_the_curve_goes_turn_by_turn_and_its_marks_are_at_what_stands_out() -> None:
    found = made_up(whole("basic", 3, open_hands=True), 0)
    one = story(found)
    [spec] = [
        block.spec
        for block in shown(found).blocks
        if isinstance(block, Picture) and isinstance(block.spec, ChartSpec)
    ]
    assert [point.rating for point in spec.points] == [round(worth) for worth in one.turns]
    assert one.turns[-1] == pytest.approx(found.result)
    assert (spec.first, spec.marks) == (0, (1, 2))
    begin, end = whole("basic", 3, open_hands=True).bounds(0)
    assert len(one.frames) == end - begin


@each("is_open", [True, False])
def test_alt_texts_name_no_card_and_words_those_of_choices_alone(is_open: bool) -> None:
    screen = shown(made_up(whole("basic", 3, open_hands=True), 0), is_open=is_open)
    alts = [block.alt for block in screen.blocks if isinstance(block, Picture)]
    assert len(alts) == 2
    told = words(shown(of_parts(0.0, 1, 1, 1, 1, 1), in_words=True))
    assert not re.search("[♠♥♦♣🃏]", " ".join([*alts, told]))
    assert NAMES[1] not in " ".join(alts)


def test_who_had_themselves_forgotten_has_no_name() -> None:
    told = whole("basic", 3, open_hands=True)
    first, *others = told.frames[0].roster.sitters
    gone = replace(first, user=-7, name="")
    frame = told.frames[0]._replace(roster=replace(told.frames[0].roster, sitters=(gone, *others)))
    view = replay_view(replace(told, frames=(frame, *told.frames[1:])), 0, ANN + 1)
    one = story(of_parts(0.0, 1, 1, 1, 1, 1))
    screen = ledger_screen(view, LedgerPlace(0, 1, 0, is_open=True), one, SAY, in_words=True)
    assert SAY("former-player") in words(screen)
    assert NAMES[0] not in words(screen)


def test_who_reads_has_the_curve_in_words_and_no_picture() -> None:
    screen = shown(made_up(whole("basic", 3, open_hands=True), 0), in_words=True)
    assert not any(isinstance(block, Picture) for block in screen.blocks)
    assert "Expected after the deal and after each of your turns: " in words(screen)


def test_a_third_move_of_strong_is_told_only_where_it_is_surely_better() -> None:
    found = made_up(whole("basic", 3, open_hands=True), 0)

    def with_gain(gain: Total | None, grounds: bool = True) -> str:
        lines = (
            one._replace(explanation=one.explanation._replace(gain=gain) if grounds else None)
            if one.explanation
            else one
            for one in found.lines
        )
        return words(shown(found._replace(lines=tuple(lines))))

    sure = "A strong computer would discard"
    assert sure in with_gain(Total(2.6, 0.9))
    for gain in (None, Total(2.6, 1.4), Total(0.9, 0.1), Total(-2.6, 0.9)):
        assert sure not in with_gain(gain)
        assert "Why: It helps the others less" in with_gain(gain)
    assert "-# Why" not in with_gain(None, grounds=False)


def test_of_somebody_else_it_is_told_what_they_would_have_been_told() -> None:
    told, one = whole("basic", 3, open_hands=True), made_up(whole("basic", 3, open_hands=True), 0)
    view = replay_view(told, 0, ANN + 1)
    place = LedgerPlace(0, 1, 0, is_open=True)
    said = words(ledger_screen(view, place, story(one), SAY, in_words=False))
    assert f"A computer’s advice to {NAMES[0]}: It helps" in said
    assert f"A strong computer would do as {NAMES[0]} did." in said
    assert "would do the same" not in said


@pytest.mark.parametrize(
    "name",
    # What could be done at each move of the others takes longer to find.
    [pytest.param(one, marks=[pytest.mark.long] * (one not in CHEAP)) for one in REGISTRY],
)
def test_every_move_of_every_game_has_words_where_it_stands_out(name: str) -> None:
    told = whole(name, 3 if 3 in standard(name).seats else 2, open_hands=True)
    players, kinds = unique_names(told.frames[0].roster.sitters), set[type[Move]]()
    for place, written in placed_moves(told, 0):
        made = read_move(written, players, told.game)
        seen = Observation.at(told.game, told.frames[place - 1].state, made.seat)
        view, decision = replay_view(told, place, ANN), think(seen, Strength.MEDIUM)
        for instead in {type(one): one for one in seen.offers(looks=200)}.values():
            why = reason_for(seen, decision._replace(move=instead), made.move)
            choice = CostlyChoice(place, 1, -7.0, made.move, instead, seen, Explanation(why, why))
            assert all(costly_choice_in_words(choice, view, SAY)), instead
            kinds.add(type(instead))
    assert len(kinds) > 1


def test_how_unsure_an_average_is_stands_beside_it() -> None:
    found = of_parts(0.0, 6.0, -31.0, -2.0, -4.0, 8.0)
    assert "worth +0 in this seat" in words(shown(found))
    unsure = words(shown(found._replace(start_error=3.4)))
    assert "worth +0 (± 3) in this seat." in unsure
