"""Arranging seeded random hands: best melding, first layout, all layouts, nearness."""

import importlib
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.measure import anchor, line, times
from engine.cards import JOKER, Card, pack
from engine.games.basic.rules import BasicOptions, basic_rummy
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.games.gin.melds import defend, split
from engine.games.gin.rules import GinOptions, gin_rummy
from engine.hands import arrange, layouts, reach, wanted
from engine.hands.groups import is_wild
from engine.hands.lives import best_grouping, counts_after_throws, whole
from engine.melds import LifeRules, laid

HANDS = 300
SLICES = 6
SIZES = ((10, 0), (12, 2), (24, 4))
"""Cards and jokers among them."""


def hands(size: int, jokers: int) -> list[tuple[Card, ...]]:
    """The same hands in every run."""
    dealer = Random(f"{size} {jokers}")
    return [(*dealer.sample(pack(2, 0), size - jokers), *[JOKER] * jokers) for _ in range(HANDS)]


def report() -> Iterator[str]:
    """Lines of figures; contracts are those of the seven deals, each with every hand."""
    game = contract_rummy(ContractOptions())
    goals = [goal for goal in map(game.goal, range(1, 8)) if goal is not None]
    rules, points = game.melds, game.points
    unit = anchor()
    yield f"arrange: processor time of one call (beside a loop of 10,000: {unit * 1e3:.3f} ms)"
    for size, jokers in SIZES:
        held = hands(size, jokers)
        both = [(hand, goal) for hand in held for goal in goals]
        calls = {
            "arrange": times(lambda hand: arrange(hand, rules, points), ((hand,) for hand in held)),
            "layouts, the first": times(
                lambda hand, goal: next(layouts(hand, goal, rules, points), None), both
            ),
            "layouts, up to 12": times(
                lambda hand, goal: list(layouts(hand, goal, rules, points)), both
            ),
            "reach": times(lambda hand, goal: reach(hand, goal, rules), both),
            "wanted": times(lambda hand, goal: wanted(hand, goal, rules), both[:HANDS]),
        }
        for name, seconds in calls.items():
            yield line(f"  {size} cards, {jokers} jokers: {name}", seconds, unit)
    plain = basic_rummy(BasicOptions())
    dealer = Random("one pack")
    held = [tuple(dealer.sample(range(52), 10)) for _ in range(10 * HANDS)]
    seconds = times(lambda hand: arrange(hand, plain.melds, plain.points), ((one,) for one in held))
    yield line("  10 cards of one pack: arrange", seconds, unit)
    yield from _knocks(unit)
    yield from _in_groups(unit)
    yield from _beside()


def _beside() -> Iterator[str]:
    """The best melding of ten cards of Gin beside OpenSpiel's, which is C++: in slices, in turn."""
    try:
        spiel: Any = importlib.import_module("pyspiel.gin_rummy")
    except ImportError:
        yield "  10 cards beside OpenSpiel: not installed (extra bench)"
        return
    theirs, game, dealer = spiel.GinRummyUtils(13, 4, 10), gin_rummy(GinOptions()), Random("beside")
    rules, points = game.melds, game.points
    ours, others, ratios = list[float](), list[float](), list[float]()
    for _ in range(SLICES):
        held = [tuple(dealer.sample(range(52), 10)) for _ in range(10 * HANDS)]
        lists = list(map(list, held))
        began = process_time()
        for hand in held:
            arrange(hand, rules, points)
        between = process_time()
        for cards in lists:
            theirs.best_meld_group(cards)
        ended = process_time()
        ours.append((between - began) / len(held) * 1e6)
        others.append((ended - between) / len(held) * 1e6)
        ratios.append(ours[-1] / others[-1])
    yield (
        f"  10 cards beside OpenSpiel: {median(ours):.2f} µs, its {median(others):.2f} µs,"
        f" {median(ratios):.2f} times (least {min(ratios):.2f}, most {max(ratios):.2f})"
    )


def _in_groups(unit: float) -> Iterator[str]:
    """Thirteen cards under a cut card, and fourteen of which each can be thrown."""
    for name, rules in (("standard", LifeRules()), ("lives", _LIVES)):
        for jokers in (None, 3, 6):
            held = list(_cut_hands(jokers))
            told = f"  {name}, {'any' if jokers is None else jokers} wild cards"
            thirteen = [(hand[:13], wild, rules) for hand, wild in held]
            fourteen = [(hand, wild, rules) for hand, wild in held]
            yield line(f"{told}: best grouping", times(best_grouping, thirteen), unit)
            yield line(f"{told}: all in groups", times(whole, thirteen), unit)
            yield line(f"{told}: counts after throws", times(counts_after_throws, fourteen), unit)


_LIVES = LifeRules(four_card_life=True, jokers_in_run=1)


def _cut_hands(jokers: int | None) -> Iterator[tuple[tuple[Card, ...], Card]]:
    """Fourteen cards of two packs, with so many wild ones first, and the card that was cut."""
    dealer = Random(f"cut {jokers}")
    for _ in range(HANDS):
        wild, *cards = dealer.sample(pack(2, 4), 108)
        if jokers is not None:
            some = [card for card in cards if is_wild(card, wild)][:jokers]
            cards = some + [card for card in cards if not is_wild(card, wild)]
        yield tuple(cards[:14]), wild


def _knocks(unit: float) -> Iterator[str]:
    """Gin: the knocker's ten cards and the eleven of big gin, and what the other player does."""
    game = gin_rummy(GinOptions())
    rules, points = game.melds, game.points
    dealer = Random("gin")
    deals = [tuple(dealer.sample(range(52), 21)) for _ in range(10 * HANDS)]
    kept = [(deal[:10], rules, points, deal[10]) for deal in deals]
    whole = [(deal[:11], rules, points) for deal in deals]
    # Where nothing is melded nothing can be laid off.
    melded = [(split(*one).melds, deal[11:]) for one, deal in zip(kept, deals, strict=True)]
    table = [
        (hand, tuple(laid(0, meld) for meld in melds), rules, points)
        for melds, hand in melded
        if melds
    ]
    for name, seconds in {
        "10 cards and the one thrown: split": times(split, kept),
        "11 cards: split": times(split, whole),
        "10 cards: defence against a split with melds": times(defend, table),
    }.items():
        yield line(f"  {name}", seconds, unit)
