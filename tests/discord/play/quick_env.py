"""A simulated Discord for tests that click much."""

import asyncio
from copy import deepcopy
from typing import Any

import simcord
from simcord._settlement import _is_parked, _owned_tasks, _run_due_virtual_callbacks

from tests.discord.recorder import Shared

AT_ONCE = 0.5
"""Seconds that the bot may let something wait and a person does not notice."""
TIMEOUT = 600.0
"""Seconds after which a bot that goes on without end is told from one on a starved machine. Below
pytest's own limit, because SimCord says what the bot was still doing."""
_SOON = 0.001
"""Seconds between two looks at work that may have come to rest without ending."""


class QuickEnv(simcord.Env):
    """A simulated Discord that looks again sooner whether the bot has done all it is about to do.

    SimCord waits 50 ms, most often without a cause: half of what a click takes. And it waits for
    every timer that ends while an action may settle, which costs these seconds of real time. Here
    only time that a test lets pass (``advance_time``) ends a timer of more than ``AT_ONCE``.

    While one task works SimCord looks at all of them, each time: a third of what a test takes. Here
    the newest that works is waited for first, and SimCord has the last word.
    """

    def __init__(self, bot: Any) -> None:
        super().__init__(bot, settle_timeout=TIMEOUT)

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        assert self._loop is not None
        deadline = self._loop.time() + TIMEOUT
        while (busy := self._busy(deadline)) is not None:
            await asyncio.wait({busy}, timeout=_SOON)
        await super()._settle_internal(idle=_SOON, dispatch=dispatch, _deadline=deadline)

    def _busy(self, deadline: float) -> asyncio.Task[Any] | None:
        """The newest task of the bot that has something to do, if SimCord need not be asked."""
        assert self._loop is not None
        advancing = self._real_advance_task or self._advance_task
        if advancing not in (None, asyncio.current_task()) or self._loop.time() > deadline:
            return None
        state = self._settlement_state()
        _run_due_virtual_callbacks(state, deadline)
        newest_first = reversed(_owned_tasks(state))
        return next((one for one in newest_first if not _is_parked(state, one, deadline)), None)

    def _schedule_timer(self, record: Any, *given: Any) -> None:
        if record.when - self._virtual_time <= AT_ONCE:
            super()._schedule_timer(record, *given)


def copied(payload: Any) -> Any:
    """A deep copy, quick where it is JSON."""
    kind = type(payload)
    if kind is dict:
        return {key: copied(value) for key, value in payload.items()}
    if kind is list:
        return [copied(one) for one in payload]
    return payload if kind in _NEVER_CHANGE else deepcopy(payload)


_NEVER_CHANGE = frozenset({str, int, bool, float, type(None), Shared})
