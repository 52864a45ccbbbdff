"""The computer players of Ten Phases, and the worth of a hand before its phase is laid.

Every hand is tested with the same samples of cards to come. The samples show when the phase can be
laid, and how many cards are left over then. The deal's length is estimated from the cards that the
others have laid and hold. The worth of a hand ignores that the player can't keep all cards, because
most cards are of no use anyway.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import exp
from typing import NamedTuple

from engine.board_scores import Average, Averages
from engine.cards import HIDDEN, JOKER, Card, face
from engine.colour_melds import RUNS
from engine.decision import Decision, Option, Rng, Thinks, rng
from engine.games.phases.ideas import (
    PhasesFeatures,
    announces,
    discard_order,
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
"""Cards to come in a sample."""
_PACE = 1.3
"""The useful cards that a turn adds.

They are a card from the stock, and sometimes the upcard.
"""
_GO = 0.4
"""Cards laid per turn after the phase, not counting the discard."""
_MADE, _OUT, _CARD = 60.0, 25.0, 6.5
"""Points for making a phase, for the others' loss when the player goes out, and for a card left."""

_MOST = 30
"""Turns after the phase that are considered."""


class Worth(NamedTuple):
    """The worth of a hand, in its chances and in its points if the deal ends first."""

    chances: float
    points: float

    @property
    def whole(self) -> float:
        """The worth of the chances and the points together."""
        return self.chances + self.points


class Outlook:
    """Samples of cards to come, and estimates of how long the deal lasts."""

    def __init__(self, features: PhasesFeatures, chance: Rng) -> None:
        self.features = features
        state = features.state
        cards = [card for card, copies in features.unseen.items() for _ in range(max(0, copies))]
        chance.shuffle(cards)
        # Each card has each place in the samples once, which reduces the effect of luck.
        round_ = cards + cards[:_AHEAD]
        self.samples = [round_[start : start + _AHEAD] for start in range(len(cards))]
        self._slots = max(map(len, state.hands)) + 1
        self._turns = state.turn_no / max(1, len(features.others) + 1)
        self._lasting = {seat: self._lasts(seat) for seat in features.others}
        self._fitting = [card for card in features.unseen if features.fits(card)]
        self._kinds: dict[WantedPhase, list[list[int]]] = {}

    def _lasts(self, seat: int) -> float:
        """Return an estimate of the turns that a player needs to go out."""
        features, held = self.features, len(self.features.state.hands[seat])
        if seat in features.down:
            return 0.5 + 0.9 * held / _GO
        phases = features.works_on(seat)
        size = min((phase.size for phase in phases), default=8)
        return max(1.5, 2 * size - 9 - 0.7 * self._turns) + 2 / _GO

    def lasting(self, skipped: int | None = None) -> Sequence[float]:
        """Return the chances that the deal lasts for each number of half turns.

        A ``skipped`` player loses one turn.
        """
        chances = []
        for half in range(2 * (_AHEAD + 4) + 2 * _MOST):
            gone = 0.0
            for seat, mean in self._lasting.items():
                turns = half / 2 - (seat == skipped)
                if turns > 0:
                    gone += (turns / mean) ** 1.6
            chances.append(exp(-0.8 * gone))
        return chances

    def _coming(self, phase: WantedPhase) -> list[list[int]]:
        """Return the samples with each card replaced by its kind in this phase.

        Skip cards are a further kind.
        """
        if phase not in self._kinds:
            none = phase.kinds + 1
            kinds = {card: phase.kind(card) for card in self.features.unseen}
            by_card = {card: none if kind is None else kind for card, kind in kinds.items()}
            self._kinds[phase] = [[by_card[card] for card in sample] for sample in self.samples]
        return self._kinds[phase]

    def worths(
        self,
        hand: Sequence[Card],
        thrown: Sequence[Card],
        lasting: Sequence[float],
        phases: Sequence[WantedPhase] | None = None,
    ) -> Mapping[Card, Worth]:
        """Return, by card, the worth that the hand has without this card."""
        best = dict[Card, Worth]()
        for phase in phases or self._nearest(hand):
            for card, worth in self._of_phase(phase, hand, thrown, lasting).items():
                if card not in best or worth.whole > best[card].whole:
                    best[card] = worth
        return best

    def worth(
        self, hand: Sequence[Card], lasting: Sequence[float], phases: Sequence[WantedPhase] = ()
    ) -> Worth:
        """Return the worth of a hand."""
        return self.worths(hand, (HIDDEN,), lasting, phases)[HIDDEN]

    def drawn(self, hand: Sequence[Card], lasting: Sequence[float]) -> float:
        """Return the chances of a hand that draws the first card to come right away."""
        phases = self._nearest(hand)
        worths = (self._of_phase(phase, hand, (HIDDEN,), lasting, drawn=1) for phase in phases)
        return max(worth[HIDDEN].chances for worth in worths)

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
                after, left = first, over
                if kind is not None:
                    left += kind in extra
                    held[kind] -= 1
                    if phase.missing(held):
                        rest = held.copy()
                        after = self._soonest(phase, rest, coming, first)
                    held[kind] += 1
                turn = max(0, after - drawn) / _PACE
                lasts = lasting[round(2 * turn)]
                out = lasting[round(2 * (turn + max(0.0, left) / _GO))]
                chances[card] += _MADE * lasts + _OUT * out - _CARD * max(0.0, left) * (lasts - out)
                lost[card] += 1 - lasts
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
        """Return the phases to consider, at most the two nearest."""
        phases = self.features.phases
        if len(phases) < 3:
            return list(phases)
        return sorted(phases, key=lambda phase: (phase.missing(phase.held(hand)), -phase.size))[:2]

    @staticmethod
    def _soonest(phase: WantedPhase, held: Held, coming: Sequence[int], first: int) -> int:
        """Return the number of cards after which the phase can be laid.

        The ``first`` cards are already in ``held``. The cards that come until then are added to it.
        """
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
        """Return the kinds of cards that fit on the phase, and the number of cards left then."""
        extra = phase.extras(held)
        size, pool = phase.size, sum(held)
        besides = sum(held[kind] for kind in fitting if kind is not None)
        more = len(extra) + besides * max(0, pool - size) / max(1, pool)
        return extra, self._slots - size - 1 - more


# The three strengths, which all have the plain player's ideas.
#
# All three lay their phase as soon as they can, and after that everything that fits. Easy sees that
# cards go together and little else. Medium counts the missing cards and remembers what cards the
# next player collects. Strong tests every discard with samples of cards to come, and estimates how
# long the deal lasts.

_DANGER = 10.0
"""Cost of a card that the next player can use."""


def medium(observation: Observation, seed: int) -> Decision:
    """Follow the plain ideas, but if possible keep cards that the next player collects."""
    features = PhasesFeatures(observation)
    move = next(moves_of(features))
    if not isinstance(move, Discard) or move.card == SKIP:
        return Decision(move)
    following, spare = features.others[0], set(features.spare())

    def order(discard: Discard) -> tuple[object, ...]:
        given = features.collects(following, discard.card)
        return discard.card not in spare, given, *discard_order(features, discard, spare)

    return Decision(min(throws(features), key=order))


def strong(observation: Observation, seed: int) -> Decision:
    """Make the move that does best with sampled cards to come, while the deal lasts."""
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
    best_first = tuple(sorted(options, key=lambda option: -option.worth))
    return Decision(best_first[0].move, best_first)


# The discard after the phase is laid.

_SOON = 0.25
"""Chance that a card one place beyond the end of a run fits later."""


def _skips(features: PhasesFeatures, move: Discard) -> float:
    """Return the worth of this player's lost turn.

    With two players the skipping player plays again. With more players, the skip is worth most
    against a player who is down and has few cards.
    """
    whom = move.skip
    if len(features.others) == 1:
        return 6.0
    if whom is None or whom not in features.down:
        return -8.0
    return 12.0 - len(features.state.hands[whom])


def _rests(features: PhasesFeatures) -> list[Option]:
    """Return the discards with their worth.

    A discard is good if it has many points, won't fit soon, and doesn't help the next player.
    """
    following, options = features.others[0], []
    for move in throws(features):
        card = move.card
        parts = {
            "points": (0.6 if features.opponent_is_close else 0.4) * features.game.points(card)
        }
        if card == SKIP:
            parts["skip"] = 20.0 + _skips(features, move)
        else:
            parts["hits"] = -6.0 * (1.0 if features.fits(card) else _fits_later(features, card))
        parts["danger"] = -_DANGER * features.wants(following, card)
        options.append(Option(move, sum(parts.values()), parts))
    return options


def _fits_later(features: PhasesFeatures, card: Card) -> float:
    number = card % 13
    for meld in features.state.melds:
        if meld.kind in RUNS:
            low = face(meld.cards[0]) % 13
            if number in (low - 2, low + len(meld.cards) + 1):
                return _SOON
    return 0.0


# Strong compares moves on samples of cards to come.


def _drawn(features: PhasesFeatures, chance: Rng) -> Decision:
    """Return the better of the upcard and the stock."""
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
    """Return every possible discard with its worth over the samples."""
    outlook, moves = Outlook(features, chance), throws(features)
    worths = outlook.worths(features.hand, list({move.card for move in moves}), outlook.lasting())
    following, options = features.others[0], []
    for move in moves:
        card = move.card
        worth = worths[card]
        parts = {"chances": worth.chances, "points": worth.points}
        if move.skip is not None:
            lasting = outlook.lasting(move.skip)
            parts["skip"] = outlook.worths(features.hand, [card], lasting)[card].whole - worth.whole
        parts["danger"] = -_DANGER * features.wants(following, card)
        options.append(Option(move, sum(parts.values()), parts))
    return options


def _announced(features: PhasesFeatures, chance: Rng) -> list[Option]:
    outlook = Outlook(features, chance)
    lasting, options = outlook.lasting(), []
    for move in announces(features):
        worth = outlook.worth(features.hand, lasting, [features.phase(move.number)])
        options.append(Option(move, worth.chances, {"chances": worth.chances}))
    return options


# Easy makes a beginner's mistakes.


def easy(observation: Observation, seed: int) -> Decision:
    """Make the plain move or a beginner's mistake.

    A player who can lay their phase or go out does so.
    """
    features, chance = PhasesFeatures(observation), rng(observation, seed)
    move = next(moves_of(features))
    slip = next(filter(observation.may, _slips(features, move, chance)), move)
    return Decision(slip)


_SNATCHES, _FORGETS, _HOARDS, _BREAKS = 0.4, 0.6, 0.5, 0.3
"""Chances that a beginner takes a card that only looks useful, overlooks a lay-off, keeps a skip
card, or discards a card that goes with another (``python -m bench duel``).
"""


def _slips(features: PhasesFeatures, move: Move, chance: Rng) -> Iterator[Move]:
    """Yield a beginner's mistakes instead of this move.

    They take a card because it goes with one of theirs, and overlook lay-offs on others' melds.
    They keep a skip card or use it on the next player, and discard high cards though they need
    them.
    """
    if isinstance(move, Draw):
        goes = features.upcard is not None and goes_with(features, features.upcard)
        if goes and not features.has_laid and chance.random() < _SNATCHES:
            yield Take()
    elif isinstance(move, LayOff):
        own_meld = features.state.melds[move.meld].owner == features.seat
        many = not own_meld and len(features.hand) > len(move.cards) + 1
        if many and chance.random() < _FORGETS and not _ends_deal(features, move):
            yield from _thrown_away(features, chance)
    elif isinstance(move, Discard) and len(features.hand) > 1:
        yield from _thrown_away(features, chance)


def _ends_deal(features: PhasesFeatures, move: Move) -> bool:
    """Return whether this move, with the plain moves after it in this turn, leaves no card."""
    observation = features.observation
    while not isinstance(move, Discard):
        observation = observation.after(move)
        if observation.seen.phase is Phase.OVER or observation.seen.turn != observation.seat:
            return observation.seen.phase is Phase.OVER
        move = next(moves_of(PhasesFeatures(observation)))
    return len(observation.hand) == 1


def _thrown_away(features: PhasesFeatures, chance: Rng) -> Iterator[Discard]:
    """Yield the discard of a skip card, or of the highest lone card or natural card."""
    moves = throws(features)
    skips = [move for move in moves if move.card == SKIP]
    if skips and chance.random() < 1 - _HOARDS:
        yield skips[0]
    naturals = [move for move in moves if move.card not in (SKIP, JOKER)]
    lone = [move for move in naturals if not goes_with(features, move.card)]
    if chance.random() < _BREAKS or not lone:
        lone = naturals
    if lone:
        highest = max(features.game.points(move.card) for move in lone)
        yield chance.choice([move for move in lone if features.game.points(move.card) == highest])


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(1200, 0.2, (-5.317, -5.196)),
    (3, 1): Average(2880, 0.284, (-9.816, -10.632, -11.153)),
    (4, 1): Average(2592, 0.382, (-14.149, -15.955, -16.707, -16.975)),
    (5, 1): Average(2400, 0.425, (-18.977, -20.546, -20.837, -21.738, -22.129)),
    (6, 1): Average(2304, 0.481, (-21.697, -23.357, -24.785, -25.148, -26.337, -27.348)),
}
