"""What a seat sees of a deal of Basic Rummy, as far as its choice depends on it."""

from collections.abc import Sequence
from functools import cached_property

from engine.cards import Card
from engine.computer.basic.belief import Clues, Kept, LeastMelds, kept_hands, least_melds, takes
from engine.hands.all_but_one import all_but_one, all_laid
from engine.hands.masks import mask_of
from engine.melds import Meld
from engine.observation import Did, Observation, known_in, may_come, unseen
from engine.state import State
from engine.steps.take import TakenCard

_WEARY = 40
"""Turns each after which nobody waits any more for others to give what they keep."""


class BasicFeatures:
    """The table of an observation with its cards as masks (engine.computer.basic.belief)."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.game, self.state, self.seat, self.notes = observation
        self.rules = self.game.melds
        self.melds: LeastMelds = least_melds(self.rules)

    @cached_property
    def unseen(self) -> int:
        """The cards that the seat has not seen, and knows in no hand."""
        return mask_of(unseen(self.observation))

    @cached_property
    def coming(self) -> int:
        """The cards that may still come to the seat: unseen, and not held by others since before a
        pile became the stock that is drawn from; late in a deal those of the pile as well."""
        coming = mask_of(may_come(self.observation))
        return coming | mask_of(self.state.discard) if self.weary else coming

    @cached_property
    def nearest(self) -> int:
        """The fewest cards that another player holds."""
        return min(len(self.state.hands[other]) for other in self._others)

    @cached_property
    def neighbour_holds(self) -> int:
        """What the next player is known to hold."""
        return mask_of(known_in(self.state, self.notes, self.state.after(self.seat)))

    @cached_property
    def other_hands(self) -> tuple[Kept, ...]:
        """Between two: what the other may hold, if they hold few cards. What is unseen and cannot
        come any more, they have."""
        state, (other,) = self.state, self._others
        clues = Clues(
            len(state.hands[other]),
            sure=self.neighbour_holds | (self.unseen & ~self.coming),
            open=self.coming,
            outside=self.unseen | mask_of(state.hands[self.seat]),
            fits=self.fits(state),
            let_go=self._let_go_by(other),
        )
        return kept_hands(clues, self.melds, self.game.points)

    @property
    def taken(self) -> Card | None:
        """The upcard taken in this turn."""
        return self.state.recall(TakenCard).taken

    @property
    def weary(self) -> bool:
        """Whether the deal lasts so long that it is better lost than waited for: where each keeps
        what would let another out, all draw and discard for ever."""
        return self.state.turn_no > _WEARY * self.state.seats

    @cached_property
    def must_discard(self) -> bool:
        """Whether the last card has to be thrown."""
        return bool(getattr(self.game.options, "must_discard_to_go_out", False))

    @property
    def too_few(self) -> int:
        """With no more cards than this one never goes out by a meld: it takes three cards, and
        perhaps one to throw."""
        return 2 if self.must_discard else 1

    @cached_property
    def melds_a_turn(self) -> int | None:
        """How many new melds a turn allows; None: any number, or any number to go out."""
        options = self.game.options
        if getattr(options, "melds_free_when_out", False):
            return None
        most: int | None = getattr(options, "melds_per_turn", None)
        return most

    @cached_property
    def _others(self) -> tuple[int, ...]:
        return tuple(other for other in range(self.state.seats) if other != self.seat)

    def _let_go_by(self, other: int) -> tuple[int, int, int]:
        """What they threw or left this round, in the two before, and earlier."""
        ages = [0, 0, 0]
        for note in self.notes.history:
            if note.seat == other and note.did is not Did.TOOK:
                rounds = (self.state.turn_no - note.turn_no) // self.state.seats
                ages[0 if rounds == 0 else 1 if rounds <= 2 else 2] |= 1 << note.card
        return ages[0], ages[1], ages[2]

    def fits(self, state: State) -> int:
        """The cards that can be laid off on one of the melds that lie there."""
        found = 0
        for meld in state.melds:
            found |= self.takes(meld)
        return found

    def takes(self, meld: Meld) -> int:
        """The cards that can be laid off on this meld."""
        return takes(meld, self.rules)

    def goes_out(
        self, hand: Sequence[Card], table: Sequence[Meld], taken: Card | None = None
    ) -> bool:
        """Whether this hand could be got rid of in one turn that has just begun to be played."""
        most = self.melds_a_turn
        if most is None and not self.must_discard and all_laid(hand, table, self.rules):
            return True
        return any(
            laying.card != taken and (most is None or len(laying.melds) <= most)
            for laying in all_but_one(hand, table, self.rules)
        )
