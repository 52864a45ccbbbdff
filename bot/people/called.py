"""What somebody is called in a server, so that it can be read."""

import discord

from engine.names import name_of_person


def called(user: discord.User | discord.Member) -> str:
    """Their name there; where it shows nothing, the one they have everywhere or their account."""
    return name_of_person(user.id, user.display_name, user.global_name, user.name)
