"""Whoever goes out is credited with what the others hold; the highest total wins."""

from collections.abc import Callable

from engine.game import Game, Score
from engine.result import CommonItem, Ending, Result, ScoreItem, ScoreLine
from engine.scoring.deal_result import deal_result, totals_with
from engine.state import State


class RummyItem(ScoreItem):
    """The line of a winner who went rummy (BASIC 8.4)."""

    WENT_RUMMY = "went_rummy"


End = Callable[[State, tuple[int, ...]], bool]
"""Whether these totals end the game after this deal."""


def winner_takes_all(is_over: End, double: Callable[[State, int], bool], *, doubles: bool) -> Score:
    """Score a deal (BASIC 8): only the winner scores, twice what it counts if they did what
    doubles.

    ``double`` says whether the winner went rummy, ``doubles`` whether that counts twice. The deal
    passes to the left, whoever won (BASIC 2.5).
    """

    def score(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        rummy = winner is not None and double(state, winner)
        held = [0 if winner is None else sum(map(game.points, hand)) for hand in state.hands]
        gain = sum(points for seat, points in enumerate(held) if seat != winner)
        gain *= 2 if rummy and doubles else 1
        lines = []
        for seat, hand in enumerate(state.hands):
            if seat == winner:
                went_rummy = rummy and doubles
                how = RummyItem.WENT_RUMMY if went_rummy else CommonItem.WENT_OUT
                lines.append(ScoreLine(seat, how, (), gain))
            else:
                lines.append(ScoreLine(seat, CommonItem.IN_HAND, hand, held[seat]))
        totals = totals_with(state, (gain * (seat == winner) for seat in range(state.seats)))
        over, rank = is_over(state, totals), [-total for total in totals]
        result = deal_result(state, ended_by, winner, lines, totals, rank, over=over)
        return result._replace(going_rummy=rummy)

    return score


def pays_what_they_held(result: Result) -> tuple[int | None, ...]:
    """What the winner got because of each seat; 0 where nobody won."""
    times = 2 if any(line.what is RummyItem.WENT_RUMMY for line in result.lines) else 1
    held = {line.seat: line.points for line in result.lines}
    return tuple(
        None if seat == result.winner else 0 if result.winner is None else times * held[seat]
        for seat in range(len(result.scores))
    )


def at_target(points: int) -> End:
    """The game is over as soon as somebody has so many points (BASIC 9.3)."""
    return lambda state, totals: max(totals) >= points


def after_deals(deals: int, *, until_decided: bool) -> End:
    """The game is over after so many deals; a tie may ask for more of them (BASIC 9.4)."""

    def over(state: State, totals: tuple[int, ...]) -> bool:
        tied = totals.count(max(totals)) > 1
        return state.deal_no >= deals and not (until_decided and tied)

    return over
