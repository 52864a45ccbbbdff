"""The parts of a typed line: what each says, before anybody asks whether it can be played."""

from typing import NamedTuple

from bot.typed.words import Word
from engine.cards import Card


class WordPart(NamedTuple):
    """A word that stands alone: draw, take, may i, pass."""

    word: Word


class NextPart(NamedTuple):
    """Ready for the next deal."""


class UndoPart(NamedTuple):
    """Take back what was laid last."""


class CardsPart(NamedTuple):
    """Cards alone: one is a discard, more are a meld."""

    cards: tuple[Card, ...]


class DiscardPart(NamedTuple):
    """One card, said to be discarded: in no game does it mean anything else."""

    card: Card


class LayOffPart(NamedTuple):
    """Cards for a meld on the table; ``meld`` is its index, None if it was not said."""

    cards: tuple[Card, ...]
    meld: int | None


class SkipPart(NamedTuple):
    """A skip card, and whose turn it takes: a seat, or a name or number as it was typed."""

    whom: int | str


class SwapPart(NamedTuple):
    """A card for a joker on the table."""

    card: Card
    meld: int | None


class RowPart(NamedTuple):
    """Cards of the row from ``start`` on, and the meld laid with them, or what is laid off; None,
    (): not said. ``taken``: how many cards, to tell two copies of ``start``."""

    start: Card | None
    meld: tuple[Card, ...]
    lay_off: LayOffPart | None = None
    taken: int | None = None


class ContractPart(NamedTuple):
    """The melds of a contract; none said: whatever the hand allows. ``number``: of which one."""

    melds: tuple[tuple[Card, ...], ...]
    number: int | None = None


class AnnouncePart(NamedTuple):
    """Which phase one will work on."""

    number: int


class AddPart(NamedTuple):
    """New melds and cards for melds of the table, all at once."""

    parts: tuple[CardsPart | LayOffPart, ...]


class TablePart(NamedTuple):
    """The whole table laid anew, or, where ``numbers`` say which (from 0), those melds of it."""

    numbers: tuple[int, ...] | None
    melds: tuple[tuple[Card, ...], ...]


class KnockPart(NamedTuple):
    """A knock: its card and what is laid with it, as far as it was said; or the table that it
    leaves.

    ``gin``: nothing is to be left over besides that card.
    """

    card: Card | None
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOffPart, ...]
    table: TablePart | None = None
    gin: bool = False


class BigGinPart(NamedTuple):
    """The whole hand in melds; none said: the best ones."""

    melds: tuple[tuple[Card, ...], ...]


class DeclarePart(NamedTuple):
    """A declaration: the card put aside and the groups, as far as they were said. ``anyway``: also
    if it is wrong."""

    card: Card | None
    melds: tuple[tuple[Card, ...], ...]
    anyway: bool = False


class ShowPart(NamedTuple):
    """What is laid after another player's knock, as far as it was said."""

    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOffPart, ...]


Part = (
    WordPart
    | NextPart
    | UndoPart
    | CardsPart
    | DiscardPart
    | LayOffPart
    | SkipPart
    | SwapPart
    | RowPart
    | ContractPart
    | AnnouncePart
    | AddPart
    | TablePart
    | KnockPart
    | BigGinPart
    | ShowPart
    | DeclarePart
)
