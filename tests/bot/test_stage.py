"""The table's message is kept true: newest wins, whatever overtakes what."""

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot import stage as under_test
from bot.panels import Panels
from bot.readers import Reader
from bot.render import Painter
from bot.stage import Stage
from bot.taste import Taste
from bot.text import Text
from engine.live.table import Table
from tests.engine.live.ledger import ANN, BEN, CHI, DAO, Ledger, Watch, hall_over, lobby

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class Channel:
    """What Discord's channel shows: a stand-in where only order and number of edits matter."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.shown: dict[int, str] = {}
        self.sent: list[tuple[str, int]] = []
        self.gone: set[int] = set()
        self.before: Callable[[], Awaitable[None]] | None = None

    def get_partial_messageable(self, *_: object, **__: object) -> "Channel":
        return self

    def get_partial_message(self, message_id: int) -> "Message":
        return Message(self, message_id)

    async def send(self, *, view: str, files: list[Any]) -> "Message":
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
        self.channel.shown.pop(self.id, None)
        self.channel.sent.append(("DELETE", self.id))


class _Response:
    status, reason = 404, "Not Found"


class English:
    """A server that reads English."""

    def of_server(self, guild_id: int) -> Text:
        return Text("en")


class Scene:
    """A lobby of Ann's and the stage that shows it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, interval: float) -> None:
        async def dress(screen: Any, painter: Painter) -> tuple[str, list[Any]]:
            return "\n".join(block for block in screen.blocks if isinstance(block, str)), []

        monkeypatch.setattr(under_test, "dress", dress)
        self.watch = Watch()
        self.channel = Channel(self.watch)
        self.panels = Panels()
        self.stage = Stage(
            self.channel,  # type: ignore[arg-type]
            Painter(inline=True),
            self.panels,
            English(),  # type: ignore[arg-type]
            self.watch,
            interval,
        )

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
    slept = asyncio.Event()
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await slept.wait()

    with monkeypatch.context() as patched:
        patched.setattr(under_test, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
        for user, name in ((CHI, "Chi"), (DAO, "Dao")):
            await table.join(user, name)
        await scene.quiet()
        assert [what for what, _ in scene.channel.sent] == ["POST"], "it is not due yet"
        await table.add_computer(ANN)
        scene.watch.wait(seconds=1.2)
        slept.set()
        await scene.quiet()
    assert waits[0] == pytest.approx(1.2)
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
    """The panels of this version are painted already: one is behind, and only that one is done."""
    scene = Scene(monkeypatch, interval=1.2)
    table = await scene.open()
    ann, ben = Clicked(ANN, scene.watch), Clicked(BEN, scene.watch)
    for clicked in (ann, ben):
        reader = Reader(clicked.user.id, Text("en"), Taste())
        scene.panels.remember(table.header.table_id, clicked, reader, table.version)  # type: ignore[arg-type]
    slept = asyncio.Event()

    async def sleep(seconds: float) -> None:
        await slept.wait()

    with monkeypatch.context() as patched:
        patched.setattr(under_test, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
        await table.join(CHI, "Chi")
        await scene.quiet()
        assert [len(one.shown) for one in (ann, ben)] == [1, 1]
        tables = scene.panels.read_by(Reader(ANN, Text("vi"), Taste(language="vi")))
        assert tables == [table.header.table_id]
        scene.stage.watch(table)
        scene.watch.wait(seconds=1.2)
        slept.set()
        await scene.quiet()
    assert ann.shown == [Text("en")("not-dealt"), Text("vi")("not-dealt")]
    assert ben.shown == [Text("en")("not-dealt")]
