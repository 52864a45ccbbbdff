"""Answers to a person after a refusal or a fault.

After a fault they get a reference. The log has the traceback under the same reference. Errors of
Discord are handled in bot/discordpy/outcome.py.
"""

import secrets
from collections.abc import Callable, Sequence

import discord
import structlog
from discord import app_commands

from bot.clicks.context import InteractionContext, Refused
from bot.clicks.person_limits import Crowded
from bot.clicks.services import Services
from bot.discordpy.outcome import Attempt, Unanswered, lost
from bot.people.known_people import Reader
from bot.screens.advice_words import alternatives_line
from bot.text.name_words import Names
from bot.text.refusals import refusal_in_words, trouble_in_words
from bot.workers.worker import WorkerLost
from data.database.trouble import StorageTrouble
from engine.errors import IllegalMove, InDoubt
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.moves import Knock, Move
from engine.table.roster import Status

# Refusals, with the reason and the possible moves.


async def refusal_text(context: InteractionContext, table: Table, refusal: IllegalMove) -> str:
    """Return the sentence for a refusal and its rule. For a move, add the nearest legal moves.

    The moves are a separate line, if there are any and they are found in time.
    """
    context.services.tally.refuse(refusal)
    wording = refusal_wording(table, context.reader, refusal)
    observation, move = table.observation(table.roster.seat_of(context.user_id)), refusal.move
    if move is None or observation is None or table.roster.status is Status.CLOSED:
        return wording(())
    try:
        near = await context.services.thinker.nearest(observation, move)
    except WorkerLost:
        near = ()
    return wording(near)


def refusal_wording(
    table: Table, reader: Reader, refusal: IllegalMove
) -> Callable[[Sequence[Move]], str]:
    """Return a function that words the refusal, given the nearest legal moves.

    The sentence is about the table as it is now, even if the moves are found later.
    """
    table_view, say = table.view(reader.user_id), reader.say
    observation = table.observation(table_view.seat)

    def wording(near: Sequence[Move]) -> str:
        names = Names(table_view, say)
        hopeless = _is_hopeless(refusal.move, near)
        sentence = refusal_in_words(refusal, names, say, table.game.name, hopeless=hopeless)
        instead = (
            "" if observation is None else alternatives_line(near, observation, table_view, say)
        )
        return "\n".join(filter(None, (sentence, instead)))

    return wording


def _is_hopeless(move: Move | None, near: Sequence[Move]) -> bool:
    """Return whether a knock was refused and no other knock is among the nearest moves."""
    knocked = isinstance(move, Knock) and bool(near)
    return knocked and not any(isinstance(other, Knock) for other in near)


# Faults, with a reference for the player and the traceback for the log.

_log = structlog.get_logger()
_CHANGED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Errors that mean that a person's Discord still knows an earlier form of the command."""


async def report_fault(context: InteractionContext, fault: BaseException, **facts: object) -> None:
    """Notify a person that something broke. ``facts`` are for the log.

    Make the context without the person's settings, because reading the settings may be the fault.
    Storage trouble is not a fault. The log already has one line about it for all people. An answer
    that Discord refused is not a fault either. The person learns the reason, if a message can reach
    them.
    """
    if isinstance(fault, discord.HTTPException):
        fault = lost(fault) or fault
    if isinstance(fault, Unanswered):
        fault.log(**facts)
        if fault.text is not None:
            async with Attempt("refusal_not_told"):
                await context.reply(context.say(fault.text))
        return
    if isinstance(fault, StorageTrouble | InDoubt):
        async with Attempt("trouble_not_told"):
            await context.reply(trouble_in_words(fault, context.say))
        return
    if isinstance(fault, Crowded):
        async with context.services.user_queues.refusal(context.user_id), Attempt("flood_not_told"):
            await context.reply(context.say("slow-down"))
        return
    if isinstance(fault, Frozen):
        # bot/halts.py has logged it already.
        reference, text = fault.reference, "fault"
    else:
        reference, text = secrets.token_hex(4), "fault-passing"
        _log.error("fault", reference=reference, exc_info=fault, **facts)
    async with Attempt("fault_not_told", warn=True, reference=reference):
        await context.reply(context.say(text, ref=reference))


async def report_command_error(
    services: Services, interaction: discord.Interaction, error: app_commands.AppCommandError
) -> None:
    """Report to a person why their command stopped.

    The cause is a refusal, a change of the command, or a fault of ours.
    """
    cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(cause, IllegalMove | Refused) or isinstance(error, _CHANGED):
        context = await InteractionContext.of(services, interaction)
        sentence = context.say("command-changed")
        if isinstance(cause, Refused):
            sentence = cause.sentence
        elif isinstance(cause, IllegalMove):
            services.tally.refuse(cause)
            sentence = refusal_in_words(cause, str, context.say)
        async with Attempt("refusal_not_told"):
            await context.reply(sentence)
        return
    name = interaction.command.qualified_name if interaction.command else "?"
    context = InteractionContext.without_settings(services, interaction)
    await report_fault(context, cause or error, command=name)
