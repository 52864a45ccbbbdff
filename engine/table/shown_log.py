"""The log of a deal as a viewer may know it; viewers share what is the same for all."""

from collections.abc import Iterator, Sequence

from engine.events import Event

Told = tuple[int, Event]
"""An event with the version of its step."""


def shown(
    log: Sequence[Told], begin: int, seat: int | None, public: Sequence[Told]
) -> Iterator[Told]:
    """The entries from one on as this seat (None: the channel) may know them.

    ``public``: what the channel knows of the whole log, empty for the channel itself. Most of what
    is seen is the same for all and is kept once: a table takes a third less memory so.
    """
    for at in range(begin, len(log)):
        version, event = log[at]
        seen = event.seen_by(seat)
        if seen is event:
            yield log[at]
        elif public and public[at][1] == seen:
            yield public[at]
        else:
            yield version, seen
