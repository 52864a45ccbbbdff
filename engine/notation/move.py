"""Reading and writing moves (docs/notation.md, Moves), which engine.moves declares."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from types import UnionType
from typing import Annotated, Any, ClassVar, NamedTuple, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from engine import moves
from engine.called import declared
from engine.deck import CARDS, Deck
from engine.events import Recycled
from engine.game import Game
from engine.moves import Announce, KnockOnTable, Move, TakeRow
from engine.notation.reading import (
    Cards,
    HeldCard,
    LaidCard,
    NotationError,
    ShownCard,
    explained,
    read_lanes,
)
from engine.notation.typed_json import Shape, named


@dataclass(frozen=True, slots=True)
class OfAnotherGame(Move):
    """A move that the notation has and this game doesn't."""


class PlayerMove(NamedTuple):
    """A move with its player (a seat) and, if given, the recycled stock."""

    seat: int
    move: Move
    new_stock: Recycled | None


# The pydantic models, one for each word. Moves with the same word share a model.


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    kinds: ClassVar[Mapping[type[Move], Sequence[str]]]
    """The moves that a line of this model can be, with their keys."""


class _By(_Model):
    move: str
    by: str


class _Recycling(_By):
    new_stock: list[HeldCard] | None = None
    new_lanes: dict[str, list[HeldCard]] | None = None


_READ: Mapping[str, Any] = {"card": LaidCard, "bare": HeldCard, "shown": ShownCard, "seat": str}


def _read(hint: Any) -> Any:
    """Return the type for pydantic of a field of this type, without None."""
    parts = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return _read(parts[0])
    if get_origin(hint) is Annotated:
        return _READ[parts[-1]]
    if get_origin(hint) is tuple:
        return list[_read(parts[0])]  # type: ignore[misc]
    return _model(hint.__name__, _Model, hint) if issubclass(hint, Move) else hint


def _model(name: str, base: type[_Model], *kinds: type[Move]) -> Any:
    """Return a model for these moves.

    If the moves share a word, no key is required. If the first key of the first move is present,
    the first move is meant.
    """
    keys = dict[str, Any]()
    for kind in kinds:
        hints = get_type_hints(kind, include_extras=True)
        for field in fields(kind):
            read = _read(hints[field.name])
            must = field.default is MISSING and len(kinds) == 1
            keys[field.name] = (read, ...) if must else (read | None, None)
    made: Any = create_model(name, __base__=base, **keys)
    made.kinds = {kind: [field.name for field in fields(kind)] for kind in kinds}
    return made


def _models() -> Iterator[tuple[str, Any]]:
    same = dict[str, list[type[Move]]]()
    for kind in declared(moves):
        if issubclass(kind, Move):
            same.setdefault(kind.word, []).append(kind)
    for word, kinds in same.items():
        kinds.sort(key=lambda kind: not any(field.default is MISSING for field in fields(kind)))
        yield word, _model(word, _Recycling if kinds[0].recycles else _By, *kinds)


MODELS = dict(_models())
"""Every move in the notation by its word, with its possible keys as fields."""


def read_move(given: object, players: tuple[str, ...], game: Game | None = None) -> PlayerMove:
    """Read a move at a table of this game, or of any game.

    Raises NotationError with one sentence.
    """
    word = given.get("move") if isinstance(given, dict) else given
    if not isinstance(given, dict) or not isinstance(word, str) or word not in MODELS:
        raise NotationError(f"move {word!r} is unknown; there is {', '.join(MODELS)}")
    try:
        cards = Cards(CARDS if game is None else game.deck)
        read = MODELS[word].model_validate(given, context=cards)
    except ValidationError as error:
        raise explained(error, f"move {word!r}") from None
    kind = _meant(word, read)
    if read.by not in players:
        raise NotationError(f"move {word!r}: 'by' names {read.by!r}, who is not a player")
    if game is not None:
        kind = _of_this_game(kind, read, game)
    move = _made(kind, read, players)
    recycled = _recycled(read, players) if isinstance(read, _Recycling) else None
    return PlayerMove(players.index(read.by), move, recycled)


def _meant(word: str, read: Any) -> type[Move]:
    """Return the move of this word that has these keys.

    Raises NotationError if no move has them.
    """
    kinds: Mapping[type[Move], Sequence[str]] = read.kinds
    kind, *others = kinds
    for other in others:
        must, *more = kinds[kind]
        for key in kinds[other]:
            if {must, key} <= read.model_fields_set:
                raise _of_both(word, must, key)
        if getattr(read, must) is None:
            if read.model_fields_set.isdisjoint(more):
                return other
            raise NotationError(f"move {word!r}: it needs the key {must!r} too")
    if kind is TakeRow and read.meld is not None and read.lay_off is not None:
        raise _of_both(word, "meld", "lay_off")
    return kind


def _of_both(word: str, key: str, other: str) -> NotationError:
    return NotationError(f"move {word!r}: it has the key {key!r} or the key {other!r}, not both")


def _of_this_game(kind: type[Move], read: Any, game: Game) -> type[Move]:
    """Return the kind of move if the read keys are exactly its keys in this game.

    Some games first refuse moves of other games (TILES 10, PHASES 10). In these games, a move of
    another game may have any of its keys.
    """
    if game.strange_moves_first and kind not in game.moves:
        return OfAnotherGame
    if kind is KnockOnTable and read.table is None and kind not in game.moves:
        raise NotationError("move 'knock' needs the key 'card'")
    if kind is TakeRow and not game.pile.sweeps:
        if read.lay_off is not None or read.count is not None:
            return OfAnotherGame
        if read.meld is None:
            raise NotationError("move 'take': it needs the key 'meld' too")
    if not game.goals.numbered and kind is not Announce:
        for key in read.model_fields_set & {"number", "skip"}:
            called = f"move {kind.word!r}"
            raise NotationError(f"{called} has no key {key!r}; take it out or check its spelling")
    return kind


def _made(kind: type[Move], read: Any, players: Sequence[str]) -> Move:
    """Return the move that was read. Each text in a field is the name of a player."""
    values = dict[str, Any]()
    for key in read.kinds.get(kind, ()):
        value = getattr(read, key)
        if isinstance(value, str):
            if value not in players:
                what = f"{key!r} names {value!r}, who is not a player"
                raise NotationError(f"move {kind.word!r}: {what}")
            value = players.index(value)
        if value is not None:
            values[key] = _frozen(value)
    return kind(**values)


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, _Model):
        [kind] = value.kinds
        return _made(kind, value, ())
    return value


def _recycled(read: _Recycling, players: Sequence[str]) -> Recycled | None:
    """Return the new stock if it was given."""
    stock = None if read.new_stock is None else tuple(read.new_stock)
    try:
        lanes = read_lanes(read.new_lanes, stock or (), players)
    except ValueError as wrong:
        raise NotationError(f"'new_lanes' {wrong}") from None
    return None if stock is None else Recycled(stock, lanes)


def write_move(
    move: Move, by: str, deck: Deck = CARDS, players: Sequence[str] = ()
) -> dict[str, object]:
    """Return the move of the player with this name as JSON, with card names from this deck.

    ``players`` are the names by seat, for a move that concerns another player.
    """
    return {
        "by": by,
        "move": move.word,
        **named(tuple(players), deck).record(type(move)).write(move),
    }


# Stored moves of any game. They have no names, and cards are named as in the journal.

_NOBODY = ""
_SEATS = (_NOBODY, *"123456789")
"""The names of players by seat in a stored move."""

STORED_MOVE = Shape(
    lambda move: write_move(move, _NOBODY, players=_SEATS),
    lambda written: read_move(written, _SEATS).move,
)
"""The way in which a move is stored."""
