"""Opening a table in this channel or in a thread, with chosen options and defaults.

A thread is started from the answer to the command, and archived after the game.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.blocks.text_limit import linked_table
from bot.clicks.context import InteractionContext, Refused
from bot.clicks.panel_answers import notify, post_table
from bot.discordpy.channel_requests import missing_permission
from bot.discordpy.outcome import Attempt
from bot.opening.opening_options import (
    ComputerSeats,
    OpeningOptions,
    opening_rules,
    server_rules,
    terms_of,
)
from bot.people.admission import admit_to_server, not_invitable
from bot.screens.notes import note_screen
from bot.screens.server_screens import mentions
from bot.text.name_words import escaped
from bot.text.refusals import refusal_in_words
from engine.errors import IllegalMove, Reason
from engine.games.registry import game
from engine.listing import Listing
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.options import read_options, rules_hash
from engine.table.boards import BoardSetup
from engine.table.lobby import open_lobby
from engine.table.record import RULES_REVISION
from engine.table.roster import Sitter
from engine.table.terms import Challenge, Terms

# The channels of a server in which tables may be opened.


def table_channels(context: InteractionContext) -> tuple[int, ...]:
    """Return the ids of the server's channels for tables. An empty tuple means all.

    Deleted channels are left out. Otherwise no one could play once the last of them is deleted.
    """
    chosen = context.server_settings.channels
    guild = context.interaction.client.get_guild(context.guild_id)
    if guild is None or guild.unavailable:
        # The channels are not known now, so none is taken as deleted.
        return chosen
    return tuple(channel_id for channel_id in chosen if guild.get_channel(channel_id) is not None)


def channel_refusal(context: InteractionContext) -> str | None:
    """Return the sentence that names the channels for tables, or None if this channel is one.

    A thread counts as its parent channel.
    """
    channel = context.interaction.channel
    own_id = channel.parent_id if isinstance(channel, discord.Thread) else context.channel_id
    allowed = table_channels(context)
    if not allowed or own_id in allowed:
        return None
    return context.say("channels-not-here", channels=mentions(allowed, context.say))


# Reasons against one more table or seat, with links to the person's tables.


async def _check_crowd(context: InteractionContext) -> None:
    """Raise Refused, with links, if this person cannot open a lobby in this channel now."""
    registry = context.services.registry
    try:
        registry.openings.check(context.user_id, context.channel_id)
    except IllegalMove as refusal:
        sentence = refusal_in_words(refusal, str, context.say)
        ids = refusal.facts.get("tables")
        open_tables = [await registry.find(key) for key in ids] if isinstance(ids, tuple) else []
        links = [
            linked_table(table.view(None), context.say)
            for table in open_tables
            if table is not None
        ]
        if not links:
            raise Refused(sentence) from None
        tables = context.say.joined(links)
        raise Refused(context.say("crowded-where", refusal=sentence, tables=tables)) from None


async def ask_about_second_seat(context: InteractionContext, joining: str | None = None) -> None:
    """Raise Refused with the question whether this person wants another seat in this channel.

    ``joining`` is the table at which they want to sit down, None if they open a table. If they
    repeat the action, they are not asked again.
    """
    registry = context.services.registry
    own_tables = registry.of_user(context.user_id)
    channel_tables = registry.in_channel(context.channel_id)
    seats = [table_id for table_id in own_tables if table_id in channel_tables]
    if not seats or joining in own_tables:
        return
    table, second = await registry.find(seats[0]), context.services.second_seats
    if table is not None and second.is_new(context.user_id, context.channel_id):
        where = linked_table(table.view(context.user_id), context.say)
        raise Refused(context.say("second-seat", table=where))


async def open_table(
    context: InteractionContext,
    listing: Listing,
    presets: Sequence[str],
    computers: ComputerSeats,
    options: OpeningOptions,
    guests: Sequence[Sitter] = (),
    same: BoardSetup | None = None,
) -> Table | None:
    """Open a lobby of this game. Return None, after a note, if Discord refuses its thread.

    ``presets``: the given names. The first is used, and a second name is refused. ``guests``:
    people with reserved seats. ``same``: the cards of another table. Then that table's rules
    replace the chosen rules, and the game is not rated.

    Raises Refused, and IllegalMove if there are too many guests or a guest cannot come.
    """
    await _check_people(context, guests)
    threads = isinstance(context.interaction.channel, discord.TextChannel)
    wanted = options.over(context.server_settings, listing, threads=threads)
    refusal = channel_refusal(context) or missing_permission(
        context.interaction, context.say, thread=wanted.thread, by_default=options.thread is None
    )
    if refusal is None and len(presets) > 1:
        refusal = context.say("two-presets", first=presets[0], second=presets[1])
    if refusal is not None:
        raise Refused(refusal)
    await _check_crowd(context)
    named_preset = presets[0] if presets else None
    rules = await opening_rules(context, listing, named_preset, options.length)
    await ask_about_second_seat(context)
    rules = rules if same is None else same.options
    usual = rules_hash(listing.name, RULES_REVISION, await server_rules(context, listing))
    await context.services.usual.learn(context.guild_id)
    # Checked here too, so that no thread is opened for nothing.
    terms = replace(terms_of(wanted), house=usual, clock_chosen=options.clock is not None)
    terms = terms if same is None else replace(terms, rated=False, board=same.board)
    seats = terms.seats(game(listing.name, read_options(listing, rules)).seats)
    open_lobby(context.user_id, context.user_name, computers.number, seats, guests)
    channel_id: int | None = context.channel_id
    if wanted.thread:
        channel_id = await open_thread(context, listing.name)
    if channel_id is None:
        return None
    table = await context.services.registry.open_lobby(
        guild_id=context.guild_id,
        channel_id=channel_id,
        host=context.user_id,
        host_name=context.user_name,
        game_name=listing.name,
        options=rules,
        computers=computers.number,
        strength=computers.strength,
        guests=guests,
        terms=terms,
        luck=None if same is None else same.luck,
    )
    if wanted.thread:
        context.services.public_messages.want(table)
        context.services.public_messages.update(table)
    else:
        await post_table(context, table)
    await notify(context, table, "notice-invited", table.roster.invited)
    if not guests:
        # A host who names guests already has company.
        await context.services.forming.announce(context.interaction, table)
    return table


async def _check_people(context: InteractionContext, guests: Sequence[Sitter]) -> None:
    """Raise Refused or IllegalMove if this person can't play here, or can't ask these guests."""
    if not context.in_server:
        # This person has installed the bot only for themselves. The bot can't edit messages that it
        # posts here.
        raise Refused(context.say("servers-only"))
    people, guild = context.services.people, context.guild_id
    admit_to_server(people, guild, context.user_id)
    named = [guest.user for guest in guests if guest.user is not None]
    if await not_invitable(people, guild, context.user_id, named):
        raise IllegalMove(Reason.NOT_INVITABLE)


async def open_challenge(
    context: InteractionContext,
    game_name: str,
    given: BoardSetup,
    challenge: Challenge,
    friend: Sitter | None,
) -> None:
    """Post a challenge in this channel, for a friend or for anyone.

    Raises Refused, and IllegalMove if the friend can't come or there are too many lobbies.
    """
    guests = [] if friend is None else [friend]
    await _check_people(context, guests)
    refusal = channel_refusal(context) or missing_permission(context.interaction, context.say)
    if refusal is not None:
        raise Refused(refusal)
    await _check_crowd(context)
    table = await context.services.registry.open_lobby(
        guild_id=context.guild_id,
        channel_id=context.channel_id,
        host=context.user_id,
        host_name=context.user_name,
        game_name=game_name,
        options=given.options,
        guests=guests,
        terms=Terms(rated=False, board=given.board, challenge=challenge),
        luck=given.luck,
    )
    await post_table(context, table)
    await notify(context, table, "notice-challenged", table.roster.invited)


IDLE_MINUTES: Final = 10_080
"""Minutes until Discord archives a silent thread.

Slow tables need the longest value, a week.
"""
_READ_SECONDS = 5 * 60
"""Seconds to read a result or start another game before the table's thread is archived."""
_CLOSED_SECONDS = 10
"""Seconds before the thread of a closed lobby is archived. No result has to be read there."""


async def open_thread(context: InteractionContext, game: str) -> int | None:
    """Answer with one line and start a thread on it.

    Return the thread's id, or None if Discord refuses.
    """
    say, channel = context.server_say, context.interaction.channel
    facts = {"host": f"**{escaped(context.user_name)}**", "game": say(f"game-{game}")}
    _, message_id = await context.publish(note_screen(say("thread-opening", **facts)))
    if not isinstance(channel, discord.TextChannel):
        raise TypeError("a thread is opened from a message of a text channel")
    name = say("thread-name", game=facts["game"], host=context.user_name)
    thread: discord.Thread | None = None
    async with Attempt("thread_not_opened", warn=True, channel=channel.id):
        thread = await channel.get_partial_message(message_id).create_thread(
            name=name[:100], auto_archive_duration=IDLE_MINUTES
        )
    if thread is None:
        await context.repaint(note_screen(say("thread-refused")))
        return None
    await context.repaint(note_screen(say("thread-opened", thread=thread.mention, **facts)))
    return thread.id


class Threads:
    """Archives threads of the bot some minutes after their table has closed."""

    def __init__(self, client: discord.Client, registry: TableRegistry) -> None:
        self._client, self._registry = client, registry
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def update(self, table: Table) -> None:
        """Archive the thread of a closed table after a while."""
        thread = self._own_thread(table.header.channel_id)
        if thread is None:
            return
        seconds = _CLOSED_SECONDS if table.phase is None else _READ_SECONDS
        loop = asyncio.get_running_loop()
        self._cancel(thread.id)
        self._timers[thread.id] = loop.call_later(seconds, self._archive_if_unused, thread.id)

    def stop(self) -> None:
        """Archive no more threads. Discord does it later."""
        for thread_id in list(self._timers):
            self._cancel(thread_id)

    def _own_thread(self, channel_id: int) -> discord.Thread | None:
        thread, me = self._client.get_channel(channel_id), self._client.user
        if isinstance(thread, discord.Thread) and me is not None and thread.owner_id == me.id:
            return thread
        return None

    def _cancel(self, thread_id: int) -> None:
        timer = self._timers.pop(thread_id, None)
        if timer is not None:
            timer.cancel()

    def _archive_if_unused(self, thread_id: int) -> None:
        self._cancel(thread_id)
        thread = self._own_thread(thread_id)
        if thread is not None and not self._registry.in_channel(thread_id):
            task = asyncio.create_task(_archive(thread))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _archive(thread: discord.Thread) -> None:
    async with Attempt("thread_stays", thread=thread.id):
        await thread.edit(archived=True)
