"""``python -m bench [NAME…]``: print the figures of all benches, or of those named.

``python -m bench load [OPTION…]``: the bot under load, beside a bare discord.py bot; ``lively
[OPTION…]``: how many tables one token carries; ``processes [OPTION…]``: several of them on one
PostgreSQL; ``restore [OPTION…]``: starts over stored tables; ``strong [OPTION…]``: many tables with
strong computers; ``same [OPTION…]``: the same cards at two tables; ``ledger [OPTION…]``: deals told
as chance and choice; ``belief [OPTION…]``: how well computers guess hidden cards; ``duel OPTION…``:
one computer player against another. ``worth [OPTION…]`` writes engine/average_worth.py, ``results
FILE…`` bench/RESULTS.md.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any


def _render() -> Iterator[str]:
    """Pictures are drawn in a process of their own, as the bot does it: nothing is warm yet."""
    command = [sys.executable, "-m", "bench.render"]
    drawn = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    yield "render: time and size of a picture"
    yield from (f"  {line}" for line in drawn.stdout.splitlines())


BENCHES = (
    *("arrange", "channel", "clicks", "computer", "counted", "engine", "gin", "hops", "journal"),
    *("league", "length", "looks", "rearranging", "render", "start"),
)
ALONE = (
    *("belief", "duel", "load", "ledger", "lively", "processes", "restore", "results", "same"),
    *("strong", "worth"),
)
"""Those that take arguments of their own, and minutes: they run where they are named."""
_REPORTS = ("duel", "load", "lively", "processes", "strong")
_MODULES = {"gin": "gin_beside", **{name: f"{name}.report" for name in _REPORTS}}


def _module(name: str) -> Any:
    """The module of a bench. No other is loaded. Ends with a sentence if a package is missing."""
    try:
        return import_module(f"bench.{_MODULES.get(name, name)}")
    except ModuleNotFoundError as missing:
        sys.exit(
            f"The bench {name} needs {missing.name}, a package for development: run 'make setup' in"
            " another copy of the code."
        )


def main() -> None:
    """Run them one after the other."""
    first, *rest = [*sys.argv[1:], ""]
    if first in ALONE:
        _module(first).main(rest[:-1])
        return
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join([*BENCHES, *ALONE]))
    names = parser.parse_args().names or BENCHES
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        parser.error(f"there is no bench {unknown[0]!r}; there is {', '.join(BENCHES)}")
    for name in names:
        for line in _render() if name == "render" else _module(name).report():
            print(line, flush=True)


if __name__ == "__main__":
    main()
