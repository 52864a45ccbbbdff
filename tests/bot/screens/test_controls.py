"""Every control is declared once, in one list, and each has one action.

That all screens keep to what their controls declare is held in tests/screens.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from bot.actions import ACTIONS
from bot.blocks.control import (
    ME,
    SERVER,
    At,
    Click,
    Control,
    PresetPlace,
    TargetId,
    place_of,
    read_click,
)
from bot.clicks.context import ClickContext, PresetContext, TableContext
from bot.screens.controls import CONTROLS, find

ROOT = Path(__file__).parents[3]
SCREENS = [
    one for part in ("blocks", "screens") for one in sorted((ROOT / "bot" / part).glob("*.py"))
]
PRODUCTION = [path for part in ("bot", "cogs") for path in (ROOT / part).rglob("*.py")]
CONTEXTS = {
    At.TABLE: TableContext,
    At.PRESETS: PresetContext,
    At.SERVER: ClickContext,
    At.ME: ClickContext,
}
ANYWHERE = {
    At.TABLE: "a1b2c3d4e5",
    At.PRESETS: PresetPlace("contract", 3).table_id,
    At.SERVER: SERVER,
    At.ME: ME,
}
BY_VERB = {
    (at, verb): control for control in CONTROLS for at in control.at for verb in control.verbs
}
OTHER_WORDS = {
    "back": "the back of a card; a way through a replay",
    "channels": "a setting; an option of a command; a kind of request",
    "contract": "a game, and a phase of it",
    "declare": "a kind of move; a way in which a deal ends",
    "discard": "a kind of move; a pile in notation",
    "draw": "a word that is typed; a kind of move; what a worker does",
    "knock": "a kind of move; an example of the rules",
    "language": "a setting; a text",
    "pass": "a word that is typed; a kind of move",
    "row": "a pile of cards in an example of the rules",
    "show": "a word that is typed; an example of the rules",
    "sort": "a setting",
    "take": "a word that is typed; a kind of move",
}
"""Verbs that are also words for something else, so that they stand in more files than two."""


def test_each_control_has_one_action_and_each_action_one_control() -> None:
    claimed = Counter(control for control, _ in ACTIONS)
    assert set(CONTROLS) == set(claimed)
    assert [control.verb for control, times in claimed.items() if times > 1] == []
    actions = Counter(action for _, action in ACTIONS)
    assert [action for action, times in actions.items() if times > 1] == []


def context_of(action: Callable[..., object]) -> Any:
    """The context that an action names; of a lambda that of the tuple in which mypy checks it."""
    named = get_type_hints(action).get("context")
    if named is not None:
        return named
    module = import_module(action.__module__)
    hints = get_type_hints(module).items()
    [pairs] = [
        hint
        for name, hint in hints
        if name.endswith("ACTIONS") and action in dict(getattr(module, name)).values()
    ]
    [[context], _] = get_args(get_args(get_args(pairs)[0])[1])
    return context


def test_each_action_takes_the_contexts_that_the_place_of_its_control_makes() -> None:
    for control, action in ACTIONS:
        taken = context_of(action)
        for at in control.at:
            assert issubclass(CONTEXTS[at], get_args(taken) or taken), (control.verb, at)


def test_no_two_controls_write_the_same_click() -> None:
    written = [(at, verb) for control in CONTROLS for at in control.at for verb in control.verbs]
    assert len(written) == len(set(written)) == len(BY_VERB)


def test_a_click_is_read_back_as_its_control() -> None:
    for control in CONTROLS:
        for at in control.at:
            place = TargetId(ANYWHERE[at], 7)
            for member in control.family or ("",):
                for number in (0, 31) if control.numbered else ("",):
                    click = control.on(place, "rest", number=number, member=member)
                    assert read_click(click.write()) == click
                    assert place_of(click) is at
                    assert find(click, at) is control
                    assert click.number == (number if control.numbered else None)
                    assert not member or control.member(click) == member


def test_what_no_screen_writes_is_no_control() -> None:
    for control in CONTROLS:
        for at in control.at:
            if not control.numbered:
                assert find(Click(ANYWHERE[at], 7, f"{control.verbs[0]}0"), at) is None
            if control.family:
                assert find(Click(ANYWHERE[at], 7, f"{control.verb}-else"), at) is None
            for other in set(At) - set(control.at):
                found = find(Click(ANYWHERE[other], 7, control.verbs[0]), other)
                assert found is not control
    assert find(Click(ME, 0, "fly"), At.ME) is None


def declared(path: Path) -> Iterator[str]:
    """The names that a module of a screen gives to its controls."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=ast.Call(func=ast.Name(called))):
                if called.endswith("Control"):
                    yield name


def test_every_control_of_a_screen_is_in_the_list() -> None:
    """bot/screens/controls.py names the module of each screen that declares controls."""
    listed, seen = set(CONTROLS), 0
    for path in SCREENS:
        names = list(declared(path))
        if not names:
            continue
        module = import_module(f"bot.{path.parent.name}.{path.stem}")
        own = [getattr(module, name) for name in names]
        assert all(isinstance(one, Control) for one in own)
        assert set(own) <= listed, f"bot/screens/controls.py does not name {path.stem}"
        seen += len(own)
    assert seen == len(listed)


def test_the_verb_of_a_control_stands_in_two_files_at_most() -> None:
    """In one, but where two controls at different places have the same verb."""
    verbs = {verb for control in CONTROLS for verb in (control.verb, *control.verbs)}
    where = defaultdict(set)
    quoted = re.compile("|".join(f"[\"']{re.escape(verb)}[\"']" for verb in verbs))
    for path in PRODUCTION:
        text = path.read_text(encoding="utf-8")
        # To parse all of them takes a third of a second.
        for node in ast.walk(ast.parse(text)) if quoted.search(text) else ():
            if isinstance(node, ast.Constant) and node.value in verbs:
                where[node.value].add(path.relative_to(ROOT).as_posix())
    assert len(where) > 100
    often = {verb: files for verb, files in where.items() if len(files) > 2}
    assert set(often) == set(OTHER_WORDS), "import the control; drop words no longer needed"


PRIVATE = (
    *("pick", "throw", "discard", "sort", "back", "contract", "lay", "off", "swap", "row", "knock"),
    *(
        "suggest",
        "orders-menu",
        "quit",
        "stay",
        "remove",
        "do-lay",
        "take-back",
        "show-me",
        "do-it",
    ),
    *("why", "stop", "page", "rule-page", "rule-name"),
)


@pytest.mark.parametrize("verb", PRIVATE)
def test_what_shows_a_hand_or_a_private_screen_takes_no_public_message(verb: str) -> None:
    assert not BY_VERB[At.TABLE, verb].public
