"""Late parts of private messages, which are pictures and results of long computations."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, NamedTuple

from bot.blocks.screen import Picture, Screen
from bot.discordpy.components import as_message
from bot.discordpy.interaction_answers import AnswerToken
from bot.discordpy.outcome import Outcome, outcome, pause
from bot.showing.open_panels import LIFE
from bot.workers.painter import Painter
from bot.workers.worker import BACKGROUND, WorkerLost

_TRIES = 6
"""The largest number of tries.

With the pauses between them they take a minute, and no one looks longer.
"""


class _Owed(NamedTuple):
    """A message without its pictures, and the task that adds them."""

    message: AnswerToken
    task: asyncio.Task[None]


class LatePictures:
    """Repaints messages when their pictures are ready, if they still show the same screen.

    For panels and for the messages of tables, their surfaces do this instead.
    """

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._owed: dict[int, _Owed] = {}

    def bring(self, message_id: int, message: AnswerToken, screen: Screen) -> None:
        """Add the pictures of a screen to a message that was sent without them."""
        self._keep(message_id, message, self._bring(message, screen))

    def _keep(
        self,
        message_id: int,
        message: AnswerToken,
        work: Coroutine[Any, Any, None],
        name: str | None = None,
    ) -> None:
        self.forget(message_id)
        task = asyncio.create_task(work, name=name)
        self._owed[message_id] = _Owed(message, task)
        task.add_done_callback(lambda _: self._settle(message_id, task))

    def follow(
        self, message_id: int, message: AnswerToken, coming: Callable[[], Awaitable[Screen]]
    ) -> None:
        """Show another screen in a message as soon as it is ready."""
        self._keep(message_id, message, self._follow(message, coming), BACKGROUND)

    def forget(self, message_id: int) -> None:
        """Cancel the late part of a message, because it shows something else now."""
        owed = self._owed.pop(message_id, None)
        if owed is not None:
            owed.task.cancel()

    def take_over(self, message: AnswerToken) -> bool:
        """Return whether this message lacks pictures, and cancel them.

        The caller adds them instead."""
        message_ids = [key for key, owed in self._owed.items() if owed.message == message]
        for message_id in message_ids:
            self.forget(message_id)
        return bool(message_ids)

    def stop(self) -> None:
        """Cancel all late parts."""
        for message_id in list(self._owed):
            self.forget(message_id)

    def _settle(self, message_id: int, task: asyncio.Task[None]) -> None:
        owed = self._owed.get(message_id)
        if owed is not None and owed.task is task:
            del self._owed[message_id]

    async def _follow(self, message: AnswerToken, coming: Callable[[], Awaitable[Screen]]) -> None:
        started = monotonic()
        screen = await coming()
        # If the token has ended by now, the result is there when the player asks again.
        if monotonic() - started < LIFE.total_seconds():
            await self._bring(message, screen)

    async def _bring(self, message: AnswerToken, screen: Screen) -> None:
        specs = [block.spec for block in screen.blocks if isinstance(block, Picture)]
        for failures in range(1, _TRIES + 1):
            try:
                await asyncio.gather(*map(self._painter.paint, specs))
            except WorkerLost:
                await asyncio.sleep(pause(failures))
                continue
            body = await as_message(screen, self._painter, message.interaction_id)
            if await outcome(message.edit(body), "picture_not_shown") is not Outcome.UNHEARD:
                return
            await asyncio.sleep(pause(failures))
