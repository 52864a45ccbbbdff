"""What people were told they could not do, in plain numbers for whoever watches the bot."""

from collections import Counter
from dataclasses import dataclass, field

from engine.errors import IllegalMove, Reason


@dataclass(slots=True)
class Tally:
    """Since the start: ``refused`` by the reason, and ``stale``, clicks on what was out of date."""

    refused: Counter[Reason] = field(default_factory=Counter)
    stale: int = 0

    def refuse(self, refusal: IllegalMove) -> None:
        """One more refusal is told."""
        self.refused[refusal.reason] += 1
