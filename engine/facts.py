"""What the rules of a deal remember, as far as everybody at the table can see it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class DealFacts:
    """What is known to all besides cards and turns; a game without such a rule has the defaults.

    ``down`` are the seats that may lay freely, ``down_now`` the one of them that became so in this
    very turn. ``fines`` are points by seat, of this deal. ``must_knock``: nothing but a knock ends
    the turn. ``head_card`` is the head card while it lies in the row. ``asked`` are the seats that
    want the upcard, in the order in which they spoke. ``owed_jokers`` were swapped in this turn and
    must still be played. ``drawn`` is how many cards the player to move has drawn in this turn,
    ``opened`` who has laid cards, where the table belongs to nobody.
    ``bought`` is how many upcards each seat has bought, () where nobody has.
    """

    down: frozenset[int] = frozenset()
    down_now: int | None = None
    fines: Mapping[int, int] = field(default_factory=dict)
    must_knock: bool = False
    head_card: Card | None = None
    asked: tuple[int, ...] = ()
    owed_jokers: int = 0
    drawn: int = 0
    opened: frozenset[int] = frozenset()
    bought: tuple[int, ...] = ()


class SomeFacts(TypedDict, total=False):
    """Some of what DealFacts has: what one rule remembers of it."""

    down: frozenset[int]
    down_now: int | None
    fines: Mapping[int, int]
    must_knock: bool
    head_card: Card | None
    asked: tuple[int, ...]
    owed_jokers: int
    drawn: int
    opened: frozenset[int]
    bought: tuple[int, ...]
