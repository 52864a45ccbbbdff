"""Shanghai's score: penalty points, and a bonus for going out blind (SHANGHAI 8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game import Game, Score
from engine.result import Achieved, Ending, Feat, Own, Result, ScoreItem, ScoreLine
from engine.scoring.penalty_points import lowest_wins, penalty_lines
from engine.state import State
from engine.steps.contract import Contracts

BLIND = 25
"""What going out in the turn of one's contract brings, and twice as much without a wild card."""


class ShanghaiItem(ScoreItem):
    """The line of a winner who went out blind."""

    WENT_BLIND = "went_blind"


@dataclass(frozen=True, slots=True)
class ShanghaiOwn(Own):
    """What a deal of Shanghai tells besides: the bonus, 0, 25 or 50, of whoever went out."""

    blind: int = 0

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {"blind": self.blind}

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if self.blind > 0:
            yield Achieved(Feat.BLIND)


def shanghai_points(*, blind_bonus: bool) -> Score:
    """Score a deal; ``blind_bonus``: going out blind counts below 0 (8.2)."""

    def score(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        lines = penalty_lines(game, state, winner)
        bonus = 0
        if blind_bonus and winner is not None and state.recall(Contracts).fresh == winner:
            laid = _laid_by(state, winner)
            bonus = BLIND if any(map(game.melds.is_wild, laid)) else 2 * BLIND
            lines[winner] = ScoreLine(winner, ShanghaiItem.WENT_BLIND, laid, -bonus)
        return lowest_wins(game, state, ended_by, winner, lines, ShanghaiOwn(bonus))

    return score


def _laid_by(state: State, seat: int) -> tuple[int, ...]:
    """All cards that this seat has laid: when it goes out blind, all of them in this turn."""
    melds = (zip(meld.cards, meld.laid_by, strict=True) for meld in state.melds)
    return tuple(card for meld in melds for card, by in meld if by == seat)
