"""Why a connection to Discord has ended, or could not begin: in one sentence, and what to do."""

from typing import NamedTuple

import aiohttp
import discord

__all__ = ["End", "GatewayOutOfReach", "end_of"]

_REFUSED = (
    "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Developer Portal"
    " (Bot, Reset Token), or leave it empty to play locally."
)
_RESET = 4004
_CODES = {
    _RESET: (
        "Discord does not accept DISCORD_TOKEN any more: it was reset. Copy the new one from the"
        " Developer Portal (Bot)."
    ),
    4010: "Discord has no such shard (4010): correct SHARDS.",
    4011: (
        "Discord wants this bot to have more shards, because it is in too many servers (4011): set"
        " more of them in SHARDS, or leave it empty, and start it again."
    ),
    4012: "Discord does not speak this version of its gateway any more (4012): update Upcard.",
    4013: "Discord does not know the intents that the bot asks for (4013): update Upcard.",
    4014: (
        "Discord does not allow the intents that the bot asks for (4014). Upcard needs none that is"
        " privileged: update it."
    ),
}
_TOO_MANY, _BROKEN = 429, 500


class End(NamedTuple):
    """``sentence``: why, and what to do. ``passes``: it may be over by itself."""

    sentence: str
    passes: bool


class GatewayOutOfReach(Exception):
    """No session with Discord could begin."""


def end_of(error: Exception) -> End | None:
    """What an error of discord.py means for who runs the bot; None if it is none of Discord's."""
    match error:
        case discord.LoginFailure():
            return End(_REFUSED, passes=False)
        case discord.PrivilegedIntentsRequired():
            return End(_CODES[4014], passes=False)
        case discord.ConnectionClosed(code=code):
            told = f"Discord has closed the connection ({code})."
            return End(_CODES.get(code, told), passes=code not in _CODES)
        case discord.HTTPException(status=status) if status >= _BROKEN or status == _TOO_MANY:
            return End(f"Discord is out of order (HTTP {status}).", passes=True)
        case discord.HTTPException(status=status):
            return End(
                f"Discord refused to let the bot start (HTTP {status}): try again later, or check"
                " DISCORD_API_URL if it is set.",
                passes=False,
            )
        case GatewayOutOfReach():
            told = "Discord's gateway cannot be reached: check the network and DISCORD_GATEWAY_URL."
            return End(told, passes=True)
        case discord.GatewayNotFound():
            return End("Discord does not name its gateway.", passes=True)
        case aiohttp.ClientError() | ConnectionError() | TimeoutError():
            why = str(error) or type(error).__name__
            return End(
                f"Discord cannot be reached ({why}): check the network and DISCORD_API_URL.",
                passes=True,
            )
    return None
