"""Compare two players: ``python -m bench duel --game GAME --seats N --a A --b B``.

A player is ``strong`` or ``plain``, for example. More options are ``--deals 500 --seed 1``. It
shows the progress on a terminal, and prints one JSON line of results last (bench.duel.tally).
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from time import monotonic

from bench.duel.outside import CLOCK_S, LIMIT_S
from bench.duel.program import MEMORY
from bench.duel.tally import Tally
from bench.duel.workers import Duel, fought
from bench.measure import machine
from engine.games.registry import REGISTRY

_WIDTH = 30
_WHO = "easy, medium, strong, plain, random, module:name, or a command line in quotes"


class Progress:
    """A progress bar for something long, shown only on a terminal."""

    def __init__(self, whole: int, what: str) -> None:
        self._whole, self._what, self._began = whole, what, monotonic()
        self._shown = sys.stderr.isatty()

    def reaches(self, done: int) -> None:
        """Show that this many are done now."""
        if self._shown:
            full = _WIDTH * done // self._whole
            left = (monotonic() - self._began) * (self._whole - done) / done
            bar = "#" * full + "." * (_WIDTH - full)
            told = f"\r[{bar}] {done} of {self._whole} {self._what}, {_clock(left)} left "
            print(told, end="", file=sys.stderr, flush=True)

    def ends(self) -> None:
        """End the line of the bar."""
        if self._shown:
            print(file=sys.stderr)


def _clock(seconds: float) -> str:
    """Return seconds as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _duel(arguments: Sequence[str]) -> tuple[Duel, int]:
    parser = argparse.ArgumentParser(prog="python -m bench duel", description=__doc__)
    parser.add_argument("--game", required=True, choices=list(REGISTRY))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--a", required=True, help=_WHO)
    parser.add_argument("--b", required=True, help="the same")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="{}", help="house rules as JSON")
    parser.add_argument("--limit", type=float, default=LIMIT_S, help="seconds for a decision")
    parser.add_argument("--clock", type=float, default=CLOCK_S, help="seconds for a game")
    parser.add_argument("--memory", type=int, default=MEMORY, help="megabytes of a program")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = vars(parser.parse_args(arguments))
    workers = chosen.pop("workers")
    duel = Duel(**chosen)
    try:
        rules = duel.rules()
        duel.players()
    except ValueError as wrong:
        parser.error(str(wrong))
    if duel.seats not in rules.seats:
        parser.error(f"{duel.game} is for {rules.seats[0]} to {rules.seats[-1]} players")
    if duel.deals < 1:
        parser.error("--deals is at least 1")
    return duel, workers


def main(arguments: Sequence[str]) -> None:
    """Play what the arguments say."""
    duel, workers = _duel(arguments)
    tally, progress = Tally(duel.seats), Progress(duel.deals, "deals")
    for some in fought(duel, workers):
        tally += some
        progress.reaches(len(tally.gains))
    progress.ends()
    told = {"bench": "duel", "machine": machine(), **duel._asdict(), **tally.figures()}
    print(json.dumps(told))
