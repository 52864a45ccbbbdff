"""What a duel asks of a player, whoever thinks for it."""

from collections.abc import Sequence

from bench.duel.account import Account
from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.observation import Observation
from engine.state import State


class Contender:
    """A player of a duel. One that keeps what it sees, as a program does, hears of it here."""

    def __init__(self, name: str) -> None:
        self.name, self.account = name, Account()

    def at(self, seat: int) -> "Contender":
        """The one who plays this seat for it."""
        return self

    def begins(self, game: Game, state: State, seat: int) -> None:
        """A deal was dealt; this is what the seat sees of it."""

    def sees(self, events: Sequence[Event]) -> None:
        """A step of the deal; what the seat may not see in it is for ``seen_by`` to hide."""

    def move(self, observation: Observation) -> Move:
        """What it does: a legal move."""
        raise NotImplementedError

    def ends(self, state: State) -> None:
        """The deal is over, or given up: then it has no result."""

    def settle(self) -> Account:
        """What was written down since this was asked the last time."""
        done, self.account = self.account, Account()
        return done

    def close(self) -> None:
        """Nothing more will be played."""
