"""Messages in channels, by discord.py's client and its limits; of replies ids alone are read."""

import discord

from bot.discordpy.body import Body
from bot.discordpy.forms import as_parameters

__all__ = ["edit", "post"]


async def post(
    client: discord.Client, channel_id: int, body: Body, nonce: str | None = None
) -> int:
    """Post a new message; its id. By the nonce Discord knows a second try of what it has done."""
    known = {} if nonce is None else {"nonce": nonce, "enforce_nonce": True}
    params = as_parameters(body.written() | known, body.files)
    return int((await client.http.send_message(channel_id, params=params))["id"])


async def edit(client: discord.Client, channel_id: int, message_id: int, body: Body) -> None:
    """Change a message."""
    params = as_parameters(body.written(), body.files)
    await client.http.edit_message(channel_id, message_id, params=params)
