"""Commands in direct messages, and for people who have installed the bot for themselves alone."""

from typing import Any

import pytest
import simcord

from tests.discord.play.finished import games
from tests.discord.play.journals import TABLE, seated
from tests.discord.play.kit import Player, Room, alt_texts, open_room
from tests.discord.play.messages import menus
from tests.discord.play.rules_kit import keep, presets_of
from tests.discord.recorder import Recorded

EVERYWHERE = {"rummy", "play", "daily", "settings", "privacy", "replay", "help", "about"}
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
GUILD_INSTALL, USER_INSTALL = 0, 1


class InMessages:
    """Somebody who writes to the bot in direct messages."""

    def __init__(self, user: simcord.UserHandle) -> None:
        self.user, self.id = user, user.id
        self.click, self.select = user.click, user.select

    async def slash(self, _: object, name: str, /, **options: Any) -> Any:
        return await self.user.slash(name, **options)


def in_messages(room: Room, number: int = 0) -> Player:
    """A person of the room in their direct messages."""
    actor: Any = InMessages(room.people[number].actor.user)
    return Player(room, actor)


async def alone(room: Room) -> Player:
    """The first person, in a server that no longer has the bot but for them."""
    room.env.backend.emit("GUILD_DELETE", {"id": str(room.guild.id)})
    await room.env.settle()
    return room.people[0]


async def test_what_is_about_oneself_is_offered_everywhere_and_practice_played_there(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        [put] = [one for one in recorded if one.method == "PUT"]
        for command in put.payload:
            reach = set(command["contexts"]), set(command["integration_types"])
            if command["name"] in EVERYWHERE:
                assert reach == (
                    {GUILD, BOT_DM, PRIVATE_CHANNEL},
                    {GUILD_INSTALL, USER_INSTALL},
                ), command["name"]
            else:
                assert reach == ({GUILD}, {GUILD_INSTALL}), command["name"]
        assert {one["name"] for one in put.payload} > EVERYWHERE
        offered = room.people[0].actor.user.available_commands()
        assert {one.split()[0] for one in offered} == EVERYWHERE

        # A practice deal is played in direct messages.
        ann = in_messages(room)
        await ann.slash("rummy practice", game="basic")
        assert "Practice: Basic Rummy" in ann.text()
        assert alt_texts(ann.panel)
        await ann.press("Start")
        before = ann.text()
        await ann.press("Do it")
        assert ann.text() != before, "a first step is done"
        await room.restart()
        await ann.slash("rummy practice", game="dummy")
        assert "Practice: Thai Dummy" in ann.text()
        assert room.history() == []


@pytest.mark.long
async def test_rules_in_direct_messages_are_those_of_the_game(url: str) -> None:
    async with open_room(url) as room:
        ours = await keep(room, "Ours", run_max=14)
        await presets_of(room).set_default(room.guild.id, "contract", ours)
        ann, bot = room.people[0], in_messages(room)
        await ann.slash("rummy rules", game="contract")
        assert "standard rules" not in ann.text().lower()
        await bot.slash("rummy rules", game="contract")
        assert "standard rules" in bot.text().lower()
        await bot.press("Next")
        assert "Page 2 of" in bot.text()
        await bot.slash("rummy rules")
        assert "Page 1 of" in bot.text()


@pytest.mark.long
async def test_settings_privacy_help_and_about_work_in_direct_messages(url: str) -> None:
    async with open_room(url) as room:
        ann, bot = room.people[0], in_messages(room)
        await bot.slash("settings")
        ids = [menu["custom_id"] for menu in menus(bot.panel)]
        [language] = [one for one in ids if one.endswith("|language")]
        await bot.use(language, "vi")
        assert "Tiếng Việt" in str(bot.panel.components)
        await ann.slash("help")
        assert "Trợ giúp" in ann.text(), "they hold in servers, too"
        await bot.slash("help")
        assert "Trợ giúp" in bot.text()
        await bot.slash("about")
        assert "Upcard 0.1.0" in bot.told
        assert (await bot.slash("privacy export")).response.attachments
        await bot.slash("privacy delete")
        assert "Xóa" in bot.text()


async def test_tables_stay_in_servers(url: str) -> None:
    async with open_room(url) as room:
        bot = in_messages(room)
        for command in ("new contract", "hand", "table", "leave"):
            bot.told = ""
            await bot.slash(f"rummy {command}")
            assert bot.told == (
                "Tables are in servers. Use this command in one that has Upcard. Here you can"
                " practise with `/rummy practice` and read `/rummy rules`."
            ), command
        assert list(room.bot.services.registry.in_server(0)) == []


async def offered(person: Player) -> list[str]:
    """What /play offers in direct messages."""
    user: Any = person.actor
    return [one["value"] for one in await user.user.autocomplete("play", "move", "")]


async def test_a_deal_of_ones_own_is_played_by_typed_lines_in_direct_messages(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann = in_messages(room)
        assert await offered(ann) == [], "a hand of a server stays there"
        await ann.slash("play", move="draw")
        assert ann.told.startswith("Tables are in servers")

        await ann.slash("rummy practice", game="basic")
        await ann.press("Start")
        before = ann.text()
        assert "draw" in await offered(ann)
        await ann.slash("play", move="draw")
        assert "Played: draw from the stock" in ann.text()
        assert ann.text() != before
        await ann.slash("play", move="fly")
        assert "fly" in ann.text()
        table = await room.stored(TABLE)
        assert table.state is not None
        assert table.state.turn_no == 1, "the table of the server is as it was"


async def test_the_deal_of_the_day_is_played_by_typed_lines_in_direct_messages(url: str) -> None:
    async with open_room(url) as room:
        ann = in_messages(room)
        await ann.slash("daily", game="basic")
        await ann.press("Deal my cards")
        before = ann.text()
        await ann.slash("play", move=(await offered(ann))[0])
        assert ann.text() != before


async def test_one_replays_ones_own_games_of_every_server_and_no_others(url: str) -> None:
    async with open_room(url, prepare=games((0, 1), (1, 2))) as room:
        ann, dao = in_messages(room, 0), in_messages(room, 3)
        offered = await room.people[0].actor.user.autocomplete("replay", "game", "")
        assert [one["value"] for one in offered] == ["0000000001"]
        found = await room.bot.services.league.server_of(ann.id, "0000000001")
        assert found == room.guild.id
        await ann.slash("replay", game="0000000002")
        assert "There’s no finished game with this id" in ann.told
        await dao.slash("replay")
        assert "You haven’t finished a game yet" in dao.told


@pytest.mark.long
async def test_who_takes_the_bot_along_to_another_server_opens_no_tables_there(url: str) -> None:
    async with open_room(url) as room:
        ann = await alone(room)
        await ann.slash("rummy new contract")
        assert ann.told.startswith("Tables are in servers")
        await ann.slash("rummy practice", game="contract")
        assert "Practice: Contract Rummy" in ann.text()
        await ann.slash("help")
        assert "Help · Play" in ann.text()
        assert room.history() == []
