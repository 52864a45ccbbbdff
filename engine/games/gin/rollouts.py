"""The worth of a hand of ten cards after a discard: a small net of weights over its prospects.

The weights were learned from 18,000 hands between two players of that strength. They discarded by
the net of the moment, sometimes at random, and knocked as soon as they could. Each discard was
scored with the result of its hand. A first third was played by deadwood only.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import tanh
from operator import mul
from statistics import fmean
from typing import NamedTuple

from engine.cards import Card
from engine.decision import Option, Rng, TriedOption, ranked, still_close
from engine.game import Game
from engine.games.gin.features import Belief, GinFeatures, belief, danger, determinizations, tables
from engine.games.gin.melds import defend, split
from engine.games.gin.scoring import GinScore
from engine.hands.masks import cards_of, mask_of
from engine.melds import laid
from engine.moves import Discard

INNER = """
0.038 0.031 0.127 0.165 -0.103 0.032 -0.158 0.120 0.139 -0.005 0.100 -0.149 -0.002 0.203 -0.189
-0.118 0.231 -0.026 0.079 0.045 -0.076

0.200 0.118 -0.317 -0.007 -0.169 0.030 -0.005 0.274 0.331 -0.050 0.141 0.077 -0.016 -0.084 -0.206
-0.220 -0.113 -0.181 -0.152 0.070 0.037

0.004 -0.017 -0.065 0.114 -0.163 -0.022 0.008 0.197 0.351 0.010 0.097 0.038 0.007 -0.028 -0.177
0.159 0.121 0.061 0.020 -0.092 0.004

-0.041 -0.108 0.112 -0.254 -0.262 -0.116 -0.073 -0.151 0.033 0.055 0.070 0.033 0.013 0.013 -0.114
0.021 -0.089 -0.051 0.195 0.093 0.093

0.048 -0.044 0.039 0.111 -0.181 -0.003 -0.089 -0.113 0.221 -0.149 -0.001 0.006 0.000 0.047 -0.220
0.274 0.076 0.084 -0.144 0.083 0.084

0.099 0.049 -0.319 -0.116 -0.014 -0.011 -0.004 0.005 -0.162 0.139 0.145 0.204 -0.007 -0.050 0.072
-0.207 0.023 -0.119 0.026 0.026 0.045

-0.003 -0.133 -0.078 0.003 -0.036 -0.077 -0.053 -0.124 -0.207 -0.079 0.128 0.146 0.002 0.056 0.113
-0.066 0.076 0.063 0.103 -0.028 0.108

-0.057 -0.110 0.304 -0.073 0.046 0.047 0.076 0.023 -0.100 0.101 -0.013 -0.149 -0.013 0.039 0.126
0.187 -0.060 0.003 -0.070 -0.013 0.054

0.035 -0.195 -0.014 0.049 -0.065 -0.104 -0.007 0.056 0.235 0.025 -0.103 0.077 0.015 0.084 -0.155
0.142 -0.136 0.198 0.068 -0.014 0.055

0.158 -0.089 0.243 -0.139 -0.145 -0.145 -0.055 0.007 -0.246 0.063 0.031 -0.309 0.001 -0.004 0.225
-0.108 0.058 0.109 0.019 0.047 0.072

0.066 0.029 0.158 0.035 0.086 -0.139 0.086 0.310 0.078 0.017 -0.008 -0.203 0.015 0.026 0.041 -0.280
-0.198 0.105 -0.123 -0.045 0.061

-0.230 -0.049 0.171 -0.154 0.171 -0.026 0.037 0.031 -0.068 0.126 -0.154 0.109 0.003 -0.016 0.003
-0.271 -0.097 0.028 -0.037 0.026 -0.062

0.012 0.098 -0.108 -0.110 -0.203 -0.076 0.013 -0.088 -0.084 0.074 -0.101 -0.048 0.004 -0.129 0.074
-0.232 0.128 0.096 0.107 -0.055 -0.072

0.090 -0.063 -0.218 0.052 0.152 0.063 0.018 0.038 0.146 -0.069 -0.246 0.147 -0.015 0.101 -0.208
-0.244 -0.084 -0.069 -0.141 0.033 0.039

0.009 0.135 -0.173 0.072 0.040 -0.045 0.008 -0.093 0.055 -0.138 0.013 0.064 -0.000 -0.108 -0.099
-0.183 0.162 0.003 -0.056 -0.061 0.044

0.025 0.064 0.100 -0.270 0.033 -0.012 0.203 0.061 0.076 0.109 -0.013 -0.152 -0.005 -0.027 0.003
0.083 -0.226 -0.013 -0.034 -0.033 0.001
"""

WIN_WEIGHTS = """
0.299 -0.345 -1.325 0.284 0.123 0.007 -0.018 0.077 0.411 -0.379 -0.046 0.924 -0.020 -0.132 -0.425
0.320 -0.022 0.080 -0.134 -0.001 0.005 0.018 0.014 -0.000 0.014 0.004 0.002 -0.010 0.011 -0.008
-0.007 -0.017 0.003 0.006 -0.002 -0.012 0.143
"""

POINTS_WEIGHTS = """
0.121 -0.323 -1.172 0.163 0.307 -0.004 -0.007 0.082 0.419 -0.437 -0.026 0.869 -0.026 -0.141 -0.471
0.339 -0.097 0.060 -0.077 0.020 0.007 0.007 0.010 -0.029 0.017 -0.003 -0.004 -0.001 0.002 -0.013
-0.005 -0.009 -0.021 0.003 0.003 -0.006 0.059
"""


_POINTS = 25.0
"""What an outcome of one means in points."""
WIN = 10.0
"""Points that it is worth to win a hand besides what it scores: the box and the deal after it."""


class Judgement(NamedTuple):
    """``inner``: for each node its weights of the prospects, the last one for itself. ``win`` and
    ``points``: for each of the prospects, then for each node, then for itself, the weights of what
    the hand brings: 1 for won and -1 for lost, and the points of it in 25."""

    inner: tuple[tuple[float, ...], ...]
    win: tuple[float, ...]
    points: tuple[float, ...]

    def worth(self, prospects: Sequence[float]) -> float:
        """Return the points that such a hand should score, and the worth of winning it."""
        values = [*prospects, 1.0]
        nodes = [*prospects, *(tanh(sum(map(mul, node, values))) for node in self.inner), 1.0]
        points: float = sum(map(mul, self.points, nodes))
        win: float = sum(map(mul, self.win, nodes))
        return _POINTS * points + WIN * win


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split()))


LEARNED = Judgement(
    tuple(map(_numbers, INNER.strip().split("\n\n"))),
    _numbers(WIN_WEIGHTS),
    _numbers(POINTS_WEIGHTS),
)
"""What the hands played here have taught."""


# Trying throws out: each is played to the end of the hand in the same sampled worlds.

# What a knock brings, by the house rules of a table.


class Showdowns:
    """Hands held against each other after a knock. ``table`` tells what they leave over."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game.score, GinScore), "only hands of Gin are held against each other"
        self.table, self._rules, self._points = tables(game), game.melds, game.points
        self.bonus = game.score.hand

    def brings(self, hand: int, other: int) -> tuple[int, int]:
        """Who wins when this hand of ten knocks (1 itself, -1 the other, 0 nobody), and the points
        that it scores, below 0 where the other does. A doubled hand counts once."""
        table, bonus = self.table, self.bonus
        own = table.deadwood(hand)
        if not own:
            left = self._defended(hand, other) if bonus.layoff_on_gin else table.deadwood(other)
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


# A hand of Gin played to its end at once, on masks: both players take what melds or lets them
# knock, throw the dearest card that is in no meld, and knock as soon as they can.
#
# The same as by the rules (a test holds it against them), in a hundredth of the time.

NEVER_DRAWN = 2


class Playouts:
    """Hands played under the house rules of ``showdowns``, where a knock leaves at most ``limit``.

    ``kept`` are cards that are thrown last, as the other player is known to wait for them. Whoever
    waits does not knock before so little is left (``waits``).
    """

    def __init__(
        self, showdowns: Showdowns, limit: int, kept: int = 0, waits: int | None = None
    ) -> None:
        self._showdowns, self._limit, self._kept = showdowns, limit, kept
        self._waits = limit if waits is None else waits
        self._table = showdowns.table

    def play(self, hand: int, other: int, top: Card, stock: Sequence[Card]) -> float:
        """What the hand is worth to its player once the hand is over, a win counted too.

        They are to draw from a pile with this ``top``, or from the ``stock``, its first card first;
        the ``other`` player may wait with a knock.
        """
        table, limit, later = self._table, self._limit, self._waits
        best_throw, dearest_card, values = table.best_throw, table.dearest_card, table.values
        free = ~self._kept
        upcard, at, last = 1 << top, 0, len(stock) - NEVER_DRAWN
        sign = 1
        while at < last:
            least, outside = best_throw(hand | upcard)
            if outside & upcard:
                spare = dearest_card(outside & ~upcard)
                left = table.count(outside)
                if spare and left - values[spare.bit_length() - 1] <= limit:
                    return sign * self._showdowns.worth(hand ^ upcard ^ spare, other)
                hand |= 1 << stock[at]
                at += 1
                least, outside = best_throw(hand)
            else:
                hand |= upcard
            if least <= limit:
                return sign * self._showdowns.worth(hand & ~dearest_card(outside), other)
            upcard = dearest_card(outside & free or outside)
            hand, other = other, hand ^ upcard
            limit, later = later, limit
            sign = -sign
        return 0.0


MOST, CLOSE = 3, 6.0
"""So many throws are tried, none that seems worth so many points less than the best."""
PLAYOUTS, ROUND = 1500, 100
"""So many playouts a decision, in rounds of so many worlds; what is surely worse leaves early."""
TRUST = 0.5
"""How much playing out counts beside the judgement."""
WAITED_FOR = 0.99
"""A card that is so likely to help the other is kept in playouts too while others can go."""
SURE = 1.0
"""Standard errors by which a throw must do better than the one that the judgement prefers."""


class TriedThrow(TriedOption):
    """A throw that is tried."""

    def __init__(self, option: Option) -> None:
        super().__init__(option, TRUST)
        assert isinstance(option.move, Discard), "throws are tried out"
        self.card = option.move.card


def tried(
    game: Game, seen: GinFeatures, options: tuple[Option, ...], rng: Rng
) -> tuple[Option, ...]:
    """The options, the one to choose first, once those that are close have been played out."""
    close = [TriedThrow(one) for one in options[:MOST] if one.worth > options[0].worth - CLOSE]
    if len(close) < 2:
        return options
    _play_out(game, seen, close, rng)
    return tuple(ranked(close, options, SURE))


def _play_out(game: Game, seen: GinFeatures, close: list[TriedThrow], rng: Rng) -> None:
    """Play these throws out, round by round, each in the same worlds."""
    mind, left = belief(seen), PLAYOUTS
    playouts = _playouts(game, seen, mind)
    going = close
    while len(going) > 1 and left >= ROUND * len(going):
        for other, stock in determinizations(seen, mind, rng, ROUND):
            for one in going:
                hand = seen.hand & ~(1 << one.card)
                one.brought.append(-playouts.play(other, hand, one.card, stock))
        left -= ROUND * len(going)
        going = still_close(going)


def _playouts(game: Game, seen: GinFeatures, mind: Belief, waits: int | None = None) -> Playouts:
    given = [card for card in range(52) if danger(card, mind.chances) >= WAITED_FOR]
    return Playouts(showdowns(game), seen.limit, mask_of(given), waits)


# Whether to wait with a knock, as the other player may well have less.

LOST = 0.25
"""A knock that is lost less often is not thought about."""
LEAVES = (0, 4)
"""Whoever waits goes on until so little is left."""
WORTH_WAITING = 3.0
"""So many points more waiting has to bring: playouts are not sure."""


def waiting(
    game: Game, seen: GinFeatures, knock: int, options: Sequence[Option], rng: Rng
) -> list[Option]:
    """Throws instead of a knock with this hand of ten, the best first, once they have been played
    out; none where the knock is seldom lost, or brings as much."""
    mind, shown = belief(seen), showdowns(game)
    worlds = list(determinizations(seen, mind, rng, ROUND))
    if sum(shown.brings(knock, other)[0] < 0 for other, _ in worlds) < LOST * ROUND:
        return []
    later, found = [_playouts(game, seen, mind, leaves) for leaves in LEAVES], []
    for one in map(TriedThrow, options[:MOST]):
        hand = seen.hand & ~(1 << one.card)
        worth = max(
            fmean(-playouts.play(other, hand, one.card, stock) for other, stock in worlds)
            for playouts in later
        )
        parts = {**one.option.parts, "tried": worth - one.option.worth}
        found.append(Option(one.option.move, worth, parts))
    found.sort(key=lambda one: -one.worth)
    brings = fmean(shown.worth(knock, other) for other, _ in worlds)
    return found if found[0].worth > brings + WORTH_WAITING else []
