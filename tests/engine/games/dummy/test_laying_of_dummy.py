"""The laying of a hand that counts most, held against all that the rules offer."""

import random

from engine.cards import names, parse
from engine.events import LaidDown, LaidOff
from engine.evolve import evolve
from engine.games.dummy.features import best_outlay, ends_of, shapes
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.hands.masks import cards_of, mask_of
from engine.moves import LayDown, LayOff
from engine.notation.position import read_position
from engine.play import decide, offers
from engine.state import State
from tests.each import each
from tests.engine.games.dummy.dummy_tables import dummy

GAME = thai_dummy(DummyOptions())
SHAPES = shapes(GAME.melds)
WORTH = tuple(map(GAME.points, range(52)))


def cards(text: str) -> int:
    return mask_of(map(parse, text.split()))


def written(mask: int) -> set[str]:
    return set(names(cards_of(mask)))


def test_a_trio_is_each_meld_of_three_once() -> None:
    assert len(SHAPES.trios) == len({trio.mask for trio in SHAPES.trios}) == 13 * 4 + 4 * 11
    assert SHAPES.above[parse("KS")] == parse("AS")
    assert SHAPES.above[parse("AS")] is None
    assert SHAPES.below[parse("2S")] is None


def test_the_dear_meld_is_laid_where_two_want_one_card() -> None:
    outlay = best_outlay(cards("2C 3C 4C 4S 4D 9H"), ends_of((), SHAPES), WORTH, SHAPES)
    assert outlay.points == 60
    assert written(outlay.left) == {"4S", "4D", "9H"}


def test_lay_offs_follow_each_other_and_grow_on_what_is_laid_with_them() -> None:
    table = read_position(dummy({}, table=("B run 8C 9C 10C", "B set 5S 5H 5D"))).state.melds
    outlay = best_outlay(cards("7C 6C 5C QC 4H 6H 7H"), ends_of(table, SHAPES), WORTH, SHAPES)
    assert {parse("7C"), parse("6C"), parse("5C")} == set(outlay.lay_offs)
    assert written(outlay.left) == {"QC", "4H", "6H", "7H"}


def most_laid(state: State, laid: int = 0) -> int:
    """What can be laid at most, every way tried by the rules."""
    best = laid
    for move in offers(GAME, state, 0, LayDown, LayOff):
        after, more = state, 0
        for event in decide(GAME, state, 0, move):
            after = evolve(after, event)
            if isinstance(event, LaidDown):
                more += sum(map(GAME.points, event.meld.cards))
            elif isinstance(event, LaidOff):
                more += sum(map(GAME.points, event.cards))
        best = max(best, most_laid(after, laid + more))
    return best


@each("seed", range(40))
def test_no_other_laying_counts_more(seed: int) -> None:
    chance = random.Random(seed)
    low = chance.randrange(3, 8)
    run, rank = [f"{place}C" for place in range(low, low + 3)], chance.choice("JQK")
    table = (f"B run {' '.join(run)}", f"B set {rank}S {rank}H {rank}D")
    shown = {*map(parse, (*run, f"{rank}S", f"{rank}H", f"{rank}D"))}
    pack = [card for card in range(52) if card not in shown]
    hand = list(dict.fromkeys((*chance.sample(pack, 7), *some_meld(chance, pack))))
    at = dummy({"A": " ".join(names(hand))}, phase="play", table=table, born="A")
    state = read_position(at).state
    outlay = best_outlay(mask_of(hand), ends_of(state.melds, SHAPES), WORTH, SHAPES)
    if outlay.left:
        assert outlay.points == most_laid(state)


def some_meld(chance: random.Random, pack: list[int]) -> tuple[int, ...]:
    """A meld out of these cards."""
    held = mask_of(pack)
    return chance.choice([trio.cards for trio in SHAPES.trios if trio.mask & held == trio.mask])
