"""The bars of a server, the tables that managers close, and blocks between people."""

from collections.abc import Sequence
from contextlib import suppress
from zlib import crc32

import structlog

from bot.blocks.control import read_number
from bot.blocks.screen import Screen
from bot.blocks.text_limit import cut
from bot.clicks.context import ClickActions, ClickContext, InteractionContext
from bot.screens.notes import note_screen
from bot.screens.server_screens import (
    BAR,
    BAR_NOW,
    BARS,
    BLOCK,
    CLOSE_TABLE,
    MOST,
    SETTINGS,
    UNBAR,
    UNBLOCK,
    bar_screen,
    barred_screen,
    blocked_screen,
    close_screen,
    listed,
    table_line,
)
from bot.screens.settings_screen import BLOCKS, settings_screen
from bot.text.name_words import escaped
from engine.errors import IllegalMove, Stale
from engine.live.table import Table
from engine.table.roster import CloseReason, Status

_log = structlog.get_logger()


def bars_now(context: InteractionContext, notice: str | None = None) -> Screen:
    """Return the screen of barred people."""
    return barred_screen(context.server_settings.barred, context.say, notice)


async def bar(context: InteractionContext, user: int, asked: str | None = None) -> Screen:
    """Bar a member. If the bar takes them out of running games, ask first.

    Running games include those in which a computer plays for them until they return.

    ``asked``: the mark (``_asked``) of the games that the question named. It is None before the
    question. If the member is in different games now, ask again.
    """
    say = context.say
    if user == context.user_id:
        return bars_now(context, say("barred-oneself"))
    if len(context.server_settings.barred) >= MOST:
        return bars_now(context, say("list-full", most=MOST))
    is_barred = user in context.server_settings.barred
    tables = [
        table
        for table in await _tables(context)
        if table.roster.seat_of(user) is not None
        or (not is_barred and user in {who.user for _, who in table.roster.kept})
    ]
    games = [table for table in tables if table.roster.status is Status.PLAYING]
    if games and asked != _asked(games):
        return bar_screen(user, _asked(games), [_line(context, game) for game in games], say)
    is_late = asked is not None and not games
    if is_late and is_barred:
        return bars_now(context, say("barred-already", who=f"<@{user}>"))
    await context.services.people.change_server_settings(
        context.guild_id,
        lambda now: now.put("barred", (*(barred for barred in now.barred if barred != user), user)),
    )
    _log.info("person_barred", person=user, by=context.user_id)
    lines = [say("barred-now", who=f"<@{user}>"), *([say("barred-over")] if is_late else [])]
    if tables:
        lines += [say("barred-out"), listed([_line(context, table) for table in tables], say)]
    for table in await _tables(context):
        if table.roster.seat_of(user) is not None:
            with suppress(IllegalMove, Stale):  # they have just left
                await table.leave(user)
    return bars_now(context, "\n".join(lines))


def _asked(games: Sequence[Table]) -> str:
    """Return a short mark that identifies these games."""
    return f"{crc32(' '.join(sorted(game.header.table_id for game in games)).encode()):x}"


def _line(context: InteractionContext, table: Table) -> str:
    return table_line(table.game.name, table.roster.sitters, table.header.channel_id, context.say)


async def close_table(context: InteractionContext, table_id: str, words: str) -> Screen:
    """Close a table of this server for a reason. Ask first if its game is running."""
    reason = " ".join(words.split())
    table = next(
        (
            open_table
            for open_table in await _tables(context)
            if open_table.header.table_id == table_id
        ),
        None,
    )
    if table is not None and table.roster.status is Status.PLAYING:
        return close_screen(table_id, _line(context, table), reason, context.say)
    return await _closed(context, table, reason)


async def _close_now(context: ClickContext) -> None:
    """Close the table that the question named, unless the table is closed already."""
    table_id, _, reason = context.click.rest.partition(".")
    table = await context.services.registry.find(table_id)
    if table is not None:
        is_theirs = table.header.guild_id == context.guild_id and not table.terms.practice
        table = table if is_theirs else None
    await context.repaint(await _closed(context, table, reason))


async def _closed(context: InteractionContext, table: Table | None, reason: str) -> Screen:
    say = context.say
    if table is None:
        return note_screen(say("close-unknown"), say)
    line, was_open = _line(context, table), table.roster.status is not Status.CLOSED
    with suppress(Stale):
        await table.close(CloseReason.MANAGER, reason)
    roster = table.roster
    if roster.status is not Status.CLOSED:
        return note_screen(context.out_of_date(), say)
    if roster.closed_because is not CloseReason.MANAGER:
        return note_screen(say("close-over", table=line), say)
    if was_open and roster.closing_words == reason:
        closed = table.header.table_id
        _log.info("table_closed_by_manager", table=closed, by=context.user_id)
        return note_screen(say("close-done", table=line), say)
    words = escaped(roster.closing_words or "")
    return note_screen(say("close-already", table=line, reason=words), say)


async def open_tables(context: InteractionContext) -> list[tuple[str, str]]:
    """Return a line and the id of each open table of this server, for its managers."""
    rows = []
    for table in await _tables(context):
        names = ", ".join(sitter.name for sitter in table.roster.sitters)
        channel = context.interaction.client.get_channel(table.header.channel_id)
        where = getattr(channel, "name", None) or str(table.header.channel_id)
        game = context.say(f"game-{table.game.name}")
        line = context.say("close-line", where=where, game=game, names=names)
        rows.append((cut(line), table.header.table_id))
    return rows


async def _tables(context: InteractionContext) -> list[Table]:
    """Return the open tables of the server. Practice tables are private, so they are left out."""
    registry = context.services.registry
    tables = [await registry.find(table_id) for table_id in registry.in_server(context.guild_id)]
    return [
        table
        for table in tables
        if table is not None
        and not table.terms.practice
        and table.roster.status is not Status.CLOSED
    ]


async def _bar(context: ClickContext) -> None:
    await context.repaint(await bar(context, read_number(context.choice) or 0))


async def _bar_now(context: ClickContext) -> None:
    number, _, asked = context.click.rest.partition(".")
    await context.repaint(await bar(context, read_number(number) or 0, asked))


async def _bars(context: ClickContext) -> None:
    await context.repaint(bars_now(context, context.say("correction-stopped")))


async def _unbar(context: ClickContext) -> None:
    user = read_number(context.choice) or 0
    was = user in context.server_settings.barred
    await context.services.people.change_server_settings(
        context.guild_id,
        lambda now: now.put("barred", tuple(barred for barred in now.barred if barred != user)),
    )
    message = "barred-lifted" if was else "barred-never"
    await context.repaint(bars_now(context, context.say(message, who=f"<@{user}>")))


async def _block(context: ClickContext) -> None:
    chosen, blocked = context.chosen_member, context.reader.preferences.blocked
    if chosen is None or chosen[0] == context.user_id:
        await _show_blocked(context, blocked, context.say("blocked-nobody"))
    elif len(blocked) >= MOST:
        await _show_blocked(context, blocked, context.say("list-full", most=MOST))
    else:
        user = chosen[0]
        more = (*(other for other in blocked if other != user), user)
        await _keep_blocked(context, more)
        await _show_blocked(context, more, context.say("blocked-now", who=f"<@{user}>"))


async def _unblock(context: ClickContext) -> None:
    user, blocked = read_number(context.choice) or 0, context.reader.preferences.blocked
    left = tuple(other for other in blocked if other != user)
    await _keep_blocked(context, left)
    message = "blocked-lifted" if user in blocked else "blocked-never"
    await _show_blocked(context, left, context.say(message, who=f"<@{user}>"))


async def _settings(context: ClickContext) -> None:
    await context.repaint(settings_screen(context.reader.preferences, context.say))


async def _keep_blocked(context: ClickContext, blocked: tuple[int, ...]) -> None:
    preferences = context.reader.preferences.put("blocked", blocked)
    locale = str(context.interaction.locale)
    await context.services.people.keep_preferences(context.reader, preferences, locale)


async def _show_blocked(
    context: ClickContext, blocked: tuple[int, ...], notice: str | None = None
) -> None:
    await context.repaint(blocked_screen(blocked, context.say, notice))


SERVER_ACTIONS: ClickActions = (
    (BARS, _bars),
    (BAR, _bar),
    (BAR_NOW, _bar_now),
    (UNBAR, _unbar),
    (CLOSE_TABLE, _close_now),
)

PERSONAL_ACTIONS: ClickActions = (
    (BLOCKS, lambda context: _show_blocked(context, context.reader.preferences.blocked)),
    (BLOCK, _block),
    (UNBLOCK, _unblock),
    (SETTINGS, _settings),
)
