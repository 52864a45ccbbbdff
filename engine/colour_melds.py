"""Melds of numbers in colours: sets, runs in any colours, cards of one colour, and runs of one
(PHASES 6).

A number is a rank, 0 to 11, a colour a suit. A wild card that lies in a run carries its number, as
one of the first colour: its own it has not.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, face, joker_as
from engine.melds import Meld, MeldKind, Reading, Slot

HIGHEST = 12
"""How many numbers there are; a run never holds one twice, so it is never longer."""
RUNS = (MeldKind.RUN, MeldKind.COLOUR_RUN)

_NEAR = 6
"""So far apart numbers of one run may be, as most runs are long."""


class ColourMelds(NamedTuple):
    """What is a meld where every one has ``min_naturals`` cards that are not wild.

    ``wrap``: 1 follows 12 in a run.
    """

    min_naturals: int = 1
    wrap: bool = False

    def readings(self, cards: Sequence[Card]) -> Iterator[Reading]:
        """A reading for each kind that the cards are, of any size."""
        for kind in MeldKind:
            reading = self.read_as(kind, cards)
            if reading is not None:
                yield reading

    def read_as(self, kind: MeldKind, cards: Sequence[Card]) -> Reading | None:
        """The cards as a meld of this kind: wild ones in a run so that it ends highest."""
        naturals = [card for card in cards if card < JOKER]
        if len(naturals) < self.min_naturals or not self._fit_together(kind, naturals, cards):
            return None
        if kind not in RUNS:
            return Reading(kind, tuple(map(bare, cards)))
        places = _places(cards)
        run = None if places is None else self._window(places, len(cards))
        return None if run is None else Reading(kind, run)

    def extensions(self, meld: Meld, cards: Sequence[Card], by: int) -> Iterator[Meld]:
        """Every way these cards lie on the meld, most of them above first; what lies stays."""
        naturals = [card for card in meld.cards if card < JOKER]
        more = [card for card in cards if card < JOKER]
        if not self._fit_together(meld.kind, naturals + more, (*meld.cards, *cards)):
            return
        if meld.kind not in RUNS:
            laid_by = meld.laid_by + (by,) * len(cards)
            yield Meld(meld.owner, meld.kind, meld.cards + tuple(map(bare, cards)), laid_by)
            return
        places = _places(cards)
        if places is None or len(meld.cards) + len(cards) > HIGHEST:
            return
        low, high = face(meld.cards[0]) % 13, face(meld.cards[0]) % 13 + len(meld.cards)
        for below in range(len(cards) + 1):
            front, back = range(low - below, low), range(high, high + len(cards) - below)
            if self.wrap or (front.start >= 0 and back.stop <= HIGHEST):
                under, over = [n % HIGHEST for n in front], [n % HIGHEST for n in back]
                if places.keys() <= {*under, *over}:
                    yield _longer(meld, _filled(under, places), _filled(over, places), by)

    def near(self, kind: MeldKind, cards: Sequence[Card]) -> Sequence[Card]:
        """Single cards among which are all that can be added to such a meld."""
        one = next(card for card in cards if card < JOKER)
        if kind is MeldKind.SET:
            return (*range(one % 13, JOKER, 13), JOKER)
        if kind is MeldKind.COLOUR:
            low = one - one % 13
            return (*range(low, low + HIGHEST), JOKER)
        low = face(cards[0]) % 13
        ends = dict.fromkeys(((low + len(cards)) % HIGHEST, (low - 1) % HIGHEST))
        suits = range(4) if kind is MeldKind.RUN else (one // 13,)
        naturals = [suit * 13 + number for number in ends for suit in suits]
        return (*naturals, *map(joker_as, ends))

    def together(self, one: Card, other: Card, kinds: Collection[MeldKind]) -> bool:
        """Whether two natural cards can be in one meld of such a kind, which is not long."""
        if max(one % 13, other % 13) >= HIGHEST:
            return False
        gap = abs(one % 13 - other % 13)
        near = 0 < gap <= _NEAR or (self.wrap and gap >= HIGHEST - _NEAR)
        alike = one // 13 == other // 13
        return (
            (MeldKind.SET in kinds and not gap)
            or (MeldKind.COLOUR in kinds and alike)
            or (MeldKind.RUN in kinds and near)
            or (MeldKind.COLOUR_RUN in kinds and near and alike)
        )

    def swapped(self, meld: Meld, card: Card) -> int | None:
        """Where the wild card lies that this card can be put in for (PHASES 6.6), or None."""
        naturals = [one for one in meld.cards if one < JOKER]
        if card >= JOKER or not self._fit_together(meld.kind, [*naturals, card], ()):
            return None
        for at, one in enumerate(meld.cards):
            if one >= JOKER and (meld.kind not in RUNS or face(one) % 13 == card % 13):
                return at
        return None

    def fulfil(
        self, slots: Sequence[Slot], melds: Sequence[Sequence[Card]]
    ) -> tuple[Reading, ...] | None:
        """The melds as they fill the slots (PHASES 6.1): the first one the first slot that it can,
        then the second. None if they do not."""
        if len(slots) != len(melds):
            return None
        return next(self._fill(tuple(slots), tuple(melds)), None)

    def _fill(
        self, slots: tuple[Slot, ...], melds: tuple[Sequence[Card], ...]
    ) -> Iterator[tuple[Reading, ...]]:
        if not melds:
            yield ()
            return
        for slot in dict.fromkeys(slots):
            if slot.least <= len(melds[0]) <= slot.most:
                reading = self.read_as(slot.kind, melds[0])
                if reading is not None:
                    at = slots.index(slot)
                    for others in self._fill(slots[:at] + slots[at + 1 :], melds[1:]):
                        yield (reading, *others)

    def _fit_together(
        self, kind: MeldKind, naturals: Sequence[Card], cards: Sequence[Card]
    ) -> bool:
        """Whether the natural cards have the number or colour in common that this kind asks for,
        and all ``cards`` are such as lie in melds."""
        if any(card % 13 >= HIGHEST for card in naturals):
            return False
        wild = [card for card in cards if card >= JOKER]
        if any(card >= HIDDEN or (card > JOKER and face(card) % 13 >= HIGHEST) for card in wild):
            return False
        if kind is MeldKind.SET:
            numbers = {card % 13 for card in naturals}
            return len(numbers | {face(card) % 13 for card in wild if card > JOKER}) <= 1
        return kind is MeldKind.RUN or len({card // 13 for card in naturals}) <= 1

    def _window(self, places: dict[int, Card], size: int) -> tuple[Card, ...] | None:
        """The run of so many cards that ends highest and has these at their places; a full circle
        begins with 1."""
        if size > HIGHEST:
            return None
        first = HIGHEST - 1 if self.wrap and size < HIGHEST else HIGHEST - size
        for low in range(first, -1, -1):
            if all((number - low) % HIGHEST < size for number in places):
                return _filled([(low + at) % HIGHEST for at in range(size)], places)
        return None


def _places(cards: Sequence[Card]) -> dict[int, Card] | None:
    """The cards of a run that have a number, by it; None if two have the same."""
    placed = [card for card in cards if card != JOKER]
    places = {face(card) % 13: card for card in placed}
    return places if len(places) == len(placed) else None


def _filled(numbers: Sequence[int], places: dict[int, Card]) -> tuple[Card, ...]:
    """The cards at these numbers; where there is none a wild one lies, which says what it is."""
    return tuple(
        [
            places[number] if places.get(number, JOKER) < JOKER else joker_as(number)
            for number in numbers
        ]
    )


def _longer(meld: Meld, front: tuple[Card, ...], back: tuple[Card, ...], by: int) -> Meld:
    """A run with these cards added at its two ends; a full circle is turned to begin with 1."""
    cards = front + meld.cards + back
    laid_by = (by,) * len(front) + meld.laid_by + (by,) * len(back)
    if len(cards) == HIGHEST:
        at = next(at for at, card in enumerate(cards) if face(card) % 13 == 0)
        cards, laid_by = cards[at:] + cards[:at], laid_by[at:] + laid_by[:at]
    return Meld(meld.owner, meld.kind, cards, laid_by)
