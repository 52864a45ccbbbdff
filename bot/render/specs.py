"""What a picture is drawn from: plain, hashable values that say all of it and nothing else.

``deck``, wherever it stands, says which cards these are, by the suits or colours of their deck.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, SUITS, Card, name

TILES = "RBYK"
"""The colours of tiles, which are lower than cards and lie side by side, with air between them."""
PHASES = "RBYG"
"""The colours of numbered cards that are filled with theirs."""
SKIP: Card = 12
"""A card of those that has no colour: a rank higher than all numbers."""


class CardStyle(StrEnum):
    """How faces are drawn.

    ``TWO``: red and black, as in a real pack. ``FOUR``: each suit in a colour of its own.
    ``LARGE``: that, with the index as large as the card allows and at most five cards a row.
    """

    TWO = "two"
    FOUR = "four"
    LARGE = "large"


class SlotSpec(NamedTuple):
    """A meld that is asked for, under what it is called, with the cards that would be in it.

    Those at the places ``missing`` are not there yet: such a place of a run shows its number. A
    slot without ``is_asked`` holds cards that go into no such meld.
    """

    name: str
    cards: tuple[Card, ...]
    missing: frozenset[int] = frozenset()
    is_asked: bool = True


class HandSpec(NamedTuple):
    """One player's cards in display order; the three others hold positions into ``cards``.

    A group begins before each position in ``gaps``: a little space sets it off. ``slots`` stand
    above the cards.
    """

    cards: tuple[Card, ...]
    marked_new: frozenset[int] = frozenset()
    selected: frozenset[int] = frozenset()
    gaps: tuple[int, ...] = ()
    style: CardStyle = CardStyle.FOUR
    deck: str = SUITS
    slots: tuple[SlotSpec, ...] = ()


class HandGroup(NamedTuple):
    """Cards of a hand that go together, under what they are called; ``gaps``, ``new`` and
    ``selected`` are places in ``cards``.

    ``good``: they are what is asked for (True), or there should be some (False); None: neither.
    """

    name: str
    cards: tuple[Card, ...]
    good: bool | None = None
    gaps: tuple[int, ...] = ()
    new: frozenset[int] = frozenset()
    selected: frozenset[int] = frozenset()


class GroupedHandSpec(NamedTuple):
    """One player's cards in groups that have names; a group without cards is an empty place.

    ``wild``: the rank (0 for aces) whose cards are wild in this deal.
    """

    groups: tuple[HandGroup, ...]
    wild: int | None = None
    style: CardStyle = CardStyle.FOUR


class MeldSpec(NamedTuple):
    """Cards on the table, owned by a seat (1 to 8) or, 0, by nobody. Declared jokers show what
    they stand for. ``laid_by``: by card the seat to whom it counts, () where that is not told.
    ``free``: so many places are left below a run of numbers and above it."""

    seat: int
    cards: tuple[Card, ...]
    is_new: bool = False
    laid_by: tuple[int, ...] = ()
    free: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """A seat (1 to 6) and how many cards it holds. (A tuple has a ``count`` already.)

    ``down``: it has made its contract; ``born``: the same in Dummy. ``total`` are its points before
    this deal, -9999 to 9999. ``away``: its player is absent, and the autopilot plays. ``name`` is
    shown where it fits and the letters are there. ``eyes`` has the mark of a computer, 1 to 3: the
    more, the stronger it is. ``dropped``: it has given up this deal; ``out``: it plays no more.
    """

    seat: int
    count: int
    down: bool
    on_turn: bool
    computer: bool
    total: int = 0
    born: bool = False
    away: bool = False
    name: str = ""
    eyes: int = 2
    dropped: bool = False
    out: bool = False


class PoolSpec(NamedTuple):
    """Totals on the way to a limit that puts a seat out of the game, seat by seat.

    ``mark``: up to this total somebody can come back; None: nobody can.
    """

    limit: int
    totals: tuple[int, ...]
    mark: int | None = None


class PhaseLine(NamedTuple):
    """How far a seat (1 to 8) is with the phases, which count from 1: those ``made`` before this
    deal, the one ``laid`` in it (0: none), and those that it may work on, which are ``told`` in
    words. ``skips``: so many turns it is to lose. ``sits_out``: it plays no part in this deal."""

    seat: int
    made: tuple[int, ...]
    works_on: tuple[int, ...]
    told: str
    laid: int = 0
    skips: int = 0
    sits_out: bool = False


class PhasesSpec(NamedTuple):
    """Seat by seat how far everybody is with the phases, of which there are so many."""

    phases: int
    lines: tuple[PhaseLine, ...]


class TableSpec(NamedTuple):
    """All that everybody may see of a table.

    A game with a row has no upcard: ``has_row`` shows ``row`` instead, its discards from the oldest
    to the newest. ``head`` is the head card's position in it, None when it has been taken.
    ``has_pile``: there is a discard pile, with an upcard or without. ``cut`` is the card that says
    which rank (``wild``, 0 for aces) is wild in this deal. ``sevens``: the row comes in lines of
    seven; ``reach`` are the positions from which one player can take it, for their eyes alone.
    ``phases``: how far everybody is, where each has contracts of their own.
    """

    stock_count: int
    upcard: Card | None
    melds: tuple[MeldSpec, ...]
    seats: tuple[SeatSpec, ...] = ()
    row: tuple[Card, ...] = ()
    has_row: bool = False
    head: int | None = None
    has_pile: bool = True
    cut: Card | None = None
    wild: int | None = None
    pool: PoolSpec | None = None
    sevens: bool = False
    reach: frozenset[int] = frozenset()
    deck: str = SUITS
    phases: PhasesSpec | None = None


class TableStripSpec(NamedTuple):
    """What a player looks at before a move: of a ``table`` the piles or the row, and the melds by
    their numbers, from 1."""

    table: TableSpec
    style: CardStyle = CardStyle.FOUR


class GroupSpec(NamedTuple):
    """Cards that lie together and belong to nobody, with their number from 1.

    ``broken``: they are no meld. ``held`` and ``chosen`` are places in ``cards``: of those that
    come from the hand, and of those that are to be moved. ``closed``: they may not be touched;
    ``locked``: nothing may be taken from them.
    """

    number: int
    cards: tuple[Card, ...]
    is_new: bool = False
    broken: bool = False
    held: frozenset[int] = frozenset()
    chosen: frozenset[int] = frozenset()
    closed: bool = False
    locked: bool = False


class WorkbenchSpec(NamedTuple):
    """A table as one player is rearranging it, before they play that. ``bar``: what their first
    melds are worth, and have to be."""

    groups: tuple[GroupSpec, ...]
    style: CardStyle = CardStyle.FOUR
    deck: str = SUITS
    bar: tuple[int, int] | None = None


class ResultSeat(NamedTuple):
    """What a seat (1 to 8) ends a deal with: the hand that it still holds, and its melds.

    ``added`` are the points of this deal, ``total`` those of all, or what the game is settled for,
    each -9999 to 9999. ``name`` is shown where it fits and the letters are there. ``parts``: what
    the points of this deal are the sum of, where that is not one thing alone. ``bars``: the points
    laid and those held, as two bars below the cards; None: no bars. ``computer``: one plays it.
    """

    seat: int
    cards: tuple[Card, ...]
    added: int
    total: int
    winner: bool = False
    melds: tuple[tuple[Card, ...], ...] = ()
    name: str = ""
    parts: tuple[int, ...] = ()
    bars: tuple[int, int] | None = None
    computer: bool = False


class ResultSpec(NamedTuple):
    """A deal that is over, seat by seat. ``common``: the melds that belong to nobody."""

    seats: tuple[ResultSeat, ...]
    common: tuple[MeldSpec, ...] = ()
    deck: str = SUITS


class ShownMeld(NamedTuple):
    """A meld of a seat, and which of its cards (by position) the other side laid off on it."""

    cards: tuple[Card, ...]
    laid_off: frozenset[int] = frozenset()


class ShowdownSeat(NamedTuple):
    """A seat (1 to 8) after a knock or a declaration: its melds, the cards that lie in none, and
    the points left in those.

    ``added``, ``total``, ``winner``, ``name``, ``parts`` and ``computer`` as in ``ResultSeat``.
    ``dropped``: it has given the deal up. ``closed``: it shows nothing.
    """

    seat: int
    melds: tuple[ShownMeld, ...]
    deadwood: tuple[Card, ...]
    left: int
    added: int
    total: int
    winner: bool = False
    name: str = ""
    parts: tuple[int, ...] = ()
    dropped: bool = False
    closed: bool = False
    computer: bool = False


class ShowdownSpec(NamedTuple):
    """Hands laid open, split into melds, lay-offs and deadwood; cards are laid off where there are
    two. ``declared``: the first seat has shown a whole hand, which is larger than the others.
    ``wild``: the rank (0 for aces) whose cards are wild.
    """

    seats: tuple[ShowdownSeat, ...]
    declared: bool = False
    wild: int | None = None


class SheetColumn(NamedTuple):
    """A game of a score sheet: for both players how their points grew and how many boxes they have.

    ``final``: what each gets of it once it is closed, None while it is open; ``winner``: 0 or 1.
    """

    points: tuple[tuple[int, ...], tuple[int, ...]]
    boxes: tuple[int, int]
    winner: int | None = None
    final: tuple[int, int] | None = None


class ScoreSheetSpec(NamedTuple):
    """The score sheet of a game for two, scored in up to three columns: seats (1 to 8), names."""

    seats: tuple[int, int]
    names: tuple[str, str]
    columns: tuple[SheetColumn, ...]


class StripGroup(NamedTuple):
    """An example: cards that are ``good``, or not, or (None) neither."""

    cards: tuple[Card, ...]
    good: bool | None = None


class StripSpec(NamedTuple):
    """One to four examples side by side."""

    groups: tuple[StripGroup, ...]
    deck: str = SUITS


class Bar(NamedTuple):
    """A line of a leaderboard: its place, a number, and the digits by which that is shown.

    ``spread``: how far the number may be off to either side, 0 where it is known. ``mine``: it
    stands out.
    """

    place: int
    value: float
    label: str
    spread: float = 0.0
    mine: bool = False


class BarsSpec(NamedTuple):
    """1 to 10 lines of a leaderboard, one below the other."""

    bars: tuple[Bar, ...]


class ChartPoint(NamedTuple):
    """A rating after a game, and how far it may be off to either side."""

    rating: int
    spread: int


class ChartSpec(NamedTuple):
    """How a rating went, game by game: 2 to 100 points, the oldest first.

    ``first``: the number below the first point. ``marks``: places in ``points`` that stand out.
    ``zero``: there is a line at 0, which is always seen.
    """

    points: tuple[ChartPoint, ...]
    first: int = 1
    marks: tuple[int, ...] = ()
    zero: bool = False


class WorthPart(NamedTuple):
    """A part of a result, in points, and its colour: that of a seat (1 to 8)."""

    colour: int
    points: int


class WorthSpec(NamedTuple):
    """A result as the sum of its parts, 1 to 6 of them, from ``start`` on, all in points."""

    start: int
    parts: tuple[WorthPart, ...]


class FieldLine(NamedTuple):
    """What a seat (from 1) got at each table with the same cards, by table; ``own``: the table that
    stands out."""

    seat: int
    points: tuple[int, ...]
    own: int | None = None


class FieldSpec(NamedTuple):
    """2 to 8 seats of a board, each a line of points."""

    lines: tuple[FieldLine, ...]


Spec = (
    HandSpec
    | GroupedHandSpec
    | TableSpec
    | TableStripSpec
    | WorkbenchSpec
    | ResultSpec
    | ShowdownSpec
    | ScoreSheetSpec
    | StripSpec
    | BarsSpec
    | ChartSpec
    | FieldSpec
    | WorthSpec
)
"""Whatever can be drawn."""

FILE_NAMES: Mapping[type[Spec], str] = {
    HandSpec: "hand",
    GroupedHandSpec: "groups",
    TableSpec: "table",
    TableStripSpec: "strip",
    WorkbenchSpec: "workbench",
    ResultSpec: "result",
    ShowdownSpec: "showdown",
    ScoreSheetSpec: "score-sheet",
    StripSpec: "examples",
    BarsSpec: "bars",
    ChartSpec: "chart",
    FieldSpec: "field",
    WorthSpec: "worth",
}
"""What the file of a picture is called, before its number."""


# What the cards are called as emojis: known without drawing any of them.

EMOJI_REVISIONS = {SUITS: "16a937", TILES: "9bbb20", PHASES: "937fd6"}
"""By deck. Another one whenever any of its pictures changes: what an emoji shows can never be
changed at Discord, so that changed faces need new names."""


def _emoji_names(deck: str, words: Mapping[Card, str]) -> Mapping[Card, str]:
    return {card: f"uc_{EMOJI_REVISIONS[deck]}_{word}" for card, word in words.items()}


def _numbers(deck: str, highest: int) -> dict[Card, str]:
    colours = enumerate(deck.lower())
    return {
        suit * 13 + number - 1: f"{number}{letter}"
        for suit, letter in colours
        for number in range(1, highest + 1)
    }


EMOJI_NAMES: Mapping[str, Mapping[Card, str]] = {
    SUITS: _emoji_names(
        SUITS, {card: name(card).lower() for card in range(52)} | {JOKER: "joker", HIDDEN: "back"}
    ),
    TILES: _emoji_names(TILES, _numbers(TILES, 13) | {JOKER: "joker"}),
    PHASES: _emoji_names(PHASES, _numbers(PHASES, 12) | {SKIP: "skip", JOKER: "wild"}),
}
"""By deck and card, such as ``uc_16a937_7h``: every card that has an emoji, and a back."""
