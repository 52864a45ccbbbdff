"""``python -m bench.gin_learning [HANDS]``: learn what a hand of Gin is worth, from hands played
here, and write engine/computer/gin/evaluation.py.

Two players throw what the judgement of the moment thinks best, now and then something else, and
knock as soon as they can; in two hands of three one of them plays as in playouts, and in every
third or so a knock has to leave less. What a hand brought is what the judgement is to tell of each
of its throws. The first third is played by deadwood alone, the rest by what that has taught. Takes
about five minutes.
"""

import sys
from collections.abc import Iterator
from math import tanh
from pathlib import Path
from random import Random
from textwrap import fill
from typing import NamedTuple

import engine.computer.gin
from engine.computer.gin.belief import belief
from engine.computer.gin.evaluation import Judgement, outcome
from engine.computer.gin.features import GinFeatures, tables
from engine.computer.gin.player import NAMES, prospects, sensible, weighed
from engine.computer.gin.rollouts import NEVER_DRAWN, Showdowns
from engine.games.gin import GinOptions, gin_rummy

HANDS = 18000
_NODES, _TIMES, _RATE = 16, 8, 0.006
_ELSE = 0.1
"""How often something else than the best is thrown."""
_LIMIT, _LOWER = 10, 3
_SIZE = len(NAMES)
_GIN = gin_rummy(GinOptions())
_TABLE, _SHOWDOWNS = tables(_GIN), Showdowns(_GIN)


class Row(NamedTuple):
    """What a hand looked like after a throw, and what it brought."""

    prospects: list[float]
    won: float
    points: float


class _Hand:
    """A hand being played: what each of the two knows of it, and the throws that were judged."""

    def __init__(self, rng: Random, judgement: Judgement, simple: int | None, limit: int) -> None:
        self.rng, self.judgement, self.simple = rng, judgement, simple
        pack = rng.sample(range(52), 52)
        self.top, self.stock = pack[20], pack[21:]
        hands = [sum(1 << card for card in pack[at : at + 10]) for at in (0, 10)]
        self.seen = [GinFeatures(hand, 1 << self.top, limit=limit) for hand in hands]
        self.judged: list[list[list[float]]] = [[], []]

    def played(self) -> Iterator[Row]:
        """Play it out and give what was learned of it."""
        seat, first = 0, True
        won, points = 0, 0
        while len(self.stock) > NEVER_DRAWN:
            taken = self._take(seat, first=first)
            hand = self.seen[seat].hand
            limit = self.seen[seat].limit
            card, left = self._least(hand, taken)
            if left <= limit:
                won, points = _SHOWDOWNS.brings(hand & ~(1 << card), self.seen[1 - seat].hand)
                break
            self._throw(seat, self._chosen(seat, taken, card), taken)
            seat, first = 1 - seat, False
        sign = 1 if seat == 0 else -1
        for judged in self.judged:
            told = outcome(won * sign, points * sign)
            sign = -sign
            yield from (Row(one, *told) for one in judged)

    def _take(self, seat: int, *, first: bool) -> int | None:
        """Bring a card into the hand: the upcard if it melds or makes a knock possible."""
        seen, upcard = self.seen[seat], 1 << self.top
        other = self.seen[1 - seat]
        melds = not _TABLE.best_throw(seen.hand | upcard)[1] & upcard
        if melds or self._least(seen.hand | upcard, self.top)[1] <= seen.limit:
            pile = seen.pile & ~upcard
            self.seen[seat] = seen._replace(
                hand=seen.hand | upcard, pile=pile, shown=seen.shown | upcard
            )
            self.seen[1 - seat] = other._replace(
                known=other.known | upcard, hidden=other.hidden - 1, pile=pile
            )
            return self.top
        drawn = 1 << self.stock.pop(0)
        stock = len(self.stock)
        self.seen[seat] = seen._replace(hand=seen.hand | drawn, stock=stock)
        self.seen[1 - seat] = other._replace(left=(other.left | upcard) & ~other.threw, stock=stock)
        return None

    def _chosen(self, seat: int, taken: int | None, least: int) -> int:
        if seat == self.simple:
            return _TABLE.dearest_card(_TABLE.best_throw(self.seen[seat].hand)[1]).bit_length() - 1
        seen = self.seen[seat]
        if self.rng.random() < _ELSE:
            card = self.rng.choice(sensible(seen.hand, _TABLE, taken))[0]
            hand = seen.hand & ~(1 << card)
            self.judged[seat].append(prospects(seen, belief(seen), _TABLE, hand, card))
            return card
        best = weighed(seen, _TABLE, self.judgement, taken)[0]
        self.judged[seat].append(best.prospects)
        return best.card

    def _throw(self, seat: int, card: int, taken: int | None) -> None:
        seen, other, bit = self.seen[seat], self.seen[1 - seat], 1 << card
        pile, throws = seen.pile | bit, seen.throws + 1
        self.seen[seat] = seen._replace(
            hand=seen.hand & ~bit, shown=seen.shown & ~bit, pile=pile, throws=throws
        )
        self.seen[1 - seat] = other._replace(
            known=other.known & ~bit,
            hidden=10 - (other.known & ~bit).bit_count(),
            threw=other.threw | bit,
            left=other.left & ~bit,
            pile=pile,
            throws=throws,
        )
        self.top = card

    @staticmethod
    def _least(hand: int, taken: int | None) -> tuple[int, int]:
        return min(sensible(hand, _TABLE, taken), key=lambda one: one[1])


def _rows(rng: Random, judgement: Judgement, hands: int) -> list[Row]:
    rows: list[Row] = []
    for number in range(hands):
        simple = (None, 0, 1)[number % 3]
        limit = rng.randrange(_LIMIT) if rng.randrange(_LOWER) == 0 else _LIMIT
        rows += _Hand(rng, judgement, simple, limit).played()
        if number % 500 == 499:
            print(f"{number + 1} of {hands} hands, {len(rows)} throws", flush=True)
    return rows


class Learner:
    """A judgement whose weights are still moved: stochastic gradient descent on squared errors."""

    def __init__(self, rng: Random) -> None:
        self.inner = [[rng.uniform(-0.3, 0.3) for _ in range(_SIZE)] + [0.0] for _ in range(_NODES)]
        self.outer = [
            [0.0] * _SIZE + [rng.uniform(-0.1, 0.1) for _ in range(_NODES)] + [0.0]
            for _ in range(2)
        ]

    def learn(self, row: Row, rate: float) -> None:
        """Move the weights towards what this hand brought."""
        values = [*row.prospects, 1.0]
        found = [
            tanh(sum([weight * value for weight, value in zip(node, values, strict=True)]))
            for node in self.inner
        ]
        nodes = [*row.prospects, *found, 1.0]
        errors = [
            rate * (told - sum([weight * value for weight, value in zip(side, nodes, strict=True)]))
            for told, side in zip(row[1:], self.outer, strict=True)
        ]
        win, points = self.outer
        for number, value in enumerate(found):
            pull = errors[0] * win[_SIZE + number] + errors[1] * points[_SIZE + number]
            pull *= 1 - value * value
            node = self.inner[number]
            self.inner[number] = [
                weight + pull * known for weight, known in zip(node, values, strict=True)
            ]
        self.outer = [
            [weight + error * node for weight, node in zip(side, nodes, strict=True)]
            for error, side in zip(errors, self.outer, strict=True)
        ]

    def judgement(self) -> Judgement:
        """The weights as they are."""
        win, points = (tuple(round(weight, 3) for weight in side) for side in self.outer)
        inner = tuple(tuple(round(weight, 3) for weight in node) for node in self.inner)
        return Judgement(inner, win, points)


def learned(rng: Random, rows: list[Row]) -> Judgement:
    """The judgement that these rows teach."""
    learner, steps = Learner(rng), _TIMES * len(rows)
    for step in range(steps):
        learner.learn(rng.choice(rows), _RATE * (1 - step / steps) + _RATE / 50)
    return learner.judgement()


def _deadwood_alone() -> Judgement:
    points = [0.0] * (_SIZE + 1)
    points[NAMES.index("deadwood")] = points[NAMES.index("deadwood after a draw")] = -1.0
    return Judgement((), (0.0,) * (_SIZE + 1), tuple(points))


def _write(judgement: Judgement, hands: int) -> None:
    path = Path(engine.computer.gin.__file__).with_name("weights.py")
    told = f'"""What ``python -m bench.gin_learning`` learned from {hands} hands (Judgement)."""\n'
    sides = [*judgement.inner, judgement.win, judgement.points]
    for name, rows in (
        ("INNER", sides[:-2]),
        ("WIN_WEIGHTS", sides[-2:-1]),
        ("POINTS_WEIGHTS", sides[-1:]),
    ):
        text = "\n\n".join(fill(" ".join(f"{one:.3f}" for one in row), 100) for row in rows)
        told += f'\n{name} = """\n{text}\n"""\n'
    path.write_text(told, encoding="utf-8")


def main() -> None:
    """Learn in two rounds: the second plays by what the first has taught."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    rng = Random("gin")
    judgement = _deadwood_alone()
    for share in (hands // 3, hands - hands // 3):
        judgement = learned(rng, _rows(rng, judgement, share))
    _write(judgement, hands)


if __name__ == "__main__":
    main()
