"""Panels are found by their table; those whose tokens are dead are not kept."""

import weakref
from datetime import timedelta

import pytest

from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.showing.open_panels import LIFE, WATCHED, Panels
from bot.text import Text
from engine.live.table import Table
from engine.table.lobby import add_computer, join
from engine.table.play import begin
from engine.table.seats import request_seat, withdraw_request
from tests.bot.showing.scene import Clicked, Scene, down
from tests.engine.live.ledger import ANN, BEN, CHI, Watch


def opened(panels: Panels, table_id: str, user: int, watch: Watch) -> "weakref.ref[Clicked]":
    """A panel and a note beside it; what tells whether either is kept."""
    clicked = Clicked(user, watch)
    reader = Reader(user, Text("en"), Preferences())
    panels.remember(table_id, clicked, reader, 1, acting=False)
    panels.remember_note(table_id, clicked)
    return weakref.ref(clicked)


def test_panels_of_a_table_are_its_own_and_end_with_their_tokens() -> None:
    panels, watch = Panels(), Watch()
    opened(panels, "one", ANN, watch)
    opened(panels, "two", ANN, watch)
    watch.wait(seconds=60)
    opened(panels, "one", BEN, watch)
    assert [panel.reader.user_id for panel in panels.alive("one", watch())] == [ANN, BEN]
    assert [panel.reader.user_id for panel in panels.alive("two", watch())] == [ANN]
    assert panels.alive("three", watch()) == []
    reader = Reader(ANN, Text("vi"), Preferences())
    assert panels.change_reader(reader) == ["two", "one"]
    over = watch() + LIFE - timedelta(seconds=30)
    assert [panel.reader.user_id for panel in panels.alive("one", over)] == [BEN]
    assert panels.find("two", ANN, over) is None


def test_of_tables_that_nobody_uses_any_more_nothing_is_kept() -> None:
    panels, watch = Panels(), Watch()
    old = [opened(panels, f"old {number}", ANN, watch) for number in range(50)]
    watch.wait(seconds=LIFE.total_seconds())
    new = [opened(panels, f"new {number}", BEN, watch) for number in range(25)]
    assert [kept() for kept in old] == [None] * 50
    assert None not in [kept() for kept in new]


async def with_panels(scene: Scene, *users: int) -> tuple[Table, dict[int, Clicked]]:
    """A table in play, and these people's panels of it."""
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    await table.do(add_computer, ANN)
    await table.do(begin, ANN)
    clicked = {user: Clicked(user, scene.watch) for user in users}
    for user, token in clicked.items():
        reader = Reader(user, Text("en"), Preferences())
        scene.panels.remember(table.header.table_id, token, reader, table.version, acting=False)
    return table, clicked


async def test_who_watches_is_told_now_and_then_and_players_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1.2)
    guests = range(100, 100 + WATCHED + 1)
    table, clicked = await with_panels(scene, *guests, ANN)

    def told(user: int) -> int:
        return len(clicked[user].shown)

    await table.do(request_seat, guests[-1], "Dao", 3)
    await scene.quiet()
    assert (told(ANN), told(guests[-1]), told(guests[0])) == (1, 1, 0), "the last ones who came"
    await table.do(withdraw_request, guests[-1])
    await scene.quiet()
    assert (told(ANN), told(guests[-1])) == (2, 1)
    await scene.pass_by(1.1)
    assert told(guests[-1]) == 1
    await scene.pass_by(0.1)
    assert (told(ANN), told(guests[-1])) == (2, 2)
    assert "asks for the seat" not in clicked[guests[-1]].shown[-1]


async def test_a_panel_that_cannot_be_repainted_is_tried_seldom_while_somebody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1.2)
    table, clicked = await with_panels(scene, ANN, 100)
    clicked[ANN].broken = [down() for _ in range(100)]
    await table.do(request_seat, 100, "Dao", 3)
    await scene.quiet()
    assert len(clicked[ANN].broken) == 99
    await scene.pass_by(1)
    assert len(clicked[ANN].broken) == 98
    clicked[ANN].broken.clear()
    await scene.pass_by(2)
    await scene.pass_by(2)
    assert [len(one.shown) for one in clicked.values()] == [1, 1]
