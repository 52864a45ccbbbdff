"""Fines as an object: by player, by kind, so many points (docs/notation.md, ``penalties``)."""

from collections.abc import Sequence

from engine.notation.errors import NotationError
from engine.steps.penalties.fine_items import Fine, FineItem, in_order

_KINDS = {kind.value: kind for kind in FineItem}


def read_fines(given: object, seats: Sequence[str]) -> tuple[Fine, ...]:
    """The fines of a position by seats and kinds; those of 0 points are none."""
    if not isinstance(given, dict):
        raise NotationError("position: 'penalties' is an object: player, then kind, then points")
    found = []
    for player, kinds in given.items():
        if player not in seats:
            raise NotationError(f"position: 'penalties' names {player!r}, who is not a player")
        if not isinstance(kinds, dict):
            raise NotationError(f"position: 'penalties' of {player!r} is an object of kinds")
        for kind, points in kinds.items():
            fine = Fine(seats.index(player), _kind(kind), _points(kind, points))
            found += [fine] if fine.points else []
    return in_order(found)


def _kind(name: str) -> FineItem:
    if name not in _KINDS:
        raise NotationError(f"position: 'penalties' has no {name!r}; there is {', '.join(_KINDS)}")
    return _KINDS[name]


def _points(kind: str, points: object) -> int:
    if type(points) is not int or points < 0:
        raise NotationError(f"position: 'penalties': {kind!r} is a whole number from 0 up")
    return points
