"""``python -m tests.fuzz.guided typed --runs 100000``: inputs for a parser, led by what they reach.

atheris watches which lines of the parser an input runs through, and goes on from those that reach
new ones. It is there for some systems only: ``pip install atheris`` (the extra ``fuzz``). Ends with
exit status 1 and the input that was read wrongly, or after so many runs.
"""

import argparse
import sys
from importlib import import_module
from typing import Any

from hypothesis import HealthCheck, given, settings

_WATCHED = ["bot", "data", "engine"]


def main() -> int:
    """Never returns once atheris has begun: it ends the process itself."""
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz.guided", description=__doc__)
    asked.add_argument("parser")
    asked.add_argument("--runs", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=0)
    chosen = asked.parse_args()
    try:
        atheris: Any = import_module("atheris")
    except ImportError:
        print("atheris is not installed: pip install atheris, where there is one for this system.")
        return 2
    with atheris.instrument_imports(include=_WATCHED, enable_loader_override=False):
        parsers = import_module("tests.fuzz.parsers").PARSERS
    if chosen.parser not in parsers:
        print(f"there is no parser {chosen.parser}; there are: {', '.join(parsers)}")
        return 2
    strategy, parse = parsers[chosen.parser]

    @settings(database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(strategy)
    def read(one: Any) -> None:
        parse(one)

    options = [sys.argv[0], f"-runs={chosen.runs}", f"-seed={chosen.seed}", "-verbosity=1"]
    atheris.Setup(options, read.hypothesis.fuzz_one_input)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
