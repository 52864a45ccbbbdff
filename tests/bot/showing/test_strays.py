"""Of two messages that show one table the newer stays, and the other goes when that is true."""

import pytest
from structlog.testing import capture_logs

from engine.table.lobby import join
from tests.bot.showing.scene import Scene, down
from tests.engine.live.ledger import CHI


async def test_a_click_on_the_older_one_makes_the_newer_true_and_then_it_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    [kept] = scene.channel.shown
    stray = kept - 1
    scene.channel.shown[stray] = "as it was"
    scene.channel.broken = [down()]
    with capture_logs() as lines:
        await scene.public_messages.settle(table, stray)
        await scene.quiet()
    assert [line["event"] for line in lines] == ["two_messages", "table_not_shown"]
    assert set(scene.channel.shown) == {kept, stray}, "nobody is left without a table"
    await scene.pass_by(1)
    assert set(scene.channel.shown) == {kept}
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert "Chi" in scene.now


async def test_a_click_on_the_newer_one_lets_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    [old] = scene.channel.shown
    scene.channel.shown[old + 1] = "as it was"
    await scene.public_messages.settle(table, old + 1)
    await scene.quiet()
    assert table.message_id == old + 1
    assert scene.now == scene.written(table)


async def test_if_somebody_has_deleted_the_kept_one_the_clicked_one_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    [kept] = scene.channel.shown
    stray = kept - 1
    del scene.channel.shown[kept]
    scene.channel.gone.add(kept)
    scene.channel.shown[stray] = "as it was"
    await scene.public_messages.settle(table, stray)
    await scene.quiet()
    assert table.message_id == stray
    assert scene.now == scene.written(table)
