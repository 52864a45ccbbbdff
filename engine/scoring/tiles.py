"""Tile Rummy's score: who is out, or holds least, collects what the others hold (TILES 7, 8)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Self

from engine.events import Dealt
from engine.facts import DealFacts
from engine.game import Game
from engine.result import CommonItem, Ending, Own, Result, ScoreItem, ScoreLine
from engine.scoring.deal_result import deal_result, totals_with
from engine.scoring.least_in_hand import LeastItem
from engine.state import Hears, Memory, State

Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesOwn(Own):
    """What every hand counted, and how many deals each seat has won, this one counted; by seat."""

    counts: Seats
    hands_won: Seats

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "counts": dict(zip(players, self.counts, strict=True)),
            "hands_won": dict(zip(players, self.hands_won, strict=True)),
        }


@dataclass(frozen=True, slots=True)
class DealsWon(Memory):
    """How many deals each seat has won before this one; () if nobody has."""

    won: Annotated[Seats, "by_seat"] = ()

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = None if before.result is None else before.result.own
        return type(self)(own.hands_won) if isinstance(own, TilesOwn) else self

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def known(self, state: State) -> DealFacts:
        return DealFacts(won=self.won)


@dataclass(frozen=True, slots=True)
class TilesScore:
    """How a deal is scored under some house rules; called as ``Game.score``.

    ``whole``: in a blocked deal who holds least gets what the others hold whole, less their own.
    ``by_deals``: the game is won by deals. ``is_over`` takes the deal number, the number of seats
    and the totals.
    """

    kind: Literal["zero_sum", "winner", "penalty"]
    whole: bool
    by_deals: bool
    is_over: Callable[[int, int, Sequence[int]], bool]

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """The result; ``winner`` is who went out."""
        counts = tuple(sum(map(game.points, hand)) for hand in state.hands)
        best = (winner,) if winner is not None else _least(counts)
        scores = tuple(
            self._score(seat, counts, best, blocked=winner is None) for seat in range(len(counts))
        )
        lines = []
        for seat, hand in enumerate(state.hands):
            what: ScoreItem = CommonItem.IN_HAND
            if seat in best:
                what = CommonItem.WENT_OUT if winner is not None else LeastItem.LEAST_IN_HAND
            line = counts[seat] if self.kind == "winner" and seat not in best else scores[seat]
            lines.append(ScoreLine(seat, what, hand, line))
        before = state.recall(DealsWon).won or (0,) * state.seats
        own = TilesOwn(counts, tuple(n + (seat in best) for seat, n in enumerate(before)))
        totals = totals_with(state, scores)
        over = self.is_over(state.deal_no, state.seats, totals)
        # In penalty points the lowest total leads, else the highest.
        rank = [
            (-won * self.by_deals, total if self.kind == "penalty" else -total)
            for won, total in zip(own.hands_won, totals, strict=True)
        ]
        out = best[0] if len(best) == 1 else None
        return deal_result(state, ended_by, out, lines, totals, rank, over=over)._replace(own=own)

    def pays(self, result: Result) -> tuple[int | None, ...]:
        """What those who won the deal got because of each seat, where they alone score."""
        assert isinstance(result.own, TilesOwn)
        counts = result.own.counts
        best = (result.winner,) if result.ended_by is Ending.OUT else _least(counts)
        least = 0 if self.whole else min(counts)
        return tuple(
            None if seat in best else (count - least) * len(best)
            for seat, count in enumerate(counts)
        )

    def _score(self, seat: int, counts: Seats, best: Seats, *, blocked: bool) -> int:
        """What the tiles of all bring this player (TILES 7.3, 7.4)."""
        if self.kind == "penalty":
            return counts[seat]
        if self.kind == "winner" and seat not in best:
            return 0
        if blocked and self.whole:
            return sum(counts) - 2 * counts[seat] if seat in best else -counts[seat]
        least = counts[best[0]]
        if seat in best:
            return sum(count - least for count in counts)
        return (least - counts[seat]) * len(best)


def _least(counts: Seats) -> Seats:
    """The seats that hold least (TILES 7.2)."""
    return tuple(seat for seat, count in enumerate(counts) if count == min(counts))
