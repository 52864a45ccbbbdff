"""Tables are shown again when Discord reports that their channel or thread is back."""

import inspect
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest

from bot.showing.closed_channels import BACK
from bot.start.app import Upcard
from engine.table.lobby import join
from tests.discord import payloads
from tests.discord.live_table import LiveTable, lobby
from tests.discord.loopback import Loopback
from tests.discord.loopback_world import MISSING_ACCESS, MISSING_PERMISSIONS
from tests.discord.payloads import CHANNEL_ID, GUILD_ID, PLAYERS, Json
from tests.discord.test_live_client import connected


async def in_thread(server: Loopback, bot: Upcard) -> LiveTable:
    """A lobby of Ann's in a thread, which only requests to the channel can edit."""
    live = await lobby(server, bot, 0, people=1, place=await server.add_thread(CHANNEL_ID))
    [asked] = [one for one in server.asked.values() if one.source == live.message]
    server.expire(asked)
    return live


async def changed(live: LiveTable, name: str) -> None:
    """Someone joins, and Discord refuses to show it, several times."""
    before = len(live.server.requests)
    await live.table.do(join, PLAYERS[name], name)
    await live.until(lambda: [one for one in live.server.requests[before:] if one.status])
    show = live.bot.services.public_messages.state_of(live.table)
    await live.until(lambda: show.failures)
    # As after many failures: by its own pauses it would be asked again in ten minutes.
    show.failures = 12
    show.again = datetime.now(UTC) + timedelta(minutes=10)
    assert not live.is_true


async def test_a_thread_that_is_no_longer_archived_shows_its_table_right_away(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await in_thread(server, bot)
        for name in ("Ben", "Chi"):
            await server.archive(live.place)
            await changed(live, name)
            await server.archive(live.place, archived=False)
            await live.until_true()
        show = bot.services.public_messages.state_of(live.table)
        # Discord shows it a moment before the bot hears that it does. The next pauses are short.
        await live.until(lambda: show.failures == 0)


async def test_a_thread_that_was_archived_before_the_start_shows_its_table(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    async with Loopback() as server:
        async with connected(server, database) as bot:
            live = await in_thread(server, bot)
            key, place = live.table.header.table_id, live.place
        await server.archive(place)
        async with connected(server, database, first_look=0.0) as bot:
            table = await bot.services.registry.find(key)
            assert table is not None
            later = LiveTable(server, bot, table, place, live.names)
            await changed(later, "Ben")
            await server.archive(place, archived=False)
            await later.until_true()


async def test_a_parent_that_lets_threads_in_again_shows_the_tables_in_them(tmp_path: Path) -> None:
    """Also in a thread that discord.py has forgotten, and if only threads may be written in."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await in_thread(server, bot)
        for number, name in enumerate(("Ben", "Chi")):
            server.close_channel(CHANNEL_ID, *MISSING_ACCESS)
            await told(server, "CHANNEL_UPDATE", denied(CHANNEL_ID, VIEW))
            if number:
                bot.guilds[0]._remove_thread(bot.guilds[0].get_thread(live.place))  # type: ignore[arg-type]
            await changed(live, name)
            server.open_channel(CHANNEL_ID)
            await told(server, "CHANNEL_UPDATE", denied(CHANNEL_ID, SEND))
            await live.until_true()


VIEW, SEND = 1 << 10, 1 << 11


def denied(place: int, permissions: int) -> Json:
    """A channel in which no one has these permissions."""
    rule = {"id": str(GUILD_ID), "type": 0, "allow": "0", "deny": str(permissions)}
    return payloads.channel(place) | {"permission_overwrites": [rule]}


async def told(server: Loopback, event: str, data: Json) -> None:
    await server.dispatch(event, {"guild_id": str(GUILD_ID)} | data)


def everyone(permissions: str) -> Json:
    [role] = payloads.guild()["roles"]
    return {"role": role | {"permissions": permissions}}


def me(until: datetime | None) -> Json:
    time = None if until is None else until.isoformat()
    return payloads.as_member(payloads.user()) | {"communication_disabled_until": time}


async def channel_shown(server: Loopback, live: LiveTable) -> None:
    await told(server, "CHANNEL_UPDATE", payloads.channel())


async def channel_created(server: Loopback, live: LiveTable) -> None:
    await told(server, "CHANNEL_CREATE", payloads.channel())


async def thread_changed(server: Loopback, live: LiveTable) -> None:
    await told(server, "THREAD_UPDATE", server.world.channel(live.place))


async def thread_returned(server: Loopback, live: LiveTable) -> None:
    forget(live)
    await thread_changed(server, live)


async def thread_listed(server: Loopback, live: LiveTable) -> None:
    forget(live)
    threads = [server.world.channel(live.place)]
    sync = {"channel_ids": [str(CHANNEL_ID)], "threads": threads, "members": []}
    await told(server, "THREAD_LIST_SYNC", sync)


async def thread_given(server: Loopback, live: LiveTable) -> None:
    """The bot is added to a private thread."""
    forget(live)
    await told(server, "THREAD_CREATE", server.world.channel(live.place))


async def thread_joined(server: Loopback, live: LiveTable) -> None:
    added = {"id": str(live.place), "user_id": str(payloads.APPLICATION_ID), "flags": 0}
    added["join_timestamp"] = payloads.TIMESTAMP
    await told(
        server,
        "THREAD_MEMBERS_UPDATE",
        {"id": str(live.place), "member_count": 1, "added_members": [added]},
    )


async def server_available(server: Loopback, live: LiveTable) -> None:
    await server.guild_outage()
    await server.bring_back_guild()


async def server_joined(server: Loopback, live: LiveTable) -> None:
    fields = server.world.guild(GUILD_ID)
    del fields["unavailable"]
    await server.dispatch("GUILD_CREATE", fields)


async def role_allowed(server: Loopback, live: LiveTable) -> None:
    await told(server, "GUILD_ROLE_UPDATE", everyone("0"))
    await told(server, "GUILD_ROLE_UPDATE", everyone(payloads.ALL_PERMISSIONS))


async def role_deleted(server: Loopback, live: LiveTable) -> None:
    """A role that denied it, of which no other event says that it denies nothing more."""
    muted = payloads.snowflake()
    role = everyone("0")["role"] | {"id": muted, "name": "Muted"}
    rule = {"id": muted, "type": 0, "allow": "0", "deny": str(VIEW)}
    await told(server, "GUILD_ROLE_CREATE", {"role": role})
    await told(server, "GUILD_MEMBER_UPDATE", me(None) | {"roles": [muted]})
    shut = payloads.channel() | {"permission_overwrites": [rule]}
    await told(server, "CHANNEL_UPDATE", shut)
    await told(server, "GUILD_ROLE_DELETE", {"role_id": muted})


async def timeout_over(server: Loopback, live: LiveTable) -> None:
    await told(server, "GUILD_MEMBER_UPDATE", me(datetime.now(UTC) + timedelta(days=1)))
    await told(server, "GUILD_MEMBER_UPDATE", me(None))


def forget(live: LiveTable) -> None:
    """As discord.py does when a thread is archived."""
    guild = live.bot.guilds[0]
    guild._remove_thread(guild.get_thread(live.place))  # type: ignore[arg-type]  it is there


RETURNS: dict[str, list[Callable[[Loopback, LiveTable], Awaitable[None]]]] = {
    "guild_channel_update": [channel_shown],
    "guild_channel_create": [channel_created],
    "thread_update": [thread_changed],
    "thread_join": [thread_returned, thread_listed, thread_given, thread_joined],
    "guild_available": [server_available],
    "guild_join": [server_joined],
    "guild_role_update": [role_allowed],
    "guild_role_delete": [role_deleted],
    "member_update": [timeout_over],
}
"""Events of the gateway by the event that discord.py makes of them."""


@pytest.mark.parametrize("event", BACK)
async def test_every_event_by_which_a_channel_comes_back_shows_its_tables(
    tmp_path: Path, event: str
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await in_thread(server, bot)
        for happens, name in zip(RETURNS[event], ("Ben", "Chi", "Dao", "Eve"), strict=False):
            payloads.person(name)
            server.close_channel(live.place, *MISSING_PERMISSIONS)
            await changed(live, name)
            server.open_channel(live.place)
            heard = len(server.requests)
            await happens(server, live)
            await live.until_true()
            assert len(server.requests) > heard, happens


NOT_BACK = {
    *("thread_create", "thread_remove", "thread_delete", "raw_thread_delete"),
    *("thread_member_join", "thread_member_remove", "raw_thread_member_remove"),
    *("guild_channel_delete", "guild_channel_pins_update", "guild_role_create"),
    *("guild_unavailable", "guild_remove", "guild_update"),
    *("guild_emojis_update", "guild_stickers_update", "guild_integrations_update"),
    *("member_join", "member_remove", "raw_member_remove", "member_ban", "member_unban"),
    "raw_thread_update",  # with each of these comes thread_update or thread_join
}
"""All other events of discord.py about servers, channels, threads, roles and members."""


def test_each_event_of_discord_py_about_a_place_is_known_as_back_or_not() -> None:
    source = inspect.getsource(discord.state)
    events = set(re.findall(r"dispatch\('(\w+)'", source))
    about = re.compile(r"(raw_)?(guild|thread|member)_")
    assert {event for event in events if about.match(event)} == set(BACK) | NOT_BACK
    assert set(RETURNS) == set(BACK)
