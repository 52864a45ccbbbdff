"""Ledgers of finished deals, reckoned for whoever asks first and kept for everybody after them."""

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import NamedTuple

import structlog

from bot.workers.thinker import Thinker
from bot.workers.worker import BESIDE
from data.database.trouble import StorageTrouble
from data.journal.ledgers import LedgerKey, LedgerStore
from engine.analysis.ledger import Ledger
from engine.live.archive import unhurried
from engine.notation.export import placed_moves
from engine.notation.ledger import LedgerStory, ledger_story
from engine.table.replay import Replay

_log = structlog.get_logger()

_MOST = 20
"""Ledgers that wait for a process: each takes a minute of it."""
_STORIES = 16
"""Ledgers beside their replays that stay in memory: each step of a replay asks for one or two."""


class _Coming(NamedTuple):
    """A ledger that is being reckoned, and when it was asked for."""

    task: asyncio.Task[Ledger]
    asked: float


class Ledgers:
    """What is asked for again while it is being reckoned is reckoned once."""

    def __init__(self, thinker: Thinker, store: LedgerStore) -> None:
        self._thinker, self._store = thinker, store
        self._coming: dict[LedgerKey, _Coming] = {}
        self._stories: dict[LedgerKey, LedgerStory] = {}

    async def find(self, key: LedgerKey) -> Ledger | None:
        """The ledger, if it is there."""
        return await self._store.find(key)

    async def story(
        self, replay: Replay, deal: int, seat: int, found: Ledger | None = None
    ) -> LedgerStory | None:
        """Tell a deal's ledger (from 0) next to its replay: the one ``found`` or the stored one."""
        key = LedgerKey(replay.header.table_id, deal + 1, seat)
        story = self._stories.pop(key, None)
        if story is None:
            ledger = await self.find(key) if found is None else found
            if ledger is None:
                return None
            moves = await unhurried(placed_moves(replay, deal))
            story = ledger_story(replay, deal, moves, seat, ledger)
        self._stories[key] = story
        if len(self._stories) > _STORIES:
            del self._stories[next(iter(self._stories))]
        return story

    def coming_for(self, key: LedgerKey) -> int | None:
        """Whole seconds since a ledger that is still due was asked for; None if it wasn't."""
        coming = self._coming.get(key)
        return None if coming is None else int(monotonic() - coming.asked)

    @property
    def is_crowded(self) -> bool:
        """Whether so many wait that nobody should be let in."""
        return self._thinker.ledgers_waiting >= _MOST

    async def reckon(self, key: LedgerKey, deal: Mapping[str, object]) -> Ledger:
        """The ledger of an exported deal, once it is there. It goes on without whoever asked.

        Raises WorkerLost or NotationError: then nothing is kept, and it can be asked for again.
        """
        coming = self._coming.get(key)
        if coming is None:
            task = asyncio.create_task(self._reckon(key, deal), name=BESIDE)
            coming = self._coming[key] = _Coming(task, monotonic())
            task.add_done_callback(lambda done: self._settle(key, done))
        return await asyncio.shield(coming.task)

    def stop(self) -> None:
        """Wait for no more."""
        for coming in list(self._coming.values()):
            coming.task.cancel()

    async def _reckon(self, key: LedgerKey, deal: Mapping[str, object]) -> Ledger:
        found = await self._thinker.ledger(deal, key.seat)
        try:
            await self._store.keep(key, found)
        except StorageTrouble as trouble:
            # Who waits for it sees it all the same.
            _log.warning("ledger_not_kept", table=key.table_id, fault=type(trouble).__name__)
        return found

    def _settle(self, key: LedgerKey, done: asyncio.Task[Ledger]) -> None:
        del self._coming[key]
        if not done.cancelled() and (fault := done.exception()) is not None:
            _log.warning("ledger_lost", table=key.table_id, fault=type(fault).__name__)
