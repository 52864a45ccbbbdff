"""A deal of Rummy 500 played to its end at once, on numbers: everybody lays all that fits, sweeps
the row by a simple count, and goes out as soon as they can.

One pack without jokers, by the rules that a row is used up. A hundredth of the time that the rules
take.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.computer.rummy500.masks import (
    CardPrices,
    HeldTrio,
    TableMask,
    Trios,
    in_melds,
    points_of,
    spread,
)

_FEW = 4


class RowTastes(NamedTuple):
    """In points. Of a take: what a point that stays in the hand counts, while somebody else holds
    few cards (``left_late``) or not; ``draw``: by how much it must be better than a draw.

    Of a throw: ``dear`` a point of the card, ``dear_late`` more with somebody near the end. Against
    it, for each card that may lie in a meld with it, and more for each point of it: ``mate`` one in
    the hand, ``danger`` one in the row; ``in_row`` one in the row if there is one in the hand too;
    ``fits``: that the table takes it.
    """

    left: float = 0.0
    left_late: float = -0.7
    draw: float = 3.0
    dear: float = -0.3
    dear_late: float = 0.5
    mate: float = 6.0
    dear_mate: float = 0.5
    danger: float = 2.0
    in_row: float = -2.0
    fits: float = 12.0


TASTES = {2: RowTastes(), 3: RowTastes(), 4: RowTastes()}
"""RowTastes by how many sit at the table."""


class RowOutset(NamedTuple):
    """What everybody sees before a turn. ``row``: oldest first; ``laid``: by seat, in points."""

    row: tuple[int, ...]
    table: TableMask
    laid: tuple[int, ...]
    seat: int
    prices: CardPrices
    shapes: Trios


class RowDeal:
    """A deal that goes on from here with these hands, by seat, and this stock, its top last."""

    def __init__(
        self,
        outset: RowOutset,
        hands: Sequence[int],
        stock: Sequence[int],
        tastes: Sequence[RowTastes],
    ) -> None:
        self.hands, self.stock, self.row = [*hands], [*stock], [*outset.row]
        self._in_row = 0
        for bit in self.row:
            self._in_row |= bit
        self._laid = [*outset.laid]
        self._table, self._shapes, self._tastes = outset.table, outset.shapes, tastes
        self._held, self._lying, self._worth = outset.prices
        self.seat = outset.seat
        self.over = False

    def scores(self) -> list[int]:
        """What the deal has brought everybody, by seat (RUMMY500 6.4)."""
        return [
            laid - points_of(hand, self._held)
            for laid, hand in zip(self._laid, self.hands, strict=True)
        ]

    def to_the_end(self) -> list[int]:
        """Play it to its end; what it has brought everybody then."""
        while not self.over:
            self.turn()
        return self.scores()

    def turn(self) -> None:
        """Play the next turn."""
        found = self._best_take()
        if found is not None:
            self.take(*found)
        elif self.stock:
            self.draw()
        else:
            self.over = True

    def draw(self) -> None:
        """Play this turn with a draw; with nothing to draw the deal is over."""
        if not self.stock:
            self.over = True
            return
        self._rest(self.hands[self.seat] | self.stock.pop())

    def take(self, at: int, trio: HeldTrio | None) -> None:
        """Play this turn with a take: the row from this place on, and this meld, or none where the
        deepest card is laid off."""
        hand = self.hands[self.seat]
        for bit in self.row[at:]:
            hand |= bit
        del self.row[at:]
        self._in_row &= ~hand
        if trio is not None:
            self._laid[self.seat] += points_of(trio.lies, self._lying)
            self._table = self._table.grown(trio)
            hand &= ~trio.held
        self._rest(hand)

    def take_laying(self, at: int, held: int, points: int, table: TableMask) -> None:
        """The same with cards laid of which it is known what they count and what lies then."""
        for bit in self.row[at:]:
            self.hands[self.seat] |= bit
        del self.row[at:]
        self._in_row &= ~self.hands[self.seat]
        self._laid[self.seat] += points
        self._table = table
        self._rest(self.hands[self.seat] & ~held)

    def throw(self, bit: int) -> None:
        """Throw this card, which ends the turn."""
        hand = self.hands[self.seat] & ~bit
        self.hands[self.seat] = hand
        self.row.append(bit)
        self._in_row |= bit
        self.over = not hand
        self.seat = (self.seat + 1) % len(self.hands)

    def _rest(self, hand: int) -> None:
        """Lay all that fits, and throw; no card left ends the deal."""
        seat = self.seat
        left, laid, self._table = spread(hand, self._table, self._held, both=self._shapes.both)
        self._laid[seat] += points_of(laid, self._lying)
        self.hands[seat] = left
        if left:
            self.throw(self._worst(left))
        else:
            self.over = True

    def _late(self) -> bool:
        seat = self.seat
        return any(
            hand.bit_count() < _FEW for other, hand in enumerate(self.hands) if other != seat
        )

    def _best_take(self) -> tuple[int, HeldTrio | None] | None:
        """From which place in the row on to take, and the meld."""
        row, table, both = self.row, self._table, self._shapes.both
        if not row:
            return None
        hand, tastes = self.hands[self.seat], self._tastes[self.seat]
        ends = table.ends(both=both)
        useful = in_melds(hand | self._in_row, both=both) | ends
        if not useful & self._in_row:
            return None
        taste = tastes.left_late if self._late() else tastes.left
        best = taste * points_of(hand, self._held) + (tastes.draw if self.stock else 0.0)
        found, union, of = None, hand, self._shapes.of
        for at in range(len(row) - 1, -1, -1):
            bit = row[at]
            union |= bit
            if not bit & useful:
                continue
            if bit & ends:
                ways: list[HeldTrio | None] = [None]
            else:
                ways = [trio for trio in of[bit] if trio.held & union == trio.held]
            for trio in ways:
                if trio is None:
                    left, laid, _ = spread(union, table, self._held, both=both)
                    worth: float = points_of(laid, self._lying)
                else:
                    left, laid, _ = spread(
                        union ^ trio.held, table.grown(trio), self._held, both=both
                    )
                    worth = points_of(laid | trio.lies, self._lying)
                if left:
                    worth += taste * points_of(left, self._held)
                else:
                    worth += 30
                if worth > best:
                    best, found = worth, (at, trio)
        return found

    def _worst(self, hand: int) -> int:
        """The card to throw."""
        tastes, row = self._tastes[self.seat], self._in_row
        near, worth = self._shapes.near, self._worth
        ends = self._table.ends(both=self._shapes.both)
        dear = tastes.dear + (tastes.dear_late if self._late() else 0.0)
        best, found, cards = -1e9, 0, hand
        while cards:
            bit = cards & -cards
            cards ^= bit
            points, mates = worth[bit], near[bit]
            gain = dear * points
            beside, lying = mates & hand, (mates & row).bit_count()
            gain -= tastes.danger * lying
            if beside:
                gain -= (tastes.mate + points * tastes.dear_mate) * beside.bit_count()
                gain -= tastes.in_row * lying
            if bit & ends:
                gain -= tastes.fits + points
            if gain > best:
                best, found = gain, bit
        return found
