"""Trying throws out: each is played to the end of the hand in the same sampled worlds."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean

from engine.cards import Card
from engine.computer.gin.belief import Belief, belief, danger, determinizations
from engine.computer.gin.evaluation import WIN
from engine.computer.gin.features import GinFeatures, tables
from engine.decision import Option, Rng, TriedOption, ranked, still_close
from engine.game import Game
from engine.hands.defence import defend
from engine.hands.masks import cards_of, mask_of
from engine.hands.split import split
from engine.melds import laid
from engine.moves import Discard
from engine.scoring.gin import GinScore

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
