"""Melds of numbered cards in colours (PHASES 6).

The melds are sets, runs in any colours, cards of one colour, and runs of one colour. A number is a
rank, 0 to 11. A colour is a suit. A wild card in a run has its number and always the first colour,
because it has no colour itself.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, face, joker_as
from engine.melds import Meld, MeldKind, Reading, Slot

HIGHEST = 12
"""The number of ranks. A run never has a number twice, so it is never longer."""
RUNS = (MeldKind.RUN, MeldKind.COLOUR_RUN)

_NEAR = 6
"""The largest distance between two numbers that count as together in a run.

Most runs are long.
"""


class ColourMelds(NamedTuple):
    """The melds of a game with numbers in colours."""

    min_naturals: int = 1
    """A meld has at least this many cards that aren't wild."""
    wrap: bool = False
    """True if 1 follows 12 in a run."""

    def readings(self, cards: Sequence[Card]) -> Iterator[Reading]:
        """Yield a reading for each kind of meld that the cards form, of any size."""
        for kind in MeldKind:
            reading = self.read_as(kind, cards)
            if reading is not None:
                yield reading

    def read_as(self, kind: MeldKind, cards: Sequence[Card]) -> Reading | None:
        """Return the cards as this kind of meld, or None. A run is read with its highest end."""
        naturals = [card for card in cards if card < JOKER]
        if len(naturals) < self.min_naturals or not self._fit_together(kind, naturals, cards):
            return None
        if kind not in RUNS:
            return Reading(kind, tuple(map(bare, cards)))
        places = _places(cards)
        run = None if places is None else self._window(places, len(cards))
        return None if run is None else Reading(kind, run)

    def extensions(self, meld: Meld, cards: Sequence[Card], by: int) -> Iterator[Meld]:
        """Yield every way to add these cards to the meld.

        Ways that add most of the cards above come first.
        """
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
        """Return all single cards that may fit such a meld. Some of them may not."""
        natural = next(card for card in cards if card < JOKER)
        if kind is MeldKind.SET:
            return (*range(natural % 13, JOKER, 13), JOKER)
        if kind is MeldKind.COLOUR:
            low = natural - natural % 13
            return (*range(low, low + HIGHEST), JOKER)
        low = face(cards[0]) % 13
        ends = dict.fromkeys(((low + len(cards)) % HIGHEST, (low - 1) % HIGHEST))
        suits = range(4) if kind is MeldKind.RUN else (natural // 13,)
        naturals = [suit * 13 + number for number in ends for suit in suits]
        return (*naturals, *map(joker_as, ends))

    def together(self, card: Card, other: Card, kinds: Collection[MeldKind]) -> bool:
        """Return whether two natural cards can be in one small meld of one of these kinds."""
        if max(card % 13, other % 13) >= HIGHEST:
            return False
        gap = abs(card % 13 - other % 13)
        near = 0 < gap <= _NEAR or (self.wrap and gap >= HIGHEST - _NEAR)
        same_colour = card // 13 == other // 13
        return (
            (MeldKind.SET in kinds and not gap)
            or (MeldKind.COLOUR in kinds and same_colour)
            or (MeldKind.RUN in kinds and near)
            or (MeldKind.COLOUR_RUN in kinds and near and same_colour)
        )

    def swapped(self, meld: Meld, card: Card) -> int | None:
        """Return the place of the wild card that this card can replace (PHASES 6.6), or None."""
        naturals = [natural for natural in meld.cards if natural < JOKER]
        if card >= JOKER or not self._fit_together(meld.kind, [*naturals, card], ()):
            return None
        for index, laid in enumerate(meld.cards):
            if laid >= JOKER and (meld.kind not in RUNS or face(laid) % 13 == card % 13):
                return index
        return None

    def fulfil(
        self, slots: Sequence[Slot], melds: Sequence[Sequence[Card]]
    ) -> tuple[Reading, ...] | None:
        """Return the melds as they fill the slots (PHASES 6.1), or None if they don't fill them.

        Each meld in turn fills the first free slot that it can.
        """
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
                    index = slots.index(slot)
                    for others in self._fill(slots[:index] + slots[index + 1 :], melds[1:]):
                        yield (reading, *others)

    def _fit_together(
        self, kind: MeldKind, naturals: Sequence[Card], cards: Sequence[Card]
    ) -> bool:
        """Return whether the natural cards share the number or colour that this kind requires.

        Return False if one of ``cards`` can't be in any meld.
        """
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
        """Return the run of this size with these cards at their places.

        If several runs are possible, return the run with the highest end. A full circle starts with
        1.
        """
        if size > HIGHEST:
            return None
        first = HIGHEST - 1 if self.wrap and size < HIGHEST else HIGHEST - size
        for low in range(first, -1, -1):
            if all((number - low) % HIGHEST < size for number in places):
                return _filled([(low + step) % HIGHEST for step in range(size)], places)
        return None


def _places(cards: Sequence[Card]) -> dict[int, Card] | None:
    """Return the cards of a run that have a number, by number.

    Return None if two cards have the same number.
    """
    placed = [card for card in cards if card != JOKER]
    places = {face(card) % 13: card for card in placed}
    return places if len(places) == len(placed) else None


def _filled(numbers: Sequence[int], places: dict[int, Card]) -> tuple[Card, ...]:
    """Return the cards at these numbers. Wild cards, which represent the number, fill gaps."""
    return tuple(
        [
            places[number] if places.get(number, JOKER) < JOKER else joker_as(number)
            for number in numbers
        ]
    )


def _longer(meld: Meld, front: tuple[Card, ...], back: tuple[Card, ...], by: int) -> Meld:
    """Return a run with these cards added at its ends. A full circle is turned to start with 1."""
    cards = front + meld.cards + back
    laid_by = (by,) * len(front) + meld.laid_by + (by,) * len(back)
    if len(cards) == HIGHEST:
        index = next(index for index, card in enumerate(cards) if face(card) % 13 == 0)
        cards, laid_by = cards[index:] + cards[:index], laid_by[index:] + laid_by[:index]
    return Meld(meld.owner, meld.kind, cards, laid_by)
