"""The ledger of a deal, which splits one seat's result into luck and choices, in points.

Its lines are the dealt cards, the drawn cards, the cards held by other players, and the choices.

The worth W of a moment is the mean result of its futures. In a future the hands stay as they are,
the stock is shuffled again, and a medium computer plays every seat. A future is a fixed order of
the whole pack, and every moment uses the same futures. So the coming cards, and the players who get
them, don't depend on earlier moves. The W at the end of a step is the W at the start of the next,
so the lines add up to the result.

A choice is compared with medium's move, with only the information that its player had. The
comparison runs in sampled worlds, in which the unseen cards are dealt again. The other players have
kept the better cards. Their hands have no card that they could have laid or used to take the row.
Evenly dealt hands would be much worse than the hands of people after some turns. Then choices would
look too cheap. The other part of a choice's effect is due to the cards that the other players held
(``HELD``).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engine.analysis.moments import Act, Moment, acting
from engine.analysis.players import think
from engine.analysis.reasons import reason_for
from engine.computer.plain.advice import Advice
from engine.computer.strength import Strength
from engine.events import Drew, DrewPenalty, Recycled
from engine.game import Game
from engine.moves import Move
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide
from engine.state import State

NAMED, POINTS = 2.0, 1.0
"""A choice is named if its absolute worth is above both limits.

The first limit is in standard errors, and the second in points.
"""
_LARGEST = 6
_USUAL, _BLOCK = 20, 10
"""The usual number of futures if there is time, and the number in each further block."""


class LineKind(StrEnum):
    """The part of the result that a line explains."""

    DEAL = "deal"
    DRAW = "draw"
    """The luck of the cards that a step turned up."""
    HELD = "held"
    """The part of a choice's effect that came from cards its player could not see."""
    CHOICE = "choice"
    OTHERS = "others"
    """A choice of another seat."""


class Total(NamedTuple):
    """Points with their standard error."""

    points: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the points are so far from 0 that chance is unlikely to explain them."""
        return abs(self.points) > max(NAMED * self.error, POINTS)


class Explanation(NamedTuple):
    """An explanation of a costly choice."""

    why: Advice | None
    """The reason why the better of medium's move and the player's move is better. None if no
    computer that prefers the better move can give a reason.
    """
    strong: Advice
    """The move of a strong computer."""
    gain: Total | None = None
    """The points that the strong computer's move gains over the better of medium's and the
    player's. None if the strong computer's move is one of these, or if time ran out.
    """


class Line(NamedTuple):
    """The points of one part of a step, with their standard error."""

    kind: LineKind
    points: float
    error: float
    step: int | None = None
    """Number of the move, from 0. None for the deal."""
    seat: int | None = None
    instead: Move | None = None
    """Medium's move. None if the player made the same move."""
    explanation: Explanation | None = None
    """Given only for the costliest choices."""

    @property
    def named(self) -> bool:
        """Whether the line is a choice whose points are sure."""
        chosen = self.kind in (LineKind.CHOICE, LineKind.OTHERS)
        return chosen and Total(self.points, self.error).is_sure


class Ledger(NamedTuple):
    """The lines of a deal. Added to the deal's average worth, they give its result."""

    start: float
    """Average worth of such a deal, or the worth after the deal if the average is unknown."""
    result: int
    futures: int
    """Number of futures in every W."""
    lines: tuple[Line, ...]
    totals: Mapping[LineKind, Total]
    start_error: float = 0.0
    """Standard error of ``start``."""

    @property
    def curve(self) -> tuple[float, ...]:
        """The worths W after the deal, and after each move."""
        worth, after = self.start, dict[int | None, float]()
        for line in self.lines:
            worth += line.points
            after[line.step] = worth
        return tuple(after.values())

    @property
    def starts_known(self) -> bool:
        """Whether ``start`` is the average worth of such a deal."""
        return self.lines[0].points != 0.0

    @property
    def is_close(self) -> bool:
        """Whether the number of futures is too small to judge the choices.

        The standard error of the sum of the choices is then more than a third of the standard
        deviation of results.
        """
        apart = self.lines[0].error * sqrt(self.futures)
        return self.totals[LineKind.CHOICE].error > apart / 3


class Samples(NamedTuple):
    """Numbers of futures to play.

    If the futures don't fit into ``seconds`` of ``clock``, fewer are played. These are 20 for each
    worth and choice if possible, and never fewer than ``least``.
    """

    points: int = 50
    """The number for every worth W."""
    choices: int = 50
    """The number for every choice."""
    largest: int = 200
    """The number for the largest choices."""
    least: int = 5
    seconds: float = inf
    clock: Callable[[], float] = lambda: 0.0
    costliest: int = 0
    """This many of the costliest choices get an ``Explanation``."""

    @classmethod
    def of(cls, number: int) -> "Samples":
        """Return the same number for everything."""
        return cls(number, number, number, number)


class _Deal(NamedTuple):
    """The game and seat of a ledger. Futures are derived from ``luck``."""

    game: Game
    seat: int
    luck: bytes

    def seed(self, *purpose: object) -> bytes:
        """Return the seed of one future or world."""
        return sha256(self.luck + repr(purpose).encode()).digest()


class _Point:
    """The worth W of a moment, or of an act at that moment, with one value per future."""

    def __init__(self, deal: _Deal, moment: Moment, act: Act | None = None) -> None:
        self._deal, self._moment, self._act = deal, moment, act
        self.worths: list[float] = []

    def grow(self, to: int) -> None:
        """Play futures until there are ``to``."""
        game = self._deal.game
        for number in range(len(self.worths), to):
            seed = self._deal.seed("future", number)
            moment = self._moment
            if moment.state.phase is not Phase.OVER:
                moment = moment.reshuffled(game, seed)
            if self._act is not None:
                moment = moment.after_move(game, self._act.seat, self._act.move, seed)
            self.worths.append(moment.to_the_end(game, seed)[self._deal.seat])


class WeighedChoice:
    """A move compared with another at the same moment, with one gain per sampled world."""

    def __init__(
        self, deal: _Deal, moment: Moment, seat: int, moves: tuple[Move, Move], step: int = 0
    ) -> None:
        self._deal, self._moment, self._seat, self._moves = deal, moment, seat, moves
        self._step = step
        self.gains: list[float] = []

    def grow(self, to: int, *, apart: bool = False) -> None:
        """Play both moves in sampled worlds until there are ``to`` gains.

        If ``apart``, each move gets different worlds, which shows the effect of chance.
        """
        game = self._deal.game
        for number in range(len(self.gains), to):
            seeds = [
                self._deal.seed("world", self._step, number, apart and index) for index in range(2)
            ]
            worlds = {seed: self._moment.as_known_to(game, self._seat, seed) for seed in {*seeds}}
            first, second = (
                self._tried(move, worlds[seed], seed)
                for move, seed in zip(self._moves, seeds, strict=True)
            )
            self.gains.append(first - second)

    def _tried(self, move: Move, world: Moment, seed: bytes) -> float:
        game = self._deal.game
        after = world.after_move(game, self._seat, move, seed)
        return after.to_the_end(game, seed)[self._deal.seat]

    @property
    def judged(self) -> Total:
        """The mean gain J of the first move over the second."""
        return _mean(self.gains)

    def explanation(self) -> "tuple[Explanation, WeighedChoice | None]":
        """Return an explanation of the better move, and a comparison still to be played.

        The second move is medium's. The comparison is between the move of a strong computer and the
        better of both moves. The comparison is None if the strong computer chooses one of these
        moves.
        """
        game, state, seat = self._deal.game, self._moment.state, self._seat
        seen = Observation.at(game, state, seat, self._moment.notes)
        did, instead = self._moves
        better, worse = (did, instead) if self.judged.points > 0 else (instead, did)
        decision = think(seen, Strength.STRONG)
        outcome = decide(game, state, seat, decision.move)
        # Two ways to write the same move count as one.
        equal_moves = [move for move in self._moves if decide(game, state, seat, move) == outcome]
        beside = worse if better in equal_moves else better
        strong = reason_for(seen, decision, beside)
        why = strong if better in equal_moves else None
        if why is None and better == instead:
            why = reason_for(seen, think(seen, Strength.MEDIUM), worse)
        if equal_moves:
            return Explanation(why, strong._replace(move=equal_moves[0])), None
        moves = decision.move, better
        return Explanation(why, strong), WeighedChoice(
            self._deal, self._moment, seat, moves, self._step
        )


def compared(game: Game, moment: Moment, seat: int, moves: tuple[Move, Move]) -> WeighedChoice:
    """Return a comparison of two moves, with only the information that the seat has."""
    return WeighedChoice(_Deal(game, seat, _luck(moment.state)), moment, seat, moves)


class _Step(NamedTuple):
    """A move with the W before it, after it, and after the cards that it turned up."""

    act: Act
    instead: Move
    choice: WeighedChoice | None
    before: _Point
    made: _Point
    after: _Point


def ledger_of(
    game: Game,
    dealt: State,
    acts: Sequence[Act],
    seat: int,
    samples: Samples = Samples(),  # noqa: B008 (never changed)
    start: Total | None = None,
) -> Ledger:
    """Return the ledger of a seat in a deal that is over after these acts.

    ``start`` is the average worth of such a deal. If ``start`` is None, the average is unknown, and
    the ledger starts with the worth after the deal. Raises ValueError if the deal is not over.
    """
    deal = _Deal(game, seat, _luck(dealt))
    first = _Point(deal, Moment.dealt(dealt))
    steps, end = list[_Step](), Moment.dealt(dealt)
    for number, act in enumerate(acts):
        before = steps[-1].after if steps else first
        latest, end = _step(deal, end, act, before, number)
        steps.append(latest)
    if end.state.result is None:
        raise ValueError("the deal is not over")
    points = dict.fromkeys([first, *(point for step in steps for point in (step.made, step.after))])
    choices = [step.choice for step in steps if step.choice is not None]
    own_choices = [step.choice for step in steps if step.choice and step.act.seat == seat]
    explanations = _play(list(points), choices, own_choices, samples)
    dealt_worth = _mean(first.worths)
    usual = start or Total(dealt_worth.points, 0.0)
    error = sqrt(dealt_worth.error**2 + usual.error**2)
    lines = [Line(LineKind.DEAL, dealt_worth.points - usual.points, error)]
    for number, step in enumerate(steps):
        explanation = explanations.get(step.choice) if step.choice else None
        lines += _lines(step, number, seat, explanation)
    result, totals = game.end.worth(end.state.result)[seat], _totals(lines, steps)
    futures = len(first.worths)
    return Ledger(usual.points, result, futures, tuple(lines), totals, usual.error)


def worth_after(
    game: Game, dealt: State, acts: Iterable[Act], seat: int, samples: Samples
) -> Total:
    """Return W for a seat after these acts, from as many futures as fit into the time."""
    moment, started = Moment.dealt(dealt), samples.clock()
    for act in acts:
        moment = moment.after(game, act)
    point = _Point(_Deal(game, seat, _luck(dealt)), moment)
    for number in range(samples.least, samples.points + 1):
        if number == samples.least or samples.clock() - started < samples.seconds:
            point.grow(number)
    return _mean(point.worths)


def _luck(dealt: State) -> bytes:
    """Return the source of a deal's futures.

    The source contains the hands and the pile, but never the order of the stock.
    """
    return sha256(repr((dealt.deal_no, dealt.hands, dealt.discard)).encode()).digest()


def _step(
    deal: _Deal, moment: Moment, act: Act, before: _Point, number: int
) -> tuple[_Step, Moment]:
    game, state = deal.game, moment.state
    events = decide(game, state, *act)
    after = moment.then(events)
    instead = moment.medium(game, act.seat)
    came, would_come = (decide(game, state, act.seat, move) for move in (act.move, instead))
    same_outcome = came == would_come
    choice = None
    if not same_outcome:
        choice = WeighedChoice(deal, moment, act.seat, (act.move, instead), number)
    # Medium's own move changes no future, unless another seat would have acted first.
    goes_on = same_outcome and act.seat == acting(game, state)
    made = before if goes_on else _Point(deal, moment, act)
    turned_up = any(isinstance(event, Drew | DrewPenalty | Recycled) for event in events)
    after_draw = _Point(deal, after) if turned_up else made
    return _Step(act, instead, choice, before, made, after_draw), after


def _play(
    points: Sequence[_Point],
    choices: Sequence[WeighedChoice],
    own_choices: Sequence[WeighedChoice],
    samples: Samples,
) -> Mapping[WeighedChoice, Explanation]:
    """Play the futures, and return the explanations of the costliest choices in ``own_choices``.

    First every choice and worth gets the least number of futures. This number is doubled as long as
    the time suffices. Then the choices get more futures, and last every worth W.
    """

    def grow(estimates: Sequence[_Point] | Sequence[WeighedChoice], to: int) -> None:
        for estimate in estimates:
            estimate.grow(to)

    def grow_all(to: int) -> None:
        grow(choices, min(to, samples.choices))
        grow(points, min(to, samples.points))

    started, least = samples.clock(), samples.least
    grow_all(least)
    while least < _USUAL and 2 * (samples.clock() - started) <= samples.seconds:
        least *= 2
        grow_all(least)

    def further(estimates: Sequence[_Point] | Sequence[WeighedChoice], to: int) -> None:
        """Play more futures of each while the time suffices.

        A block is expected to take as long as the block before it.
        """
        took = samples.clock() - started
        block = took * _BLOCK / max(least, 1)
        for number in range(least + _BLOCK, to + _BLOCK, _BLOCK):
            now = samples.clock()
            if estimates and now - started + block <= samples.seconds:
                grow(estimates, min(number, to))
                block = samples.clock() - now

    further(choices, samples.choices)
    largest = sorted(choices, key=lambda choice: -abs(choice.judged.points))[:_LARGEST]
    further(largest, samples.largest)
    costliest = sorted(
        (choice for choice in own_choices if choice.judged.is_sure),
        key=lambda choice: -abs(choice.judged.points),
    )
    explanations = {choice: choice.explanation() for choice in costliest[: samples.costliest]}
    others = [other for _, other in explanations.values() if other is not None]
    # These comparisons get no more time than the choices that they explain.
    played = 2 * sum(len(choice.gains) for choice in choices) + sum(
        len(point.worths) for point in points
    )
    each = (samples.clock() - started) / max(played, 1)
    fit = samples.clock() - started + 2 * least * len(others) * each <= samples.seconds
    if fit:
        grow(others, least)
        further(others, samples.largest)
    further(points, samples.points)
    return {
        choice: explanation._replace(gain=other.judged)
        if other is not None and fit
        else explanation
        for choice, (explanation, other) in explanations.items()
    }


def _lines(step: _Step, number: int, seat: int, explanation: Explanation | None) -> Iterator[Line]:
    by = step.act.seat
    kind = LineKind.CHOICE if by == seat else LineKind.OTHERS
    judged = Total(0.0, 0.0)
    if step.choice is None:
        yield Line(kind, 0.0, 0.0, number, by)
    else:
        judged = step.choice.judged
        yield Line(kind, *judged, number, by, step.instead, explanation)
    if step.made is not step.before:
        change = _change(step.before, step.made)
        error = sqrt(change.error**2 + judged.error**2)
        yield Line(LineKind.HELD, change.points - judged.points, error, number, by)
    if step.after is not step.made:
        yield Line(LineKind.DRAW, *_change(step.made, step.after), number, by)


def _change(start: _Point, end: _Point) -> Total:
    """Return the gain from ``start`` to ``end``. It is a difference of means, so lines add up."""
    gains = [after - before for before, after in zip(start.worths, end.worths, strict=True)]
    return Total(fmean(end.worths) - fmean(start.worths), _mean(gains).error)


def _mean(values: Sequence[float]) -> Total:
    """Return the mean with its standard error, which is infinite for a single value."""
    return Total(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else inf)


def _totals(lines: Sequence[Line], steps: Sequence[_Step]) -> Mapping[LineKind, Total]:
    """Return the totals by kind of line.

    Each future runs through all steps, so errors of sums of W are computed from each future's sum.
    """

    def of(kind: LineKind) -> tuple[float, float]:
        some = [line for line in lines if line.kind is kind]
        return sum(line.points for line in some), sqrt(sum(line.error**2 for line in some))

    def through(ends: Sequence[tuple[_Point, _Point]]) -> float:
        futures = zip(
            *(zip(start.worths, end.worths, strict=True) for start, end in ends), strict=True
        )
        sums = [sum(after - before for before, after in future) for future in futures]
        return _mean(sums).error if sums else 0.0

    totals = {kind: Total(*of(kind)) for kind in LineKind}
    chosen = sqrt(totals[LineKind.CHOICE].error ** 2 + totals[LineKind.OTHERS].error ** 2)
    met = through([(step.before, step.made) for step in steps if step.made is not step.before])
    drawn = through([(step.made, step.after) for step in steps if step.after is not step.made])
    totals[LineKind.HELD] = Total(totals[LineKind.HELD].points, sqrt(met**2 + chosen**2))
    totals[LineKind.DRAW] = Total(totals[LineKind.DRAW].points, drawn)
    return totals
