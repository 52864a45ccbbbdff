"""CONTRACT.md 6.1 to 6.5: making the contract, non-continuity, the reading of jokers."""

from tests.each import each
from tests.engine.goals import R1, R2, R3, S1, S2, S3, contract, holding, refusal
from tests.engine.tables import after, position, refused


@each(
    ("deal_no", "melds"),
    [
        (1, f"{S1} / {S2}"),
        (2, f"{S1} / {R1}"),
        (2, f"{R1} / {S1}"),
        (3, f"{R1} / {R2}"),
        (4, f"{S1} / {S2} / {S3}"),
        (5, f"{S1} / {R1} / {S2}"),
        (6, f"{R1} / {S1} / {R2}"),
        (7, f"{R1} 8H / {R2} / {R3}"),
    ],
)
def test_contract_6_2_every_contract_in_any_order(deal_no: int, melds: str) -> None:
    laid = contract(deal_no, melds, "" if deal_no == 7 else "KC 2D")
    assert laid == melds.split(" / ")


@each(
    ("deal_no", "melds"),
    [
        (1, S1),
        (1, f"{S1} / {S2} / {S3}"),
        (1, f"{S1} / {R1}"),
        (2, f"{S1} / {S2}"),
        (2, f"{R1} / {R2}"),
        (3, f"{S1} / {R1}"),
        (3, f"{R1} / {R2} / {R3}"),
        (4, f"{S1} / {S2}"),
        (4, f"{S1} / {S2} / {R1}"),
        (5, f"{S1} / {R2} / {R1}"),
        (6, f"{S1} / {S2} / {R1}"),
        (6, f"{R1} / {R2} / {R3}"),
    ],
)
def test_contract_6_2_nothing_else_and_nothing_more(deal_no: int, melds: str) -> None:
    assert refusal(deal_no, melds) == "contract_not_met"


def test_contract_6_1_all_at_once() -> None:
    at = holding(1, f"{S1} / {S2}", "KC")
    assert refused(at, f"A meld {S1}") == "contract_first"
    assert refused(at, f"A contract {S1}") == "contract_not_met"


def test_contract_6_1_every_part_is_a_meld_of_cards_held() -> None:
    assert refusal(1, f"{S1} / 8C 8D 9D") == "not_a_meld"
    assert refusal(1, f"{S1} / 8C 8D") == "not_a_meld"
    at = position({"A": f"{S1} 8C 8D KC"}, phase="play")
    assert refused(at, f"A contract {S1} / {S2}") == "not_in_hand"
    assert refused(at, f"A contract {S1} / {S1}") == "not_in_hand"


def test_contract_6_3_ca_3_at_least_three_and_four() -> None:
    assert contract(1, f"{S1} 3C / {S2}") == [f"{S1} 3C", S2]
    assert contract(2, f"{S1} 3C 3C / {R1} 8H") == [f"{S1} 3C 3C", f"{R1} 8H"]


def test_contract_ca_3_exact_sizes_by_option() -> None:
    assert contract(2, f"{S1} / {R1}", contract_exact_sizes=True) == [S1, R1]
    for melds in (f"{S1} 3C / {R1}", f"{S1} / {R1} 8H"):
        assert refusal(2, melds, contract_exact_sizes=True) == "contract_not_met"


def test_contract_ca_3_exact_sizes_leave_room_for_the_thirteenth_card_of_hand_seven() -> None:
    laid = contract(7, f"{R1} 8H / {R2} / {R3}", "", contract_exact_sizes=True)
    assert laid == [f"{R1} 8H", R2, R3]


def test_contract_ca_2_second_hand_of_text_b() -> None:
    four = "KS KH KD KC"
    assert contract(2, f"{four} / {S1}", "2D", round2="set3_set4") == [four, S1]
    assert contract(2, f"{four} / {S1} 3C", "2D", round2="set3_set4") == [four, f"{S1} 3C"]
    assert refusal(2, f"{S1} / {S2}", round2="set3_set4") == "contract_not_met"
    assert refusal(2, f"{S1} / {R1}", round2="set3_set4") == "contract_not_met"
    exact = {"round2": "set3_set4", "contract_exact_sizes": True}
    assert contract(2, f"{S1} / {four}", "2D", **exact) == [S1, four]
    assert refusal(2, f"{S1} 3C / {four}", "2D", **exact) == "contract_not_met"
    assert refusal(2, f"{S1} / {four} KS", "2D", **exact) == "contract_not_met"


@each(
    "melds",
    [
        "3C 4C 5C 6C / 7C 8C 9C 10C",
        "7C 8C 9C 10C / 3C 4C 5C 6C",
        "7S 8S 9S 10S / JS QS KS AS",
        "AH 2H 3H 4H / 5H 6H 7H 8H 9H",
        "3C 4C 5C JK=6C / 7C 8C 9C 10C",
    ],
)
def test_contract_6_4_runs_of_a_suit_may_not_be_end_to_end(melds: str) -> None:
    assert refusal(3, melds) == "one_run_in_two"


@each(
    "melds",
    [
        "3C 4C 5C 6C / 5C 6C 7C 8C",
        "3C 4C 5C 6C / 8C 9C 10C JC",
        "3C 4C 5C 6C / 3C 4C 5C 6C",
        "3C 4C 5C 6C / 7H 8H 9H 10H",
        "3C 4C 5C 6C / 6C 7C 8C 9C",
    ],
)
def test_contract_6_4_overlaps_gaps_and_other_suits_are_fine(melds: str) -> None:
    assert contract(3, melds) == melds.split(" / ")


@each("melds", ["10S JS QS KS / AS 2S 3S 4S", "JS QS KS AS / 2S 3S 4S 5S"])
def test_contract_ca_23_nothing_is_continuous_across_the_ace(melds: str) -> None:
    assert contract(3, melds) == melds.split(" / ")


def test_contract_6_4_in_every_deal_with_two_runs() -> None:
    apart, joined = "3C 4C 5C 6C / 8C 9C 10C JC", "3C 4C 5C 6C / 7C 8C 9C 10C"
    assert len(contract(6, f"{apart} / {S1}")) == 3
    assert refusal(6, f"{joined} / {S1}") == "one_run_in_two"
    assert refusal(6, f"3C 4C 5C 6C / {S1} / 7C 8C 9C 10C") == "one_run_in_two"


def test_contract_6_4_hand_seven_too() -> None:
    joined = "3C 4C 5C 6C 7C / AD 2D 3D 4D / 8C 9C 10C JC"
    assert refusal(7, joined, "") == "one_run_in_two"


def test_contract_6_4_later_lay_offs_may_join_runs() -> None:
    at = holding(3, "3C 4C 5C 6C / 8C 9C 10C JC", "7C KH")
    at = after(
        at | {"stock": ["2S", "2S"], "discard": ["4D", "4S"]},
        *[
            "A contract 3C 4C 5C 6C / 8C 9C 10C JC",
            "A discard KH",
            "B take",
            "B discard KH",
            "C take",
            "C discard KH",
            "A take",
            "A lay_off 7C on 0",
        ],
    )
    assert at["table"][0]["cards"] == ["3C", "4C", "5C", "6C", "7C"]
    assert at["table"][1]["cards"] == ["8C", "9C", "10C", "JC"]


def test_contract_6_5_an_eight_card_run_is_one_run() -> None:
    eight = "3C 4C 5C 6C 7C 8C 9C 10C"
    assert refusal(3, eight) == "contract_not_met"
    assert contract(3, f"{eight} / {R1}") == [eight, R1]
    assert contract(2, f"{eight} / {S1}") == [eight, S1]


def test_contract_ca_22_two_sets_of_one_rank() -> None:
    assert contract(1, "5S 5H 5D / 5C 5S 5H") == ["5S 5H 5D", "5C 5S 5H"]


def test_contract_ca_24_some_declaration_of_the_jokers_is_enough() -> None:
    """3-4-5-JK is read as 3-6 first, which would lie end to end with 7-10."""
    assert contract(3, "3C 4C 5C JK / 7C 8C 9C 10C") == ["JK=2C 3C 4C 5C", "7C 8C 9C 10C"]


def test_contract_ca_24_no_declaration_does_it() -> None:
    assert refusal(3, "3C JK 5C 6C / 7C 8C 9C 10C") == "one_run_in_two"
    assert refusal(3, "3C 4C 5C JK=6C / 7C 8C 9C 10C") == "one_run_in_two"


def test_contract_ca_24_the_first_melds_are_read_high_then_the_later_ones() -> None:
    """Both as high as they go would be 3-6 and 7-10; the first keeps its reading."""
    melds = "3C 4C 5C JK / JK 8C 9C 10C"
    assert contract(3, melds) == ["3C 4C 5C JK=6C", "8C 9C 10C JK=JC"]
    melds = "3C 4C 5C JK / 8C 9C JK=7C 10C"
    assert contract(3, melds) == ["JK=2C 3C 4C 5C", "JK=7C 8C 9C 10C"]
    melds = "JK 8C 9C 10C / 4C 5C 6C JK"
    assert contract(3, melds) == ["8C 9C 10C JK=JC", "JK=3C 4C 5C 6C"]


def test_contract_ca_24_the_first_of_three_is_read_high_at_the_cost_of_the_last() -> None:
    melds = "2C 3C JK 5C / 10C JC JK QC / 6C 7C 8C JK 9C"
    low = ["2C 3C JK=4C 5C", "JK=9C 10C JC QC", "JK=5C 6C 7C 8C 9C"]
    assert contract(7, melds, "") == low
    melds = "4C 5C 6C JK / 9C 10C JC JK / AD 2D 3D 4D 5D"
    assert contract(7, melds, "") == ["4C 5C 6C JK=7C", "9C 10C JC JK=QC", "AD 2D 3D 4D 5D"]
    melds = "4C 5C 6C JK / 8C 9C 10C JK / AD 2D 3D 4D 5D"
    assert contract(7, melds, "") == ["4C 5C 6C JK=7C", "JK=7C 8C 9C 10C", "AD 2D 3D 4D 5D"]


@each(
    ("deal_no", "melds", "kinds"),
    [
        (1, "9S JK JK JK / 4H 4D 4C", ["set", "set"]),
        (3, "9S JK JK JK / 4H 5H 6H 7H", ["run", "run"]),
        (2, "9S JK JK JK / 4H 5H 6H 7H", ["set", "run"]),
        (2, "9S JK JK JK / 4H 4D 4C", ["run", "set"]),
        (2, "4H 4D 4C / 9S JK JK JK", ["set", "run"]),
    ],
)
def test_contract_ca_24_one_natural_and_three_jokers_are_what_the_contract_needs(
    deal_no: int, melds: str, kinds: list[str]
) -> None:
    at = holding(deal_no, melds, "KC")
    reached = after(at, f"A contract {melds}")
    assert [meld["kind"] for meld in reached["table"]] == kinds


def test_contract_ca_24_a_run_of_three_jokers_is_read_high() -> None:
    assert contract(3, "9S JK JK JK / 4H 5H 6H 7H")[0] == "9S JK=10S JK=JS JK=QS"
    assert contract(3, "KS JK JK JK / 4H 5H 6H 7H")[0] == "JK=JS JK=QS KS JK=AS"
