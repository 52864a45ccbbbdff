"""A seat at a table as the one who sits there thinks of it."""

from collections.abc import Sequence
from functools import cached_property

from engine.cards import JOKER, Card
from engine.game import Game
from engine.goal import Goal
from engine.hands import Arrangement, Reach, arrange, reach
from engine.melds import MeldKind, extensions
from engine.state import State
from engine.steps.contract import Contracts

FEW = 3
"""With so few cards a player is about to go out."""


class Outlook:
    """What a player knows, and the questions that they ask themself before a move."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.hand = state.hands[seat]

    @cached_property
    def goal(self) -> Goal | None:
        """The contract that they still have to make, if the game asks for one."""
        made = self.state.memory.get(Contracts)
        if isinstance(made, Contracts) and self.seat in (*made.down, made.fresh):
            return None
        return self.game.goal(self.state.deal_no)

    @property
    def upcard(self) -> Card | None:
        """The card on top of the discard pile."""
        return self.state.discard[-1] if self.state.discard else None

    @cached_property
    def opponents_down(self) -> frozenset[int]:
        """The other players who have laid melds."""
        owners = (meld.owner for meld in self.state.melds)
        return frozenset(one for one in owners if one is not None) - {self.seat}

    @property
    def somebody_is_close(self) -> bool:
        """Whether one of them holds so few cards that the deal may end at any moment."""
        return any(len(self.state.hands[other]) <= FEW for other in self.opponents_down)

    def near(self, goal: Goal, hand: Sequence[Card], size: int) -> Reach:
        """How near a hand is to the contract; ``size`` counts where the whole hand is laid."""
        return reach(hand, goal, self.game.melds, size if goal.whole_hand else None)

    def arranged(self, hand: Sequence[Card]) -> Arrangement:
        """The best melds of a hand."""
        return arrange(hand, self.game.melds, self.game.points)

    def places(self, card: Card) -> list[int]:
        """The melds on the table on which a card can be laid off; for a joker sets come first."""
        melds = self.state.melds
        found = [
            index
            for index, meld in enumerate(melds)
            if any(True for _ in extensions(meld, (card,), self.seat, self.game.melds))
        ]
        return sorted(found, key=lambda index: card == JOKER and melds[index].kind is MeldKind.RUN)
