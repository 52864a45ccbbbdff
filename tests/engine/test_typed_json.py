"""Records as JSON: what every format has in common."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

import pytest

from engine.notation.typed_json import Codec, Misread, Shape, mark_of
from tests.each import each


class Colour(StrEnum):
    RED = "red"


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


def test_a_field_is_called_otherwise_or_left_out() -> None:
    form = Codec(_leaf, {"to": "for", "weight": ""}).record(Letter)
    assert form.write(Letter("Ann", (), 20)) == {"for": "Ann", "stamps": []}
    assert form.read({"for": "Ann", "stamps": []}) == Letter("Ann", ())
    with pytest.raises(Misread, match="'to' is not known"):
        form.read({"for": "Ann", "stamps": [], "to": "Ben"})


def test_a_form_may_write_every_key() -> None:
    form = Codec(_leaf, whole=True).record(Letter)
    assert form.write(Letter("Ann", ())) == {"to": "Ann", "stamps": [], "weight": None}


def test_a_flat_record_is_a_list_of_its_values() -> None:
    form = Codec(_leaf, flat=True).shape(tuple[Stamp, ...])
    assert form.write((Stamp("red", 5),)) == [["RED", 5]]
    assert form.read([["RED", 5]]) == (Stamp("red", 5),)
    with pytest.raises(Misread, match="place 0: not a list of 2"):
        form.read([["RED"]])


POST = Codec(_leaf).one_of("is", {"letter": Letter, "stamp": Stamp}, "no post")


def test_a_record_of_several_kinds_has_the_name_of_its_kind() -> None:
    told = {"is": "stamp", "colour": "RED", "pence": 5}
    assert POST.write(Stamp("red", 5)) == told
    assert POST.read(told) == Stamp("red", 5)
    with pytest.raises(TypeError, match="str has no name under 'is'"):
        POST.write("a parcel")


@each(
    ("value", "what"),
    [
        ([], "not an object"),
        ({"is": "parcel"}, "'parcel' is no post"),
        ({"is": ["stamp"]}, r"\['stamp'\] is no post"),
        ({}, "None is no post"),
        ({"is": "stamp", "colour": "RED"}, "stamp: 'pence' is missing"),
    ],
)
def test_what_is_of_no_kind_is_refused(value: object, what: str) -> None:
    with pytest.raises(Misread, match=what):
        POST.read(value)


def test_words_are_keys_of_an_object_and_other_keys_stand_in_pairs() -> None:
    form = Codec(_leaf)
    assert form.shape(Mapping[Colour, int]).write({Colour.RED: 5}) == {"red": 5}
    assert form.shape(Mapping[Colour, int]).read({"red": 5}) == {Colour.RED: 5}
    assert form.shape(Mapping[int, int]).write({1: 5}) == [[1, 5]]


@each("hint", [float, int | str, dict[str, int]])
def test_a_type_without_a_form_is_refused_at_once(hint: object) -> None:
    with pytest.raises(TypeError, match="have no form in JSON"):
        Codec(_leaf).shape(hint)
