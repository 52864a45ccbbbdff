"""Replays of finished games, built from their journals and cached for a while."""

import asyncio
import re
from collections.abc import Iterable
from time import perf_counter
from typing import TypeVar

from engine.live.ports import Journal
from engine.table.replay import Replay, ReplayBuilder

_T = TypeVar("_T")

_SLICE = 0.0003
"""After this many seconds of work, the event loop gets a turn."""

_TABLE = re.compile(r"[0-9a-z]{1,16}")
"""The format of table ids. Any other input isn't a table id."""


class NoSuchGame(LookupError):
    """This server has no table of this id at which a game started."""


class NotOver(Exception):
    """The game is still running."""


class NotKept(Exception):
    """The table closed long ago, and its moves have been deleted."""


class Archive:
    """Builds replays of finished games in small pieces of work, so that no one is blocked.

    ``kept`` is the number of replays in memory. The least recently used replay is dropped first.
    """

    def __init__(self, journal: Journal, size: int = 8) -> None:
        self._journal, self._kept = journal, size
        self._replays: dict[str, Replay] = {}

    async def find(self, guild_id: int, table_id: str) -> Replay:
        """Return the replay of a table of this server. Raises NoSuchGame, NotOver or NotKept."""
        if not _TABLE.fullmatch(table_id):
            raise NoSuchGame(table_id)
        replay = self._replays.pop(table_id, None) or await self._tell(guild_id, table_id)
        self._replays[table_id] = replay
        if len(self._replays) > self._kept:
            del self._replays[next(iter(self._replays))]
        if replay.header.guild_id != guild_id:
            raise NoSuchGame(table_id)
        return replay

    def forget(self) -> None:
        """Clear the cache, as a person was removed from the journals."""
        self._replays.clear()

    async def _tell(self, guild_id: int, table_id: str) -> Replay:
        page = await self._journal.load(table_id)
        if page is None or page.header.guild_id != guild_id:
            raise NoSuchGame(table_id)
        if page.is_open:
            raise NotOver(table_id)
        if page.is_thinned:
            raise NotKept(table_id)
        builder = ReplayBuilder(page.header, page.entries)
        await unhurried(builder.steps())
        if not builder.replay.is_over:
            raise NoSuchGame(table_id)
        return builder.replay


async def unhurried(steps: Iterable[_T]) -> list[_T]:
    """Compute all items one by one while the event loop keeps running, and return them."""
    done = []
    began = perf_counter()
    for item in steps:
        done.append(item)
        if perf_counter() - began > _SLICE:
            await asyncio.sleep(0)
            began = perf_counter()
    return done
