"""Measure what deals are worth on average, and write it into the games' files.

``python -m bench worth [--seconds N] [--games …] [--seats …]`` lets medium computers play in every
seat, under the standard rules. Each row is a game, a number of seats and, if deals differ, the
number of the deal. It plays for the seconds of the processor, or until the standard error that the
design asks for is reached. Each shuffle is played once per seat, with its hands and lanes moved on
by a seat each time. So better cards visit every place, which shows the difference between places
sooner. The result is added to ``player.py`` in the folder of the game, with its error.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

from engine import games
from engine.analysis.moments import Moment
from engine.board_scores import Average, Averages
from engine.cards import Card
from engine.events import Dealt
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, averages_of, game
from engine.play import start
from engine.shuffle import Opening, open_deal

_ROOMS = Path(games.__file__).parent
_MARK = "AVERAGES: Averages = {"
_AT_LEAST = 24
"""The fewest shuffles of a row, and the shuffles between two checks of its error."""
_ENOUGH = 0.2
"""The standard error that is small enough."""
Row = tuple[int, int]
"""The number of seats, and the number of the deal."""


def main(arguments: Sequence[str]) -> None:
    """Print a line for each row, and write the file after it."""
    parser = argparse.ArgumentParser(prog="python -m bench worth", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    parser.add_argument("--seats", nargs="*", type=int)
    asked = parser.parse_args(arguments)
    for name in asked.games:
        found = dict(averages_of(name))
        rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
        for seats in (one for one in rules.seats if asked.seats is None or one in asked.seats):
            for number in range(1, (rules.end.deals or 1) + 1):
                row = seats, number
                found[row] = more = measured(rules, row, asked.seconds, found.get(row))
                print(f"worth: {name}, {seats} seats, deal {number}: {more}", flush=True)
                file = _ROOMS / name / "player.py"
                head = file.read_text(encoding="utf-8").partition(_MARK)[0]
                file.write_text(head + written(found), encoding="utf-8")


def measured(rules: Game, row: Row, seconds: float, before: Average | None) -> Average:
    """Return the average over new shuffles and the shuffles of ``before``."""
    seats, number = row
    begun, played, found = process_time(), list[tuple[float, ...]](), before
    first = 0 if before is None else before.deals
    while found is None or (found.error > _ENOUGH and process_time() - begun < seconds):
        for _ in range(_AT_LEAST):
            seed = sha256(f"worth {rules.name} {row} {first + len(played)}".encode()).digest()
            played.append(shuffle(rules, seats, number, seed))
        # By place from the player who starts, who is in seat 0.
        places = list(zip(*played, strict=True))
        error = max(map(stdev, places)) / sqrt(len(played))
        found = pooled(before, Average(len(played) * seats, error, tuple(map(fmean, places))))
    return found


def shuffle(rules: Game, seats: int, number: int, seed: bytes) -> tuple[float, ...]:
    """Return the mean worth for each seat of deals that seat 0 starts.

    Medium computers play them, and the cards of each seat are once in every place.
    """
    state = start(rules, seats)
    dealt = open_deal(rules, state, seed, Opening(number, seats - 1, 0))
    turns = (Moment.dealt(evolve(state, turned(dealt, by))) for by in range(seats))
    worths = [one.to_the_end(rules, seed) for one in turns]
    return tuple(map(fmean, zip(*worths, strict=True)))


def turned(dealt: Dealt, by: int) -> Dealt:
    """Return the deal with hands and lanes moved ``by`` seats. The rest of the stock stays."""
    seats, stock = len(dealt.hands), list[Card]()
    for at in range(0, len(dealt.stock), seats):
        some = dealt.stock[at : at + seats]
        stock += (*some[by:], *some[:by]) if len(some) == seats else some
    hands = (*dealt.hands[by:], *dealt.hands[:by])
    return replace(dealt, hands=hands, stock=tuple(stock))


def pooled(before: Average | None, more: Average) -> Average:
    """Return the average of both."""
    deals, error, worths = more
    if before is not None:
        deals += before.deals
        share = before.deals / deals
        error = sqrt((share * before.error) ** 2 + ((1 - share) * error) ** 2)
        both = zip(before.worths, worths, strict=True)
        worths = tuple(share * one + (1 - share) * two for one, two in both)
    return Average(deals, round(error, 3), tuple(round(one, 3) for one in worths))


def written(found: Averages) -> str:
    """Return the end of a game's file."""
    rows = (
        f"    {row}: Average({one.deals}, {one.error}, {one.worths}),"
        for row, one in sorted(found.items())
    )
    return "\n".join([_MARK, *rows, "}"]) + "\n"
