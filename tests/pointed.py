"""A discord.py that finds Discord at another address during a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discordpy.connection import point_at


@contextmanager
def pointed_at(api_url: str, gateway_url: str) -> Iterator[None]:
    """Do the same as `point_at`, and restore both addresses at the end of the block."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
    try:
        point_at(api_url, gateway_url)
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
