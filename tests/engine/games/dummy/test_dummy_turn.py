"""DUMMY.md 3, 4, 6, 7: the turn, melds, birth, laying off."""

from engine.notation.replay import replay
from tests.each import each
from tests.engine.games.dummy.dummy_tables import after, dummy, ended, hand, refused

TABLE = ["C run 8C 9C 10C JC", "D set 9H 9D 9S"]


def playing(cards: str, born: str = "A", **keys: object) -> dict[str, object]:
    return dummy({"A": cards}, phase="play", born=born, **keys)  # type: ignore[arg-type]


def test_dummy_3_1_a_draw_is_the_top_of_the_stock() -> None:
    at = after(dummy({"A": "9S 4D"}), "A draw")
    assert hand(at, "A") == {"9S", "4D", "3H"}
    assert (at["phase"], at["stock"], at["took"]) == ("play", ["5D", "8C", "JH"], 0)


@each("move", ["A discard 9S", "A meld 9S 9D 9C", "A knock 9S", "A lay_off 4D on 0"])
def test_dummy_3_1_a_turn_begins_with_a_card(move: str) -> None:
    assert refused(dummy({"A": "9S 4D"}), move) == "wrong_phase"


def test_dummy_3_1_one_draw_or_take_a_turn() -> None:
    at = dummy({"A": "6H 6D 4D 9S"})
    assert refused(at, "A draw", "A draw") == "wrong_phase"
    assert refused(at, "A draw", "A take 6S with 6S 6H 6D") == "wrong_phase"
    assert refused(at, "A take 6S with 6S 6H 6D", "A draw") == "wrong_phase"


@each("move", ["B draw", "C discard 4D", "D knock 4D", "B pass"])
def test_dummy_3_nobody_plays_out_of_turn(move: str) -> None:
    assert refused(dummy({"A": "9S 4D"}), move) == "not_your_turn"


@each("move", ["A take", "A may_i", "A contract", "A swap"])
def test_dummy_3_moves_of_other_games_are_illegal(move: str) -> None:
    by, name = move.split()
    keys = {"contract": {"melds": []}, "swap": {"meld": 0, "card": "4D"}}.get(name, {})
    said = replay({"position": dummy({"A": "9S 4D"}), "moves": [{"by": by, "move": name, **keys}]})
    assert (said["illegal_at"], said["reason"]) == (0, "no_such_move")


def test_dummy_3_2_a_discard_goes_to_the_right_end_of_the_row() -> None:
    at = after(playing("9S 4D"), "A discard 9S")
    assert at["discard"] == ["2D", "6S", "9S"]
    assert (at["turn"], at["phase"], at["turn_no"]) == ("B", "draw", 21)
    assert (at["row_by"][-1], at["row_turn"][-1]) == ("A", 20)


@each("move", ["A meld 9S 9H 9D", "A lay_off 7C on 0"])
def test_dummy_3_2_the_unborn_lay_nothing(move: str) -> None:
    assert refused(playing("9S 9H 9D 7C 2H", born="C", table=TABLE[:1]), move) == "not_born"


def test_dummy_3_2_the_unborn_throw_or_knock() -> None:
    at = playing("5S 5H 5D 7C 2H", born="C", table=TABLE[:1])
    assert after(at, "A discard 2H")["turn"] == "B"
    assert ended(at, "A knock 2H with 5S 5H 5D / 7C on 0")["dark"] is True


def test_dummy_3_2_laying_leaves_a_card() -> None:
    assert refused(playing("5S 5H 5D"), "A meld 5S 5H 5D") == "would_empty_hand"
    assert refused(playing("7C 6C", table=TABLE), "A lay_off 7C 6C on 0") == "would_empty_hand"
    assert hand(after(playing("5S 5H 5D 2H"), "A meld 5S 5H 5D"), "A") == {"2H"}


def test_dummy_da_3_with_one_card_left_there_is_only_the_knock() -> None:
    at = playing("7C 2H", table=TABLE)
    assert refused(at, "A lay_off 7C on 0", "A discard 2H") == "would_empty_hand"
    assert ended(at, "A lay_off 7C on 0", "A knock 2H")["ended_by"] == "knock"
    assert refused(playing("2H"), "A discard 2H") == "would_empty_hand"


def test_dummy_da_4_a_card_just_swept_up_may_be_thrown() -> None:
    at = dummy({"A": "6H 6D 4D"}, row="2D 6S KH")
    assert after(at, "A take 6S with 6S 6H 6D", "A discard KH")["discard"] == ["2D", "KH"]


@each(
    "cards",
    ["5S 5H", "5S 6S", "5S 6S 8S", "5S 6S 7H", "AS 2S 3S", "KS AS 2S", "QS KS 2S", "5S 5H 6D", ""],
)
def test_dummy_4_1_what_is_no_meld(cards: str) -> None:
    at = playing("5S 5H 6S 6D 7H 8S AS 2S 3S KS QS")
    assert refused(at, f"A meld {cards}") == "not_a_meld"


@each(
    ("cards", "kind"),
    [
        ("5S 5H 5D", "set"),
        ("5S 5H 5D 5C", "set"),
        ("2H 3H 4H", "run"),
        ("QH KH AH", "run"),
        ("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "run"),
    ],
)
def test_dummy_4_1_what_is_a_meld(cards: str, kind: str) -> None:
    at = after(playing(f"{cards} 3C"), f"A meld {cards}")
    assert at["table"] == [
        {"owner": "A", "kind": kind, "cards": cards.split(), "laid_by": ["A"] * len(cards.split())}
    ]


def test_dummy_4_2_cards_on_the_table_are_not_in_the_hand() -> None:
    at = playing("7C 2H 4D", table=[*TABLE, "A run 4S 5S 6S"])
    assert refused(at, "A discard 4S") == "not_in_hand"
    assert refused(at, "A lay_off JC on 0") == "not_in_hand"


def test_dummy_6_birth_is_for_this_turn_and_later_ones() -> None:
    at = dummy({"A": "6H 6D 4D 9S 9H 9D 3C", "B": "7D 8D", "C": "7H 8H", "D": "KD 7S"})
    now = after(at, "A take 6S with 6S 6H 6D")
    assert (now["born"], now["born_now"]) == (["A"], True)
    now = after(now, "A meld 9S 9H 9D", "A discard 3C")
    assert (now["born"], now["born_now"]) == (["A"], False)
    later = after(
        now,
        *("B draw", "B discard 7D", "C draw", "C discard 7H", "D draw", "D discard KD", "A draw"),
    )
    assert (later["born"], later["born_now"]) == (["A"], False)


@each("cards", ["QC", "7C", "7C 6C", "QC 7C", "QC KC AC", "7C 6C QC"])
def test_dummy_7_2_cards_that_lengthen_a_run(cards: str) -> None:
    at = after(playing("6C 7C QC KC AC 2H", table=TABLE), f"A lay_off {cards} on 0")
    laid = dict(zip(at["table"][0]["cards"], at["table"][0]["laid_by"], strict=True))
    assert laid == dict.fromkeys(["8C", "9C", "10C", "JC"], "C") | dict.fromkeys(cards.split(), "A")


@each("cards", ["6C", "KC", "QH", "7C", "8C QH", "KC QH", ""])
def test_dummy_7_2_cards_that_do_not_fit(cards: str) -> None:
    at = playing("6C 7C KC QH 8C 2H", table=["C run 9C 10C JC", *TABLE[1:]])
    assert refused(at, f"A lay_off {cards} on 0") == "does_not_fit"


def test_dummy_7_2_after_the_ace_nothing_goes_on() -> None:
    at = playing("2H 3H JH 5S", table=["B run QH KH AH"])
    assert refused(at, "A lay_off 2H on 0") == "does_not_fit"
    assert refused(at, "A lay_off 2H 3H on 0") == "does_not_fit"
    assert len(after(at, "A lay_off JH on 0")["table"][0]["cards"]) == 4
    below = playing("AH 5S", table=["B run 2H 3H 4H"])
    assert refused(below, "A lay_off AH on 0") == "does_not_fit"


def test_dummy_7_2_the_fourth_card_of_a_set() -> None:
    at = after(playing("9C 2H", table=TABLE), "A lay_off 9C on 1")
    assert at["table"][1]["laid_by"] == ["D", "D", "D", "A"]
    assert refused(playing("8H 2H", table=TABLE), "A lay_off 8H on 1") == "does_not_fit"


def test_dummy_7_3_the_meld_is_named() -> None:
    table = ["C run 6C 7C 8C", "D set 9H 9D 9S"]
    for index in (0, 1):
        at = after(playing("9C 2H", table=table), f"A lay_off 9C on {index}")
        assert "9C" in at["table"][index]["cards"]
    assert refused(playing("9C 2H", table=table), "A lay_off 9C on 2") == "no_such_meld"
    assert refused(playing("9C 2H", table=table), "A lay_off 9C on -1") == "no_such_meld"


def test_dummy_da_20_others_go_on_from_a_card_laid_off() -> None:
    table = ["C run 7C 8C 9C by D C C"]
    at = after(playing("6C 5C 2H", table=table), "A lay_off 6C on 0", "A lay_off 5C on 0")
    assert at["table"][0]["laid_by"] == ["A", "A", "D", "C", "C"]
