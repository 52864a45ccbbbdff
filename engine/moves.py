"""What a player can ask for. Names and keys are those of docs/notation.md, Moves."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, bare


@dataclass(frozen=True, slots=True)
class Move:
    """Anything that a player can ask for."""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the upcard."""


@dataclass(frozen=True, slots=True)
class MayI(Move):
    """Ask for the upcard that the active player left."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let it go."""


@dataclass(frozen=True, slots=True)
class MakeContract(Move):
    """Lay the first melds of a deal, all at once; ``number``: this contract of those that one has
    to make, None: the one that is meant."""

    melds: tuple[tuple[Card, ...], ...]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Say before the first turn which contract one will make."""

    number: int


@dataclass(frozen=True, slots=True)
class LayDown(Move):
    """Lay one new meld."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayOff(Move):
    """Add cards to a meld on the table; ``meld`` is its index, 0 the first laid."""

    cards: tuple[Card, ...]
    meld: int


@dataclass(frozen=True, slots=True)
class TakeRow(Move):
    """Take all cards of the row from ``start`` on and lay ``meld`` with them at once.

    Where a game allows it they are laid off instead (``lay_off``), or nothing is laid. ``count`` is
    how many cards are taken, to tell two copies of ``start``; None: the one nearer to the right.
    """

    start: Card
    meld: tuple[Card, ...] | None = None
    lay_off: LayOff | None = None
    count: int | None = None

    @property
    def laid(self) -> tuple[Card, ...]:
        """The cards that it lays, as a meld or on one."""
        if self.meld is not None:
            return self.meld
        return () if self.lay_off is None else self.lay_off.cards

    def swept(self, row: Sequence[Card]) -> Sequence[Card]:
        """The cards that it takes of this row, the deepest first; none if it does not begin there
        (RUMMY500 5.1)."""
        start = bare(self.start)
        if self.count is not None:
            at = len(row) - self.count
            return row[at:] if 0 <= at < len(row) and row[at] == start else ()
        return next((row[at:] for at in range(len(row) - 1, -1, -1) if row[at] == start), ())


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Put a natural card in the place of a joker on the table and take that joker."""

    meld: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Throw a card on the pile, which ends the turn; ``skip``: the seat that a skip card is for."""

    card: Card
    skip: int | None = None


@dataclass(frozen=True, slots=True)
class Knock(Move):
    """End the deal with this card, after laying ``melds`` and then ``lay_offs``; None: left out.

    It is left in the hand, or thrown, as the game says.
    """

    card: Card
    melds: tuple[tuple[Card, ...], ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None


@dataclass(frozen=True, slots=True)
class Rearrange(Move):
    """Lay cards by naming the whole new table; what it has more comes from the hand."""

    table: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class KnockOnTable(Move):
    """End the deal with few points in the hand; ``table``, if there is one, is laid first."""

    table: tuple[tuple[Card, ...], ...] | None = None


@dataclass(frozen=True, slots=True)
class BigGin(Move):
    """Lay the whole hand in melds and throw nothing; None: the best ones."""

    melds: tuple[tuple[Card, ...], ...] | None = None


@dataclass(frozen=True, slots=True)
class Show(Move):
    """After a knock lay ``melds``, then ``lay_offs`` on the knocker's; None: the best ones."""

    melds: tuple[tuple[Card, ...], ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None


@dataclass(frozen=True, slots=True)
class Drop(Move):
    """Give up this deal for a price."""


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """Put ``card`` aside and show the others in groups; None for ``melds``: any that there are."""

    card: Card
    melds: tuple[tuple[Card, ...], ...] | None = None
