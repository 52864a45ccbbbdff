"""Vectors, with one check per line (docs/notation.md, Vectors)."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Discriminator, Field, TypeAdapter, ValidationError

from engine.cards import JOKER, is_joker, name, parse, without
from engine.goal import Goal, fulfil
from engine.hands.groups import group_of, value
from engine.hands.lives import best_grouping
from engine.melds import read
from engine.notation.compare import differences
from engine.notation.position import deck_of, known_game
from engine.notation.reading import (
    Cards,
    HeldCard,
    LaidCard,
    NotationError,
    ShownCard,
    explained,
    read_line,
    untagged,
)
from engine.notation.replay import replay


class _Vector(BaseModel, ABC):
    model_config = ConfigDict(extra="forbid", strict=True)

    id: str
    expect: dict[str, Any]
    why: str = ""
    depends_on: list[str] = Field(default_factory=list)

    @abstractmethod
    def answer(self) -> Mapping[str, object]:
        """Return the answer of the engine."""


class _RuledVector(_Vector):
    game: str | None = None
    options: dict[str, Any] = Field(default_factory=dict)


class _MeldVector(_RuledVector):
    kind: Literal["meld"]
    cards: list[ShownCard]
    wild: HeldCard | None = None

    def answer(self) -> Mapping[str, object]:
        game = _game(self)
        if game.showdown is not None:
            group = group_of(self.cards, self.wild, game.showdown.lives)
            kind = None if group is None else group.kind.value
            return {"kind": kind, "pure": group is not None and group.pure}
        for card in self.cards:
            parse(name(card))  # only deuces represent others if no card is cut
        reading = read(self.cards, game.melds)
        return {"kind": None if reading is None else reading.kind.value}


class _CountVector(_RuledVector):
    kind: Literal["count"]
    cards: list[HeldCard]
    wild: HeldCard | None = None

    def answer(self) -> Mapping[str, object]:
        game = _game(self)
        shown = game.showdown
        if shown is None:
            raise NotationError(f"nothing is counted in groups in {game.name}")
        count = best_grouping(self.cards, self.wild, shown.lives).count
        return {"count": count if shown.full is None else min(count, shown.full)}


class _SlotVector(_RuledVector):
    kind: Literal["slot"]
    slot: str
    cards: list[LaidCard]

    def answer(self) -> Mapping[str, object]:
        game = _game(self)
        if game.goals.slot is None:
            raise NotationError(f"there are no phases in {game.name}")
        try:
            goal = Goal((game.goals.slot(self.slot),))
        except ValueError as error:
            raise NotationError(f"'slot': {error}") from None
        return {"ok": fulfil(goal, [self.cards], game.melds) is not None}


class _ContractVector(_RuledVector):
    kind: Literal["contract"]
    players: int = 0
    deal_no: int = 0
    number: int | None = None
    melds: list[list[LaidCard]]
    hand: list[HeldCard] | None = None

    def answer(self) -> Mapping[str, object]:
        game = known_game(self.game or self.kind, self.options)  # its game has the kind's name
        if game.goals.numbered:
            last = len(game.goals.numbered)
            if self.number is None or not 1 <= self.number <= last:
                raise NotationError(f"'number' is 1 to {last}, not {self.number}")
            phase = game.goals.numbered[self.number - 1]
            return {"ok": fulfil(phase, self.melds, game.melds) is not None}
        _check_count(self.players, game.seats)
        goal = game.goals.of_deal.get(self.deal_no)
        if goal is None:
            raise NotationError(f"'deal_no' is 1 to {game.end.deals}, not {self.deal_no}")
        if fulfil(goal, self.melds, game.melds) is None:
            return {"ok": False}
        if self.hand is None:
            return {"ok": True}
        rest = without(self.hand, [card for meld in self.melds for card in meld])
        is_fulfilled = (
            rest is not None and len(rest) >= goal.keep and not (goal.whole_hand and rest)
        )
        return {"ok": is_fulfilled}


class _PointsVector(_RuledVector):
    kind: Literal["points"]
    cards: list[HeldCard]
    wild: HeldCard | None = None

    def answer(self) -> Mapping[str, object]:
        game = _game(self)
        if JOKER in self.cards and JOKER not in game.pack(game.seats[0]):
            raise NotationError(f"'cards': there is no joker in {game.name}")
        if game.showdown is not None:
            return {"points": sum(value(card, self.wild) for card in self.cards)}
        return {"points": sum(map(game.points, self.cards))}


class _DealVector(_RuledVector):
    kind: Literal["deal"]
    players: int
    deal_no: int = 1

    def answer(self) -> Mapping[str, object]:
        game = _game(self)
        _check_count(self.players, game.seats)
        if not 1 <= self.deal_no <= (game.end.deals or self.deal_no):
            raise NotationError(f"'deal_no' is 1 to {game.end.deals or 'any'}, not {self.deal_no}")
        pack = game.pack(self.players)
        hand = game.hand_size(self.players, self.deal_no)
        return {
            "pack": len(pack),
            "jokers": sum(map(is_joker, pack)),
            "hand": hand,
            "stock": len(pack) - hand * self.players - game.pile.upcard - game.start.cut,
            "discard": int(game.pile.upcard),
            **(
                {"skips": sum(map(game.deck.others.__contains__, pack))} if game.deck.others else {}
            ),
        } | ({} if game.showdown is None else {"wild": int(game.start.cut)})


class _ReplayVector(_Vector):
    kind: Literal["replay"]
    game: str | None = None
    position: dict[str, Any]
    moves: list[Any]

    def answer(self) -> Mapping[str, object]:
        return replay({"position": self.position, "moves": self.moves})


_AnyVector = Annotated[
    _SlotVector
    | _MeldVector
    | _CountVector
    | _ContractVector
    | _PointsVector
    | _DealVector
    | _ReplayVector,
    Discriminator("kind"),
]
_READER: TypeAdapter[Any] = TypeAdapter(_AnyVector)
_KINDS = tuple(
    get_args(kind.model_fields["kind"].annotation)[0] for kind in get_args(get_args(_AnyVector)[0])
)


def check(line: str) -> tuple[str, list[str]]:
    """Return the id of a vector and its differences, which are empty if the vector passed.

    Raises NotationError.
    """
    given = read_line(line)
    if not isinstance(given, dict):
        raise NotationError("vector is an object with keys")
    if "kind" not in given:
        raise NotationError("vector needs the key 'kind'")
    if given["kind"] not in _KINDS:
        raise NotationError(f"vector: 'kind' is {', '.join(_KINDS)}, not {given['kind']!r}")
    try:
        vector = _READER.validate_python(given, context=Cards(deck_of(given)))
    except ValidationError as error:
        raise explained(untagged(error), "vector") from None
    try:
        return vector.id, differences(vector.answer(), vector.expect)
    except NotationError as error:
        return vector.id, [str(error)]


def _game(vector: _RuledVector) -> Any:
    if vector.game is None:
        raise NotationError("vector needs the key 'game'")
    return known_game(vector.game, vector.options)


def _check_count(players: int, seats: range) -> None:
    if players not in seats:
        raise NotationError(f"'players' is {seats[0]} to {seats[-1]}, not {players}")
