"""Where discord.py finds Discord: Discord itself, or a REST proxy and gateway of the operator's.

Large bots put a proxy in front of the REST API, so that several processes share its rate limits,
and sometimes one in front of the gateway. discord.py has no setting for that; both addresses are
class attributes of it, read whenever a request or a connection is made. Set them before login.

A gateway names in its READY the address for resuming (`resume_gateway_url`). A gateway proxy has
to put its own there, otherwise discord.py resumes at Discord directly.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route

__all__ = ["point_at", "pointed_at"]


def point_at(api_url: str, gateway_url: str) -> None:
    """Send this process's requests to `api_url` and its gateway connections to `gateway_url`.

    An empty string leaves that address as it is. `api_url` is http(s), with or without the
    `/api/v10` that Discord's own has: a missing end is added, a slash at the end means nothing.
    `gateway_url` is ws(s); discord.py adds version and encoding.

    Raises ValueError with one sentence, and changes nothing, for an address that cannot be meant.
    """
    base = _rest_base(api_url) if api_url else None
    gateway = _gateway(gateway_url) if gateway_url else None
    if base is not None:
        Route.BASE = base
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = gateway


@contextmanager
def pointed_at(api_url: str, gateway_url: str) -> Iterator[None]:
    """As `point_at`, for the length of a `with`: afterwards both are what they were before."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
    try:
        point_at(api_url, gateway_url)
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


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
