"""Layouts, which are ways to lay all melds of a phase from a hand (PHASES 6.1).

Sets are chosen first, then runs from the remaining cards of each number, and last the cards of a
colour. If melds may be larger than the phase asks for, further cards that fit are added.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from engine.cards import JOKER, Card, bare, joker_as
from engine.colour_melds import HIGHEST, ColourMelds
from engine.effort import Effort
from engine.melds import Meld, MeldKind, Slot

Melds = tuple[tuple[Card, ...], ...]
"""The melds of a layout in the order of the slots. Wild cards in runs are declared."""
_ORDER = (MeldKind.SET, MeldKind.COLOUR_RUN, MeldKind.RUN, MeldKind.COLOUR)
_MOST = 200
"""At most this many layouts are compared.

Few hands have more layouts, and these hands are full of wild cards.
"""


def phase_layouts(
    hand: Sequence[Card],
    slots: Sequence[Slot],
    rules: ColourMelds,
    points: Callable[[Card], int],
    limit: int = 12,
    effort: Effort | None = None,
    *,
    whole: bool = False,
) -> list[Melds]:
    """Return layouts of these slots, the one that leaves the fewest points first.

    Ties go to the fewest wild cards. No layouts are returned only if the hand can't lay the slots
    or the ``effort`` is spent.

    ``whole``: each layout lays every card in the hand.
    """
    numbers: list[list[Card]] = [[] for _ in range(HIGHEST)]
    for card in hand:
        if card < JOKER and card % 13 < HIGHEST:
            numbers[card % 13].append(card)
    wild = hand.count(JOKER)
    if not all(_may_fill(slot, numbers, wild) for slot in slots):
        return []
    order = sorted(range(len(slots)), key=lambda index: _ORDER.index(slots[index].kind))
    back = [order.index(index) for index in range(len(slots))]
    search = _PhaseSearch([slots[index] for index in order], rules, effort or Effort(None))
    held = sum(map(points, hand))
    cores: dict[Melds, tuple[int, int]] = {}
    for filled in search.all(numbers, wild):
        melds = tuple(filled[index] for index in back)
        laid = [card for meld in melds for card in meld]
        wilds = sum(card >= JOKER for card in laid)
        cores[melds] = held - sum(points(bare(card)) for card in laid), wilds
        if len(cores) >= _MOST:
            break
    best = sorted(cores, key=cores.__getitem__)
    completed: dict[Melds, tuple[int, int]] = {}
    for melds in best if whole else best[: 2 * limit]:
        full, over = _with_the_rest(melds, slots, hand, rules, wilds_too=whole)
        if not (whole and over):
            cost = sum(map(points, over)), -over.count(JOKER)
            completed.setdefault(full, cost)
    return sorted(completed, key=completed.__getitem__)[:limit]


def _may_fill(slot: Slot, numbers: Sequence[Sequence[Card]], wild: int) -> bool:
    """Return whether a meld for this slot could be laid on its own, by a quick test."""
    need = slot.least - wild
    if slot.kind is MeldKind.SET:
        return max(map(len, numbers)) >= need
    if slot.kind is MeldKind.COLOUR:
        suits = [card // 13 for cards in numbers for card in cards]
        return any(suits.count(suit) >= need for suit in range(4))
    return sum(map(bool, numbers)) >= need


class _PhaseSearch:
    """A search for melds that fill slots in the order of ``_ORDER``."""

    def __init__(self, slots: Sequence[Slot], rules: ColourMelds, effort: Effort) -> None:
        self._slots, self._rules, self._effort = slots, rules, effort

    def all(self, numbers: Sequence[Sequence[Card]], wild: int) -> Iterator[Melds]:
        """Yield every way with the fewest cards that runs need.

        A set takes all cards of its number, or leaves some of them for other melds.
        """
        colours = sum(slot.kind is MeldKind.COLOUR for slot in self._slots)
        for suits in product(range(4), repeat=colours):
            # Slots that don't ask for a colour use cards of the asked colours last.
            left = [sorted(cards, key=lambda card: card // 13 in suits) for cards in numbers]
            yield from self._fill(0, left, wild, (), suits)

    def _fill(
        self, index: int, left: list[list[Card]], wild: int, done: Melds, suits: tuple[int, ...]
    ) -> Iterator[Melds]:
        if index == len(self._slots):
            yield done
            return
        if self._effort.is_spent():
            return
        slot = self._slots[index]
        first = 0
        if index and slot == self._slots[index - 1] and slot.kind is not MeldKind.COLOUR:
            # Two equal slots are filled in order. Otherwise every way would be found twice.
            first = next(card % 13 if card < JOKER else card - JOKER - 1 for card in done[-1])
        last = index == len(self._slots) - 1
        for meld in self._melds(slot, left, wild, first, suits, last=last):
            rest, wilds = left.copy(), wild
            for card in meld:
                if card >= JOKER:
                    wilds -= 1
                else:
                    rest[card % 13] = rest[card % 13].copy()
                    rest[card % 13].remove(card)
            others = suits[1:] if slot.kind is MeldKind.COLOUR else suits
            yield from self._fill(index + 1, rest, wilds, (*done, meld), others)

    def _melds(
        self,
        slot: Slot,
        left: list[list[Card]],
        wild: int,
        first: int,
        suits: tuple[int, ...],
        *,
        last: bool,
    ) -> Iterator[tuple[Card, ...]]:
        if slot.kind is MeldKind.SET:
            for cards in left[first:]:
                most = min(len(cards), slot.most)
                least = max(self._rules.min_naturals, slot.least - wild, most if last else 0)
                for size in range(most, least - 1, -1):
                    yield (*cards[:size], *(JOKER,) * (slot.least - size))
        elif slot.kind is MeldKind.COLOUR:
            held = [card for cards in left for card in cards if card // 13 == suits[0]]
            held = held[: slot.most]
            if len(held) >= max(self._rules.min_naturals, slot.least - wild):
                yield (*held, *(JOKER,) * (slot.least - len(held)))
        elif slot.kind is MeldKind.RUN:
            yield from self._runs(slot.least, left, wild, first, last=last)
        else:
            for suit in range(4):
                own = [[card for card in cards if card // 13 == suit] for cards in left]
                yield from self._runs(slot.least, own, wild, 0, last=last)

    def _runs(
        self, size: int, left: list[list[Card]], wild: int, first: int, *, last: bool
    ) -> Iterator[tuple[Card, ...]]:
        """Yield the runs of ``size`` numbers that start with ``first`` or higher.

        They contain all natural cards that fit. If this is not the ``last`` slot, smaller choices
        follow, because later slots may need the cards.
        """
        least = max(self._rules.min_naturals, size - wild)
        round_ = self._rules.wrap and size < HIGHEST
        held = [bool(cards) for cards in left]
        for low in range(first, HIGHEST if round_ else HIGHEST - size + 1):
            if sum(held[low : low + size]) + sum(held[: max(0, low + size - HIGHEST)]) >= least:
                numbers = [(low + step) % HIGHEST for step in range(size)]
                natural = [n for n in numbers if left[n]]
                fewest = len(natural) if last else least
                for number in range(len(natural), fewest - 1, -1):
                    for used in combinations(natural, number):
                        yield tuple(left[n][0] if n in used else joker_as(n) for n in numbers)


def _with_the_rest(
    melds: Melds,
    slots: Sequence[Slot],
    hand: Sequence[Card],
    rules: ColourMelds,
    *,
    wilds_too: bool,
) -> tuple[Melds, list[Card]]:
    """Return the layout with all further cards that fit, and the cards left over.

    With ``wilds_too`` spare wild cards are added as well.
    """
    rest = list(hand)
    for meld in melds:
        for card in meld:
            rest.remove(bare(card))
    laid = list(melds)
    grown = any(slot.most > slot.least for slot in slots)
    while grown:
        grown = False
        for card in sorted(rest):
            if card == JOKER and not wilds_too:
                continue
            for index, slot in enumerate(slots):
                if len(laid[index]) < slot.most:
                    meld_so_far = Meld(None, slot.kind, laid[index], ())
                    longer = next(rules.extensions(meld_so_far, (card,), 0), None)
                    if longer is not None:
                        laid[index] = longer.cards
                        rest.remove(card)
                        grown = True
                        break
    return tuple(laid), rest
