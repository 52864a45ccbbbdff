"""Workers that are there before anybody needs them."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from bot.render import HandSpec
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from bot.workers.worker import WorkerLost

__all__ = ["warm"]


async def warm(painter: Painter, thinker: Thinker) -> None:
    """Start both. Without them the bot goes on in words; they are tried again."""
    picture = painter.paint(HandSpec(cards=(0,)))
    await asyncio.gather(_if_it_can_be(picture), _if_it_can_be(thinker.warm()))


async def _if_it_can_be(work: Awaitable[object]) -> None:
    with suppress(WorkerLost):
        await work
