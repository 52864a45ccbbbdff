"""UX Commands and Lobby: opening, finding again, leaving, closing."""

import discord
import pytest
import simcord

from engine.table.roster import CloseReason, Status
from tests.discord.play.insisting import opens
from tests.discord.play.kit import components, live, open_room, text, whispers


async def test_ux_lobby_a_host_who_leaves_hands_it_on_and_the_last_closes_it(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        for name, shown in (("send_messages", "Send Messages"), ("attach_files", "Attach Files")):
            denied = discord.PermissionOverwrite(**{name: False})
            quiet = room.guild.create_text_channel(name, overwrites={room.guild.me: denied})
            await ann.slash("rummy new contract", where=quiet)
            assert f"“{shown}”" in ann.told
            assert "ask someone who manages the server" in ann.told
            assert ann.told.count("“") == 1, "nothing else is missing"
            assert "thread" not in ann.told, "tables have none here"
            await ann.slash("rummy hand", where=quiet)
            assert "You’re not at a table" in ann.told
            assert list(quiet.history()) == []

        # A host who leaves hands it on and the last closes it.
        ann, ben = room.people[:2]
        lobby = await opens(ann, "contract", computers=1)
        table_id = room.table_id()
        await ben.press("Join", lobby.response)
        await ann.press("Leave", lobby.response)
        assert "Ben** · host" in text(lobby.response)
        await ben.press("Leave", lobby.response)
        assert "Everyone has left, so this table is closed" in text(lobby.response)
        assert live(lobby.response) == []
        told = await room.stored(table_id)
        assert told.roster.closed_because is CloseReason.EVERYBODY_LEFT
        await ben.slash("rummy table")
        assert "No table is open in this channel" in ben.told

        # A rulebook of the game is chosen by its own name.
        ann = room.people[0]
        await opens(ann, "contract", rulebook="b", computers=1)
        assert "House rules" in text(room.shown())
        stored = await room.stored()
        assert stored.game.options.swap_in_sets
        before = len(room.history())
        await opens(ann, "contract", rulebook="b", preset="a")
        assert "not both" in ann.told
        await opens(ben, "contract", computers=5)
        assert "up to 4 computers" in ben.told
        for computers in (401, -1):
            with pytest.raises(simcord.SetupError):
                await opens(ann, "contract", computers=computers)
        assert len(room.history()) == before


@pytest.mark.long
async def test_ux_lobby_shows_house_rules_and_who_may_start(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        lobby = await opens(ann, "contract", preset="b", length="full")
        assert "House rules" in text(lobby.response)
        assert "Start" not in live(lobby.response), "one cannot play alone"
        await ben.press("Join", lobby.response)
        assert "Ann** · host" in text(lobby.response)
        assert "**Ben**" in text(lobby.response)
        await ben.press("Join", lobby.response)
        assert "You already have a seat here" in ben.told
        await ben.press("Start", lobby.response)
        assert "Only the host can do that" in ben.told
        assert ann.actor.mention in ben.told
        await ben.press("House rules", lobby.response)
        assert "## Contract Rummy: the rules" in "\n".join(text(one) for one in whispers(room, ben))
        await ann.press("Medium", lobby.response)
        await ann.press("Seats", lobby.response)
        await ann.pick("Ada")
        await ann.press("Start", lobby.response)
        assert "Deal 1 of 7" in text(room.shown())


async def test_ux_lobby_closes_when_idle_and_says_so(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        lobby = await opens(ann, "contract")
        table_id = room.table_id()
        await room.env.advance_time(28 * 60)
        assert (await room.stored(table_id)).roster.status is Status.LOBBY
        await room.env.advance_time(4 * 60)
        assert "closed because no one had used it" in text(lobby.response)
        assert live(lobby.response) == []
        told = await room.stored(table_id)
        assert told.roster.closed_because is CloseReason.IDLE


@pytest.mark.long
async def test_slash_hand_offers_a_choice_of_several_tables(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy hand")
        assert "You’re not at a table" in ann.told
        tables = []
        for _ in range(2):
            lobby = await opens(ann, "contract", computers=2)
            await ann.press("Start", lobby.response)
            tables.append(room.table_id())
        await ann.slash("rummy hand")
        assert "You’re at several tables" in ann.told
        buttons = [part for part in components(ann.panel) if part.get("type") == 2]
        assert [button["custom_id"].split("|")[1] for button in buttons] == tables[::-1]
        result = await ann.actor.click(ann.panel, custom_id=buttons[1]["custom_id"])
        ann._seen(result)
        assert "Draw" in ann.live() or "Sort by rank" in ann.live()
        assert tables[0] in str(ann.panel.components)
        assert tables[1] not in str(ann.panel.components)


async def test_a_second_seat_in_a_channel_is_asked_about_once(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await opens(ann, "contract", computers=2)
        await ann.press("Start", room.shown())
        table = room.shown()
        await ann.slash("rummy new basic")
        link = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{table.id}"
        assert f"You’re already at [Contract Rummy, deal 1]({link}) in this channel." in ann.told
        assert room.shown().id == table.id, "nothing was opened"
        lobby = await ben.slash("rummy new basic")
        await ann.press("Join", lobby.response)
        assert "**Ann**" in text(lobby.response), "they have been asked"
        await ben.press("Join", lobby.response)
        assert "You already have a seat here" in ben.told
        other = room.guild.create_text_channel("elsewhere")
        ben.told = ""
        await ben.slash("rummy new contract", where=other)
        assert ben.told == "", "another channel"
        assert live(list(other.history())[-1])


@pytest.mark.long
async def test_who_joins_a_second_table_is_asked_first(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await opens(ann, "contract")
        lobby = await opens(ben, "basic")
        await ann.press("Join", lobby.response)
        assert "Want a second seat here? Do it again." in ann.told
        assert "**Ann**" not in text(lobby.response)
        await ann.press("Join", lobby.response)
        assert "**Ann**" in text(lobby.response)


async def test_slash_leave_asks_once_and_a_computer_plays_on(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        lobby = await opens(ann, "contract", computers=1)
        table_id = room.table_id()
        await ben.press("Join", lobby.response)
        await ann.press("Start", lobby.response)
        before = await room.page()
        seat = (await room.stored()).roster.seat_of(ben.id)
        await ben.slash("rummy leave")
        assert "Leave this table of Contract Rummy?" in ben.told
        assert await room.page() == before, "it asks first"
        await ben.press("Yes, leave")
        assert "You left, and a computer plays your seat" in text(ben.panel)
        told = await room.stored(table_id)
        assert told.roster.sitters[seat].user is None
        assert told.roster.sitters[seat].name in text(room.shown())
        await ben.slash("rummy leave")
        assert "You’re not at a table" in ben.told
        await ann.slash("rummy leave")
        await ann.press("Yes, leave")
        assert "it’s closed" in text(ann.panel)
        assert "Everyone has left" in text(room.shown())
        await ann.slash("leaderboard")
        assert "No one has finished a game for this list" in text(room.shown())
