"""What a player may ask of the rules about his own moves."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.cards import Card, without
from engine.game import Game
from engine.moves import Move
from engine.play import choices, is_legal, offers
from engine.state import State
from engine.view import masked


class Mine(NamedTuple):
    """A game, a table as one seat may know it (``masked``), and that seat."""

    game: Game
    seen: State
    seat: int

    @classmethod
    def at(cls, game: Game, state: State, seat: int) -> "Mine":
        """The same of a whole state: what the seat may not know is hidden first."""
        return cls(game, masked(state, seat), seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        """His cards."""
        return self.seen.hands[self.seat]

    def offers(self, *kinds: type[Move]) -> Iterator[Move]:
        """Legal moves of these kinds, none named: of all; found as they are asked for."""
        return offers(self.game, self.seen, self.seat, *kinds)

    def choices(self, cards: Sequence[Card]) -> Iterator[Move]:
        """Legal moves with just these cards; jokers that say what they stand for stay so."""
        if without(self.hand, cards) is None:
            return iter(())  # steps look for what could be made of them, which takes time
        return choices(self.game, self.seen, self.seat, cards)

    def may(self, move: Move) -> bool:
        """Whether the move is legal."""
        return is_legal(self.game, self.seen, self.seat, move)
