"""The moves of players, with words and fields as in docs/notation.md, Moves.

Moves of different games may share a word. Then their keys differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.called import Called, Seat, called
from engine.cards import Card, bare

Bare = Annotated[Card, "bare"]
"""A card from the hand. If it is wild, it has no other meaning yet."""
Shown = Annotated[Card, "shown"]
"""A card in a deal that makes a rank wild, so that any natural card may be wild."""


@dataclass(frozen=True, slots=True)
class Move(Called):
    """Anything that a player can ask for."""

    recycles: ClassVar[bool] = False
    """True if the discard pile may have to be recycled for it."""


@called("draw")
class Draw(Move):
    """Draw a card from the stock."""

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
    """Pass instead of taking or drawing a card."""

    recycles = True


@called("contract")
class MakeContract(Move):
    """Lay the first melds of a deal together."""

    melds: tuple[tuple[Card, ...], ...]
    number: int | None = None
    """The number of the contract, if the player can choose among several.

    None if the melds decide it.
    """


@called("meld")
class LayDown(Move):
    """Lay one new meld."""

    cards: tuple[Card, ...]


@called("lay_off")
class LayOff(Move):
    """Add cards to a meld on the table."""

    cards: tuple[Card, ...]
    meld: int
    """The meld's index, 0 for the first laid."""


@called("take")
class TakeRow(Move):
    """Take all cards in the row from ``start`` on, and lay ``meld`` with them.

    Some games also let the player lay them off (``lay_off``), or lay nothing.
    """

    start: Card
    meld: tuple[Card, ...] | None = None
    lay_off: LayOff | None = None
    count: int | None = None
    """The number of cards to take, to distinguish two copies of ``start``.

    None means the copy that is further to the right.
    """

    @property
    def laid(self) -> tuple[Card, ...]:
        """The cards that it lays in a meld or lays off."""
        if self.meld is not None:
            return self.meld
        return () if self.lay_off is None else self.lay_off.cards

    def swept(self, row: Sequence[Card]) -> Sequence[Card]:
        """Return the cards that it takes from this row, the deepest first (RUMMY500 5.1).

        Return nothing if the row doesn't have ``start`` there.
        """
        start = bare(self.start)
        if self.count is not None:
            index = len(row) - self.count
            return row[index:] if 0 <= index < len(row) and row[index] == start else ()
        return next(
            (row[index:] for index in range(len(row) - 1, -1, -1) if row[index] == start), ()
        )


@called("swap")
class Swap(Move):
    """Replace a joker on the table by a natural card and take the joker."""

    meld: int
    card: Bare


@called("discard")
class Discard(Move):
    """Throw a card on the pile to end the turn.

    With a skip card the player at ``skip`` loses a turn.
    """

    card: Bare
    skip: Seat | None = None


@called("knock")
class Knock(Move):
    """End the deal with this card, after laying ``melds`` and then ``lay_offs``.

    None leaves them out. The game decides whether the card stays in the hand or is thrown.
    """

    card: Bare
    melds: tuple[tuple[Card, ...], ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None


@called("rearrange")
class Rearrange(Move):
    """Lay cards by naming the whole new table. Cards that are new in it come from the hand."""

    table: tuple[tuple[Card, ...], ...]


@called("knock")
class KnockOnTable(Move):
    """End the deal with few points in the hand. A ``table``, if given, is laid first."""

    table: tuple[tuple[Card, ...], ...] | None = None


@called("big_gin")
class BigGin(Move):
    """Lay the whole hand in melds and throw nothing. None means the best melds."""

    melds: tuple[tuple[Card, ...], ...] | None = None


@called("show")
class Show(Move):
    """Lay ``melds`` after a knock, then ``lay_offs`` on the knocker's. None means the best ones."""

    melds: tuple[tuple[Card, ...], ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None


@called("drop")
class Drop(Move):
    """Give up this deal for a price."""


@called("announce")
class Announce(Move):
    """Say before the first turn which contract the player will make."""

    number: int


@called("declare")
class Declare(Move):
    """Put ``card`` aside and show the other cards in groups.

    ``melds``: the groups. With None, any correct groups are found for the player.
    """

    card: Bare
    melds: tuple[tuple[Shown, ...], ...] | None = None
