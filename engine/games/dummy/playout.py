"""A fast playout of a deal of Dummy on masks.

Players lay all that fits, decide takes from the row by simple weights, and knock as soon as they
can. The playout follows the rules of Dummy, without the optional rules, in a hundredth of the time.
A test compares both.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER
from engine.games.dummy.features import PlayoutWeights
from engine.games.dummy.scoring import KNOCK
from engine.hands.ladder import (
    BITS,
    STEP,
    SUIT,
    SUITS,
    LaidCards,
    TableMask,
    alike,
    runs_in,
    sets_in,
)
from engine.hands.masks import Values, bits_of, points_of
from engine.steps.fines import AMOUNT

# Cards as bits (``engine.hands.ladder``), with an ace above its king. Melds are masks of them.

PLACES = BITS[14]
"""The bit of every card."""
CARDS = {bit: card for card, bit in enumerate(PLACES[:JOKER])}
"""The card of every bit."""


def is_run(meld: int) -> bool:
    """Return whether this meld is a run and not a set."""
    return bool(meld & meld << 1)


def _trios() -> dict[int, tuple[int, ...]]:
    trios = [bit * 7 for bit in CARDS if bit << 1 in CARDS and bit << 2 in CARDS]
    for place in range(2, 15):
        trios += [SUITS << place ^ 1 << STEP * suit + place for suit in range(4)]
    return {bit: tuple(trio for trio in trios if trio & bit) for bit in CARDS}


def _near(bit: int) -> int:
    mask = 0
    for trio in TRIOS[bit]:
        mask |= trio
    return mask ^ bit


TRIOS = _trios()
"""The melds of three cards with a card, by the bit of that card."""
NEAR = {bit: _near(bit) for bit in CARDS}
"""The cards that may be in a meld of three with a card, by the bit of that card."""


# A fast way to lay everything in a hand, nearly always for the most points.


def grown(table: TableMask, meld: int) -> TableMask:
    """Return the table with this meld added."""
    runs, sets = table
    return TableMask(runs | meld, sets) if is_run(meld) else TableMask(runs, sets | alike(meld))


def melds_in(cards: int) -> int:
    """Return the cards that are in a meld of these cards."""
    return runs_in(cards) | sets_in(cards)


def spread(hand: int, table: TableMask, values: Values) -> LaidCards:
    """Lay every meld in the hand, then lay off all that fits.

    If a card fits a run and a set, the search compares laying all runs first with laying all sets
    first.
    """
    whole, (runs, sets) = hand, table
    same = sets_in(hand)
    line = runs_in(hand)
    if line & same:
        other_sets, other_runs = sets_in(hand & ~line), runs_in(hand & ~same)
        if points_of(line | other_sets, values) >= points_of(same | other_runs, values):
            same = other_sets
        else:
            line = other_runs
    if line or same:
        hand &= ~(line | same)
        runs |= line
        sets |= alike(same)
    while fits := hand & (runs << 1 | runs >> 1):
        runs |= fits
        hand ^= fits
    left = hand & ~sets
    return LaidCards(left, whole ^ left, TableMask(runs, sets))


def spread_but_one(hand: int, table: TableMask, values: Values) -> LaidCards:
    """Lay all but one card of a hand that could be laid completely.

    Laying the whole hand is never allowed. The kept card is chosen so that the least is left over.
    """
    return min(
        _keeping_one(hand, table, values),
        key=lambda laying: (laying.left.bit_count(), points_of(laying.left, values)),
    )


def _keeping_one(hand: int, table: TableMask, values: Values) -> Iterable[LaidCards]:
    for bit in bits_of(hand):
        left, laid, then = spread(hand ^ bit, table, values)
        yield LaidCards(left | bit, laid, then)


_LATE_CARDS = 5
"""A hand with fewer cards than this is late in its deal."""


class PlayoutStart(NamedTuple):
    """The public state before a turn."""

    row: tuple[int, ...]
    """The oldest card first."""
    table: TableMask
    laid: tuple[int, ...]
    """The laid cards by seat."""
    born: tuple[bool, ...]
    """Whether a seat is born, by seat."""
    fined: tuple[int, ...]
    """The points of fines by seat."""
    seat: int
    way: int
    """The direction of play."""
    thrown: bool
    """Whether the top card in the row was discarded by a player."""
    values: Values


class QuickTurn(NamedTuple):
    """The moves of one turn. If nothing was discarded, the deal ended with the stock."""

    start: int = 0
    """The deepest card that was taken. 0 for a draw."""
    meld: int = 0
    """The meld that was laid with a take."""
    laid: int = 0
    """All other cards that were laid."""
    thrown: int = 0
    """The card that was discarded, or that the player knocked with."""
    knocked: bool = False


class QuickDeal:
    """A deal that is played on from a start, with these hands by seat and this stock.

    The top card comes last in the stock.
    """

    def __init__(
        self,
        start: PlayoutStart,
        hands: Sequence[int],
        stock: Sequence[int],
        weights: PlayoutWeights,
    ) -> None:
        self.hands, self._stock, self._row = [*hands], [*stock], [*start.row]
        self._in_row = sum(start.row)
        self._laid, self._born, self._fined = [*start.laid], [*start.born], [*start.fined]
        self._table, self._values, self._weights = start.table, start.values, weights
        self.seat, self._way, self._thrown = start.seat, start.way, start.thrown
        self.over = False
        self._knocker = -1
        self._dark = not self._born[self.seat]

    def scores(self) -> list[int]:
        """Return the score of every seat (DUMMY 10.4)."""
        scores = []
        for seat, hand in enumerate(self.hands):
            laid, held = points_of(self._laid[seat], self._values), points_of(hand, self._values)
            fined = self._fined[seat]
            if seat == self._knocker:
                scores.append((laid + KNOCK) * self._times(seat) - fined)
            else:
                scores.append(laid - held - fined if self._born[seat] else -2 * (held + fined))
        return scores

    def to_the_end(self) -> list[int]:
        """Play the deal to its end and return the score of every seat."""
        while not self.over:
            self.turn()
        return self.scores()

    def turn(self) -> QuickTurn:
        """Play the next turn."""
        self._dark = not self._born[self.seat]
        take = self._best_take()
        if take is not None:
            return self.take(*take)
        if not self._stock:
            self.over = True
            return QuickTurn()
        return self.draw()

    def draw(self) -> QuickTurn:
        """Play this turn with a draw."""
        return self._rest(self.hands[self.seat] | self._stock.pop(), 0, 0, False)

    def take(self, index: int, meld: int) -> QuickTurn:
        """Play this turn with a take of the row from this index on, and this meld."""
        row, seat = self._row, self.seat
        hand, start, alone = self.hands[seat], row[index], index == len(row) - 1
        for bit in row[index:]:
            hand |= bit
        del row[index:]
        self._in_row &= ~hand
        self._born[seat] = True
        self._laid[seat] |= meld
        self._table = grown(self._table, meld)
        return self._rest(hand & ~meld, start, meld, alone)

    def throw(self, bit: int) -> None:
        """Discard this card, which ends the turn."""
        self.hands[self.seat] &= ~bit
        self._row.append(bit)
        self._in_row |= bit
        self._thrown = True
        self.seat = (self.seat + self._way) % len(self.hands)

    def _rest(self, hand: int, start: int, meld: int, alone: bool) -> QuickTurn:
        """Lay all that fits, then knock or discard. ``alone`` is True if only the top was taken."""
        seat = self.seat
        left, laid, table = self._spread(hand, self._table)
        knocks = not left & left - 1
        if knocks or self._born[seat]:
            self._table = table
            self._laid[seat] |= laid
        else:
            left, laid = hand, 0
        if knocks:
            self.hands[seat], self.over, self._knocker = 0, True, seat
            if alone and self._thrown:
                self._fined[(seat - self._way) % len(self.hands)] += AMOUNT
            return QuickTurn(start, meld, laid, left, True)
        self.hands[seat] = left
        thrown = self._worst(left)
        self.throw(thrown)
        return QuickTurn(start, meld, laid, thrown)

    def _spread(self, hand: int, table: TableMask) -> LaidCards:
        laying = spread(hand, table, self._values)
        return laying if laying.left else spread_but_one(hand, table, self._values)

    def _best_take(self) -> tuple[int, int] | None:
        """Return the start of the best take in the row with its meld, or None for a draw.

        With an empty stock only takes that knock are legal.
        """
        hand, row, values, weights = self.hands[self.seat], self._row, self._values, self._weights
        useful = melds_in(hand | self._in_row)
        if not useful & hand:
            return None
        best = weights.left * points_of(hand, values)
        if not self._born[self.seat]:
            best -= weights.unborn
        chosen, union = None, hand
        for index in range(len(row) - 1, -1, -1):
            bit = row[index]
            union |= bit
            if not bit & useful:
                continue
            for trio in TRIOS[bit]:
                if trio & union != trio or not trio & hand or trio == union:
                    continue
                table = grown(self._table, trio)
                left, _, _ = self._spread(union ^ trio, table)
                knocks = not left & left - 1
                if not knocks and not self._stock:
                    continue
                then = weights.knock if knocks else weights.left * points_of(left, values)
                worth = points_of(union & ~left, values) + then
                if worth > best or (chosen is None and not self._stock):
                    best, chosen = worth, (index, trio)
        return chosen

    def _worst(self, hand: int) -> int:
        """Return the best card to discard."""
        weights, row, best, worst = self._weights, self._in_row, -1e9, 0
        late = weights.late_points if hand.bit_count() < _LATE_CARDS else 0.0
        for points, mask in self._values:
            cards = hand & mask
            by_points = points * (weights.card_points + late)
            by_partner = weights.partner + points * weights.partner_points
            danger = weights.danger + points * weights.danger_points
            while cards:
                bit = cards & -cards
                cards ^= bit
                near = NEAR[bit]
                worth = by_points - danger * (near & row).bit_count()
                if near & hand:
                    worth -= by_partner * (near & hand).bit_count()
                    worth -= weights.in_row * (near & row).bit_count()
                if worth > best:
                    best, worst = worth, bit
        return worst

    def _times(self, seat: int) -> int:
        """Return the factor on a knock, by whether it is dark and of one colour (DUMMY 8.3)."""
        laid = self._laid[seat]
        colour = any(not laid & ~(SUIT << STEP * suit) for suit in range(4))
        return (2 if self._dark else 1) * (2 if colour else 1)
