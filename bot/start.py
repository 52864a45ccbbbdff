"""Starting the bot on Discord or on this machine; what can go wrong is said in one sentence."""

import gc

import aiohttp
import discord

from bot.app import Upcard, Wiring
from bot.discordpy.endpoints import point_at
from bot.logs import configure
from bot.settings import Settings
from data.database.database import DatabaseError

_REFUSED = (
    "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Developer Portal"
    " (Bot, Reset Token), or leave it empty to play locally."
)
_NOT_LOCAL = (
    "What local play needs is not installed: run 'make local' first, or set DISCORD_TOKEN to play"
    " on Discord."
)


async def on_discord(settings: Settings) -> str | None:
    """Run until stopped; a sentence if it could not start."""
    configure(settings)
    point_at(settings.discord_api_url, settings.discord_gateway_url)
    token = settings.discord_token
    if token is None:
        return "DISCORD_TOKEN is empty: set it in the environment or in .env."
    bot = Upcard(settings)
    try:
        async with bot:
            await live(bot, token.get_secret_value())
    except discord.LoginFailure:
        return _REFUSED
    except DatabaseError as error:
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


async def on_this_machine(settings: Settings) -> str | None:
    """Serve local play until stopped; a sentence if it could not start."""
    try:
        from bot.local.play import play_locally  # noqa: PLC0415  only local play needs SimCord
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        return _NOT_LOCAL
    configure(settings)
    try:
        anew = Wiring(same_discord=False)
        await play_locally(lambda: Upcard(settings, anew), port=settings.local_port)
    except DatabaseError as error:
        return str(error)
    except SystemExit as refused:
        return str(refused)
    return None
