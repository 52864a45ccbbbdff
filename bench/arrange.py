"""Arranging seeded random hands: best melding, first layout, all layouts, nearness."""

from collections.abc import Iterator
from random import Random

from bench.measure import anchor, line, times
from engine.cards import JOKER, Card, pack
from engine.games.basic import BasicOptions, basic_rummy
from engine.games.contract import ContractOptions, contract_rummy
from engine.games.gin import GinOptions, gin_rummy
from engine.hands import arrange, layouts, reach, wanted
from engine.hands.defence import defend
from engine.hands.split import split
from engine.melds import laid

HANDS = 300
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
