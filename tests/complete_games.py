"""Of which games everything is asked.

A new game plays and speaks English as soon as docs/adding-a-game.md has been followed.
Translations, examples, practice and vectors can come later: until its name stands in ``COMPLETE``
the tests that ask for them skip it, and say so.
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
"""Every game, to be asked for everything; those that are not complete are skipped."""


@cache
def _only_in_english() -> frozenset[str]:
    """The files of games that are not complete, and the messages that only they have."""
    files = {f"games/{game}.ftl" for game in _INCOMPLETE} & {*FILES}
    shared = {one for path in FILES if "/" not in path for one in messages_of(FOLDER / "en" / path)}
    own = {one for path in files for one in messages_of(FOLDER / "en" / path)}
    return frozenset(files | (own - shared))


def may_be_missing(name: str) -> bool:
    """Whether other languages may lack this message, or this Fluent file, and say it in English."""
    return name in _only_in_english()
