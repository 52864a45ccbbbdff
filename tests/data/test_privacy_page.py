"""docs/privacy.md says of each column what it is, why it is kept and for how long."""

import re
from pathlib import Path

import pytest

import data
from data.database.data_inventory import KEPT, privacy_page
from data.database.schema import metadata
from data.privacy import _KEPT
from tests.commands import typed

ROOT = Path(data.__file__).parents[1]


def test_every_column_of_the_schema_is_explained_and_no_other() -> None:
    columns = {name: set(table.columns.keys()) for name, table in metadata.tables.items()}
    assert {name: set(kept.columns) for name, kept in KEPT.items()} == columns
    for name, kept in KEPT.items():
        assert kept.about, name
        assert kept.until, name
        for key, column in kept.columns.items():
            assert column.what, (name, key)
            assert column.why, (name, key)


def test_the_page_is_the_one_that_is_made() -> None:
    lies = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    assert lies == privacy_page(), "run: bin/upcard privacy > docs/privacy.md"


def test_every_column_has_its_line() -> None:
    lines = privacy_page().splitlines()
    rows = [line for line in lines if line.startswith("| `")]
    assert len(rows) == sum(len(table.columns) for table in metadata.tables.values())
    assert all(len(line.strip("|").split(" | ")) == 3 for line in rows)


def test_every_table_and_every_exception_says_how_long() -> None:
    page = privacy_page()
    assert [
        name for name, told in KEPT.items() if f"{told.about} Kept {told.until}." not in page
    ] == []
    columns = [column for told in KEPT.values() for column in told.columns.values() if column.until]
    assert len(columns) > 3
    for column in columns:
        rest = column.until.rpartition("; ")[2]
        assert f"| {column.what} | {column.why}" in page
        assert re.search(
            rf"^\| .*{re.escape(column.why)}.*; .*{re.escape(rest)} \|$", page, re.MULTILINE
        )


def test_what_says_it_is_deleted_goes_with_the_person() -> None:
    """What is kept until /privacy delete stands in a table that a person's data is found in."""
    found = {table.name for table, _ in _KEPT.values()}
    until = {name for name, kept in KEPT.items() if kept.until == "until `/privacy delete`"}
    assert until <= found


@pytest.mark.long
def test_the_command_prints_it() -> None:
    done = typed("data", "privacy")
    assert done.stdout == privacy_page()
