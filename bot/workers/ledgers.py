"""Ledgers of finished deals, computed at the first request and stored for later requests."""

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import NamedTuple

import structlog

from bot.workers.thinker import Thinker
from bot.workers.worker import BACKGROUND
from data.database.trouble import StorageTrouble
from data.journal.ledgers import LedgerKey, LedgerStore
from engine.analysis.ledger import Ledger
from engine.live.archive import unhurried
from engine.notation.export import placed_moves
from engine.notation.ledger_story import LedgerStory, ledger_story
from engine.table.replay import Replay

_log = structlog.get_logger()

_MOST = 20
"""At most this many ledgers wait for a process. Each takes a minute."""
_STORIES = 16
"""At most this many stories stay in memory. Each step of a replay needs one or two."""


class _Coming(NamedTuple):
    """A ledger that is being computed, and the time of its first request."""

    task: asyncio.Task[Ledger]
    asked: float


class Ledgers:
    """Computes ledgers, each only once, also if it is requested again meanwhile."""

    def __init__(self, thinker: Thinker, store: LedgerStore) -> None:
        self._thinker, self._store = thinker, store
        self._coming: dict[LedgerKey, _Coming] = {}
        self._stories: dict[LedgerKey, LedgerStory] = {}

    async def find(self, key: LedgerKey) -> Ledger | None:
        """Return the stored ledger, or None."""
        return await self._store.find(key)

    async def story(
        self, replay: Replay, deal: int, seat: int, computed: Ledger | None = None
    ) -> LedgerStory | None:
        """Return the story of a deal (from 0), which joins its ledger and its replay.

        The ledger is ``computed``, or the stored ledger by default. Return None without any
        ledger."""
        key = LedgerKey(replay.header.table_id, deal + 1, seat)
        story = self._stories.pop(key, None)
        if story is None:
            ledger = await self.find(key) if computed is None else computed
            if ledger is None:
                return None
            moves = await unhurried(placed_moves(replay, deal))
            story = ledger_story(replay, deal, moves, seat, ledger)
        self._stories[key] = story
        if len(self._stories) > _STORIES:
            del self._stories[next(iter(self._stories))]
        return story

    def coming_for(self, key: LedgerKey) -> int | None:
        """Return the whole seconds since a ledger was requested, None if it isn't pending."""
        coming = self._coming.get(key)
        return None if coming is None else int(monotonic() - coming.asked)

    @property
    def is_crowded(self) -> bool:
        """Whether too many ledgers are waiting, so that no more should be requested."""
        return self._thinker.ledgers_waiting >= _MOST

    async def compute(self, key: LedgerKey, deal: Mapping[str, object]) -> Ledger:
        """Wait for the ledger of an exported deal. The work continues if the caller is cancelled.

        Raises WorkerLost or NotationError. In that case nothing is stored, and the ledger can be
        requested again.
        """
        coming = self._coming.get(key)
        if coming is None:
            task = asyncio.create_task(self._compute(key, deal), name=BACKGROUND)
            coming = self._coming[key] = _Coming(task, monotonic())
            task.add_done_callback(lambda done: self._settle(key, done))
        return await asyncio.shield(coming.task)

    def stop(self) -> None:
        """Cancel all pending ledgers."""
        for coming in list(self._coming.values()):
            coming.task.cancel()

    async def _compute(self, key: LedgerKey, deal: Mapping[str, object]) -> Ledger:
        ledger = await self._thinker.ledger(deal, key.seat)
        try:
            await self._store.keep(key, ledger)
        except StorageTrouble as trouble:
            # The callers that wait for the ledger still get it.
            _log.warning("ledger_not_kept", table=key.table_id, fault=type(trouble).__name__)
        return ledger

    def _settle(self, key: LedgerKey, done: asyncio.Task[Ledger]) -> None:
        del self._coming[key]
        if not done.cancelled() and (fault := done.exception()) is not None:
            _log.warning("ledger_lost", table=key.table_id, fault=type(fault).__name__)
