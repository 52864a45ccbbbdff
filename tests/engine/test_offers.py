"""What is listed is what ``decide`` accepts, whichever rules are not asked again about it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.cards import JOKER, is_joker, parse
from engine.errors import IllegalMove
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import KNOWN, game
from engine.hands.every_meld import melds_in
from engine.moves import (
    BigGin,
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MayI,
    Move,
    Pass,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.position import read_position
from engine.options import allowed, types
from engine.phase import Phase
from engine.play import advance, decide, offers, start
from engine.shuffle import open_deal
from engine.state import State
from tests.engine.tables import after, position, refused

MOVES = 60
MANY = 400
"""Candidates of one moment, at most: hands full of jokers hold melds by the thousand."""


def some_game(name: str, chance: Random) -> Game:
    """A game with some of its options as they come."""
    listing = KNOWN[name]
    chosen = {
        option: chance.choice(list(allowed(hint)))
        for option, hint in types(listing).items()
        if chance.random() < 1 / 3
    }
    while listing.clash(listing.options(**chosen)) is not None:
        chosen.popitem()
    return game(name, listing.options(**chosen))


def candidates(rules: Game, state: State, seat: int) -> Iterator[Move]:
    """Every move of one card, every meld and every take of the row: legal or not."""
    yield from (Draw(), Take(), MayI(), Pass(), BigGin())
    hand = state.hands[seat]
    for card in dict.fromkeys(hand):
        yield Discard(card)
        if card != JOKER:
            yield from (Swap(index, card) for index in range(len(state.melds)))
            yield from (LayOff((card,), index) for index in range(len(state.melds)))
    yield from map(LayDown, melds_in(hand, rules.melds))
    if rules.features.row:
        if rules.features.sweeps:
            for start_ in state.discard:
                yield TakeRow(start_)
                for index in range(len(state.melds)):
                    yield TakeRow(start_, lay_off=LayOff((start_,), index))
        for meld in melds_in(tuple({*hand, *state.discard}), rules.melds):
            if not any(map(is_joker, meld)):
                yield from (TakeRow(start_, meld) for start_ in state.discard)


def is_accepted(rules: Game, state: State, seat: int, move: Move) -> bool:
    try:
        decide(rules, state, seat, move)
    except IllegalMove:
        return False
    return True


def whole(rules: Game, state: State, seat: int, move: LayOff) -> tuple[int, ...]:
    """The meld that comes of laying off."""
    _, then = advance(rules, state, seat, move)
    return then.melds[move.meld].cards


def bag(move: Move) -> Move:
    """The move with the cards of its meld in order: a set has none."""
    if isinstance(move, TakeRow):
        return move if move.meld is None else replace(move, meld=tuple(sorted(move.meld)))
    return replace(move, cards=tuple(sorted(move.cards))) if isinstance(move, LayDown) else move


@pytest.mark.parametrize("deals", [2, pytest.param(8, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", sorted(KNOWN))
def test_listed_are_the_moves_that_decide_accepts(name: str, deals: int) -> None:
    chance = Random(f"offers of {name}")
    compared = 0
    for _ in range(deals):
        rules = some_game(name, chance)
        seats = chance.choice(list(rules.seats))
        table = start(rules, seats)._replace(deal_no=chance.randrange(rules.end.deals or 2))
        state = evolve(table, open_deal(rules, table, chance.randbytes(32)))
        for _ in range(MOVES):
            if state.phase is Phase.OVER:
                break
            listed = {seat: list(offers(rules, state, seat)) for seat in range(seats)}
            for seat, moves in listed.items():
                some = moves if len(moves) <= MANY else chance.sample(moves, MANY)
                refused = [move for move in some if not is_accepted(rules, state, seat, move)]
                assert not refused, refused[0]
                offered = set(map(bag, moves))
                for _, move in zip(range(MANY), candidates(rules, state, seat), strict=False):
                    compared += 1
                    if bag(move) not in offered and is_accepted(rules, state, seat, move):
                        # A bare deuce that fits at both ends of a run is read as one of the two.
                        assert isinstance(move, LayOff), move
                        assert rules.melds.is_wild(move.cards[0]), move
                        assert whole(rules, state, seat, move) in {
                            whole(rules, state, seat, one)
                            for one in moves
                            if isinstance(one, LayOff) and one.meld == move.meld
                        }, move
            seat, move = chance.choice(
                [(seat, move) for seat, moves in listed.items() for move in moves]
            )
            # Whoever may do more than throw a card away often does: so tables become rich.
            rest = [move for move in listed[seat] if not isinstance(move, Discard | Pass)]
            _, state = advance(rules, state, seat, chance.choice(rest or [move]))
    assert compared > deals * MOVES


def test_a_knock_is_listed_for_each_card_that_can_be_left() -> None:
    """The whole of it is found anew for each of them by trying what lays all the others."""
    rules = game("dummy", KNOWN["dummy"].presets[KNOWN["dummy"].default])
    chance, found = Random(8), 0
    for _ in range(40):
        table = start(rules, 4)
        state = evolve(table, open_deal(rules, table, chance.randbytes(32)))
        while state.phase is not Phase.OVER:
            moves = list(offers(rules, state, state.turn))
            knocks = [move for move in moves if isinstance(move, Knock)]
            found += len(knocks)
            assert all(is_accepted(rules, state, state.turn, move) for move in knocks)
            assert len({move.card for move in knocks}) == len(knocks)
            _, state = advance(rules, state, state.turn, chance.choice(moves))
    assert found


def test_contract_7_5_nothing_is_offered_that_strands_the_swapped_joker() -> None:
    on_table = ("B run 5S 6S JK=7S 8S", "B set KC KC KH")
    held = {"A": "7S KD KH KS 3C"}
    at = position(held, table=on_table, down="ABC", phase="play", deal_no=3)
    before, owing = (read_position(one) for one in (at, after(at, "A swap 7S in 0")))
    free, bound = (list(offers(one.game, one.state, 0)) for one in (before, owing))
    kings = (parse("KD"), parse("KH"), parse("KS"))
    assert LayDown(tuple(sorted(kings))) in free
    assert LayDown(tuple(sorted(kings))) not in bound
    assert LayOff(kings[:1], 1) in bound
    once = after(at, "A swap 7S in 0", "A lay_off KD on 1")
    assert refused(once, "A lay_off KH on 1") == "joker_stuck"
    one = read_position(once)
    assert not [m for m in offers(one.game, one.state, 0) if isinstance(m, LayOff) and m.meld == 1]
