"""The cards as emojis of the application, so that they can stand in lines, menus and buttons."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import discord
import structlog

from bot.discordpy.faults import Attempt
from bot.discordpy.outcome import pause
from bot.render import EMOJI_CARDS, emoji_name
from bot.text.cards import LETTERS, Faces, emoji_faces
from bot.workers.painter import Painter
from bot.workers.worker import WorkerLost

_log = structlog.get_logger()


class CardEmojis:
    """The faces of all cards as emojis, once every one of them is there; letters until then.

    Their names change with their pictures. Old ones are left alone, because messages that were sent
    before still show them.
    """

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client, self._painter = client, painter
        self._completing: asyncio.Task[None] | None = None
        self.faces: Faces = LETTERS

    def start(self) -> None:
        """Begin with ``complete``, which nobody waits for: the first 54 may take minutes."""
        self._completing = asyncio.create_task(self.complete())

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

    async def complete(self) -> None:
        """Create those that are missing. Where Discord refuses, cards stay letters."""
        async with Attempt("no_card_emojis", warn=True, seconds=None):
            there = {one.name: str(one) for one in await self._client.fetch_application_emojis()}
            names = {card: emoji_name(card) for card in EMOJI_CARDS}
            missing = [name for name in names.values() if name not in there]
            pictures = await self._painted() if missing else {}
            for name in missing:
                made = await self._client.create_application_emoji(name=name, image=pictures[name])
                there[name] = str(made)
            self.faces = emoji_faces({card: there[name] for card, name in names.items()})
            _log.info("card_emojis", created=len(missing))
