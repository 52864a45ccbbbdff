"""``python -m bench [NAME…]``: print the figures of all benches, or of those named.

``python -m bench load [OPTION…]``: the bot under load, beside a bare discord.py bot; ``lively
[OPTION…]``: how many tables one token carries; ``processes [OPTION…]``: several of them on one
PostgreSQL; ``restore [OPTION…]``: starts over stored tables; ``strong [OPTION…]``: many tables with
strong computers; ``same [OPTION…]``: the same cards at two tables; ``ledger [OPTION…]``: deals told
as chance and choice; ``belief [OPTION…]``: how well computers guess hidden cards; ``duel OPTION…``:
one computer player against another. ``worth [OPTION…]`` writes the averages of the games, ``results
FILE…`` bench/RESULTS.md.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from bench import (
    arrange,
    belief,
    channel,
    clicks,
    computer,
    counted,
    engine,
    gin_beside,
    hops,
    journal,
    league,
    ledger,
    length,
    looks,
    rearranging,
    restore,
    results,
    same,
    start,
    worth,
)
from bench.duel import report as duel_report
from bench.lively import report as lively_report
from bench.load import report as load_report
from bench.processes import report as processes_report
from bench.strong import report as strong_report


def _render() -> Iterator[str]:
    """Pictures are drawn in a process of their own, as the bot does it: nothing is warm yet."""
    command = [sys.executable, "-m", "bench.render"]
    drawn = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    yield "render: time and size of a picture"
    yield from (f"  {line}" for line in drawn.stdout.splitlines())


BENCHES: Mapping[str, Callable[[], Iterator[str]]] = {
    "arrange": arrange.report,
    "channel": channel.report,
    "clicks": clicks.report,
    "computer": computer.report,
    "counted": counted.report,
    "engine": engine.report,
    "gin": gin_beside.report,
    "hops": hops.report,
    "journal": journal.report,
    "league": league.report,
    "length": length.report,
    "looks": looks.report,
    "rearranging": rearranging.report,
    "render": _render,
    "start": start.report,
}

ALONE: Mapping[str, Callable[[Sequence[str]], None]] = {
    "belief": belief.main,
    "duel": duel_report.main,
    "load": load_report.main,
    "ledger": ledger.main,
    "lively": lively_report.main,
    "processes": processes_report.main,
    "restore": restore.main,
    "results": results.main,
    "same": same.main,
    "strong": strong_report.main,
    "worth": worth.main,
}
"""Those that take arguments of their own, and minutes: they run where they are named."""


def main() -> None:
    """Run them one after the other."""
    first, *rest = [*sys.argv[1:], ""]
    if first in ALONE:
        ALONE[first](rest[:-1])
        return
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join([*BENCHES, *ALONE]))
    names = parser.parse_args().names or list(BENCHES)
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        parser.error(f"there is no bench {unknown[0]!r}; there is {', '.join(BENCHES)}")
    for name in names:
        for line in BENCHES[name]():
            print(line, flush=True)


if __name__ == "__main__":
    main()
