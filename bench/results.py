"""Write the output of benches into bench/RESULTS.md: ``python -m bench results FILE…``.

Each FILE is the output of one bench, whose last line is JSON. It replaces the section of that bench
and the README's quote of it. Other sections stay as they are. A file of duels has several lines of
JSON, each of which becomes a row. If a bench prints one game at a time, all lines together are its
section.
"""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import reduce
from pathlib import Path

from bench.measure import machine
from bench.result_tables import TABLES, Figures

_ROOT = Path(__file__).parents[1]
PAGE, README = _ROOT / "bench/RESULTS.md", _ROOT / "README.md"
_GAME_BY_GAME = frozenset({"ledger", "same"})
_QUOTED = re.compile(r"(?<=<!-- figures -->).*(?=<!-- /figures -->)")


def found_in(file: Path) -> Figures:
    """Return the JSON object that ends the output of a bench. Duels are all in ``duels``.

    Raises ValueError if there is none.
    """
    lines = file.read_text(encoding="utf-8").splitlines()
    told: list[Figures] = [json.loads(line) for line in lines if line.startswith("{")]
    for found in reversed(told):
        if found.get("bench") == "duel":
            return found | {"duels": [one for one in told if one.get("bench") == "duel"]}
        if found.get("bench") in _GAME_BY_GAME:
            return reduce(_joined, (one for one in told if one.get("bench") == found["bench"]))
        if found.get("bench") in TABLES:
            return found
    raise ValueError(f"{file} ends with no figures of {', '.join(TABLES)}")


def _joined(one: Figures, more: Figures) -> Figures:
    """Return both objects in one. The later one wins for equal names."""
    found = dict(one)
    for name, told in more.items():
        here = found.get(name)
        if isinstance(here, dict) and isinstance(told, dict):
            found[name] = _joined(here, told)
        else:
            found[name] = told
    return found


def section(found: Figures, measured: datetime) -> str:
    """Return the section of a bench, with its heading."""
    name = found["bench"]
    where = found.get("machine", machine())
    if "load_average" in found:
        where += f", load average {found['load_average']} before it"
    lines = [
        f"## {name}",
        "",
        f"`{found.get('command', f'python -m bench {name}')}`, {where}, {measured:%Y-%m-%d}.",
        *(f"In short: {quote}" for quote in quotes(found)),
        "",
        *TABLES[name](found),
    ]
    return "\n".join(lines).strip() + "\n"


def quotes(found: Figures) -> Iterator[str]:
    """Yield the sentences of a bench that the README repeats, in words for everyone."""
    tables = found.get("carried", {}).get("on one core")
    if tables:
        yield (
            f"One core and 512 MB carry about {tables} tables together, with {3 * tables} people,"
            " of whom someone at each table plays after one to five seconds."
        )


def with_section(page: str, new: str) -> str:
    """Return the page with this section, in place of its old version or in its order."""
    name = new.split("\n", 1)[0].removeprefix("## ")
    head, *old = re.split(r"(?m)^(?=## )", page)
    sections = {one.split("\n", 1)[0].removeprefix("## "): one.strip() + "\n" for one in old}
    sections[name] = new
    return "\n".join([head.strip() + "\n", *(sections[one] for one in TABLES if one in sections)])


def quoted(page: str) -> str:
    """Return the page's sentences in short, for the README."""
    return " ".join(re.findall(r"(?m)^In short: (.*)$", page))


def with_quotes(readme: str, page: str) -> str:
    """Return the README with this page's sentences in short."""
    return _QUOTED.sub(lambda _: quoted(page), readme)


def main(arguments: Sequence[str]) -> None:
    """Write the sections and the README."""
    parser = argparse.ArgumentParser(prog="python -m bench results", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    for file in parser.parse_args(arguments).files:
        measured = datetime.fromtimestamp(file.stat().st_mtime, UTC)
        page = with_section(PAGE.read_text(encoding="utf-8"), section(found_in(file), measured))
        PAGE.write_text(page, encoding="utf-8")
    readme = README.read_text(encoding="utf-8")
    README.write_text(with_quotes(readme, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
