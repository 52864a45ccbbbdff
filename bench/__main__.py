"""``python -m bench NAME [OPTION…]``: measure one thing; ``--help`` after a name lists its options.

* the rules: ``engine``, ``rearranging``, ``length``
* computer players: ``duel``, ``same``, ``ledger``; ``worth`` writes the averages of the games
* the bot: ``start``, ``restore``, ``clicks``, ``hops``, ``render``, ``channel``
* the bot under load: ``load``, ``lively``, ``strong``, ``processes``, ``outage``
* the database: ``journal``, ``league``, ``answers``

``results FILE…`` writes bench/RESULTS.md from what benches have printed.
"""

import argparse
import sys
from importlib import import_module
from types import ModuleType

PLAIN = ("channel", "clicks", "hops", "length", "rearranging")
"""Modules with a ``report`` of lines; they have no options."""

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
    """Run one of them, and load no other."""
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
