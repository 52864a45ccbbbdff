"""Somebody who plays one short game after another, so that games end and are booked."""

import asyncio
from itertools import cycle
from random import Random
from time import monotonic

from engine.games.registry import REGISTRY
from engine.games.registry import game as rules_of
from tests.discord.payloads import EPHEMERAL, Json
from tests.soak.person import Offer, Person, components
from tests.soak.watched import WatchedLoopback

_LONGEST = 90.0
"""Seconds after which a game that does not end is left to itself."""


class Hurried(Person):
    """Plays alone against computers by ``rules``, a preset under which a game is one deal.

    ``games``: one after the other, for ever.
    """

    timeouts = 1.5

    def __init__(
        self,
        name: str,
        server: WatchedLoopback,
        chance: Random,
        guild: int,
        games: tuple[str, ...],
        rules: str,
    ) -> None:
        super().__init__(name, server, chance, guild)
        self._games, self._rules = cycle(games), rules
        self._table = ""

    async def play(self, pause: float) -> None:
        """Go on until cancelled, with so many seconds between clicks."""
        while True:
            begun = await self._begin(next(self._games))
            end = monotonic() + _LONGEST
            while begun and monotonic() < end and self._is_on():
                await asyncio.sleep(pause)
                await self.act()
            await asyncio.sleep(pause)

    def sees(self) -> list[Json]:
        """Their table and the newest panel of it, and nothing else."""
        return [
            one
            for one in super().sees()
            if one["flags"] & EPHEMERAL or f"|{self._table}|" in str(one)
        ]

    def channel(self) -> list[Json]:
        """The message of their table, however much was posted after it."""
        return [one for one in super().channel() if f"|{self._table}|" in str(one)]

    async def _begin(self, game: str) -> bool:
        """Open a table and start; whether Discord has taken both."""
        fewest = rules_of(game, REGISTRY[game].options()).seats[0]
        answer = await self.command(
            f"rummy new {game}", computers=max(1, fewest - 1), preset=self._rules
        )
        message = None if answer is None else answer.message
        for one in components(message or {}):
            if message is not None and "|start|" in str(one.get("custom_id")):
                offer = Offer(message, one)
                self._table = offer.table
                return await self.use(offer) is not None
        return False

    def _is_on(self) -> bool:
        return any(f"|{verb}|" in str(one) for one in self.channel() for verb in ("hand", "start"))
