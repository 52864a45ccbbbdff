"""The table's message is kept true: newest wins, whatever overtakes what."""

import asyncio

import pytest

from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.text import Text
from engine.table.lobby import add_computer, join
from engine.table.record import TAKEN_DOWN
from tests.bot.showing.scene import Clicked, Scene
from tests.engine.live.ledger import ANN, BEN, CHI, DAO


async def test_the_newest_of_many_changes_is_shown_with_one_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1.2)
    table = await scene.open()
    assert [what for what, _ in scene.channel.sent] == ["POST"]
    for user, name in ((CHI, "Chi"), (DAO, "Dao")):
        await table.do(join, user, name)
    await scene.quiet()
    await scene.pass_by(1.1)
    assert [what for what, _ in scene.channel.sent] == ["POST"], "it is not due yet"
    await table.do(add_computer, ANN)
    await scene.quiet()
    await scene.pass_by(0.1)
    assert [what for what, _ in scene.channel.sent] == ["POST", "PATCH"]
    assert all(name in scene.now for name in ("Chi", "Dao", "Ada"))


async def test_a_click_during_an_edit_is_not_overwritten_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An edit with an older state may reach Discord after the newer answer to a click."""
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    held, under_way = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        under_way.set()
        await held.wait()

    scene.channel.before = wait
    await table.do(join, CHI, "Chi")
    await under_way.wait()
    async with scene.public_messages.hold(table):
        await table.do(join, DAO, "Dao")
        scene.answer(table, "the answer to Dao's click")
    held.set()
    await scene.quiet()
    assert "Dao" in scene.now
    assert "Chi" in scene.now


async def test_of_two_clicks_at_once_the_older_answer_does_not_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    first, second = scene.public_messages.hold(table), scene.public_messages.hold(table)
    await first.__aenter__()
    await table.do(join, CHI, "Chi")
    scene.answer(table)
    await second.__aenter__()
    await table.do(join, DAO, "Dao")
    scene.answer(table)
    await second.__aexit__(None, None, None)
    scene.channel.shown[table.message_id or 0] = "the late answer to Chi's click"
    await first.__aexit__(None, None, None)
    await scene.quiet()
    assert "Dao" in scene.now


async def test_a_click_alone_is_its_own_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    """FACTS What follows 1: an answer to a click costs nothing, and no PATCH follows."""
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    before = len(scene.channel.sent)
    for user, name in ((CHI, "Chi"), (DAO, "Dao")):
        async with scene.public_messages.hold(table):
            await table.do(join, user, name)
            scene.answer(table)
        await scene.quiet()
    assert len(scene.channel.sent) == before


async def test_a_change_while_the_table_is_posted_anew_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    old = table.message_id
    async with scene.public_messages.hold(table):
        state = table.public_state
        await table.do(join, CHI, "Chi")
        new = await scene.channel.post("without Chi")
        await scene.public_messages.move_to(table, new)
        clicked = Clicked(ANN, scene.watch, scene.channel, new)
        scene.public_messages.mark_shown(table, state, clicked, new)  # type: ignore[arg-type]
    await scene.quiet()
    assert ("DELETE", old) in scene.channel.sent
    assert "Chi" in scene.now


async def test_a_message_near_an_hour_old_is_posted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    old = table.message_id
    scene.watch.wait(minutes=49)
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert table.message_id == old
    scene.watch.wait(minutes=2)
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    assert table.message_id != old
    assert [what for what, _ in scene.channel.sent] == ["POST", "PATCH", "POST", "DELETE"]
    assert "Dao" in scene.now


async def test_what_was_posted_before_anybody_heard_of_it_becomes_true(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    scene.watch.wait(minutes=51)
    scene.channel.unheard = 1
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    await scene.pass_by(10)
    assert table.message_id is not None
    assert "Dao" in scene.channel.shown[table.message_id]
    assert [what for what, _ in scene.channel.sent] == ["POST", "POST", "PATCH", "DELETE"]


async def test_a_message_that_was_deleted_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    assert table.message_id is not None
    scene.channel.gone.add(table.message_id)
    scene.channel.shown.clear()
    for user, name in ((CHI, "Chi"), (DAO, "Dao")):
        await table.do(join, user, name)
        await scene.quiet()
    assert table.message_id == TAKEN_DOWN
    assert scene.channel.shown == {}


async def test_ux_settings_a_panel_follows_while_the_table_waits_for_its_next_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the panel of whoever reads otherwise is behind, and it does not wait for the table."""
    scene = Scene(monkeypatch, interval=1.2)
    table = await scene.open()
    ann, ben = Clicked(ANN, scene.watch), Clicked(BEN, scene.watch)
    for clicked in (ann, ben):
        reader = Reader(clicked.user_id, Text("en"), Preferences())
        key, version = table.header.table_id, table.version
        scene.panels.remember(key, clicked, reader, version, acting=False)
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    tables = scene.panels.change_reader(Reader(ANN, Text("vi"), Preferences(language="vi")))
    assert tables == [table.header.table_id]
    scene.public_messages.update(table)
    await scene.quiet()
    assert [what for what, _ in scene.channel.sent] == ["POST"], "the table is not due yet"
    assert ann.shown == [Text("vi")("not-dealt")]
    assert ben.shown == []
