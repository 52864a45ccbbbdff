"""What the bot registers and asks of Discord (FACTS: limits; UX: Commands)."""

import discord
import pytest

from engine.games.registry import REGISTRY
from tests.discord.limits import problems
from tests.discord.play.kit import open_room
from tests.discord.recorder import Recorded


async def test_every_command_is_registered_once_and_within_limits(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        [put] = [one for one in recorded if one.method == "PUT"]
        assert put.path.endswith("/commands")
        assert problems("commands", put.payload, []) == []
        assert room.bot.intents == discord.Intents(guilds=True)
        assert {one["name"] for one in put.payload} >= {
            "rummy",
            "leaderboard",
            "server",
            "history",
            "replay",
            "verify",
        }
        [server] = [one for one in put.payload if one["name"] == "server"]
        managers = discord.Permissions(manage_guild=True)
        assert int(server["default_member_permissions"]) == managers.value
        [rummy] = [one for one in put.payload if one["name"] == "rummy"]
        groups = {one["name"]: one for one in rummy["options"]}
        assert set(groups) >= {"new", "hand", "table", "rules", "leave"}
        assert {one["name"] for one in groups["new"]["options"]} == set(REGISTRY)
        for game in groups["new"]["options"]:
            listing = REGISTRY[game["name"]]
            own = {listing.preset_key} if len(listing.presets) > 1 else set()
            own |= {"length"} if listing.lengths else set()
            assert {one["name"] for one in game["options"]} == {
                "preset",
                "computers",
                "clock",
                "rated",
                "thread",
                "open_hands",
                "same_as",
                "with",
                *(f"with{number}" for number in range(2, listing.most_seats)),
            } | own
            assert all(one.get("required") is not True for one in game["options"])
        offered = room.people[0].actor.available_commands(room.channel)
        assert {"rummy new contract", "rummy hand", "leaderboard"} <= set(offered)


@pytest.mark.long
async def test_commands_of_one_guild_for_a_test_server(url: str, recorded: list[Recorded]) -> None:
    async with open_room(url, commands_guild_id=4711):
        [put] = [one for one in recorded if one.method == "PUT"]
        assert put.path.endswith("/guilds/4711/commands")
