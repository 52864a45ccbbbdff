"""The features of a table and the public facts of its deal, for screens of any game.

The features, such as a row, May I or a knock, follow from the game. Each rule reports its public
part as a fact. A fact of only one game is in that game's package. This module has the facts that
several games or screens share.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar, cast, overload

from engine.cards import Card


class FirstMeld(StrEnum):
    """The kind of first meld after which players are down, and may lay and lay off freely."""

    CONTRACT = "contract"
    BIRTH = "birth"
    PHASE = "phase"
    """A player's own contract."""


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """The features of a game in addition to drawing and discarding."""

    row: bool
    """Discards are in a row, and a player can take several of them.

    Otherwise only the upcard is open.
    """
    take: bool
    """The upcard can be taken."""
    may_i: bool
    """Players are asked whether they want the upcard."""
    knock: bool
    """A knock can end a deal."""
    first_meld: FirstMeld | None
    """The melds that players must have laid before they lay freely, or None."""
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
    """Cards taken from the row may be laid off, even without a card from the hand."""


class Fact:
    """The public part of one rule in a deal. Each kind is small and frozen."""

    __slots__ = ()


FactT = TypeVar("FactT", bound=Fact)


class Facts(Protocol):
    """The facts of a deal, a dictionary by kind."""

    @overload
    def get(self, kind: type[FactT], /) -> FactT | None:
        """Return the fact of this kind. None if the game has no such rule or no such fact now."""

    @overload
    def get(self, kind: type[FactT], usual: FactT, /) -> FactT:
        """Return the fact of this kind, or ``usual`` if there is none."""

    def __getitem__(self, kind: type[FactT], /) -> FactT:
        """Return a fact that this game always has. Raises KeyError otherwise."""


NO_FACTS = cast("Facts", {})
"""The facts of a table before its first deal."""


@dataclass(frozen=True, slots=True)
class Down(Fact):
    """The seats that may lay freely."""

    seats: frozenset[int]
    now: int | None = None
    """The seat that became free in this turn."""


NOBODY_DOWN = Down(frozenset())
"""The fact of a game in which players don't need a first meld, or lay no melds at all."""


@dataclass(frozen=True, slots=True)
class WorksOn(Fact):
    """The contracts that each seat may make in this deal, if players have individual contracts."""

    numbers: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Absent(Fact):
    """The seats that have no turns in this deal, or no further turns."""

    dropped: Mapping[int, int]
    """The price that each seat has paid for leaving the deal, by seat."""
    out: frozenset[int] = frozenset()
    """The seats that have left this game."""
    watching: frozenset[int] = frozenset()
    """The seats that have no part in a play-off deal."""


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
    """True if someone discarded the upcard and it is a joker.

    Otherwise all players have left it.
    """


@dataclass(frozen=True, slots=True)
class StockSpent(Fact):
    """The stock is spent. A turn takes from the row or ends the deal."""


@dataclass(frozen=True, slots=True)
class MustKnock(Fact):
    """Only a knock ends the turn."""


@dataclass(frozen=True, slots=True)
class KnockLimit(Fact):
    """The limit of a knock in this deal, as the largest deadwood that it may leave."""

    points: int
    by_upcard: bool
    """True if the first upcard has set the limit."""


@dataclass(frozen=True, slots=True)
class HeadCard(Fact):
    """The head card, until someone takes it."""

    card: Card


@dataclass(frozen=True, slots=True)
class WildCard(Fact):
    """The card that was cut. Cards of its rank are wild. After a joker the aces are wild."""

    card: Card


@dataclass(frozen=True, slots=True)
class LaidPoints(Fact):
    """The points of the cards that each seat has laid in this deal."""

    by_seat: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandsWon(Fact):
    """The number of hands that each seat won in this game before this deal."""

    by_seat: tuple[int, ...]
