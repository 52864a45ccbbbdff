"""What a knock brings, by the house rules of a table."""

from functools import lru_cache

from engine.computer.gin.glimpse import tables
from engine.computer.gin.judgement import WIN
from engine.game import Game
from engine.hands.defence import defend
from engine.hands.masks import cards_of
from engine.hands.split import split
from engine.melds import laid
from engine.scoring.gin import GinScore

_HAND = 10


class Showdowns:
    """Hands held against each other after a knock. ``table`` tells what they leave over."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game.score, GinScore), "only hands of Gin are held against each other"
        self.table, self._rules, self._points = tables(game), game.melds, game.points
        self._bonus = game.score.hand

    @property
    def gin_bonus(self) -> int:
        """What gin brings besides the other's deadwood."""
        return self._bonus.gin_bonus

    @property
    def big_gin_bonus(self) -> int:
        """The same for big gin."""
        return self._bonus.big_gin

    def brings(self, hand: int, other: int) -> tuple[int, int]:
        """Who wins when this hand of ten knocks (1 itself, -1 the other, 0 nobody), and the points
        that it scores, below 0 where the other does. A doubled hand counts once."""
        table, bonus = self.table, self._bonus
        own = table.deadwood(hand)
        if not own:
            left = table.deadwood(other)
            if bonus.layoff_on_gin:
                left = self._defended(hand, other)
            if not left and bonus.layoff_on_gin:
                return 0, 0
            return 1, left + bonus.gin_bonus
        left = self._defended(hand, other)
        if left < own or (left == own and bonus.undercut_on_tie):
            return -1, left - own - bonus.undercut_bonus
        return 1, left - own

    def worth(self, hand: int, other: int) -> float:
        """The points that such a knock brings, and what its win is worth."""
        won, points = self.brings(hand, other)
        return WIN * won + points

    def _defended(self, hand: int, other: int) -> int:
        """What the other is left with after melds and lay-offs."""
        best = split(cards_of(hand), self._rules, self._points)
        shown = [laid(0, meld) for meld in best.melds]
        return defend(cards_of(other), shown, self._rules, self._points).points


@lru_cache(maxsize=8)
def showdowns(game: Game) -> Showdowns:
    """Those of a game: hands are remembered while it is thought about."""
    return Showdowns(game)
