"""DUMMY.md DA-31 to DA-33: the other readings of pee speto and ti on."""

from tests.each import each
from tests.engine.games.dummy.dummy_tables import dummy, fines

P1 = {"pee_speto": True, "pee_speto_needs": "speto_or_both"}
P2 = {"pee_speto": True}
LONG_AGO = ("2H", "6C", "8D")
"""Thrown since by the other three of four: the windows of what lay there before are closed."""
TI_ON = {"ti_on": True, "ti_on_needs_speto": False}


@each(
    ("row", "thrown", "take", "hand", "meld", "both", "alone"),
    [
        # 1: a neighbour onto the speto, which is melded with it or without.
        ("9D 2C", "4C", "2C", "3C", "2C 3C 4C", True, True),
        ("9D 2C", "4C", "2C", "2S 2H", "2C 2S 2H", False, True),
        ("9D QS", "AS", "QS", "QC QD", "QS QC QD", False, True),
        # 1, but the speto is melded from the hand, or not at all.
        ("9D 3C 2H", "2D", "2H", "2S", "2H 2S 2D", False, False),
        ("9D QS", "KS", "KS", "KD KH", "KS KD KH", False, False),
        # 2: the speto onto a neighbour that stays where it is.
        ("9D JS", "QS", "QS", "QC QD", "QS QC QD", False, True),
        ("9D 3C", "2C", "3C", "4C", "2C 3C 4C", True, True),
        # 2, with nothing of its family there; 9S is no neighbour of the queen.
        ("9D 9S", "QS", "QS", "QC QD", "QS QC QD", False, False),
        # 3: both neighbours have to be melded, as in the other reading.
        ("9D JS", "KS", "JS", "QS", "JS QS KS", True, True),
        ("9D AS", "JS", "JS", "QS 10S", "10S JS QS", False, False),
        ("9D QH", "JS", "JS", "QS KS", "JS QS KS", False, False),
    ],
)
def test_dummy_da_31_pee_speto(
    row: str, thrown: str, take: str, hand: str, meld: str, both: bool, alone: bool
) -> None:
    at = dummy({"B": f"{thrown} 3H", "C": f"{hand} 4S KC"}, turn="B", phase="play", row=row)
    played = (f"B discard {thrown}", f"C take {take} with {meld}")
    for options, fined in ((P2, both), (P1, alone)):
        at["options"] = options
        assert fines(at, *played) == ({"B": {"pee_speto": 50}} if fined else {})


def test_dummy_da_31_the_speto_may_be_melded_later_in_the_turn() -> None:
    at = dummy(
        {"B": "QH 3H", "C": "JD JH KS AS 4C"}, turn="B", phase="play", row="9D JC QS", options=P1
    )
    played = ("B discard QH", "C take JC with JC JD JH")
    assert fines(at, *played) == {}
    assert fines(at, *played, "C meld QS KS AS") == {"B": {"pee_speto": 50}}


def test_dummy_da_32_all_who_threw_neighbours_onto_one_speto() -> None:
    at = dummy(
        {"A": "QH 3H", "B": "5D", "C": "QD QC 4S"},
        players="ABC",
        phase="play",
        row="9D QS",
        stock="AS 2H",
        options=P1,
    )
    played = ("A discard QH", "B draw", "B discard AS", "C take QS with QS QD QC")
    assert fines(at, *played) == {"A": {"pee_speto": 50}, "B": {"pee_speto": 50}}


def test_dummy_da_14_the_window_holds_in_this_reading_too() -> None:
    at = dummy(
        {"A": "JS KS 4S"},
        row="QS QH",
        row_by=["C", "B"],
        row_turn=[15, 16],
        hua=None,
        options=P1,
    )
    assert fines(at, "A take QS with JS QS KS") == {}
    at["row_turn"] = [16, 17]
    assert fines(at, "A take QS with JS QS KS") == {"B": {"pee_speto": 50}}


def test_dummy_12_7_one_discard_in_several_cases_costs_once() -> None:
    # The king joins the queen of spades (1) and the jack (3), and all three are melded.
    at = dummy({"B": "KS 3H", "C": "10S 4S"}, turn="B", phase="play", options=P1)
    at["discard"] = ["9D", "JS", "QS", *LONG_AGO]
    assert fines(at, "B discard KS", "C take JS with 10S JS QS KS") == {"B": {"pee_speto": 50}}


def test_dummy_12_7_a_lay_off_of_the_speto_is_no_meld_in_this_reading_either() -> None:
    at = dummy(
        {"B": "QH 3H", "C": "JC JH 4S"},
        turn="B",
        phase="play",
        row="9D JD QS",
        table=["A set QC QD QH"],
        options=P1,
    )
    at["hands"]["B"] = ["AS", "3H"]
    played = ("B discard AS", "C take JD with JD JC JH", "C lay_off QS on 0")
    assert fines(at, *played) == {}


@each(
    ("row", "thrown", "hand", "meld", "without"),
    [
        ("9D 6H", "JS", "JH JC", "JS JH JC", True),
        ("9D 6H", "JS", "QS KS", "JS QS KS", True),
        ("9D 6H", "4C", "5C 6C", "4C 5C 6C", True),
        # Not the first of its family in the row; no neighbour; the speto itself.
        ("9D AS", "JS", "JH JC", "JS JH JC", False),
        ("9D 6H", "9S", "9H 9C", "9S 9H 9C", False),
        ("9D 6H", "QS", "QH QC", "QS QH QC", False),
    ],
)
def test_dummy_da_33_ti_on_without_the_speto(
    row: str, thrown: str, hand: str, meld: str, without: bool
) -> None:
    at = dummy({"B": f"{thrown} 3H", "C": f"{hand} 4S"}, turn="B", phase="play", row=row)
    played = (f"B discard {thrown}", f"C take {thrown} with {meld}")
    at["options"] = TI_ON
    assert fines(at, *played) == ({"B": {"ti_on": 50}} if without else {})
    at["options"] = {"ti_on": True}
    assert fines(at, *played) == ({"B": {"ti_on": 50}} if without and "QS" in meld else {})


def test_dummy_da_33_any_meld_of_that_turn_but_no_lay_off() -> None:
    at = dummy(
        {"B": "JS 3H", "C": "6S 6C 10S 9S 4S"},
        turn="B",
        phase="play",
        row="9D 6H",
        table=["A set JD JH JC"],
        options=TI_ON,
    )
    played = ("B discard JS", "C take 6H with 6H 6S 6C")
    assert fines(at, *played, "C lay_off JS on 0") == {}
    assert fines(at, *played, "C meld 9S 10S JS") == {"B": {"ti_on": 50}}


def test_dummy_12_both_other_readings_together_fine_a_discard_once() -> None:
    hands = {"B": "JS 3H", "C": "QS KS 4S"}
    at = dummy(hands, turn="B", phase="play", row="9D 6H", options=P1 | TI_ON)
    assert fines(at, "B discard JS", "C take JS with JS QS KS") == {"B": {"ti_on": 50}}
    at["discard"] = ["9D", "AS", *LONG_AGO]
    assert fines(at, "B discard JS", "C take AS with JS QS KS AS") == {"B": {"pee_speto": 50}}
