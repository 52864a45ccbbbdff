"""What computers make of a deal: fifteen plays of one seat by medium players.

The first is medium's own. In each of the others the seat takes medium's second idea once, at its
1st, 2nd, … 14th decision that had one: so par is no accident of one line, is at medium's own level,
and is the same on every machine.
"""

from engine.analysis.moments import LONGEST, Moment, acting
from engine.analysis.players import think
from engine.boards import Worth
from engine.computer.strength import Strength
from engine.decision import Decision
from engine.game import Game
from engine.moves import Draw, Move, Pass, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.result import Ending
from engine.state import State

PLAYS = 15


def plays(game: Game, dealt: State, luck: bytes, seat: int) -> Worth:
    """What the deal is worth to this seat in each play; fewer plays where it has fewer decisions.

    ``luck`` is what its remade stocks follow from.
    """
    first, ideas = _play(game, dealt, luck, seat, None)
    others = range(1, min(ideas, PLAYS - 1) + 1)
    return (first, *(_play(game, dealt, luck, seat, other)[0] for other in others))


def _play(game: Game, dealt: State, luck: bytes, seat: int, other: int | None) -> tuple[int, int]:
    """The worth of a play whose ``other`` th decision with a second idea takes that one, and how
    many such decisions there were."""
    moment, ideas, longest = Moment.dealt(dealt), 0, LONGEST * dealt.seats
    while moment.state.result is None:
        if moment.state.turn_no > longest:
            called_off = game.score(game, moment.state, Ending.EXHAUSTED, None)
            return game.end.worth(called_off)[seat], ideas
        who = acting(game, moment.state)
        mine = Observation.at(game, moment.state, who, moment.notes)
        decision = think(mine, Strength.MEDIUM)
        move = decision.move
        if who == seat:
            second = second_idea(decision, mine)
            ideas += second is not None
            if second is not None and ideas == other:
                move = second
        moment = moment.acts(game, who, move, luck)
    return game.end.worth(moment.state.result)[seat], ideas


def second_idea(decision: Decision, mine: Observation) -> Move | None:
    """What would have been done next best; None if only one thing was thought of.

    Who weighs one way alone to begin a turn has the other one left.
    """
    for option in decision.options:
        if option.move != decision.move:
            return option.move
    if decision.options and mine.seen.phase in (Phase.OFFER, Phase.DRAW):
        return next((one for one in mine.offers(Draw, Take, Pass) if one != decision.move), None)
    return None
