"""What a hand of Ten Phases is worth before its phase lies, by what may come to it.

The same cards to come are tried with every hand. They tell when the phase can be laid and how much
is left over then; how long the deal lasts is judged by what the others have laid and hold. That one
cannot keep all cards that come is left out: mostly they are of no use.
"""

from collections.abc import Collection, Mapping, Sequence
from math import exp
from typing import NamedTuple

from engine.cards import HIDDEN, Card
from engine.computer.phases.features import PhasesFeatures
from engine.computer.phases.nearness import Held, WantedPhase
from engine.decision import Rng

_AHEAD = 16
"""Cards to come that are looked at."""
_PACE = 1.3
"""Cards that may be of use in a turn: that of the stock, and now and then the upcard."""
_GO = 0.4
"""Cards that go in a turn once the phase lies, besides the one that is thrown."""
_MADE, _OUT, _CARD = 60.0, 25.0, 6.5
"""Points that a phase is worth, that the others lose when one goes out, that a card costs."""

_MOST = 30
"""Turns after the phase lies that are looked at."""


class Worth(NamedTuple):
    """What a hand is worth: by its chances, and by what it counts if the deal ends before."""

    chances: float
    points: float

    @property
    def whole(self) -> float:
        """Both together."""
        return self.chances + self.points


class Outlook:
    """Cards that may come, and how long the deal may last."""

    def __init__(self, features: PhasesFeatures, chance: Rng) -> None:
        self.features = features
        state = features.state
        cards = [card for card, copies in features.unseen.items() for _ in range(max(0, copies))]
        chance.shuffle(cards)
        # Each card comes first once, second once, and so on: by that luck is left out.
        round_ = cards + cards[:_AHEAD]
        self.samples = [round_[at : at + _AHEAD] for at in range(len(cards))]
        self._slots = max(map(len, state.hands)) + 1
        self._turns = state.turn_no / max(1, len(features.others) + 1)
        self._lasting = {seat: self._lasts(seat) for seat in features.others}
        self._fitting = [card for card in features.unseen if features.fits(card)]
        self._kinds: dict[WantedPhase, list[list[int]]] = {}

    def _lasts(self, seat: int) -> float:
        """About how many turns a player needs to go out."""
        features, held = self.features, len(self.features.state.hands[seat])
        if seat in features.facts.down:
            return 0.5 + 0.9 * held / _GO
        phases = features.works_on(seat)
        size = min((phase.size for phase in phases), default=8)
        return max(1.5, 2 * size - 9 - 0.7 * self._turns) + 2 / _GO

    def lasting(self, skipped: int | None = None) -> Sequence[float]:
        """How likely it is that the deal lasts for so many half turns; who is ``skipped`` loses
        one."""
        found = []
        for half in range(2 * (_AHEAD + 4) + 2 * _MOST):
            gone = 0.0
            for seat, mean in self._lasting.items():
                turns = half / 2 - (seat == skipped)
                if turns > 0:
                    gone += (turns / mean) ** 1.6
            found.append(exp(-0.8 * gone))
        return found

    def _coming(self, phase: WantedPhase) -> list[list[int]]:
        """The samples by kinds of this phase; those of skip cards are one beyond."""
        if phase not in self._kinds:
            none = phase.kinds + 1
            kinds = {card: phase.kind(card) for card in self.features.unseen}
            by_card = {card: none if kind is None else kind for card, kind in kinds.items()}
            self._kinds[phase] = [[by_card[card] for card in one] for one in self.samples]
        return self._kinds[phase]

    def worths(
        self,
        hand: Sequence[Card],
        thrown: Sequence[Card],
        lasting: Sequence[float],
        phases: Sequence[WantedPhase] | None = None,
    ) -> Mapping[Card, Worth]:
        """What a hand is worth without each of these cards."""
        best = dict[Card, Worth]()
        for phase in phases or self._nearest(hand):
            for card, worth in self._of_phase(phase, hand, thrown, lasting).items():
                if card not in best or worth.whole > best[card].whole:
                    best[card] = worth
        return best

    def worth(
        self, hand: Sequence[Card], lasting: Sequence[float], phases: Sequence[WantedPhase] = ()
    ) -> Worth:
        """What a hand is worth as it is."""
        return self.worths(hand, (HIDDEN,), lasting, phases)[HIDDEN]

    def drawn(self, hand: Sequence[Card], lasting: Sequence[float]) -> float:
        """The chances of a hand to which the first card to come is drawn at once."""
        phases = self._nearest(hand)
        found = (self._of_phase(one, hand, (HIDDEN,), lasting, drawn=1) for one in phases)
        return max(one[HIDDEN].chances for one in found)

    def _of_phase(
        self,
        phase: WantedPhase,
        hand: Sequence[Card],
        thrown: Sequence[Card],
        lasting: Sequence[float],
        *,
        drawn: int = 0,
    ) -> Mapping[Card, Worth]:
        chances, lost = dict.fromkeys(thrown, 0.0), dict.fromkeys(thrown, 0.0)
        kinds = {card: phase.kind(card) for card in thrown}
        start = [*phase.held(hand), 0]
        fitting = {phase.kind(card) for card in self._fitting} - {None}
        for coming in self._coming(phase):
            held = start.copy()
            first = self._soonest(phase, held, coming, 0)
            extra, over = self._left_over(phase, held, fitting)
            for card, kind in kinds.items():
                at, left = first, over
                if kind is not None:
                    left += kind in extra
                    held[kind] -= 1
                    if phase.missing(held):
                        mine = held.copy()
                        at = self._soonest(phase, mine, coming, first)
                    held[kind] += 1
                turn = max(0, at - drawn) / _PACE
                lies = lasting[round(2 * turn)]
                out = lasting[round(2 * (turn + max(0.0, left) / _GO))]
                chances[card] += _MADE * lies + _OUT * out - _CARD * max(0.0, left) * (lies - out)
                lost[card] += 1 - lies
        number, points = max(1, len(self.samples)), self.features.game.points
        whole = sum(map(points, hand))
        return {
            card: Worth(
                chances[card] / number,
                -(whole - (points(card) if card != HIDDEN else 0)) * lost[card] / number,
            )
            for card in thrown
        }

    def _nearest(self, hand: Sequence[Card]) -> list[WantedPhase]:
        """The phases that come into question: of many the two nearest."""
        phases = self.features.phases
        if len(phases) < 3:
            return list(phases)
        return sorted(phases, key=lambda one: (one.missing(one.held(hand)), -one.size))[:2]

    @staticmethod
    def _soonest(phase: WantedPhase, held: Held, coming: Sequence[int], first: int) -> int:
        """After how many cards the phase can be laid, of which the first are held already; the
        others that are needed are added."""
        missing = phase.missing(held)
        while missing:
            if first + missing > len(coming):
                return _AHEAD + 4
            for kind in coming[first : first + missing]:
                held[kind] += 1
            first += missing
            missing = phase.missing(held)
        return first

    def _left_over(
        self, phase: WantedPhase, held: Held, fitting: Collection[int | None]
    ) -> tuple[Collection[int], float]:
        """The kinds of which cards can be laid besides the phase, and how many cards of the hand
        are left after all that."""
        extra = phase.extras(held)
        size, pool = phase.size, sum(held)
        besides = sum(held[kind] for kind in fitting if kind is not None)
        more = len(extra) + besides * max(0, pool - size) / max(1, pool)
        return extra, self._slots - size - 1 - more
