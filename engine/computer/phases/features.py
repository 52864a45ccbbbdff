"""What a seat of Ten Phases sees, worked out once for one decision."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from engine.cards import HIDDEN, JOKER, Card, bare
from engine.colour_melds import ColourMelds
from engine.computer.phases.nearness import WantedPhase, phase_of
from engine.facts import DealFacts
from engine.observation import Did, Observation, known_in, unseen
from engine.steps.lay_off import FITTING
from engine.steps.skips import SKIP

_FEW = 3
"""With so few cards a player who is down may soon be out."""


class PhasesFeatures:
    """What a player looks at before a move."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.game, self.state, self.seat, self.notes = observation
        self.hand = tuple(card for card in observation.hand if card != HIDDEN)
        assert isinstance(self.game.melds.own, ColourMelds)
        self.rules = self.game.melds.own

    @cached_property
    def facts(self) -> DealFacts:
        """What everybody knows of the deal."""
        return self.observation.view.facts

    @cached_property
    def has_laid(self) -> bool:
        """Whether their phase lies."""
        return self.seat in self.facts.down

    @cached_property
    def phases(self) -> tuple[WantedPhase, ...]:
        """Those that they may lay in this deal."""
        return self.works_on(self.seat)

    def works_on(self, seat: int) -> tuple[WantedPhase, ...]:
        """The phases that a seat may lay in this deal."""
        return tuple(self.phase(number) for number in self.facts.works_on[seat])

    def phase(self, number: int) -> WantedPhase:
        """The phase of this number."""
        return phase_of(self.game.contracts[number - 1].slots, self.rules)

    @cached_property
    def upcard(self) -> Card | None:
        """The card on top of the pile, None if there is none or nobody may take it."""
        found = self.state.discard[-1] if self.state.discard else None
        return None if found == SKIP else found

    @cached_property
    def unseen(self) -> Counter[Card]:
        """The cards that nobody has shown."""
        return unseen(self.observation)

    @cached_property
    def others(self) -> Sequence[int]:
        """The seats of the others who play, in the order of their turns."""
        seats = [self.state.after(self.seat, steps) for steps in range(1, self.state.seats)]
        return [seat for seat in seats if self.game.plays(self.state, seat)]

    def missing(self, hand: Sequence[Card]) -> int:
        """How many cards a hand lacks for the nearest of the phases."""
        return min((phase.missing(phase.held(hand)) for phase in self.phases), default=0)

    def may_be_laid(self, hand: Sequence[Card]) -> bool:
        """Whether it is worth while to look how a phase can be laid: surely not always in vain."""
        held = ((phase, phase.held(hand)) for phase in self.phases)
        return any(not phase.missing(cards) or not phase.is_exact for phase, cards in held)

    def fits(self, card: Card) -> bool:
        """Whether a card can be laid off on the table."""
        return bool(FITTING.of(self.state.melds, self.game.melds).get(bare(card)))

    @cached_property
    def somebody_is_close(self) -> bool:
        """Whether one of them holds so few cards that the deal may end at any moment."""
        down = self.facts.down.intersection(self.others)
        return any(len(self.state.hands[seat]) <= _FEW for seat in down)

    def spare(self) -> list[Card]:
        """The cards without which the hand is as near to a phase; all once it lies."""
        naturals = [card for card in dict.fromkeys(self.hand) if card not in (JOKER, SKIP)]
        if self.has_laid:
            return naturals
        now = self.missing(self.hand)
        found = []
        for card in naturals:
            rest = list(self.hand)
            rest.remove(card)
            if self.missing(rest) <= now:
                found.append(card)
        return found

    def collects(self, seat: int, card: Card) -> bool:
        """Whether a player is known to hold a card with which this one goes in their phase."""
        if seat in self.facts.down:
            return self.fits(card)
        known = known_in(self.state, self.notes, seat)
        kinds = {slot.kind for phase in self.works_on(seat) for slot in phase.slots}
        return any(one < JOKER and self.rules.together(card, one, kinds) for one in known)

    def wants(self, seat: int, card: Card) -> float:
        """How likely it is that a player can use a card that is thrown to them, from 0 to 1."""
        if card == SKIP:
            return 0.0
        if card == JOKER:
            return 1.0
        if seat in self.facts.down:
            return 1.0 if self.fits(card) else 0.0
        number, likely = card % 13, 0.0
        known = known_in(self.state, self.notes, seat)
        for phase in self.works_on(seat):
            chance = 0.0
            if phase.runs:
                has = any(one != JOKER and one % 13 == number for one in known)
                chance = max(chance, 0.05 if has else 0.04 * max(phase.runs))
            if phase.sets:
                same = sum(one != JOKER and one % 13 == number for one in known)
                chance = max(chance, 0.9 if same else 0.1 + 0.02 * sum(phase.sets))
            if phase.colours:
                same = sum(one != JOKER and one // 13 == card // 13 for one in known)
                chance = max(chance, min(0.9, 0.25 + 0.25 * same))
            likely = max(likely, chance)
        return likely * 0.3 if self._left_alike(seat, card) else likely

    def _left_alike(self, seat: int, card: Card) -> bool:
        """Whether they have thrown or left a card of this number in this deal."""
        return any(
            note.seat == seat and note.did is not Did.TOOK and note.card % 13 == card % 13
            for note in self.notes.history[-24:]
            if note.card < JOKER
        )
