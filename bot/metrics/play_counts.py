"""Metrics of play, which are tables, games and moves that are stored."""

import time
from collections import Counter as Tallied
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from engine import events as played
from engine.events import Event
from engine.games.registry import REGISTRY
from engine.live.table import Table
from engine.table.record import Header, OpenTable, StoredTable, VersionTaken
from engine.table.roster import CloseReason, Status
from engine.table.table_events import Began, Closed, TookCardsBack

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)
_MOVES: Mapping[type[Event], str] = {
    played.Drew: "draw",
    played.Took: "take",
    played.TookRow: "take_row",
    played.AskedMayI: "may_i",
    played.Passed: "pass",
    played.MadeContract: "contract",
    played.LaidDown: "lay_down",
    played.LaidOff: "lay_off",
    played.Swapped: "swap",
    played.Discarded: "discard",
    played.Knocked: "knock",
    TookCardsBack: "take_back",
}
_OPEN = (Status.LOBBY, Status.PLAYING)


class Play:
    """Counts each table that is opened, read or continued (bot/metrics/metrics.py)."""

    def __init__(self, registry: CollectorRegistry) -> None:
        gauge, counter = partial(Gauge, registry=registry), partial(Counter, registry=registry)
        self._games: dict[str, tuple[str, Status]] = {}
        self._tables = gauge(
            "upcard_tables", "Open tables, whether they are in memory or not.", ["game", "status"]
        )
        self._still: set[str] = set()
        gauge("upcard_tables_at_a_standstill", "Open tables that a bug has stopped.").set_function(
            lambda: len(self._still)
        )
        self._opened = counter("upcard_tables_opened", "Tables that were opened.", ["game"])
        self._started = counter("upcard_games_begun", "Games that were started.", ["game"])
        self._closed = counter("upcard_tables_closed", "Tables that closed.", ["game", "why"])
        self._moves = counter(
            "upcard_moves", "Moves of people, computers and the autopilot.", ["game", "move"]
        )
        self._took = Histogram(
            "upcard_journal_seconds",
            "Seconds until a step was stored, including the wait in the queue.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._waiting = gauge("upcard_journal_queue", "Steps that wait to be stored.")
        self._trouble = counter(
            "upcard_storage_trouble", "Steps that could not be stored because of the database."
        )
        for game in REGISTRY:
            self._opened.labels(game)
            self._started.labels(game)
            for why in CloseReason:
                self._closed.labels(game, why.value)
            for move in _MOVES.values():
                self._moves.labels(game, move)

    def watch(self, table: Table) -> None:
        """Note whether this table is halted.

        A registry calls this after the table has changed or was restored.
        """
        key, closed = table.header.table_id, table.roster.status is Status.CLOSED
        if table.halt is None or closed:
            self._still.discard(key)
        else:
            self._still.add(key)

    def count_tables(self) -> None:
        """Set the gauge of tables."""
        now = Tallied(self._games.values())
        for game in REGISTRY:
            for status in _OPEN:
                self._tables.labels(game, status.value).set(now[game, status])

    def opened(self, header: Header) -> None:
        """Count a new table that was stored."""
        self._games[header.table_id] = header.game, Status.LOBBY
        self._opened.labels(header.game).inc()

    def known(self, table: OpenTable) -> None:
        """Note an open table by its index row. Tables without an index row are read soon."""
        if table.index_row is not None:
            status = Status.LOBBY if table.index_row.is_lobby else Status.PLAYING
            self._games.setdefault(table.table_id, (table.game, status))

    def read(self, stored: StoredTable) -> None:
        """Note a table that was read from its journal, as open tables are after a restart."""
        if not stored.is_open:
            self._games.pop(stored.header.table_id, None)
            return
        starts = (isinstance(event, Began) for entry in stored.entries for event in entry.events)
        status = Status.PLAYING if stored.snapshot or any(starts) else Status.LOBBY
        self._games[stored.header.table_id] = stored.header.game, status

    def went_on(self, table_id: str, events: Sequence[Event]) -> None:
        """Count the events of a stored step."""
        known = self._games.get(table_id)
        if known is None:
            return
        game, _ = known
        for event in events:
            if isinstance(event, Began):
                self._started.labels(game).inc()
                self._games[table_id] = game, Status.PLAYING
            elif isinstance(event, Closed):
                self._closed.labels(game, event.why.value).inc()
                self._games.pop(table_id, None)
            elif type(event) in _MOVES:
                self._moves.labels(game, _MOVES[type(event)]).inc()

    @contextmanager
    def storing(self) -> Iterator[None]:
        """Measure the time to store a step, and count trouble."""
        began = time.monotonic()
        try:
            with self._waiting.track_inprogress():
                yield
        except VersionTaken:
            raise
        except Exception:
            self._trouble.inc()
            raise
        self._took.observe(time.monotonic() - began)
