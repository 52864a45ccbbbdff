"""Private names of libraries are used in internals/ alone, and only of versions that have them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INTERNALS = [path for path in (ROOT / "internals").glob("*.py") if path.stem != "__init__"]
OURS = [
    path for folder in ("engine", "data", "bot", "cogs") for path in (ROOT / folder).rglob("*.py")
]
DOCUMENTED = {
    *("_replace", "_asdict", "_fields", "_field_defaults", "_make"),  # of named tuples
    "_exit",  # of os
    "_mapping",  # of SQLAlchemy's rows
}
LIBRARIES = {"discordpy": "discord.py"}
"""Those whose module cannot have their name."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in DOCUMENTED


def foreign(tree: ast.Module) -> Iterator[str]:
    """Private names that a module takes from elsewhere."""
    own: set[str] = set()
    """What the module gives to its own functions, classes and attributes."""
    taken: list[ast.Attribute] = []
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(ctx=ast.Store()):
                own.add(node.attr)
            case ast.Attribute(attr=name) if is_private(name):
                taken.append(node)
            case ast.Name(ctx=ast.Store()):
                own.add(node.id)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                own.add(node.name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                paths = [one.name for one in names]
                if isinstance(node, ast.ImportFrom):
                    paths.append(node.module or "")
                if any(is_private(part) for name in paths for part in name.split(".")):
                    yield ast.unparse(node)
    yield from (ast.unparse(node) for node in taken if node.attr not in own)


@pytest.mark.long
def test_no_other_module_uses_private_names_of_others() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): names
        for path in OURS
        if (names := list(foreign(ast.parse(path.read_text(encoding="utf-8")))))
    }
    assert found == {}


@pytest.mark.parametrize("path", INTERNALS, ids=lambda path: path.stem)
def test_the_version_that_was_read_is_the_only_one_that_is_installed(path: Path) -> None:
    library = LIBRARIES.get(path.stem, path.stem)
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    [read] = re.findall(r"read in \S+ (\d+(?:\.\d+)+)[.;]", docstring)
    assert version(library) == read
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    [pin] = [
        one
        for group in wanted
        for one in group
        if re.match(rf"{re.escape(library)}(\[|[=<>~])", one)
    ]
    assert f"=={read}" in pin


@pytest.mark.parametrize("path", INTERNALS, ids=lambda path: path.stem)
def test_a_test_is_named_after_each_module(path: Path) -> None:
    assert (Path(__file__).parent / f"test_{path.stem}_internals.py").is_file()
