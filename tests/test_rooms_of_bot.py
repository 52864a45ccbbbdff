"""What belongs to one game is in its room of ``bot``, and shared code knows no game.

All of it is found by imports and in the syntax tree: there is no list of modules.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

from bot.games.registry import PRESENTERS
from engine.games.registry import REGISTRY
from tests.doc_pages import ROOT

ROOMS, SHARED = "bot.games.", ("bot.", "cogs.")
ALSO_A_MOVE = {"contract": {"bot/metrics/play.py", "bot/screens/panel_controls.py"}}
"""Names of games that are a word for something else in these files."""


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "cogs", "engine", cache_dir=None)


def room_of(module: str) -> str | None:
    """The game in whose room a module is, of ``bot`` or of the engine; None: it is in none."""
    parts = module.split(".")
    in_room = parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in REGISTRY
    return parts[2] if in_room else None


def is_registry(module: str) -> bool:
    """Whether it is beside the rooms, where it names all of them."""
    return module.startswith(ROOMS) and room_of(module) is None


def modules() -> list[str]:
    return sorted(one for one in graph().modules if one.startswith(SHARED))


def imports() -> Iterator[tuple[str, str]]:
    for module in modules():
        for other in graph().find_modules_directly_imported_by(module):
            yield module, other


def test_every_room_has_its_presenter() -> None:
    assert {room_of(module) for module in modules()} - {None} == set(PRESENTERS)
    assert set(PRESENTERS) <= set(REGISTRY)
    assert {one.game for one in PRESENTERS.values()} == set(PRESENTERS)


def test_no_room_knows_another() -> None:
    others = {
        (module, other)
        for module, other in imports()
        if None not in (room_of(module), room_of(other)) and room_of(module) != room_of(other)
    }
    assert not others, "what two games need is in a shared folder"


def test_shared_code_reaches_a_room_through_the_registry_alone() -> None:
    into = {
        (module, other)
        for module, other in imports()
        if room_of(other) and not room_of(module) and not is_registry(module)
    }
    assert not into, "ask the game's presenter"


def test_what_one_game_alone_needs_is_in_its_room() -> None:
    found = {}
    for module in modules():
        importing = graph().find_modules_that_directly_import(module)
        users = {room_of(one) for one in importing if not is_registry(one)}
        if room_of(module) is None and len(users) == 1 and None not in users:
            found[module] = users
    assert not found, "these have one game as their only user: put them into its room"


def files() -> Iterator[tuple[str, ast.Module]]:
    """The modules that are in no room, as their syntax trees."""
    for part in ("bot", "cogs"):
        for path in (ROOT / part).rglob("*.py"):
            name = path.relative_to(ROOT)
            module = ".".join(name.with_suffix("").parts)
            if room_of(module) is None and not is_registry(module):
                yield name.as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def test_no_shared_code_names_a_game() -> None:
    named = {
        (name, node.lineno, node.value)
        for name, tree in files()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in REGISTRY
        and name not in ALSO_A_MOVE.get(node.value, ())
    }
    assert not named, "ask the game's presenter, or the game"


def test_no_shared_code_asks_for_the_result_of_one_game() -> None:
    asked = {
        (name, node.lineno)
        for name, tree in files()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "isinstance"
        and any(one.endswith("Own") for one in ast.unparse(node.args[1]).split(" | "))
    }
    assert not asked, "ask the game's presenter"


def test_a_room_is_asked_and_asks_no_screen() -> None:
    """What a room needs, and what that needs, is below it: else a circle of modules begins."""
    for module in filter(room_of, modules()):
        below = {one for one in graph().find_upstream_modules(module) if one.startswith("bot.")}
        assert not any(is_registry(one) or one.startswith("bot.screens") for one in below), module


def test_these_rules_find_what_they_are_for() -> None:
    assert len(modules()) > 200
    assert room_of("bot.games.gin.results") == room_of("engine.games.gin") == "gin"
    assert room_of("bot.screens.result") is None
    assert is_registry("bot.games.registry")
    assert Path(ROOT / "bot" / "games" / "registry.py").exists()
