"""Three strengths of Ten Phases, by the worth of a hand before its phase is laid.

The same cards to come are tried with every hand. They tell when the phase can be laid and how much
is left over then; how long the deal lasts is judged by what the others have laid and hold. That one
cannot keep all cards that come is left out: mostly they are of no use.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import exp
from typing import NamedTuple

from engine.boards import Average, Averages
from engine.cards import HIDDEN, JOKER, Card, face
from engine.colour_melds import RUNS
from engine.decision import Decision, Option, Rng, Thinks, rng
from engine.games.phases.ideas import (
    PhasesFeatures,
    announces,
    dear,
    draws,
    goes_with,
    lays,
    moves_of,
    throws,
)
from engine.games.phases.nearness import Held, WantedPhase
from engine.moves import Discard, Draw, LayOff, Move, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.steps.skips import SKIP

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
        if seat in features.down:
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


# Three strengths of Ten Phases, which all have the ideas of the plain player.
#
# All lay their phase as soon as they can, and then whatever fits. Easy sees that cards go together
# and little else; medium knows how many cards are missing, and remembers what the next player
# collects; strong tries what may come with each card that it could throw, and weighs how long the
# deal may last.

_DANGER = 10.0
"""Points that it costs to give the next player what they can use."""


def medium(observation: Observation, seed: int) -> Decision:
    """Plain ideas; but what the next player is known to collect is thrown last."""
    features = PhasesFeatures(observation)
    move = next(moves_of(features))
    if not isinstance(move, Discard) or move.card == SKIP:
        return Decision(move)
    following, spare = features.others[0], set(features.spare())

    def order(one: Discard) -> tuple[object, ...]:
        given = features.collects(following, one.card)
        return one.card not in spare, given, *dear(features, one, spare)

    return Decision(min(throws(features), key=order))


def strong(observation: Observation, seed: int) -> Decision:
    """What does best with the cards that may come, while the deal lasts."""
    features = PhasesFeatures(observation)
    laying = next(lays(features), None)
    if laying is not None:
        return Decision(laying)
    chance = rng(observation, seed)
    if features.state.phase is Phase.ANNOUNCE:
        return _ranked(_announced(features, chance))
    if features.has_laid:
        drawing = features.state.phase is Phase.DRAW
        return Decision(next(draws(features))) if drawing else _ranked(_rests(features))
    if features.state.phase is Phase.DRAW:
        return _drawn(features, chance)
    return _ranked(_tried(features, chance))


def _ranked(options: Sequence[Option]) -> Decision:
    found = tuple(sorted(options, key=lambda one: -one.worth))
    return Decision(found[0].move, found)


# What is thrown once the phase lies.

_SOON = 0.25
"""How likely a card that lies one beyond the end of a run fits later."""


def _skips(features: PhasesFeatures, move: Discard) -> float:
    """What it is worth that this player loses a turn: of two one plays again at once, of more it is
    best against who is down with few cards."""
    whom = move.skip
    if len(features.others) == 1:
        return 6.0
    if whom is None or whom not in features.down:
        return -8.0
    return 12.0 - len(features.state.hands[whom])


def _rests(features: PhasesFeatures) -> list[Option]:
    """What counts most, and neither fits soon nor helps the next player."""
    following, found = features.others[0], []
    for move in throws(features):
        card = move.card
        parts = {
            "points": (0.6 if features.somebody_is_close else 0.4) * features.game.points(card)
        }
        if card == SKIP:
            parts["skip"] = 20.0 + _skips(features, move)
        else:
            parts["hits"] = -6.0 * (1.0 if features.fits(card) else _fits_later(features, card))
        parts["danger"] = -_DANGER * features.wants(following, card)
        found.append(Option(move, sum(parts.values()), parts))
    return found


def _fits_later(features: PhasesFeatures, card: Card) -> float:
    number = card % 13
    for meld in features.state.melds:
        if meld.kind in RUNS:
            low = face(meld.cards[0]) % 13
            if number in (low - 2, low + len(meld.cards) + 1):
                return _SOON
    return 0.0


# Strong: what the cards to come make of it.


def _drawn(features: PhasesFeatures, chance: Rng) -> Decision:
    """The upcard or the stock."""
    upcard, observation = features.upcard, features.observation
    if upcard is None or not observation.may(Take()):
        return Decision(next(draws(features)))
    if not observation.may(Draw()) or upcard == JOKER:
        return Decision(Take())
    outlook = Outlook(features, chance)
    lasting = outlook.lasting()
    taken = outlook.worth((*features.hand, upcard), lasting).chances
    drawn = outlook.drawn(features.hand, lasting)
    return _ranked(
        [
            Option(Draw(), drawn, {"chances": drawn}),
            Option(Take(), taken, {"chances": taken}),
        ]
    )


def _tried(features: PhasesFeatures, chance: Rng) -> list[Option]:
    """Every card that may be thrown, with what may come."""
    outlook, moves = Outlook(features, chance), throws(features)
    worths = outlook.worths(features.hand, list({move.card for move in moves}), outlook.lasting())
    following, found = features.others[0], []
    for move in moves:
        card = move.card
        worth = worths[card]
        parts = {"chances": worth.chances, "points": worth.points}
        if move.skip is not None:
            lasting = outlook.lasting(move.skip)
            parts["skip"] = outlook.worths(features.hand, [card], lasting)[card].whole - worth.whole
        parts["danger"] = -_DANGER * features.wants(following, card)
        found.append(Option(move, sum(parts.values()), parts))
    return found


def _announced(features: PhasesFeatures, chance: Rng) -> list[Option]:
    outlook = Outlook(features, chance)
    lasting, found = outlook.lasting(), []
    for move in announces(features):
        worth = outlook.worth(features.hand, lasting, [features.phase(move.number)])
        found.append(Option(move, worth.chances, {"chances": worth.chances}))
    return found


# Easy: what a beginner does instead.


def easy(observation: Observation, seed: int) -> Decision:
    """The plain move, unless a beginner would slip here; who can lay their phase lays it, and who
    can go out goes out."""
    features, chance = PhasesFeatures(observation), rng(observation, seed)
    move = next(moves_of(features))
    slip = next(filter(observation.may, _slips(features, move, chance)), move)
    return Decision(slip)


_SNATCHES, _FORGETS, _HOARDS, _BREAKS = 0.4, 0.6, 0.5, 0.3
"""How often a beginner takes a card that only looks well, overlooks where one fits, keeps a skip
card, throws what another card goes with (``python -m bench duel``)."""


def _slips(features: PhasesFeatures, move: Move, chance: Rng) -> Iterator[Move]:
    """They take a card because it goes with one of theirs, overlook what fits on melds of others,
    hold a skip card back or throw it at the next player, and throw high cards though they need
    them."""
    if isinstance(move, Draw):
        goes = features.upcard is not None and goes_with(features, features.upcard)
        if goes and not features.has_laid and chance.random() < _SNATCHES:
            yield Take()
    elif isinstance(move, LayOff):
        mine = features.state.melds[move.meld].owner == features.seat
        many = not mine and len(features.hand) > len(move.cards) + 1
        if many and chance.random() < _FORGETS and not _ends_deal(features, move):
            yield from _thrown_away(features, chance)
    elif isinstance(move, Discard) and len(features.hand) > 1:
        yield from _thrown_away(features, chance)


def _ends_deal(features: PhasesFeatures, move: Move) -> bool:
    """Whether this move, and the plain ones after it in this turn, leave no card."""
    observation = features.observation
    while not isinstance(move, Discard):
        observation = observation.after(move)
        if observation.seen.phase is Phase.OVER or observation.seen.turn != observation.seat:
            return observation.seen.phase is Phase.OVER
        move = next(moves_of(PhasesFeatures(observation)))
    return len(observation.hand) == 1


def _thrown_away(features: PhasesFeatures, chance: Rng) -> Iterator[Discard]:
    """The dearest of the cards with which no other goes, or of all that are not wild."""
    moves = throws(features)
    skips = [move for move in moves if move.card == SKIP]
    if skips and chance.random() < 1 - _HOARDS:
        yield skips[0]
    naturals = [move for move in moves if move.card not in (SKIP, JOKER)]
    lone = [move for move in naturals if not goes_with(features, move.card)]
    if chance.random() < _BREAKS or not lone:
        lone = naturals
    if lone:
        dearest = max(features.game.points(move.card) for move in lone)
        yield chance.choice([move for move in lone if features.game.points(move.card) == dearest])


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(1200, 0.2, (-5.317, -5.196)),
    (3, 1): Average(2880, 0.284, (-9.816, -10.632, -11.153)),
    (4, 1): Average(2592, 0.382, (-14.149, -15.955, -16.707, -16.975)),
    (5, 1): Average(2400, 0.425, (-18.977, -20.546, -20.837, -21.738, -22.129)),
    (6, 1): Average(2304, 0.481, (-21.697, -23.357, -24.785, -25.148, -26.337, -27.348)),
}
