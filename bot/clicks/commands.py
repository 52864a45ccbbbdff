"""Slash commands as visits: what the cogs share."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import discord
from discord.ext import commands

from bot.clicks.services import Services
from bot.clicks.turns import Crowded
from bot.clicks.visit import Visit
from data.database.trouble import StorageTrouble


class Commands(commands.Cog):
    """Commands that belong together, and what they work with."""

    def __init__(self, services: Services) -> None:
        self.services = services


_Cog = TypeVar("_Cog", bound=Commands)
_Options = ParamSpec("_Options")
_Result = TypeVar("_Result")


def in_server(
    method: Callable[Concatenate[_Cog, Visit, _Options], Awaitable[None]],
) -> Callable[Concatenate[_Cog, Visit, _Options], Awaitable[None]]:
    """Let a command of a group that is offered everywhere be one for servers that have the bot."""

    @wraps(method)
    async def command(
        cog: _Cog, visit: Visit, /, *args: _Options.args, **options: _Options.kwargs
    ) -> None:
        if visit.in_server:
            await method(cog, visit, *args, **options)
        else:
            await visit.tell(visit.say("servers-only"))

    return command


def takes_visit(
    method: Callable[Concatenate[_Cog, Visit, _Options], Awaitable[_Result]],
) -> Callable[Concatenate[_Cog, discord.Interaction, _Options], Coroutine[Any, Any, _Result]]:
    """Let a command, or what completes one of its options, take a visit for its interaction.

    Nothing is offered while the storage is in trouble, or to somebody who is waiting for very much:
    whoever then sends the command is told.
    """

    @wraps(method)
    async def callback(
        cog: _Cog,
        interaction: discord.Interaction,
        /,
        *args: _Options.args,
        **options: _Options.kwargs,
    ) -> _Result:
        try:
            async with cog.services.turns.turn(interaction.user.id):
                # Soon after a start the tables that this may be about are still to come.
                await cog.services.registry.settle(interaction.channel_id or 0, interaction.user.id)
                visit = await Visit.of(cog.services, interaction)
                return await method(cog, visit, *args, **options)
        except (StorageTrouble, Crowded):
            if interaction.type is not discord.InteractionType.autocomplete:
                raise
            nothing: Any = []
            return cast("_Result", nothing)

    return callback
