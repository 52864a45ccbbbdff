"""Whom a table can be opened with: members of the server, and nobody twice."""

import asyncio
from collections.abc import Sequence

import discord
import structlog

from bot.clicks.visit import Visit
from bot.discordpy.outcome import UNREACHED
from bot.people.called import called
from engine.table.sitting import Sitter

_log = structlog.get_logger()
_SECONDS = 1.5
"""How long Discord is asked for a member: whoever clicked gets an answer in three."""

Chosen = discord.User | discord.Member
"""Somebody as Discord tells of them; a member if they are one of this server."""


def guest_refusal(visit: Visit, chosen: Sequence[Chosen]) -> str | None:
    """Why seats cannot be kept for all of these, in one sentence; None if they can."""
    if any(one.id == visit.user_id for one in chosen):
        return visit.say("invite-yourself")
    if any(one.bot or not isinstance(one, discord.Member) for one in chosen):
        return visit.say("seats-no-member")
    return None


async def ask_for_guest(visit: Visit, user: int) -> Sitter | str:
    """The person of this id (a number that came with a click) as a guest; or why they cannot be
    one, in one sentence.

    Discord is asked: a click can be forged, and whoever was a member may have left since.
    """
    guild = visit.interaction.client.get_guild(visit.guild_id)
    if guild is None:
        return visit.say("servers-only")
    try:
        async with asyncio.timeout(_SECONDS):
            member = await guild.fetch_member(user)
    except discord.NotFound:
        return visit.say("seats-no-member")
    except (discord.HTTPException, *UNREACHED) as error:
        _log.warning("guest_not_looked_up", guild=guild.id, fault=type(error).__name__)
        return visit.say("guest-unheard")
    refusal = guest_refusal(visit, [member])
    return as_guests([member])[0] if refusal is None else refusal


def as_guests(chosen: Sequence[Chosen]) -> tuple[Sitter, ...]:
    """These people as guests of a table."""
    return tuple(Sitter(one.id, called(one)) for one in chosen)
