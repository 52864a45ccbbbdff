"""Time at a table: where "now" comes from and how long things wait."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

Now = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table waits, in seconds."""

    may_i: float = 15
    next_deal: float = 60
