"""Who has been asked whether they want to sit at two tables of a channel."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class SecondSeats:
    """Nobody is asked twice in a channel while the process lives."""

    _asked: set[tuple[int, int]] = field(default_factory=set)

    def is_new(self, user: int, channel_id: int) -> bool:
        """Whether this person has not been asked here; now they have."""
        asked = user, channel_id
        is_new = asked not in self._asked
        self._asked.add(asked)
        return is_new
