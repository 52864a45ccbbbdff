"""The judgement of a hand of ten cards after a discard, and rollouts to compare discards.

The judgement is a small neural network over the hand's prospects. The weights were learned from
18,000 deals. In them, two players discarded by the current network, sometimes at random, and
knocked as soon as they could. Each discard was scored with the result of its deal. The first third
of the deals was played by deadwood only.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import tanh
from operator import mul
from statistics import fmean
from typing import NamedTuple

from engine.cards import Card
from engine.decision import Option, Rng, TriedOption, play_rounds, ranked
from engine.game import Game
from engine.games.gin.features import Belief, GinFeatures, belief, danger, determinizations, tables
from engine.games.gin.last_cards import NEVER_DRAWN
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
"""Points that an output of 1 stands for."""
WIN = 10.0
"""Points for winning a deal in addition to its score, because of the box and the next deal."""


class Judgement(NamedTuple):
    """The weights of the network."""

    inner: tuple[tuple[float, ...], ...]
    """For each node, a weight for each prospect and last a constant."""
    win: tuple[float, ...]
    """The weights of the result, which is 1 for a win and -1 for a loss.

    First come the weights of the prospects, then the weights of the nodes, then a constant.
    """
    points: tuple[float, ...]
    """Weights of the points in units of 25, in the same order."""

    def worth(self, prospects: Sequence[float]) -> float:
        """Return the expected points of this hand, with the worth of winning."""
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
"""The learned weights."""


# Rollouts. Each discard is played to the end in the same sampled worlds.

# The result of a knock by the house rules of a table.


class Showdowns:
    """Comparison of two hands after a knock. ``table`` looks up the cards left over."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game.score, GinScore), "only hands of Gin can be compared"
        self.table, self._rules, self._points = tables(game), game.melds, game.points
        self.bonus = game.score.hand

    def result(self, hand: int, other: int) -> tuple[int, int]:
        """Return the winner and the score when this hand of ten cards knocks.

        The winner is 1 for ``hand``, -1 for ``other``, and 0 for neither. The score is below 0 if
        the other player scores. The deal's multiplier isn't applied to this score.
        """
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
        """Return the points of this knock with the worth of winning."""
        won, points = self.result(hand, other)
        return WIN * won + points

    def _defended(self, hand: int, other: int) -> int:
        """Return the points that the other player keeps after melds and lay-offs."""
        best = split(cards_of(hand), self._rules, self._points)
        shown = [laid(0, meld) for meld in best.melds]
        return defend(cards_of(other), shown, self._rules, self._points).points


@lru_cache(maxsize=8)
def showdowns(game: Game) -> Showdowns:
    """Return the comparison of hands for a game. It is cached."""
    return Showdowns(game)


# A fast playout of a deal of Gin on masks. Both players take cards that meld or let them knock.
# They discard the card outside melds with the most points, and knock as soon as they can.
#
# The playout gives the same result as the rules in a hundredth of the time. A test compares both.


class Playouts:
    """Playouts of deals under the house rules of ``showdowns`` and a knock limit.

    ``kept`` are cards that are discarded last, because the other player is known to wait for them.
    The second player to move knocks only with at most ``waits`` points.
    """

    def __init__(
        self, showdowns: Showdowns, limit: int, kept: int = 0, waits: int | None = None
    ) -> None:
        self._showdowns, self._limit, self._kept = showdowns, limit, kept
        self._waits = limit if waits is None else waits
        self._table = showdowns.table

    def play(self, hand: int, other: int, top: Card, stock: Sequence[Card]) -> float:
        """Return the worth of a hand after playing the deal to its end, with the worth of winning.

        The player of ``hand`` moves first, and takes ``top`` or draws from ``stock``, whose first
        card is drawn first. The player of ``other`` may wait with a knock.
        """
        table, limit, later = self._table, self._limit, self._waits
        best_throw, highest_card, values = table.best_throw, table.highest_card, table.values
        free = ~self._kept
        upcard, index, last = 1 << top, 0, len(stock) - NEVER_DRAWN
        sign = 1
        while index < last:
            least, outside = best_throw(hand | upcard)
            if outside & upcard:
                spare = highest_card(outside & ~upcard)
                left = table.count(outside)
                if spare and left - values[spare.bit_length() - 1] <= limit:
                    return sign * self._showdowns.worth(hand ^ upcard ^ spare, other)
                hand |= 1 << stock[index]
                index += 1
                least, outside = best_throw(hand)
            else:
                hand |= upcard
            if least <= limit:
                return sign * self._showdowns.worth(hand & ~highest_card(outside), other)
            upcard = highest_card(outside & free or outside)
            hand, other = other, hand ^ upcard
            limit, later = later, limit
            sign = -sign
        return 0.0


MOST, CLOSE = 3, 6.0
"""At most this many discards are compared, the best and those close to it.

A close discard seems worse than the best by at most this many points.
"""
PLAYOUTS, ROUND = 1500, 100
"""The playouts per decision, and the worlds per round.

Clearly worse discards drop out after a round.
"""
TRUST = 0.5
"""Weight of rollouts relative to the judgement."""
WAITED_FOR = 0.99
"""A card with at least this chance of helping the other player is kept in playouts if possible."""
SURE = 1.0
"""A discard must beat the discard that the judgement prefers by this many standard errors."""


class TriedThrow(TriedOption):
    """A discard that is compared in rollouts."""

    def __init__(self, option: Option) -> None:
        super().__init__(option, TRUST)
        assert isinstance(option.move, Discard), "only discards are tried"
        self.card = option.move.card


def tried(
    game: Game, seen: GinFeatures, options: tuple[Option, ...], rng: Rng
) -> tuple[Option, ...]:
    """Return the options, the best first, after rollouts of the close ones."""
    close = [
        TriedThrow(option) for option in options[:MOST] if option.worth > options[0].worth - CLOSE
    ]
    if len(close) < 2:
        return options
    _play_out(game, seen, close, rng)
    return tuple(ranked(close, options, SURE))


def _play_out(game: Game, seen: GinFeatures, close: list[TriedThrow], rng: Rng) -> None:
    """Compare these discards in rounds of the same sampled worlds."""
    beliefs = belief(seen)
    playouts = _playouts(game, seen, beliefs)

    def play(going: Sequence[TriedThrow]) -> None:
        for other, stock in determinizations(seen, beliefs, rng, ROUND):
            for throw in going:
                hand = seen.hand & ~(1 << throw.card)
                throw.brought.append(-playouts.play(other, hand, throw.card, stock))

    play_rounds(close, play, PLAYOUTS, ROUND)


def _playouts(game: Game, seen: GinFeatures, beliefs: Belief, waits: int | None = None) -> Playouts:
    given = [card for card in range(52) if danger(card, beliefs.chances) >= WAITED_FOR]
    return Playouts(showdowns(game), seen.limit, mask_of(given), waits)


# Waiting with a knock, because the other player may well have less.

LOST = 0.25
"""Waiting is not considered if the knock is lost less often than this."""
LEAVES = (0, 4)
"""A player who waits knocks once at most this many points are left.

Rollouts compare these limits.
"""
WORTH_WAITING = 3.0
"""Points that waiting has to gain, because rollouts are inaccurate."""


def waiting(
    game: Game, seen: GinFeatures, knock: int, options: Sequence[Option], rng: Rng
) -> list[Option]:
    """Return discards instead of a knock with this hand of ten cards, the best first.

    Return no discards if the knock is seldom lost, or if waiting is worth little more than the
    knock.
    """
    beliefs, shown = belief(seen), showdowns(game)
    worlds = list(determinizations(seen, beliefs, rng, ROUND))
    if sum(shown.result(knock, other)[0] < 0 for other, _ in worlds) < LOST * ROUND:
        return []
    later, alternatives = [_playouts(game, seen, beliefs, leaves) for leaves in LEAVES], []
    for throw in map(TriedThrow, options[:MOST]):
        hand = seen.hand & ~(1 << throw.card)
        worth = max(
            fmean(-playouts.play(other, hand, throw.card, stock) for other, stock in worlds)
            for playouts in later
        )
        parts = {**throw.option.parts, "tried": worth - throw.option.worth}
        alternatives.append(Option(throw.option.move, worth, parts))
    alternatives.sort(key=lambda option: -option.worth)
    knock_worth = fmean(shown.worth(knock, other) for other, _ in worlds)
    return alternatives if alternatives[0].worth > knock_worth + WORTH_WAITING else []
