"""Addresses of Discord for discord.py, and reasons for the end of a connection.

Large bots put proxies in front of the REST API and the gateway. discord.py has no setting for that.
Both addresses are class attributes, which the bot must set before login.

A gateway names in its READY the address for resuming (`resume_gateway_url`). A gateway proxy must
put its own address there, because otherwise discord.py resumes at Discord directly.
"""

from typing import NamedTuple

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route


def point_at(api_url: str, gateway_url: str) -> None:
    """Send this process's requests to `api_url` and its gateway connections to `gateway_url`.

    An empty string leaves its address unchanged. `api_url` is http(s), with or without the
    `/api/v10` of Discord's own address. A missing `/api/v10` is added, a slash at the end is
    ignored. `gateway_url` is ws(s), and discord.py adds version and encoding.

    Raises ValueError with one sentence for an invalid address. Then neither address is changed.
    """
    base = _rest_base(api_url) if api_url else None
    gateway = _gateway(gateway_url) if gateway_url else None
    if base is not None:
        Route.BASE = base
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = gateway


def _rest_base(text: str) -> str:
    url = _address("DISCORD_API_URL", text, ("http", "https"))
    parts = [part for part in url.path.split("/") if part]
    version = f"v{INTERNAL_API_VERSION}"
    match parts:
        case [*before, "api", given] if given.startswith("v") and given[1:].isdecimal():
            if given != version:
                raise ValueError(
                    f"DISCORD_API_URL names API {given}, but this bot speaks {version}: {text!r}."
                )
            parts = [*before, "api", version]
        case [*before, "api"]:
            parts = [*before, "api", version]
        case _:
            parts = [*parts, "api", version]
    return str(url.with_path("/" + "/".join(parts)))


def _gateway(text: str) -> yarl.URL:
    return _address("DISCORD_GATEWAY_URL", text, ("ws", "wss"))


def _address(setting: str, text: str, schemes: tuple[str, str]) -> yarl.URL:
    meant = f"{setting} must be an address such as {schemes[1]}://proxy.example"
    try:
        url = yarl.URL(text.strip())
    except ValueError as error:
        raise ValueError(f"{meant}, not {text!r} ({error}).") from None
    if url.scheme not in schemes or not url.host:
        raise ValueError(f"{meant}, not {text!r}.")
    return url.with_query(None).with_fragment(None)


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


class ProcessEnd(NamedTuple):
    """The reason why the process ends."""

    sentence: str
    """The reason, and the steps for the operator."""
    passes: bool
    """The problem may end without the operator, so a restart can help."""


class GatewayOutOfReach(Exception):
    """No session with Discord could start."""


def end_of(error: Exception) -> ProcessEnd | None:
    """Explain an error of discord.py to the operator. Return None for other errors."""
    match error:
        case discord.LoginFailure():
            return ProcessEnd(_REFUSED, passes=False)
        case discord.PrivilegedIntentsRequired():
            return ProcessEnd(_CODES[4014], passes=False)
        case discord.ConnectionClosed(code=code):
            why_ended = f"Discord has closed the connection ({code})."
            return ProcessEnd(_CODES.get(code, why_ended), passes=code not in _CODES)
        case discord.HTTPException(status=status) if status >= _BROKEN or status == _TOO_MANY:
            return ProcessEnd(f"Discord is out of order (HTTP {status}).", passes=True)
        case discord.HTTPException(status=status):
            return ProcessEnd(
                f"Discord refused to let the bot start (HTTP {status}): try again later, or check"
                " DISCORD_API_URL if it is set.",
                passes=False,
            )
        case GatewayOutOfReach():
            why_ended = (
                "Discord's gateway cannot be reached: check the network and DISCORD_GATEWAY_URL."
            )
            return ProcessEnd(why_ended, passes=True)
        case discord.GatewayNotFound():
            return ProcessEnd("Discord does not name its gateway.", passes=True)
        case aiohttp.ClientError() | ConnectionError() | TimeoutError():
            why = str(error) or type(error).__name__
            return ProcessEnd(
                f"Discord cannot be reached ({why}): check the network and DISCORD_API_URL.",
                passes=True,
            )
    return None
