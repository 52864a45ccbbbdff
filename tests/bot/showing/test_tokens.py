"""Edits by the tokens of clicks cost the bot none of its requests (FACTS What follows 1)."""

import pytest

from engine.live.table import Table
from engine.table.lobby import join
from tests.bot.showing.scene import Clicked, Scene
from tests.engine.live.ledger import ANN, CHI, DAO


async def clicked(scene: Scene, table: Table) -> Clicked:
    """Somebody clicks on the table's message."""
    async with scene.public_messages.hold(table):
        click = scene.answer(table)
    await scene.quiet()
    return click


async def test_the_token_of_a_click_on_the_message_edits_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    await clicked(scene, table)
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert [what for what, _ in scene.channel.sent] == ["POST", "TOKEN"]
    assert "Chi" in scene.now


async def test_a_token_lives_fourteen_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    await clicked(scene, table)
    await scene.pass_by(13 * 60)
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    await scene.pass_by(2 * 60)
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    assert [what for what, _ in scene.channel.sent] == ["POST", "TOKEN", "PATCH"]


async def test_the_newest_token_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    old = await clicked(scene, table)
    await scene.pass_by(10 * 60)
    new = await clicked(scene, table)
    await scene.pass_by(10 * 60)
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert (len(old.shown), len(new.shown)) == (0, 1)


async def test_a_dead_token_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """401 or 404: the same state goes through the channel at once, and so does all that follows."""
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    click = await clicked(scene, table)
    click.dead = True
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert "Chi" in scene.now
    click.dead = False
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    assert [what for what, _ in scene.channel.sent] == ["POST", "PATCH", "PATCH"]


async def test_a_token_of_the_message_before_edits_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    click = await clicked(scene, table)
    new = await scene.channel.post("anew")
    await scene.public_messages.move_to(table, new)
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert click.shown == []
    assert scene.channel.sent[-1] == ("PATCH", new)
    assert not scene.public_messages.wants_token(table, click.message_id)
    assert scene.public_messages.wants_token(table, new)


async def test_a_closed_table_wants_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    assert table.message_id is not None
    assert scene.public_messages.wants_token(table, table.message_id)
    for user in [sitter.user for sitter in table.roster.sitters]:
        assert user is not None
        await table.leave(user)
    await scene.quiet()
    assert not scene.public_messages.wants_token(table, table.message_id)
    assert ANN not in [sitter.user for sitter in table.roster.sitters]
