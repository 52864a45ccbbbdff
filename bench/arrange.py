"""Arranging seeded random hands: best melding, first layout, all layouts, nearness."""

from collections.abc import Iterator
from random import Random

from bench.measure import anchor, line, times
from engine.cards import JOKER, Card, pack
from engine.games.basic import BasicOptions, basic_rummy
from engine.games.contract import ContractOptions, contract_rummy
from engine.hands import arrange, layouts, reach, wanted

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
