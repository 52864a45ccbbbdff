"""Sets and runs: what a group of cards can be read as, and what may be laid off on it.

Positions in a run are 1 (ace low), 2 … 13 (king), 14 (ace high).
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from engine.cards import JOKER, Card, face, is_joker, joker_as, rank, suit


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


class MeldRules(NamedTuple):
    """What a game calls a meld. ``aces`` are the run positions an ace may take: 1, 14 or both.

    ``doubles_in_set``: whether a set may hold the same natural card twice. ``jokers``: whether
    there are jokers at all.
    """

    set_min: int
    set_max: int
    run_min: int
    run_max: int
    aces: frozenset[int]
    min_naturals: int = 1
    doubles_in_set: bool = True
    jokers: bool = True


class Reading(NamedTuple):
    """One way to understand some cards: a run ascending with its jokers declared, a set as laid."""

    kind: MeldKind
    cards: tuple[Card, ...]


class Meld(NamedTuple):
    """A meld on the table: who owns it and who laid each of its cards (seats)."""

    owner: int
    kind: MeldKind
    cards: tuple[Card, ...]
    laid_by: tuple[int, ...]


def laid(owner: int, reading: Reading) -> Meld:
    """A new meld, every card of it laid by its owner."""
    return Meld(owner, reading.kind, reading.cards, (owner,) * len(reading.cards))


def readings(cards: Sequence[Card], rules: MeldRules) -> Iterator[Reading]:
    """Every reading of these cards as a meld: as a set first, then runs from the highest down."""
    naturals = sum(not is_joker(card) for card in cards)
    if naturals < rules.min_naturals or (not rules.jokers and naturals < len(cards)):
        return
    as_set = _as_set(cards, rules)
    if as_set is not None:
        yield as_set
    if rules.run_min <= len(cards) <= rules.run_max:
        yield from _as_runs(cards, rules)


def read(cards: Sequence[Card], rules: MeldRules) -> Reading | None:
    """The reading that counts when nothing else is said (docs/notation.md, Moves), or None."""
    return next(readings(cards, rules), None)


def _as_set(cards: Sequence[Card], rules: MeldRules) -> Reading | None:
    if not rules.set_min <= len(cards) <= rules.set_max:
        return None
    ranks = {rank(face(card)) for card in cards if card != JOKER}
    if len(ranks) != 1 or not (rules.doubles_in_set or _all_differ(cards)):
        return None
    return Reading(MeldKind.SET, tuple(JOKER if is_joker(card) else card for card in cards))


def _all_differ(cards: Sequence[Card]) -> bool:
    """Whether no natural card is there twice."""
    naturals = [card for card in cards if not is_joker(card)]
    return len(set(naturals)) == len(naturals)


def _as_runs(cards: Sequence[Card], rules: MeldRules) -> Iterator[Reading]:
    fixed = [card for card in cards if card != JOKER]
    suits = {suit(face(card)) for card in fixed}
    if len(suits) != 1:
        return
    colour = suits.pop()
    for low in range(15 - len(cards), 0, -1):
        window = _fill(fixed, colour, range(low, low + len(cards)), rules)
        if window is not None:
            yield Reading(MeldKind.RUN, window)


def _fill(
    fixed: Sequence[Card], colour: int, window: range, rules: MeldRules
) -> tuple[Card, ...] | None:
    """The cards of the positions in the window, gaps filled with jokers; None if they clash."""
    if (1 in window and 1 not in rules.aces) or (14 in window and 14 not in rules.aces):
        return None
    places: dict[int, Card] = {}
    for card in fixed:
        natural = face(card)
        if natural // 13 != colour:
            return None
        place = natural % 13 + 1
        if place == 1 and (1 not in window or 1 in places):
            place = 14
        if place not in window or place in places:
            return None
        places[place] = card
    return tuple(
        places[place] if place in places else joker_as(_at(place, colour)) for place in window
    )


def run_places(card: Card, rules: MeldRules) -> tuple[int, ...]:
    """The positions in a run that a natural card may take."""
    if card % 13:
        return (card % 13 + 1,)
    return tuple(sorted(rules.aces))


def _at(place: int, colour: int) -> Card:
    """The natural card of a run position."""
    return colour * 13 + (place - 1) % 13


def span(cards: Sequence[Card]) -> tuple[int, int]:
    """First and last position of a run's cards as they lie (an ace in front is low)."""
    low = face(cards[0]) % 13 + 1
    return low, low + len(cards) - 1


def continuous(one: Reading | Meld, other: Reading | Meld) -> bool:
    """Whether two runs of one suit lie end to end, so that they are one longer run."""
    if face(one.cards[0]) // 13 != face(other.cards[0]) // 13:
        return False
    low, high = span(one.cards)
    other_low, other_high = span(other.cards)
    return high + 1 == other_low or other_high + 1 == low


def extensions(meld: Meld, cards: Sequence[Card], by: int, rules: MeldRules) -> Iterator[Meld]:
    """Every way these cards lie on the meld, the highest first; the old cards keep their places."""
    size = len(meld.cards) + len(cards)
    if meld.kind is MeldKind.SET:
        whole = _as_set(meld.cards + tuple(cards), rules)
        if whole is not None:
            yield Meld(meld.owner, MeldKind.SET, whole.cards, meld.laid_by + (by,) * len(cards))
        return
    if size > rules.run_max:
        return
    fixed = [card for card in cards if card != JOKER]
    colour = suit(face(meld.cards[0]))
    low, high = span(meld.cards)
    for below in range(len(cards) + 1):
        above = len(cards) - below
        if low - below < 1 or high + above > 14:
            continue
        added = _around(fixed, colour, (low, high), (below, above), rules)
        if added is not None:
            front, back = added
            yield Meld(
                meld.owner,
                MeldKind.RUN,
                front + meld.cards + back,
                (by,) * below + meld.laid_by + (by,) * above,
            )


def _around(
    fixed: Sequence[Card],
    colour: int,
    ends: tuple[int, int],
    added: tuple[int, int],
    rules: MeldRules,
) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """What lies below and above a run that grows by so many places at its two ends."""
    low, high = ends
    below, above = range(low - added[0], low), range(high + 1, high + 1 + added[1])
    if (1 in below and 1 not in rules.aces) or (14 in above and 14 not in rules.aces):
        return None
    places: dict[int, Card] = {}
    for card in fixed:
        natural = face(card)
        place = natural % 13 + 1
        if place == 1 and (1 not in below or 1 in places):
            place = 14
        if natural // 13 != colour or place in places or not (place in below or place in above):
            return None
        places[place] = card
    front = tuple(places.get(place, joker_as(_at(place, colour))) for place in below)
    back = tuple(places.get(place, joker_as(_at(place, colour))) for place in above)
    return front, back
