"""Whoever plays while processes take over from each other can be stopped at any moment."""

import asyncio
from types import SimpleNamespace
from typing import Any

from tests.data.leases.players import Player
from tests.processes import LIMIT


async def test_a_player_who_hears_an_answer_in_that_moment_stops_too() -> None:
    """Python 3.11 forgets a cancellation where asyncio.wait_for has its result already."""
    first = asyncio.Future[Any]()

    async def command(*_: object, **__: object) -> Any:
        asked = SimpleNamespace(answered=asyncio.Future(), followups=[])
        if not first.done():
            first.set_result(asked)
        return asked

    server: Any = SimpleNamespace(command=command, messages={})
    player = Player(server, "Ann", 1)
    player.begin()
    async with asyncio.timeout(LIMIT):
        asked = await first
        await asyncio.sleep(0)
        asked.answered.set_result(SimpleNamespace(type=5, data={}, message=None))
        await asyncio.sleep(0)
        await player.stop()
    assert player.unanswered == 0
