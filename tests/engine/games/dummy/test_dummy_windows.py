"""DUMMY.md 12.6-12.9: fines for what others do with a discard, with their windows."""

from tests.each import each
from tests.engine.games.dummy.dummy_tables import EXTRAS, after, dummy, ended, fines

# -- 12.6: pee hua ---------------------------------------------------------------------------------


@each(
    ("thrown", "hand", "fined"),
    [
        ("8H", "6H", True),
        ("9H", "8H", True),
        ("6H", "5H", True),
        ("5H", "6H", True),
        ("7D", "7C", True),
        ("10H", "8H 9H", False),
        ("4H", "5H 6H", False),
    ],
)
def test_dummy_12_6_neighbours_of_the_head_card(thrown: str, hand: str, fined: bool) -> None:
    at = dummy(
        {"B": f"{thrown} 3S", "C": f"{hand} 4S"}, turn="B", phase="play", row="7H 2S", born="BC"
    )
    played = (f"B discard {thrown}", f"C take 7H with 7H {hand} {thrown}")
    assert fines(at, *played) == {}
    at["options"] = {"pee_hua": True}
    assert fines(at, *played) == ({"B": {"pee_hua": 50}} if fined else {})


def test_dummy_12_6_the_ace_is_no_neighbour_of_the_two() -> None:
    at = dummy(
        {"B": "AH 3S", "C": "QH 4S KC"}, turn="B", phase="play", row="KH 2S", options=["pee_hua"]
    )
    assert fines(at, "B discard AH", "C take KH with QH KH AH") == {"B": {"pee_hua": 50}}


def test_dummy_da_13_the_head_card_has_to_be_taken_and_both_melded() -> None:
    hands = {"B": "8H 3S", "C": "9H 10H 4S 7S 7C"}
    at = dummy(hands, turn="B", phase="play", row="7H 2S", options=["pee_hua"])
    assert fines(at, "B discard 8H", "C take 8H with 8H 9H 10H") == {}
    assert fines(at, "B discard 8H", "C take 7H with 7H 7S 7C") == {}
    # With another meld of that turn it is not with the head card.
    assert fines(at, "B discard 8H", "C take 7H with 7H 7S 7C", "C meld 8H 9H 10H") == {}


def test_dummy_12_6_a_discard_after_the_head_card_is_gone() -> None:
    at = dummy({"B": "8H 3S", "C": "9H 10H 4S"}, turn="B", phase="play", row="2S", hua="7H")
    at["options"] = dict.fromkeys(EXTRAS, True)
    assert fines(at, "B discard 8H", "C take 8H with 8H 9H 10H") == {}


def test_dummy_da_14_two_players_and_both_fined() -> None:
    at = dummy(
        {"A": "6H AD", "B": "7S 10C", "C": "9H 6D QS"},
        phase="play",
        row="7H 2S",
        stock="8H AH",
        options=["pee_hua"],
    )
    played = ("A discard 6H", "B draw", "B discard 8H", "C take 7H with 6H 7H 8H 9H")
    assert fines(at, *played) == {"A": {"pee_hua": 50}, "B": {"pee_hua": 50}}


@each("turns", [1, 2, 3, 4, 5])
def test_dummy_da_14_the_window_closes_with_the_thrower_s_next_turn(turns: int) -> None:
    """8H was thrown so many turns ago by seat -turns; A takes it with the head card."""
    thrower = "ABCD"[-turns % 4]
    at = dummy(
        {"A": "6H 4S"},
        row="7H 8H",
        row_by=[None, thrower],
        row_turn=[None, 20 - turns],
        options=["pee_hua"],
    )
    expected = {thrower: {"pee_hua": 50}} if turns < 4 else {}
    assert fines(at, "A take 7H with 6H 7H 8H") == expected


# -- 12.7: pee speto -------------------------------------------------------------------------------

PEE = ["pee_speto"]


@each(
    ("row", "thrown", "take", "hand", "meld", "fined"),
    [
        # 1: the speto lies in the row.
        ("9D 2C", "4C", "2C", "3C", "2C 3C 4C", True),
        ("9D 2C", "2D", "2C", "2S", "2C 2D 2S", True),
        ("9D QS", "AS", "QS", "KS", "QS KS AS", True),
        ("9D QS", "QH", "QS", "QC", "QS QC QH", True),
        # 2: the speto is thrown to a neighbour.
        ("9D 3C", "2C", "3C", "4C", "2C 3C 4C", True),
        ("9D JS", "QS", "JS", "10S", "10S JS QS", True),
        # 3: a neighbour to a neighbour, the speto from the hand.
        ("9D JS", "KS", "JS", "QS", "JS QS KS", True),
        ("9D 2S", "2D", "2S", "2C", "2S 2D 2C", True),
        # The older card is not melded.
        ("9D AS", "JS", "JS", "QS 10S", "10S JS QS", False),
        # 9S is no neighbour of the queen, 5C none of the two.
        ("9D 9S", "JS", "9S", "QS 10S", "9S 10S JS QS", False),
        ("9D 5C", "4C", "5C", "2C 3C", "2C 3C 4C 5C", False),
        # No speto in the meld.
        ("9D 3C", "4C", "3C", "5C", "3C 4C 5C", False),
    ],
)
def test_dummy_12_7_pee_speto(
    row: str, thrown: str, take: str, hand: str, meld: str, fined: bool
) -> None:
    at = dummy({"B": f"{thrown} 3H", "C": f"{hand} 4S KD"}, turn="B", phase="play", row=row)
    played = (f"B discard {thrown}", f"C take {take} with {meld}")
    assert fines(at, *played) == {}
    at["options"] = dict.fromkeys(PEE, True)
    assert fines(at, *played) == ({"B": {"pee_speto": 50}} if fined else {})


def test_dummy_12_7_any_meld_of_that_turn_counts() -> None:
    at = dummy(
        {"A": "4C AD", "B": "QH 3C 4S", "C": "4D"},
        players="ABC",
        phase="play",
        row="JH 2C 6D 10H",
        options=PEE,
    )
    played = ("A discard 4C", "B take JH with 10H JH QH")
    assert fines(at, *played) == {}
    assert fines(at, *played, "B meld 2C 3C 4C") == {"A": {"pee_speto": 50}}


def test_dummy_12_7_a_meld_of_a_knock_counts_too() -> None:
    at = dummy(
        {"A": "4C AD", "B": "QH 3C 4S", "C": "4D"},
        players="ABC",
        phase="play",
        row="JH 2C 10H",
        options=PEE,
    )
    result = ended(at, "A discard 4C", "B take JH with 10H JH QH", "B knock 4S with 2C 3C 4C")
    assert result["penalties"] == {"A": {"pee_speto": 50}}


def test_dummy_12_7_a_lay_off_is_no_meld() -> None:
    at = dummy(
        {"A": "KS AD", "B": "10S 9S 4S QS", "C": "4D"},
        players="ABC",
        phase="play",
        row="2H JS",
        options=["pee_speto", "ti_on"],
    )
    played = ("A discard KS", "B take JS with 9S 10S JS", "B lay_off QS KS on 0")
    assert fines(at, *played) == {}


def test_dummy_12_7_a_later_turn_is_no_take_turn() -> None:
    at = dummy(
        {"A": "KS AD", "B": "JC JD QS 4S", "C": "4D 5D"},
        players="ABC",
        phase="play",
        row="2H JS",
        stock="6D 7D 8D",
        options=["pee_speto", "ti_on"],
    )
    played = (
        "A discard KS",
        "B take JS with JS JC JD",
        "B discard 4S",
        "C draw",
        "C discard 4D",
        "A draw",
        "A discard 7D",
        "B draw",
    )
    assert fines(at, *played) == {}


def test_dummy_12_7_several_players_by_one_take() -> None:
    at = dummy(
        {"D": "AS 2C", "A": "AD", "B": "7S", "C": "QS 6D"},
        turn="D",
        phase="play",
        row="5D KS 8C",
        stock="7D JS 8H",
        options=EXTRAS,
        born="ABCD",
    )
    played = ("D discard AS", "A draw", "A discard 7D", "B draw", "B discard JS")
    done = fines(at, *played, "C take KS with JS QS KS AS")
    assert {player: kinds.get("pee_speto") for player, kinds in done.items()} == {
        "D": 50,
        "B": 50,
    }


def test_dummy_da_24_the_head_card_is_a_speto() -> None:
    at = dummy({"B": "4C 7S", "C": "3C 6D"}, turn="B", phase="play", row="2C 9D")
    at["options"] = dict.fromkeys(("pee_hua", "pee_speto"), True)
    assert fines(at, "B discard 4C", "C take 2C with 2C 3C 4C") == {
        "B": {"pee_hua": 50, "pee_speto": 50}
    }


def test_dummy_12_7_the_taker_s_own_discard() -> None:
    at = dummy(
        {"A": "QS 10S 4D"},
        row="5D JS",
        row_by=[None, "A"],
        row_turn=[None, 16],
        options=["pee_speto", "ti_on"],
    )
    assert fines(at, "A take JS with 10S JS QS") == {}


# -- 12.8: ti on -----------------------------------------------------------------------------------


@each(
    ("row", "thrown", "meld", "fined"),
    [
        ("5D 8C", "JS", "JS QS KS", True),
        ("5D 8C", "QH", "QH QS QD", True),
        ("5D 8C", "3C", "2C 3C 4C", True),
        ("5D AS", "JS", "JS QS KS", False),
        ("AS 5D", "JS", "JS QS KS", False),
        ("5D 2C", "JS", "JS QS KS", True),
        ("5D 8C", "9S", "9S 10S JS QS", False),
        ("5D 8C", "JS", "9S 10S JS", False),
        ("5D 8C", "QS", "QS KS AS", False),
    ],
)
def test_dummy_12_8_ti_on(row: str, thrown: str, meld: str, fined: bool) -> None:
    own = " ".join(card for card in meld.split() if card != thrown)
    at = dummy({"B": f"{thrown} 3H", "C": f"{own} 4S"}, turn="B", phase="play", row=row)
    played = (f"B discard {thrown}", f"C take {thrown} with {meld}")
    assert fines(at, *played) == {}
    at["options"] = {"ti_on": True, "pee_speto": True}
    assert fines(at, *played) == ({"B": {"ti_on": 50}} if fined else {})


def test_dummy_da_15_never_both_for_one_discard() -> None:
    at = dummy({"B": "KS 3H", "C": "QS 4S"}, turn="B", phase="play", row="5D JS 2H 9C 8D")
    # The jack has lain there for more than a round.
    for options, fined in (
        (("ti_on",), {}),
        (("pee_speto",), {"B": {"pee_speto": 50}}),
        (("ti_on", "pee_speto"), {"B": {"pee_speto": 50}}),
    ):
        at["options"] = dict.fromkeys(options, True)
        assert fines(at, "B discard KS", "C take JS with JS QS KS") == fined


def test_dummy_12_8_first_in_the_row_though_others_follow() -> None:
    at = dummy(
        {"A": "JS 3H", "B": "4D", "C": "QS 4S"},
        players="ABC",
        phase="play",
        row="5D",
        stock="KS 2H",
        options=["ti_on", "pee_speto"],
    )
    played = ("A discard JS", "B draw", "B discard KS", "C take JS with JS QS KS")
    assert fines(at, *played) == {"A": {"ti_on": 50}, "B": {"pee_speto": 50}}


def test_dummy_da_25_windows_end_with_the_deal() -> None:
    at = dummy({"A": "JS 3H", "B": "4D 8D"}, players="AB", phase="play", stock="", options=EXTRAS)
    assert ended(at, "A discard JS", "B pass")["penalties"] == {}


def test_dummy_14_each_discard_gets_each_penalty_at_most_once() -> None:
    at = dummy({"B": "8H 3S", "C": "6H 5H 9H 4S"}, turn="B", phase="play", row="7H", options=EXTRAS)
    done = after(at, "B discard 8H", "C take 7H with 6H 7H 8H", "C lay_off 9H on 0")
    assert done["penalties"] == {"B": {"pee_hua": 50}}
