"""Ten Phases' score: penalty points, and a game that ends by phases (PHASES 7, 8)."""

from dataclasses import dataclass
from typing import Literal

from engine.game import Game
from engine.result import Ending, Result
from engine.scoring.deal_result import deal_result, totals_with
from engine.scoring.penalty_points import penalty_lines
from engine.state import State
from engine.steps.phases import Phases, PhasesOwn, plays


@dataclass(frozen=True, slots=True)
class PhasesScore:
    """How a deal is scored, called as ``Game.score``, and when a game of so many phases is over."""

    phases: int
    winner_by: Literal["finish", "points"]
    tie: Literal["replay", "shared"]
    max_hands: int | None

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """The result; ``winner`` is who is out."""
        lines = penalty_lines(game, state, winner)
        totals = totals_with(state, (line.points for line in lines))
        record, seats = state.recall(Phases), range(state.seats)
        laid = {} if record.playoff else dict(record.laid)
        made = tuple(
            tuple(sorted({*record.made_by(seat), *([laid[seat]] if seat in laid else [])}))
            for seat in seats
        )
        if record.playoff:
            winners: tuple[int, ...] = () if winner is None else (winner,)
            playoff = record.playoff if winner is None else ()
        else:
            winners, playoff = self._after(state.deal_no, made, totals)
        own = PhasesOwn(made, playoff)
        rank = [self._standing(seat, winners, made, totals) for seat in seats]
        found = deal_result(state, ended_by, winner, lines, totals, rank, over=bool(winners))
        result = found._replace(own=own)
        following = state._replace(result=result)
        starter = result.next_starter
        while not plays(following, starter):
            starter = state.after(starter)
        return result._replace(next_starter=starter)

    def _after(
        self, deal_no: int, made: tuple[tuple[int, ...], ...], totals: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who wins the game with this deal, and who plays a play-off; nobody while it goes on."""
        seats = range(len(made))
        finished = [seat for seat in seats if len(made[seat]) == self.phases]
        if finished:
            among = list(seats) if self.winner_by == "points" else finished
            least = min(totals[seat] for seat in among)
            best = tuple(seat for seat in among if totals[seat] == least)
            return (best, ()) if len(best) == 1 or self.tie == "shared" else ((), best)
        if self.max_hands is not None and deal_no >= self.max_hands:
            keys = [(-len(made[seat]), totals[seat]) for seat in seats]
            return tuple(seat for seat in seats if keys[seat] == min(keys)), ()
        return (), ()

    def _standing(
        self,
        seat: int,
        winners: tuple[int, ...],
        made: tuple[tuple[int, ...], ...],
        totals: tuple[int, ...],
    ) -> tuple[bool, int, int]:
        """What a seat's place goes by, the least first: winning, phases, points."""
        phases = 0 if self.winner_by == "points" else -len(made[seat])
        return bool(winners) and seat not in winners, phases, totals[seat]
