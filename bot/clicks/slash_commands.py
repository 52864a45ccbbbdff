"""The shared code of slash commands, and the checks before a command runs."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import discord
from discord import InteractionType, app_commands
from discord.ext import commands

from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.fault_answers import report_command_error
from bot.clicks.person_limits import Crowded
from bot.clicks.router import InFlight, paid
from bot.clicks.services import Services
from bot.discordpy.given_options import UnknownCommand, wrong_option
from bot.discordpy.outcome import Attempt
from data.database.trouble import StorageTrouble


class Commands(commands.Cog):
    """A group of commands with the services that they use."""

    def __init__(self, services: Services) -> None:
        self.services = services


_Cog = TypeVar("_Cog", bound=Commands)
_Options = ParamSpec("_Options")
_Result = TypeVar("_Result")


def in_server(
    method: Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]],
) -> Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]]:
    """Refuse a command outside of servers that have the bot.

    The command's group is offered everywhere.
    """

    @wraps(method)
    async def command(
        cog: _Cog, context: InteractionContext, /, *args: _Options.args, **options: _Options.kwargs
    ) -> None:
        if context.in_server:
            await method(cog, context, *args, **options)
        else:
            await context.reply(context.say("servers-only"))

    return command


def takes_context(
    method: Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[_Result]],
) -> Callable[Concatenate[_Cog, discord.Interaction, _Options], Coroutine[Any, Any, _Result]]:
    """Give a command or an autocompletion a context instead of the interaction."""

    @wraps(method)
    async def callback(
        cog: _Cog,
        interaction: discord.Interaction,
        /,
        *args: _Options.args,
        **options: _Options.kwargs,
    ) -> _Result:
        try:
            async with cog.services.user_queues.turn(interaction.user.id):
                # Soon after a start, the tables of this channel and person may not be loaded yet.
                await cog.services.registry.settle(interaction.channel_id or 0, interaction.user.id)
                context = await InteractionContext.of(cog.services, interaction)
                return await method(cog, context, *args, **options)
        except (StorageTrouble, Crowded):
            if interaction.type is not InteractionType.autocomplete:
                raise
            nothing: Any = []
            return cast("_Result", nothing)

    return callback


def costs(
    cost: Cost,
) -> Callable[
    [Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]]],
    Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]],
]:
    """Apply the rate limit of a cost to a command.

    While the person waits for the limit, Discord waits for a private answer.
    """

    def costly(
        method: Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]],
    ) -> Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]]:
        @wraps(method)
        async def command(
            cog: _Cog,
            context: InteractionContext,
            /,
            *args: _Options.args,
            **options: _Options.kwargs,
        ) -> None:
            async with paid(context, cost, context.will_show) as may:
                if may:
                    await method(cog, context, *args, **options)

        return command

    return costly


class _Client(Protocol):
    """The parts of the client that the checks of commands use."""

    services: Services
    in_flight: InFlight


class CheckedCommands(app_commands.CommandTree[discord.Client]):
    """The command tree of the bot. It refuses a command that this version does not know."""

    async def interaction_check(self, interaction: discord.Interaction[discord.Client]) -> bool:
        """Return whether command and options exist, here and for this person. If not, say why."""
        # A cast, because the client's module imports this module.
        client = cast("_Client", self.client)
        # Discord always names a user. Without a user, no one can be answered.
        admitted = interaction.user and await client.in_flight.admit(interaction, client.services)
        if not admitted:
            return False
        # Reading the settings may fail. Trouble with the storage is reported when the command runs.
        context = InteractionContext.without_settings(client.services, interaction)
        why = _why_not(context)
        if why is None:
            return True
        # discord.py does not expect an exception here.
        async with Attempt("refusal_not_told"):
            if interaction.type is InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await context.reply(why)
        return False


def report_errors(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Report each error of a command to the person who used it."""
    tree.error(partial(report_command_error, services))


def _why_not(context: InteractionContext) -> str | None:
    """Return the sentence that refuses a command, or None if it may run."""
    say = context.say
    try:
        wrong = wrong_option(context.interaction)
    except UnknownCommand:
        return say("command-changed")
    if wrong is not None:
        return say("value-refused", option=wrong)
    command: Any = context.interaction.command
    whole = getattr(command, "root_parent", None) or command
    if whole.guild_only and not context.in_server:
        return say("servers-only")
    # Discord offers these commands only to managers, unless the server's owner lets other people
    # use them. Those people also need the panels.
    used = context.interaction.type is InteractionType.application_command
    deputy = used and not context.interaction.permissions.manage_guild
    if whole.default_permissions is not None and deputy:
        context.services.deputies.note(context.guild_id, context.user_id)
    return None
