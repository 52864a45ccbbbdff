"""Specs of pictures. A spec is a hashable value with all that a picture is drawn from.

A field ``deck`` has the suits or colours of a deck and identifies its cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, SUITS, Card, name

TILES = "RBYK"
"""The colours of tiles. Tiles are drawn less tall than cards, and side by side."""
PHASES = "RBYG"
"""The colours of numbered cards, which are filled with their colour."""
SKIP: Card = 12
"""A card of the deck ``PHASES`` without a colour. Its rank is higher than all numbers."""


class CardStyle(StrEnum):
    """The style of faces."""

    TWO = "two"
    """Red and black, as in a real pack."""
    FOUR = "four"
    """Each suit in another colour."""
    LARGE = "large"
    """Four colours, the index as large as the card allows, at most five cards in a row."""


class SlotSpec(NamedTuple):
    """A meld that the rules ask for, with its name and the cards that would be in it."""

    name: str
    cards: tuple[Card, ...]
    missing: frozenset[int] = frozenset()
    """Places in ``cards`` that are still empty. Such a place of a run shows its number."""
    is_asked: bool = True
    """False for the slot of the cards that are in none of these melds."""


class HandSpec(NamedTuple):
    """One player's cards in display order."""

    cards: tuple[Card, ...]
    marked_new: frozenset[int] = frozenset()
    """Places in ``cards``, like ``selected`` and ``gaps``."""
    selected: frozenset[int] = frozenset()
    gaps: tuple[int, ...] = ()
    """Places at which a group starts, after a little space."""
    style: CardStyle = CardStyle.FOUR
    deck: str = SUITS
    slots: tuple[SlotSpec, ...] = ()
    """Melds above the cards."""


class HandGroup(NamedTuple):
    """Cards of a hand that belong together, under a name."""

    name: str
    cards: tuple[Card, ...]
    good: bool | None = None
    """True for a part that the rules ask for, False if it is missing, None for other groups."""
    gaps: tuple[int, ...] = ()
    """Places in ``cards``, like ``new`` and ``selected``."""
    new: frozenset[int] = frozenset()
    selected: frozenset[int] = frozenset()


class GroupedHandSpec(NamedTuple):
    """One player's cards in groups with names. A group without cards is an empty place."""

    groups: tuple[HandGroup, ...]
    wild: int | None = None
    """The rank (0 for aces) whose cards are wild in this deal."""
    style: CardStyle = CardStyle.FOUR


class MeldSpec(NamedTuple):
    """Cards on the table. Declared jokers show the cards that they stand for."""

    seat: int
    """The owner (1 to 8), or 0 for a meld that belongs to no one."""
    cards: tuple[Card, ...]
    is_new: bool = False
    laid_by: tuple[int, ...] = ()
    """The seat that laid each card and scores for it, () if that isn't shown."""
    free: tuple[int, int] = (0, 0)
    """The number of free places for lower and for higher cards, in a run of numbers."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """A seat's plate. It is not a ``NamedTuple``, because a tuple already has a ``count``."""

    seat: int
    """The seat's number, 1 to 8."""
    count: int
    """The number of cards in its hand."""
    down: bool
    """The seat has made its contract."""
    on_turn: bool
    computer: bool
    total: int = 0
    """The seat's points before this deal, -9999 to 9999."""
    born: bool = False
    """The seat is born, which is being down in Dummy."""
    away: bool = False
    """The seat's player is absent, so the autopilot plays."""
    name: str = ""
    """The name of the player, shown if it fits and the fonts have its letters."""
    eyes: int = 2
    """The number of eyes in a computer's mark (1 to 3). A stronger computer has more."""
    dropped: bool = False
    """The seat has given up this deal."""
    out: bool = False
    """The seat plays no longer in this game."""


class PoolSpec(NamedTuple):
    """Totals by seat, on the way to the limit that puts a seat out of the game."""

    limit: int
    totals: tuple[int, ...]
    mark: int | None = None
    """The greatest total with which a player can come back, None if no one can."""


class PhaseLine(NamedTuple):
    """The progress of a seat (1 to 8) in the phases, which count from 1."""

    seat: int
    made: tuple[int, ...]
    """The phases made before this deal."""
    works_on: tuple[int, ...]
    """The phases that the seat may work on in this deal."""
    words: str
    """The phase that the seat works on or has laid in this deal, in words."""
    laid: int = 0
    """The phase laid in this deal, or 0."""
    skips: int = 0
    """The number of turns that the seat still has to skip."""
    sits_out: bool = False
    """The seat doesn't play in this deal."""


class PhasesSpec(NamedTuple):
    """The progress of all seats in the phases."""

    phases: int
    """The number of phases in the game."""
    lines: tuple[PhaseLine, ...]


class TableSpec(NamedTuple):
    """The public part of a table."""

    stock_count: int
    upcard: Card | None
    melds: tuple[MeldSpec, ...]
    seats: tuple[SeatSpec, ...] = ()
    row: tuple[Card, ...] = ()
    """The discards of a game with a row, from the oldest to the newest."""
    has_row: bool = False
    """The row is shown instead of the upcard."""
    head: int | None = None
    """The head card's place in the row, None after it was taken."""
    has_pile: bool = True
    """There is a discard pile, which may be empty."""
    cut: Card | None = None
    """The card that decides which rank is wild in this deal."""
    wild: int | None = None
    """The rank (0 for aces) that is wild in this deal."""
    pool: PoolSpec | None = None
    sevens: bool = False
    """The row is in lines of seven."""
    reach: frozenset[int] = frozenset()
    """Places from which one player can take the row. Only that player may see them."""
    deck: str = SUITS
    phases: PhasesSpec | None = None
    """The progress of all seats, in a game in which each player has their own phase."""


class TableStripSpec(NamedTuple):
    """The piles or the row of a table, and the melds with numbers from 1."""

    table: TableSpec
    style: CardStyle = CardStyle.FOUR


class GroupSpec(NamedTuple):
    """A group of cards on the table that belongs to no one."""

    number: int
    """Counts from 1."""
    cards: tuple[Card, ...]
    is_new: bool = False
    broken: bool = False
    """The cards aren't a meld."""
    held: frozenset[int] = frozenset()
    """Places in ``cards`` of the cards from the player's hand."""
    chosen: frozenset[int] = frozenset()
    """Places in ``cards`` of the cards that the player wants to move."""
    closed: bool = False
    """The group may not be touched."""
    locked: bool = False
    """No card may be taken from the group."""


class WorkbenchSpec(NamedTuple):
    """A table that one player is rearranging, before they play the change."""

    groups: tuple[GroupSpec, ...]
    style: CardStyle = CardStyle.FOUR
    deck: str = SUITS
    bar: tuple[int, int] | None = None
    """The worth of the player's first melds, and the worth that they need."""


class ResultSeat(NamedTuple):
    """The result of a seat (1 to 8) in a deal."""

    seat: int
    cards: tuple[Card, ...]
    """The hand that the seat still holds."""
    added: int
    """The points of this deal, -9999 to 9999."""
    total: int
    """The points of all deals, or the game's settlement, -9999 to 9999."""
    winner: bool = False
    melds: tuple[tuple[Card, ...], ...] = ()
    name: str = ""
    """The name of the player, shown if it fits and the fonts have its letters."""
    parts: tuple[int, ...] = ()
    """The summands of ``added``, if it is a sum."""
    bars: tuple[int, int] | None = None
    """The points laid and the points held, as two bars below the cards. None shows no bars."""
    computer: bool = False
    """A computer plays this seat."""


class ResultSpec(NamedTuple):
    """A finished deal."""

    seats: tuple[ResultSeat, ...]
    common: tuple[MeldSpec, ...] = ()
    """Melds that belong to no one."""
    deck: str = SUITS


class ShownMeld(NamedTuple):
    """A meld of a seat after a knock."""

    cards: tuple[Card, ...]
    laid_off: frozenset[int] = frozenset()
    """Places in ``cards`` of the cards that the opponent laid off."""


class ShowdownSeat(NamedTuple):
    """A seat (1 to 8) after a knock or a declaration.

    ``ResultSeat`` describes the other fields.
    """

    seat: int
    melds: tuple[ShownMeld, ...]
    deadwood: tuple[Card, ...]
    """The cards in no meld."""
    left: int
    """The points in the deadwood."""
    added: int
    total: int
    winner: bool = False
    name: str = ""
    parts: tuple[int, ...] = ()
    dropped: bool = False
    """The seat has given up this deal."""
    closed: bool = False
    """The seat shows no cards."""
    computer: bool = False


class ShowdownSpec(NamedTuple):
    """Hands laid open, split into melds, deadwood, and lay-offs if there are two seats."""

    seats: tuple[ShowdownSeat, ...]
    declared: bool = False
    """The first seat has declared its whole hand, which is drawn larger than the other hands."""
    wild: int | None = None
    """The rank (0 for aces) that is wild in this deal."""


class SheetColumn(NamedTuple):
    """A column of a score sheet, which is one game of two players."""

    points: tuple[tuple[int, ...], tuple[int, ...]]
    """The points of both players after each deal that they won."""
    boxes: tuple[int, int]
    """The number of boxes of both players."""
    winner: int | None = None
    """The winner's place (0 or 1)."""
    final: tuple[int, int] | None = None
    """The settlement of both players, None while the column is open."""


class ScoreSheetSpec(NamedTuple):
    """The score sheet of a game for two seats (1 to 8), with up to three columns."""

    seats: tuple[int, int]
    names: tuple[str, str]
    columns: tuple[SheetColumn, ...]


class StripGroup(NamedTuple):
    """Cards of an example."""

    cards: tuple[Card, ...]
    good: bool | None = None
    """True has a tick, False a cross, None no mark."""


class StripSpec(NamedTuple):
    """One to four examples in a strip."""

    groups: tuple[StripGroup, ...]
    deck: str = SUITS


class Bar(NamedTuple):
    """A line of a leaderboard."""

    place: int
    value: float
    label: str
    """``value`` in digits."""
    spread: float = 0.0
    """The uncertainty of ``value`` to each side, 0 if it is exact."""
    is_own: bool = False
    """The line is highlighted."""


class BarsSpec(NamedTuple):
    """1 to 10 lines of a leaderboard."""

    bars: tuple[Bar, ...]


class ChartPoint(NamedTuple):
    """A rating after a game."""

    rating: int
    spread: int
    """The uncertainty of the rating to each side."""


class ChartSpec(NamedTuple):
    """The course of a rating, game by game."""

    points: tuple[ChartPoint, ...]
    """2 to 100 points, the oldest first."""
    first: int = 1
    """The number below the first point."""
    marks: tuple[int, ...] = ()
    """Places in ``points`` that are highlighted."""
    zero: bool = False
    """The scale includes 0, with a line there."""


class WorthPart(NamedTuple):
    """A part of a result, in points."""

    colour: int
    """The seat (1 to 8) whose colour the part has."""
    points: int


class WorthSpec(NamedTuple):
    """A result as the sum of ``start`` and 1 to 6 parts, in points."""

    start: int
    parts: tuple[WorthPart, ...]


class FieldLine(NamedTuple):
    """The points of a seat (from 1) at each table with the same cards."""

    seat: int
    points: tuple[int, ...]
    own: int | None = None
    """The place in ``points`` of the table that is highlighted."""


class FieldSpec(NamedTuple):
    """2 to 8 seats of a board, each with a line of points."""

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
"""The spec of any picture."""

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
"""The name of a picture's file, before its number."""


# The names of card emojis, known without drawing any of them.

EMOJI_REVISIONS = {SUITS: "16a937", TILES: "9bbb20", PHASES: "937fd6"}
"""A part of emoji names, by deck.

Change it if a picture of the deck changes. Discord can't change the picture of an emoji, so a
changed face needs a new name."""


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
"""Names of emojis such as ``uc_16a937_7h``, by deck and card, the back included."""
