"""Who begins the next deal of Dummy, and which way it goes (DUMMY 2.3, 11)."""

from collections.abc import Callable
from typing import NamedTuple, Self

from engine.state import State
from engine.steps.direction import direction, following
from engine.steps.penalties.ting_ngo import threw_the_knock

NextDirection = Callable[[int, bool], int]
"""The direction of the next deal after one in this direction, with or without a ting ngo."""


def toggled(way: int, ngo: bool) -> int:
    """Every ting ngo turns the direction round, and it stays so (DUMMY DA-9)."""
    return -way if ngo else way


def for_one_deal(way: int, ngo: bool) -> int:
    """Only the deal after a ting ngo goes anticlockwise."""
    return -1 if ngo else 1


def against_one_deal(way: int, ngo: bool) -> int:
    """Only the deal after a ting ngo goes the other way than this one (DUMMY DA-34)."""
    return -way if ngo else 1


def unturned(way: int, ngo: bool) -> int:
    """A ting ngo turns nothing."""
    return way


class NextDeal(NamedTuple):
    """Direction, first player and dealer: the seat before them in that direction."""

    direction: int
    starter: int
    dealer: int

    @classmethod
    def of(cls, state: State, knocker: int | None, turned: NextDirection) -> Self:
        """The knocker starts; without one whoever comes after the one who started this deal."""
        ngo = knocker is not None and threw_the_knock(state, knocker) is not None
        way = turned(direction(state), ngo)
        started = following(state, state.dealer)
        starter = following(state, started) if knocker is None else knocker
        return cls(way, starter, state.after(starter, -way))
