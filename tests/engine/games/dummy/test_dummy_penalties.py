"""DUMMY.md 11, 12: ting ngo and the optional rules, each on and off, with their windows."""

from typing import Any

from engine.games.dummy.rules import EXTRAS as PRESETS
from tests.each import each
from tests.engine.games.dummy.dummy_tables import EXTRAS, Json, dummy, ended, fines

EIGHT = ("D discard 8S", "A take 8S with 8S 8H 8D")


def ngo(**keys: Any) -> Json:
    hands = {"D": "8S KC 3D", "A": "8H 8D 2S", "B": "4C", "C": "10D"}
    keys.setdefault("born", "ABCD")
    return dummy(hands, turn="D", phase="play", row="2D 5H", **keys)


# -- 11: ting ngo ----------------------------------------------------------------------------------


@each(
    ("reversal", "way", "turned"),
    [
        ("toggle", 1, -1),
        ("next_hand_only", 1, -1),
        ("next_hand_relative", 1, -1),
        ("off", 1, 1),
    ],
)
def test_dummy_11_fine_and_reversal(reversal: str, way: int, turned: int) -> None:
    result = ended(ngo(options={"ngo_reversal": reversal}, direction=way), *EIGHT, "A knock 2S")
    assert result["penalties"] == {"D": {"ting_ngo": 50}}
    assert result["scores"]["D"] == -15 - 50
    assert (result["next_direction"], result["next_starter"]) == (turned, "A")
    assert result["next_dealer"] == ("B" if turned == -1 else "D")


@each(
    ("reversal", "turned"),
    [("toggle", 1), ("next_hand_only", -1), ("next_hand_relative", 1), ("off", -1)],
)
def test_dummy_da_9_a_reversal_of_a_reversed_deal(reversal: str, turned: int) -> None:
    at = ngo(options={"ngo_reversal": reversal}, direction=-1)
    at |= {"turn": "B", "hands": at["hands"] | {"B": ["8S", "KC", "3D"], "D": ["4C"]}}
    result = ended(at, "B discard 8S", "A take 8S with 8S 8H 8D", "A knock 2S")
    assert result["penalties"] == {"B": {"ting_ngo": 50}}
    assert result["next_direction"] == turned


@each(
    ("reversal", "turned"),
    [("toggle", -1), ("next_hand_only", 1), ("next_hand_relative", 1), ("off", -1)],
)
def test_dummy_da_9_without_a_ting_ngo(reversal: str, turned: int) -> None:
    at = dummy({"A": "8H 8D 8S 2S"}, phase="play", direction=-1, options={"ngo_reversal": reversal})
    result = ended(at, "A knock 2S with 8H 8D 8S")
    assert (result["penalties"], result["next_direction"]) == ({}, turned)


def test_dummy_11_two_cards_taken_are_no_ting_ngo() -> None:
    at = ngo()
    at |= {"hands": at["hands"] | {"A": ["5D", "5C", "2S", "8H", "8D"]}}
    result = ended(at, "D discard 8S", "A take 5H with 5H 5D 5C", "A knock 2S with 8S 8H 8D")
    assert (result["penalties"], result["next_direction"]) == ({}, 1)


def test_dummy_11_no_knock_no_ting_ngo() -> None:
    at = ngo()
    at |= {"hands": at["hands"] | {"A": ["8H", "8D", "2S", "9D"]}}
    assert fines(at, *EIGHT, "A discard 9D") == {}


def test_dummy_11_a_knock_from_the_stock_is_no_ting_ngo() -> None:
    at = ngo(stock="8C 4H")
    assert ended(at, "D discard 8S", "A draw", "A knock 2S with 8H 8D 8C")["penalties"] == {}


def test_dummy_da_22_more_cards_may_be_laid_with_a_ting_ngo() -> None:
    at = ngo()
    at |= {"hands": at["hands"] | {"A": ["8H", "8D", "2S", "JC", "JD", "JH"]}}
    result = ended(at, *EIGHT, "A meld JC JD JH", "A knock 2S")
    assert result["penalties"] == {"D": {"ting_ngo": 50}}


def test_dummy_da_28_the_head_card_was_thrown_by_nobody() -> None:
    at = dummy({"A": "8H 8D 2S", "B": "3D"}, players="AB", row="8S", turn_no=1)
    result = ended(at, "A take 8S with 8S 8H 8D", "A knock 2S")
    assert (result["penalties"], result["next_direction"]) == ({}, 1)


def test_dummy_11_also_in_the_last_turn() -> None:
    result = ended(ngo(stock=""), *EIGHT, "A knock 2S")
    assert result["penalties"] == {"D": {"ting_ngo": 50}}


@each(
    ("keys", "who"),
    [
        ({"took": 1}, {"D": {"ting_ngo": 50}}),
        ({"took": 1, "turn_no": 1}, {}),
        ({"took": 2}, {}),
        ({"took": 0}, {}),
        ({"took": 1, "direction": -1}, {"B": {"ting_ngo": 50}}),
        ({"took": 1, "taken": ["8S"], "taken_by": ["C"], "taken_turn": [18]}, {}),
        ({"taken": ["8S"]}, {"D": {"ting_ngo": 50}}),
        ({"taken": ["8S"], "hua": "8S"}, {}),
    ],
)
def test_dummy_11_by_what_a_position_tells_of_the_take(keys: Json, who: Json) -> None:
    at = dummy({"A": "2S"}, phase="play", born="A", born_now=True, table=["A set 8S 8H 8D"], **keys)
    assert ended(at, "A knock 2S")["penalties"] == who


# -- 12.1, 12.2: dear knock cards ------------------------------------------------------------------

SPETO, FITS = "knock_speto_100", "knock_layoffable_100"


@each(
    ("card", "options", "points"),
    [
        ("QS", (), 50),
        ("QS", (SPETO,), 100),
        ("QS", (FITS,), 50),
        ("8H", (FITS,), 100),
        ("8H", (SPETO,), 50),
        ("9S", (FITS,), 100),
        ("KD", (FITS, SPETO), 50),
        ("2C", (FITS,), 100),
        ("2C", (FITS, SPETO), 100),
        ("7D", (FITS,), 100),
    ],
)
def test_dummy_12_1_12_2_knock_card(card: str, options: tuple[str, ...], points: int) -> None:
    table = ["B run 5H 6H 7H", "B set 9C 9D 9H", "B run 3C 4C 5C"]
    meld = "7C 7S 7H" if card == "7D" else "JC JH JS"
    if card == "7D":  # It fits on the meld laid with the knock itself.
        table[0] = "B run 4H 5H 6H"
    at = dummy({"A": f"{meld} {card}"}, phase="play", born="A", table=table, options=options)
    laid = 15 if card == "7D" else 30
    assert ended(at, f"A knock {card} with {meld}")["scores"]["A"] == laid + points


# -- 12.3, 12.4: ting mee, ting tem ----------------------------------------------------------------


@each(
    ("card", "fined"),
    [("9C", True), ("5C", True), ("10C", False), ("9H", True), ("KH", False), ("AD", False)],
)
@each("born", ["", "D"])
def test_dummy_12_3_ting_mee(card: str, fined: bool, born: str) -> None:
    table = ["B run 6C 7C 8C", "D set 9S 9D 9C", "C run JD QD KD"]
    if card == "9C":
        table[1] = "D set 4S 4D 4H"
    if card == "AD":
        table[2] = "C run 10D JD QD"
    at = dummy({"D": f"{card} 3S 4C"}, turn="D", phase="play", table=table, born=born)
    assert fines(at, f"D discard {card}") == {}
    at["options"] = {"ting_mee": True}
    assert fines(at, f"D discard {card}") == ({"D": {"ting_mee": 50}} if fined else {})


def test_dummy_12_3_each_time() -> None:
    at = dummy(
        {"A": "9C 3S 4S", "B": "KD 2H"},
        players="AB",
        phase="play",
        table=["B run 6C 7C 8C"],
        options=["ting_mee"],
        stock="4D 5C 8D 10S",
        row="2D",
    )
    played = ("A discard 9C", "B draw", "B discard KD", "A draw", "A discard 5C")
    assert fines(at, *played) == {"A": {"ting_mee": 100}}


def test_dummy_da_26_mee_is_judged_after_own_layings() -> None:
    at = dummy({"A": "6H 7H 8H 9H 2C"}, phase="play", born="A", options=["ting_mee"])
    assert fines(at, "A discard 9H") == {}
    assert fines(at, "A meld 6H 7H 8H", "A discard 9H") == {"A": {"ting_mee": 50}}


@each(
    ("row", "card", "fined"),
    [
        ("10C 3D QC", "JC", True),
        ("KH 3D KS", "KD", True),
        ("7H 8H", "9H", True),
        ("7H 8H", "6H", True),
        ("6H 9H", "8H", False),
        ("QD 3C KD", "AD", True),
        ("2D 3D", "AD", False),
        ("AD KD", "2D", False),
        ("KD 2D", "AD", False),
        ("KH 3D", "KD", False),
        ("10C QC", "JD", False),
        ("10C QC JH JS JD", "JC", True),
    ],
)
def test_dummy_12_4_ting_tem(row: str, card: str, fined: bool) -> None:
    at = dummy({"D": f"{card} 3S 4C"}, turn="D", phase="play", row=row)
    assert fines(at, f"D discard {card}") == {}
    at["options"] = {"ting_tem": True}
    # Once a discard, however many melds it makes.
    assert fines(at, f"D discard {card}") == ({"D": {"ting_tem": 50}} if fined else {})


def test_dummy_12_10_da_17_mee_and_tem_add_up() -> None:
    at = dummy(
        {"D": "5H AS 4H"},
        turn="D",
        phase="play",
        row="6H 3D 7H",
        table=["B set 5C 5S 5D"],
        options=["ting_mee", "ting_tem"],
    )
    assert fines(at, "D discard 5H") == {"D": {"ting_mee": 50, "ting_tem": 50}}


# -- 12.5: the head card ---------------------------------------------------------------------------


@each(
    ("head", "meld", "plain", "dear"),
    [("7H", "6H 7H 8H", 15, 60), ("2C", "2C 2D 2H", 60, 110), ("AS", "AS AD AH", 45, 80)],
)
def test_dummy_12_5_da_18_head_card(head: str, meld: str, plain: int, dear: int) -> None:
    kind = "run" if "6H" in meld else "set"
    for options, points in (((), plain), (("bai_hua",), dear), (("bai_hua", "ace_run_10"), dear)):
        at = dummy({"A": "4S"}, phase="play", table=[f"B {kind} {meld}"], born="B", hua=head)
        at["options"] = dict.fromkeys(options, True)
        assert ended(at, "A knock 4S")["scores"]["B"] == points


def test_dummy_12_5_no_head_card_to_be_told() -> None:
    at = dummy({"A": "4S"}, phase="play", table=["B run 6H 7H 8H"], born="B", hua=None)
    assert ended(at | {"options": {"bai_hua": True}}, "A knock 4S")["scores"]["B"] == 15


# -- DA-10: the preset -----------------------------------------------------------------------------


@each(
    ("options", "fined"),
    [
        ({}, False),
        ({"extras": None}, False),
        ({"extras": "all"}, True),
        ({"extras": "all", "ting_mee": False}, False),
        ({"extras": None, "ting_mee": True}, True),
        ({"extras": "all", "ting_tem": False}, True),
    ],
)
def test_dummy_da_10_extras_and_single_switches(options: Json, fined: bool) -> None:
    at = dummy(
        {"D": "9C KH 2S"},
        turn="D",
        phase="play",
        row="2D 5H",
        table=["B set 9H 9D 9S"],
        options=options,
    )
    assert fines(at, "D discard 9C") == ({"D": {"ting_mee": 50}} if fined else {})


@each("extra", EXTRAS)
def test_dummy_da_10_all_turns_every_switch_on(extra: str) -> None:
    assert getattr(PRESETS["all"], extra) is True
    assert getattr(PRESETS["none"], extra) is False
    assert PRESETS["all"].mult_net is PRESETS["all"].ace_run_10 is False
