"""What the players of Rummy 500 do where it is plain what is right, and that quick laying is what
the rules make of it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.analysis.players import player
from engine.cards import Card, parse
from engine.computer.strength import Strength
from engine.facts import LaidPoints
from engine.games.registry import REGISTRY, game
from engine.games.rummy500.judgement import prices
from engine.games.rummy500.masks import (
    CARDS,
    PLACES,
    ends_of,
    spread,
    trios_of,
)
from engine.hands.ladder import TableMask, table_of, together
from engine.hands.masks import bits_of, points_of
from engine.melds import laid as owned
from engine.melds import read
from engine.moves import Discard, Draw, LayDown, LayOff, Move, Pass, TakeRow
from engine.notation.position import read_position
from engine.observation import Observation, facts_of
from engine.options import read_options
from engine.play import advance, offers
from engine.state import State
from tests.each import each

STRENGTHS = (Strength.MEDIUM, Strength.STRONG)


def seen(hands: dict[str, str], row: str = "", **keys: Any) -> Observation:
    """A's view of a table."""
    position = read_position(
        {
            "game": "rummy500",
            "players": ["A", "B"],
            "hands": {name: cards.split() for name, cards in hands.items()},
            "stock": keys.pop("stock", "9C 3C 10D JS 6D 2H").split(),
            "discard": row.split(),
            **keys,
        }
    )
    return Observation.at(position.game, position.state, 0)


def chosen(observation: Observation, strength: Strength) -> Move:
    """What a computer does."""
    return player("rummy500", strength)(observation, 1).move


SPADES = {"owner": "B", "kind": "run", "cards": ["4S", "5S", "6S"]}


@each("strength", STRENGTHS)
def test_a_meld_of_kings_is_worth_the_row(strength: Strength) -> None:
    move = chosen(seen({"A": "KH KD 4C 8C 2D", "B": "QD 4D 5D 9D 2C"}, "7S KS"), strength)
    assert isinstance(move, TakeRow)
    assert (move.start, set(move.laid)) == (parse("KS"), set(map(parse, ("KS", "KH", "KD"))))


@each("strength", STRENGTHS)
def test_nobody_sweeps_court_cards_for_a_few_points_where_the_other_is_nearly_out(
    strength: Strength,
) -> None:
    hands = {"A": "2H 2D 3C", "B": "5H"}
    assert chosen(seen(hands, "2S KS QH JD KC AD", stock="9C"), strength) == Draw()


@each("strength", STRENGTHS)
def test_with_nothing_to_draw_and_little_to_win_the_deal_ends(strength: Strength) -> None:
    hands = {"A": "2H 2D 3C", "B": "5H KD"}
    row = "2S KS QH JD KC AD"
    assert chosen(seen(hands, row, stock=""), strength) == Pass()
    more = chosen(seen({"A": "KH KD", "B": "5H QD"}, "3S KS", stock=""), strength)
    assert isinstance(more, TakeRow), "30 points, and out"


@each("strength", STRENGTHS)
def test_a_hand_that_can_go_out_does(strength: Strength) -> None:
    observation = seen(
        {"A": "7S 7H 7D 7C 8S KC", "B": "5H QD AD"}, "2S", phase="play", table=[SPADES]
    )
    for _ in range(6):
        move = chosen(observation, strength)
        if isinstance(move, Discard):
            assert observation.hand == (move.card,)
            return
        observation = observation.after(move)
    pytest.fail("it goes on")


@each("strength", STRENGTHS)
def test_a_card_that_the_table_takes_is_laid_and_not_thrown(strength: Strength) -> None:
    observation = seen({"A": "7S 9D KC 4H", "B": "5H QD AD"}, "2S", phase="play", table=[SPADES])
    assert chosen(observation, strength) == LayOff((parse("7S"),), 0)


@each("strength", STRENGTHS)
def test_what_the_other_is_known_to_want_is_kept(strength: Strength) -> None:
    observation = seen({"A": "8H KC", "B": "8S 8D 2C 3C"}, "2S", phase="play")
    known = (), tuple(map(parse, ("8S", "8D")))
    noted = observation._replace(notes=observation.notes._replace(known=known))
    assert chosen(noted, strength) == Discard(parse("KC"))


# Quick laying beside the rules.


def of_rummy(**options: object) -> Any:
    return game("rummy500", read_options(REGISTRY["rummy500"], options))


def laid(rules: Any, state: State, cards: frozenset[Card]) -> State | None:
    """The table once these cards have been laid, in whatever order; runs come before sets."""
    if not cards:
        return state
    moves = [
        move
        for move in offers(rules, state, 0, LayDown, LayOff)
        if isinstance(move, LayDown | LayOff) and cards.issuperset(move.cards)
    ]
    moves.sort(key=lambda move: (isinstance(move, LayOff), -len(move.cards)))
    for move in moves:
        found = laid(rules, advance(rules, state, 0, move)[1], cards.difference(move.cards))
        if found is not None:
            return found
    return None


@each("ace", ["both", "low"])
def test_what_is_laid_quickly_can_be_laid_and_counts_as_much(ace: str) -> None:
    rules, chance, sizes = of_rummy(ace=ace), Random(f"spread {ace}"), Counter[int]()
    counted = prices(rules)
    for _ in range(60):
        pack = list(range(52))
        chance.shuffle(pack)
        first, bits = PLACES[1 + chance.randrange(11)], trios_of(rules.melds).pairs
        lies = [CARDS[bit] for bit in (first, *chance.choice(bits[first]))]
        hand = [card for card in pack[:18] if card not in lies][:14]
        position = read_position(
            {
                "game": "rummy500",
                "options": {"ace": ace},
                "players": ["A", "B"],
                "phase": "play",
                "stock": ["2S"],
                "table": [],
            }
        )
        reading = _meld(rules, lies)
        state = position.state._replace(hands=(tuple(hand), (0,)), melds=(reading,))
        left, quickly, then = spread(
            together(hand, PLACES),
            table_of(state.melds, PLACES),
            counted.held,
            ace_both=ace == "both",
        )
        gone = frozenset(hand) - {CARDS[bit] for bit in bits_of(left)}
        sizes[len(gone)] += 1
        after = laid(rules, state, gone)
        assert after is not None, (hand, gone)
        before, now = (facts_of(rules, one)[LaidPoints] for one in (state, after))
        assert now.by_seat[0] - before.by_seat[0] == points_of(quickly, counted.laid)
        assert not set(after.hands[0]) & gone
        took = ends_of(TableMask(*then), ace_both=ace == "both")
        assert not {CARDS[bit] for bit in bits_of(took & left)}, "all that fits is laid"
    assert max(sizes) >= 6


def _meld(rules: Any, cards: list[Card]) -> Any:
    reading = read(cards, rules.melds)
    assert reading is not None
    return owned(1, reading)
