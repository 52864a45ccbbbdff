"""Scoring a hand of Gin: who wins it, what its game or its columns make of that (GIN 8-12)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.game import Game
from engine.result import Ending, Result
from engine.scoring.deal_result import totals_with
from engine.scoring.gin_boxes import Boxes, Columns
from engine.scoring.gin_game import Settlement
from engine.scoring.gin_hand import NOBODY, HandScore, Showdown
from engine.scoring.gin_own import ColumnAfter, GinOwn
from engine.state import State

NextDealer = Callable[[State, int], int]
"""Who deals after a hand that this seat has won."""

NEXT_DEALERS: Mapping[str, NextDealer] = {
    "winner": lambda state, winner: winner,
    "loser": lambda state, winner: state.after(winner),
    "alternate": lambda state, winner: state.after(state.dealer),
}
"""By the option ``dealer_next`` (GIN 2.3)."""


@dataclass(frozen=True, slots=True)
class GinScore:
    """How a hand is scored under some house rules; called as ``Game.score`` with the knocker.

    ``limit`` is the most deadwood that a knock of the deal may leave, ``multiplier`` how often its
    score counts; ``columns`` is what remembers the columns; ``by_settlement``: the larger
    settlement wins the game, not who reached the target.
    """

    hand: HandScore
    settlement: Settlement
    limit: Callable[[State], int]
    multiplier: Callable[[State], int]
    dealer_next: NextDealer
    columns: type[Columns]
    by_settlement: bool

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """The result; without a knocker the hand is void."""
        shown = None if winner is None else Showdown.of(game, state, ended_by, winner)
        times = self.multiplier(state)
        won = NOBODY if shown is None else self.hand.won(state, shown, times)
        scores = tuple(won.points * (seat == won.winner) for seat in range(state.seats))
        boxes = tuple(won.boxes * (seat == won.winner) for seat in range(state.seats))
        totals = totals_with(state, scores)
        before = state.recall(self.columns).columns
        columns = self.settlement.entered(before, won.winner, won.points, won.boxes)
        ended = _hollywood(columns) if columns else self._game(state, totals, boxes)
        over = ended.final is not None
        winners = self._winners(ended, columns)
        dealer = state.dealer if won.winner is None else self.dealer_next(state, won.winner)
        return Result(
            ended_by=Ending.VOID if shown is None else ended_by,
            winner=won.winner,
            scores=scores,
            totals=totals,
            lines=won.lines,
            game_over=over,
            winners=winners,
            places=_places(totals, winners),
            next_dealer=dealer,
            next_starter=state.after(dealer),
            own=GinOwn(
                knocker=winner,
                undercut=won.undercut,
                deadwood=None if shown is None else shown.deadwood,
                laid_off=() if shown is None else shown.laid_off,
                multiplier=times,
                knock_limit=self.limit(state),
                boxes=boxes,
                final=ended.final,
                shutout=ended.shutout,
                columns=columns,
            ),
        )

    def _game(self, state: State, totals: tuple[int, ...], boxes: tuple[int, ...]) -> ColumnAfter:
        """The game with the boxes of this hand, settled if it is over."""
        before = state.recall(Boxes).boxes
        return self.settlement.closed(
            totals, tuple(old + new for old, new in zip(before, boxes, strict=True))
        )

    def _winners(self, ended: ColumnAfter, columns: tuple[ColumnAfter, ...]) -> tuple[int, ...]:
        """Who has won the game that ended so (GIN 12.4, 12.10)."""
        if ended.final is None:
            return ()
        if not columns and not self.by_settlement:
            return () if ended.winner is None else (ended.winner,)
        best = tuple(seat for seat, sum_ in enumerate(ended.final) if sum_ == max(ended.final))
        if columns and len(best) > 1:
            games = [column.winner for column in columns]
            return (max(best, key=games.count),)
        return best


def pays_the_score(result: Result) -> tuple[int | None, ...]:
    """What the winner got because of each seat: the whole score; 0 where nobody won."""
    won = result.winner
    return tuple(None if seat == won else sum(result.scores) for seat in range(len(result.scores)))


def _hollywood(columns: tuple[ColumnAfter, ...]) -> ColumnAfter:
    """The three columns as one game: settled, as their sum, when all are closed."""
    if any(column.final is None for column in columns):
        return ColumnAfter((), ())
    sums = zip(*(column.final or () for column in columns), strict=True)
    return ColumnAfter((), (), final=tuple(map(sum, sums)))


def _places(totals: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    """Winners first once there are any; before that by the points of hands."""
    if winners:
        return tuple(1 if seat in winners else 1 + len(winners) for seat in range(len(totals)))
    return tuple(1 + sum(other > total for other in totals) for total in totals)
