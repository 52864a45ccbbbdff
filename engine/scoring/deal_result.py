"""The result of a deal as most games have it: totals, places, and who deals next."""

from collections.abc import Iterable, Sequence

from engine.result import Ending, Result, ScoreLine
from engine.state import State

Rank = Sequence[int] | Sequence[tuple[int, ...]]
"""By seat what its place goes by, the least first."""


def totals_with(state: State, scores: Iterable[int]) -> tuple[int, ...]:
    """The totals with what this deal brings."""
    return tuple(old + new for old, new in zip(state.scores, scores, strict=True))


def deal_result(
    state: State,
    ended_by: Ending,
    winner: int | None,
    lines: Iterable[ScoreLine],
    totals: tuple[int, ...],
    rank: Rank,
    *,
    over: bool,
) -> Result:
    """The deal passes to the left; where the game is ``over`` those of the first place have won
    it."""
    firsts = sorted(rank)
    places = tuple(1 + firsts.index(one) for one in rank)
    dealer = state.after(state.dealer)
    return Result(
        ended_by=ended_by,
        winner=winner,
        scores=tuple(new - old for old, new in zip(state.scores, totals, strict=True)),
        totals=totals,
        lines=tuple(lines),
        game_over=over,
        winners=tuple(seat for seat, place in enumerate(places) if over and place == 1),
        places=places,
        next_dealer=dealer,
        next_starter=state.after(dealer),
    )
