"""The task of a search for melds, with the cards to lay and their gains."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, face, is_joker
from engine.melds import CommonTable, Meld, MeldKind, MeldRules, PlaceMoves, run_places
from engine.rearranging.jokers import Roles

KEPT = 1
CARD = 1 << 12
"""The gain of a card. It is larger than the total gain of all that can stay as it was."""

LinkCounts = Counter[tuple[int, int]]


class Task(NamedTuple):
    """The cards that melds can be made of, and their worth."""

    rules: MeldRules
    must: Counter[Card]
    """The natural cards that must be laid."""
    may: Counter[Card]
    """The natural cards that can be laid."""
    must_jokers: int
    """The number of jokers that must be laid."""
    jokers: int
    """The number of jokers that can be laid."""
    gains: Callable[[Card], int]
    """Returns the gain of each card in ``may``."""
    links: LinkCounts
    """How often a card of a suit and rank was next to the next higher card.

    Each of these links that stays gains ``KEPT``.
    """
    in_sets: Counter[Card]
    """How often a card was in a set. Each card that stays in a set gains ``KEPT``."""
    joker_moves: PlaceMoves
    """Decides which of ``stood_for`` and ``stood_in`` must stay."""
    stood_for: Counter[Card]
    """The roles of jokers in runs."""
    stood_in: Counter[int]
    """The roles of jokers in sets."""
    least: int
    """The laid cards must be worth at least this much, counted in ``pips``."""
    pips: tuple[int, ...]
    """The points of cards by rank."""


def task_of(
    melds: Sequence[Meld],
    hand: Sequence[Card],
    rules: MeldRules,
    common: CommonTable,
    points: Callable[[Card], int],
    *,
    least: int,
) -> Task:
    """Return the task to lay the most cards from the hand, then the most points.

    Among equal tables, the one with the fewest changes is best.

    ``least`` is the least worth of all melds together. It is for an opening, which uses no old
    melds.
    """
    cards = [card for meld in melds for card in meld.cards]
    held = [card for card in hand if card <= JOKER]
    costliest = sum(map(points, held)) + 1
    on_table, in_hand = sum(map(is_joker, cards)), held.count(JOKER)
    roles = Roles.of(melds)
    naturals = {card for card in (*cards, *held) if not is_joker(card)}
    jokers = on_table + in_hand
    return Task(
        rules=rules,
        must=Counter(card for card in cards if not is_joker(card)),
        may=Counter(
            card for card in held if card != JOKER and _fits(card, naturals, jokers, rules)
        ),
        must_jokers=on_table,
        jokers=jokers,
        gains=lambda card: (costliest + points(card)) * CARD,
        links=_links(melds),
        in_sets=Counter(
            card
            for meld in melds
            if meld.kind is MeldKind.SET
            for card in meld.cards
            if not is_joker(card)
        ),
        joker_moves=common.joker_moves,
        stood_for=roles.cards,
        stood_in=roles.ranks,
        least=least,
        pips=common.pips,
    )


def _fits(card: Card, naturals: Collection[Card], jokers: int, rules: MeldRules) -> bool:
    """Return whether these cards and jokers have any meld with the card."""
    suit, rank = divmod(card, 13)
    if sum(other * 13 + rank in naturals for other in range(4)) + jokers >= rules.set_min:
        return True
    for place in run_places(card, rules):
        for low in range(max(1, place - 2), min(12, place) + 1):
            window = range(low, low + 3)
            if (1 in window and 1 not in rules.aces) or (14 in window and 14 not in rules.aces):
                continue
            present = sum(suit * 13 + (position - 1) % 13 in naturals for position in window)
            if present + jokers >= rules.run_min:
                return True
    return False


def _links(melds: Iterable[Meld]) -> LinkCounts:
    links: LinkCounts = Counter()
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            links.update(divmod(face(card), 13) for card in meld.cards[:-1])
    return links
