"""Laying everything but one card: exact, against a plain search."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, cards, parse, without
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.hands.all_but_one import all_but_one, all_laid
from engine.melds import Meld, MeldKind, MeldRules, extensions, laid, read
from tests.each import each
from tests.examples import examples

RULES = thai_dummy(DummyOptions()).melds
ACES = {"low": frozenset({1}), "high": frozenset({14}), "both": frozenset({1, 14})}


def plainly(
    hand: tuple[Card, ...], table: tuple[Meld, ...], rules: MeldRules, keep: int = 1
) -> bool:
    """Whether new melds and lay-offs in any order leave so many cards: everything is tried."""
    seen = set()

    def search(rest: tuple[Card, ...], melds: tuple[Meld, ...]) -> bool:
        if len(rest) == keep:
            return True
        key = rest, tuple(sorted(tuple(sorted(meld.cards)) for meld in melds))
        if key in seen:
            return False
        seen.add(key)
        for card in rest:
            for at, meld in enumerate(melds):
                for whole in extensions(meld, (card,), 0, rules):
                    others = (*melds[:at], whole, *melds[at + 1 :])
                    if search(without(rest, (card,)) or (), others):
                        return True
        for size in (3, 4, 5):
            for chosen in combinations(rest, size):
                reading = read(chosen, rules)
                if reading and len(rest) >= size + keep:
                    left = without(rest, chosen) or ()
                    if search(left, (*melds, laid(0, reading))):
                        return True
        return False

    return search(hand, table)


@st.composite
def layouts(draw: st.DrawFn, rules: MeldRules) -> tuple[tuple[Card, ...], tuple[Meld, ...]]:
    """Hands of few ranks and suits, so that much can be laid, beside melds of the table."""
    wide = draw(st.sampled_from(["34567", "2345678", "9TJQKA", "A234", "A23JQK"]))
    names = ["10" if rank == "T" else rank for rank in wide]
    pack = [parse(rank + suit) for rank in names for suit in "SHD"]
    shuffled = draw(st.permutations(pack))
    table: list[Meld] = []
    used: set[Card] = set()
    for chosen in combinations(sorted(shuffled[:9]), 3):
        reading = read(chosen, rules)
        if reading and used.isdisjoint(chosen) and len(table) < 2:
            table.append(laid(1, reading))
            used.update(chosen)
    left = tuple(card for card in shuffled if card not in used)
    return left[: draw(st.integers(1, 7))], tuple(table)


@pytest.mark.parametrize("aces", ACES)
@pytest.mark.parametrize("run_max", [13, 4])
@examples(50)
@given(st.data())
def test_it_finds_a_way_just_where_there_is_one(
    aces: str, run_max: int, data: st.DataObject
) -> None:
    rules = RULES._replace(aces=ACES[aces], run_max=run_max)
    hand, table = data.draw(layouts(rules))
    found = list(all_but_one(hand, table, rules))
    assert bool(found) == plainly(hand, table, rules)
    assert all_laid(hand, table, rules) == plainly(hand, table, rules, keep=0)
    for laying in found:
        rest, melds = hand, list(table)
        for meld in laying.melds:
            reading = read(meld, rules)
            assert reading is not None
            melds.append(laid(0, reading))
            rest = without(rest, meld) or ()
        for index, on in laying.lay_offs:
            whole = next(extensions(melds[index], on, 0, rules), None)
            assert whole is not None
            melds[index] = whole
            rest = without(rest, on) or ()
        assert rest == (laying.card,)
    for card in hand:
        named = [laying.card for laying in all_but_one(hand, table, rules, card)]
        assert set(named) <= {card}
        assert bool(named) == any(laying.card == card for laying in found)


@each(
    ("hand", "ways"),
    [("4S", 1), ("4S 5S", 0), ("4S 4H 4D KC", 1), ("4S 4H 4D 4C", 4), ("3S 4S 5S 6S", 2)],
)
def test_ways_counted_by_hand(hand: str, ways: int) -> None:
    assert len(list(all_but_one(cards(hand), (), RULES))) == ways


@each(
    ("aces", "hand", "way"),
    [
        ("low", "AS 2S 3S QH KH AH", False),
        ("high", "AS 2S 3S QH KH AH", False),
        ("both", "AS 2S 3S QH KH AH 5D", True),
        ("both", "KS AS 2S 5D", False),
    ],
)
def test_where_an_ace_may_lie(aces: str, hand: str, way: bool) -> None:
    rules = RULES._replace(aces=ACES[aces])
    assert (next(all_but_one(cards(hand), (), rules), None) is not None) == way


def test_an_ace_that_is_low_elsewhere_goes_above_the_king_of_the_table() -> None:
    run = Meld(1, MeldKind.RUN, cards("9S 10S JS"), (1, 1, 1))
    rules = RULES._replace(aces=ACES["both"])
    found = [one for one in all_but_one(cards("QS KS AS 5D"), (run,), rules) if not one.melds]
    assert [one.lay_offs for one in found] == [((0, cards("QS KS AS")),)]


def test_cards_below_a_run_go_together() -> None:
    run = Meld(1, MeldKind.RUN, cards("7S 8S 9S"), (1, 1, 1))
    (laying,) = all_but_one(cards("5S 6S KH"), (run,), RULES)
    assert (laying.card, laying.melds) == (parse("KH"), ())
    assert laying.lay_offs == ((0, cards("5S 6S")),)


def test_laying_all_needs_a_place_for_every_card() -> None:
    run = Meld(1, MeldKind.RUN, cards("7S 8S 9S"), (1, 1, 1))
    assert all_laid((), (), RULES)
    assert all_laid(cards("5S 6S 4H 4D 4C"), (run,), RULES)
    assert not all_laid(cards("5S 6S 4H 4D 4C KH"), (run,), RULES)
    assert not all_laid(cards("4H 4D 4C 4S 5S"), (), RULES)


def test_a_hand_of_40_cards_is_answered_at_once() -> None:
    hand = tuple(card for card in range(52) if card % 13 not in (3, 7, 10))
    laying = next(all_but_one(hand, (), RULES), None)
    assert laying is not None
