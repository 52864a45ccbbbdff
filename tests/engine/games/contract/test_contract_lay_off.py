"""CONTRACT.md 7.1 to 7.3 and 7.6: laying off."""

from tests.each import each
from tests.engine.tables import Json, after, ended, position, refused

RUN = "B run 5S 6S 7S 8S"
SET = "C set 9S 9H 9D"


def table(held: str, *melds: str, **options: object) -> Json:
    return position(
        {"A": held}, table=melds or (RUN, SET), down="ABC", phase="play", deal_no=2, options=options
    )


def meld(held: str, move: str, *melds: str, **options: object) -> tuple[str, str]:
    """The cards and the layers of the meld after this lay-off."""
    at = after(table(f"{held} KC", *melds, **options), f"A {move}")
    one = at["table"][int(move.rsplit(maxsplit=1)[-1])]
    return " ".join(one["cards"]), "".join(one["laid_by"])


def test_contract_7_1_on_anybodys_meld_by_a_player_who_is_down() -> None:
    assert meld("9S", "lay_off 9S on 0") == ("5S 6S 7S 8S 9S", "BBBBA")
    assert meld("9C", "lay_off 9C on 1") == ("9S 9H 9D 9C", "CCCA")
    assert meld("9C", "lay_off 9C on 0", "A set 9S 9H 9D") == ("9S 9H 9D 9C", "AAAA")


def test_contract_7_1_the_owner_stays_the_owner() -> None:
    at = after(table("9S KC"), "A lay_off 9S on 0")
    assert at["table"][0]["owner"] == "B"


def test_contract_7_1_any_number_and_several_at_once() -> None:
    assert meld("9S 10S", "lay_off 9S 10S on 0")[0] == "5S 6S 7S 8S 9S 10S"
    assert meld("9S 4S", "lay_off 9S 4S on 0") == ("4S 5S 6S 7S 8S 9S", "ABBBBA")
    assert meld("3S 4S 9S", "lay_off 9S 3S 4S on 0")[0] == "3S 4S 5S 6S 7S 8S 9S"
    assert meld("9C 9S 9C", "lay_off 9C 9S 9C on 1")[0] == "9S 9H 9D 9C 9S 9C"
    at = after(table("9S 4S 9C KC"), "A lay_off 9S on 0", "A lay_off 9C on 1", "A lay_off 4S on 0")
    assert [len(one["cards"]) for one in at["table"]] == [6, 4]


@each(
    ("held", "move"),
    [
        ("9H", "lay_off 9H on 0"),
        ("10S", "lay_off 10S on 0"),
        ("8S", "lay_off 8S on 0"),
        ("3S", "lay_off 3S on 0"),
        ("8C", "lay_off 8C on 1"),
        ("9S 9S", "lay_off 9S 9S on 0"),
        ("9S 8H", "lay_off 9S 8H on 0"),
        ("9C 8C", "lay_off 9C 8C on 1"),
        ("9S", "lay_off on 0"),
    ],
)
def test_contract_7_2_what_does_not_fit(held: str, move: str) -> None:
    assert refused(table(f"{held} KC"), f"A {move}") == "does_not_fit"


def test_contract_7_2_in_part_is_not_at_all() -> None:
    at = table("9S JS KC")
    assert refused(at, "A lay_off 9S JS on 0") == "does_not_fit"


@each("index", [2, 7, -1, -2])
def test_contract_7_1_no_such_meld(index: int) -> None:
    assert refused(table("9S KC"), f"A lay_off 9S on {index}") == "no_such_meld"


def test_contract_7_1_cards_that_are_not_held() -> None:
    assert refused(table("KC"), "A lay_off 9S on 0") == "not_in_hand"
    assert refused(table("9C KC"), "A lay_off 9C 9C on 1") == "not_in_hand"
    assert refused(table("KC"), "A lay_off JK on 1") == "not_in_hand"


def test_contract_7_2_the_ace_at_either_end_but_not_both() -> None:
    low, high = "B run 2S 3S 4S 5S", "B run 10S JS QS KS"
    assert meld("AS", "lay_off AS on 0", low)[0] == "AS 2S 3S 4S 5S"
    assert meld("AS", "lay_off AS on 0", high)[0] == "10S JS QS KS AS"
    assert refused(table("2S KC", "B run JS QS KS AS"), "A lay_off 2S on 0") == "does_not_fit"
    assert refused(table("KS KC", "B run AS 2S 3S 4S"), "A lay_off KS on 0") == "does_not_fit"
    whole = "B run AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"
    assert refused(table("KS AS KC", whole), "A lay_off KS AS on 0") == "does_not_fit"
    assert meld("KS", "lay_off KS on 0", whole)[0].startswith("AS 2S")


def test_contract_ca_10_the_ace_at_both_ends_by_option() -> None:
    whole = "B run AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    assert refused(table("AS KC", whole), "A lay_off AS on 0") == "does_not_fit"
    assert meld("AS", "lay_off AS on 0", whole, run_max=14)[0].endswith("QS KS AS")
    both = "B run AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
    for card in ("2S", "KS", "AS", "JK"):
        at = table(f"{card} KC", both, run_max=14)
        assert refused(at, f"A lay_off {card} on 0") == "does_not_fit"


def test_contract_7_3_a_joker_on_a_run_stands_for_the_next_end_card() -> None:
    assert meld("JK", "lay_off JK on 0") == ("5S 6S 7S 8S JK=9S", "BBBBA")
    assert meld("JK", "lay_off JK=4S on 0") == ("JK=4S 5S 6S 7S 8S", "ABBBB")
    assert meld("JK 10S", "lay_off JK 10S on 0")[0] == "5S 6S 7S 8S JK=9S 10S"
    assert meld("JK 4S", "lay_off JK 4S on 0")[0] == "4S 5S 6S 7S 8S JK=9S"
    assert meld("JK JK", "lay_off JK JK on 0")[0] == "5S 6S 7S 8S JK=9S JK=10S"
    assert meld("JK 3S", "lay_off JK 3S on 0")[0] == "3S JK=4S 5S 6S 7S 8S"
    assert meld("JK", "lay_off JK on 0", "B run JS QS KS AS")[0] == "JK=10S JS QS KS AS"


@each("joker", ["JK=8S", "JK=10S", "JK=9H", "JK=3S"])
def test_contract_7_3_a_joker_cannot_stand_for_a_card_that_does_not_touch(joker: str) -> None:
    at = table("JK KC")
    assert refused(at, f"A lay_off {joker} on 0") == "does_not_fit"


def test_contract_7_3_a_joker_on_a_set_lies_bare() -> None:
    assert meld("JK", "lay_off JK on 1") == ("9S 9H 9D JK", "CCCA")
    assert meld("JK", "lay_off JK=9C on 1") == ("9S 9H 9D JK", "CCCA")
    assert refused(table("JK KC"), "A lay_off JK=8C on 1") == "does_not_fit"


def test_contract_7_3_not_on_a_run_of_a_whole_suit() -> None:
    whole = "B run AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    assert refused(table("JK KC", whole), "A lay_off JK on 0") == "does_not_fit"


def test_contract_7_1_out_by_lay_off() -> None:
    result = ended(table("9S"), "A lay_off 9S on 0")
    assert (result["winner"], result["scores"]["A"]) == ("A", 0)


def test_contract_7_1_on_a_meld_laid_in_the_same_turn() -> None:
    at = after(table("2S 2H 2D 2C KC"), "A meld 2S 2H 2D", "A lay_off 2C on 2")
    assert at["table"][2]["cards"] == ["2S", "2H", "2D", "2C"]


def test_contract_7_6_ca_14_joined_runs_stay_two_melds() -> None:
    at = table("7S KC", "B run 3S 4S 5S 6S", "C run 8S 9S 10S JS")
    joined = after(at, "A lay_off 7S on 0")["table"]
    assert [one["cards"][-1] for one in joined] == ["7S", "JS"]
    at = table("7S 7S KC", "B run 3S 4S 5S 6S", "C run 8S 9S 10S JS")
    both = after(at, "A lay_off 7S on 0", "A lay_off 7S on 1")["table"]
    assert [len(one["cards"]) for one in both] == [5, 5]
