"""What people are shown comes out of a table by one way: its views, and what a seat knows.

That no module of the bot imports the state itself is an import contract; this is about the rest.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.each import each

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py"))
WHOLE = frozenset({"state", "masked", "_table_state", "header.seed"})
"""Names by which the whole truth about a table could be reached, or what is known of it made."""
LAST_WORDS = re.compile("|".join(rf"\b{name.rpartition('.')[2]}\b" for name in WHOLE))
"""No file has one of these names without one of these words."""


def names(tree: ast.AST) -> Iterator[str]:
    """The attributes that a module reads, and what it imports by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
            if isinstance(node.value, ast.Attribute):
                yield f"{node.value.attr}.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine"):
            yield from (alias.name for alias in node.names)


def test_the_bot_reaches_for_no_state_of_a_table() -> None:
    assert FILES, "the bot is somewhere else now"
    reaching = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in FILES
        # To parse all of them takes a third of a second.
        if LAST_WORDS.search(text := path.read_text(encoding="utf-8"))
        for name in names(ast.parse(text))
        if name in WHOLE
    }
    assert reaching == set()


@each(
    "line",
    [
        "table.state",
        "table._table_state.log",
        "table.header.seed",
        "from engine.observation import masked",
    ],
)
def test_reaching_for_it_would_be_noticed(line: str) -> None:
    assert LAST_WORDS.search(line)
    assert WHOLE & set(names(ast.parse(line)))
