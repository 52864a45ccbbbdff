"""Who sits with whom: members barred by managers, people who block each other, closed tables."""

from typing import Any

import pytest

from bot.blocks.control import SERVER, At, Click
from bot.screens.controls import CONTROLS
from data.choices.settings import SettingsStore
from engine.table.roster import CloseReason, Status
from tests.discord.play.finished import games
from tests.discord.play.insisting import joins, opens
from tests.discord.play.journals import TABLE
from tests.discord.play.kit import Player, Room, forged, open_room
from tests.discord.play.messages import components, live, text
from tests.discord.play.rules_kit import manager
from tests.discord.play.test_seats_of_a_game import BEN_AWAY, playing, want_substitute

BARRED = "The managers of this server have barred you from its tables"
NEUTRAL = "There’s no seat for you at this table"


async def chosen(person: Player, member: Player, verb: str) -> Any:
    """A member in one of the menus of the panel."""
    menus = [part for part in components(person.panel) if part.get("type") == 5]
    [menu] = [one["custom_id"] for one in menus if f"|{verb}|" in one["custom_id"]]
    return person._seen(await person.actor.select(person.panel, [member.actor], custom_id=menu))


async def block(person: Player, member: Player) -> None:
    await person.slash("settings")
    await person.press("Blocked people")
    await chosen(person, member, "block")


async def stored_bars(room: Room) -> list[int]:
    store = SettingsStore((await room.reader()).database)
    return list((await store.servers()).get(room.guild.id, {}).get("barred", []))


async def test_a_barred_member_takes_no_seat_and_opens_no_table(url: str) -> None:
    async with open_room(url) as room:
        mia, ann, ben = manager(room), *room.people[:2]
        await mia.slash("server bar", member=ben.actor)
        assert f"<@{ben.id}> is barred" in mia.text()
        assert await stored_bars(room) == [ben.id]
        await opens(ann, "contract")
        lobby = room.shown()
        await ben.press("Join", lobby)
        assert BARRED in ben.told
        await opens(ben, "basic")
        assert BARRED in ben.told
        assert len(room.bot.services.registry.in_channel(room.channel.id)) == 1
        await room.restart()
        await joins(ben, room.shown())
        assert [one.user for one in (await room.stored()).roster.sitters] == [ann.id]
        await ann.press("Seats", room.shown())
        await chosen(ann, ben, "invite")
        assert "This person can’t be invited to this table" in ann.told
        await ben.slash("rummy practice", game="basic")
        assert "Practice" in ben.text(), "alone nobody minds"

        await mia.slash("server bar")
        await chosen(mia, ben, "unbar")
        assert f"<@{ben.id}> may play again" in mia.text()
        assert "No one is barred" in mia.text()
        assert await stored_bars(room) == []
        await joins(ben, room.shown())
        assert [one.user for one in (await room.stored()).roster.sitters] == [ann.id, ben.id]


async def test_the_seats_of_who_is_barred_count_as_left(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        mia, (ann, ben, chi, _) = manager(room), room.people
        await opens(chi, "basic")
        lobby = room.table_id()
        await joins(ben, room.shown())
        await mia.slash("server bar", member=ben.actor)
        question = mia.text()
        assert f"Bar <@{ben.id}> in the middle of this game?" in question
        assert f"**Contract Rummy** · Ann, Ben and Chi · <#{room.channel.id}>" in question
        assert "Basic" not in question, "they leave a lobby unasked"
        assert "A computer plays on in their seat, and the game counts as lost for them" in question
        await mia.press("Leave it alone")
        assert "Nothing has changed" in mia.text()
        assert "No one is barred" in mia.text()
        assert ben.id in (await room.stored(TABLE)).roster.users
        assert await stored_bars(room) == []

        await chosen(mia, ben, "bar")
        assert mia.text() == question, "by the menu as well"
        await mia.press("Yes, bar them")
        told = await room.stored(TABLE)
        assert [one.user for one in told.roster.sitters] == [ann.id, None, chi.id]
        assert told.roster.given_up
        assert [one.user for one in (await room.stored(lobby)).roster.sitters] == [chi.id]
        assert f"<@{ben.id}> is barred" in mia.text()
        for table in ("**Contract Rummy** · Ann, Ben and Chi", "**Basic Rummy** · Chi and Ben"):
            assert f"{table} · <#{room.channel.id}>" in mia.text()
        await mia.slash("server bar", member=ben.actor)
        assert "in the middle" not in mia.text()
        assert await stored_bars(room) == [ben.id], "twice is once"


@pytest.mark.long
async def test_a_yes_to_a_bar_that_comes_late_says_so(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        mia, max_, (_, ben, *_) = manager(room), manager(room, "Max"), room.people
        for one in (mia, max_):
            await one.slash("server bar", member=ben.actor)
        await ben.slash("rummy leave")
        await ben.press("Yes, leave")
        await mia.press("Yes, bar them")
        assert f"<@{ben.id}> is barred from the tables" in mia.text()
        assert "is out of date. They’re no longer in a game here" in mia.text()
        await max_.press("Yes, bar them")
        assert f"<@{ben.id}> was barred already" in max_.text()
        assert await stored_bars(room) == [ben.id]


@pytest.mark.long
async def test_a_yes_to_a_bar_holds_for_the_games_that_were_named(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        mia, (ann, ben, chi, _) = manager(room), room.people
        await mia.slash("server bar", member=ben.actor)
        await opens(chi, "basic")
        for person in (ann, ben):
            await joins(person, room.shown())
        await chi.press("Start", room.shown())
        await mia.press("Yes, bar them")
        assert f"Bar <@{ben.id}> in the middle of these games?" in mia.text()
        assert "**Basic Rummy** · " in mia.text()
        assert await stored_bars(room) == []
        await mia.press("Yes, bar them")
        assert await stored_bars(room) == [ben.id]
        assert ben.id not in (await room.stored(TABLE)).roster.users


async def test_a_barred_member_is_no_substitute_and_does_not_come_back(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        mia, (ann, ben, _, dao) = manager(room), room.people
        await want_substitute(room, ann)
        for person in (ben, dao):
            await mia.slash("server bar", member=person.actor)
            if person is ben:
                await mia.press("Yes, bar them")
                await mia.slash("server bar", member=ben.actor)
                assert "in the middle" not in mia.text()
        await dao.press("Take seat 2", room.shown())
        assert BARRED in dao.told
        await ben.press("I’m back", room.shown())
        assert BARRED in ben.told
        roster = (await room.stored(TABLE)).roster
        assert roster.stand_ins == {1}


async def test_a_block_works_both_ways_and_says_nothing(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi, _ = room.people
        await block(ben, ann)
        assert f"<@{ann.id}> is blocked now" in ben.text()
        told = []
        for host, guest in ((ann, ben), (ben, ann)):
            await opens(host, "contract")
            await joins(guest, room.shown())
            told.append(guest.told)
            assert NEUTRAL in guest.told
            await host.press("Seats", room.shown())
            await chosen(host, guest, "invite")
            assert "This person can’t be invited" in host.told
            await joins(chi, room.shown())
            assert chi.id in [one.user for one in (await room.stored()).roster.sitters]
        assert told[0] == told[1]
        assert "lock" not in told[0]
        await room.restart()
        await joins(ann, room.shown())
        assert NEUTRAL in ann.told

        await ben.slash("settings")
        await ben.press("Blocked people")
        await chosen(ben, ann, "unblock")
        assert "You’ve blocked no one" in ben.text()
        await ben.press("Back")
        assert "Your settings" in ben.text()
        await joins(ann, room.shown())
        assert ann.id in [one.user for one in (await room.stored()).roster.sitters]


@pytest.mark.long
async def test_a_block_tears_no_table_apart(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        ann, ben = room.people[:2]
        await block(ben, ann)
        told = await room.stored(TABLE)
        assert told.roster.seat_of(ben.id) is not None
        await ann.press("Draw", room.shown())
        assert (await room.stored(TABLE)).version > told.version


@pytest.mark.long
async def test_nobody_blocks_themselves_or_a_bot(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await block(ann, ann)
        assert "no bots and not yourself" in ann.text()
        assert "You’ve blocked no one" in ann.text()


@pytest.mark.long
async def test_a_rematch_keeps_no_seat_for_who_is_blocked(url: str) -> None:
    async with open_room(url, prepare=games((0, 1, 2))) as room:
        ann, ben, chi, _ = room.people
        await block(chi, ann)
        board = (await ann.slash("leaderboard")).response
        version = (await room.page("0000000001")).entries[-1].version
        await forged(room, ann.actor, board, Click("0000000001", version, "again"))
        roster = (await room.stored()).roster
        assert [one.user for one in roster.sitters] == [ben.id, ann.id]
        await forged(room, chi.actor, board, Click("0000000001", version, "again"))
        assert NEUTRAL in chi.told


async def test_a_manager_closes_a_table_that_says_why(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        mia, ann = manager(room), room.people[0]
        await ann.slash("rummy practice", game="basic")
        [offered] = await mia.actor.autocomplete(room.channel, "server close", "table", "ben")
        assert offered == {"name": "#rummy · Contract Rummy · Ann, Ben, Chi", "value": TABLE}
        table = f"**Contract Rummy** · Ann, Ben and Chi · <#{room.channel.id}>"
        for answer in ("Leave it alone", "Yes, close it"):
            await mia.slash("server close", table=TABLE, reason="It is  *late*")
            assert "Close this table in the middle of its game?" in mia.text()
            assert "doesn’t count, and can’t be resumed" in mia.text()
            assert table in mia.text()
            assert "“It is \\*late\\*”" in mia.text()
            assert (await room.stored(TABLE)).roster.status is Status.PLAYING
            await mia.press(answer)
            if answer == "Leave it alone":
                assert "Nothing has changed" in mia.told
                assert (await room.stored(TABLE)).roster.status is Status.PLAYING
        assert "Closed. The table shows your reason" in mia.told
        assert table in mia.told
        assert "“It is \\*late\\*” It doesn’t count." in text(room.shown())
        assert live(room.shown()) == ["Replay"]
        told = await room.stored(TABLE)
        assert (told.roster.status, told.roster.closed_because) == (
            Status.CLOSED,
            CloseReason.MANAGER,
        )
        assert told.roster.closing_words == "It is *late*"
        assert await mia.actor.autocomplete(room.channel, "server close", "table", "") == []
        await mia.slash("server close", table=TABLE, reason="again")
        assert "No such table is open in this server" in mia.told
        [practice] = room.bot.services.registry.in_server(room.guild.id)
        await mia.slash("server close", table=practice, reason="nosy")
        assert "No such table is open in this server" in mia.told


@pytest.mark.long
async def test_a_yes_to_a_close_that_comes_late_says_so(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        mia, max_ = manager(room), manager(room, "Max")
        await mia.slash("server close", table=TABLE, reason="It is late")
        await max_.slash("server close", table=TABLE, reason="Good night")
        await max_.press("Yes, close it")
        await mia.press("Yes, close it")
        assert "A manager had closed this table already" in mia.told
        assert "“Good night”" in mia.told
        assert (await room.stored(TABLE)).roster.closing_words == "Good night"


@pytest.mark.long
async def test_a_game_that_is_over_is_not_closed_by_a_late_yes(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        mia = manager(room)
        await mia.slash("server close", table=TABLE, reason="It is late")
        for person in room.people[:3]:
            await person.slash("rummy leave")
            await person.press("Yes, leave")
        await mia.press("Yes, close it")
        assert "This table had closed already, so nothing has changed" in mia.told
        roster = (await room.stored(TABLE)).roster
        assert (roster.closed_because, roster.closing_words) == (
            CloseReason.EVERYBODY_LEFT,
            None,
        )


@pytest.mark.long
async def test_a_lobby_is_closed_with_words_as_well(url: str) -> None:
    async with open_room(url) as room:
        mia, ann = manager(room), room.people[0]
        await opens(ann, "basic")
        await mia.slash("server close", table=room.table_id(), reason="Not here, please")
        assert f"**Basic Rummy** · Ann · <#{room.channel.id}>" in mia.told, "without a question"
        assert "“Not here, please”" in text(room.history()[-1])
        assert live(room.history()[-1]) == []


async def test_a_forged_click_on_a_lobby_that_was_closed_breaks_nothing(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await opens(ann, "basic")
        lobby, table_id = room.history()[-1], room.table_id()
        await manager(room).slash("server close", table=table_id, reason="Not here")
        for control in CONTROLS:
            for verb in control.verbs if At.TABLE in control.at else ():
                await forged(room, ann.actor, lobby, Click(table_id, 1, verb, "0"))


async def test_only_managers_bar_and_close(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        for command in ("server bar", "server close"):
            assert command not in ann.actor.available_commands(room.channel)
        board = (await ann.slash("leaderboard")).response
        for verb in ("bar", "bars", "bar-now", "unbar", "close-table"):
            await forged(room, ann.actor, board, Click(SERVER, 0, verb))
            assert "Only members who may manage this server" in ann.told
        assert await stored_bars(room) == []
