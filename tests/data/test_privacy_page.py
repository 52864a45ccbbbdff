"""docs/privacy.md says of each column what it is, why it is kept and for how long."""

import re
from pathlib import Path

import pytest

import data
from data.database.schema import metadata
from data.privacy import _KEPT
from tests.commands import typed

PAGE = (Path(data.__file__).parents[1] / "docs" / "privacy.md").read_text(encoding="utf-8")
TABLES = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
"""The text about each table by its name."""


def rows(told: str) -> list[list[str]]:
    """The cells of each column's line: its name, what it is, and why it is kept."""
    return [line.strip("| ").split(" | ") for line in told.splitlines() if line.startswith("| `")]


def test_every_column_of_the_schema_is_explained_and_no_other() -> None:
    columns = {
        name: [f"`{column.name}`" for column in table.columns]
        for name, table in metadata.tables.items()
    }
    assert {name: [name for name, *_ in rows(told)] for name, told in TABLES.items()} == columns
    assert list(TABLES) == list(metadata.tables)
    assert all(len(row) == 3 and all(row) for told in TABLES.values() for row in rows(told))


def test_every_table_says_how_long() -> None:
    about = re.compile(r"\n[A-Z].+\. Kept \w.+\.\n\n\| column \| what it is \| why \|\n")
    assert [name for name, told in TABLES.items() if about.match(told) is None] == []


def test_what_says_it_is_deleted_goes_with_the_person() -> None:
    """What is kept until /privacy delete stands in a table that a person's data is found in."""
    found = {table.name for table, _ in _KEPT.values()}
    until = {name for name, told in TABLES.items() if " Kept until `/privacy delete`.\n" in told}
    assert until
    assert until <= found


@pytest.mark.long
def test_the_command_prints_it() -> None:
    done = typed("data", "privacy")
    assert done.stdout == PAGE
