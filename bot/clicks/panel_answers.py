"""Answers to a person at a table, with the table's public message or a hand panel."""

from collections.abc import Collection
from datetime import datetime
from functools import partial

import discord

from bot.blocks.control import Control
from bot.blocks.screen import Section
from bot.blocks.text_limit import address
from bot.clicks.context import InteractionContext
from bot.clicks.fault_answers import report_fault
from bot.discordpy.interaction_answers import AnswerToken
from bot.discordpy.outcome import Attempt, Unanswered
from bot.people.preferences import PingStyle
from bot.screens.halt import stopped_note
from bot.screens.notes import bystander_screen
from bot.screens.panel_controls import HandControls
from bot.showing.hand_controls import hand_controls, panel_screen, sort_ahead
from bot.showing.open_panels import Notice, delete_message
from bot.showing.public_screen import public_screen, stopped
from bot.workbench.bench import Picks
from engine.live.table import Table
from engine.table.roster import Status


async def post_table(context: InteractionContext, table: Table, call: Collection[int] = ()) -> None:
    """Answer with the table's public message, and notify these people (user ids)."""
    messages = context.services.public_messages
    try:
        async with messages.hold(table):
            state = table.public_state
            message, message_id = await context.publish(messages.screen(table), call)
            await messages.move_to(table, message_id)
            messages.mark_shown(table, state, message, message_id)
            _bring_pictures(context, table, message)
    except Unanswered as lost:
        await report_fault(context, lost, table=table.header.table_id)


async def show_bystander(context: InteractionContext, table: Table) -> None:
    """Show a lobby to a person without a seat. In a game the person gets a panel."""
    if table.roster.status is not Status.LOBBY:
        await open_panel(context, table)
        return
    usual = context.services.usual.of(table.header.guild_id)
    public = partial(public_screen, table, usual=usual)
    table_view = table.view(context.user_id)
    await context.show(bystander_screen(public, table_view, context.say))


async def show_stopped(context: InteractionContext, table: Table) -> None:
    """Answer with the reason why the table is halted, and the choices that are left."""
    why = stopped(table)
    if why is not None:
        await context.show(stopped_note(why, context.say))


async def repaint_table(context: InteractionContext, table: Table) -> None:
    """Answer by repainting the table's clicked public message."""
    messages = context.services.public_messages
    await messages.complete(table)
    state = table.public_state
    await context.repaint(messages.screen(table))
    clicked = context.interaction.message
    if clicked is not None:
        message = context.token
        messages.mark_shown(table, state, message, clicked.id)
        _bring_pictures(context, table, message)


def _bring_pictures(context: InteractionContext, table: Table, message: AnswerToken) -> None:
    """Repaint the table with pictures if it was answered in words only."""
    if context.services.late_pictures.take_over(message):
        context.services.public_messages.repaint(table)


async def open_panel(
    context: InteractionContext,
    table: Table,
    button: Control | None = None,
    notice: str | None = None,
    *,
    lasts: bool = False,
) -> None:
    """Answer with a new panel that replaces the old panel.

    ``button``: the button whose menu is open.
    """
    table.show_up(context.user_id)
    context.services.public_messages.want(table)
    await context.services.orders.read(table)
    await sort_ahead(table, context.user_id, context.services.thinker)
    notice, lasts = _with_waiting_line(context, table, notice, lasts=lasts)
    shown, controls = _now(table), hand_controls(table, context.reader, (), notice, button)
    message = await context.show(panel_screen(table, context.reader, controls))
    asked = context.interaction.created_at
    old = context.services.panels.find(table.header.table_id, context.user_id, asked)
    _remember_panel(context, table, message, shown, controls, (), lasts=lasts)
    if old is not None:
        await delete_message(old.message)


async def repaint_panel(
    context: InteractionContext,
    table: Table,
    selection: tuple[int, ...] | Picks = (),
    notice: str | None = None,
    button: Control | None = None,
    *,
    advised: Section | str | None = None,
    lasts: bool = False,
) -> None:
    """Answer by repainting the clicked panel.

    ``button``: the button whose menu is open. ``selection``: chosen cards in the hand, or the
    choices on a workbench. ``advised``: the advice of a computer, as a sentence or as a section
    with its button. ``lasts``: the notice reports an event, so it stays when other players move
    (Notice).
    """
    await context.services.orders.read(table)
    await sort_ahead(table, context.user_id, context.services.thinker)
    notice, lasts = _with_waiting_line(context, table, notice, lasts=lasts)
    shown = _now(table)
    controls = hand_controls(table, context.reader, selection, notice, button, advised)
    message = await context.repaint(panel_screen(table, context.reader, controls))
    _remember_panel(context, table, message, shown, controls, selection, lasts=lasts)


def _with_waiting_line(
    context: InteractionContext, table: Table, notice: str | None, *, lasts: bool
) -> tuple[str | None, bool]:
    """Return the notice, followed by the waiting part of this person's typed line."""
    waiting = context.services.lines.notice(table, context.user_id)
    if waiting is None:
        return notice, lasts
    return "\n".join(filter(None, (notice, waiting))), True


def _now(table: Table) -> tuple[int, datetime | None]:
    """Return the table's version and deadline."""
    return table.version, table.deadline


def _remember_panel(
    context: InteractionContext,
    table: Table,
    message: AnswerToken,
    shown: tuple[int, datetime | None],
    controls: HandControls,
    selection: tuple[int, ...] | Picks,
    *,
    lasts: bool,
) -> None:
    """Keep this panel up to date.

    ``shown``: the table's version and deadline that the panel shows.
    """
    version, deadline = shown
    panel = context.services.panels.remember(
        table.header.table_id,
        message,
        context.reader,
        version,
        acting=controls.acts,
        selection=selection,
        notice=None if controls.notice is None else Notice(controls.notice, lasts),
    )
    panel.deadline = deadline
    panel.in_words = context.services.late_pictures.take_over(message)
    if panel.in_words or shown != _now(table):
        context.services.public_messages.update(table)


# A short message in the channel for people who have to know something about a table.


async def notify(
    context: InteractionContext, table: Table, message: str, people: Collection[int]
) -> int | None:
    """Notify these people (user ids) in the table's channel, as each of them has chosen.

    ``message`` is a text of the server with ``$names`` and ``$jump``. Return the new message's id,
    or None if nothing was sent.
    """
    if not people:
        return None
    ringing, quiet = [], False
    for user in people:
        preferences = await context.services.people.preferences(user)
        wants_quiet = preferences.wants_quiet(context.interaction.created_at)
        if preferences.call is not PingStyle.NEVER:
            ringing.append(discord.Object(user))
        quiet = quiet or wants_quiet or preferences.call is PingStyle.SILENT
    where = table.header
    say = context.services.people.server_text(where.guild_id)
    jump = address(where.guild_id, where.channel_id, table.message_id)
    names = say.joined(f"<@{user}>" for user in people)
    async with Attempt("people_not_told", warn=True, table=table.header.table_id):
        words = say(message, names=names, jump=jump)
        allowed = discord.AllowedMentions(users=ringing)
        if context.is_at(table):
            follow = context.interaction.followup.send
            return (await follow(words, allowed_mentions=allowed, silent=quiet, wait=True)).id
        channel = context.interaction.client.get_partial_messageable(where.channel_id)
        return (await channel.send(words, allowed_mentions=allowed, silent=quiet)).id
    return None
