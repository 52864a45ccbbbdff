"""What is costly is done now and then for each person, and what takes long in its turn."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from math import ceil
from typing import Concatenate, ParamSpec, TypeVar

from bot.clicks.commands import Commands
from bot.clicks.cooldowns import ALLOWED, Cost
from bot.clicks.visit import Visit

__all__ = ["costs", "paid"]

_Cog = TypeVar("_Cog", bound=Commands)
_Options = ParamSpec("_Options")


@asynccontextmanager
async def paid(
    visit: Visit, cost: Cost | None, late: Callable[[], Awaitable[None]]
) -> AsyncIterator[bool]:
    """Whether something of this cost may be done now; else they are told when.

    ``late`` lets Discord wait for what has to wait for its turn.
    """
    if cost is None:
        yield True
        return
    left = visit.services.cooldowns.spend(cost, visit.user_id)
    if left is not None:
        await visit.tell(visit.say("cooldown", seconds=max(1, ceil(left))))
        yield False
    elif ALLOWED[cost].heavy:
        async with visit.services.turns.heavy_turn(visit.user_id, late):
            yield True
    else:
        yield True


def costs(
    cost: Cost,
) -> Callable[
    [Callable[Concatenate[_Cog, Visit, _Options], Awaitable[None]]],
    Callable[Concatenate[_Cog, Visit, _Options], Awaitable[None]],
]:
    """What a command costs that answers privately, or in time."""

    def costly(
        method: Callable[Concatenate[_Cog, Visit, _Options], Awaitable[None]],
    ) -> Callable[Concatenate[_Cog, Visit, _Options], Awaitable[None]]:
        @wraps(method)
        async def command(
            cog: _Cog, visit: Visit, /, *args: _Options.args, **options: _Options.kwargs
        ) -> None:
            async with paid(visit, cost, visit.will_show) as may:
                if may:
                    await method(cog, visit, *args, **options)

        return command

    return costly
