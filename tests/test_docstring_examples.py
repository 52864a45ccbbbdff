"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

from tests.each import each

ROOT = Path(__file__).parents[1]
MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for folder in ("engine", "data", "bot", "cogs")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@each("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    result = doctest.testmod(import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted
    assert not result.failed


def test_what_other_packages_call_has_an_example():
    assert {"engine.play", "engine.observation", "bot.blocks.screen", "bot.blocks.control"} <= {
        *MODULES
    }
