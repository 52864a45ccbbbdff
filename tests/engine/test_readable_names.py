"""Names lose what cannot be seen or turns a line around, and nothing else."""

from unicodedata import category

from hypothesis import given
from hypothesis import strategies as st

from engine.names import LONGEST_NAME, name_of_person, readable
from engine.table.roster import Sitter
from tests.each import each

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NOTHING = [
    "",
    " ",
    "\u200b",
    "\u200d\u200c",
    "\u3164",
    "\u2800\u2800",
    "\u034f",
    "\ufe0f",
    "\ud800",
]
KEPT = [
    "Ann",
    "Lê Thị Hồng",
    "น้ำฝน ปู่",
    "می\u200cخواهم",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "❤\ufe0f Ann",
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "\U0001faea",
    "꧁Ann꧂",
]


@each("name", KEPT)
def test_what_people_write_stays(name: str) -> None:
    assert readable(name) == name


@each("name", NOTHING)
def test_a_name_of_nothing_is_none(name: str) -> None:
    assert readable(name) == ""
    assert Sitter(1234567, name).name == "Player 4567"


@each("control", BIDI)
def test_nothing_turns_the_line_around(control: str) -> None:
    assert readable(f"An{control}n") == "Ann"
    assert Sitter(7, f"{control}Ann").name == "Ann"


def test_a_name_is_one_line_and_covers_no_other() -> None:
    assert readable("Ann\r\n\u2028Ben\tChi\u0000") == "Ann Ben Chi"
    assert readable("e" + "\u0301" * 50) == "e" + "\u0301" * 4


def test_the_first_name_that_can_be_read_is_taken() -> None:
    assert name_of_person(7, "\u200b", None, "ann", "other") == "ann"
    assert len(name_of_person(7, "a" * 1000)) == LONGEST_NAME


def test_computers_and_former_players_are_called_as_they_were() -> None:
    assert Sitter(None, "Ada").name == "Ada"
    assert Sitter(-4, "").name == ""


@given(st.text(st.characters(exclude_categories=()), max_size=60))
def test_any_name_can_be_stored_and_shown(name: str) -> None:
    seen = readable(name)
    seen.encode()
    assert readable(seen) == seen
    assert not any(category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in seen)
    assert not set(seen) & set(BIDI)
    assert Sitter(99, name).name
