"""docs/privacy.md explains each column, why it is kept and for how long."""

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


_ROW = re.compile(r"^- `(\w+)`: (?:.+) \((?:.+)\)$", re.MULTILINE)
"""A column, its content, and in parentheses why it is kept."""
COMMON = {"guild_id", "table_id"}
"""Columns that are explained once, before the tables."""


def test_every_column_of_the_schema_is_explained_and_no_other() -> None:
    assert list(TABLES) == list(metadata.tables)
    assert {*_ROW.findall(PAGE.partition("\n## ")[0])} == COMMON
    for name, table in metadata.tables.items():
        explained = _ROW.findall(TABLES[name])
        columns = [column.name for column in table.columns]
        assert explained == [one for one in columns if one not in COMMON or one in explained], name


def test_every_line_about_a_column_says_why() -> None:
    assert all(len(_ROW.findall(told)) == told.count("\n- `") for told in TABLES.values())


def test_every_table_says_how_long() -> None:
    about = re.compile(r"\n[A-Z].+\. Kept \w.+\.\n\n- `")
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
