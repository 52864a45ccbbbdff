"""What a player can ask for. Words and fields are as in docs/notation.md, Moves.

Moves of different games may share a word, and then their keys differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.called import Called, Seat, called
from engine.cards import Card, bare

Bare = Annotated[Card, "bare"]
"""A card of the hand. If it is wild, it has no other meaning yet."""
Shown = Annotated[Card, "shown"]
"""A card where the deal makes a rank wild, so that any natural card may be wild."""


@dataclass(frozen=True, slots=True)
class Move(Called):
    """Anything that a player can ask for."""

    recycles: ClassVar[bool] = False
    """Whether the discards may have to become a new stock for it."""


@called("draw")
class Draw(Move):
    """Draw the top card of the stock."""

    recycles = True


@called("take")
class Take(Move):
    """Take the upcard."""


@called("may_i")
class MayI(Move):
    """Ask for the upcard that the active player left."""

    recycles = True


@called("pass")
class Pass(Move):
    """Let it go."""

    recycles = True


@called("contract")
class MakeContract(Move):
    """Lay the first melds of a deal, all at once; ``number``: this contract of those that one has
    to make, None: the one that is meant."""

    melds: tuple[tuple[Card, ...], ...]
    number: int | None = None


@called("meld")
class LayDown(Move):
    """Lay one new meld."""

    cards: tuple[Card, ...]


@called("lay_off")
class LayOff(Move):
    """Add cards to a meld on the table; ``meld`` is its index, 0 the first laid."""

    cards: tuple[Card, ...]
    meld: int


@called("take")
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


@called("swap")
class Swap(Move):
    """Put a natural card in the place of a joker on the table and take that joker."""

    meld: int
    card: Bare


@called("discard")
class Discard(Move):
    """Throw a card on the pile, which ends the turn. ``skip`` loses a turn by a skip card."""

    card: Bare
    skip: Seat | None = None


@called("knock")
class Knock(Move):
    """End the deal with this card, after laying ``melds`` and then ``lay_offs``; None: left out.

    It is left in the hand, or thrown, as the game says.
    """

    card: Bare
    melds: tuple[tuple[Card, ...], ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None


@called("rearrange")
class Rearrange(Move):
    """Lay cards by naming the whole new table; what it has more comes from the hand."""

    table: tuple[tuple[Card, ...], ...]


@called("knock")
class KnockOnTable(Move):
    """End the deal with few points in the hand; ``table``, if there is one, is laid first."""

    table: tuple[tuple[Card, ...], ...] | None = None


@called("big_gin")
class BigGin(Move):
    """Lay the whole hand in melds and throw nothing; None: the best ones."""

    melds: tuple[tuple[Card, ...], ...] | None = None


@called("show")
class Show(Move):
    """After a knock lay ``melds``, then ``lay_offs`` on the knocker's; None: the best ones."""

    melds: tuple[tuple[Card, ...], ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None


@called("drop")
class Drop(Move):
    """Give up this deal for a price."""


@called("announce")
class Announce(Move):
    """Say before the first turn which contract one will make."""

    number: int


@called("declare")
class Declare(Move):
    """Put ``card`` aside and show the others in groups; None for ``melds``: any that there are."""

    card: Bare
    melds: tuple[tuple[Shown, ...], ...] | None = None
