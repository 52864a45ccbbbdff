"""Shown is what Discord has said yes to: until then the newest wish is tried again."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.discordpy import components, outcome
from bot.discordpy.outcome import pause
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.text import Text
from bot.workers.worker import InlineWorker
from engine.table.lobby import join
from engine.table.play import begin
from engine.table.roster import CloseReason
from tests.bot.showing.scene import Clicked, Scene, closed, down, refused
from tests.engine.live.ledger import ANN, CHI, DAO


async def test_what_could_not_be_shown_is_shown_later_as_it_is_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    scene.channel.broken = [down(), down()]
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert "Chi" not in scene.now
    await scene.pass_by(1)
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    assert scene.channel.broken == []
    assert "Chi" not in scene.now, "twice nothing was heard, so it waits a little longer"
    await scene.pass_by(2)
    assert "Dao" in scene.now
    assert "Chi" in scene.now


async def test_an_edit_of_which_nothing_was_heard_may_still_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It may overtake the one after it, so the newest state is sent once more."""
    scene = Scene(monkeypatch, interval=1.2)
    table = await scene.open()
    await scene.pass_by(2)
    scene.channel.broken = [down()]
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    await scene.pass_by(1)
    [key] = scene.channel.shown
    assert "Chi" in scene.now
    scene.channel.shown[key] = "the edit before, which was slow"
    await scene.pass_by(outcome.TIMEOUT)
    assert "Chi" in scene.now
    patches = len(scene.channel.sent)
    await scene.pass_by(60)
    assert len(scene.channel.sent) == patches


async def test_it_is_sent_once_more_at_whatever_moment_of_a_look_the_time_for_it_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also between two readings of the clock: the loop's own timers go off a little early."""
    late = []
    for readings in range(30):
        scene = Scene(monkeypatch, interval=0)
        table = await scene.open()
        scene.channel.broken = [down()]
        await table.do(join, CHI, "Chi")
        await scene.quiet()
        await scene.pass_by(1)
        [key] = scene.channel.shown
        scene.channel.shown[key] = "the edit before, which was slow"
        scene.watch.wait(seconds=outcome.TIMEOUT - readings * 0.001)
        scene.watch.step = 0.001
        timers, scene.timers = scene.timers, []
        for timer in timers:
            timer.look()
        await scene.quiet()
        scene.watch.step = 0
        await scene.pass_by(1)
        if "Chi" not in scene.now:
            late.append(readings)
    assert late == []


async def test_discord_that_does_not_answer_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outcome, "TIMEOUT", 0.01)
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    hangs = asyncio.Event()

    async def hang() -> None:
        await hangs.wait()

    scene.channel.before = hang
    await table.do(join, CHI, "Chi")
    async with asyncio.timeout(5):
        while not scene.timers:  # noqa: ASYNC110  (nothing else tells)
            await asyncio.sleep(0)
    assert "Chi" not in scene.now
    scene.channel.before = None
    await scene.pass_by(1)
    assert "Chi" in scene.now


async def test_what_discord_does_not_take_is_tried_again_and_what_is_newer_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    scene.channel.broken = [refused(), refused()]
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert "Chi" not in scene.now
    await scene.pass_by(1)
    assert scene.channel.broken == []
    assert "Chi" not in scene.now
    await scene.pass_by(2)
    assert "Chi" in scene.now
    scene.channel.broken = [refused()]
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    assert "Dao" not in scene.now
    await table.leave(CHI)
    await scene.quiet()
    assert "Dao" in scene.now


async def test_a_closed_channel_is_asked_again_after_a_minute_and_then_after_ten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    scene.channel.broken = [closed(), closed(), closed()]
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    await scene.pass_by(59)
    assert len(scene.channel.broken) == 2
    await scene.pass_by(1)
    assert len(scene.channel.broken) == 1
    for _ in range(9):
        await scene.pass_by(60)
        assert len(scene.channel.broken) == 1
    await table.do(join, DAO, "Dao")
    await scene.quiet()
    assert len(scene.channel.broken) == 1
    await scene.pass_by(60)
    assert scene.channel.broken == []
    await scene.pass_by(600)
    assert "Dao" in scene.now


async def test_a_table_that_is_over_is_given_up_in_a_channel_that_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    scene.channel.broken = [closed() for _ in range(100)]
    await table.close(CloseReason.IDLE)
    await scene.quiet()
    for _ in range(100):
        await scene.pass_by(600)
    assert 100 - len(scene.channel.broken) == 6


async def test_the_pauses_grow_to_a_minute() -> None:
    assert [pause(number) for number in (1, 2, 3, 7, 40)] == [1, 2, 4, 60, 60]


async def test_a_slow_panel_and_a_slow_call_do_not_keep_the_channel_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    hangs, waiting = asyncio.Event(), set()
    # What hangs here hangs on a busy machine as well, however long the test takes.
    patient = partial(asyncio.timeout, None)
    monkeypatch.setattr("bot.discordpy.outcome.asyncio.timeout", lambda _: patient())

    async def hang(what: str) -> None:
        waiting.add(what)
        await hangs.wait()

    clicked = Clicked(DAO, scene.watch)
    clicked.before = lambda: hang("panel")
    scene.channel.before_call = lambda: hang("call")
    reader = Reader(DAO, Text("en"), Preferences())
    scene.panels.remember(table.header.table_id, clicked, reader, table.version, acting=False)
    scene.panels.change_reader(reader)
    await table.do(begin, ANN)
    await scene.quiet()
    assert waiting == {"panel", "call"}
    assert "’s turn: draw" in scene.now
    await table.close(CloseReason.IDLE)
    await scene.quiet()
    assert scene.now == scene.written(table)
    hangs.set()
    await scene.quiet()


async def test_a_table_that_has_come_back_to_memory_is_not_shown_as_it_was_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What nothing was heard of for long is tried again: by then another may have moved on."""
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    scene.channel.broken = [down()]
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    del scene.registry._tables[table.header.table_id]
    back = await scene.registry.find(table.header.table_id)
    assert back is not None
    scene.public_messages.want(back)
    await back.do(join, DAO, "Dao")
    await scene.quiet()
    assert "Dao" in scene.now
    await scene.pass_by(60)
    assert "Dao" in scene.now


async def test_an_old_message_that_could_not_be_deleted_goes_with_the_next_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    new = await scene.channel.post("anew")
    scene.channel.broken = [down()]
    await scene.public_messages.move_to(table, new)
    assert len(scene.channel.shown) == 2
    await table.do(join, CHI, "Chi")
    await scene.quiet()
    assert list(scene.channel.shown) == [new]


async def test_what_a_table_says_does_not_wait_for_its_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A painter that hangs is replaced after a while; the picture comes then."""
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    goes_on, ask = asyncio.Event(), InlineWorker.ask

    async def hang(self: InlineWorker, *job: Any) -> Any:
        await goes_on.wait()
        return await ask(self, *job)

    monkeypatch.setattr(InlineWorker, "ask", lambda *job: asyncio.ensure_future(hang(*job)))
    monkeypatch.setattr(components, "PAINTING", 0.01)
    await table.do(begin, ANN)
    async with asyncio.timeout(5):
        while not scene.timers:  # noqa: ASYNC110  (nothing else tells)
            await asyncio.sleep(0)
    assert "’s turn: draw" in scene.now
    edits = len(scene.channel.sent)
    goes_on.set()
    monkeypatch.setattr(components, "PAINTING", 60)
    await scene.pass_by(1)
    assert len(scene.channel.sent) == edits + 1, "now with the picture"
    await scene.pass_by(outcome.TIMEOUT)
    edits = len(scene.channel.sent)
    await scene.pass_by(60)
    assert len(scene.channel.sent) == edits


async def test_a_panel_that_could_not_be_repainted_is_repainted_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    clicked, key = Clicked(ANN, scene.watch), table.header.table_id
    reader = Reader(ANN, Text("en"), Preferences())
    scene.panels.remember(key, clicked, reader, table.version, acting=False)
    scene.panels.change_reader(reader)
    clicked.broken = [down()]
    scene.public_messages.update(table)
    await scene.quiet()
    assert clicked.shown == []
    await scene.pass_by(5)
    assert clicked.shown == [Text("en")("not-dealt")]


async def test_a_call_that_could_not_be_sent_is_sent_later_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1000)
    table = await scene.open()
    await table.do(join, CHI, "Chi")
    scene.channel.broken = [down()]
    await table.do(begin, ANN)
    await scene.quiet()
    assert scene.channel.broken == []
    assert scene.channel.calls == []
    await scene.pass_by(5)
    assert len(scene.channel.calls) == 1
    await scene.pass_by(60)
    assert len(scene.channel.calls) == 1
