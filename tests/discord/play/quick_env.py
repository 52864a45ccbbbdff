"""A simulated Discord for tests that click much."""

from typing import Any

import simcord

from engine.errors import IllegalMove


class QuickEnv(simcord.Env):
    """A simulated Discord that looks again sooner whether the bot has done all it is about to do.

    SimCord waits 50 ms, most often without a cause: half of what a click takes.
    """

    async def _settle_internal(self, **given: Any) -> None:
        await super()._settle_internal(**given | {"idle": 0.001})

    def _record_error(self, error: BaseException) -> None:
        """A command that is refused has told its player why, and is no error."""
        if not isinstance(error.__cause__, IllegalMove):
            super()._record_error(error)
