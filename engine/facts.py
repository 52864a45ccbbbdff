"""What a table has and what is known of its deal to all, so that screens need not know the game.

What it has (a row, May I, a knock) follows from the game. Each rule reports what all may know of
it as a fact. A fact of one game is in its room. Here are those that several games or screens share.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar, cast, overload

from engine.cards import Card


class FirstMeld(StrEnum):
    """What makes players free to lay melds and lay off: whoever has laid it is down.

    ``PHASE`` is a contract of one's own.
    """

    CONTRACT = "contract"
    BIRTH = "birth"
    PHASE = "phase"


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """What a game knows besides drawing and discarding."""

    row: bool
    """Discards lie side by side, and several can be taken. Otherwise only the upcard is open."""
    take: bool
    """The upcard can be taken."""
    may_i: bool
    """Players are asked whether they want the upcard."""
    knock: bool
    """A knock can end a deal."""
    first_meld: FirstMeld | None
    """What players must have laid before they lay freely. None: nothing."""
    rearrange: bool = False
    """Melds have no owner, and players rearrange the whole table."""
    upcard: bool = True
    """There is a discard pile."""
    buys: bool = False
    """An upcard out of turn is called a buy."""
    big_gin: bool = False
    """A whole hand in melds ends the deal without a discard."""
    show: bool = False
    """After a knock the other player melds and lays off too."""
    lay: bool = False
    """Melds are laid one by one in a deal."""
    declare: bool = False
    """A deal ends when a player shows a whole hand in groups. Before that, no melds are laid."""
    drop: bool = False
    """A player may give up a deal for a price."""
    cut: bool = False
    """A card is cut, and its rank is wild."""
    sweeps: bool = False
    """Cards taken from the row may be laid off, and need no card from the hand."""


class Fact:
    """What all may know of one rule in a deal. Each kind is small and frozen."""

    __slots__ = ()


FactT = TypeVar("FactT", bound=Fact)


class Facts(Protocol):
    """The facts of a deal by their kinds, in a dictionary."""

    @overload
    def get(self, kind: type[FactT], /) -> FactT | None:
        """The fact of this kind, None if the game has no such rule or it says nothing now."""

    @overload
    def get(self, kind: type[FactT], usual: FactT, /) -> FactT:
        """The same, with a fact for a game that has none."""

    def __getitem__(self, kind: type[FactT], /) -> FactT:
        """A fact that this game always has. KeyError if it has not."""


NO_FACTS = cast("Facts", {})
"""Those of a table before its first deal."""


@dataclass(frozen=True, slots=True)
class Down(Fact):
    """The seats that may lay freely."""

    seats: frozenset[int]
    now: int | None = None
    """The seat that became free in this turn."""


NOBODY_DOWN = Down(frozenset())
"""The fact of a game in which players lay without a first meld, or not at all."""


@dataclass(frozen=True, slots=True)
class WorksOn(Fact):
    """The contracts that each seat may make in this deal, if everybody has their own."""

    numbers: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Absent(Fact):
    """The seats without turns in this deal, or without more turns."""

    dropped: Mapping[int, int]
    """The seats that have left the deal, with their price."""
    out: frozenset[int] = frozenset()
    """The seats that have left this game."""
    watching: frozenset[int] = frozenset()
    """The seats without a part in the play-off that this deal is."""


ALL_PRESENT = Absent({})
"""The fact of a game whose players all stay in a deal."""


@dataclass(frozen=True, slots=True)
class Drops(Fact):
    """The seats that may give up the deal now, and each seat's price."""

    seats: frozenset[int]
    price: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UpcardStays(Fact):
    """No one may take the upcard now."""

    thrown: bool
    """It is a joker that someone threw. Otherwise everyone has left it."""


@dataclass(frozen=True, slots=True)
class StockSpent(Fact):
    """The stock is spent. A turn takes from the row or ends the deal."""


@dataclass(frozen=True, slots=True)
class MustKnock(Fact):
    """Only a knock ends the turn."""


@dataclass(frozen=True, slots=True)
class KnockLimit(Fact):
    """How much deadwood a knock of this deal may leave."""

    points: int
    by_upcard: bool
    """The first upcard has set it."""


@dataclass(frozen=True, slots=True)
class HeadCard(Fact):
    """The head card, until someone takes it."""

    card: Card


@dataclass(frozen=True, slots=True)
class WildCard(Fact):
    """The card that was cut. Cards of its rank are wild; after a joker the aces are."""

    card: Card


@dataclass(frozen=True, slots=True)
class LaidPoints(Fact):
    """What the cards count that each seat has laid in this deal."""

    by_seat: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandsWon(Fact):
    """How many hands each seat has won in this game before this deal."""

    by_seat: tuple[int, ...]
