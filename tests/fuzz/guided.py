"""``python -m tests.fuzz.guided typed --runs 100000``: inputs for a parser, led by what they reach.

atheris watches which lines of the parser an input runs through, and goes on from those that reach
new ones. It is there for some systems only: ``pip install atheris`` (the extra ``fuzz``). Ends with
exit status 1 and the input that was read wrongly, or after so many runs.
"""

import argparse
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings

_WATCHED = ["bot", "data", "engine"]
_BEGUN, _LONG = 50, 1024


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

    # It begins with inputs that are long enough to be any at all.
    begun, chance = Path(tempfile.mkdtemp()), Random(chosen.seed)
    for number in range(_BEGUN):
        (begun / str(number)).write_bytes(chance.randbytes(_LONG))
    options = [f"-runs={chosen.runs}", f"-seed={chosen.seed + 1}", "-len_control=0"]
    options += [f"-max_len={_LONG * 2}", f"-artifact_prefix={begun}/", str(begun)]
    atheris.Setup([sys.argv[0], *options], read.hypothesis.fuzz_one_input)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
