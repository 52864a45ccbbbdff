"""Slash commands as visits: what the cogs share."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord.ext import commands

from bot.clicks.services import Services
from bot.clicks.visit import Visit


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
    """Let a command, or what completes one of its options, take a visit for its interaction."""

    @wraps(method)
    async def callback(
        cog: _Cog,
        interaction: discord.Interaction,
        /,
        *args: _Options.args,
        **options: _Options.kwargs,
    ) -> _Result:
        return await method(cog, await Visit.of(cog.services, interaction), *args, **options)

    return callback
