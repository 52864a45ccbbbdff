"""How long a game takes, told before it begins: one table, measured by ``python -m bench length``.

The turns of a deal, and what the leader gains in one, are those of games that computers play among
themselves. How long a person takes for a turn has not been measured: ``PERSON``, ``ASKED`` and
``BETWEEN`` are assumptions, and so is that people play about as many turns as computers do. Turns
of computers last as long as they wait before a move. A clock that gives days for a turn makes all
of this pointless.
"""

from collections.abc import Mapping

from engine.game import Game
from engine.games.basic import BasicOptions, FixedDeals, Target
from engine.games.dummy import DummyOptions
from engine.games.gin import GinOptions
from engine.games.manipulation import ManipulationOptions, TargetTotal
from engine.melds import MeldKind

PERSON = 15
"""Seconds that a person takes for a turn: a draw, a look at the hand, a discard."""
COMPUTER = 2.5
"""Seconds of a computer's turn: it waits about 1.2 s (engine.live.computers) before each of mostly
two moves."""
ASKED = 5
"""Seconds in which those who are asked "May I?" answer, where a game asks that in nearly every
turn."""
BETWEEN = 20
"""Seconds from the end of a deal until all want the next one."""

STEPS = (5, 10, 15, 20, 30, 45, 60, 75, 90, 120)
"""Minutes that are told; a game that takes longer is told to."""

Asked = tuple[int, int]
"""How many sets and how many runs a deal asks for before anything else."""

FREE: Asked = (0, 0)

TURNS: Mapping[str, Mapping[Asked, Mapping[int, int]]] = {
    "basic": {FREE: {2: 25, 3: 35, 4: 55, 5: 56, 6: 72}},
    "contract": {
        (2, 0): {2: 19, 3: 21, 4: 22, 5: 20},
        (1, 1): {2: 33, 3: 32, 4: 30, 5: 27},
        (0, 2): {2: 39, 3: 41, 4: 38, 5: 46},
        (3, 0): {2: 18, 3: 19, 4: 20, 5: 20},
        (2, 1): {2: 27, 3: 24, 4: 24, 5: 24},
        (1, 2): {2: 33, 3: 31, 4: 34, 5: 39},
        (0, 3): {2: 39, 3: 45, 4: 46, 5: 54},
    },
    "dummy": {FREE: {2: 19, 3: 20, 4: 20}},
    "gin": {FREE: {2: 14}},
    "manipulation": {FREE: {2: 15, 3: 21, 4: 16, 5: 13}},
    "shanghai": {
        (2, 0): {2: 12, 3: 17, 4: 17, 5: 16, 6: 18, 7: 18, 8: 15},
        (0, 2): {2: 31, 3: 28, 4: 33, 5: 34, 6: 47, 7: 39, 8: 45},
        (0, 3): {2: 33, 3: 36, 4: 41, 5: 49, 6: 55, 7: 68, 8: 83},
        (1, 1): {2: 32, 3: 33, 4: 44, 5: 42, 6: 47, 7: 55, 8: 57},
        (2, 1): {2: 14, 3: 22, 4: 28, 5: 30, 6: 33, 7: 35, 8: 34},
        (3, 0): {2: 16, 3: 16, 4: 20, 5: 22, 6: 22, 7: 23, 8: 21},
        (3, 1): {2: 22, 3: 22, 4: 26, 5: 34, 6: 36, 7: 39, 8: 42},
    },
    "manipulation, tiles": {FREE: {2: 68, 3: 46, 4: 36, 5: 33}},
    "manipulation, until": {FREE: {2: 37, 3: 32, 4: 29, 5: 24}},
}
"""Turns of a deal, all seats together: by game, by what the deal asks for, by number of seats.

Of Shanghai Rum's contracts those of as many sets and runs have their mean, however long they are.
"""

GAINS: Mapping[str, Mapping[int, float]] = {
    "basic": {2: 4.4, 3: 8.6, 4: 13.2, 5: 23.5, 6: 31.9},
    "dummy": {2: 138, 3: 112, 4: 95},
    "gin": {2: 9.8},
    "manipulation": {2: 9.2, 3: 22.5, 4: 36.0, 5: 46.8},
    "manipulation, until": {2: 7.9, 3: 12.2, 4: 13.0, 5: 17.4},
}
"""Points that bring the leader nearer to a target in a deal: by game, by number of seats."""

_TIMINGS = {(1, 3): "manipulation", (0, 1): "manipulation, tiles", (0, None): "manipulation, until"}
"""The rulebooks of Manipulation Rummy by the least and the most draws of a turn."""


COLUMNS = 1.4
"""Three columns scored at once take so many times the deals of one."""


def contract_of(game: Game, deal_no: int) -> Asked:
    """What this deal of the game asks for."""
    goal = game.goal(deal_no)
    kinds = [] if goal is None else [slot.kind for slot in goal.slots]
    return kinds.count(MeldKind.SET), kinds.count(MeldKind.RUN)


def minutes(game: Game, people: int, computers: int) -> float | None:
    """About how long a game takes with so many people and computers; None if nothing is known of
    it."""
    seats = people + computers
    deals = _deals(game, seats)
    table = TURNS.get(_timing(game), {})
    if deals is None or not people or not all(seats in table.get(one, {}) for one in deals):
        return None
    each = (people * PERSON + computers * COMPUTER) / seats + ASKED * game.features.may_i
    turns = sum(table[asked][seats] * share for asked, share in deals.items())
    return (turns * each + sum(deals.values()) * BETWEEN) / 60


def told(exact: float) -> int | None:
    """The step next to so many minutes; None if it is clearly longer than the longest."""
    *_, before, longest = STEPS
    if exact > longest + (longest - before) / 2:
        return None
    return min(STEPS, key=lambda step: abs(step - exact))


def _deals(game: Game, seats: int) -> Mapping[Asked, float] | None:
    """How many deals of each kind the game has, the last of a target in parts; None if nobody
    knows."""
    if game.deals is not None:
        asked = [contract_of(game, deal_no) for deal_no in range(1, game.deals + 1)]
        return {one: asked.count(one) for one in asked}
    match game.options:
        case BasicOptions(end=FixedDeals(hands=hands)):
            return {FREE: hands}
        case BasicOptions(end=Target(points=points)) | DummyOptions(target=points):
            return _to(points, game, seats)
        case GinOptions(target=points, hollywood=three):
            return _to(points, game, seats, COLUMNS if three else 1)
        case ManipulationOptions(scoring="difference" | "penalty", end=TargetTotal(points=points)):
            return _to(points, game, seats)
    return None


def _timing(game: Game) -> str:
    """The name under which games of such turns are measured: how one draws changes them by far."""
    match game.options:
        case ManipulationOptions(min_draws=least, max_draws=most):
            return _TIMINGS.get((least, most), "")
    return game.name


def _to(points: int, game: Game, seats: int, times: float = 1) -> Mapping[Asked, float] | None:
    """How many deals it takes until somebody has so many points."""
    gain = GAINS.get(_timing(game), {}).get(seats)
    return None if gain is None else {FREE: max(1, points / gain) * times}
