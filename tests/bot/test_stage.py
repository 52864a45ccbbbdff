"""The table's message is kept true: newest wins, whatever overtakes what."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot import pushes
from bot import stage as under_test
from bot.panels import Panels
from bot.readers import Reader
from bot.render import Painter
from bot.stage import Rhythm, Stage
from bot.taste import Taste
from bot.text import Text
from engine.live.table import Table
from engine.moves import Discard, Draw, Take
from engine.state import Phase
from tests.engine.live.ledger import ANN, BEN, CHI, DAO, Ledger, Watch, hall_over, lobby

if TYPE_CHECKING:
    from collections.abc import Awaitable


CALL = 1
"""The id of every message that calls a player: these tests do not look at them."""


class Channel:
    """What Discord's channel shows: a stand-in where only order and number of edits matter."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.shown: dict[int, str] = {}
        self.sent: list[tuple[str, int]] = []
        self.gone: set[int] = set()
        self.before: Callable[[], Awaitable[None]] | None = None

    def get_channel(self, channel_id: int) -> None:
        return None

    def get_partial_messageable(self, *_: object, **__: object) -> "Channel":
        return self

    def get_partial_message(self, message_id: int) -> "Message":
        return Message(self, message_id)

    async def send(self, text: str = "", **given: Any) -> "Message":
        if text:
            return Message(self, CALL)
        view = given["view"]
        number = discord.utils.time_snowflake(self.watch()) + len(self.sent)
        self.shown[number] = view
        self.sent.append(("POST", number))
        return Message(self, number)


class Message:
    def __init__(self, channel: Channel, number: int) -> None:
        self.channel, self.id = channel, number

    async def edit(self, *, view: str, attachments: list[Any]) -> None:
        if self.channel.before is not None:
            await self.channel.before()
        if self.id in self.channel.gone:
            raise discord.NotFound(_Response(), {"code": 10008, "message": "Unknown Message"})
        self.channel.shown[self.id] = view
        self.channel.sent.append(("PATCH", self.id))

    async def delete(self) -> None:
        if self.id == CALL:
            return
        self.channel.shown.pop(self.id, None)
        self.channel.sent.append(("DELETE", self.id))


class _Response:
    status, reason = 404, "Not Found"


class English:
    """A server that reads English, and people who have set what they are given."""

    def __init__(self) -> None:
        self.tastes: dict[int, Taste] = {}

    def of_server(self, guild_id: int) -> Text:
        return Text("en")

    async def taste(self, user_id: int) -> Taste:
        return self.tastes.get(user_id, Taste())


@dataclass
class Timer:
    """What the loop would call later."""

    at: datetime
    look: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Scene:
    """A lobby of Ann's and the stage that shows it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, interval: float, linger: float = 0) -> None:
        async def dress(screen: Any, painter: Painter) -> tuple[str, list[Any]]:
            return "\n".join(block for block in screen.blocks if isinstance(block, str)), []

        for module in (under_test, pushes):
            monkeypatch.setattr(module, "dress", dress)
        self.watch = Watch()
        self.channel = Channel(self.watch)
        self.readers, self.panels = English(), Panels()
        self.timers: list[Timer] = []
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self.call_later)
        self.stage = Stage(
            self.channel,  # type: ignore[arg-type]
            Painter(inline=True),
            self.panels,
            self.readers,  # type: ignore[arg-type]
            self.watch,
            Rhythm(interval, linger),
        )

    def call_later(self, delay: float, look: Callable[..., None], *given: Any) -> "Timer":
        timer = Timer(self.watch() + timedelta(seconds=delay), partial(look, *given))
        self.timers.append(timer)
        return timer

    async def pass_by(self, seconds: float) -> None:
        """Let time go by; timers that become due go off."""
        self.watch.wait(seconds=seconds)
        due = [timer for timer in self.timers if timer.at <= self.watch()]
        self.timers = [timer for timer in self.timers if timer not in due]
        for timer in due:
            if not timer.cancelled:
                timer.look()
        await self.quiet()

    async def open(self) -> Table:
        hall = hall_over(Ledger(), self.watch)
        table = await lobby(hall, ANN)
        hall.watchers.append(self.stage.watch)
        await table.join(BEN, "Ben")
        await self.quiet()
        return table

    async def quiet(self) -> None:
        """Until nothing is left to be painted."""
        for _ in range(50):
            await asyncio.sleep(0)

    @property
    def now(self) -> str:
        [shown] = self.channel.shown.values()
        return shown


async def test_the_newest_of_many_changes_is_shown_with_one_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=1.2)
    table = await scene.open()
    assert [what for what, _ in scene.channel.sent] == ["POST"]
    for user, name in ((CHI, "Chi"), (DAO, "Dao")):
        await table.join(user, name)
    await scene.quiet()
    await scene.pass_by(1.1)
    assert [what for what, _ in scene.channel.sent] == ["POST"], "it is not due yet"
    await table.add_computer(ANN)
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
    await table.join(CHI, "Chi")
    await under_way.wait()
    async with scene.stage.by_click(table):
        await table.join(DAO, "Dao")
        scene.stage.shown(table)
        scene.channel.shown[table.message_id or 0] = "the answer to Dao's click"
    held.set()
    await scene.quiet()
    assert "Dao" in scene.now
    assert "Chi" in scene.now


async def test_of_two_clicks_at_once_the_older_answer_does_not_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    first, second = scene.stage.by_click(table), scene.stage.by_click(table)
    await first.__aenter__()
    await table.join(CHI, "Chi")
    scene.stage.shown(table)
    await second.__aenter__()
    await table.join(DAO, "Dao")
    scene.stage.shown(table)
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
        async with scene.stage.by_click(table):
            await table.join(user, name)
            scene.stage.shown(table)
        await scene.quiet()
    assert len(scene.channel.sent) == before


async def test_a_change_while_the_table_is_posted_anew_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    old = table.message_id
    async with scene.stage.by_click(table):
        scene.stage.shown(table)
        await table.join(CHI, "Chi")
        new = await scene.channel.send(view="without Chi", files=[])
        await scene.stage.repost(table, new.id)
    await scene.quiet()
    assert ("DELETE", old) in scene.channel.sent
    assert "Chi" in scene.now


async def test_a_message_near_an_hour_old_is_posted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    old = table.message_id
    scene.watch.wait(minutes=49)
    await table.join(CHI, "Chi")
    await scene.quiet()
    assert table.message_id == old
    scene.watch.wait(minutes=2)
    await table.join(DAO, "Dao")
    await scene.quiet()
    assert table.message_id != old
    assert [what for what, _ in scene.channel.sent] == ["POST", "PATCH", "POST", "DELETE"]
    assert "Dao" in scene.now


async def test_a_message_that_was_deleted_is_posted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch, interval=0)
    table = await scene.open()
    assert table.message_id is not None
    scene.channel.gone.add(table.message_id)
    scene.channel.shown.clear()
    await table.join(CHI, "Chi")
    await scene.quiet()
    assert "Chi" in scene.now


class Clicked:
    """The interaction behind somebody's panel, which notes what is shown there."""

    def __init__(self, user_id: int, watch: Watch) -> None:
        self.user, self.created_at = SimpleNamespace(id=user_id), watch()
        self.shown: list[str] = []

    async def edit_original_response(self, *, view: str, attachments: list[Any]) -> None:
        self.shown.append(view)


async def test_ux_settings_a_panel_follows_while_the_table_waits_for_its_next_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the panel of whoever reads otherwise is behind, and it does not wait for the table."""
    scene = Scene(monkeypatch, interval=1.2)
    table = await scene.open()
    ann, ben = Clicked(ANN, scene.watch), Clicked(BEN, scene.watch)
    for clicked in (ann, ben):
        reader = Reader(clicked.user.id, Text("en"), Taste())
        key, version = table.header.table_id, table.version
        scene.panels.remember(key, clicked, reader, version, acting=False)  # type: ignore[arg-type]
    await table.join(CHI, "Chi")
    await scene.quiet()
    tables = scene.panels.read_by(Reader(ANN, Text("vi"), Taste(language="vi")))
    assert tables == [table.header.table_id]
    scene.stage.watch(table)
    await scene.quiet()
    assert [what for what, _ in scene.channel.sent] == ["POST"], "the table is not due yet"
    assert ann.shown == [Text("vi")("not-dealt")]
    assert ben.shown == []


async def begun(scene: Scene) -> Table:
    """Ann, Ben and Chi with their first cards, all of it shown."""
    table = await scene.open()
    await table.join(CHI, "Chi")
    await table.begin(ANN)
    await scene.quiet()
    await scene.pass_by(2)
    return table


async def test_a_draw_is_shown_with_what_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """UX Table: one message, edited in place; the others can do nothing about a draw."""
    scene = Scene(monkeypatch, interval=0, linger=20)
    table = await begun(scene)
    before = len(scene.channel.sent)
    first, user = whose(table), mover(table)
    await table.play(user, Take())
    await scene.quiet()
    await scene.pass_by(19)
    assert len(edits(scene, before)) == 0
    assert table.state is not None
    await table.play(user, Discard(table.state.hands[first][0]))
    await scene.quiet()
    assert edits(scene, before) == ["PATCH"]


async def test_a_draw_that_nothing_follows_is_shown_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, linger=20)
    table = await begun(scene)
    before = len(scene.channel.sent)
    await table.play(mover(table), Take())
    await scene.quiet()
    await scene.pass_by(21)
    assert edits(scene, before) == ["PATCH"]
    await scene.pass_by(60)
    assert edits(scene, before) == ["PATCH"]


async def test_a_draw_waits_while_its_player_is_busy_in_his_panel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=0, linger=20)
    table = await begun(scene)
    before, user = len(scene.channel.sent), mover(table)
    await table.play(user, Take())
    await scene.quiet()
    for passed, shown in ((15, 0), (15, 0), (15, 0), (20, 1)):
        clicked, key = Clicked(user, scene.watch), table.header.table_id
        reader = Reader(user, Text("en"), Taste())
        scene.panels.remember(key, clicked, reader, table.version, acting=True)  # type: ignore[arg-type]
        await scene.pass_by(passed)
        assert len(edits(scene, before)) == shown, "however busy: after a minute it is shown"


async def test_a_window_is_shown_at_once_to_those_without_a_panel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """UX May I?: the window is short and visible."""
    scene = Scene(monkeypatch, interval=0, linger=20)
    table = await begun(scene)
    before = len(scene.channel.sent)
    await table.play(mover(table), Draw())
    await scene.quiet()
    assert table.state is not None
    assert table.state.phase is Phase.MAY_I
    assert edits(scene, before) == ["PATCH"]


def edits(scene: Scene, before: int) -> list[str]:
    """What was done to the table's message since then; calls to players are not counted."""
    return [what for what, _ in scene.channel.sent[before:]]


def whose(table: Table) -> int:
    assert table.state is not None
    return table.state.turn


def mover(table: Table) -> int:
    """Who is to move."""
    user = table.sitting.sitters[whose(table)].user
    assert user is not None
    return user
