"""Our own faults: a reference for whoever met one, the story for the log.

What a player did wrong is told by bot/clicks/refusals.py, what Discord refuses is met in
bot/discordpy/outcome.py.
"""

import secrets

import discord
import structlog
from discord import app_commands

from bot.clicks.rate_limits import Crowded
from bot.clicks.services import Services
from bot.clicks.visit import Visit
from bot.discordpy.outcome import Attempt, Unanswered
from bot.text.refusals import refusal_in_words
from data.database.trouble import StorageTrouble
from engine.errors import IllegalMove
from engine.live.faults import Frozen

_log = structlog.get_logger()
_CHANGED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Somebody's Discord knows the command as it was before."""


async def tell_fault(visit: Visit, fault: BaseException, **facts: object) -> None:
    """Tell whoever visits that something broke; ``facts`` are for the log.

    Whatever broke may be what finds somebody's settings: make the visit without them. Trouble with
    the storage is no fault, and the log has it already, once for all who meet it; neither is an
    answer that Discord did not take, of which nobody can be told.
    """
    if isinstance(fault, Unanswered):
        fault.log(**facts)
        return
    if isinstance(fault, StorageTrouble):
        async with Attempt("trouble_not_told"):
            await visit.tell(visit.say("storage-trouble"))
        return
    if isinstance(fault, Crowded):
        async with visit.services.turns.refusal(visit.user_id), Attempt("flood_not_told"):
            await visit.tell(visit.say("slow-down"))
        return
    if isinstance(fault, Frozen):
        # The log has its story already (bot/standstills.py).
        reference, text = fault.reference, "fault"
    else:
        reference, text = secrets.token_hex(4), "fault-passing"
        _log.error("fault", reference=reference, exc_info=fault, **facts)
    async with Attempt("fault_not_told", warn=True, reference=reference):
        await visit.tell(visit.say(text, ref=reference))


async def tell_command_error(
    services: Services, interaction: discord.Interaction, error: app_commands.AppCommandError
) -> None:
    """What stopped a command: a refusal is told, or that it is another one by now; anything else is
    our own fault."""
    cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(cause, IllegalMove):
        services.tally.refuse(cause)
        visit = await Visit.of(services, interaction)
        await visit.tell(refusal_in_words(cause, str, visit.say))
        return
    if isinstance(error, _CHANGED):
        visit = await Visit.of(services, interaction)
        await visit.tell(visit.say("command-changed"))
        return
    name = interaction.command.qualified_name if interaction.command else "?"
    visit = Visit.without_settings(services, interaction)
    await tell_fault(visit, cause or error, command=name)
