"""What deals are worth on average: ``python -m bench worth [--seconds N] [--games …] [--seats …]``.

Medium computers play in every seat, under the standard rules, for so many seconds of the processor
for each game, number of seats and, where deals differ, number of the deal. What is found is added
to ``engine/average_worth.py``: the longer it runs, the smaller the errors that stand there.
"""

import argparse
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

from engine import average_worth
from engine.average_worth import AVERAGES, Average
from engine.boards import Worth
from engine.computer.ledger import Moment
from engine.deal import Opening, open_deal
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.play import evolve, start

_FILE = Path(average_worth.__file__)
_MARK = "AVERAGES: "
_AT_LEAST = 8
Row = tuple[int, int]
"""Seats, and the number of the deal."""
Rows = Mapping[str, Mapping[Row, Average]]


def main(arguments: Sequence[str]) -> None:
    """Print a line for each row, and write the file after it."""
    parser = argparse.ArgumentParser(prog="python -m bench worth", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    parser.add_argument("--seats", nargs="*", type=int)
    asked = parser.parse_args(arguments)
    found = {name: dict(AVERAGES.get(name, {})) for name in REGISTRY}
    for name in asked.games:
        rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
        for seats in (one for one in rules.seats if asked.seats is None or one in asked.seats):
            for number in range(1, (rules.deals or 1) + 1):
                row = seats, number
                more = measured(rules, row, asked.seconds, found[name].get(row))
                found[name][row] = more
                print(f"worth: {name}, {seats} seats, deal {number}: {more}", flush=True)
                head = _FILE.read_text(encoding="utf-8").partition(_MARK)[0]
                _FILE.write_text(head + written(found), encoding="utf-8")


def measured(rules: Game, row: Row, seconds: float, before: Average | None) -> Average:
    """The average of deals that go on after those of before."""
    seats, number = row
    begun, played = process_time(), list[Worth]()
    first = 0 if before is None else before.deals
    while len(played) < _AT_LEAST or process_time() - begun < seconds:
        seed = sha256(f"worth {rules.name} {row} {first + len(played)}".encode()).digest()
        played.append(deal(rules, seats, number, seed))
    # By place from the player who begins, who is in seat 0.
    places = list(zip(*played, strict=True))
    means = tuple(map(fmean, places))
    error = max(map(stdev, places)) / sqrt(len(played))
    return pooled(before, Average(len(played), error, means))


def deal(rules: Game, seats: int, number: int, seed: bytes) -> Worth:
    """What a deal of medium computers that seat 0 begins brings each seat."""
    state = start(rules, seats)
    dealt = open_deal(rules, state, seed, Opening(number, seats - 1, 0))
    return Moment.dealt(evolve(state, dealt)).to_the_end(rules, seed)


def pooled(before: Average | None, more: Average) -> Average:
    """Both together."""
    if before is None:
        deals, error, worths = more
    else:
        deals = before.deals + more.deals
        error = sqrt((before.deals * before.error) ** 2 + (more.deals * more.error) ** 2) / deals
        both = zip(before.worths, more.worths, strict=True)
        worths = tuple((before.deals * one + more.deals * two) / deals for one, two in both)
    return Average(deals, round(error, 3), tuple(round(one, 3) for one in worths))


def written(found: Rows) -> str:
    """The table as the file has it."""
    lines = ["AVERAGES: Mapping[str, Mapping[tuple[int, int], Average]] = {"]
    for name, rows in found.items():
        if rows:
            lines.append(f'    "{name}": {{')
            lines += [
                f"        {row}: Average({one.deals}, {one.error}, {one.worths}),"
                for row, one in sorted(rows.items())
            ]
            lines.append("    },")
    lines.append("}")
    lines.append(
        '"""By game, then by number of seats and of the deal: 1 where one deal is as another."""'
    )
    return "\n".join(lines) + "\n"
