"""A seat's thoughts and notes follow from what it was shown: never from a card it may not know."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.analysis.players import choose, think
from engine.cards import HIDDEN
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.observation import BLANK, Notes, Observation, masked, noted
from engine.phase import Phase
from engine.play import decide, may_act, offers, start
from engine.shuffle import new_stock, open_deal
from engine.state import State

ASKED = {Strength.EASY: 4, Strength.MEDIUM: 4, Strength.STRONG: 2}
"""How many questions of a deal are asked of each strength: strong takes its time."""
OF_THE_ABSENT = 40
"""So many of what plays for the absent, which is asked at every table that anybody leaves."""
LONGEST = 300
CARELESS = 1 / 4
"""How often any legal move is made, so that there is much of everything."""


def moments(rules: Game, seats: int, seed: bytes) -> Iterator[tuple[State, int, list[Notes]]]:
    """A deal: each table at which a seat is asked, that seat, and the notes of each seat, which it
    has kept of what it was shown alone."""
    chance = Random(seed)
    before = start(rules, seats)
    dealt = open_deal(rules, before, seed)
    state = evolve(before, dealt)
    notes = [noted(BLANK, masked(before, seat), dealt.seen_by(seat)) for seat in range(seats)]
    for made in range(LONGEST):
        if state.phase is Phase.OVER:
            return
        seat = min(may_act(rules, state))
        yield state, seat, notes
        seen = masked(state, seat)
        if chance.random() < CARELESS:
            move = chance.choice(list(offers(rules, seen, seat, looks=1000)))
        else:
            move = think(Observation(rules, seen, seat, notes[seat]), Strength.EASY).move
        for event in decide(rules, state, seat, move, new_stock(rules, state, seed, made)):
            notes = [
                noted(old, masked(state, at), event.seen_by(at)) for at, old in enumerate(notes)
            ]
            state = evolve(state, event)


@cache
def whole_deal(name: str) -> tuple[Game, list[tuple[State, int, list[Notes]]]]:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    seats = min(3, rules.seats[-1])
    return rules, list(moments(rules, seats, f"hidden {name}".encode().ljust(32)))


def dealt_otherwise(state: State, seat: int, chance: Random) -> State:
    """The same table to this seat: all that it cannot see lies anywhere else."""
    others = [at for at in range(state.seats) if at != seat]
    cards = [*state.stock, *(card for at in others for card in state.hands[at])]
    chance.shuffle(cards)
    hidden = iter(cards)
    stock = tuple(next(hidden) for _ in state.stock)
    hands = tuple(
        hand if at == seat else tuple(next(hidden) for _ in hand)
        for at, hand in enumerate(state.hands)
    )
    return state._replace(stock=stock, hands=hands)


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("name", REGISTRY)
def test_a_decision_is_the_same_whatever_the_hidden_cards_are(
    name: str, strength: Strength
) -> None:
    rules, deal = whole_deal(name)
    chance = Random(name)
    for state, seat, notes in chance.sample(deal, min(ASKED[strength], len(deal))):
        other = dealt_otherwise(state, seat, chance)
        assert len(state.stock) < 3 or other != state
        decisions = [
            think(Observation.at(rules, table, seat, notes[seat]), strength, seed=5)
            for table in (state, other)
        ]
        assert decisions[0] == decisions[1]


@pytest.mark.parametrize("name", REGISTRY)
def test_what_plays_for_the_absent_is_the_same_whatever_the_hidden_cards_are(name: str) -> None:
    rules, deal = whole_deal(name)
    chance = Random(name)
    for state, seat, _ in chance.sample(deal, min(OF_THE_ABSENT, len(deal))):
        other = dealt_otherwise(state, seat, chance)
        moves = [choose(Observation.at(rules, table, seat)) for table in (state, other)]
        assert moves[0] == moves[1]


@pytest.mark.parametrize("name", REGISTRY)
def test_all_seats_keep_the_same_notes_of_what_they_were_shown(name: str) -> None:
    """So one record beside the table serves all of them."""
    rules, deal = whole_deal(name)
    assert deal, f"a deal of {name} has no decision"
    for _, _, notes in deal:
        assert all(own == notes[0] for own in notes)
    last = deal[-1][2][0]
    cards = [*last.buried, *(note.card for note in last.history), *sum(last.known, ())]
    assert HIDDEN not in cards
    if rules.pile.upcard and len(deal) > 1:
        assert last.history
