"""DUMMY.md 5: taking from the row."""

from tests.each import each
from tests.engine.games.dummy.dummy_tables import after, dummy, hand, refused

ROW = "7H KD 3S 8C JD 10S"


def to_take(cards: str = "QD 2H 4S 9H", row: str = ROW, **keys: object) -> dict[str, object]:
    return dummy({"A": cards}, row=row, **keys)  # type: ignore[arg-type]


def test_dummy_5_1_everything_from_the_card_on_is_swept_up() -> None:
    at = after(to_take(), "A take KD with JD QD KD")
    assert at["discard"] == ["7H"]
    assert hand(at, "A") == {"2H", "4S", "9H", "3S", "8C", "10S"}
    assert at["table"] == [
        {"owner": "A", "kind": "run", "cards": ["JD", "QD", "KD"], "laid_by": ["A"] * 3}
    ]
    assert (at["phase"], at["took"]) == ("play", 5)
    assert at["taken"] == ["KD", "3S", "8C", "JD", "10S"]
    assert (at["row_by"], at["row_turn"]) == ([None], [None])
    assert at["taken_by"] == ["D", "A", "B", "C", "D"]
    assert at["taken_turn"] == [15, 16, 17, 18, 19]


def test_dummy_5_1_the_start_card_lies_in_the_row() -> None:
    assert refused(to_take("8H 8D 8S 2H"), "A take 8S with 8S 8H 8D") == "not_in_row"
    assert refused(to_take("8H 8D 8S 2H"), "A take 9S with 8S 8H 8D") == "not_in_row"
    assert refused(to_take(row=""), "A take KD with JD QD KD") == "nothing_to_take"


def test_dummy_5_2_the_start_card_is_laid() -> None:
    assert refused(to_take("8H 8D 2H"), "A take 3S with 8C 8H 8D") == "start_not_laid"


def test_dummy_5_2_a_deeper_card_is_not_taken() -> None:
    assert refused(to_take(), "A take JD with JD QD KD") == "not_in_hand"


def test_dummy_5_2_only_cards_of_the_hand_and_the_row() -> None:
    assert refused(to_take(), "A take 8C with 8C 8H 8D") == "not_in_hand"
    assert refused(to_take("QD KD QD 2H"), "A take JD with JD QD QD QD") == "not_in_hand"


def test_dummy_5_2_a_card_of_the_hand_is_laid() -> None:
    at = to_take("KS KH 2S", "5H 9C 6H 7H")
    assert refused(at, "A take 5H with 5H 6H 7H") == "no_card_of_hand"
    at = to_take("8H KH 2S", "5H 9C 6H 7H")
    assert hand(after(at, "A take 5H with 5H 6H 7H 8H"), "A") == {"KH", "2S", "9C"}


def test_dummy_5_2_the_meld_is_one() -> None:
    assert refused(to_take(), "A take JD with JD QD") == "not_a_meld"
    assert refused(to_take("AS 2S 9H", "4D 3S"), "A take 3S with AS 2S 3S") == "not_a_meld"


def test_dummy_5_3_a_card_stays_in_the_hand() -> None:
    assert refused(to_take("6H 7H", "5H 8H"), "A take 8H with 6H 7H 8H") == "would_empty_hand"
    assert hand(after(to_take("6H 7H 2C", "5H 8H"), "A take 8H with 6H 7H 8H"), "A") == {"2C"}
    # A card that was swept up may be the one that stays.
    assert hand(after(to_take("6H 7H", "5H 8H 2C"), "A take 8H with 6H 7H 8H"), "A") == {"2C"}


def test_dummy_da_5_a_lay_off_alone_is_no_take() -> None:
    at = to_take("KH 2S 3D", "5H QC", table=["D run 8C 9C 10C JC"], born="AD")
    assert refused(at, "A take QC with QC") == "not_a_meld"


def test_dummy_5_5_more_may_be_laid_and_laid_off() -> None:
    at = to_take("QH KD 5C 9S 9H 9C", "4H 10H 9D JH", table=["B run 6H 7H 8H", "B set 5S 5H 5D"])
    done = after(
        at,
        "A take 10H with 10H JH QH",
        "A meld 9S 9C 9D",
        "A lay_off 9H on 0",
        "A lay_off 5C on 1",
    )
    assert hand(done, "A") == {"KD"}
    assert [meld["laid_by"].count("A") for meld in done["table"]] == [1, 1, 3, 3]


def test_dummy_5_6_the_taker_is_born_once() -> None:
    at = after(to_take(), "A take KD with JD QD KD")
    assert (at["born"], at["born_now"]) == (["A"], True)
    at = after(to_take(born="CA"), "A take KD with JD QD KD")
    assert (at["born"], at["born_now"]) == (["C", "A"], False)


def test_dummy_da_23_two_cards_of_the_row_and_one_of_the_hand() -> None:
    at = after(to_take("QH KD 5C", "4H 10H 2D JH"), "A take 10H with 10H JH QH")
    assert hand(at, "A") == {"KD", "5C", "2D"}


def test_dummy_da_27_after_the_row_was_emptied_the_next_card_is_no_head_card() -> None:
    at = dummy({"A": "9H 9S QC 4C", "B": "3D"}, row="9D", turn_no=1, options=["bai_hua"])
    done = after(at, "A take 9D with 9D 9H 9S", "A discard QC")
    assert (done["hua"], done["discard"], done["row_by"]) == ("9D", ["QC"], ["A"])


def test_dummy_3_1_even_the_first_player_may_take() -> None:
    at = dummy({"A": "9H 9S QC 4C"}, row="9D", turn_no=1)
    done = after(at, "A take 9D with 9D 9H 9S")
    assert (done["discard"], done["taken_by"], done["taken_turn"]) == ([], [None], [None])


def test_dummy_5_hands_grow_beyond_25_cards() -> None:
    others = [rank + suit for rank in ["4", "6", "8", "10", "Q", "A"] for suit in "SHDC"]
    at = dummy({"A": "2S 2H 3S 5S 7S"}, row=" ".join(["KH", "2D", *others]), players="AB")
    done = after(at, "A take 2D with 2D 2S 2H")
    assert len(done["hands"]["A"]) == 3 + 24
    thrown = after(done, "A discard AC")
    assert (len(thrown["hands"]["A"]), thrown["discard"]) == (26, ["KH", "AC"])


@each("born", ["", "A"])
def test_dummy_5_taking_is_open_to_born_and_unborn(born: str) -> None:
    assert after(to_take(born=born), "A take KD with JD QD KD")["born"] == ["A"]
