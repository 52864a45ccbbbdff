"""Events as the journal keeps them: JSON that people can read, and that stays readable for ever.

A step is a list of objects such as ``{"event": "drew", "player": 1, "card": "10H"}``; cards are
written as in NOTATION.md. A name below is never given to another event and never changed.
"""

import json
from collections.abc import Iterable, Iterator, Mapping

from data.shapes import Misread, record
from engine import events, lobby
from engine.events import Event
from engine.record import Entry

__all__ = ["EVENTS", "UnreadableJournal", "read_entry", "write_events"]

EVENTS: Mapping[str, type[Event]] = {
    "sat": lobby.Sat,
    "stood_up": lobby.StoodUp,
    "host_changed": lobby.HostChanged,
    "rules_changed": lobby.RulesChanged,
    "agreed": lobby.Agreed,
    "began": lobby.Began,
    "handed_over": lobby.HandedOver,
    "closed": lobby.Closed,
    "dealt": events.Dealt,
    "drew": events.Drew,
    "recycled": events.Recycled,
    "stock_ran_out": events.StockRanOut,
    "took": events.Took,
    "took_row": events.TookRow,
    "was_born": events.WasBorn,
    "window_opened": events.WindowOpened,
    "asked_may_i": events.AskedMayI,
    "passed": events.Passed,
    "granted_may_i": events.GrantedMayI,
    "drew_penalty": events.DrewPenalty,
    "window_closed": events.WindowClosed,
    "made_contract": events.MadeContract,
    "laid_down": events.LaidDown,
    "laid_off": events.LaidOff,
    "swapped": events.Swapped,
    "debt_paid": events.DebtPaid,
    "discarded": events.Discarded,
    "fined": events.Fined,
    "knocked": events.Knocked,
    "turn_started": events.TurnStarted,
    "deal_ended": events.DealEnded,
}
"""Every event by its name in the journal. A new event is one more line."""

_KEY = "event"
_NAMES = {kind: name for name, kind in EVENTS.items()}
_SHAPES = {name: record(kind) for name, kind in EVENTS.items()}


class UnreadableJournal(Exception):
    """A stored step that this version cannot read; the sentence names table and version."""


def write_events(step: Iterable[Event]) -> str:
    """One step as text. Raises TypeError for an event without a name."""
    return json.dumps([_write(event) for event in step], ensure_ascii=False, separators=(",", ":"))


def read_entry(table_id: str, version: int, text: str) -> Entry:
    """A stored step. Raises UnreadableJournal; no card of the step is repeated in it."""
    try:
        return Entry(version, tuple(_read_step(text)))
    except ValueError as error:
        raise UnreadableJournal(
            f"version {version} of table {table_id} cannot be read: {error}"
        ) from None


def _write(event: Event) -> dict[str, object]:
    name = _NAMES.get(type(event))
    if name is None:
        raise TypeError(f"{type(event).__name__} has no name in data.codec.EVENTS")
    return {_KEY: name, **_SHAPES[name].write(event)}


def _read_step(text: str) -> Iterator[Event]:
    step = json.loads(text)
    if not isinstance(step, list):
        raise Misread("not a list")
    for number, value in enumerate(step, start=1):
        try:
            yield _read(value)
        except ValueError as error:
            raise Misread(f"event {number}: {error}") from None


def _read(value: object) -> Event:
    if not isinstance(value, dict):
        raise Misread("not an object")
    name = value.pop(_KEY, None)
    shape = _SHAPES.get(name) if isinstance(name, str) else None
    if shape is None:
        raise Misread(f"{name!r} is not the name of an event")
    try:
        event: Event = shape.read(value)
    except ValueError as error:
        raise Misread(f"{name}: {error}") from None
    return event
