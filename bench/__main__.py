"""Measure one thing: ``python -m bench NAME [OPTION…]``. ``NAME --help`` lists options.

* the rules: ``engine``, ``rearranging``, ``length``
* computer players: ``duel``, ``same``, ``ledger``, and ``worth``, which writes games' averages
* the bot: ``start``, ``restore``, ``clicks``, ``hops``, ``render``, ``channel``
* the bot under load: ``load``, ``lively``, ``strong``, ``processes``, ``outage``
* the database: ``journal``, ``league``, ``answers``

``results FILE…`` writes bench/RESULTS.md from the output of the benches.
"""

import argparse
import sys
from importlib import import_module
from types import ModuleType

PLAIN = ("channel", "clicks", "hops", "length", "rearranging")
"""Modules with a ``report`` of lines and without options."""

OTHERS = {
    **{name: name for name in ("answers", "engine", "journal", "league", "ledger", "outage")},
    **{name: name for name in ("render", "restore", "results", "same", "start", "worth")},
    **{name: f"{name}.report" for name in ("duel", "lively", "load", "processes", "strong")},
}
"""Modules whose ``main`` reads options."""


def _module(name: str) -> ModuleType:
    try:
        return import_module(f"bench.{OTHERS.get(name, name)}")
    except ModuleNotFoundError as missing:
        sys.exit(
            f"The bench {name} needs {missing.name}, a package for development: run 'make setup' in"
            " another copy of the code."
        )


def main() -> None:
    """Run one bench, and load no other."""
    parser = argparse.ArgumentParser(
        "python -m bench", None, __doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=sorted([*PLAIN, *OTHERS]), metavar="NAME")
    parser.add_argument("options", nargs=argparse.REMAINDER, metavar="OPTION")
    asked = parser.parse_args()
    if asked.name in OTHERS:
        _module(asked.name).main(asked.options)
        return
    if asked.options:
        parser.error(f"{asked.name} has no options")
    for line in _module(asked.name).report():
        print(line, flush=True)


if __name__ == "__main__":
    main()
