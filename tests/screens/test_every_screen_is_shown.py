"""Whoever adds a screen adds it to the registry, and is told so here."""

import ast
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache, wraps
from pathlib import Path
from types import FunctionType
from typing import Any, TypeGuard

import pytest

from bot import screens
from bot.blocks.control import Click, Control, Payload, place_of, read_click
from bot.blocks.screen import (
    Button,
    ChannelMenu,
    Form,
    Menu,
    Screen,
    Section,
    UserMenu,
)
from bot.screens.controls import CONTROLS, find
from bot.text import Text
from tests.screens.registry import every_screen
from tests.screens.test_longest_clicks import rest_of

FOLDER = Path(screens.__path__[0])
ENDINGS = ("_screen", "_screens", "_form")


def written() -> set[str]:
    """The screens that the package can make, as ``file.function``."""
    return {
        f"{path.stem}.{node.name}"
        for path in FOLDER.glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.endswith(ENDINGS)
    }


@cache
def built() -> tuple[set[str], Mapping[str, list[Screen | Form]]]:
    """Every screen of the registry, and what was used while they were built."""
    found: set[str] = set()
    shown = every_screen()
    with pytest.MonkeyPatch.context() as patched:
        for module in [*sys.modules.values()]:
            for name, made in [*vars(module).items()] if module is not None else ():
                if is_screen(made):
                    patched.setattr(module, name, noting(made, found))
        return found, {name: one.pages(Text()) for name, one in shown.items()}


def is_screen(made: object) -> TypeGuard[FunctionType]:
    named = isinstance(made, FunctionType) and made.__name__.endswith(ENDINGS)
    return named and path_of(made).parent == FOLDER


def path_of(made: FunctionType) -> Path:
    return Path(made.__code__.co_filename)


def noting(made: FunctionType, found: set[str]) -> Callable[..., Any]:
    @wraps(made)
    def noted(*given: Any, **named: Any) -> Any:
        found.add(f"{path_of(made).stem}.{made.__name__}")
        return made(*given, **named)

    return noted


def test_every_screen_of_the_package_is_in_the_registry() -> None:
    every = written()
    assert len(every) > 15
    missing = every - built()[0]
    assert not missing, f"add a function for each of them to a file of tests/screens: {missing}"


def test_every_entry_of_the_registry_is_a_screen() -> None:
    screens = every_screen()
    assert {shown.whispered for shown in screens.values()} == {True, False}
    for shown in screens.values():
        pages = built()[1][shown.name]
        assert pages, shown.name
        assert all(isinstance(page, Screen | Form) for page in pages), shown.name
        public_window = not shown.whispered and any(isinstance(page, Form) for page in pages)
        assert not public_window, f"{shown.name}: only one person sees a window"


def clicks(page: Screen | Form) -> Iterator[tuple[Click, Payload]]:
    """Every click that a page leads to, and what comes with it."""
    if isinstance(page, Form):
        yield page.click, Payload.TYPED
        return
    for block in page.blocks:
        match block:
            case Section(_, button):
                yield button.click, Payload.NOTHING
            case Menu(click=click, least=least, most=most):
                yield click, Payload.LINE if (least, most) == (1, 1) else Payload.LINES
            case UserMenu(click=click):
                yield click, Payload.MEMBER
            case ChannelMenu(click=click):
                yield click, Payload.CHANNELS
            case tuple() if all(isinstance(one, Button) for one in block):
                yield from ((one.click, Payload.NOTHING) for one in block)


def test_every_screen_keeps_to_what_its_controls_declare() -> None:
    """Public messages have what may stand there, and components bring what is declared."""
    shown: set[Control] = set()
    whispered = {name: shown.whispered for name, shown in every_screen().items()}
    for name, pages in built()[1].items():
        for page in pages:
            for click, payload in clicks(page):
                control, where = find(click, place_of(click)), f"{click.verb} on {name}"
                assert control is not None, where
                assert read_click(click.write()) == click, where
                assert whispered[name] or control.public, where
                assert len(click.rest) <= rest_of(control, place_of(click)), where
                # A menu of one line is one of the cases of many; a reading may be a button.
                fitting = {Payload.LINES: {Payload.LINE, Payload.LINES, Payload.NOTHING}}
                assert payload in fitting.get(control.payload, {control.payload}), where
                shown.add(control)
    assert len(shown) > len(CONTROLS) - 10, "nearly every control stands on some screen"
