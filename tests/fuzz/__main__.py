"""``python -m tests.fuzz --inputs 1000000``: many inputs for everything that reads from outside.

Four of ten go through the whole bot, the others through single parsers. Exit status 1 if anything
was wrong; what it was is printed with its input, which becomes an example (tests/fuzz/examples.py).
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tests.fuzz.parsers import PARSERS
from tests.fuzz.routes import ROUTES
from tests.fuzz.running import Findings, fuzz_part

_PART = 10_000
"""Inputs of one job."""
_JOBS_OF_A_LIFE = 8
_TOLD = 5
"""Parts after which it is told how far it has come."""
_SHARES = {"clicks": 25, "commands": 15, "env_files": 1, "environment": 3}
"""Hundredths of all inputs; the other parsers have the rest."""

_Job = tuple[str, int, int]
"""Kind, inputs and number of a part."""


def main() -> int:
    """Exit status: 1 if anything was wrong."""
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    asked.add_argument("--inputs", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=int(time.time()))
    asked.add_argument("--only", choices=(*ROUTES, *PARSERS), help="one kind of input")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = asked.parse_args()
    jobs = list(_jobs(chosen.inputs, chosen.seed, chosen.only))
    begun, inputs, found = time.monotonic(), 0, dict[str, tuple[str, str]]()
    print(f"seed {chosen.seed}: {len(jobs)} parts", flush=True)
    for number, done in enumerate(_done(jobs, chosen.processes), 1):
        inputs += done.inputs
        for kind in set(done.found) - set(found):
            found[kind] = done.found[kind]
            print("\n    ".join(found[kind]), flush=True)
        if number % _TOLD == 0:
            spent = time.monotonic() - begun
            print(f"{number} of {len(jobs)} parts, {inputs} inputs, {spent:.0f} s", flush=True)
    spent = time.monotonic() - begun
    print(f"{inputs} inputs in {spent:.0f} s, {inputs / spent:.0f} a second: {len(found)} found")
    return 1 if found else 0


def _done(jobs: Sequence[_Job], processes: int) -> Iterator[Findings]:
    """The parts as they are done.

    After some of them their processes go, and with them what they keep. (``max_tasks_per_child``
    would do that too, but in Python 3.11 such a pool can wait for itself for ever.)
    """
    for at in range(0, len(jobs), processes * _JOBS_OF_A_LIFE):
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            some = jobs[at : at + processes * _JOBS_OF_A_LIFE]
            for part in as_completed([pool.submit(fuzz_part, *job) for job in some]):
                yield part.result()


def _jobs(inputs: int, seed: int, only: str | None) -> list[_Job]:
    """Kind, inputs and number of each part; long parts first."""
    names = [only] if only else [*ROUTES, *PARSERS]
    rest = 100 - sum(_SHARES.values())
    others = len(names) - len(_SHARES)
    wanted = {
        name: round(inputs * (1.0 if only else _SHARES.get(name, rest / others) / 100))
        for name in names
    }
    return [
        (name, min(_PART, count - at), seed + at)
        for name, count in wanted.items()
        for at in range(0, count, _PART)
    ]


if __name__ == "__main__":
    sys.exit(main())
