"""The referee of the soak reads every kind of message that a channel sees."""

import ast
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, wraps
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bot.blocks.screen import Screen
from bot.discordpy.components import as_message
from bot.showing import public_screen as public
from bot.text import Text
from engine.live.faults import Halt
from engine.live.table import PublicState, Table
from engine.table.record import StoredTable, Verdict
from tests.screens.registry import every_screen
from tests.screens.script import GUILD, PAGES, TABLE
from tests.soak import stored
from tests.soak.promises import Broken
from tests.soak.screens import Dots
from tests.soak.shown import true_now
from tests.soak.truth import TableTruth
from tests.soak.watched import Body

SAY = Text("en")
FAULT = KeyError("a fault of ours")
OTHER = "0123456789"
"""A table that plays the same cards."""


class Sample(NamedTuple):
    """What a channel sees of a table, and where it comes from. ``made_by``: functions of screens;
    ``state``: all that it depends on."""

    name: str
    screen: Screen
    page: StoredTable
    verdict: Verdict | None
    state: PublicState
    made_by: frozenset[str]


class Public(NamedTuple):
    """The public screens of the registry: of tables, and by their names all others."""

    of_tables: list[Sample]
    others: dict[str, list[Screen]]


def makers() -> set[str]:
    """The functions of screens that make the message of a table."""
    tree = ast.parse(inspect.getsource(public))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = {alias.name for node in imports for alias in node.names}
    return {name for name in names if name.endswith("_screen")}


@cache
def samples() -> Public:
    """All of them. The first table of each kind is also shown as one that a fault of ours has
    stopped, and as one whose screen cannot be made."""
    made, others, calls = list[Sample](), dict[str, list[Screen]](), list[str]()
    stopped, name = public.stopped, ""

    def noting(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def noted(*given: Any, **named: Any) -> Any:
            calls.append(function.__name__)
            return function(*given, **named)

        return noted

    def keep(table: Table, show: Callable[[], Screen]) -> None:
        before = len(calls)
        screen = show()
        of_table = PAGES[table], table.verdict, table.public_state
        made.append(Sample(name, screen, *of_table, frozenset(calls[before:])))

    def shows(table: Table) -> object:
        """Keep what the channel sees of a table at the moment at which a screen asks for it."""
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(public, "stopped", stopped)
            before = {one.made_by for one in made}
            keep(table, lambda: public.public_screen(table, SAY))
            if made[-1].made_by in before:
                return stopped(table)
            keep(table, lambda: public.UnshownTables().screen(table, FAULT, SAY))
            inner.setattr(table, "halt", Halt("1a2b3c4d", table.version, "draw", {}, FAULT))
            keep(table, lambda: public.public_screen(table, SAY))
        return stopped(table)

    every = every_screen()
    with pytest.MonkeyPatch.context() as patched:
        for maker in makers():
            noted = noting(getattr(public, maker))
            for path, module in [*sys.modules.items()]:
                if path.startswith("tests.screens.") and hasattr(module, maker):
                    patched.setattr(module, maker, noted)
            patched.setattr(public, maker, noted)
        patched.setattr(public, "stopped", shows)
        for name, registered in every.items():
            if not registered.whispered:
                before = len(calls)
                pages = [page for page in registered.pages(SAY) if isinstance(page, Screen)]
                if len(calls) == before:
                    others[name] = pages
    return Public(made, others)


async def against(
    screen: Screen,
    tables: Mapping[str, TableTruth],
    rated: Mapping[str, Verdict],
) -> list[Broken]:
    """What the referee has against a message in a channel."""
    sent = await as_message(screen, Dots())  # type: ignore[arg-type] # it paints
    body = Body(0, None, "1", {"components": sent.components}, [])
    return await stored.seen([body], tables, {GUILD: SAY}, rated)


async def test_the_referee_reads_every_kind_of_message_that_shows_a_table() -> None:
    broken = {}
    for one in samples().of_tables:
        table = TableTruth(one.page.header, one.page.is_open, 1, entries=[*one.page.entries])
        tables = {TABLE: table} | ({OTHER: table} if one.state.veiled else {})
        rated = {} if one.verdict is None else {TABLE: one.verdict}
        wrong = await against(one.screen, tables, rated)
        if wrong:
            broken[one.name, *one.made_by] = wrong
    assert broken == {}


async def test_the_referee_takes_no_other_public_message_for_a_table() -> None:
    others = samples().others
    assert len(others) > 5
    for name, pages in others.items():
        for page in pages:
            assert await against(page, {}, {}) == [], name


def test_every_kind_of_message_that_shows_a_table_is_read_here() -> None:
    """A new function of a screen, or a new thing that the message depends on, is asked for here."""
    made = samples().of_tables
    assert makers() == {maker for one in made for maker in one.made_by}
    for thing in PublicState._fields:
        plain = PublicState._field_defaults.get(thing, 0)
        assert any(getattr(one.state, thing) != plain for one in made), thing


async def no_verdict(_: str) -> None:
    """The game is not over."""


async def test_a_table_is_veiled_just_while_another_has_its_cards() -> None:
    [one, *_] = [one for one in samples().of_tables if "veiled_screen" in one.made_by]
    table = TableTruth(one.page.header, one.page.is_open, 1, entries=[*one.page.entries])
    [broken] = await against(one.screen, {TABLE: table}, {})
    assert broken.promise == "what was seen is stored"
    sent = await as_message(one.screen, Dots())  # type: ignore[arg-type] # it paints
    server: Any = SimpleNamespace(
        gone=set(), taken=set(), messages={"1": {"components": sent.components}}
    )
    store: Any = SimpleNamespace(verdict=no_verdict)
    for is_open in (True, False):
        tables = {TABLE: table, OTHER: replace(table, is_open=is_open, message_id=None)}
        untrue = await true_now(server, tables, {GUILD: SAY}, store)
        expected = [] if is_open else ["every message true"]
        assert [one.promise for one in untrue] == expected
