"""What a search for melds is asked: which cards must lie, which may, and what each is worth."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, face, is_joker
from engine.melds import CommonTable, Meld, MeldKind, MeldRules, PlaceMoves, run_places
from engine.rearranging.jokers import Roles

KEPT = 1
CARD = 1 << 12
"""A card less in the hand outweighs all that can stay as it was."""

LinkCounts = Counter[tuple[int, int]]


class Task(NamedTuple):
    """What melds are to be made of, and what they are worth.

    ``must`` are natural cards that have to be laid, ``may`` those that can be. Of jokers at least
    ``must_jokers`` have to and at most ``jokers`` can be laid. ``gains`` says what each card of
    ``may`` brings. ``links`` counts how often a card of a suit and rank lay beside the next higher
    one, ``in_sets`` how often a card lay in a set: what stays so brings ``KEPT`` each.

    ``stood_for`` and ``stood_in`` count what jokers stood for in runs and in sets; what of it has
    to stay follows from ``joker_moves``. All that is laid must be worth at least ``least``, where
    cards count ``pips`` by their rank.
    """

    rules: MeldRules
    must: Counter[Card]
    may: Counter[Card]
    must_jokers: int
    jokers: int
    gains: Callable[[Card], int]
    links: LinkCounts
    in_sets: Counter[Card]
    joker_moves: PlaceMoves
    stood_for: Counter[Card]
    stood_in: Counter[int]
    least: int
    pips: tuple[int, ...]


def task_of(
    melds: Sequence[Meld],
    hand: Sequence[Card],
    rules: MeldRules,
    common: CommonTable,
    points: Callable[[Card], int],
    *,
    least: int,
) -> Task:
    """Lay most cards of the hand, of those that lay as many the dearest, and change little.

    ``least`` is what all melds must be worth: for an opening, which is made of no melds.
    """
    cards = [card for meld in melds for card in meld.cards]
    held = [card for card in hand if card <= JOKER]
    dearest = sum(map(points, held)) + 1
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
        gains=lambda card: (dearest + points(card)) * CARD,
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
    """Whether these cards and jokers hold any meld with the card."""
    suit, rank = divmod(card, 13)
    if sum(other * 13 + rank in naturals for other in range(4)) + jokers >= rules.set_min:
        return True
    for place in run_places(card, rules):
        for low in range(max(1, place - 2), min(12, place) + 1):
            window = range(low, low + 3)
            if (1 in window and 1 not in rules.aces) or (14 in window and 14 not in rules.aces):
                continue
            here = sum(suit * 13 + (at - 1) % 13 in naturals for at in window)
            if here + jokers >= rules.run_min:
                return True
    return False


def _links(melds: Iterable[Meld]) -> LinkCounts:
    found: LinkCounts = Counter()
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            found.update(divmod(face(card), 13) for card in meld.cards[:-1])
    return found
