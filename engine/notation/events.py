"""What happens at a table, event by event, as one seat sees it (docs/player-protocol.md).

A deal that is dealt and one that ends are told as a whole, and have no form here.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from typing import Any, get_type_hints

from engine import events
from engine.cards import HIDDEN, Card, name
from engine.deck import CARDS, Deck
from engine.events import DealEnded, Dealt, Event
from engine.games.registry import SCORE_ITEMS
from engine.melds import Meld, MeldKind
from engine.notation.position import write_meld
from engine.notation.reading import NotationError
from engine.notation.typed_json import Codec, Misread, Shape, mark_of
from engine.result import ScoreItem

_HIDDEN = name(HIDDEN)
_ITEMS = {item.value: item for kind in SCORE_ITEMS for item in kind}


def _word(kind: type[Event]) -> str:
    """What the protocol calls it: ``AskedMayI`` is ``asked_may_i``."""
    return re.sub(r"(?<=.)(?=[A-Z])", "_", kind.__name__).lower()


_KINDS: Mapping[str, type[Event]] = {
    _word(kind): kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Dealt, DealEnded)
}
"""Every event of a deal by its name."""
_WORDS = {kind: called for called, kind in _KINDS.items()}


def event_keys() -> dict[str, list[str]]:
    """The names of all events with their keys."""
    return {called: list(_parts(called, (), CARDS)) for called in _KINDS}


def write_event(event: Event, players: Sequence[str], deck: Deck = CARDS) -> dict[str, object]:
    """The event as JSON; cards that are not seen are ``??``."""
    called = _WORDS[type(event)]
    parts = _parts(called, tuple(players), deck)
    keys = {key: part.write(getattr(event, field)) for key, (field, part) in parts.items()}
    return {"event": called, **keys}


def read_event(given: object, players: Sequence[str], deck: Deck = CARDS) -> Event:
    """Read an event. Raises NotationError with one sentence."""
    called = given.get("event") if isinstance(given, dict) else given
    if not isinstance(given, dict) or not isinstance(called, str) or called not in _KINDS:
        raise NotationError(f"event {called!r} is unknown; there is {', '.join(_KINDS)}")
    what, parts = f"event {called!r}", _parts(called, tuple(players), deck)
    for key in given:
        if key != "event" and key not in parts:
            raise NotationError(f"{what} has no key {key!r}; it has {', '.join(parts) or 'none'}")
    values = {}
    for key, (field, part) in parts.items():
        if key not in given:
            raise NotationError(f"{what} needs the key {key!r}")
        try:
            values[field] = part.read(given[key])
        except (Misread, ValueError) as wrong:
            raise NotationError(f"{what}: {key!r}: {wrong}") from None
    return _KINDS[called](**values)


@lru_cache(maxsize=512)
def _parts(called: str, players: tuple[str, ...], deck: Deck) -> dict[str, tuple[str, Shape]]:
    """By key the field of the event and how it is written; ``by`` is the player."""
    kind = _KINDS[called]
    seat, codec = _seat(players), Codec(lambda hint: _leaf(hint, players, deck))
    hints = get_type_hints(kind, include_extras=True)
    found = {}
    for field in fields(kind):
        if field.name in ("whom", "then"):
            found[field.name] = field.name, seat
        elif field.name == "player":
            found["by"] = field.name, seat
        elif field.name == "seats":
            found["players"] = field.name, _several(seat)
        elif field.name != "lanes":  # nobody at a table sees them
            found[field.name] = field.name, codec.shape(hints[field.name])
    return found


def _leaf(hint: Any, players: tuple[str, ...], deck: Deck) -> Shape | None:
    if mark_of(hint) == "card":
        return _card(deck)
    if hint is int:
        return _plain(int, "a whole number")
    if hint is bool:
        return _plain(bool, "true or false")
    if hint is Meld:
        return Shape(
            lambda meld: write_meld(meld, players, deck), lambda given: _meld(given, players, deck)
        )
    if hint is ScoreItem:
        return Shape(lambda item: item.value, _one_of(_ITEMS))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Shape(lambda value: value.value, _one_of({one.value: one for one in hint}))
    return None


def _seat(players: tuple[str, ...]) -> Shape:
    return Shape(players.__getitem__, _one_of({name: at for at, name in enumerate(players)}))


def _several(part: Shape) -> Shape:
    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Misread("not a list")
        return tuple(map(part.read, value))

    return Shape(lambda values: [part.write(one) for one in values], read)


def _one_of(known: Mapping[str, Any]) -> Callable[[object], Any]:
    def read(value: object) -> Any:
        if not isinstance(value, str) or value not in known:
            raise Misread(f"{value!r} is none of {', '.join(known)}")
        return known[value]

    return read


def _card(deck: Deck) -> Shape:
    def read(value: object) -> Card:
        if value == _HIDDEN:
            return HIDDEN
        if not isinstance(value, str):
            raise Misread(f"{value!r} is not a card")
        return deck.parse_shown(value)

    return Shape(deck.name, read)


def _plain(kind: type, called: str) -> Shape:
    def read(value: object) -> Any:
        if type(value) is not kind:
            raise Misread(f"{value!r} is not {called}")
        return value

    return Shape(lambda value: value, read)


_KIND = _one_of({kind.value: kind for kind in MeldKind})


def _meld(given: object, players: tuple[str, ...], deck: Deck) -> Meld:
    """A meld of the table with all its keys."""
    keys = {"owner", "kind", "cards", "laid_by"}
    if not isinstance(given, dict) or set(given) != keys:
        raise Misread(f"a meld has the keys {', '.join(sorted(keys))}")
    seat = _seat(players)
    cards = _several(_card(deck)).read(given["cards"])
    return Meld(
        seat.read(given["owner"]),
        _KIND(given["kind"]),
        cards,
        _several(seat).read(given["laid_by"]),
    )
