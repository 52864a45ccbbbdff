"""After a restart many tables are shown one after the other, and nobody waits for theirs."""

import discord
import pytest

from bot.showing.public_messages import PublicMessages
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.table.lobby import join
from engine.table.roster import CloseReason
from tests.bot.showing.scene import Scene, down
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, registry_over

TABLES, GAP = 120, 0.1


async def lobby_of(registry: TableRegistry, host: int, channel: int) -> Table:
    """A lobby of somebody who has no other."""
    return await registry.open_lobby(
        guild_id=10,
        channel_id=channel,
        host=host,
        host_name="Somebody",
        game_name="contract",
        options={},
        computers=0,
    )


class Start(Scene):
    """A process that has begun anew, and the tables of the one before it, as they are stored."""

    async def begin_anew(self, calm: float = 0) -> PublicMessages:
        """``calm``: since how many minutes nothing has happened."""
        ledger = Ledger(now=self.watch)
        before = registry_over(ledger, self.watch)
        for number in range(TABLES):
            table = await lobby_of(before, host=10 + number, channel=number)
            self.at = discord.utils.time_snowflake(self.watch()) + number
            self.channel.shown[self.at] = "as it was"
            await table.show_at(self.at)
        self.watch.wait(minutes=calm)
        self.registry = registry_over(ledger, self.watch)
        self.registry.watchers.append(self.public_messages.update)
        # The registry's own rests between tables are in real time.
        for table_id in ledger.pages:
            table_back = await self.registry.find(table_id)
            assert table_back is not None
            self.public_messages.update(table_back)
        await self.quiet()
        return self.public_messages

    @property
    def edited(self) -> list[int]:
        """The channels whose tables have been shown, in that order."""
        tables = {table.message_id: table for table in self.registry._tables.values()}
        return [tables[message].header.channel_id for _, message in self.channel.sent]


async def test_tables_come_one_after_the_other_in_the_order_in_which_they_came_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, interval=1.2)
    await start.begin_anew()
    restored = [table.header.channel_id for table in start.registry._tables.values()]
    for second in range(1, TABLES // 10 + 1):
        before = len(start.edited)
        for _ in range(10):
            await start.pass_by(GAP)
        assert len(start.edited) - before <= 10, f"room for players in second {second}"
    assert start.edited == restored
    await start.pass_by(60)
    assert len(start.edited) == TABLES


async def test_where_nothing_has_happened_lately_a_table_is_shown_when_somebody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, interval=0)
    messages = await start.begin_anew(calm=11)
    await start.pass_by(120)
    assert start.edited == [], "nobody looks at any of them"
    first, second, third, fourth, *_ = start.registry._tables.values()
    assert not messages.is_shown(first), "nobody knows it"
    messages.want(first)
    with messages.hold_panel(second, ANN):
        pass
    await third.do(join, BEN, "Ben")
    await start.quiet()
    assert set(start.edited) == {one.header.channel_id for one in (first, second, third)}
    assert all(map(messages.is_shown, (first, second, third)))
    await fourth.close(CloseReason.IDLE)
    await start.quiet()
    assert start.edited[-1] == fourth.header.channel_id


async def test_edits_leave_room_in_what_discord_takes_of_a_bot_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Computers move at hundreds of tables at once, and nobody has clicked at them lately."""
    start = Start(monkeypatch, interval=0)
    await start.begin_anew()
    await start.pass_by(60)
    for table in list(start.registry._tables.values()):
        await table.do(join, BEN if table.header.host != BEN else CHI, "Ben")
    most, shown = 0, [len(start.edited)]
    for _ in range(10):
        for _ in range(40):
            await start.pass_by(0.025)
        shown.append(len(start.edited))
        most = max(most, shown[-1] - shown[-2])
    assert most < 48, "Discord takes 50"
    for table in start.registry._tables.values():
        assert table.message_id is not None
        assert start.channel.shown[table.message_id] == start.written(table)
    assert shown[-1] - shown[0] == TABLES, "each of them once"


async def test_whoever_looks_for_a_table_does_not_wait_for_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, interval=0)
    messages = await start.begin_anew()
    *_, panel, public, typed, idle = start.registry._tables.values()
    with messages.hold_panel(panel, ANN):
        await panel.do(join, BEN, "Ben")
    async with messages.hold(public):
        await public.do(join, CHI, "Chi")
        assert public.message_id is not None
    messages.want(typed)
    await start.quiet()
    assert set(start.edited[1:]) == {one.header.channel_id for one in (panel, public, typed)}
    await idle.do(join, BEN, "Ben")
    await start.quiet()
    assert idle.header.channel_id not in start.edited, "nobody has clicked: a computer may play"


async def test_a_table_that_was_opened_just_now_does_not_wait_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, interval=0)
    await start.begin_anew()
    table = await lobby_of(start.registry, host=ANN, channel=TABLES)
    start.public_messages.want(table)
    await start.quiet()
    assert table.message_id is not None


async def test_an_end_that_was_cut_off_is_shown_and_then_owed_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, ledger = Scene(monkeypatch, interval=0), Ledger()
    table = await lobby_of(registry_over(ledger, scene.watch), host=ANN, channel=1)
    message_id = discord.utils.time_snowflake(scene.watch())
    scene.channel.shown[message_id] = "as it was"
    await table.show_at(message_id)
    await table.close(CloseReason.EVERYBODY_LEFT)

    # As the registry brings it back, whose rests are in real time.
    [owed] = await ledger.unshown_ends()
    again = await registry_over(ledger, scene.watch).find(owed)
    assert again is not None
    scene.channel.broken = [down()]
    scene.public_messages.update(again)
    await scene.quiet()
    assert scene.now == "as it was"
    assert await ledger.unshown_ends() == [owed]
    await scene.pass_by(60)
    assert scene.now == scene.written(again)
    await scene.pass_by(60)
    assert await ledger.unshown_ends() == []


async def test_an_end_that_is_shown_while_the_bot_stops_is_owed_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch, interval=60)
    table = await scene.open()
    await table.close(CloseReason.EVERYBODY_LEFT)
    assert await table._journal.unshown_ends() == [table.header.table_id]
    await scene.public_messages.stop()
    assert scene.now == scene.written(table)
    assert await table._journal.unshown_ends() == []
