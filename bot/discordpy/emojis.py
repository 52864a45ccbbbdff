"""The cards as emojis of the application, so that they can stand in lines, menus and buttons."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import discord
import structlog

from bot.discordpy.outcome import Attempt, pause
from bot.render.specs import EMOJI_CARDS, emoji_name
from bot.text.card_words import LETTERS, Faces, emoji_faces
from bot.workers.painter import Painter
from bot.workers.worker import WorkerLost

_log = structlog.get_logger()

_NAMES = {card: emoji_name(card) for card in EMOJI_CARDS}


class CardEmojis:
    """The faces of all cards as emojis, once every one of them is there; letters until then.

    Their names change with their pictures. Old ones are left alone, because messages that were sent
    before still show them.
    """

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client, self._painter = client, painter
        self._completing: asyncio.Task[None] | None = None
        self.faces: Faces = LETTERS

    def start(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Begin with ``complete``, which nobody waits for: the first 54 may take minutes. Then
        other processes are to be told."""
        self._completing = asyncio.create_task(self._complete(tell))

    def stop(self) -> None:
        """Create no more."""
        if self._completing is not None:
            self._completing.cancel()

    async def pictures(self) -> Mapping[str, bytes]:
        """The pictures (PNG) by the names of their emojis, once ``start`` has got to its end."""
        if self._completing is None:
            return {}
        await self._completing
        return await self._painted()

    async def _painted(self) -> Mapping[str, bytes]:
        """The pictures, as soon as there is a process that paints them."""
        failures = 0
        while True:
            with suppress(WorkerLost):
                return await self._painter.emojis()
            failures += 1
            await asyncio.sleep(pause(failures))

    async def _complete(self, tell: Callable[[], Awaitable[None]]) -> None:
        await self.complete()
        await tell()

    async def complete(self) -> None:
        """Create those that are missing. Where Discord refuses, cards stay letters."""
        async with Attempt("no_card_emojis", warn=True, seconds=None):
            there = await self._there()
            missing = [name for name in _NAMES.values() if name not in there]
            pictures = await self._painted() if missing else {}
            for name in missing:
                made = await self._client.create_application_emoji(name=name, image=pictures[name])
                there[name] = str(made)
            self._take(there)
            _log.info("card_emojis", created=len(missing))

    async def find(self) -> None:
        """Another process creates them: take them as soon as there are all."""
        async with Attempt("no_card_emojis", warn=True, seconds=None):
            there = await self._there()
            if there.keys() >= set(_NAMES.values()):
                self._take(there)

    async def _there(self) -> dict[str, str]:
        return {one.name: str(one) for one in await self._client.fetch_application_emojis()}

    def _take(self, there: Mapping[str, str]) -> None:
        found = emoji_faces({card: there[name] for card, name in _NAMES.items()})
        # Texts are kept by the faces in them: the same ones stay.
        if found.of != self.faces.of:
            self.faces = found
