"""What a deal of Ten Phases tells besides its scores."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.result import Own

Numbers = tuple[tuple[int, ...], ...]
"""By seat the numbers of phases, in ascending order."""


@dataclass(frozen=True, slots=True)
class PhasesOwn(Own):
    """Which phases each seat has made, this deal counted, and who plays a play-off after it."""

    made: Numbers
    playoff: tuple[int, ...] = ()

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "made": {name: list(made) for name, made in zip(players, self.made, strict=True)},
            "playoff": [players[seat] for seat in self.playoff],
        }
