"""Panels are found by their table; those whose tokens are dead are not kept."""

import weakref
from datetime import timedelta
from typing import Any

from bot.discordpy.answer_token import PrivateMessage
from bot.people.people import Reader
from bot.people.settings import Preferences
from bot.showing.panels import LIFE, Panels
from bot.text import Text
from tests.bot.showing.scene import Clicked
from tests.engine.live.ledger import ANN, BEN, Watch


def opened(panels: Panels, table_id: str, user: int, watch: Watch) -> "weakref.ref[Clicked]":
    """A panel and a note beside it; what tells whether either is kept."""
    clicked = Clicked(user, watch)
    message: Any = PrivateMessage(clicked)  # type: ignore[arg-type]  stands in for it
    reader = Reader(user, Text("en"), Preferences())
    panels.remember(table_id, message, reader, 1, acting=False)
    panels.remember_note(table_id, message)
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
