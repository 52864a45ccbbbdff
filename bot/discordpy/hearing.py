"""What the bot hears of Discord besides what discord.py tells it."""

import aiohttp
import discord

from bot.discordpy.breaker import pause_when_refused
from bot.discordpy.last_message import learn_last_messages
from bot.discordpy.log_facts import tell_causes
from bot.discordpy.lost_offers import tell_lost_offers
from bot.discordpy.pauses import end_pauses
from bot.discordpy.repeats import ignore_repeats
from bot.discordpy.request_pace import RequestPace, keep_pace


def hear_more(client: discord.Client, trace: aiohttp.TraceConfig, pace: RequestPace) -> None:
    """Let a client hear it, and keep this pace; ``trace`` is the one that it was made with."""
    keep_pace(client, trace, pace)
    end_pauses(client, trace)
    pause_when_refused(client, trace)
    learn_last_messages(client)
    tell_causes(client)
    ignore_repeats(client)
    tell_lost_offers()
