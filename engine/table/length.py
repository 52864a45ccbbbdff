"""How long a game takes, told before it begins: one table, measured by ``python -m bench length``.

The turns of a deal, and what the leader gains in one, are those of games that computers play among
themselves. How long a person takes for a turn has not been measured: ``PERSON``, ``ASKED`` and
``BETWEEN`` are assumptions, and so is that people play about as many turns as computers do. Turns
of computers last as long as they wait before a move. A clock that gives days for a turn makes all
of this pointless.
"""

from collections.abc import Mapping

from engine.game import Game
from engine.games.basic.rules import BasicOptions, FixedDeals, Target
from engine.games.dummy.rules import DummyOptions
from engine.games.gin.rules import GinOptions
from engine.games.indian.rules import IndianDeals, IndianOptions, Pool
from engine.games.manipulation.rules import ManipulationOptions, TargetTotal
from engine.games.phases.rules import TABLE, PhasesOptions
from engine.games.rummy500.rules import Rummy500Options
from engine.games.tiles.rules import TilesOptions
from engine.melds import MeldKind

PERSON = 15
"""Seconds that a person takes for a turn: a draw, a look at the hand, a discard."""
COMPUTER = 2.5
"""Seconds of a computer's turn: it waits about 1.2 s before each of mostly two moves."""
ASKED = 5
"""Seconds in which those who are asked "May I?" answer, where that is asked in most turns."""
BETWEEN = 20
"""Seconds from the end of a deal until all want the next one."""

STEPS = (5, 10, 15, 20, 30, 45, 60, 75, 90, 120)
"""Minutes that are told; a game that takes longer is told to."""

Asked = tuple[int, int]
"""How many cards in sets and in runs a deal asks for before anything else."""

FREE: Asked = (0, 0)

TURNS: Mapping[str, Mapping[Asked, Mapping[int, int]]] = {
    "basic": {FREE: {2: 26, 3: 36, 4: 50, 5: 54, 6: 70}},
    "contract": {
        (6, 0): {2: 19, 3: 21, 4: 22, 5: 20},
        (3, 4): {2: 33, 3: 32, 4: 30, 5: 27},
        (0, 8): {2: 39, 3: 41, 4: 38, 5: 46},
        (7, 0): {2: 31, 3: 31, 4: 28, 5: 27},
        (9, 0): {2: 18, 3: 19, 4: 20, 5: 20},
        (6, 4): {2: 27, 3: 24, 4: 24, 5: 24},
        (3, 8): {2: 33, 3: 31, 4: 34, 5: 39},
        (0, 12): {2: 39, 3: 45, 4: 46, 5: 54},
    },
    "dummy": {FREE: {2: 19, 3: 20, 4: 20}},
    "dummy, fined": {FREE: {2: 19, 3: 20, 4: 20}},
    "gin": {FREE: {2: 12}},
    "indian": {FREE: {2: 13, 3: 15, 4: 19, 5: 18, 6: 20}},
    "manipulation": {FREE: {2: 15, 3: 21, 4: 16, 5: 13}},
    "phases": {FREE: {2: 18, 3: 18, 4: 21, 5: 21, 6: 24}},
    "rummy500": {FREE: {2: 16, 3: 20, 4: 19, 5: 30, 6: 30, 7: 29, 8: 30}},
    "shanghai": {
        (0, 8): {2: 30, 3: 29, 4: 30, 5: 35, 6: 45, 7: 40, 8: 46},
        (0, 12): {2: 30, 3: 31, 4: 38, 5: 46, 6: 51, 7: 63, 8: 68},
        (0, 15): {2: 36, 3: 41, 4: 41, 5: 55, 6: 68, 7: 69, 8: 85},
        (3, 4): {2: 21, 3: 26, 4: 23, 5: 26, 6: 22, 7: 28, 8: 25},
        (3, 7): {2: 34, 3: 34, 4: 46, 5: 43, 6: 53, 7: 55, 8: 53},
        (3, 10): {2: 35, 3: 40, 4: 52, 5: 61, 6: 63, 7: 74, 8: 87},
        (6, 0): {2: 13, 3: 16, 4: 16, 5: 15, 6: 17, 7: 18, 8: 16},
        (6, 5): {2: 18, 3: 23, 4: 26, 5: 29, 6: 34, 7: 33, 8: 38},
        (9, 0): {2: 16, 3: 16, 4: 20, 5: 23, 6: 22, 7: 22, 8: 21},
        (9, 5): {2: 23, 3: 23, 4: 27, 5: 33, 6: 36, 7: 39, 8: 40},
    },
    "tiles": {FREE: {2: 64, 3: 49, 4: 37}},
    "tiles, six": {FREE: {2: 163, 3: 69, 4: 40, 5: 36, 6: 40}},
    "manipulation, tiles": {FREE: {2: 68, 3: 46, 4: 36, 5: 33}},
    "manipulation, until": {FREE: {2: 37, 3: 32, 4: 29, 5: 24}},
}
"""Turns of a deal, all seats together: by game, by what the deal asks for, by number of seats."""

GAINS: Mapping[str, Mapping[int, float]] = {
    "basic": {2: 4.4, 3: 8.6, 4: 13.2, 5: 23.5, 6: 31.9},
    "dummy": {2: 138, 3: 112, 4: 95},
    "dummy, fined": {2: 101, 3: 102, 4: 80},
    "gin": {2: 9.8},
    "indian": {2: 18.0, 3: 22.4, 4: 20.7, 5: 17.6, 6: 20.7},
    "manipulation": {2: 9.2, 3: 22.5, 4: 36.0, 5: 46.8},
    "manipulation, until": {2: 7.9, 3: 12.2, 4: 13.0, 5: 17.4},
    "rummy500": {2: 99, 3: 64, 4: 56, 5: 59, 6: 53, 7: 48, 8: 48},
}
"""Points by which the leader nears a target, or a pool its end, in a deal: by game and seats."""

PHASES: Mapping[int, float] = {2: 11.4, 3: 12.3, 4: 15.1, 5: 16.0, 6: 16.9}
"""Deals until somebody has made ten phases, by number of seats; others take as many more or
fewer."""

_TIMINGS = {(1, 3): "manipulation", (0, 1): "manipulation, tiles", (0, None): "manipulation, until"}
"""The rulebooks of Manipulation Rummy by the least and the most draws of a turn."""


TARGETS = {
    "basic": 150,
    "dummy": 500,
    "gin": 100,
    "indian": 101,
    "manipulation": 150,
    "rummy500": 500,
}
"""The totals of the games in which that was measured."""
PASSED = 0.3
"""The last deal of a game passes its target by so much of what a deal brings: with a lower target
it takes more deals than the gain says, with a higher one fewer."""

COLUMNS = 3
"""Three columns scored at once take so many more deals than one."""


def contract_of(game: Game, deal_no: int) -> Asked:
    """What this deal of the game asks for."""
    goal = game.goal(deal_no)
    slots = () if goal is None else goal.slots
    in_sets, in_runs = (
        sum(slot.least for slot in slots if slot.kind is kind)
        for kind in (MeldKind.SET, MeldKind.RUN)
    )
    return in_sets, in_runs


def minutes(game: Game, people: int, computers: int) -> float | None:
    """About how long a game takes with so many people and computers; None if nobody knows."""
    seats = people + computers
    deals = _deals(game, seats)
    table = TURNS.get(_timing(game), {})
    if (
        deals is None
        or not people
        or not table
        or not all(seats in turns for turns in table.values())
    ):
        return None
    each = (people * PERSON + computers * COMPUTER) / seats + ASKED * game.features.may_i
    turns = sum(_nearest(table, asked)[seats] * share for asked, share in deals.items())
    return (turns * each + sum(deals.values()) * BETWEEN) / 60


def _nearest(table: Mapping[Asked, Mapping[int, int]], asked: Asked) -> Mapping[int, int]:
    """The turns of what this deal asks for, or of the measured contract that is most like it."""
    in_sets, in_runs = asked
    return table[min(table, key=lambda one: abs(one[0] - in_sets) + abs(one[1] - in_runs))]


def told(exact: float) -> int | None:
    """The step next to so many minutes; None if it is clearly longer than the longest."""
    *_, before, longest = STEPS
    if exact > longest + (longest - before) / 2:
        return None
    return min(STEPS, key=lambda step: abs(step - exact))


def _deals(game: Game, seats: int) -> Mapping[Asked, float] | None:
    """How many deals of each kind there are, a last one in parts; None if nobody knows."""
    if game.deals is not None:
        asked = [contract_of(game, deal_no) for deal_no in range(1, game.deals + 1)]
        return {one: asked.count(one) for one in asked}
    match game.options:
        case BasicOptions(end=FixedDeals(hands=hands)):
            return {FREE: hands}
        case BasicOptions(end=Target(points=points)) | DummyOptions(target=points):
            return _to(points, game, seats)
        case Rummy500Options(target=points):
            return _to(points, game, seats)
        case GinOptions(target=points, hollywood=three):
            return _to(points, game, seats, COLUMNS if three else 0)
        case PhasesOptions(max_hands=most):
            whole = PHASES[seats] * len(game.contracts) / len(TABLE)
            return {FREE: whole if most is None else min(whole, most)}
        case IndianOptions(end=IndianDeals(hands=hands)):
            return {FREE: hands}
        case IndianOptions(end=Pool(points=points)):
            return _to(points, game, seats)
        case ManipulationOptions(scoring="difference" | "penalty", end=TargetTotal(points=points)):
            return _to(points, game, seats)
        case TilesOptions(end=None):
            return {FREE: seats}
    return None


def _timing(game: Game) -> str:
    """The name under which such turns are measured: draws and fines change them by far."""
    match game.options:
        case DummyOptions(ting_mee=True):
            return "dummy, fined"
        case ManipulationOptions(min_draws=least, max_draws=most):
            return _TIMINGS.get((least, most), "")
        case TilesOptions(copies=3):
            return "tiles, six"
    return game.name


def _to(points: int, game: Game, seats: int, more: float = 0) -> Mapping[Asked, float] | None:
    """How many deals it takes until somebody has so many points."""
    gain = GAINS.get(_timing(game), {}).get(seats)
    if gain is None:
        return None
    return {FREE: max(1, points / gain + PASSED * (1 - points / TARGETS[game.name])) + more}
