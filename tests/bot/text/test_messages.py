"""No message is missing in any language, and none of ours is without a use."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bot
import bot.text
import cogs
from bot.presenter.settings import MENUS
from bot.text import LANGUAGES, Text
from bot.text.options import attribute_of
from engine.errors import Reason
from engine.games.registry import REGISTRY
from engine.lobby import Why
from engine.melds import Kind
from engine.result import FINES, Counted, Ending

TEXT = Text()
FOLDER = Path(bot.text.__path__[0])
GAMES = tuple(REGISTRY.values())

OWN = (
    *("words.ftl", "refusals.ftl", "events.ftl", "options.ftl", "page.ftl", "house.ftl"),
    *("play.ftl", "nearest.ftl", "orders.ftl", "settings.ftl"),
    *("rules-pages.ftl", "rules-examples.ftl"),
    *(f"rules-{game.name}.ftl" for game in GAMES),
)
"""Files whose every message is looked for in the code, or put together there."""


def dashed(value: str) -> str:
    return value.replace("_", "-")


def put_together() -> Iterator[str]:
    """Ids that the code puts together, each written out."""
    yield from (f"refusal-{dashed(reason)}" for reason in Reason)
    yield from (f"line-{dashed(what)}" for what in Counted)
    yield from (f"fine-{dashed(what)}" for what in FINES)
    yield from (f"goal-{kind}" for kind in Kind)
    yield from (f"event-deal-{ending}" for ending in Ending)
    yield from (f"event-closed-{dashed(why)}" for why in Why)
    yield from ("event-drew-hidden", "event-drew-penalty-hidden")
    for name, kind in MENUS.items():
        for value in kind:
            yield dashed(f"settings-{name}-{value}")
            yield dashed(f"settings-{name}-{value}-about")
    for game in GAMES:
        yield f"pages-{game.name}"
        yield f"game-{game.name}"
        for name in (game.preset_key, *(field.name for field in fields(game.options))):
            yield f"option-{game.name}-{name}"


def attributes_of(message: str) -> set[str]:
    """The attributes that a message must have."""
    for game in GAMES:
        own = f"option-{game.name}-"
        if message == f"game-{game.name}":
            return {"book", "description"}
        if message.startswith(own):
            name = message.removeprefix(own)
            values = TEXT.option(game, name).values
            return {"description", *(attribute_of(game, name, value) for value in values)}
    return set()


def read_by_prefix(message: str) -> bool:
    return any(
        message.startswith((f"rules-{game.name}-", f"silent-{game.name}-")) for game in GAMES
    )


def messages(path: Path) -> dict[str, Message]:
    return {
        entry.id.name: entry
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }


def nodes(*folders: Path) -> Iterator[ast.AST]:
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def asked_for(folder: Path) -> set[str]:
    """Ids that the code of a folder asks a text for by name: ``text("id", …)``."""
    found = set()
    for node in nodes(folder):
        match node:
            case ast.Call(
                func=ast.Name("text" | "self"), args=[ast.Constant(value=str(message)), *_]
            ):
                found.add(message.partition(".")[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str):
    asked = asked_for(FOLDER)
    assert len(asked) > 20
    needed = asked | set(put_together())
    for path in (FOLDER / "en").glob("*.ftl"):
        needed |= set(messages(path))
    assert needed - set(Text(language).ids()) == set()


@pytest.mark.parametrize("path", OWN)
def test_no_message_is_without_a_use(path: str):
    written = {
        node.value
        for node in nodes(Path(bot.__path__[0]), Path(cogs.__path__[0]))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = written | set(put_together())
    unused = [m for m in messages(FOLDER / "en" / path) if m not in used and not read_by_prefix(m)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", OWN)
def test_attributes_are_those_that_are_used(path: str, language: str):
    for name, message in messages(FOLDER / language / path).items():
        assert {one.id.name for one in message.attributes} == attributes_of(name), name
