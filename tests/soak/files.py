"""What lies on the disk: nobody else may read it, and the log tells no secret."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.soak.promises import Broken
from tests.soak.truth import TableTruth

_CARDS = re.compile(r"[♠♥♦♣]|\\u266|\"(?:10|[2-9AJQK])[SHDC]\"|\"event\"")
_ENTRY = re.compile(r"(?=^\d{4}-\d\d-\d\dT)", re.MULTILINE)
_FAULT = re.compile(r"\S+ \[(?:error|critical)\s*\] (.*)")
_EXPECTED = ("Attempting a reconnect in", "[data.database.database]")
"""discord.py tells as an error that it has lost its connection; an operator is to be told that
nothing can be stored."""
_NUMBERS = re.compile(r"\b[0-9a-f]{8,10}\b|\d+")


def files(folder: Path) -> Iterator[Broken]:
    """Nothing beside the database can be read by others."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.stat().st_mode & 0o077:
            mode = f"{path.stat().st_mode & 0o777:o}"
            yield Broken("files are private", f"{path.name} has mode {mode}")


def logs(folder: Path, token: str, tables: Mapping[str, TableTruth]) -> Iterator[Broken]:
    """No log has a card, a seed or the token, and none tells of a fault of ours."""
    seeds = {table.header.seed.hex(): key for key, table in tables.items() if table.is_open}
    found: dict[str, Broken] = {}
    for path in sorted(folder.glob("*.log")):
        text = path.read_text(encoding="utf-8", errors="replace")
        if token in text:
            yield Broken("logs tell no secret", "the token", path.name)
        if _CARDS.search(text) or any(seed in text for seed in seeds):
            yield Broken("logs tell no secret", "a card or a seed", path.name)
        for entry in _ENTRY.split(text):
            lines = [line for line in entry.splitlines() if line.strip()]
            told = _FAULT.match(lines[0]) if lines else None
            if told is not None and not any(one in told[1] for one in _EXPECTED):
                what = f"{' '.join(told[1].split())}: {_cause(lines)}"
                kind = _NUMBERS.sub("", _cause(lines) or what)
                found.setdefault(kind, Broken("no fault of ours", what, path.name))
    yield from found.values()


def _cause(lines: list[str]) -> str:
    """What the traceback of an entry ends with; empty if it has none."""
    kinds = [
        line for line in lines[1:] if re.match(r"[\w.]+(Error|Exception|Found|Lost|\w*): ", line)
    ]
    return kinds[-1] if kinds else ""
