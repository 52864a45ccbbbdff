"""Records as JSON: what every format has in common."""

from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import pytest

from engine.notation.typed_json import Codec, Misread, Shape, mark_of
from tests.each import each


class Stamp(NamedTuple):
    colour: Annotated[str, "colour"]
    pence: int


@dataclass(frozen=True)
class Letter:
    to: str
    stamps: tuple[Stamp, ...]
    weight: Annotated[int, "grams"] | None = None


def _leaf(hint: Any) -> Shape | None:
    if mark_of(hint) == "colour":
        return Shape(str.upper, _read_colour)
    return Shape(lambda value: value, lambda value: value) if hint in (int, str) else None


def _read_colour(value: Any) -> str:
    if value not in ("RED", "BLUE"):
        raise Misread("not a colour")
    return str(value).lower()


LETTER = Codec(_leaf, no_list="no list at all").record(Letter)
STAMPED = {"to": "Ann", "stamps": [{"colour": "RED", "pence": 5}], "weight": 20}


def test_a_record_is_an_object_and_comes_back() -> None:
    letter = Letter("Ann", (Stamp("red", 5),), 20)
    assert LETTER.write(letter) == STAMPED
    assert LETTER.read(STAMPED) == letter
    assert type(LETTER.read(STAMPED).stamps[0]) is Stamp


def test_what_came_later_changes_nothing_before_it() -> None:
    before = {"to": "Ann", "stamps": []}
    assert LETTER.read(before) == Letter("Ann", ())
    assert LETTER.write(Letter("Ann", ())) == before
    assert LETTER.read(before | {"weight": None}) == Letter("Ann", ())


@each(
    ("value", "places", "what"),
    [
        ([], (), "not an object"),
        ({"to": "Ann"}, (), "'stamps' is missing"),
        (STAMPED | {"from": "Ben"}, (), "'from' is not known"),
        (STAMPED | {"stamps": "RED"}, ("'stamps'",), "no list at all"),
        (STAMPED | {"stamps": [[]]}, ("'stamps'", "place 0"), "not an object"),
        (
            STAMPED | {"stamps": [{"colour": "red", "pence": 5}]},
            ("'stamps'", "place 0", "'colour'"),
            "not a colour",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    value: object, places: tuple[str, ...], what: str
) -> None:
    with pytest.raises(Misread) as told:
        LETTER.read(value)
    assert (told.value.places, told.value.what) == (places, what)
    assert str(told.value) == ": ".join((*places, what))


@each("hint", [float, int | str, dict[str, int]])
def test_a_type_without_a_form_is_refused_at_once(hint: object) -> None:
    with pytest.raises(TypeError, match="have no form in JSON"):
        Codec(_leaf).shape(hint)
