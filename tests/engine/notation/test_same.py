"""``python -m engine same``: what was dealt and what it brought, reckoned exactly."""

import json
from fractions import Fraction
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import names, pack
from engine.notation.reading import NotationError
from engine.notation.same import same
from tests.commands import typed
from tests.each import each

Json = dict[str, Any]
SEED = bytes(range(32)).hex()
DEALT: Json = {
    "do": "cards",
    "seed": SEED,
    "salts": [],
    "packs": 2,
    "jokers": 2,
    "seats": 3,
    "dealer": 2,
    "deal": 1,
    "hand": 10,
    "upcard": True,
    "way": 1,
    "acts": [],
}
SCRIPT = Path(__file__).parents[3] / "docs" / "verify_game.py"


def by_the_script(asked: Json) -> Json:
    """The same by docs/verify_game.py, which knows nothing of ours."""
    spec = spec_from_file_location("verify_game", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    seats, way = asked["seats"], asked["way"]
    seed, salts = bytes.fromhex(asked["seed"]), "".join(f"/{one}" for one in asked["salts"])
    luck = sha256(seed + salts.encode()).digest() if salts else seed
    cards = script.PACK * asked["packs"] + ["JK"] * asked["jokers"]
    lay = script.shuffled(luck, f"deal/{asked['deal']}", cards)
    order = [(asked["dealer"] + way * turn) % seats for turn in range(1, seats + 1)]
    hands: list[list[str]] = [[] for _ in order]
    for at in range(asked["hand"] * seats):
        hands[order[at % seats]].append(lay.pop(0))
    upcard = lay.pop(0) if asked["upcard"] else None
    lanes = script.lanes_of(lay, seats, order[0], way)
    told: Json = {"hands": hands, "upcard": upcard, "lanes": json.loads(json.dumps(lanes))}
    told |= {"drawn": [], "anew": []}
    for act in asked["acts"]:
        if "draw" in act:
            told["drawn"].append(script.draw(lanes, act["draw"], way))
        else:
            why = f"again/{asked['deal']}/{len(told['anew']) + 1}"
            lanes = script.lanes_again(luck, why, cards, act["pile"], seats)
            told["anew"].append(json.loads(json.dumps(lanes)))
    return told


@st.composite
def deals(draw: st.DrawFn) -> Json:
    seats = draw(st.integers(2, 6))
    asked = {
        "do": "cards",
        "seed": draw(st.binary(min_size=32, max_size=32)).hex(),
        "salts": draw(st.lists(st.sampled_from(["1457", "ดวง"]), max_size=2)),
        "packs": draw(st.integers(1, 2)),
        "jokers": draw(st.integers(0, 3)),
        "seats": seats,
        "dealer": draw(st.integers(0, seats - 1)),
        "deal": draw(st.integers(1, 9)),
        "hand": draw(st.integers(0, 8)),
        "upcard": draw(st.booleans()),
        "way": draw(st.sampled_from([1, -1])),
    }
    cards = names(pack(asked["packs"], asked["jokers"]))
    seat = st.integers(0, seats - 1)
    draws = seat.map(lambda one: {"draw": one})
    pile = st.lists(st.sampled_from(range(len(cards))), max_size=9, unique=True)
    piles = pile.map(lambda some: {"pile": [cards[at] for at in some]})
    return asked | {"acts": draw(st.lists(st.one_of(draws, draws, draws, piles), max_size=40))}


@given(asked=deals())
def test_the_cards_are_those_of_the_script_that_needs_nothing_of_ours(asked: Json) -> None:
    assert same(asked) == by_the_script(asked)


def test_the_example_of_the_fair_shuffle() -> None:
    told: Any = same(DEALT)
    assert [hand[0] for hand in told["hands"]] == ["5C", "KD", "4H"]


WORTHS: dict[str, tuple[Json, list[int]]] = {
    "basic: Ann goes rummy": (
        {"kind": "paid", "scores": [46, 0, 0], "pays": [None, 40, 6]},
        [46, -40, -6],
    ),
    "gin with its bonus": ({"kind": "paid", "scores": [31, 0], "pays": [None, 31]}, [31, -31]),
    "nobody won": ({"kind": "paid", "scores": [0, 0], "pays": [0, 0]}, [0, 0]),
    "contract": (
        {"kind": "own", "scores": [0, 35, 12], "lowest_wins": True},
        [0, -35, -12],
    ),
    "dummy": ({"kind": "own", "scores": [120, -40], "lowest_wins": False}, [120, -40]),
}


@each("called", list(WORTHS))
def test_what_a_deal_was_worth(called: str) -> None:
    asked, worth = WORTHS[called]
    assert same({"do": "worth", **asked}) == {"worth": worth}


def board(expected: int, *points: list[int] | None) -> list[Json]:
    tables = [{"id": str(at), "points": one} for at, one in enumerate(points)]
    told: Any = same({"do": "board", "expected": expected, "tables": tables})
    assert [table["id"] for table in told["tables"]] == [table["id"] for table in tables]
    return told["tables"]


def test_a_board_with_a_table_that_was_left_unfinished() -> None:
    """Neuberg's formula: four tables were to play it, three did."""
    *played, left = board(4, [30], [10], [10], None)
    assert [one["percent"] for one in played] == [["850/9"], ["250/9"], ["250/9"]]
    assert [one["cross"] for one in played] == [["20"], ["-10"], ["-10"]]
    assert (left["percent"], left["cross"]) == (None, None)


def test_seats_are_compared_each_by_itself() -> None:
    first, second = board(2, [5, -5], [0, 7])
    assert (first["percent"], first["cross"]) == (["100", "0"], ["5", "-12"])
    assert (second["percent"], second["cross"]) == (["0", "100"], ["-5", "12"])


def test_a_board_of_one_table() -> None:
    assert board(1, [3, 4]) == [{"id": "0", "percent": ["50", "50"], "cross": ["0", "0"]}]
    assert board(4, [3]) == [{"id": "0", "percent": ["50"], "cross": ["0"]}]
    assert board(3, None) == [{"id": "0", "percent": None, "cross": None}]


@given(
    worths=st.lists(st.integers(-9, 9), min_size=1, max_size=8),
    missing=st.integers(0, 3),
)
def test_a_seat_has_fifty_percent_on_average(worths: list[int], missing: int) -> None:
    told = board(len(worths) + missing, *([one] for one in worths))
    percents = [Fraction(one["percent"][0]) for one in told]
    assert sum(percents) == 50 * len(worths)
    assert sum(Fraction(one["cross"][0]) for one in told) == 0
    best = max(range(len(worths)), key=lambda at: worths[at])
    assert percents[best] == max(percents) <= 100


def test_the_standing_of_a_night() -> None:
    """Who missed most boards or has gone stands below; void boards count for nobody."""
    half: Json = {"percent": "50", "cross": "0"}
    won: Json = {"percent": "100", "cross": "15/2"}
    people: dict[str, Json] = {
        "Ann": {"entries": [won, half], "met": ["Bo", "Bo", "Eve"]},
        "Bo": {"entries": [half, {"void": True}], "met": ["Ann", "Ann", "Cy"]},
        "Cy": {"entries": [half], "met": ["Bo"]},
        "Dan": {"entries": [half, {"left": "10/3"}, {"left": "90"}], "met": []},
        "Eve": {"entries": [won, {"missed": True}, {"missed": True}], "met": []},
        "Fay": {"entries": [won, won], "met": [], "gone": True},
        "Gus": {"entries": [{"void": True}], "met": ["Hal"]},
        "Hal": {"entries": [{"missed": True}], "met": []},
    }
    told: Any = same({"do": "standing", "people": [{"id": one, **people[one]} for one in people]})
    rows = {one.pop("id"): one for one in told["standing"]}
    assert list(rows) == ["Ann", "Bo", "Cy", "Dan", "Fay", "Eve", "Hal", "Gus"]
    assert [row["place"] for row in rows.values()] == [1, 2, 3, 4, None, None, None, None]
    totals = ["75", "50", "50", "280/9", "100", "60", "40", None]
    assert [row["total"] for row in rows.values()] == totals
    assert rows["Ann"] == {
        "place": 1,
        "total": "75",
        "cross": "15/4",
        "field": "160/3",
        "played": 2,
    }
    assert (rows["Bo"]["field"], rows["Cy"]["field"]) == ("200/3", "50")
    assert (rows["Gus"]["cross"], rows["Gus"]["field"], rows["Gus"]["played"]) == ("0", "40", 0)


def test_who_did_alike_shares_a_place() -> None:
    entries = [{"percent": "50", "cross": "1"}]
    people = [{"id": one, "entries": entries, "met": []} for one in ("Cy", "Bo", "Ann")]
    people[0] = {**people[0], "entries": [{"percent": "50", "cross": "1/2"}]}
    told: Any = same({"do": "standing", "people": people})
    found = [(one["id"], one["place"]) for one in told["standing"]]
    assert found == [("Ann", 1), ("Bo", 1), ("Cy", 3)]


def test_two_sides_meet_on_the_boards_that_both_have_played() -> None:
    boards = [{"id": 1, "a": [3, 4], "b": [1]}, {"id": 2, "a": [], "b": [9]}]
    told = {"boards": [1], "cross": ["5/2"], "total": "5/2", "winner": "a"}
    assert same({"do": "meet", "boards": boards}) == told
    told = {"boards": [], "cross": [], "total": "0", "winner": None}
    assert same({"do": "meet", "boards": boards[1:]}) == told


def test_par_is_the_lower_middle_of_what_computers_made() -> None:
    told = {"par": 0, "over": [41, 0], "beaten": [4, 1]}
    assert same({"do": "par", "worths": [3, -7, 40, 0], "own": [41, 0]}) == told


def test_the_secret_of_a_day_leads_back_to_the_anchor() -> None:
    secret = b"s" * 32
    anchor = secret
    for _ in range(3):
        anchor = sha256(b"upcard/daily/chain/" + anchor).digest()
    asked: Json = {"do": "chain", "anchor": anchor.hex(), "day": 3, "secret": secret.hex()}
    luck = sha256(b"upcard/daily/gin/" + secret).hexdigest()
    assert same({**asked, "games": ["gin"]}) == {"is_so": True, "lucks": {"gin": luck}}
    assert same({**asked, "day": 2, "games": ["gin"]}) == {"is_so": False, "lucks": {}}


WRONG: dict[str, tuple[object, str]] = {
    "no object": ([1], "'do'"),
    "nothing asked": ({}, "'do'"),
    "an unknown deed": ({"do": "bid"}, "'do' is cards, worth, board"),
    "nights to come": ({"do": "pairing"}, "comes with game nights"),
    "somebody twice": (
        {"do": "standing", "people": [{"id": "A", "entries": [], "met": []}] * 2},
        "somebody twice",
    ),
    "no fraction": (
        {
            "do": "standing",
            "people": [{"id": "A", "entries": [{"percent": "1/0", "cross": "0"}], "met": []}],
        },
        "not a fraction",
    ),
    "a fraction that is a number": (
        {"do": "standing", "people": [{"id": "A", "entries": [{"left": 50}], "met": []}]},
        "^standing: 'people.0.entries.0.left': 50 is not a fraction",
    ),
    "neither missed nor not": (
        {"do": "standing", "people": [{"id": "A", "entries": [{"missed": False}], "met": []}]},
        "^standing: 'people.0.entries.0.missed': input should be True$",
    ),
    "an act of no kind": ({**DEALT, "acts": [{}]}, "^cards needs the key 'acts.0.draw'$"),
    "two acts in one": (
        {**DEALT, "acts": [{"draw": 0, "pile": []}]},
        "^cards has no key 'acts.0.pile'; take it out",
    ),
    "an act that is no object": (
        {**DEALT, "acts": [5]},
        "^cards: 'acts.0' is an object with keys$",
    ),
    "a short seed": ({**DEALT, "seed": "00"}, "not 32 bytes"),
    "a seed with spaces": ({**DEALT, "seed": " ".join(["00"] * 32)}, "not 32 bytes"),
    "a salt that is no text": ({**DEALT, "salts": ["\ud800"]}, "'salts.0': .* is no text"),
    "a game that is no text": (
        {"do": "chain", "anchor": SEED, "day": 1, "secret": SEED, "games": ["\ud800"]},
        "'games.0': .* is no text",
    ),
    "an id that is none": (
        {"do": "board", "expected": 1, "tables": [{"id": 1.5, "points": [1]}]},
        "^board: 'tables.0.id': 1.5 is not an id: a text or a whole number$",
    ),
    "points without end": ({"do": "par", "worths": [1], "own": [10**4000]}, "'own.0'"),
    "more tables than there are numbers": (
        {"do": "board", "expected": 10**4000, "tables": []},
        "'expected'",
    ),
    "fractions without end": (
        {
            "do": "standing",
            "people": [
                {"id": 1, "entries": [{"left": f"1/{10**17 + at}"} for at in range(500)], "met": []}
            ],
        },
        "^standing: a fraction is too long to be written$",
    ),
    "a dealer who is not there": ({**DEALT, "dealer": 3}, "'dealer' is 0 to 2"),
    "too large hands": ({**DEALT, "hand": 36}, "too few"),
    "a seat that is not there": ({**DEALT, "acts": [{"draw": 3}]}, "'draw' is 0 to 2"),
    "a seat without cards that is not there": ({**DEALT, "out": [3]}, "'out' has 0 to 2, not 3"),
    "a card too often": ({**DEALT, "acts": [{"pile": ["5H"] * 3}]}, "more often than the pack"),
    "an unknown card": (
        {**DEALT, "acts": [{"pile": ["1H"]}]},
        "^cards: 'acts.0.pile.0': '1H' is not a card",
    ),
    "an unknown key": ({**DEALT, "more": 1}, "'more'"),
    "true for a number": ({**DEALT, "deal": True}, "'deal'"),
    "no direction": ({**DEALT, "way": 0}, "'way'"),
    "no lowest_wins": ({"do": "worth", "kind": "own", "scores": [1]}, "'lowest_wins'"),
    "no pays": ({"do": "worth", "kind": "paid", "scores": [1]}, "'pays'"),
    "too few pays": (
        {"do": "worth", "kind": "paid", "scores": [1, 0], "pays": [None]},
        "'pays' has one number",
    ),
    "more results than tables": (
        {"do": "board", "expected": 0, "tables": [{"id": 1, "points": [1]}]},
        "more than 'expected'",
    ),
    "tables of other numbers": (
        {
            "do": "board",
            "expected": 2,
            "tables": [{"id": 1, "points": [1]}, {"id": 2, "points": [1, 2]}],
        },
        "at all tables as many",
    ),
    "no computers": ({"do": "par", "worths": [], "own": []}, "'worths'"),
    "a day before the chain": (
        {"do": "chain", "anchor": SEED, "day": 0, "secret": SEED, "games": []},
        "'day'",
    ),
}


@each("called", list(WRONG))
def test_what_cannot_be_answered_is_named(called: str) -> None:
    asked, told = WRONG[called]
    with pytest.raises(NotationError, match=told.replace("(", r"\(")):
        same(asked)


def test_lines_are_answered_in_order() -> None:
    lines = [json.dumps({"do": "par", "worths": [1], "own": [2]}), "no JSON", "", "{}"]
    done = typed("engine", "same", given="\n".join(lines))
    assert not done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0] == {"par": 1, "over": [1], "beaten": [1]}
    assert [list(answer) for answer in answers[1:]] == [["error"], ["error"]]
