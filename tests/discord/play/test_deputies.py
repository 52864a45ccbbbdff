"""Members whom the owner lets use /server under Integrations: Discord's permission decides."""

from bot.blocks.control import SERVER, Click
from tests.discord.play.kit import Player, Room, forged, open_room
from tests.discord.play.rules_kit import manager
from tests.discord.play.test_table_channels import choose, stored

ONLY = "Only members who may manage this server"


async def allowed(room: Room) -> Player:
    """A member of a role that the owner lets use /server."""
    [command] = [one for one in await room.bot.tree.fetch_commands() if one.name == "server"]
    role = room.guild.create_role("Referees")
    user = room.env.create_user("dao", global_name="Dao")
    dao = Player(room, room.guild.add_member(user, roles=[role]))
    room.guild.set_command_permissions(command.id, {role: True})
    room.people.append(dao)
    return dao


async def test_a_role_that_may_use_server_uses_it_and_its_panel_for_15_minutes(url: str) -> None:
    async with open_room(url) as room:
        dao = await allowed(room)
        cards, talk = (room.guild.create_text_channel(name) for name in ("cards", "talk"))
        await dao.slash("server language", language="vi")
        assert "Tiếng Việt" in dao.told

        await dao.slash("server channels")
        await room.env.advance_time(14 * 60)
        await choose(dao, cards)
        assert await stored(room) == {"channels": [cards.id], "language": "vi"}
        await room.env.advance_time(2 * 60)
        await choose(dao, talk)
        assert ONLY in dao.told
        assert "type it again" in dao.told
        assert (await stored(room))["channels"] == [cards.id], "nothing has changed"
        await dao.slash("server channels")
        await choose(dao, talk)
        assert (await stored(room))["channels"] == [talk.id]

        await room.restart()
        board = (await dao.slash("leaderboard")).response
        await forged(room, dao.actor, board, Click(SERVER, 0, "channels-everywhere"))
        assert ONLY in dao.told, "who opened a panel is not kept"


async def test_a_panel_is_no_use_to_others_and_in_no_other_server(url: str) -> None:
    async with open_room(url) as room:
        dao, mia, ann = await allowed(room), manager(room), room.people[0]
        await dao.slash("server channels")
        await mia.slash("server channels")
        assert "server channels" not in ann.actor.available_commands(room.channel)
        board = (await ann.slash("leaderboard")).response
        await forged(room, ann.actor, board, Click(SERVER, 0, "channels-everywhere"))
        assert ONLY in ann.told
        deputies = room.bot.services.deputies
        assert deputies.has(room.guild.id, dao.actor.id)
        assert not deputies.has(room.guild.id + 1, dao.actor.id)
        assert not deputies.has(room.guild.id, mia.actor.id), "her permission is asked each time"
