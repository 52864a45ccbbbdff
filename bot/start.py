"""Starting the bot on Discord or on this machine; what can go wrong is said in one sentence."""

import asyncio
import gc

import aiohttp
import discord

from bot.app import Upcard
from bot.discordpy.endpoints import point_at
from bot.logs import configure
from bot.metrics.error import MetricsError
from bot.settings import Settings
from bot.wiring import Wiring
from data.database.database import DatabaseError

_REFUSED = (
    "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Developer Portal"
    " (Bot, Reset Token), or leave it empty to play locally."
)
_NOT_LOCAL = (
    "What local play needs is not installed: run 'make local' first, or set DISCORD_TOKEN to play"
    " on Discord."
)

_LET_GO = 1.0
"""Seconds for a beginning, or a connection, to end when it is cut off."""


async def on_discord(settings: Settings, told: asyncio.Event) -> str | None:
    """Run until told to stop; a sentence if it could not start."""
    configure(settings)
    point_at(settings.discord_api_url, settings.discord_gateway_url)
    token = settings.discord_token
    if token is None:
        return "DISCORD_TOKEN is empty: set it in the environment or in .env."
    bot = Upcard(settings)
    try:
        async with bot:
            await _until(told, bot, token.get_secret_value())
    except discord.LoginFailure:
        return _REFUSED
    except (DatabaseError, MetricsError) as error:
        return str(error)
    except discord.HTTPException as error:
        return (
            f"Discord refused to let the bot start (HTTP {error.status}): try again later, or check"
            " DISCORD_API_URL if it is set."
        )
    except AttributeError:
        # discord.py trips over its own retry when the first connection to the gateway fails.
        if getattr(bot, "ws", None) is not None:
            raise
        return "Discord's gateway cannot be reached: check the network and DISCORD_GATEWAY_URL."
    except aiohttp.ClientError as error:
        return f"Discord cannot be reached ({error}): check the network and DISCORD_API_URL."
    return None


async def live(bot: Upcard, token: str) -> None:
    """Log in, begin, and run until stopped."""
    await bot.login(token)
    # What is there now stays. Python would look through all of it for garbage again and again,
    # and hold up the event loop for a tenth of a second each time.
    gc.collect()
    gc.freeze()
    await bot.connect()


async def _until(told: asyncio.Event, bot: Upcard, token: str) -> None:
    """Live until told to stop; what is under way then is finished while Discord still listens."""
    life = asyncio.create_task(live(bot, token))
    end = asyncio.create_task(told.wait())
    try:
        await asyncio.wait([life, end], return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            life.result()
            return
        if bot.has_begun:
            await bot.close()
    finally:
        end.cancel()
        life.cancel()
        # Where it does not even end by that, the end goes on without it.
        await asyncio.wait([life], timeout=_LET_GO)


async def on_this_machine(settings: Settings, told: asyncio.Event) -> str | None:
    """Serve local play until told to stop; a sentence if it could not start."""
    try:
        from bot.local.play import play_locally  # noqa: PLC0415  only local play needs SimCord
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        return _NOT_LOCAL
    configure(settings)
    try:
        anew = Wiring(same_discord=False)
        await play_locally(lambda: Upcard(settings, anew), port=settings.local_port, stop=told)
    except (DatabaseError, MetricsError) as error:
        return str(error)
    except SystemExit as refused:
        return str(refused)
    return None
