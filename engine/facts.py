"""What a table has and what is known of its deal to all, so that screens need not know the game.

What it has (a row, May I, a knock) follows from the game; what is known of a deal is what its rules
remember, as far as everybody at the table can see it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from engine.cards import Card

BySeat = Annotated[tuple[int, ...], "each seat"]
"""A number for each of two seats; in notation an object by player."""

NONE_YET: BySeat = (0, 0)


class GameColumn(NamedTuple):
    """How one of these games stands: points and boxes (hands won) of each seat."""

    scores: BySeat = NONE_YET
    boxes: BySeat = NONE_YET


class FirstMeld(StrEnum):
    """What makes players free to lay melds and lay off: whoever has laid it is down.

    ``PHASE`` is a contract of one's own.
    """

    CONTRACT = "contract"
    BIRTH = "birth"
    PHASE = "phase"


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """What a game knows besides drawing and discarding.

    ``row``: discards lie side by side, and several of them can be taken; else only the upcard is
    open. ``take``: the upcard can be taken. ``may_i``: players are asked whether they want the
    upcard. ``knock``: a deal can be ended by a knock. ``first_meld``: what players must have laid
    before they lay freely; None where nothing is asked for. ``rearrange``: melds belong to nobody,
    and the whole table can be laid anew. ``upcard``: there is a discard pile at all.
    ``buys``: to have the upcard out of turn is called buying.
    ``big_gin``: a whole hand in melds ends the deal without a discard. ``show``: after a knock the
    other player melds and lays off themself. ``lay``: melds are laid one by one in a deal.
    ``declare``: a deal ends when somebody shows a whole hand in groups; nothing is laid before.
    ``drop``: a player may give up a deal for a price. ``cut``: a card is cut, and its rank is wild.
    ``sweeps``: what is taken from the row may be laid off, and needs no card of the hand.
    """

    row: bool
    take: bool
    may_i: bool
    knock: bool
    first_meld: FirstMeld | None
    rearrange: bool = False
    upcard: bool = True
    buys: bool = False
    big_gin: bool = False
    show: bool = False
    lay: bool = False
    declare: bool = False
    drop: bool = False
    cut: bool = False
    sweeps: bool = False


_NOBODY: Mapping[int, int] = {}


class DealFacts(NamedTuple):
    """What is known to all besides cards and turns; a game without such a rule has the defaults.

    ``down`` are the seats that may lay freely, ``down_now`` the one of them that became so in this
    very turn. ``fines`` are points by seat, of this deal. ``must_knock``: nothing but a knock ends
    the turn. ``head_card`` is the head card while it lies in the row. ``asked`` are the seats that
    want the upcard, in the order in which they spoke. ``owed_jokers`` were swapped in this turn and
    must still be played. ``drawn`` is how many cards the player to move has drawn in this turn,
    ``opened`` who has laid cards, where the table belongs to nobody.
    ``bought`` is how many upcards each seat has bought, () where nobody has. ``laid`` is what the
    cards count that each seat has laid in this deal, () where only those of hands are counted.
    ``spent``: nothing can be drawn any more, so that a turn takes from the row or ends the deal.

    ``first_upcard`` is the card turned up at the deal, wherever it now is; ``refused_by`` are the
    seats that have left it, until somebody takes or draws a card: once both have, the player to
    move must draw. ``knock_limit`` is how much deadwood a knock of this deal may leave, None where
    there is no such limit; ``limit_by_upcard``: the first upcard has set it. ``multiplier`` is what
    its score counts. ``knocker`` has ended the deal.
    ``boxes`` are the hands that each seat has won in this game before this deal (0 or more; empty
    where no boxes are counted), ``columns`` the three of Hollywood before it, else empty.

    ``wild`` is the card that was cut: cards of its rank are wild, after a joker the aces; None
    where none was cut. ``drew`` has drawn or taken a card in this deal. ``dropped`` are the seats
    that are out of it, with what that costs; ``out`` those that are out of the game. ``may_drop``
    are the seats that may drop now, ``price`` is what that would cost each, () where nobody can.
    ``thrown_joker``: the upcard is a joker that cannot be taken. ``pool`` is the total that puts
    out of the game, None where none does; ``rejoins`` how often each seat has come back, () where
    nobody can; ``rejoin_up_to`` the highest total at which somebody still can.

    ``made`` are by seat the contracts made before this deal, where everybody has their own,
    ``works_on`` those that each may make in it; ``phases_laid`` says by seat which was laid.
    ``skips``: so many turns each of these seats is still to lose; ``missed`` have lost one and had
    none since. ``playoff`` are those who play a play-off, () where this is none.

    ``turns_left`` are the turns still to begin before an empty stock blocks the deal, None where
    that is not counted. ``won`` are the deals that each seat has won before this one, () where
    nobody has.
    """

    down: frozenset[int] = frozenset()
    down_now: int | None = None
    fines: Mapping[int, int] = _NOBODY
    must_knock: bool = False
    head_card: Card | None = None
    asked: tuple[int, ...] = ()
    owed_jokers: int = 0
    drawn: int = 0
    opened: frozenset[int] = frozenset()
    bought: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    spent: bool = False
    first_upcard: Card | None = None
    refused_by: tuple[int, ...] = ()
    knock_limit: int | None = None
    limit_by_upcard: bool = False
    multiplier: int = 1
    knocker: int | None = None
    boxes: tuple[int, ...] = ()
    columns: tuple[GameColumn, ...] = ()
    wild: Card | None = None
    drew: frozenset[int] = frozenset()
    dropped: Mapping[int, int] = _NOBODY
    out: frozenset[int] = frozenset()
    may_drop: frozenset[int] = frozenset()
    price: tuple[int, ...] = ()
    thrown_joker: bool = False
    pool: int | None = None
    rejoins: tuple[int, ...] = ()
    rejoin_up_to: int | None = None
    made: tuple[tuple[int, ...], ...] = ()
    works_on: tuple[tuple[int, ...], ...] = ()
    phases_laid: Mapping[int, int] = _NOBODY
    skips: Mapping[int, int] = _NOBODY
    missed: frozenset[int] = frozenset()
    playoff: tuple[int, ...] = ()
    turns_left: int | None = None
    won: tuple[int, ...] = ()


NO_FACTS = DealFacts()
"""What a rule says that has nothing to tell."""


def all_facts(told: Iterable[DealFacts]) -> DealFacts:
    """What several rules tell, each of its own facts, in one."""
    found = NO_FACTS
    for own in told:
        if own is not NO_FACTS:
            found = DealFacts(*map(_told, found, own, NO_FACTS))
    return found


def _told(before: Any, own: Any, usual: Any) -> Any:
    return before if own is usual else own
