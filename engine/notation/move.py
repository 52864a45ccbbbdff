"""Moves, read (docs/notation.md, Moves)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self, get_args

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from engine.deck import CARDS, Deck
from engine.events import Recycled
from engine.game import Game
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.reading import (
    Cards,
    HeldCard,
    LaidCard,
    NotationError,
    ShownCard,
    explained,
    read_lanes,
    untagged,
)
from engine.notation.typed_json import Codec, Shape, mark_of


@dataclass(frozen=True, slots=True)
class OfAnotherGame(Move):
    """A move that the notation knows and this game does not."""


class PlayerMove(NamedTuple):
    """A move with its player (a seat) and, where it was given, what a recycled stock is."""

    seat: int
    move: Move
    new_stock: Recycled | None


class _Model(BaseModel):
    """What has the keys of one of the engine's records, each by the name of its field."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: ClassVar[type[Move]]

    def read(self, kind: type[Move] | None = None) -> Move:
        """The engine's move, of another ``kind`` where the model is not of one alone."""
        given = {key: getattr(self, key) for key in type(self).model_fields if key not in _APART}
        told = {key: _frozen(value) for key, value in given.items() if value is not None}
        return (kind or self.kind)(**told)


_APART = {"by", "move", "new_stock", "new_lanes", "skip"}
"""Keys that are no fields of the engine's moves, or, as ``skip``, name a player there."""


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    return value.read() if isinstance(value, _Model) else value


class _MoveModel(_Model):
    by: str


class _RecyclingModel(_MoveModel):
    new_stock: list[HeldCard] | None = None
    new_lanes: dict[str, list[HeldCard]] | None = None

    def made(self, players: Sequence[str]) -> Recycled | None:
        """The new stock, if it is told."""
        stock = None if self.new_stock is None else tuple(self.new_stock)
        try:
            lanes = read_lanes(self.new_lanes, stock or (), players)
        except ValueError as wrong:
            raise NotationError(f"'new_lanes' {wrong}") from None
        return None if stock is None else Recycled(stock, lanes)


class _DrawModel(_RecyclingModel):
    kind = Draw
    move: Literal["draw"]


class _PartLaidOff(_Model):
    kind = LayOff
    cards: list[LaidCard]
    meld: int


class _TakeModel(_MoveModel):
    kind = TakeRow
    move: Literal["take"]
    start: LaidCard | None = None
    meld: list[LaidCard] | None = None
    lay_off: _PartLaidOff | None = None
    count: int | None = None

    def read(self, kind: type[Move] | None = None) -> Move:
        return super().read(Take if self.start is None else kind)

    @model_validator(mode="after")
    def _of_the_row(self) -> Self:
        """A take from the row names where it starts, and one thing that it lays at most."""
        if self.start is None and self.model_fields_set & {"meld", "lay_off", "count"}:
            raise ValueError("it needs the key 'start' too")
        if self.meld is not None and self.lay_off is not None:
            raise ValueError("it has the key 'meld' or the key 'lay_off', not both")
        return self


class _MayIModel(_RecyclingModel):
    kind = MayI
    move: Literal["may_i"]


class _PassModel(_RecyclingModel):
    kind = Pass
    move: Literal["pass"]


class _ContractModel(_MoveModel):
    kind = MakeContract
    move: Literal["contract"]
    melds: list[list[LaidCard]]
    number: int | None = None


class _AnnounceModel(_MoveModel):
    kind = Announce
    move: Literal["announce"]
    number: int


class _MeldModel(_MoveModel):
    kind = LayDown
    move: Literal["meld"]
    cards: list[LaidCard]


class _LayOffModel(_MoveModel):
    kind = LayOff
    move: Literal["lay_off"]
    cards: list[LaidCard]
    meld: int


class _SwapModel(_MoveModel):
    kind = Swap
    move: Literal["swap"]
    meld: int
    card: HeldCard


class _DiscardModel(_MoveModel):
    kind = Discard
    move: Literal["discard"]
    card: HeldCard
    skip: str | None = None


class _KnockModel(_MoveModel):
    kind = Knock
    move: Literal["knock"]
    card: HeldCard | None = None
    melds: list[list[LaidCard]] | None = None
    lay_offs: list[_PartLaidOff] | None = None
    table: list[list[LaidCard]] | None = None

    def read(self, kind: type[Move] | None = None) -> Move:
        return super().read(KnockOnTable if self.card is None else kind)

    @model_validator(mode="after")
    def _of_one_game(self) -> Self:
        """A knock throws a card, or it names a table or nothing at all."""
        named = self.model_fields_set
        if "card" in named and "table" in named:
            raise ValueError("it has the key 'card' or the key 'table', not both")
        if "card" not in named and named & {"melds", "lay_offs"}:
            raise ValueError("it needs the key 'card' too")
        return self


class _BigGinModel(_MoveModel):
    kind = BigGin
    move: Literal["big_gin"]
    melds: list[list[LaidCard]] | None = None


class _ShowModel(_MoveModel):
    kind = Show
    move: Literal["show"]
    melds: list[list[LaidCard]] | None = None
    lay_offs: list[_PartLaidOff] | None = None


class _DropModel(_MoveModel):
    kind = Drop
    move: Literal["drop"]


class _DeclareModel(_MoveModel):
    kind = Declare
    move: Literal["declare"]
    card: HeldCard
    melds: list[list[ShownCard]] | None = None


class _RearrangeModel(_MoveModel):
    kind = Rearrange
    move: Literal["rearrange"]
    table: list[list[LaidCard]]


_AnyMove = Annotated[
    _DrawModel
    | _TakeModel
    | _MayIModel
    | _PassModel
    | _ContractModel
    | _MeldModel
    | _LayOffModel
    | _SwapModel
    | _DiscardModel
    | _KnockModel
    | _RearrangeModel
    | _BigGinModel
    | _ShowModel
    | _DropModel
    | _AnnounceModel
    | _DeclareModel,
    Discriminator("move"),
]
_READER: TypeAdapter[Any] = TypeAdapter(_AnyMove)
MODELS: Mapping[str, type[_MoveModel]] = {
    get_args(kind.model_fields["move"].annotation)[0]: kind
    for kind in get_args(get_args(_AnyMove)[0])
}
"""Every move of the notation by its name, with the keys that it may have as fields."""
_NAMES = tuple(MODELS)


def read_move(given: object, players: tuple[str, ...], game: Game | None = None) -> PlayerMove:
    """Read a move of a table of this game (None: of any). Raises NotationError, one sentence."""
    if not isinstance(given, dict) or given.get("move") not in _NAMES:
        called = given.get("move") if isinstance(given, dict) else given
        raise NotationError(f"move {called!r} is unknown; there is {', '.join(_NAMES)}")
    try:
        cards = Cards(CARDS if game is None else game.deck)
        move = _READER.validate_python(given, context=cards)
    except ValidationError as error:
        raise explained(untagged(error), f"move {given['move']!r}") from None
    if move.by not in players:
        raise NotationError(f"move {given['move']!r}: 'by' names {move.by!r}, who is not a player")
    by, read = players.index(move.by), move.read()
    if game is not None:
        read = _of_this_game(move, read, game)
    if isinstance(move, _DiscardModel) and isinstance(read, Discard) and move.skip is not None:
        if move.skip not in players:
            raise NotationError(f"move 'discard': 'skip' names {move.skip!r}, who is not a player")
        read = Discard(move.card, players.index(move.skip))
    made = move.made(players) if isinstance(move, _RecyclingModel) else None
    return PlayerMove(by, read, made)


def _of_this_game(move: _MoveModel, read: Move, game: Game) -> Move:
    """The move with just those keys that it has in this game. Where moves of other games come
    first one of them may have any that it has there (TILES 10, PHASES 10)."""
    if game.strange_moves_first and type(read) not in game.moves:
        return OfAnotherGame()
    if read == KnockOnTable() and KnockOnTable not in game.moves:
        raise NotationError("move 'knock' needs the key 'card'")
    if isinstance(read, TakeRow) and not game.pile.sweeps:
        if read.lay_off is not None or read.count is not None:
            return OfAnotherGame()
        if read.meld is None:
            raise NotationError("move 'take': it needs the key 'meld' too")
    if not game.goals.numbered and not isinstance(read, Announce):
        for key in move.model_fields_set & {"number", "skip"}:
            called = f"move {WORDS[type(read)]!r}"
            raise NotationError(f"{called} has no key {key!r}; take it out or check its spelling")
    return read


# Moves, written (docs/notation.md, Moves).

WORDS = {model.kind: called for called, model in MODELS.items()}
WORDS |= {Take: "take", KnockOnTable: "knock"}
"""The words of the notation for moves."""


def write_move(
    move: Move, by: str, deck: Deck = CARDS, players: Sequence[str] = ()
) -> dict[str, object]:
    """The move of the player of this name as JSON, its cards by their names in this deck.

    ``players`` are the names by seat, for a move that is about another player.
    """
    kind: Any = type(move)
    told = {"by": by, "move": WORDS[kind], **_writer(kind, deck)(move)}
    if isinstance(move, Discard) and move.skip is not None:
        told["skip"] = players[move.skip]
    return told


@lru_cache(maxsize=256)
def _writer(kind: type[Move], deck: Deck) -> Callable[[Move], dict[str, object]]:
    """Writes the fields of such a move, but those that are left out."""
    card, number = Shape(deck.name, deck.parse), Shape(int, int)

    def leaf(hint: Any) -> Shape | None:
        return card if mark_of(hint) == "card" else number if hint is int else None

    return Codec(leaf).record(kind).write
