"""An unmodified discord.py client against the loopback server."""

from collections.abc import AsyncIterator
from datetime import timedelta

import discord
import pytest

from tests.discord.loopback import Loopback
from tests.discord.payloads import CHANNEL_ID, EPHEMERAL, GUILD_ID
from tests.discord.tiny_bot import TinyBot, tiny_bot, until, view
from tests.pointed import pointed_at


@pytest.fixture
async def server() -> AsyncIterator[Loopback]:
    async with Loopback() as running:
        with pointed_at(running.api_url, running.gateway_url):
            yield running


@pytest.fixture
async def bot(server: Loopback) -> AsyncIterator[TinyBot]:
    async with tiny_bot(server) as client:
        yield client


async def test_a_bot_connects_syncs_and_knows_its_guild(bot: TinyBot, server: Loopback) -> None:
    assert [guild.id for guild in bot.guilds] == [GUILD_ID]
    assert bot.get_channel(CHANNEL_ID) is not None
    [put] = server.sent("PUT", "/applications/*/commands")
    assert put.payload[0]["options"][0]["name"] == "warmly"
    assert server.identified[0]["intents"] == discord.Intents(guilds=True).value
    assert server.unknown == []


async def test_ids_tell_when_they_were_given_however_long_the_server_runs(
    server: Loopback,
) -> None:
    ids = []
    for _ in range(3):
        before = discord.utils.utcnow() - timedelta(milliseconds=1)
        asked = await server.command("greet warmly")
        ids.append(int(asked.id))
        assert before <= discord.utils.snowflake_time(ids[-1]) <= discord.utils.utcnow()
    assert ids == sorted(set(ids))


async def test_a_command_is_answered_with_a_file(bot: TinyBot, server: Loopback) -> None:
    answer = await server.answer(await server.command("greet warmly", times=3, by="Ben"))
    assert answer.type == 4
    assert answer.data["components"][0]["content"] == "hello x3"
    assert answer.files == [("hand.png", b"png")]
    assert answer.message is not None
    [item] = answer.message["components"][1]["items"]
    assert item["media"]["url"].endswith("/hand.png")
    assert answer.message["attachments"] == [], "Discord lists none of a V2 message"


async def test_a_click_edits_its_message_and_whispers(bot: TinyBot, server: Loopback) -> None:
    shown = (await server.answer(await server.command("greet warmly"))).message
    assert shown is not None
    asked = await server.click(shown, "draw")
    answer = await server.answer(asked)
    assert answer.type == 7
    assert answer.message is not None
    assert answer.message["id"] == shown["id"]
    assert "/hand.png" in str(answer.message["components"])
    assert answer.files == [("hand.png", b"png")]
    await until(lambda: asked.followups)
    assert asked.followups[0]["flags"] & EPHEMERAL
    assert server.sent("POST", "/webhooks/*/*")[0].payload["content"] == "Only for you"


async def test_every_component_has_an_id_of_its_own_and_a_click_names_it(
    bot: TinyBot, server: Loopback
) -> None:
    shown = (await server.answer(await server.command("greet warmly"))).message
    assert shown is not None
    parts = list(shown["components"])
    for part in parts:
        parts += part.get("components") or []
    numbers = [part["id"] for part in parts]
    assert sorted(numbers) == list(range(1, len(parts) + 1))
    [drawn] = [part["id"] for part in parts if part.get("custom_id") == "draw"]
    asked = await server.click(shown, "draw")
    assert asked.event["data"]["id"] == drawn
    question = await server.submit_modal("question", {"card": "7h"})
    [row] = question.event["data"]["components"]
    assert (row["id"], row["component"]["id"]) == (1, 2)


async def test_a_select_is_deferred_and_the_original_edited(bot: TinyBot, server: Loopback) -> None:
    shown = (await server.answer(await server.command("greet warmly"))).message
    assert shown is not None
    answer = await server.answer(await server.click(shown, "cards", values=["1", "2"]))
    assert answer.type == 6
    await until(lambda: server.sent("PATCH", "/webhooks/*/*/messages/@original"))
    await until(lambda: server.messages[shown["id"]]["components"][0]["content"] == "chosen")


async def test_a_modal_is_shown_and_sent_back(bot: TinyBot, server: Loopback) -> None:
    shown = (await server.answer(await server.command("greet warmly"))).message
    assert shown is not None
    answer = await server.answer(await server.click(shown, "ask"))
    assert answer.type == 9
    assert answer.data["custom_id"] == "question"
    answer = await server.answer(await server.submit_modal("question", {"card": "7h"}))
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL


async def test_messages_and_emojis_over_rest(bot: TinyBot, server: Loopback) -> None:
    channel = bot.get_partial_messageable(CHANNEL_ID)
    sent = await channel.send(view=view("table"))
    await channel.get_partial_message(sent.id).edit(view=view("later"))
    assert server.messages[str(sent.id)]["components"][0]["content"] == "later"
    await sent.delete()
    with pytest.raises(discord.NotFound) as gone:
        await channel.get_partial_message(sent.id).edit(view=view("gone"))
    assert gone.value.code == 10008
    before = await bot.fetch_application_emojis()
    made = await bot.create_application_emoji(name="joker", image=b"\x89PNG\r\n\x1a\n")
    assert [emoji.id for emoji in await bot.fetch_application_emojis()] == [
        *(emoji.id for emoji in before),
        made.id,
    ]


@pytest.mark.parametrize(
    ("status", "error"),
    [
        (403, discord.Forbidden),
        (404, discord.NotFound),
        (401, discord.HTTPException),
        (400, discord.HTTPException),
    ],
)
async def test_a_path_can_be_made_to_fail(
    bot: TinyBot, server: Loopback, status: int, error: type[discord.HTTPException]
) -> None:
    server.fail("POST", "/channels/*/messages", status, code=50013)
    channel = bot.get_partial_messageable(CHANNEL_ID)
    with pytest.raises(error) as raised:
        await channel.send("hello")
    assert (raised.value.status, raised.value.code) == (status, 50013)
    await channel.send("hello again")


async def test_a_429_is_tried_again(bot: TinyBot, server: Loopback) -> None:
    server.fail("POST", "/channels/*/messages", 429)
    await bot.get_partial_messageable(CHANNEL_ID).send("hello")
    assert len(server.sent("POST", "/channels/*/messages")) == 2


async def test_a_429_without_via_is_not(bot: TinyBot, server: Loopback) -> None:
    server.fail("POST", "/channels/*/messages", 429, via=False)
    with pytest.raises(discord.HTTPException):
        await bot.get_partial_messageable(CHANNEL_ID).send("hello")
    assert len(server.sent("POST", "/channels/*/messages")) == 1


async def test_an_interaction_is_answered_once(bot: TinyBot, server: Loopback) -> None:
    asked = await server.command("greet warmly")
    await server.answer(asked)
    with pytest.raises(discord.HTTPException) as raised:
        await bot.http.request(
            discord.http.Route("POST", f"/interactions/{asked.id}/{asked.token}/callback"),
            json={"type": 6},
        )
    assert raised.value.code == 40060


async def test_a_dropped_connection_is_resumed(bot: TinyBot, server: Loopback) -> None:
    await server.drop()
    await server.ready()
    answer = await server.answer(await server.command("greet warmly"))
    assert answer.type == 4
    assert len(server.identified) == 1


async def test_a_wrong_token_is_a_login_failure(server: Loopback) -> None:
    async with TinyBot() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong-token")
