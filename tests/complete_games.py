"""The games that must have everything.

A new game plays and speaks English as soon as docs/adding-a-game.md has been followed.
Translations, examples, practice and vectors can come later. The tests that ask for them skip the
game, and say so, until its name is in ``COMPLETE``.
"""

from functools import cache

import pytest

from engine.games.registry import REGISTRY
from tests.fluent_files import FILES, FOLDER, messages_of

COMPLETE = (
    *("basic", "contract", "dummy", "shanghai", "gin", "manipulation"),
    *("indian", "phases", "rummy500", "tiles"),
)
"""The games that have everything, and keep it."""

_INCOMPLETE = tuple(name for name in REGISTRY if name not in COMPLETE)

GAMES = tuple(
    pytest.param(
        REGISTRY[name],
        id=name,
        marks=()
        if name in COMPLETE
        else pytest.mark.skip(reason=f"{name} is not in COMPLETE of tests/complete_games.py yet"),
    )
    for name in REGISTRY
)
"""All games as parameters of tests that ask for everything. Incomplete games are skipped."""


@cache
def _only_in_english() -> frozenset[str]:
    """Return the files of incomplete games, and the messages that only they have."""
    files = {f"games/{game}.ftl" for game in _INCOMPLETE} & {*FILES}
    shared = {one for path in FILES if "/" not in path for one in messages_of(FOLDER / "en" / path)}
    own = {one for path in files for one in messages_of(FOLDER / "en" / path)}
    return frozenset(files | (own - shared))


def may_be_missing(name: str) -> bool:
    """Whether other languages may lack this message or Fluent file, and show it in English."""
    return name in _only_in_english()
