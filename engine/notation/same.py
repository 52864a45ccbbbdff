"""Computations about same cards, one JSON object as the answer to each (docs/notation.md).

``python -m engine same`` reads the objects line by line.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Any, Literal, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    TypeAdapter,
    ValidationError,
)

from engine.board_scores import (
    CHAIN_DAYS,
    LEFT_AT_MOST,
    Comparison,
    NightBoards,
    compared,
    cross_of_sides,
    leads_to,
    luck_of_day,
    own_worth,
    paid_worth,
    par,
    standing,
)
from engine.cards import name, names, pack
from engine.lanes import cut, take
from engine.notation.reading import HeldCard, NotationError, explained, untagged
from engine.shuffle import Opening, lay, remade, salted
from engine.state import Hands

Line = dict[str, object]

_NOT_YET = "pairing"
"""The request that only game nights need."""
_BYTES = 32
_MOST = 10**18
"""The largest number of points.

Sums of larger numbers could be too long for Python to write.
"""


def _bytes(value: object) -> bytes:
    if isinstance(value, str) and re.fullmatch(f"[0-9A-Fa-f]{{{2 * _BYTES}}}", value):
        return bytes.fromhex(value)
    raise ValueError(f"{value!r} is not {_BYTES} bytes in hexadecimal")


def _fraction(value: object) -> Fraction:
    if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,18}(/[1-9][0-9]{0,17})?", value):
        return Fraction(value)
    raise ValueError(f"{value!r} is not a fraction such as '850/9'")


def _text(value: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{value!r} is no text: it cannot be written in UTF-8") from None
    return value


def _id(value: object) -> object:
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    raise ValueError(f"{value!r} is not an id: a text or a whole number")


_Secret = Annotated[bytes, BeforeValidator(_bytes)]
_Exact = Annotated[Fraction, BeforeValidator(_fraction)]
_Text = Annotated[str, AfterValidator(_text)]
_Id = Annotated[str | int, BeforeValidator(_id)]
_Count = Annotated[int, Field(ge=0, le=1000)]
_Points = Annotated[int, Field(ge=-_MOST, le=_MOST)]
_Scores = Annotated[list[_Points], Field(min_length=1)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Asked(_Strict, ABC):
    @abstractmethod
    def answer(self) -> Line:
        """Return the answer. Raises NotationError if there is none."""


class _Drawing(_Strict):
    draw: _Count


class _Remaking(_Strict):
    pile: list[HeldCard]


class _Cards(_Asked):
    do: Literal["cards"]
    seed: _Secret
    salts: list[_Text]
    packs: Annotated[int, Field(ge=0, le=100)]
    jokers: _Count
    seats: Annotated[int, Field(ge=2, le=100)]
    dealer: _Count
    deal: Annotated[int, Field(ge=1, le=_MOST)]
    hand: _Count
    upcard: bool
    way: Literal[1, -1]
    cut: bool = False
    out: list[_Count] = Field(default_factory=list)
    acts: list[_Drawing | _Remaking]

    def answer(self) -> Line:
        luck, seats = salted(self.seed, self.salts), self.seats
        cards = pack(self.packs, self.jokers)
        if self.dealer >= seats:
            raise NotationError(f"'dealer' is 0 to {seats - 1}, not {self.dealer}")
        out = sorted({*self.out})
        if out and out[-1] >= seats:
            raise NotationError(f"'out' has 0 to {seats - 1}, not {out[-1]}")
        if self.hand * (seats - len(out)) + self.upcard + self.cut > len(cards):
            raise NotationError(f"the pack has {len(cards)} cards, too few for such hands")
        opening = Opening(self.deal, self.dealer, self.dealer, self.way)
        size, cut_one = self.hand, self.cut
        laid = lay(luck, cards, seats, opening, size, self.upcard, cut=cut_one, out=out)
        first = (self.dealer + self.way) % seats
        lanes = before = cut(laid.stock, seats, first, self.way)
        drawn, anew = list[str | None](), list[list[list[str]]]()
        for act in self.acts:
            if isinstance(act, _Remaking):
                if not Counter(act.pile) <= Counter(cards):
                    raise NotationError("'pile' has a card more often than the pack")
                number = len(anew) + 1
                lanes = remade(luck, self.deal, number, cards, act.pile, seats).lanes
                anew.append(_written(lanes))
            elif act.draw < seats:
                card, lanes = take(lanes, act.draw, self.way)
                drawn.append(None if card is None else names([card])[0])
            else:
                raise NotationError(f"'draw' is 0 to {seats - 1}, not {act.draw}")
        return {
            "hands": _written(laid.hands),
            **({} if laid.wild is None else {"wild": name(laid.wild)}),
            "upcard": names(laid.discard)[0] if laid.discard else None,
            "lanes": _written(before),
            "drawn": drawn,
            "anew": anew,
        }


def _written(hands: Hands) -> list[list[str]]:
    return [names(hand) for hand in hands]


class _Worth(_Asked):
    do: Literal["worth"]
    kind: Literal["own", "paid"]
    scores: _Scores
    lowest_wins: bool | None = None
    pays: list[_Points | None] | None = None

    def answer(self) -> Line:
        if self.kind == "own":
            if self.lowest_wins is None:
                raise NotationError("worth needs the key 'lowest_wins'")
            return {"worth": list(own_worth(self.scores, lowest_wins=self.lowest_wins))}
        if self.pays is None:
            raise NotationError("worth needs the key 'pays'")
        if len(self.pays) != len(self.scores):
            raise NotationError("'pays' has one number for each seat, as 'scores'")
        return {"worth": list(paid_worth(self.scores, self.pays))}


class _Result(_Strict):
    id: _Id
    points: list[_Points] | None


class _Board(_Asked):
    do: Literal["board"]
    expected: Annotated[int, Field(ge=0, le=_MOST)]
    tables: list[_Result]

    def answer(self) -> Line:
        played = [table.points for table in self.tables if table.points is not None]
        if len(played) > self.expected:
            raise NotationError(f"{len(played)} tables have a result, more than 'expected'")
        if len(set(map(len, played))) > 1:
            raise NotationError("'points' has one number for each seat, at all tables as many")
        of_seats = [compared(self.expected, worths) for worths in zip(*played, strict=True)]
        by_table = iter(zip(*of_seats, strict=True) if of_seats else [()] * len(played))
        return {"tables": [_compared(table, by_table) for table in self.tables]}


def _compared(table: _Result, by_table: Any) -> Line:
    """Return a table with the comparison of each seat.

    ``by_table`` has the tables with a result.
    """
    if table.points is None:
        return {"id": table.id, "percent": None, "cross": None}
    seats = next(by_table)
    return {
        "id": table.id,
        "percent": [str(seat.percent) for seat in seats],
        "cross": [str(seat.cross) for seat in seats],
    }


class _PlayedBoard(_Strict):
    percent: _Exact
    cross: _Exact


class _LeftBoard(_Strict):
    left: _Exact


class _MissedBoard(_Strict):
    missed: Literal[True]


class _VoidBoard(_Strict):
    void: Literal[True]


class _Person(_Strict):
    id: _Id
    entries: list[_PlayedBoard | _LeftBoard | _MissedBoard | _VoidBoard]
    met: list[_Id]
    gone: bool = False

    def boards(self) -> NightBoards:
        """Return the person's boards as the engine has them."""
        missed = sum(isinstance(entry, _MissedBoard) for entry in self.entries)
        marks = [LEFT_AT_MOST] * missed
        marks += [
            min(entry.left, LEFT_AT_MOST) for entry in self.entries if isinstance(entry, _LeftBoard)
        ]
        played = [
            Comparison(entry.percent, entry.cross)
            for entry in self.entries
            if isinstance(entry, _PlayedBoard)
        ]
        return NightBoards(played, marks, missed, self.met, self.gone)


class _Standing(_Asked):
    do: Literal["standing"]
    people: list[_Person]

    def answer(self) -> Line:
        people = {person.id: person.boards() for person in self.people}
        if len(people) < len(self.people):
            raise NotationError("'people' names somebody twice")
        return {
            "standing": [
                {
                    "id": place.who,
                    "place": place.place,
                    "total": None if place.total is None else str(place.total),
                    "cross": str(place.cross),
                    "field": str(place.field),
                    "played": place.played,
                }
                for place in standing(people)
            ]
        }


class _BoardOfSides(_Strict):
    id: _Id
    a: list[_Points]
    b: list[_Points]


class _Meet(_Asked):
    do: Literal["meet"]
    boards: list[_BoardOfSides]

    def answer(self) -> Line:
        played = [board for board in self.boards if board.a and board.b]
        crosses = [cross_of_sides(board.a, board.b) for board in played]
        total = sum(crosses, Fraction())
        return {
            "boards": [board.id for board in played],
            "cross": list(map(str, crosses)),
            "total": str(total),
            "winner": None if total == 0 else "a" if total > 0 else "b",
        }


class _Par(_Asked):
    do: Literal["par"]
    worths: _Scores
    own: list[_Points]

    def answer(self) -> Line:
        middle = par(self.worths)
        return {
            "par": middle,
            "over": [own - middle for own in self.own],
            "beaten": [sum(worth < own for worth in self.worths) for own in self.own],
        }


class _Chain(_Asked):
    do: Literal["chain"]
    anchor: _Secret
    day: Annotated[int, Field(ge=1, le=CHAIN_DAYS)]
    secret: _Secret
    games: list[_Text]

    def answer(self) -> Line:
        is_so = leads_to(self.anchor, self.day, self.secret)
        lucks = {game: luck_of_day(game, self.secret).hex() for game in self.games if is_so}
        return {"is_so": is_so, "lucks": lucks}


_AnyAsked = Annotated[
    _Cards | _Worth | _Board | _Standing | _Meet | _Par | _Chain,
    Discriminator("do"),
]
_READER: TypeAdapter[_Asked] = TypeAdapter(_AnyAsked)
_DEEDS: Sequence[str] = [
    get_args(kind.model_fields["do"].annotation)[0] for kind in get_args(get_args(_AnyAsked)[0])
]


def same(given: object) -> Line:
    """Return the answer to one object. Raises NotationError with one sentence."""
    if not isinstance(given, dict) or "do" not in given:
        raise NotationError("an object with the key 'do' is asked")
    if given["do"] == _NOT_YET:
        raise NotationError(f"{_NOT_YET!r} comes with game nights and is not answered yet")
    if given["do"] not in _DEEDS:
        raise NotationError(f"'do' is {', '.join(_DEEDS)}, not {given['do']!r}")
    try:
        return _READER.validate_python(given).answer()
    except ValidationError as error:
        raise explained(untagged(error), str(given["do"])) from None
    except NotationError:
        raise
    except ValueError:  # fractions without a common denominator, hundreds of them
        raise NotationError(f"{given['do']}: a fraction is too long to be written") from None
