"""A deal told as chance and choice, in points of worth to one seat: what was dealt and drawn, what
the others held, what was chosen.

The worth of a moment, W, is the mean over futures: the hands as they are, the stock laid anew, a
medium computer in every seat. A future is a fixed order of the whole pack, at every moment the same
ones: which cards come next, and to whom, depends on nothing that has happened. Every W that ends a
step begins the next, so all adds up to the result.

A choice is weighed beside what medium would have done, by what its player could know: in worlds, in
which the cards that they could not see are laid anew, and the others have kept the better of them
and hold none that they could have laid, or with which they could have taken the row.
Evenly dealt hands would be much worse than those of people who have played for some turns, and
choices beside them would seem too cheap. What a choice brought besides is what the others held.
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
"""A choice is named that is surely worth something: by so many standard errors, and points."""
_LARGEST = 6
_USUAL, _BLOCK = 20, 10
"""So many futures of everything where there is time, and so many more at a time."""


class LineKind(StrEnum):
    """What part of a result a line tells."""

    DEAL = "deal"
    DRAW = "draw"
    """Cards that a step turned up."""
    HELD = "held"
    """What a choice met with that its player could not know."""
    CHOICE = "choice"
    OTHERS = "others"
    """A choice of another seat."""


class Total(NamedTuple):
    """So many points, with their standard error."""

    points: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether they stand out."""
        return abs(self.points) > max(NAMED * self.error, POINTS)


class Grounds(NamedTuple):
    """What stands beside a dear choice. ``why`` medium's move is better than the player's, or the
    player's than medium's; None: nobody who would make it can say. What a ``strong`` computer would
    do; ``gain`` is what that is worth more than the better of the two, None if it is one of them or
    there was no time to tell."""

    why: Advice | None
    strong: Advice
    gain: Total | None = None


class Line(NamedTuple):
    """What one part of a step brought, with its standard error. ``step`` counts the moves from 0,
    None for the deal; ``instead`` is what medium would have done, None: the same. ``grounds`` are
    told of the dearest choices alone."""

    kind: LineKind
    points: float
    error: float
    step: int | None = None
    seat: int | None = None
    instead: Move | None = None
    grounds: Grounds | None = None

    @property
    def named(self) -> bool:
        """Whether it is a choice that stands out."""
        chosen = self.kind in (LineKind.CHOICE, LineKind.OTHERS)
        return chosen and Total(self.points, self.error).is_sure


class Ledger(NamedTuple):
    """The lines of a deal: what it was worth on average (``start``) and they make the result.

    ``futures`` is how many every W is the mean of, ``start_error`` how sure the start is.
    """

    start: float
    result: int
    futures: int
    lines: tuple[Line, ...]
    totals: Mapping[LineKind, Total]
    start_error: float = 0.0

    @property
    def curve(self) -> tuple[float, ...]:
        """W when the deal had been dealt, and after each move."""
        worth, after = self.start, dict[int | None, float]()
        for line in self.lines:
            worth += line.points
            after[line.step] = worth
        return tuple(after.values())

    @property
    def starts_known(self) -> bool:
        """Whether it begins with what such a deal is worth on average."""
        return self.lines[0].points != 0.0

    @property
    def is_close(self) -> bool:
        """Whether the futures tell too little of the choices: their sum is less sure than a third
        of how far results of this deal lie apart."""
        apart = self.lines[0].error * sqrt(self.futures)
        return self.totals[LineKind.CHOICE].error > apart / 3


class Samples(NamedTuple):
    """How many futures are played: of every W, of every choice, of the largest ones; where they do
    not fit into ``seconds`` of ``clock`` fewer, if possible 20 of each, but not below ``least``.
    ``dear``: so many of the dearest choices are told with their grounds."""

    points: int = 50
    choices: int = 50
    largest: int = 200
    least: int = 5
    seconds: float = inf
    clock: Callable[[], float] = lambda: 0.0
    dear: int = 0

    @classmethod
    def of(cls, number: int) -> "Samples":
        """So many of everything."""
        return cls(number, number, number, number)


class _Deal(NamedTuple):
    """Whose ledger of which game it is; ``luck`` is what its futures follow from."""

    game: Game
    seat: int
    luck: bytes

    def seed(self, *purpose: object) -> bytes:
        """Of one future or world."""
        return sha256(self.luck + repr(purpose).encode()).digest()


class _Point:
    """W of a moment, or of what comes of an act in it, future by future."""

    def __init__(self, deal: _Deal, moment: Moment, act: Act | None = None) -> None:
        self._deal, self._moment, self._act = deal, moment, act
        self.worths: list[float] = []

    def grow(self, to: int) -> None:
        """Play futures until there are so many."""
        game = self._deal.game
        for number in range(len(self.worths), to):
            seed = self._deal.seed("future", number)
            moment = self._moment
            if moment.state.phase is not Phase.OVER:
                moment = moment.laid_anew(game, seed)
            if self._act is not None:
                moment = moment.acts(game, self._act.seat, self._act.move, seed)
            self.worths.append(moment.to_the_end(game, seed)[self._deal.seat])


class WeighedChoice:
    """A move beside another of the same moment: what it brings more, world by world.

    ``apart``: each is tried in worlds of its own, which shows how far chance alone goes.
    """

    def __init__(
        self, deal: _Deal, moment: Moment, seat: int, moves: tuple[Move, Move], step: int = 0
    ) -> None:
        self._deal, self._moment, self._seat, self._moves = deal, moment, seat, moves
        self._step = step
        self.gains: list[float] = []

    def grow(self, to: int, *, apart: bool = False) -> None:
        """Play both in worlds until there are so many."""
        game = self._deal.game
        for number in range(len(self.gains), to):
            seeds = [self._deal.seed("world", self._step, number, apart and at) for at in range(2)]
            worlds = {one: self._moment.as_known_to(game, self._seat, one) for one in {*seeds}}
            one, two = (
                self._tried(move, worlds[seed], seed)
                for move, seed in zip(self._moves, seeds, strict=True)
            )
            self.gains.append(one - two)

    def _tried(self, move: Move, world: Moment, seed: bytes) -> float:
        game = self._deal.game
        after = world.acts(game, self._seat, move, seed)
        return after.to_the_end(game, seed)[self._deal.seat]

    @property
    def judged(self) -> Total:
        """J: what it is worth to choose the first of the two."""
        return _mean(self.gains)

    def grounds(self) -> "tuple[Grounds, WeighedChoice | None]":
        """What speaks for the better of the two, the second of which is medium's; and what a strong
        computer would do beside that, to be weighed, if it is neither."""
        game, state, seat = self._deal.game, self._moment.state, self._seat
        seen = Observation.at(game, state, seat, self._moment.notes)
        did, instead = self._moves
        better, worse = (did, instead) if self.judged.points > 0 else (instead, did)
        decision = think(seen, Strength.STRONG)
        outcome = decide(game, state, seat, decision.move)
        # Two ways to say the same are one move.
        alike = [one for one in self._moves if decide(game, state, seat, one) == outcome]
        beside = worse if better in alike else better
        strong = reason_for(seen, decision, beside)
        why = strong if better in alike else None
        if why is None and better == instead:
            why = reason_for(seen, think(seen, Strength.MEDIUM), worse)
        if alike:
            return Grounds(why, strong._replace(move=alike[0])), None
        moves = decision.move, better
        return Grounds(why, strong), WeighedChoice(
            self._deal, self._moment, seat, moves, self._step
        )


def compared(game: Game, moment: Moment, seat: int, moves: tuple[Move, Move]) -> WeighedChoice:
    """Two moves of a seat, to be judged by what the seat could know."""
    return WeighedChoice(_Deal(game, seat, _luck(moment.state)), moment, seat, moves)


class _Step(NamedTuple):
    """A move with the W before it, of it, and after what it turned up."""

    act: Act
    instead: Move
    choice: WeighedChoice | None
    before: _Point
    made: _Point
    after: _Point


def reckoned(
    game: Game,
    dealt: State,
    acts: Sequence[Act],
    seat: int,
    samples: Samples = Samples(),  # noqa: B008 (never changed)
    start: Total | None = None,
) -> Ledger:
    """The ledger of a seat in a deal that is over after these acts.

    ``start`` is what such a deal is worth on average, as far as that is known; None: nobody knows,
    and it begins with what it was worth when it had been dealt. Raises ValueError if the deal is
    not over.
    """
    deal = _Deal(game, seat, _luck(dealt))
    first = _Point(deal, Moment.dealt(dealt))
    steps, end = list[_Step](), Moment.dealt(dealt)
    for number, act in enumerate(acts):
        before = steps[-1].after if steps else first
        one, end = _step(deal, end, act, before, number)
        steps.append(one)
    if end.state.result is None:
        raise ValueError("the deal does not end")
    points = dict.fromkeys([first, *(one for step in steps for one in (step.made, step.after))])
    choices = [step.choice for step in steps if step.choice is not None]
    mine = [step.choice for step in steps if step.choice and step.act.seat == seat]
    grounds = _play(list(points), choices, mine, samples)
    begun = _mean(first.worths)
    usual = start or Total(begun.points, 0.0)
    error = sqrt(begun.error**2 + usual.error**2)
    lines = [Line(LineKind.DEAL, begun.points - usual.points, error)]
    for number, step in enumerate(steps):
        told = grounds.get(step.choice) if step.choice else None
        lines += _lines(step, number, seat, told)
    result, totals = game.end.worth(end.state.result)[seat], _totals(lines, steps)
    futures = len(first.worths)
    return Ledger(usual.points, result, futures, tuple(lines), totals, usual.error)


def worth_after(
    game: Game, dealt: State, acts: Iterable[Act], seat: int, samples: Samples
) -> Total:
    """W for a seat after these acts, from as many futures as fit."""
    moment, begun = Moment.dealt(dealt), samples.clock()
    for act in acts:
        moment = moment.after(game, act)
    point = _Point(_Deal(game, seat, _luck(dealt)), moment)
    for number in range(samples.least, samples.points + 1):
        if number == samples.least or samples.clock() - begun < samples.seconds:
            point.grow(number)
    return _mean(point.worths)


def _luck(dealt: State) -> bytes:
    """What the futures of a deal follow from: what the first players to look could see, and the
    other hands; never the order of its stock."""
    return sha256(repr((dealt.deal_no, dealt.hands, dealt.discard)).encode()).digest()


def _step(
    deal: _Deal, moment: Moment, act: Act, before: _Point, number: int
) -> tuple[_Step, Moment]:
    game, state = deal.game, moment.state
    events = decide(game, state, *act)
    after = moment.then(events)
    instead = moment.medium(game, act.seat)
    came, would_come = (decide(game, state, act.seat, move) for move in (act.move, instead))
    alike = came == would_come
    choice = None
    if not alike:
        choice = WeighedChoice(deal, moment, act.seat, (act.move, instead), number)
    # Medium's own move leaves every future as it is, if nobody else would have come first.
    goes_on = alike and act.seat == acting(game, state)
    made = before if goes_on else _Point(deal, moment, act)
    turned_up = any(isinstance(event, Drew | DrewPenalty | Recycled) for event in events)
    there = _Point(deal, after) if turned_up else made
    return _Step(act, instead, choice, before, made, there), after


def _play(
    points: Sequence[_Point],
    choices: Sequence[WeighedChoice],
    mine: Sequence[WeighedChoice],
    samples: Samples,
) -> Mapping[WeighedChoice, Grounds]:
    """Play the futures: the least of all first, twice as many as long as they fit, then more of
    choices, then of every W. The grounds of the dearest choices that are ``mine``."""

    def grow(some: Sequence[_Point] | Sequence[WeighedChoice], to: int) -> None:
        for one in some:
            one.grow(to)

    def grow_all(to: int) -> None:
        grow(choices, min(to, samples.choices))
        grow(points, min(to, samples.points))

    begun, least = samples.clock(), samples.least
    grow_all(least)
    while least < _USUAL and 2 * (samples.clock() - begun) <= samples.seconds:
        least *= 2
        grow_all(least)

    def further(some: Sequence[_Point] | Sequence[WeighedChoice], to: int) -> None:
        """As many as fit, as many of each: a block takes no longer than the one before it."""
        took = samples.clock() - begun
        block = took * _BLOCK / max(least, 1)
        for number in range(least + _BLOCK, to + _BLOCK, _BLOCK):
            now = samples.clock()
            if some and now - begun + block <= samples.seconds:
                grow(some, min(number, to))
                block = samples.clock() - now

    further(choices, samples.choices)
    largest = sorted(choices, key=lambda one: -abs(one.judged.points))[:_LARGEST]
    further(largest, samples.largest)
    dear = sorted(
        (one for one in mine if one.judged.is_sure), key=lambda one: -abs(one.judged.points)
    )
    found = {one: one.grounds() for one in dear[: samples.dear]}
    others = [other for _, other in found.values() if other is not None]
    # They are played in no more time than the choices took that they stand beside.
    played = 2 * sum(len(one.gains) for one in choices) + sum(len(one.worths) for one in points)
    each = (samples.clock() - begun) / max(played, 1)
    fit = samples.clock() - begun + 2 * least * len(others) * each <= samples.seconds
    if fit:
        grow(others, least)
        further(others, samples.largest)
    further(points, samples.points)
    return {
        one: grounds._replace(gain=other.judged) if other is not None and fit else grounds
        for one, (grounds, other) in found.items()
    }


def _lines(step: _Step, number: int, seat: int, grounds: Grounds | None) -> Iterator[Line]:
    by = step.act.seat
    kind = LineKind.CHOICE if by == seat else LineKind.OTHERS
    judged = Total(0.0, 0.0)
    if step.choice is None:
        yield Line(kind, 0.0, 0.0, number, by)
    else:
        judged = step.choice.judged
        yield Line(kind, *judged, number, by, step.instead, grounds)
    if step.made is not step.before:
        change = _change(step.before, step.made)
        error = sqrt(change.error**2 + judged.error**2)
        yield Line(LineKind.HELD, change.points - judged.points, error, number, by)
    if step.after is not step.made:
        yield Line(LineKind.DRAW, *_change(step.made, step.after), number, by)


def _change(one: _Point, two: _Point) -> Total:
    """How much more the second is worth. The difference of means, so that all adds up."""
    gains = [after - before for before, after in zip(one.worths, two.worths, strict=True)]
    return Total(fmean(two.worths) - fmean(one.worths), _mean(gains).error)


def _mean(found: Sequence[float]) -> Total:
    """With its standard error, which of a single one nobody knows."""
    return Total(fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else inf)


def _totals(lines: Sequence[Line], steps: Sequence[_Step]) -> Mapping[LineKind, Total]:
    """By kind. Futures go through all steps, so errors of W are those of each future's sum."""

    def of(kind: LineKind) -> tuple[float, float]:
        some = [line for line in lines if line.kind is kind]
        return sum(line.points for line in some), sqrt(sum(line.error**2 for line in some))

    def through(ends: Sequence[tuple[_Point, _Point]]) -> float:
        futures = zip(*(zip(one.worths, two.worths, strict=True) for one, two in ends), strict=True)
        sums = [sum(two - one for one, two in future) for future in futures]
        return _mean(sums).error if sums else 0.0

    totals = {kind: Total(*of(kind)) for kind in LineKind}
    chosen = sqrt(totals[LineKind.CHOICE].error ** 2 + totals[LineKind.OTHERS].error ** 2)
    met = through([(step.before, step.made) for step in steps if step.made is not step.before])
    drawn = through([(step.made, step.after) for step in steps if step.after is not step.made])
    totals[LineKind.HELD] = Total(totals[LineKind.HELD].points, sqrt(met**2 + chosen**2))
    totals[LineKind.DRAW] = Total(totals[LineKind.DRAW].points, drawn)
    return totals
