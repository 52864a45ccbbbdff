"""Opening a table: in this channel or in a thread, with what was chosen and what holds here."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.clicks.answers import post_table
from bot.clicks.notices import notify
from bot.clicks.visit import Visit
from bot.discordpy.channels import missing_permission
from bot.opening.channels import channel_refusal
from bot.opening.computer_seats import ComputerSeats
from bot.opening.crowded import asks_about_second_seat, crowded
from bot.opening.house_rules import PresetRefused, opening_rules, server_rules
from bot.opening.opening_options import OpeningOptions, terms_of
from bot.opening.threads import open_thread
from bot.people.admission import admit_to_server, not_invitable
from engine.errors import IllegalMove, Reason
from engine.game import Listing
from engine.games.registry import game
from engine.options import read_options, rules_hash
from engine.table.lobby import open_lobby
from engine.table.record import RULES_REVISION
from engine.table.sitting import Sitter


async def open_table(
    visit: Visit,
    listing: Listing,
    presets: Sequence[str],
    computers: ComputerSeats,
    options: OpeningOptions,
    guests: Sequence[Sitter] = (),
) -> None:
    """Open a lobby of this game, or say why there can be none.

    ``presets`` are the names that were given, of which one can be meant. Seats are kept for the
    ``guests``, and each of them is called once. Raises IllegalMove if they
    are too many, or one of them cannot come.
    """
    if not visit.in_server:
        # Somebody has brought the bot along: what it posts there it could never change.
        await visit.tell(visit.say("servers-only"))
        return
    people, guild = visit.services.people, visit.guild_id
    admit_to_server(people, guild, visit.user_id)
    named = [guest.user for guest in guests if guest.user is not None]
    if await not_invitable(people, guild, visit.user_id, named):
        raise IllegalMove(Reason.NOT_INVITABLE)
    threads = isinstance(visit.interaction.channel, discord.TextChannel)
    wanted = options.over(visit.server_settings, threads=threads)
    refusal = channel_refusal(visit) or missing_permission(
        visit.interaction, visit.say, thread=wanted.thread, by_default=options.thread is None
    )
    if refusal is None and len(presets) > 1:
        refusal = visit.say("two-presets", first=presets[0], second=presets[1])
    if refusal is None:
        refusal = await crowded(visit)
    if refusal is not None:
        await visit.tell(refusal)
        return
    try:
        rules = await opening_rules(visit, listing, presets[0] if presets else None)
    except PresetRefused as refused:
        await visit.tell(refused.sentence)
        return
    if await asks_about_second_seat(visit):
        return
    usual = rules_hash(listing.name, RULES_REVISION, await server_rules(visit, listing))
    # Before a thread is opened for nothing.
    seats = game(listing.name, read_options(listing, rules)).seats
    open_lobby(visit.user_id, visit.user_name, computers.number, seats, guests)
    channel_id: int | None = visit.channel_id
    if wanted.thread:
        channel_id = await open_thread(visit, listing.name)
    if channel_id is None:
        return
    table = await visit.services.registry.open_lobby(
        guild_id=visit.guild_id,
        channel_id=channel_id,
        host=visit.user_id,
        host_name=visit.user_name,
        game_name=listing.name,
        options=rules,
        computers=computers.number,
        strength=computers.strength,
        guests=guests,
        terms=replace(terms_of(wanted), house=usual, clock_chosen=options.clock is not None),
    )
    if wanted.thread:
        visit.services.public_messages.want(table)
        visit.services.public_messages.update(table)
    else:
        await post_table(visit, table)
    await notify(visit, table, "notice-invited", table.sitting.invited)
    if not guests:
        # Whoever names guests has company already.
        await visit.services.forming.tell(visit.interaction, table)
