"""How often the messages of tables may change."""

from dataclasses import dataclass

from bot.showing.closed_channels import WAIT


@dataclass(frozen=True, slots=True)
class Rhythm:
    """``interval``: least seconds between two edits of a table's message. ``linger``: most seconds
    that what is not urgent (bot.showing.urgency) waits for what follows it: where an edit costs a
    request, a computer plays or the channel is busy. Painting and sending come on top: together
    they are less than three. ``closed``: seconds until a channel is asked again that has refused
    (bot.showing.closed_channels). ``gap``: least seconds between two tables that are shown for the
    first time since the start, and nobody has clicked at."""

    interval: float
    linger: float
    closed: float = WAIT
    gap: float = 0.1
