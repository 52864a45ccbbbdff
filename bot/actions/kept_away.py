"""Whom a server bars from its tables, tables that its managers close, and whom a person blocks."""

from contextlib import suppress

from bot.clicks.context import ClickActions, ClickVisit, Visit
from bot.screens.click import read_number
from bot.screens.kept_away import (
    BAR,
    BLOCK,
    MOST,
    SETTINGS,
    UNBAR,
    UNBLOCK,
    barred_screen,
    blocked_screen,
)
from bot.screens.screen import Screen
from bot.screens.settings import BLOCKS, settings_screen
from bot.screens.text_limit import cut
from engine.errors import IllegalMove, Stale
from engine.live.table import Table
from engine.table.roster import CloseReason, Status


def bars_now(visit: Visit, notice: str | None = None) -> Screen:
    """Who is barred as things are now."""
    return barred_screen(visit.server_settings.barred, visit.say, notice)


async def bar(visit: Visit, user: int) -> str:
    """Bar a member: the seats that they hold in this server count as left. What has happened."""
    if user == visit.user_id:
        return visit.say("barred-oneself")
    if len(visit.server_settings.barred) >= MOST:
        return visit.say("list-full", most=MOST)
    await visit.services.people.change_server_settings(
        visit.guild_id,
        lambda now: now.put("barred", (*(one for one in now.barred if one != user), user)),
    )
    for table in await _tables(visit):
        if table.sitting.seat_of(user) is not None:
            with suppress(IllegalMove, Stale):  # they have just gone by themselves
                await table.leave(user)
    return visit.say("barred-now", who=f"<@{user}>")


async def close_table(visit: Visit, table_id: str, words: str) -> str:
    """Close a table of this server, which says why. What has happened."""
    table = next((one for one in await _tables(visit) if one.header.table_id == table_id), None)
    if table is None:
        return visit.say("close-unknown")
    await table.close(CloseReason.MANAGER, " ".join(words.split()))
    return visit.say("close-done", where=f"<#{table.header.channel_id}>")


async def open_tables(visit: Visit) -> list[tuple[str, str]]:
    """The open tables of this server that a manager may know of: a line and the id of each."""
    found = []
    for table in await _tables(visit):
        names = ", ".join(one.name for one in table.sitting.sitters)
        channel = visit.interaction.client.get_channel(table.header.channel_id)
        where = getattr(channel, "name", None) or str(table.header.channel_id)
        game = visit.say(f"game-{table.game.name}")
        line = visit.say("close-line", where=where, game=game, names=names)
        found.append((cut(line), table.header.table_id))
    return found


async def _tables(visit: Visit) -> list[Table]:
    """What is practised is nobody else's business."""
    registry = visit.services.registry
    found = [await registry.find(table_id) for table_id in registry.in_server(visit.guild_id)]
    return [
        table
        for table in found
        if table is not None
        and not table.terms.practice
        and table.sitting.status is not Status.CLOSED
    ]


async def _bar(visit: ClickVisit) -> None:
    """The member who was chosen in the menu."""
    await visit.repaint(bars_now(visit, await bar(visit, read_number(visit.choice) or 0)))


async def _unbar(visit: ClickVisit) -> None:
    user = read_number(visit.choice) or 0
    was = user in visit.server_settings.barred
    await visit.services.people.change_server_settings(
        visit.guild_id,
        lambda now: now.put("barred", tuple(one for one in now.barred if one != user)),
    )
    told = "barred-lifted" if was else "barred-never"
    await visit.repaint(bars_now(visit, visit.say(told, who=f"<@{user}>")))


async def _blocks(visit: ClickVisit) -> None:
    await _show_blocked(visit, visit.reader.preferences.blocked)


async def _block(visit: ClickVisit) -> None:
    """The person who was chosen in the menu; nobody else is told."""
    chosen, blocked = visit.chosen_member, visit.reader.preferences.blocked
    if chosen is None or chosen[0] == visit.user_id:
        await _show_blocked(visit, blocked, visit.say("blocked-nobody"))
    elif len(blocked) >= MOST:
        await _show_blocked(visit, blocked, visit.say("list-full", most=MOST))
    else:
        user = chosen[0]
        more = (*(one for one in blocked if one != user), user)
        await _keep_blocked(visit, more)
        await _show_blocked(visit, more, visit.say("blocked-now", who=f"<@{user}>"))


async def _unblock(visit: ClickVisit) -> None:
    user, blocked = read_number(visit.choice) or 0, visit.reader.preferences.blocked
    left = tuple(one for one in blocked if one != user)
    await _keep_blocked(visit, left)
    told = "blocked-lifted" if user in blocked else "blocked-never"
    await _show_blocked(visit, left, visit.say(told, who=f"<@{user}>"))


async def _settings(visit: ClickVisit) -> None:
    """Back to all settings."""
    await visit.repaint(settings_screen(visit.reader.preferences, visit.say))


async def _keep_blocked(visit: ClickVisit, blocked: tuple[int, ...]) -> None:
    preferences = visit.reader.preferences.put("blocked", blocked)
    locale = str(visit.interaction.locale)
    await visit.services.people.keep_preferences(visit.reader, preferences, locale)


async def _show_blocked(
    visit: ClickVisit, blocked: tuple[int, ...], notice: str | None = None
) -> None:
    await visit.repaint(blocked_screen(blocked, visit.say, notice))


SERVER_ACTIONS: ClickActions = ((BAR, _bar), (UNBAR, _unbar))

PERSONAL_ACTIONS: ClickActions = (
    (BLOCKS, _blocks),
    (BLOCK, _block),
    (UNBLOCK, _unblock),
    (SETTINGS, _settings),
)
