"""Cards as emojis of the application, for use in lines, menus and buttons."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import discord
import structlog

from bot.discordpy.outcome import Attempt, pause
from bot.render.specs import EMOJI_NAMES
from bot.text.card_words import LETTERS, Faces, emoji_faces
from bot.workers.painter import Painter
from bot.workers.worker import WorkerLost

_log = structlog.get_logger()

_Notify = Callable[[], Awaitable[None]]


async def _notify_none() -> None:
    """Notify no other process."""


class CardEmojis:
    """Faces of cards as emojis. A deck's cards are letters until all its emojis exist.

    Emojis get new names if their pictures change. Old emojis stay, because old messages still show
    them.
    """

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client, self._painter = client, painter
        self._completing: asyncio.Task[None] | None = None
        self.faces: Faces = LETTERS
        self._whole: Mapping[str, Mapping[int, str]] = {}

    def start(self, notify: _Notify) -> None:
        """Start ``complete`` in the background, because 157 new emojis may take minutes."""
        self._completing = asyncio.create_task(self.complete(notify))

    def stop(self) -> None:
        """Stop creating emojis."""
        if self._completing is not None:
            self._completing.cancel()

    async def pictures(self) -> Mapping[str, bytes]:
        """Wait for the task of ``start``, and return the pictures (PNG) by emoji name."""
        if self._completing is None:
            return {}
        await self._completing
        return await self._painted()

    async def _painted(self) -> Mapping[str, bytes]:
        """Return the pictures as soon as a worker process can paint them."""
        failures = 0
        while True:
            with suppress(WorkerLost):
                return await self._painter.emojis()
            failures += 1
            await asyncio.sleep(pause(failures))

    async def complete(self, notify: _Notify = _notify_none) -> None:
        """Create missing emojis deck by deck, and notify other processes after each deck.

        If Discord refuses an emoji, the cards of its deck stay letters.
        """
        registered: dict[str, str] = {}
        async with Attempt("no_card_emojis", warn=True, seconds=None) as asking:
            registered = await self._registered()
        if asking.is_refused:
            return
        for deck, names in EMOJI_NAMES.items():
            missing = [name for name in names.values() if name not in registered]
            pictures = await self._painted() if missing else {}
            async with Attempt("no_card_emojis", warn=True, seconds=None, deck=deck) as making:
                for name in missing:
                    made = await self._client.create_application_emoji(
                        name=name, image=pictures[name]
                    )
                    registered[name] = str(made)
            if not making.is_refused:
                _log.info("card_emojis", deck=deck, created=len(missing))
            if self._take(registered):
                await notify()

    async def find(self) -> None:
        """Start to use the complete decks that another process has created."""
        async with Attempt("no_card_emojis", warn=True, seconds=None):
            self._take(await self._registered())

    async def _registered(self) -> dict[str, str]:
        return {emoji.name: str(emoji) for emoji in await self._client.fetch_application_emojis()}

    def _take(self, registered: Mapping[str, str]) -> bool:
        """Start to use the complete decks. Return False if they are the same decks as before."""
        whole = {
            deck: {card: registered[name] for card, name in names.items()}
            for deck, names in EMOJI_NAMES.items()
            if registered.keys() >= set(names.values())
        }
        # Texts are cached by the object of their faces, so unchanged faces must stay the same
        # object.
        if whole == self._whole:
            return False
        self._whole, self.faces = whole, emoji_faces(whole)
        return True
