"""Rollouts, in which each move is played to the end with the same sampled hands."""

from collections.abc import Sequence
from statistics import fmean

from engine.cards import Card
from engine.decision import Option, Rng, TriedOption, play_rounds, ranked
from engine.games.dummy.features import PLAYOUT_WEIGHTS, DummyFeatures
from engine.games.dummy.playout import (
    NEAR,
    PLACES,
    TRIOS,
    PlayoutStart,
    QuickDeal,
)
from engine.hands.ladder import table_of, together
from engine.hands.masks import cards_of
from engine.moves import Discard, Draw, TakeRow
from engine.observation import Did, Notes
from engine.state import State
from engine.steps.birth import is_born
from engine.steps.direction import direction
from engine.steps.fines import Fines

# The start of a rollout, and the hands that the others may hold.

_REPAIRS = 12


def playout_start(state: State, worth: Sequence[int]) -> PlayoutStart:
    """Return the public state of this deal. ``worth`` has the points of every card."""
    laid, fined = [0] * state.seats, [0] * state.seats
    for meld in state.melds:
        for card, seat in zip(meld.cards, meld.laid_by, strict=True):
            laid[seat] |= PLACES[card]
    for fine in state.recall(Fines).penalties:
        fined[fine.seat] += fine.points
    return PlayoutStart(
        row=tuple(PLACES[card] for card in state.discard),
        table=table_of(state.melds, PLACES),
        laid=tuple(laid),
        born=tuple(is_born(state, seat) for seat in range(state.seats)),
        fined=tuple(fined),
        seat=state.turn,
        way=direction(state),
        thrown=state.turn_no > 1,
        values=tuple(
            (points, together([card for card in range(52) if worth[card] == points], PLACES))
            for points in sorted(set(worth))
        ),
    )


class HiddenHands:
    """A sampler of the other hands and the stock."""

    def __init__(self, features: DummyFeatures) -> None:
        _, state, seat, notes = features.observation
        way = direction(state)
        self._others = [state.after(seat, way * steps) for steps in range(1, state.seats)]
        self._known = [
            together(cards_of(opponent.known), PLACES) for opponent in features.opponents
        ]
        self._hidden = [opponent.hidden for opponent in features.opponents]
        self._unseen = [PLACES[card] for card in cards_of(features.unseen)]
        self._stock = len(state.stock)
        self._hands = [0] * state.seats
        self._hands[seat] = together(cards_of(features.hand), PLACES)
        self._left = [
            () if opponent.born else _left_in_row(other, features.row, notes)
            for other, opponent in zip(self._others, features.opponents, strict=True)
        ]

    def sample(self, rng: Rng) -> tuple[list[int], list[int]]:
        """Return sampled hands by seat, and a stock."""
        cards, hands, held = self._unseen[:], self._hands[:], []
        rng.shuffle(cards)
        for hidden in self._hidden:
            held.append(cards[:hidden])
            del cards[:hidden]
        for other, known, left, unknown in zip(
            self._others, self._known, self._left, held, strict=True
        ):
            if left and cards:
                _without_birth(unknown, known, left, cards, rng)
            hands[other] = known | sum(unknown)
        return hands, cards[: self._stock]


def _left_in_row(seat: int, row: Sequence[Card], notes: Notes) -> tuple[int, ...]:
    """Return the cards in the row that this seat could have taken at its last draw."""
    thrown = {note.card: index for index, note in enumerate(notes.history) if note.did is Did.THREW}
    drew = [index for index, note in enumerate(notes.history) if note.seat == seat]
    if not drew:
        return ()
    return tuple(PLACES[card] for card in row if thrown.get(card, -1) < drew[-1])


def _without_birth(
    held: list[int], known: int, left: Sequence[int], others: list[int], rng: Rng
) -> None:
    """Exchange cards in this hand with which its player would have been born.

    A player who is not born yet seldom leaves a meld in the row.
    """
    row, hand = sum(left), known | sum(held)
    for _ in range(_REPAIRS):
        birth = _birth(hand, row, left)
        indices = [index for index, bit in enumerate(held) if bit & birth]
        if not indices:
            return
        to = rng.randrange(len(others))
        hand ^= held[indices[0]] | others[to]
        held[indices[0]], others[to] = others[to], held[indices[0]]


def _birth(hand: int, row: int, left: Sequence[int]) -> int:
    """Return a meld of cards in this hand and in the row, or 0 if there is none."""
    for bit in left:
        if NEAR[bit] & hand:
            for trio in TRIOS[bit]:
                if trio & (row | hand) == trio and trio & hand:
                    return trio
    return 0


MOST, CLOSE = 5, 60.0
"""At most this many moves are compared, and only moves that seem worse than the best by at most
this many points.
"""
PLAYOUTS, ROUND = 400, 40
"""The playouts per decision, and the samples per round.

Clearly worse moves drop out after a round.
"""
TRUST = 0.8
"""Weight of rollouts relative to the judgement."""
SURE = 1.2
"""A move must beat the move that the judgement prefers by this many standard errors."""


class TriedMove(TriedOption):
    """A move that is compared in rollouts."""

    def __init__(self, option: Option, features: DummyFeatures) -> None:
        super().__init__(option, TRUST)
        self._features, self._seat = features, features.observation.seat
        self._fine = option.parts.get("fine", 0.0)

    def play_out(self, deal: QuickDeal) -> None:
        """Make the move in this deal, play it to the end, and record the lead over the others."""
        move = self.option.move
        if isinstance(move, Discard):
            deal.throw(PLACES[move.card])
        elif isinstance(move, TakeRow):
            deal.take(self._features.row.index(move.start), together(move.laid, PLACES))
        else:
            deal.draw()
        scores = deal.to_the_end()
        own = scores.pop(self._seat)
        self.brought.append(own - fmean(scores) + self._fine)


def tried(features: DummyFeatures, options: Sequence[Option], rng: Rng) -> list[Option]:
    """Return the options, the best first, after rollouts of the close ones."""
    close = [TriedMove(option, features) for option in _close(options)]
    if len(close) < 2:
        return [*options]
    _play_out(features, playout_start(features.observation.seen, features.worth), close, rng)
    return ranked(close, options, SURE)


def _close(options: Sequence[Option]) -> list[Option]:
    """Return the moves to compare.

    Among takes that start at the same card, only the best is compared, because a rollout lays all
    further cards anyway.
    """
    moves: dict[object, Option] = {}
    for option in options:
        if isinstance(option.move, Discard | Draw | TakeRow) and (
            option.worth > options[0].worth - CLOSE
        ):
            moves.setdefault(
                option.move.start if isinstance(option.move, TakeRow) else option.move, option
            )
    return [*moves.values()][:MOST]


def _play_out(
    features: DummyFeatures, start: PlayoutStart, close: Sequence[TriedMove], rng: Rng
) -> None:
    """Compare these moves in rounds of the same samples."""
    hidden, weights = HiddenHands(features), PLAYOUT_WEIGHTS[features.observation.seen.seats]

    def play(going: Sequence[TriedMove]) -> None:
        for _ in range(ROUND):
            hands, stock = hidden.sample(rng)
            for move in going:
                move.play_out(QuickDeal(start, hands, stock, weights))

    play_rounds(close, play, PLAYOUTS, ROUND)
