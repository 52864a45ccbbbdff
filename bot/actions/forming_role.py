"""The one role of a server that is pinged when a table opens."""

import discord

from bot.clicks.visit import Visit
from bot.showing.forming import MOST_AN_HOUR


async def ping_role(visit: Visit, role: discord.Role | None) -> str:
    """Ping this role from now on, None: no role; what to say of it.

    A role that the bot cannot ping is refused, and everybody at once, too.
    """
    if role is not None:
        if role.is_default():
            return visit.say("forming-role-everybody")
        if not (role.mentionable or visit.interaction.app_permissions.mention_everyone):
            return visit.say("forming-role-silent", role=role.mention)
    chosen = None if role is None else role.id
    await visit.services.people.change_server_settings(
        visit.guild_id, lambda settings: settings.put("forming_role", chosen)
    )
    if role is None:
        return visit.say("forming-role-none")
    return visit.say("forming-role-set", role=role.mention, most=MOST_AN_HOUR)
