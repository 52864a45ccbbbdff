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


_ROW = re.compile(r"^- (`.+?`): .+ \(.+\)$", re.MULTILINE)
"""Columns with their content, and in parentheses why they are kept."""
COMMON = {"guild_id", "table_id"}
"""Columns that are explained once, before the tables."""


def explained(told: str) -> list[str]:
    """The columns with a line in this text."""
    return re.findall(r"`(\w+)`", " ".join(_ROW.findall(told)))


def test_every_column_of_the_schema_is_explained_and_no_other() -> None:
    assert list(TABLES) == list(metadata.tables)
    assert {*explained(PAGE.partition("\n## ")[0])} == COMMON
    for name, table in metadata.tables.items():
        found = explained(TABLES[name])
        assert len(found) == len({*found}), name
        assert {*found} <= {column.name for column in table.columns} <= {*found} | COMMON, name


def test_every_line_about_a_column_says_why() -> None:
    assert all(len(_ROW.findall(told)) == told.count("\n- `") for told in TABLES.values())


def test_every_table_has_a_time() -> None:
    """A table that doesn't say how long it is kept has the time of the page's start."""
    assert "Without another time a table is kept" in PAGE.partition("\n## ")[0]
    about = re.compile(r"\n[A-Z][^\n]+\.( Kept \w.+\.)?\n\n- `")
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
