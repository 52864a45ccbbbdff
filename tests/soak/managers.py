"""Managers who take games out of the league, put them back and begin seasons, when told to."""

import asyncio
import contextlib
from itertools import cycle
from typing import Any

from tests.discord.loopback_interactions import Answer
from tests.soak.earlier_games import EARLIER_GUILD
from tests.soak.person import components
from tests.soak.watched import WatchedLoopback

_NAME = "Mai"
_ACT_SECONDS = 5.0
"""What one act may take: it is tried again."""


class Managers:
    """One person in the server with the earlier games, who may manage it."""

    def __init__(self, server: WatchedLoopback) -> None:
        self._server = server

    async def provoke(self, kind: str) -> None:
        """Do over and over what comes to this point of the code, if a manager can."""
        acts = {"correction": [self._correct], "season": [self._begin_season]}
        for act in cycle(acts.get(kind.split(maxsplit=1)[0], [self._correct, self._begin_season])):
            # A bot that was killed meanwhile gives no answer.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_ACT_SECONDS):
                    await act()
            await asyncio.sleep(1.0)

    async def _correct(self) -> None:
        """Take a game out, or put it back."""
        for way in ("void", "restore"):
            asked = await self._server.complete(
                f"server {way}", "game", "", by=_NAME, place=self._place
            )
            offered = (await self._server.answer(asked)).data.get("choices") or []
            if offered:
                game = offered[-1]["value"]
                question = await self._command(f"server {way}", game=game, reason="soak")
                await self._press(question, way)

    async def _begin_season(self) -> None:
        shown = await self._command("server seasons")
        form = await self._press(shown, "season-new")
        if shown is None or form is None or form.type != 9:
            return
        filled = await self._server.submit_modal(
            form.data["custom_id"], {"name": ""}, by=_NAME, place=self._place, source=shown.message
        )
        await self._press(await self._server.answer(filled), "season-open")

    async def _command(self, path: str, **given: Any) -> Answer | None:
        asked = await self._server.command(path, by=_NAME, place=self._place, **given)
        return await self._server.answer(asked)

    async def _press(self, answer: Answer | None, verb: str) -> Answer | None:
        message = None if answer is None else answer.message
        for one in components(message or {}):
            if message is not None and f"|{verb}|" in str(one.get("custom_id")):
                asked = await self._server.click(message, one["custom_id"], by=_NAME)
                return await self._server.answer(asked)
        return None

    @property
    def _place(self) -> int:
        channels = self._server.world.channels
        return next(place for place, guild in channels.items() if guild == EARLIER_GUILD)
