"""Moves, read (docs/notation.md, Moves)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, Self, get_args

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from engine.cards import Card, name, names
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


@dataclass(frozen=True, slots=True)
class OfAnotherGame(Move):
    """A move that the notation knows and this game does not."""


class PlayerMove(NamedTuple):
    """A move with its player (a seat) and, where it was given, what a recycled stock is."""

    seat: int
    move: Move
    new_stock: Recycled | None


class _MoveModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    by: str

    def read(self) -> Move:
        """The engine's move."""
        return OfAnotherGame()


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
    move: Literal["draw"]

    def read(self) -> Move:
        return Draw()


class _PartLaidOff(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    cards: list[LaidCard]
    meld: int

    def read(self) -> LayOff:
        """The engine's lay-off."""
        return LayOff(tuple(self.cards), self.meld)


class _TakeModel(_MoveModel):
    move: Literal["take"]
    start: LaidCard | None = None
    meld: list[LaidCard] | None = None
    lay_off: _PartLaidOff | None = None
    count: int | None = None

    def read(self) -> Move:
        if self.start is None:
            return Take()
        meld = None if self.meld is None else tuple(self.meld)
        lay_off = None if self.lay_off is None else self.lay_off.read()
        return TakeRow(self.start, meld, lay_off, self.count)

    def read_with_meld(self) -> Move:
        """The same where a take from the row always lays a new meld."""
        if self.lay_off is not None or self.count is not None:
            return OfAnotherGame()
        if self.start is not None and self.meld is None:
            raise NotationError("move 'take': it needs the key 'meld' too")
        return self.read()

    @model_validator(mode="after")
    def _of_the_row(self) -> Self:
        """A take from the row names where it starts, and one thing that it lays at most."""
        if self.start is None and self.model_fields_set & {"meld", "lay_off", "count"}:
            raise ValueError("it needs the key 'start' too")
        if self.meld is not None and self.lay_off is not None:
            raise ValueError("it has the key 'meld' or the key 'lay_off', not both")
        return self


class _MayIModel(_RecyclingModel):
    move: Literal["may_i"]

    def read(self) -> Move:
        return MayI()


class _PassModel(_RecyclingModel):
    move: Literal["pass"]

    def read(self) -> Move:
        return Pass()


class _ContractModel(_MoveModel):
    move: Literal["contract"]
    melds: list[list[LaidCard]]
    number: int | None = None

    def read(self) -> Move:
        return MakeContract(tuple(tuple(cards) for cards in self.melds), self.number)


class _AnnounceModel(_MoveModel):
    move: Literal["announce"]
    number: int

    def read(self) -> Move:
        return Announce(self.number)


class _MeldModel(_MoveModel):
    move: Literal["meld"]
    cards: list[LaidCard]

    def read(self) -> Move:
        return LayDown(tuple(self.cards))


class _LayOffModel(_MoveModel):
    move: Literal["lay_off"]
    cards: list[LaidCard]
    meld: int

    def read(self) -> Move:
        return LayOff(tuple(self.cards), self.meld)


class _SwapModel(_MoveModel):
    move: Literal["swap"]
    meld: int
    card: HeldCard

    def read(self) -> Move:
        return Swap(self.meld, self.card)


class _DiscardModel(_MoveModel):
    move: Literal["discard"]
    card: HeldCard
    skip: str | None = None

    def read(self) -> Move:
        return Discard(self.card)


class _KnockModel(_MoveModel):
    move: Literal["knock"]
    card: HeldCard | None = None
    melds: list[list[LaidCard]] | None = None
    lay_offs: list[_PartLaidOff] | None = None
    table: list[list[LaidCard]] | None = None

    def read(self) -> Move:
        if self.card is None:
            return KnockOnTable(None if self.table is None else _lists(self.table))
        return Knock(self.card, _melds(self.melds), _lay_offs(self.lay_offs))

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
    move: Literal["big_gin"]
    melds: list[list[LaidCard]] | None = None

    def read(self) -> Move:
        return BigGin(_melds(self.melds))


class _ShowModel(_MoveModel):
    move: Literal["show"]
    melds: list[list[LaidCard]] | None = None
    lay_offs: list[_PartLaidOff] | None = None

    def read(self) -> Move:
        return Show(_melds(self.melds), _lay_offs(self.lay_offs))


def _melds(given: list[list[LaidCard]] | None) -> tuple[tuple[Card, ...], ...] | None:
    """Melds that a move lays; None where it leaves them out."""
    return None if given is None else _lists(given)


def _lay_offs(given: list[_PartLaidOff] | None) -> tuple[LayOff, ...] | None:
    """Lay-offs that are part of a move; None where it leaves them out."""
    return None if given is None else tuple(one.read() for one in given)


class _DropModel(_MoveModel):
    move: Literal["drop"]

    def read(self) -> Move:
        return Drop()


class _DeclareModel(_MoveModel):
    move: Literal["declare"]
    card: HeldCard
    melds: list[list[ShownCard]] | None = None

    def read(self) -> Move:
        return Declare(self.card, _melds(self.melds))


class _RearrangeModel(_MoveModel):
    move: Literal["rearrange"]
    table: list[list[LaidCard]]

    def read(self) -> Move:
        return Rearrange(_lists(self.table))


def _needs_a_card(move: _KnockModel) -> None:
    """Where no knock is made without a card, one that names nothing lacks it."""
    if not move.model_fields_set & {"card", "table"}:
        raise NotationError("move 'knock' needs the key 'card'")


def _lists(table: list[list[Card]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(cards) for cards in table)


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
MODELS: Mapping[str, type[BaseModel]] = {
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
    if isinstance(move, _KnockModel) and game is not None and KnockOnTable not in game.moves:
        _needs_a_card(move)
    if game is not None and not game.contracts:
        _no_phases(move)
    if isinstance(move, _DiscardModel) and move.skip is not None:
        if move.skip not in players:
            raise NotationError(f"move 'discard': 'skip' names {move.skip!r}, who is not a player")
        skipping = Discard(move.card, players.index(move.skip))
        return PlayerMove(players.index(move.by), skipping, None)
    if isinstance(move, _TakeModel) and game is not None and not game.sweeps:
        return PlayerMove(players.index(move.by), move.read_with_meld(), None)
    made = move.made(players) if isinstance(move, _RecyclingModel) else None
    return PlayerMove(players.index(move.by), move.read(), made)


def _no_phases(move: _MoveModel) -> None:
    """Where nobody has phases of their own, no move has their keys."""
    for key in ("number", "skip"):
        if key in move.model_fields_set and not isinstance(move, _AnnounceModel):
            called = getattr(move, "move", "")
            raise NotationError(
                f"move {called!r} has no key {key!r}; take it out or check its spelling"
            )


# Moves, written (docs/notation.md, Moves).

_Keys = dict[str, object]


def write_move(move: Move, by: str, deck: Deck = CARDS, players: Sequence[str] = ()) -> _Keys:
    """The move of the player of this name as JSON, its cards by their names in this deck.

    ``players`` are the names by seat, for a move that is about another player.
    """
    called, keys = _WORDS[type(move)]
    told = {"by": by, "move": called, **deck.renamed(keys(move))}
    if isinstance(move, Discard) and move.skip is not None:
        told["skip"] = players[move.skip]
    return told


def _nothing(move: Move) -> _Keys:
    return {}


def _take_row(move: TakeRow) -> _Keys:
    told: _Keys = {"start": name(move.start)}
    if move.meld is not None:
        told["meld"] = names(move.meld)
    if move.lay_off is not None:
        told["lay_off"] = _lay_off(move.lay_off)
    return told if move.count is None else {**told, "count": move.count}


def _contract(move: MakeContract) -> _Keys:
    number: _Keys = {} if move.number is None else {"number": move.number}
    return {"melds": _written_lists(move.melds), **number}


def _announce(move: Announce) -> _Keys:
    return {"number": move.number}


def _cards(move: LayDown) -> _Keys:
    return {"cards": names(move.cards)}


def _lay_off(move: LayOff) -> _Keys:
    return {"cards": names(move.cards), "meld": move.meld}


def _swap(move: Swap) -> _Keys:
    return {"meld": move.meld, "card": name(move.card)}


def _discard(move: Discard) -> _Keys:
    return {"card": name(move.card)}


def _knock(move: Knock) -> _Keys:
    return {"card": name(move.card), **_laid(move)}


def _laid(move: Knock | Show | BigGin) -> _Keys:
    """What is laid with it, as far as that is named."""
    told: _Keys = {}
    if move.melds is not None:
        told["melds"] = _written_lists(move.melds)
    if not isinstance(move, BigGin) and move.lay_offs is not None:
        told["lay_offs"] = [_lay_off(part) for part in move.lay_offs]
    return told


def _declared(move: Declare) -> _Keys:
    melds: _Keys = {} if move.melds is None else {"melds": _written_lists(move.melds)}
    return {"card": name(move.card), **melds}


def _table(move: Rearrange | KnockOnTable) -> _Keys:
    return {} if move.table is None else {"table": _written_lists(move.table)}


def _written_lists(melds: Sequence[Sequence[Card]]) -> list[list[str]]:
    return [names(cards) for cards in melds]


_WORDS: Mapping[type[Move], tuple[str, Callable[[Any], _Keys]]] = {
    Draw: ("draw", _nothing),
    Take: ("take", _nothing),
    TakeRow: ("take", _take_row),
    MayI: ("may_i", _nothing),
    Pass: ("pass", _nothing),
    MakeContract: ("contract", _contract),
    Announce: ("announce", _announce),
    LayDown: ("meld", _cards),
    LayOff: ("lay_off", _lay_off),
    Swap: ("swap", _swap),
    Discard: ("discard", _discard),
    Knock: ("knock", _knock),
    KnockOnTable: ("knock", _table),
    Rearrange: ("rearrange", _table),
    BigGin: ("big_gin", _laid),
    Show: ("show", _laid),
    Drop: ("drop", _nothing),
    Declare: ("declare", _declared),
}
