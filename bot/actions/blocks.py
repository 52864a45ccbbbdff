"""Whom a server bars from its tables, tables that its managers close, and whom a person blocks."""

from contextlib import suppress

from bot.clicks.context import ClickActions, ClickContext, InteractionContext
from bot.screens.blocks import (
    BAR,
    BLOCK,
    MOST,
    SETTINGS,
    UNBAR,
    UNBLOCK,
    barred_screen,
    blocked_screen,
)
from bot.screens.click import read_number
from bot.screens.screen import Screen
from bot.screens.settings import BLOCKS, settings_screen
from bot.screens.text_limit import cut
from engine.errors import IllegalMove, Stale
from engine.live.table import Table
from engine.table.roster import CloseReason, Status


def bars_now(context: InteractionContext, notice: str | None = None) -> Screen:
    """Who is barred as things are now."""
    return barred_screen(context.server_settings.barred, context.say, notice)


async def bar(context: InteractionContext, user: int) -> str:
    """Bar a member: the seats that they hold in this server count as left. What has happened."""
    if user == context.user_id:
        return context.say("barred-oneself")
    if len(context.server_settings.barred) >= MOST:
        return context.say("list-full", most=MOST)
    await context.services.people.change_server_settings(
        context.guild_id,
        lambda now: now.put("barred", (*(one for one in now.barred if one != user), user)),
    )
    for table in await _tables(context):
        if table.roster.seat_of(user) is not None:
            with suppress(IllegalMove, Stale):  # they have just gone by themselves
                await table.leave(user)
    return context.say("barred-now", who=f"<@{user}>")


async def close_table(context: InteractionContext, table_id: str, words: str) -> str:
    """Close a table of this server, which says why. What has happened."""
    table = next((one for one in await _tables(context) if one.header.table_id == table_id), None)
    if table is None:
        return context.say("close-unknown")
    await table.close(CloseReason.MANAGER, " ".join(words.split()))
    return context.say("close-done", where=f"<#{table.header.channel_id}>")


async def open_tables(context: InteractionContext) -> list[tuple[str, str]]:
    """The open tables of this server that a manager may know of: a line and the id of each."""
    found = []
    for table in await _tables(context):
        names = ", ".join(one.name for one in table.roster.sitters)
        channel = context.interaction.client.get_channel(table.header.channel_id)
        where = getattr(channel, "name", None) or str(table.header.channel_id)
        game = context.say(f"game-{table.game.name}")
        line = context.say("close-line", where=where, game=game, names=names)
        found.append((cut(line), table.header.table_id))
    return found


async def _tables(context: InteractionContext) -> list[Table]:
    """What is practised is nobody else's business."""
    registry = context.services.registry
    found = [await registry.find(table_id) for table_id in registry.in_server(context.guild_id)]
    return [
        table
        for table in found
        if table is not None
        and not table.terms.practice
        and table.roster.status is not Status.CLOSED
    ]


async def _bar(context: ClickContext) -> None:
    """The member who was chosen in the menu."""
    await context.repaint(bars_now(context, await bar(context, read_number(context.choice) or 0)))


async def _unbar(context: ClickContext) -> None:
    user = read_number(context.choice) or 0
    was = user in context.server_settings.barred
    await context.services.people.change_server_settings(
        context.guild_id,
        lambda now: now.put("barred", tuple(one for one in now.barred if one != user)),
    )
    told = "barred-lifted" if was else "barred-never"
    await context.repaint(bars_now(context, context.say(told, who=f"<@{user}>")))


async def _blocks(context: ClickContext) -> None:
    await _show_blocked(context, context.reader.preferences.blocked)


async def _block(context: ClickContext) -> None:
    """The person who was chosen in the menu; nobody else is told."""
    chosen, blocked = context.chosen_member, context.reader.preferences.blocked
    if chosen is None or chosen[0] == context.user_id:
        await _show_blocked(context, blocked, context.say("blocked-nobody"))
    elif len(blocked) >= MOST:
        await _show_blocked(context, blocked, context.say("list-full", most=MOST))
    else:
        user = chosen[0]
        more = (*(one for one in blocked if one != user), user)
        await _keep_blocked(context, more)
        await _show_blocked(context, more, context.say("blocked-now", who=f"<@{user}>"))


async def _unblock(context: ClickContext) -> None:
    user, blocked = read_number(context.choice) or 0, context.reader.preferences.blocked
    left = tuple(one for one in blocked if one != user)
    await _keep_blocked(context, left)
    told = "blocked-lifted" if user in blocked else "blocked-never"
    await _show_blocked(context, left, context.say(told, who=f"<@{user}>"))


async def _settings(context: ClickContext) -> None:
    """Back to all settings."""
    await context.repaint(settings_screen(context.reader.preferences, context.say))


async def _keep_blocked(context: ClickContext, blocked: tuple[int, ...]) -> None:
    preferences = context.reader.preferences.put("blocked", blocked)
    locale = str(context.interaction.locale)
    await context.services.people.keep_preferences(context.reader, preferences, locale)


async def _show_blocked(
    context: ClickContext, blocked: tuple[int, ...], notice: str | None = None
) -> None:
    await context.repaint(blocked_screen(blocked, context.say, notice))


SERVER_ACTIONS: ClickActions = ((BAR, _bar), (UNBAR, _unbar))

PERSONAL_ACTIONS: ClickActions = (
    (BLOCKS, _blocks),
    (BLOCK, _block),
    (UNBLOCK, _unblock),
    (SETTINGS, _settings),
)
