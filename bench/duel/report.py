"""``python -m bench duel --game GAME --seats N --a strong --b plain --deals 500 --seed 1``.

Prints how far it is on a terminal, and one JSON line of figures last (bench.duel.tally).
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import NamedTuple

from bench.duel.deal import Shuffle, play
from bench.duel.opponents import Opponent, opponent
from bench.duel.tally import Tally
from bench.measure import machine
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.options import WrongOption, read_options

_AT_ONCE = 5
"""Deals that a worker plays before it tells of them."""


class Duel(NamedTuple):
    """Who plays what. ``options`` are house rules as JSON, over the usual preset."""

    game: str
    seats: int
    a: str
    b: str
    deals: int
    seed: int
    options: str = "{}"


def some_deals(duel: Duel, first: int, last: int) -> Tally:
    """Deals ``first`` to ``last`` (without it), each once for every seat of A."""
    rules = game(duel.game, read_options(REGISTRY[duel.game], json.loads(duel.options)))
    a, b = (opponent(name, duel.game, duel.seed) for name in (duel.a, duel.b))
    tally = Tally(duel.seats)
    for number in range(first, last):
        _one_deal(duel, tally, (a, b), number, rules)
    tally.seconds = a.seconds, b.seconds
    return tally


def _one_deal(
    duel: Duel, tally: Tally, players: tuple[Opponent, Opponent], number: int, rules: Game
) -> None:
    a, b = players
    seats = range(duel.seats)
    done = [
        play(rules, Shuffle(duel.seed, number), [a if at == seat else b for at in seats])
        for seat in seats
    ]
    tally.gains.append(
        fmean(
            done[seat].points[seat]
            - fmean(other.points[seat] for at, other in enumerate(done) if at != seat)
            for seat in seats
        )
    )
    winners = [one.winner for one in done]
    won = sum(winner == seat for seat, winner in enumerate(winners))
    tally.shares.append((won, sum(winner is not None for winner in winners)))
    tally.turns += [one.turns for one in done]
    tally.given_up += sum(one.given_up for one in done)


def fought(duel: Duel, workers: int) -> Iterator[Tally]:
    """The deals, some at a time, as they are played."""
    starts = range(0, duel.deals, _AT_ONCE)
    if workers <= 1:
        for first in starts:
            yield some_deals(duel, first, min(first + _AT_ONCE, duel.deals))
        return
    with ProcessPoolExecutor(workers) as pool:
        ends = [min(first + _AT_ONCE, duel.deals) for first in starts]
        yield from pool.map(some_deals, [duel] * len(ends), starts, ends)


def _duel(arguments: Sequence[str]) -> tuple[Duel, int]:
    parser = argparse.ArgumentParser(prog="python -m bench duel", description=__doc__)
    parser.add_argument("--game", required=True, choices=list(REGISTRY))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--a", required=True, help="easy, steady, strong, plain, … or module:name")
    parser.add_argument("--b", required=True)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="{}", help="house rules as JSON")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = vars(parser.parse_args(arguments))
    workers = chosen.pop("workers")
    duel = Duel(**chosen)
    try:
        rules = game(duel.game, read_options(REGISTRY[duel.game], json.loads(duel.options)))
        opponent(duel.a, duel.game, duel.seed), opponent(duel.b, duel.game, duel.seed)
    except (ValueError, WrongOption) as wrong:
        parser.error(str(wrong))
    if duel.seats not in rules.seats:
        parser.error(f"{duel.game} is for {rules.seats[0]} to {rules.seats[-1]} players")
    return duel, workers


def main(arguments: Sequence[str]) -> None:
    """Play what the arguments say."""
    duel, workers = _duel(arguments)
    tally = Tally(duel.seats)
    for some in fought(duel, workers):
        tally += some
        if sys.stderr.isatty():
            print(
                f"\r{len(tally.gains)} of {duel.deals} deals", end="", file=sys.stderr, flush=True
            )
    if sys.stderr.isatty():
        print(file=sys.stderr)
    told = {"bench": "duel", "machine": machine(), **duel._asdict(), **tally.figures()}
    print(json.dumps(told))
