"""The log of a table in words; what the autopilot threw is told as what it is."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

from bot.text import Text
from bot.text.events import event_in_words
from engine.events import Discarded, Event
from engine.live.table_view import TableView
from engine.table.events import Autopiloted


def since(sight: TableView, begin: int) -> Sequence[tuple[int, Event]]:
    """The events of the deal from this version on, each with the version of its step."""
    return sight.log[bisect_left(sight.log, begin, key=lambda step: step[0]) :]


def log_lines(
    sight: TableView,
    say: Text,
    who: Callable[[int], str],
    begin: int = 0,
    tells: Callable[[Event], bool] = lambda _: True,
) -> Iterator[tuple[Event, str | None, bool]]:
    """Every event of the deal from this version on, its line if it has one, and whether the
    autopilot did it. Those of which the caller ``tells`` nothing are left out."""
    piloted: dict[int, Autopiloted] = {}
    for version, event in since(sight, begin):
        if isinstance(event, Autopiloted):
            piloted = {version: event}
        if not tells(event):
            continue
        by = piloted.get(version)
        if by is not None and isinstance(event, Discarded):
            line = "event-autopilot-away" if by.away else "event-autopilot-late"
            yield event, say(line, who=who(by.seat), card=say.card(event.card)), True
        else:
            yield event, event_in_words(event, who, say), by is not None
