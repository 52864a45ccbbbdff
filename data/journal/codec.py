"""Events as the journal keeps them: JSON that people can read, and that stays readable for ever.

A step is a list of objects such as ``{"event": "drew", "player": 1, "card": "10H"}``; cards are
written as in docs/notation.md. A name below is never given to another event and never changed.
What only one game tells of the end of a deal stands under ``own``, with the name of its kind under
``of``.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from pydantic_core import to_json

from engine import cards, events
from engine.events import Dealt, Event
from engine.games.registry import KNOWN, SCORE_ITEMS
from engine.notation.typed_json import Codec, Misread, Shape, mark_of
from engine.result import Own, ScoreItem
from engine.state import Memory
from engine.table import events as table_events
from engine.table.events import ChosenRules
from engine.table.record import Entry, Snapshot, UnreadableJournal
from engine.table.terms import Terms

OWNS: Mapping[str, type[Own]] = {
    name: kind for listing in KNOWN.values() for name, kind in listing.stored.items()
}
"""The results of single games by their names in the journal."""

_KIND = "of"
_ITEMS = {item.value: item for kind in SCORE_ITEMS for item in kind}


def score_item_shape() -> Shape:
    """A line's name, whichever game has it."""

    def read(value: Any) -> ScoreItem:
        if not isinstance(value, str) or value not in _ITEMS:
            raise Misread("not a line of a score sheet")
        return _ITEMS[value]

    return Shape(lambda item: item.value, read)


def named_shape(codec: Codec, kinds: Mapping[str, type]) -> Shape:
    """A record of one of these kinds. Writing raises TypeError for a kind without a name."""
    shapes = {name: codec.record(kind) for name, kind in kinds.items()}
    names = {kind: name for name, kind in kinds.items()}

    def write(record: Any) -> dict[str, Any]:
        name = names.get(type(record))
        if name is None:
            raise TypeError(f"{type(record).__name__} has no name in the journal")
        return {_KIND: name, **shapes[name].write(record)}

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise Misread("not an object")
        name = value.get(_KIND)
        if not isinstance(name, str) or name not in shapes:
            raise Misread(f"{name!r} is no name of what a game tells")
        return shapes[name].read({key: one for key, one in value.items() if key != _KIND})

    return Shape(write, read)


def _leaf(hint: Any) -> Shape | None:
    if mark_of(hint) == "card":
        return Shape(_write_card, _read_card)
    if hint in (int, str, bool):
        return _plain(hint)
    if hint is float:
        return Shape(float, float)
    if get_origin(hint) is Literal:
        return _one_of(get_args(hint))
    if hint is ChosenRules:
        return Shape(dict, _read_chosen)
    if hint is ScoreItem:
        return score_item_shape()
    if hint is Own:
        return named_shape(CODEC, OWNS)
    if hint is Memory:
        return named_shape(CODEC, {kind.__name__: kind for kind in _lasting(Memory)})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Shape(lambda value: value.value, hint)
    return None


def _write_card(card: int) -> str:
    if card == cards.HIDDEN:
        raise ValueError("a hidden card cannot be stored: its face would be lost")
    return cards.name(card)


def _read_card(text: Any) -> int:
    if not isinstance(text, str):
        raise Misread("not a card")
    return cards.parse(text, any_rank=True)


def _plain(kind: type) -> Shape:
    def read(value: Any) -> Any:
        # Not isinstance: True would pass for 1.
        if type(value) is not kind:
            raise Misread(f"not of type {kind.__name__}")
        return value

    return Shape(kind, read)


def _one_of(values: tuple[Any, ...]) -> Shape:
    def read(value: Any) -> Any:
        if value not in values:
            raise Misread(f"none of {values}")
        return value

    return Shape(lambda value: value, read)


def _lasting(kind: type[Memory]) -> Iterator[type[Memory]]:
    """The kinds of what rules remember that begin a deal with something of the one before."""
    for one in kind.__subclasses__():
        yield from _lasting(one)
        if Dealt in one.hears:
            yield one


def _read_chosen(value: Any) -> ChosenRules:
    if not isinstance(value, dict):
        raise Misread("not an object")
    return ChosenRules(value)


CODEC = Codec(_leaf)
"""Records as the journal keeps them."""


def _seen_leaf(hint: Any) -> Shape | None:
    return Shape(cards.name, _read_card) if mark_of(hint) == "card" else _leaf(hint)


_SEEN = Codec(_seen_leaf)
"""Records as a person may see them, with ``??`` for a hidden card."""


EVENTS: Mapping[str, type[Event]] = {
    "sat": table_events.Sat,
    "invited": table_events.Invited,
    "stood_up": table_events.StoodUp,
    "removed": table_events.Removed,
    "host_changed": table_events.HostChanged,
    "rules_changed": table_events.RulesChanged,
    "agreed": table_events.Agreed,
    "salted": table_events.Salted,
    "seats_turned": table_events.SeatsTurned,
    "began": table_events.Began,
    "handed_over": table_events.HandedOver,
    "stood_in": table_events.StoodIn,
    "took_back": table_events.TookBack,
    "seat_opened": table_events.SeatOpened,
    "substituted": table_events.Substituted,
    "seat_requested": table_events.SeatRequested,
    "request_answered": table_events.RequestAnswered,
    "request_refused": table_events.RequestRefused,
    "request_withdrawn": table_events.RequestWithdrawn,
    "next_seat_kept": table_events.NextSeatKept,
    "next_seat_released": table_events.NextSeatReleased,
    "nudged": table_events.Nudged,
    "played_otherwise": table_events.PlayedOtherwise,
    "agreed_to_end": table_events.AgreedToEnd,
    "wanted_to_play_on": table_events.WantedToPlayOn,
    "closed": table_events.Closed,
    "timed_out": table_events.TimedOut,
    "went_away": table_events.WentAway,
    "came_back": table_events.CameBack,
    "autopiloted": table_events.Autopiloted,
    "took_cards_back": table_events.TookCardsBack,
    "bank_spent": table_events.BankSpent,
    "clock_resumed": table_events.ClockResumed,
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
    "chose_contract": events.ChoseContract,
    "announced": events.Announced,
    "played_skip": events.PlayedSkip,
    "turn_skipped": events.TurnSkipped,
    "laid_down": events.LaidDown,
    "laid_off": events.LaidOff,
    "swapped": events.Swapped,
    "debt_paid": events.DebtPaid,
    "discarded": events.Discarded,
    "fined": events.Fined,
    "knocked": events.Knocked,
    "upcard_offered": events.UpcardOffered,
    "offer_closed": events.OfferClosed,
    "threw_to_knock": events.ThrewToKnock,
    "went_big_gin": events.WentBigGin,
    "show_opened": events.ShowOpened,
    "showed": events.Showed,
    "turn_started": events.TurnStarted,
    "rearranged": events.Rearranged,
    "knocked_on_table": events.KnockedOnTable,
    "passed_turn": events.PassedTurn,
    "dropped": events.Dropped,
    "declared": events.Declared,
    "declared_wrongly": events.DeclaredWrongly,
    "deal_ended": events.DealEnded,
}
"""Every event by its name in the journal. A new event is one more line."""

_KEY = "event"
_PUBLIC = frozenset(name for name, kind in EVENTS.items() if kind.seen_by is Event.seen_by)
"""The events that hide nothing from anyone."""
_NAMES = {kind: name for name, kind in EVENTS.items()}
_SHAPES = {name: CODEC.record(kind) for name, kind in EVENTS.items()}
_TERMS = CODEC.record(Terms)
_BY_DEAL, _DEALS = ("results", "deal_notes"), 8
"""What a snapshot has of each deal, and of how many it is read in one go."""


def write_events(step: Iterable[Event]) -> str:
    """One step as text. Raises TypeError for an event without a name."""
    # It writes what json.dumps would, in a sixth of the time.
    return to_json([_write(event) for event in step]).decode()


def hides_cards(step: Iterable[Mapping[str, Any]]) -> bool:
    """Return whether this step, as JSON values, has an event that not everyone may see."""
    return not _PUBLIC.issuperset(event[_KEY] for event in step)


def write_seen(step: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return the events of a step as this seat (None: the channel) may see them, as JSON values."""
    shapes = ((event.seen_by(seat), _SEEN.record(type(event))) for event in step)
    return [{_KEY: _NAMES[type(event)], **shape.write(event)} for event, shape in shapes]


def read_entry(table_id: str, version: int, text: str, stored_at: int = 0) -> Entry:
    """A stored step. Raises UnreadableJournal; no card of the step is repeated in it."""
    try:
        return Entry(version, tuple(_read_step(text)), stored_at)
    except ValueError as error:
        raise UnreadableJournal(
            f"version {version} of table {table_id} cannot be read: {error}"
        ) from None


def write_terms(terms: Terms) -> dict[str, object]:
    """What a table was opened with, as an object."""
    written: dict[str, object] = _TERMS.write(terms)
    return written


def read_terms(table_id: str, value: object) -> Terms:
    """The stored terms of a table. Raises UnreadableJournal."""
    try:
        terms: Terms = _TERMS.read(value)
    except ValueError as error:
        raise UnreadableJournal(f"the terms of table {table_id} cannot be read: {error}") from None
    return terms


def write_snapshot(snapshot: Snapshot) -> Iterator[str]:
    """It as text, in pieces: the longest game takes a millisecond."""
    for number, (name, part) in enumerate(CODEC.parts(Snapshot).items()):
        written = to_json(part.write(getattr(snapshot, name))).decode()
        yield f'{"," if number else "{"}"{name}":{written}'
    yield "}"


def read_snapshot(text: str) -> Iterator[Snapshot | None]:
    """A stored snapshot, the last that is yielded: after each part that was read comes a None.

    Raises UnreadableJournal; the steps tell the same.
    """
    shapes = CODEC.parts(Snapshot)
    try:
        told = json.loads(text)
        by_deal = {name: told.pop(name) for name in _BY_DEAL}
        told = {name: part.read(told.pop(name)) for name, part in shapes.items() if name in told}
        for name, value in by_deal.items():
            told[name] = ()
            for at in range(0, len(value), _DEALS):
                yield None
                told[name] += shapes[name].read(value[at : at + _DEALS])
        yield Snapshot(**told)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise UnreadableJournal("the snapshot cannot be read") from None


def _write(event: Event) -> dict[str, object]:
    name = _NAMES.get(type(event))
    if name is None:
        raise TypeError(f"{type(event).__name__} has no name in data.journal.codec.EVENTS")
    return {_KEY: name, **_SHAPES[name].write(event)}


def _read_step(text: str) -> Iterator[Event]:
    try:
        step = json.loads(text)
    except RecursionError:
        raise Misread("nested too deep") from None
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
