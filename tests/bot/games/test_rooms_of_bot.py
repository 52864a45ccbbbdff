"""The rooms of ``bot``: each has a presenter, and what a room needs is below it."""

import grimp

from bot.games.registry import PRESENTERS
from engine.games.registry import REGISTRY
from tests.test_rooms import is_registry, room_of, trees

ROOMS = {module for module in trees() if module.startswith("bot.") and room_of(module)}


def test_every_room_has_its_presenter() -> None:
    assert {room_of(module) for module in ROOMS} == set(PRESENTERS)
    assert set(PRESENTERS) <= set(REGISTRY)
    assert {one.game for one in PRESENTERS.values()} == set(PRESENTERS)


def test_a_room_is_asked_and_asks_no_screen() -> None:
    """Else a circle of modules would start."""
    graph = grimp.build_graph("bot", "cogs", "engine", cache_dir=None)
    for module in ROOMS:
        below = {one for one in graph.find_upstream_modules(module) if one.startswith("bot.")}
        assert not any(is_registry(one) or one.startswith("bot.screens") for one in below), module
