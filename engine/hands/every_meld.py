"""Every meld that a hand holds, as candidates for moves."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from engine.cards import JOKER, Card, joker_as
from engine.hands.every_meld_plain import plain_melds
from engine.melds import MeldRules


def melds_in(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """The different melds in a hand: sets with bare jokers, runs with every joker declared.

    Each joker of the hand may stand for a card that the hand lacks or for one that it keeps.
    """
    if JOKER not in hand and len(set(hand)) == len(hand):
        return plain_melds(hand, rules)
    held = Counter(hand)
    jokers = held.pop(JOKER, 0)
    return chain(_sets(held, jokers, rules), _runs(held, jokers, rules))


def _sets(held: Counter[Card], jokers: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    for rank in range(13):
        copies = held.elements() if rules.doubles_in_set else held
        naturals = tuple(sorted(card for card in copies if card % 13 == rank))
        for count in range(max(rules.min_naturals, rules.set_min - jokers), len(naturals) + 1):
            for chosen in dict.fromkeys(combinations(naturals, count)):
                fewest = max(0, rules.set_min - count)
                for extra in range(fewest, min(jokers, rules.set_max - count) + 1):
                    yield chosen + (JOKER,) * extra


def _runs(held: Counter[Card], jokers: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    lowest, highest = (1 if 1 in rules.aces else 2), (14 if 14 in rules.aces else 13)
    for suit in range(4):
        if not any(suit * 13 <= card < suit * 13 + 13 for card in held):
            continue
        for low in range(lowest, highest + 1):
            last = min(highest, low + rules.run_max - 1)
            window: tuple[Card, ...] = ()
            gaps: list[int] = []
            for place in range(low, last + 1):
                card = suit * 13 + (place - 1) % 13
                # An ace at both ends takes two of them.
                if held.get(card, 0) <= window.count(card):
                    gaps.append(place - low)
                    if len(gaps) > jokers:
                        break
                window += (card,)
                if len(window) >= rules.run_min:
                    yield from _filled(window, gaps, jokers, rules)


def _filled(
    window: tuple[Card, ...], gaps: list[int], jokers: int, rules: MeldRules
) -> Iterator[tuple[Card, ...]]:
    """The ways to make this run: gaps need a joker each, the other jokers may replace cards."""
    spare = jokers - len(gaps)
    others = [place for place in range(len(window)) if place not in gaps]
    for replaced in range(min(spare, len(others) - rules.min_naturals) + 1):
        for places in combinations(others, replaced):
            wild = {*gaps, *places}
            yield tuple(
                joker_as(card) if place in wild else card for place, card in enumerate(window)
            )
