"""Whom a table can be opened with: members of the server, and nobody twice."""

from collections.abc import Sequence

import discord

from bot.clicks.visit import Visit
from bot.people.called import called
from engine.table.sitting import Sitter

Chosen = discord.User | discord.Member
"""Somebody as Discord tells of them; a member if they are one of this server."""


def guest_refusal(visit: Visit, chosen: Sequence[Chosen]) -> str | None:
    """Why seats cannot be kept for all of these, in one sentence; None if they can."""
    if any(one.id == visit.user_id for one in chosen):
        return visit.say("invite-yourself")
    if any(one.bot or not isinstance(one, discord.Member) for one in chosen):
        return visit.say("seats-no-member")
    return None


def as_guests(chosen: Sequence[Chosen]) -> tuple[Sitter, ...]:
    """These people as guests of a table."""
    return tuple(Sitter(one.id, called(one)) for one in chosen)
