"""DUMMY.md 3.1, 9, DA-2: the stock runs out."""

from tests.each import each
from tests.engine.games.dummy.dummy_tables import after, answer, dummy, ended, hand, refused


def last(cards: str, row: str = "2D 9D", **keys: object) -> dict[str, object]:
    return dummy({"A": cards}, stock="", row=row, **keys)  # type: ignore[arg-type]


def test_dummy_3_1_whoever_draws_the_last_card_plays_a_whole_turn() -> None:
    at = dummy({"A": "9S 9H 9C KD 4S", "B": "5D 6D"}, stock="KH", born="A")
    done = after(at, "A draw")
    assert (done["stock"], done["last_turn"]) == ([], False)
    done = after(done, "A meld 9S 9H 9C", "A discard KH")
    assert (done["turn"], done["last_turn"]) == ("B", True)
    assert ended(at, "A draw", "A meld 9S 9H 9C", "A discard KH", "B pass")["winner"] is None


def test_dummy_3_1_a_knock_is_possible() -> None:
    at = dummy({"A": "9S 9H 9C"}, stock="KH", born="A")
    assert ended(at, "A draw", "A knock KH with 9S 9H 9C")["ended_by"] == "knock"


def test_dummy_3_1_nothing_to_draw() -> None:
    assert refused(last("KD 2H"), "A draw") == "nothing_to_draw"


def test_dummy_3_1_the_row_is_never_made_a_stock() -> None:
    assert refused(last("KD 2H", "9D 8D 7D 6D"), "A draw") == "nothing_to_draw"


def test_dummy_3_1_no_pass_while_the_stock_lasts() -> None:
    assert refused(dummy({"A": "KD 2H"}), "A pass") == "stock_lasts"


def test_dummy_9_nobody_knocked() -> None:
    result = ended(last("KD 2H", born="A"), "A pass")
    assert (result["ended_by"], result["winner"]) == ("exhausted", None)
    assert (result["dark"], result["colour"], result["multiplier"]) == (False, False, 1)
    assert result["not_born"] == ["B", "C", "D"]
    assert result["scores"]["A"] == -15


def test_dummy_da_2_no_take_just_to_be_born() -> None:
    at = last("9S 9C 3H KD")
    assert refused(at, "A take 9D with 9D 9S 9C") == "knock_out_of_reach"


def test_dummy_da_2_a_take_to_knock() -> None:
    assert ended(last("9S 9C KD"), "A take 9D with 9D 9S 9C", "A knock KD")["dark"] is True


@each(
    ("cards", "table", "reached"),
    [
        ("9S 9C 5H 5D 5C KD", [], True),
        ("9S 9C 5H 5D 5C KD KH", [], False),
        ("9S 9C 5H 6H KD", ["B run 7H 8H 9H"], True),
        ("9S 9C 4H 6H KD", ["B run 7H 8H 9H"], False),
        ("9S 9C 6C 7C 10C KD", ["B run JC QC KC"], False),
        ("9S 9C 6C 7C 8C KD", [], True),
        ("9S 9C 9H KD", [], True),
        ("9S 9C 4H KD", ["B set 4S 4D 4C"], True),
        ("9S 9C 4H 5H KD", ["B set 4S 4D 4C"], False),
        ("9S 9C 4H 5H 6H 4S KD", ["B set 5S 5D 5C"], False),
        ("9S 9C 4H 5H 6H 4S", [], True),
        ("9S 9C 4H 5H 6H 4S 4D", [], False),
    ],
)
def test_dummy_3_1_is_a_knock_still_possible(cards: str, table: list[str], reached: bool) -> None:
    at = last(cards, table=table, born="B")
    said = answer(at, "A take 9D with 9D 9S 9C")
    assert said["reason"] == (None if reached else "knock_out_of_reach")


def test_dummy_3_1_after_the_take_nothing_spoils_the_knock() -> None:
    # 5H 6H 7H and 5S 5D 5C can be laid; a set with the five of hearts leaves 6H 7H.
    at = last("9S 9C 5H 6H 7H 5S 5D 5C KD")
    taken = ("A take 9D with 9D 9S 9C",)
    assert refused(at, *taken, "A meld 5H 5S 5D") == "knock_out_of_reach"
    assert refused(at, *taken, "A meld 5H 5S 5D 5C") == "knock_out_of_reach"
    done = (*taken, "A meld 5S 5D 5C", "A meld 5H 6H 7H")
    assert hand(after(at, *done), "A") == {"KD"}
    assert ended(at, *done, "A knock KD")["winner"] == "A"


def test_dummy_3_1_a_lay_off_may_spoil_it_too() -> None:
    at = last("9S 9C 5H 5S 5D KD", table=["B run 6H 7H 8H"], born="B")
    taken = ("A take 9D with 9D 9S 9C",)
    assert refused(at, *taken, "A lay_off 5H on 0") == "knock_out_of_reach"
    at = last("9S 9C 9H 5S 5D 5C KD", table=["B run 6H 7H 8H"], born="B")
    assert ended(at, *taken, "A lay_off 9H on 0", "A knock KD with 5S 5D 5C")["winner"] == "A"


def test_dummy_3_1_no_discard_after_it() -> None:
    at = last("9S 9C 5S 5D 5C KD")
    for card in ("KD", "5S"):
        assert refused(at, "A take 9D with 9D 9S 9C", f"A discard {card}") == "knock_now"


def test_dummy_3_1_only_one_such_turn() -> None:
    assert refused(last("KD 2H"), "A pass", "B pass") == "deal_over"


def test_dummy_3_1_a_position_tells_by_itself_that_it_is_the_last_turn() -> None:
    assert after(last("KD 2H"))["last_turn"] is True
    assert after(dummy({"A": "KD 2H"}))["last_turn"] is False
    assert after(dummy({"A": "KD 2H"}, stock="", phase="play"))["last_turn"] is False
    at = dummy({"A": "KD 2H 5S"}, stock="", phase="play", born="A")
    assert after(at, "A discard KD")["turn"] == "B"
    at = dummy({"A": "KD 2H 5S"}, stock="", phase="play", born="A", last_turn=True)
    assert refused(at, "A discard KD") == "knock_now"


def test_dummy_da_3_with_one_card_left_there_is_nothing_but_the_knock() -> None:
    at = last("9S 9C KD")
    taken = "A take 9D with 9D 9S 9C"
    assert refused(at, taken, "A discard KD") in ("would_empty_hand", "knock_now")
    assert refused(at, taken, "A meld KD") == "not_a_meld"
