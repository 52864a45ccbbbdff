"""Show the processor time of a profiled bot by area: ``python -m bench.load.areas FILE``."""

import pstats
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

_ROOT = Path(__file__).parents[2]
_LIBRARY = re.compile(r"site-packages/(?:_?)([A-Za-z0-9]+)")
_PYTHON = re.compile(r"/python3\.\d+/(\w+)")


def area(file: str) -> str:
    """Return our folder, the library, or the Python module that a file belongs to."""
    path = Path(file)
    if path.is_relative_to(_ROOT):
        parts = path.relative_to(_ROOT).parts
        return "/".join(parts[: 2 if len(parts) > 2 else 1])
    if found := _LIBRARY.search(file):
        return found[1]
    found = _PYTHON.search(file)
    return f"Python: {found[1]}" if found else "built in"


def areas(stats: Mapping[tuple[str, int, str], Any]) -> Counter[str]:
    """Return the seconds of each area. Built-in functions count for their callers."""
    spent: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, callers) in stats.items():
        if file != "~" or not callers:
            spent[area(file)] += own
            continue
        for (caller, _, _), (_, _, told, _) in callers.items():
            spent[area(caller)] += told
    return spent


def report(file: str) -> Iterator[str]:
    """Yield a line for each area that takes more than a hundredth."""
    stats = cast("Any", pstats.Stats(file)).stats
    spent = areas(stats)
    yield f"{spent.total():.1f} s of the main thread"
    for name, seconds in spent.most_common():
        if seconds > spent.total() / 100:
            yield f"  {seconds / spent.total():6.1%}  {name}"


if __name__ == "__main__":
    print("\n".join(report(sys.argv[1])))
