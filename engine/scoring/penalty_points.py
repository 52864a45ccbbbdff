"""Everyone is charged what is left in their hand; the lowest total wins after the last deal."""

from collections.abc import Sequence

from engine.game import Game
from engine.result import CommonItem, Ending, Own, Result, ScoreLine
from engine.scoring.deal_result import deal_result, totals_with
from engine.state import State


def penalty_points(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
    """Score a deal (CONTRACT 9, 10): who went out counts nothing, whatever they still hold."""
    return lowest_wins(game, state, ended_by, winner, penalty_lines(game, state, winner))


def penalty_lines(game: Game, state: State, winner: int | None) -> list[ScoreLine]:
    """A line for each seat: what it holds, or that it went out."""
    lines = []
    for seat, hand in enumerate(state.hands):
        if seat == winner:
            lines.append(ScoreLine(seat, CommonItem.WENT_OUT, (), 0))
        else:
            lines.append(ScoreLine(seat, CommonItem.IN_HAND, hand, sum(map(game.points, hand))))
    return lines


def lowest_wins(
    game: Game,
    state: State,
    ended_by: Ending,
    winner: int | None,
    lines: Sequence[ScoreLine],
    own: Own | None = None,
) -> Result:
    """The end of a deal by its lines, one a seat in seat order.

    The deal passes to the left; after the last deal of the game the lowest totals win.
    """
    totals = totals_with(state, (line.points for line in lines))
    over = game.end.deals is not None and state.deal_no >= game.end.deals
    return deal_result(state, ended_by, winner, lines, totals, totals, over=over)._replace(own=own)
