"""Events in the journal, as JSON that people can read and that stays readable forever.

A step is a list of objects such as ``{"event": "drew", "player": 1, "card": "10H"}``. Cards are
written as in docs/notation.md. The part of a deal's result that only one game has is under ``own``,
with the name of its kind under ``of``.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic_core import to_json

from engine import cards, events
from engine.called import declared
from engine.events import Dealt, Event
from engine.games.registry import KNOWN
from engine.notation.typed_json import Codec, Misread, Shape, mark_of, read_card, stored
from engine.result import Own
from engine.state import Memory
from engine.table import table_events
from engine.table.record import Entry, Snapshot, UnreadableJournal
from engine.table.table_events import ChosenRules
from engine.table.terms import Terms

OWNS: Mapping[str, type[Own]] = {
    name: kind for listing in KNOWN.values() for name, kind in listing.stored.items()
}
"""The parts of results that only one game has, by their names in the journal."""


def _leaf(hint: Any) -> Shape | None:
    if mark_of(hint) == "card":
        return Shape(_write_card, read_card)
    if hint is ChosenRules:
        return Shape(dict, _read_chosen)
    if hint is Own:
        return CODEC.one_of("of", OWNS, "no name of what a game tells")
    if hint is Memory:
        kinds = {kind.__name__: kind for kind in _lasting(Memory)}
        return CODEC.one_of("of", kinds, "no name of what a rule remembers")
    return stored(hint)


def _write_card(card: int) -> str:
    if card == cards.HIDDEN:
        raise ValueError("a hidden card cannot be stored: its face would be lost")
    return cards.name(card)


def _lasting(kind: type[Memory]) -> Iterator[type[Memory]]:
    """Yield the kinds of rules' memory that carry something from one deal into the next."""
    for subclass in kind.__subclasses__():
        yield from _lasting(subclass)
        if Dealt in subclass.hears:
            yield subclass


def _read_chosen(value: Any) -> ChosenRules:
    if not isinstance(value, dict):
        raise Misread("not an object")
    return ChosenRules(value)


CODEC = Codec(_leaf)
"""The codec of records in the journal."""

_SEEN = Codec(lambda hint: stored(hint) if mark_of(hint) == "card" else _leaf(hint))
"""The codec of records that a person may see, with ``??`` for a hidden card."""

EVENTS: Mapping[str, type[Event]] = {
    kind.word: kind for kind in declared(table_events, events) if issubclass(kind, Event)
}
"""Every event by its name in the journal."""

_KEY = "event"
_EVENT, _SEEN_EVENT = (
    codec.one_of(_KEY, EVENTS, "not the name of an event") for codec in (CODEC, _SEEN)
)
_PUBLIC = frozenset(name for name, kind in EVENTS.items() if kind.seen_by is Event.seen_by)
"""The names of events that hide nothing from anyone."""
_TERMS = CODEC.record(Terms)
_BY_DEAL, _DEALS = ("results", "deal_notes"), 8
"""The parts of a snapshot with a value per deal, and how many deals are read in one go."""


def write_events(step: Iterable[Event]) -> str:
    """Return a step as text. Raises TypeError for an event without a name."""
    # ``to_json`` writes the same text as json.dumps, in a sixth of the time.
    return to_json([_EVENT.write(event) for event in step]).decode()


def hides_cards(step: Iterable[Mapping[str, Any]]) -> bool:
    """Return whether this step, as JSON values, has an event that not everyone may see."""
    return not _PUBLIC.issuperset(event[_KEY] for event in step)


def write_seen(step: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return the events of a step, as JSON values, as a seat (None: the channel) may see them."""
    return [_SEEN_EVENT.write(event.seen_by(seat)) for event in step]


def read_entry(table_id: str, version: int, text: str, stored_at: int = 0) -> Entry:
    """Return a stored step.

    Raises UnreadableJournal, whose message repeats no card of the step.
    """
    try:
        return Entry(version, tuple(_read_step(text)), stored_at)
    except ValueError as error:
        raise UnreadableJournal(
            f"version {version} of table {table_id} cannot be read: {error}"
        ) from None


def write_terms(terms: Terms) -> dict[str, object]:
    """Return the terms of a table as an object."""
    written: dict[str, object] = _TERMS.write(terms)
    return written


def read_terms(table_id: str, value: object) -> Terms:
    """Return the stored terms of a table. Raises UnreadableJournal."""
    try:
        terms: Terms = _TERMS.read(value)
    except ValueError as error:
        raise UnreadableJournal(f"the terms of table {table_id} cannot be read: {error}") from None
    return terms


def write_snapshot(snapshot: Snapshot) -> Iterator[str]:
    """Yield a snapshot as text, in pieces, because the longest game takes a millisecond."""
    for number, (name, part) in enumerate(CODEC.parts(Snapshot).items()):
        written = to_json(part.write(getattr(snapshot, name))).decode()
        yield f'{"," if number else "{"}"{name}":{written}'
    yield "}"


def read_snapshot(text: str) -> Iterator[Snapshot | None]:
    """Read a stored snapshot. Yield None after each part, and the snapshot at the end.

    Raises UnreadableJournal. The steps have the same information.
    """
    shapes = CODEC.parts(Snapshot)
    try:
        parts = json.loads(text)
        by_deal = {name: parts.pop(name) for name in _BY_DEAL}
        parts = {name: part.read(parts.pop(name)) for name, part in shapes.items() if name in parts}
        for name, value in by_deal.items():
            parts[name] = ()
            for start in range(0, len(value), _DEALS):
                yield None
                parts[name] += shapes[name].read(value[start : start + _DEALS])
        yield Snapshot(**parts)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise UnreadableJournal("the snapshot cannot be read") from None


def _read_step(text: str) -> Iterator[Event]:
    try:
        step = json.loads(text)
    except RecursionError:
        raise Misread("nested too deep") from None
    if not isinstance(step, list):
        raise Misread("not a list")
    for number, value in enumerate(step, start=1):
        try:
            yield _EVENT.read(value)
        except ValueError as error:
            raise Misread(f"event {number}: {error}") from None
