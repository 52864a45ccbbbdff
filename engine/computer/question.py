"""What somebody who thinks for a seat is given when that seat is to act."""

from typing import NamedTuple

from engine.cards import Card
from engine.computer.notes import Notes
from engine.game import Game
from engine.state import State


class Question(NamedTuple):
    """A table as this seat may see it (``engine.view.masked``), and its notes of the deal."""

    game: Game
    state: State
    seat: int
    notes: Notes

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, in the order in which they came."""
        return self.state.hands[self.seat]
