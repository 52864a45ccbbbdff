"""How likely it is that nobody else holds less, counted from the cards that nobody has seen."""

from collections import Counter
from functools import lru_cache

from engine.cards import bare
from engine.observation import Observation


def chance_of_the_least(observation: Observation, points: int) -> float:
    """The chance that every other hand counts at least so many points.

    Any cards that are not seen are thought equally likely there, and each hand by itself.
    """
    game, state, seat, _ = observation
    seen = Counter(bare(card) for meld in state.melds for card in meld.cards)
    seen.update(observation.hand)
    unseen = Counter(game.pack(state.seats))
    unseen.subtract(seen)
    counts = Counter[int]()
    for card, copies in unseen.items():
        counts[game.points(card)] += max(copies, 0)
    chance = 1.0
    for at, hand in enumerate(state.hands):
        if at != seat:
            chance *= 1 - _chance_below(points, len(hand), tuple(sorted(counts.items())))
    return chance


@lru_cache(maxsize=1 << 10)
def _chance_below(points: int, cards: int, counts: tuple[tuple[int, int], ...]) -> float:
    """The chance that so many cards out of these (how many there are of each count) come to less
    than so many points."""
    if not cards:
        return float(points > 0)
    total = sum(copies for _, copies in counts)
    if points <= 0 or not total:
        return 0.0
    chance = 0.0
    for at, (count, copies) in enumerate(counts):
        if copies and count < points:
            rest = (*counts[:at], (count, copies - 1), *counts[at + 1 :])
            chance += copies / total * _chance_below(points - count, cards - 1, rest)
    return chance
