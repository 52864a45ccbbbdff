"""A record that grows too wide gets parts."""

import ast

from tests.test_rooms import trees

WIDEST = 24
EXCEPTED = {"Services"}
"""The way of the bot's actions to everything that runs."""


def width(record: ast.ClassDef) -> int:
    """How many fields a class names with their types."""
    fields = [one for one in record.body if isinstance(one, ast.AnnAssign)]
    return sum("ClassVar" not in ast.unparse(one.annotation) for one in fields)


def records() -> dict[str, int]:
    """By name of its class the width of each record."""
    return {
        node.name: width(node)
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def test_no_record_is_wider() -> None:
    wide = {name: fields for name, fields in records().items() if fields > WIDEST}
    assert wide.keys() <= EXCEPTED, "give what belongs together a part with one owner"


def test_what_is_excepted_is_as_wide() -> None:
    assert all(records()[name] > WIDEST for name in EXCEPTED)


def test_fields_are_counted_and_what_all_share_is_not() -> None:
    tree = ast.parse("class A:\n    a: int\n    b: ClassVar[int] = 1\n    c: str = ''\n    d = 2\n")
    assert isinstance(tree.body[0], ast.ClassDef)
    assert width(tree.body[0]) == 2
