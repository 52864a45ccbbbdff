"""Pages of the documentation, for the tests that compare them with the code."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """Return the fenced blocks of a page in this language."""
    return blocks_of(text(page), language)


def blocks_of(words: str, language: str) -> list[str]:
    """Return the fenced blocks in this language in a text."""
    return re.findall(rf"^```{language}\n(.*?)^```", words, re.DOTALL | re.MULTILINE)


def table_names(page: str, heading: str) -> list[str]:
    """Return the names in the first column of the first table or list of names under a heading."""
    part = text(page).split(f"\n{heading}", 1)[1]
    table = re.search(r"(?:^\|.*\n)+|(?:^- `.*\n(?:  .*\n)*)+", part, re.MULTILINE)
    assert table is not None
    if table[0].startswith("-"):
        return names_of_list(table[0])
    rows = table[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def names_of_list(lines: str) -> list[str]:
    """Return the names that a list explains, as in ``- `name`, `name`: …``."""
    found = re.findall(r"^- ((?:`[^`]+`(?:, )?)+):", lines, re.MULTILINE)
    return [name for names in found for name in re.findall(r"`([^`]+)`", names)]
