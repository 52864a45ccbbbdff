"""The table as a plain player sees it."""

from collections.abc import Sequence
from functools import cached_property

from engine.cards import JOKER, Card
from engine.errors import IllegalMove
from engine.events import StockRanOut
from engine.goal import Goal
from engine.hands import Arrangement, Reach, arrange, reach
from engine.melds import MeldKind, extensions
from engine.moves import Draw
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide
from engine.steps.contracts import Contracts, lays_further_melds
from engine.steps.swap import Debt

FEW = 3
"""A player with at most this many cards is about to go out."""


class PlainFeatures:
    """The observation of a player, and questions that they ask before a move."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.game, self.state, self.seat, _ = observation
        self.hand = observation.hand

    @cached_property
    def goal(self) -> Goal | None:
        """The contract that the player still has to make, if the game asks for one."""
        made = self.state.memory.get(Contracts)
        if isinstance(made, Contracts) and self.seat in made.made:
            return None
        return self.game.goals.for_seat(self.state, self.seat)

    @cached_property
    def lays_melds(self) -> bool:
        """Whether new melds are ever laid apart from a contract."""
        return lays_further_melds(self.game)

    @cached_property
    def owes(self) -> bool:
        """Whether the player has to play a joker that they swapped in this turn."""
        debt = self.state.memory.get(Debt)
        return isinstance(debt, Debt) and debt.owed_jokers > 0

    @cached_property
    def draw_ends_deal(self) -> bool:
        """Whether nothing can be drawn, so that asking to draw ends the deal."""
        if self.state.stock or self.state.phase is not Phase.DRAW:
            return False
        try:
            events = decide(self.game, self.state, self.seat, Draw())
        except IllegalMove:
            return False
        return any(isinstance(event, StockRanOut) for event in events)

    @property
    def upcard(self) -> Card | None:
        """The card on top of the discard pile, or None if the pile is empty."""
        return self.state.discard[-1] if self.state.discard else None

    @property
    def upcard_is_own(self) -> bool:
        """Whether the player discarded the upcard, according to the notes.

        No one asks for their own discard.
        """
        return self.observation.notes.discarder == self.seat

    @cached_property
    def opponents_down(self) -> frozenset[int]:
        """The other players who have laid melds."""
        owners = (meld.owner for meld in self.state.melds)
        return frozenset(owner for owner in owners if owner is not None) - {self.seat}

    @property
    def opponent_is_close(self) -> bool:
        """Whether a player who is down has few cards (``FEW``), so that the deal may end soon."""
        return any(len(self.state.hands[other]) <= FEW for other in self.opponents_down)

    @property
    def hurried(self) -> bool:
        """Whether the deal may end soon because someone is down, so costly cards should go first.

        In games that score laid cards, everyone lays from the first turn on. There only a player
        with few cards is a sign of the end.
        """
        down = bool(self.opponents_down)
        return down if self.game.laid is None else self.opponent_is_close

    def near(self, goal: Goal, hand: Sequence[Card], size: int) -> Reach:
        """Return how near a hand is to the contract.

        ``size``: the number of cards in the hand then, for a contract that takes the whole hand.
        """
        return reach(hand, goal, self.game.melds, size if goal.whole_hand else None)

    def points(self, cards: Sequence[Card]) -> int:
        """Return the points of cards in the hand."""
        return sum(map(self.game.points, cards))

    def arranged(self, hand: Sequence[Card]) -> Arrangement:
        """Return the best melds of a hand. If no new melds are laid, all cards are deadwood."""
        if not self.lays_melds:
            return Arrangement((), tuple(hand), self.points(hand))
        return arrange(hand, self.game.melds, self.game.points)

    def places(self, card: Card) -> list[int]:
        """Return the indices of melds on which this card can be laid off.

        For a joker, sets come first.
        """
        melds = self.state.melds
        indices = [
            index
            for index, meld in enumerate(melds)
            if any(True for _ in extensions(meld, (card,), self.seat, self.game.melds))
        ]
        return sorted(
            indices, key=lambda index: card == JOKER and melds[index].kind is MeldKind.RUN
        )
