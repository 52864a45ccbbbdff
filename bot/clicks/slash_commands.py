"""Slash commands: what the cogs share, and what is checked before a command runs."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import discord
from discord import InteractionType, app_commands
from discord.ext import commands

from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.person_limits import Crowded
from bot.clicks.router import InFlight, paid
from bot.clicks.services import Services
from bot.clicks.told_faults import tell_command_error
from bot.discordpy.given_options import UnknownCommand, wrong_option
from bot.discordpy.outcome import Attempt
from data.database.trouble import StorageTrouble


class Commands(commands.Cog):
    """Commands that belong together, and what they work with."""

    def __init__(self, services: Services) -> None:
        self.services = services


_Cog = TypeVar("_Cog", bound=Commands)
_Options = ParamSpec("_Options")
_Result = TypeVar("_Result")


def in_server(
    method: Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]],
) -> Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[None]]:
    """Let a command of a group that is offered everywhere be one for servers that have the bot."""

    @wraps(method)
    async def command(
        cog: _Cog, context: InteractionContext, /, *args: _Options.args, **options: _Options.kwargs
    ) -> None:
        if context.in_server:
            await method(cog, context, *args, **options)
        else:
            await context.tell(context.say("servers-only"))

    return command


def takes_context(
    method: Callable[Concatenate[_Cog, InteractionContext, _Options], Awaitable[_Result]],
) -> Callable[Concatenate[_Cog, discord.Interaction, _Options], Coroutine[Any, Any, _Result]]:
    """Let a command, or what completes one of its options, take a context for its interaction."""

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
                # Soon after a start the tables that this may be about are still to come.
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
    """What a command costs that answers privately, or in time."""

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
    """What a command is answered with, by the client that it came to."""

    services: Services
    in_flight: InFlight


class CheckedCommands(app_commands.CommandTree[discord.Client]):
    """All commands as discord.py finds them; what cannot be meant is answered with one sentence,
    and nothing is done."""

    async def interaction_check(self, interaction: discord.Interaction[discord.Client]) -> bool:
        """Whether there are such a command and such options, here and for this person."""
        # The module of the client imports this one.
        client = cast("_Client", self.client)
        # Without a person there is nobody to answer; Discord always names one.
        admitted = interaction.user and await client.in_flight.admit(interaction, client.services)
        if not admitted:
            return False
        # Settings are in the storage, whose trouble is told where a command is answered.
        context = InteractionContext.without_settings(client.services, interaction)
        why = _why_not(context)
        if why is None:
            return True
        # Whoever calls this expects no answer to be lost.
        async with Attempt("refusal_not_told"):
            if interaction.type is InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await context.tell(why)
        return False


def tell_errors(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Have whatever a command raises told to whoever used it."""
    tree.error(partial(tell_command_error, services))


def _why_not(context: InteractionContext) -> str | None:
    """Why the command cannot be done, in one sentence; None if it can."""
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
    # Discord lets managers alone use these, until the owner lets others. They need the panels, too.
    used = context.interaction.type is InteractionType.application_command
    deputy = used and not context.interaction.permissions.manage_guild
    if whole.default_permissions is not None and deputy:
        context.services.deputies.note(context.guild_id, context.user_id)
    return None
