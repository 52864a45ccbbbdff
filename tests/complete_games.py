"""Of which games everything is asked.

A new game plays and speaks English as soon as docs/adding-a-game.md has been followed.
Translations, examples, practice and vectors can come later: until its name stands in ``COMPLETE``
the tests that ask for them skip it, and say so.
"""

import pytest

from engine.games.registry import REGISTRY

COMPLETE = (
    *("basic", "contract", "dummy", "shanghai", "gin", "manipulation"),
    *("indian", "phases", "rummy500", "tiles"),
)
"""The games that have everything, and keep it."""

_INCOMPLETE = tuple(name for name in REGISTRY if name not in COMPLETE)
_OWN = ("games/{}.ftl", "game-{}", "name-{}", "pages-{}", "origin-{}")
_OWN_BEGINNINGS = ("option-{}-", "rules-{}-", "silent-{}-", "practice-{}-")

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


def may_be_missing(name: str) -> bool:
    """Whether this message, or this Fluent file, is one of a game that is not complete."""
    return any(
        name in [own.format(game) for own in _OWN]
        or name.startswith(tuple(own.format(game) for own in _OWN_BEGINNINGS))
        for game in _INCOMPLETE
    )
