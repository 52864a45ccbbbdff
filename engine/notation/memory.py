"""The keys of a position that come from the memory of rules (docs/notation.md)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Literal, get_args, get_origin

from engine.cards import Card, bare
from engine.deck import CARDS, Deck
from engine.game import Game
from engine.lanes import Lanes
from engine.notation.reading import NotationError
from engine.notation.typed_json import Codec, Key, Misread, Shape, mark_of
from engine.state import Memory
from engine.steps.fines import Fine, FineItem, in_order, penalties_by_player

# Fines as an object with points by player and kind (docs/notation.md, ``penalties``).

_KINDS = {kind.value: kind for kind in FineItem}


def read_fines(given: object, seats: Sequence[str]) -> tuple[Fine, ...]:
    """Return the fines of a position by seat and kind. Fines of 0 points are left out."""
    if not isinstance(given, dict):
        raise NotationError("position: 'penalties' is an object: player, then kind, then points")
    fines = []
    for player, kinds in given.items():
        if player not in seats:
            raise NotationError(f"position: 'penalties' names {player!r}, who is not a player")
        if not isinstance(kinds, dict):
            raise NotationError(f"position: 'penalties' of {player!r} is an object of kinds")
        for kind, points in kinds.items():
            fine = Fine(seats.index(player), _kind(kind), _points(kind, points))
            fines += [fine] if fine.points else []
    return in_order(fines)


def _kind(name: str) -> FineItem:
    if name not in _KINDS:
        raise NotationError(f"position: 'penalties' has no {name!r}; there is {', '.join(_KINDS)}")
    return _KINDS[name]


def _points(kind: str, points: object) -> int:
    if type(points) is not int or points < 0:
        raise NotationError(f"position: 'penalties': {kind!r} is a whole number from 0 up")
    return points


Names = Sequence[str]


def keys(game: Game) -> list[str]:
    """Return the keys that this game adds to a position."""
    return [f.name for kind in game.memory if kind.in_positions for f in fields(kind)]


def read_memory(
    game: Game, given: Mapping[str, object], seats: Names
) -> dict[type[Memory], Memory]:
    """Return the records of this game's rules. A missing key has its default."""
    records: dict[type[Memory], Memory] = {}
    for kind in game.memory:
        parts = _codec(tuple(seats), game.deck).parts(kind)
        allowed = parts if kind.in_positions else ()
        values = {key: _read(key, parts[key], given[key]) for key in allowed if key in given}
        records[kind] = kind(**values)
    return records


def write_memory(
    records: Mapping[type[Memory], Memory], seats: Names, deck: Deck = CARDS
) -> dict[str, object]:
    """Return the keys and values of these records.

    Lanes are left out, because every position has them anyway.
    """
    return {
        key: part.write(getattr(record, key))
        for kind, record in records.items()
        if kind is not Lanes and kind.in_positions
        for key, part in _codec(tuple(seats), deck).parts(kind).items()
    }


def _read(key: str, part: Key, value: object) -> object:
    try:
        return part.read(value)
    except Misread as wrong:
        raise NotationError(f"position: {key!r}{wrong.what}") from None


@lru_cache(maxsize=64)
def _codec(seats: tuple[str, ...], deck: Deck) -> Codec:
    """Return the codec for positions with these players and cards.

    Its errors are texts that follow the name of a key.
    """

    marked = {
        "card": Shape(deck.name, lambda value: _read_card(value, deck)),
        "seat": Shape(seats.__getitem__, lambda value: _read_seat(value, seats)),
        "fines": Shape(
            lambda fines: penalties_by_player(fines, seats), lambda value: read_fines(value, seats)
        ),
        "each seat": Shape(
            lambda counts: dict(zip(seats, counts, strict=True)),
            lambda value: _read_by_seat(value, seats) or (0,) * len(seats),
        ),
        "some seats": Shape(
            lambda points: {seats[seat]: count for seat, count in points},
            lambda value: _read_some(value, seats),
        ),
        "numbers": Shape(
            lambda numbers: {
                name: list(numbers[seat]) if numbers else [] for seat, name in enumerate(seats)
            },
            lambda value: _read_numbers(value, seats),
        ),
        "by_seat": Shape(
            lambda counts: dict(zip(seats, counts or (0,) * len(seats), strict=True)),
            lambda value: _read_by_seat(value, seats),
        ),
        **_LEAVES,
    }

    def leaf(hint: Any) -> Shape | None:
        if get_origin(hint) is Literal:
            return Shape(_as_it_is, _one_of(get_args(hint)))
        return marked.get(mark_of(hint))

    return Codec(leaf, no_list=" is a list")


def _read_seat(value: object, seats: tuple[str, ...]) -> int:
    if value not in seats:
        raise Misread(f" names {value!r}, who is not a player")
    return seats.index(str(value))


def _read_by_seat(value: object, seats: tuple[str, ...]) -> tuple[int, ...]:
    if not isinstance(value, Mapping):
        raise Misread(f" is an object with a number for each player, not {value!r}")
    counts = [0] * len(seats)
    for player, count in value.items():
        counts[_read_seat(player, seats)] = _read_count(count)
    return tuple(counts) if any(counts) else ()


def _read_numbers(value: object, seats: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    if not isinstance(value, Mapping):
        raise Misread(f" is an object with a list of numbers for each player, not {value!r}")
    by_seat: list[tuple[int, ...]] = [()] * len(seats)
    for player, numbers in value.items():
        if not isinstance(numbers, list):
            raise Misread(f" is a list of numbers, not {numbers!r}")
        by_seat[_read_seat(player, seats)] = tuple(sorted(set(map(_read_count, numbers))))
    return tuple(by_seat) if any(by_seat) else ()


def _read_some(value: object, seats: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, Mapping):
        raise Misread(f" is an object with a number for some players, not {value!r}")
    return tuple((_read_seat(player, seats), _read_count(count)) for player, count in value.items())


def _read_card(value: object, deck: Deck) -> Card:
    try:
        return bare(deck.parse(str(value)))
    except ValueError as error:
        raise Misread(f": {error}") from None


def _one_of(allowed: tuple[int, ...]) -> Callable[[object], object]:
    def read(value: object) -> object:
        if type(value) is not int or value not in allowed:
            raise Misread(f" is {' or '.join(map(str, allowed))}, not {value!r}")
        return value

    return read


def _read_turn(value: object) -> object:
    if type(value) is not int:
        raise Misread(f" has whole numbers, not {value!r}")
    return value


def _read_count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise Misread(f" is a whole number from 0 up, not {value!r}")
    return value


def _read_switch(value: object) -> object:
    if type(value) is not bool:
        raise Misread(f" is true or false, not {value!r}")
    return value


def _as_it_is(value: object) -> object:
    return value


_LEAVES = {
    "turn": Shape(_as_it_is, _read_turn),
    int: Shape(_as_it_is, _read_count),
    bool: Shape(_as_it_is, _read_switch),
}
