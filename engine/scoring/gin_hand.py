"""What a hand of Gin brings to whom (GIN 8, 9)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card
from engine.game import Game
from engine.result import Ending, ScoreLine
from engine.scoring.gin_own import GinItem
from engine.state import State


class Showdown(NamedTuple):
    """How both hands lie at the end: who knocked, each one's deadwood, what was laid off."""

    knocker: int
    ended_by: Ending
    deadwood: tuple[int, ...]
    laid_off: tuple[Card, ...]

    @property
    def defender(self) -> int:
        """The other player."""
        return 1 - self.knocker

    @classmethod
    def of(cls, game: Game, state: State, ended_by: Ending, knocker: int) -> "Showdown":
        """As the table shows it."""
        laid_off = [
            card
            for meld in state.melds
            for card, by in zip(meld.cards, meld.laid_by, strict=True)
            if meld.owner == knocker != by
        ]
        deadwood = tuple(sum(map(game.points, hand)) for hand in state.hands)
        return cls(knocker, ended_by, deadwood, tuple(sorted(laid_off)))


class Won(NamedTuple):
    """Who wins a hand (None: nobody), and with how many boxes; ``lines`` are all of the winner."""

    winner: int | None
    undercut: bool
    lines: tuple[ScoreLine, ...]
    boxes: int

    @property
    def points(self) -> int:
        """What the winner scores."""
        return sum(line.points for line in self.lines)


NOBODY = Won(None, False, (), 0)


@dataclass(frozen=True, slots=True)
class HandScore:
    """The bonuses and boxes of the house rules; ``big_gin`` 0 where there is none."""

    gin_bonus: int
    big_gin: int
    undercut_bonus: int
    gin_boxes: int
    undercut_boxes: int
    undercut_on_tie: bool
    layoff_on_gin: bool

    def won(self, state: State, shown: Showdown, multiplier: int) -> Won:
        """Who wins the hand that ended so."""
        own, other = shown.deadwood[shown.knocker], shown.deadwood[shown.defender]
        undercut = False
        if shown.ended_by is not Ending.KNOCK:
            if self.layoff_on_gin and not other:
                return NOBODY
            winner, boxes = shown.knocker, 1 + self.gin_boxes
        else:
            undercut = other < own or (other == own and self.undercut_on_tie)
            winner = shown.defender if undercut else shown.knocker
            boxes = 1 + (self.undercut_boxes if undercut else 0)
        lines = tuple(self._lines(state, shown, winner, multiplier))
        return Won(winner, undercut, lines, boxes)

    def _lines(
        self, state: State, shown: Showdown, winner: int, multiplier: int
    ) -> Iterator[ScoreLine]:
        loser = 1 - winner
        points = shown.deadwood[loser] - shown.deadwood[winner]
        yield ScoreLine(winner, GinItem.DEADWOOD, state.hands[loser], points)
        bonus, item = {
            Ending.GIN: (self.gin_bonus, GinItem.GIN_BONUS),
            Ending.BIG_GIN: (self.big_gin, GinItem.BIG_GIN_BONUS),
        }.get(shown.ended_by, (self.undercut_bonus, GinItem.UNDERCUT_BONUS))
        if shown.ended_by is Ending.KNOCK and winner == shown.knocker:
            bonus = 0
        if bonus:
            yield ScoreLine(winner, item, (), bonus)
        if multiplier > 1:
            doubled = (points + bonus) * (multiplier - 1)
            yield ScoreLine(winner, GinItem.SPADE_DOUBLED, (), doubled)
