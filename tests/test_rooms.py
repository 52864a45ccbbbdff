"""A room for every game: what only one game uses is there, and nobody else knows of it."""

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine.games.registry import KNOWN
from engine.result import Own
from tests.each import each

ROOT = Path(__file__).parents[1]
CODE = ("engine", "data", "bot", "cogs", "internals")
ROOMS = ("engine.games", "bot.games")
WORDS_OF_MOVES = {"bot.metrics.play_counts", "bot.screens.panel_controls"}
"""They have words for moves, some of which are also names of games."""


def room_of(module: str) -> str | None:
    """The game in whose room a module is."""
    folder, _, inside = module.partition(".games.")
    game = inside.partition(".")[0]
    return game if f"{folder}.games" in ROOMS and game in KNOWN else None


def is_registry(module: str) -> bool:
    """Whether it is beside the rooms and joins them."""
    return module.startswith(ROOMS) and room_of(module) is None


@cache
def trees() -> Mapping[str, ast.Module]:
    """All modules of the code by name."""
    paths = (path for root in CODE for path in (ROOT / root).rglob("*.py"))
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
            path.read_text(encoding="utf-8")
        )
        for path in paths
    }


@cache
def nodes() -> Mapping[str, list[ast.AST]]:
    """All that is written in each module."""
    return {module: list(ast.walk(tree)) for module, tree in trees().items()}


@cache
def imports() -> Mapping[str, set[str]]:
    """By module the modules of ours that it imports, wherever and whatever for."""
    found: dict[str, set[str]] = {}
    for module, written in nodes().items():
        named = set[str]()
        for node in written:
            if isinstance(node, ast.Import):
                named |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                inside = {f"{node.module}.{one.name}" for one in node.names}
                named |= {one if one in trees() else node.module for one in inside}
        found[module] = named & trees().keys()
    return found


def owners() -> dict[str, str]:
    """By module the one game that uses it, directly or not; the rooms' own ones too."""
    users = defaultdict[str, set[str]](set)
    for module, named in imports().items():
        for one in named:
            users[one].add(module)
    found = {module: game for module in trees() if (game := room_of(module)) is not None}
    more = True
    while more:
        more = False
        for module in trees().keys() - found.keys():
            games = {found.get(user) for user in users[module] if not is_registry(user)}
            if len(games) == 1 and (game := games.pop()) is not None:
                found[module], more = game, True
    return found


def watched() -> Iterator[str]:
    """The modules outside rooms and registries."""
    for module in trees():
        if room_of(module) is None and not is_registry(module):
            yield module


def test_what_only_one_game_uses_is_in_its_room() -> None:
    alone = {module: game for module, game in owners().items() if module in set(watched())}
    assert not alone, "move these into the room of the game that is named"


@each("game", KNOWN)
def test_a_room_has_the_name_of_its_game_and_knows_no_other(game: str) -> None:
    inside = [module for module in trees() if room_of(module) == game]
    assert f"engine.games.{game}.rules" in inside
    others = {
        module: strange
        for module in inside
        if (strange := {one for one in imports()[module] if room_of(one) not in (None, game)})
    }
    assert not others, "what two games use is shared"


def test_shared_code_knows_no_room() -> None:
    known = {
        module: rooms
        for module in watched()
        if (rooms := {one for one in imports()[module] if room_of(one) is not None})
    }
    assert not known, "let the room say it, or its registry find it"


def is_word(node: ast.AST) -> bool:
    """Whether this is where words are written, of which some are also names of games: a member of
    an enumeration, a literal type, or what moves and events are called."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "called"
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id == "Literal"
    bases = node.bases if isinstance(node, ast.ClassDef) else []
    return any(isinstance(base, ast.Name) and base.id.endswith("Enum") for base in bases)


def named_games(node: ast.AST) -> Iterator[str]:
    """The names of games among the texts below a node, where they are no words for other things."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and child.value in KNOWN:
            yield child.value
        elif not is_word(child):
            yield from named_games(child)


def test_shared_code_names_no_game() -> None:
    named = {
        module: sorted(games)
        for module in {*watched()} - WORDS_OF_MOVES
        if (games := {*named_games(trees()[module])})
    }
    assert not named, "let the room say what it is asked for"


def kinds(kind: type) -> set[str]:
    """The names of a class and all that come from it."""
    return {kind.__name__}.union(*map(kinds, kind.__subclasses__()))


def test_no_shared_code_asks_which_games_result_it_has() -> None:
    owns = kinds(Own)

    def asks(node: ast.AST) -> bool:
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
        names = (one.id for one in ast.walk(node) if isinstance(one, ast.Name))
        return called == "isinstance" and not owns.isdisjoint(names)

    asking = {
        module
        for module in watched()
        if any(map(asks, nodes()[module]))
        # Beside its own class a score may.
        and owns.isdisjoint(getattr(one, "name", "") for one in trees()[module].body)
    }
    assert not asking, "give Own a method"


@cache
def loaded_by(program: str) -> set[str]:
    """The modules of the engine that a process has loaded after this."""
    program += "\nimport sys\nprint(*(name for name in sys.modules if name.startswith('engine.')))"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return set(done.stdout.split())


PLAYERS = {f"engine.games.{game}.player" for game in KNOWN}


@pytest.mark.parametrize(
    ("program", "thinks"),
    [
        ("import engine.games.registry", False),
        ("import bot.__main__, bot.start", False),
        ("from bot.workers.thinker_jobs import ready\nready()", True),
    ],
)
def test_players_are_loaded_by_those_who_think_and_by_nobody_else(
    program: str, thinks: bool
) -> None:
    loaded = loaded_by(program)
    assert loaded & PLAYERS == (PLAYERS & {*trees()} if thinks else set())


def test_rules_are_loaded_without_what_thinks() -> None:
    loaded = loaded_by("import engine.games.registry")
    assert not {one for one in loaded if one.startswith(("engine.computer", "engine.analysis"))}


def test_no_folder_imports_one_that_imports_it() -> None:
    """However many others are between them. Whatever starts a process is above all folders."""
    graph: dict[str, set[str]] = defaultdict(set)
    for module in imports():
        graph[folder_of(module)] |= beside(module)
    assert not circle_of(graph), "folders import each other in a circle"


def test_no_module_imports_one_that_imports_it() -> None:
    """However many others are between them, and also for types alone."""
    assert not circle_of(imports()), "modules import each other in a circle"


def circle_of(graph: Mapping[str, set[str]]) -> list[str]:
    """A way through the graph that ends at its start; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        return list(circle.args[1])
    return []


def test_a_circle_is_found() -> None:
    assert circle_of({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()})


@cache
def folder_of(module: str) -> str:
    if module.endswith("__main__"):
        return module
    return module if is_package(module) else module.rpartition(".")[0]


def is_package(module: str) -> bool:
    return (ROOT / module.replace(".", "/")).is_dir()


def beside(module: str) -> set[str]:
    """The other folders from which a module imports."""
    return {folder_of(one) for one in imports()[module]} - {folder_of(module)}
