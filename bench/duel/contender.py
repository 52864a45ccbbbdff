"""The interface of a duel's player, in this process or outside."""

from collections.abc import Sequence

from bench.duel.account import Account
from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.observation import Observation
from engine.state import State


class Contender:
    """A player of a duel. A program that keeps its observations gets them here."""

    def __init__(self, name: str) -> None:
        self.name, self.account = name, Account()

    def at(self, seat: int) -> "Contender":
        """Return the player that plays this seat for it."""
        return self

    def begins(self, game: Game, state: State, seat: int) -> None:
        """Receive a deal, as the seat sees it."""

    def sees(self, events: Sequence[Event]) -> None:
        """Receive a step of the deal. ``seen_by`` must hide the parts that the seat may not see."""

    def move(self, observation: Observation) -> Move:
        """Return a legal move."""
        raise NotImplementedError

    def ends(self, state: State) -> None:
        """Receive the end of the deal. It has no result if it was given up."""

    def settle(self) -> Account:
        """Return the account since the last call."""
        done, self.account = self.account, Account()
        return done

    def close(self) -> None:
        """Release everything, because nothing more will be played."""
