"""Rearrangements from games of computers, done on the workbench and counted in clicks.

They are counted as in tests/discord/play/counted.py. A menu in which one line is chosen is two
clicks, and a button is one.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from statistics import median
from typing import NamedTuple

import pytest

from bot.blocks.screen import Button, Menu, Screen, Section
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.text import Text
from bot.workbench.bench import Picks, bench_of, reader
from bot.workbench.draft import Draft
from bot.workbench.drafts import draft_at, keep_draft
from engine.analysis.players import choose
from engine.cards import Card, bare
from engine.computer.plain.lay import placements
from engine.live.table import Table
from engine.moves import Rearrange
from engine.observation import Observation, masked
from engine.state import State
from tests.screens.script import ANN, Script

GIVEN = 10
"""Rearrangements of each game."""
SEATS = 3


class Given(NamedTuple):
    """A table, and the cards that the player to move lays by taking its melds apart."""

    table: Table
    mine: Observation
    cards: Counter[Card]


def given(name: str) -> Iterator[Given]:
    for seed in range(1, 100):
        yield from in_deal(Script(name, SEATS, seed=seed).begin())


def in_deal(script: Script) -> Iterator[Given]:
    while True:
        script.play_on(lambda state: over(state) or rearranges(script, state) is not None)
        assert script.state is not None
        move = rearranges(script, script.state)
        if move is None:
            return
        table, mine = script.table(), observed(script, script.state)
        before = Counter(bare(card) for meld in mine.seen.melds for card in meld.cards)
        yield Given(table, mine, Counter(map(bare, sum(move.table, ()))) - before)
        script.make(mine.seat, move)


def over(state: State) -> bool:
    return state.result is not None


def observed(script: Script, state: State) -> Observation:
    return Observation(script.game, masked(state, state.turn), state.turn)


def rearranges(script: Script, state: State) -> Rearrange | None:
    """A computer's move that takes a meld apart."""
    move = None if over(state) else choose(observed(script, state))
    if not isinstance(move, Rearrange):
        return None
    after = [set(map(bare, cards)) for cards in move.table]
    apart = (not any(set(map(bare, meld.cards)) <= one for one in after) for meld in state.melds)
    return move if any(apart) else None


def buttons(screen: Screen) -> Iterator[Button]:
    for block in screen.blocks:
        if isinstance(block, Section):
            yield block.button
        elif isinstance(block, tuple) and not isinstance(block, Menu):
            yield from (one for one in block if isinstance(one, Button))


def after_one_button(one: Given, draft: Draft, card: Card) -> Iterator[tuple[int, Draft]]:
    """Choose this card, and press a button that adds it: the clicks, and the draft then."""
    user = ANN + one.mine.seat
    person = Reader(user, Text("en"), Preferences())
    at = next(at for at, held in enumerate(draft.hand) if held == card and at not in draft.laid)
    panel = panel_screen(one.table, person, hand_controls(one.table, person))
    menus = [block for block in panel.blocks if isinstance(block, Menu)]
    [menu] = [
        menu
        for menu in menus
        if menu.click.word == "bench-hand" and str(at) in {line.value for line in menu.choices}
    ]
    clicks = 2 if menu.most == 1 else 3
    picks = Picks((at,), ways=placements(one.mine, draft.table, card))
    panel = panel_screen(one.table, person, hand_controls(one.table, person, picks))
    assert picks.ways is not None
    for button in buttons(panel):
        number = button.click.number
        if button.click.word == "bench-way":
            assert number is not None
            yield clicks + 1, draft.laid_out(picks.ways[number])
        elif button.click.word == "bench-add":
            after = draft.moved((), picks.held, number, reader(one.mine.game.melds))
            assert after is not None
            yield clicks + 1, after


def clicks_of(one: Given) -> int:
    """The clicks until just these cards lie on the workbench and **Done** is there."""
    user, clicks = ANN + one.mine.seat, 0
    while True:
        draft = draft_at(one.table, user)
        assert draft is not None
        left = one.cards - Counter(draft.hand[at] for at in draft.laid)
        if not left:
            assert bench_of(one.mine, draft, Picks()).done is not None
            return clicks
        ways = [way for card in sorted(left) for way in after_one_button(one, draft, card)]
        fitting = [
            (-len(after.laid), more, after)
            for more, after in ways
            if Counter(after.hand[at] for at in after.laid) <= one.cards
        ]
        assert fitting, "no button leads on"
        _, more, after = min(fitting, key=lambda way: way[:2])
        clicks += more
        keep_draft(one.table, user, after)


@pytest.mark.parametrize("name", ["tiles", "manipulation"])
def test_a_rearrangement_is_three_clicks(name: str) -> None:
    counted = [clicks_of(one) for one in islice(given(name), GIVEN)]
    assert len(counted) == GIVEN
    assert median(counted) == 3, counted
    assert max(counted) <= 6, counted
