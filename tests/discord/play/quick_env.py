"""A simulated Discord for tests that click much."""

from typing import Any

import simcord

AT_ONCE = 0.5
"""Seconds that the bot may let something wait and a person does not notice."""


class QuickEnv(simcord.Env):
    """A simulated Discord that looks again sooner whether the bot has done all it is about to do.

    SimCord waits 50 ms, most often without a cause: half of what a click takes. And it waits for
    every timer that ends while an action may settle, which costs these seconds of real time. Here
    only time that a test lets pass (``advance_time``) ends a timer of more than ``AT_ONCE``.
    """

    async def _settle_internal(self, **given: Any) -> None:
        await super()._settle_internal(**given | {"idle": 0.001})

    def _schedule_timer(self, record: Any, *given: Any) -> None:
        if record.when - self._virtual_time <= AT_ONCE:
            super()._schedule_timer(record, *given)
