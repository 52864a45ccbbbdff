"""CONTRACT.md 6.6: the seventh hand in its three readings."""

from tests.each import each
from tests.engine.goals import R1, R2, R3, S1, S2, contract, holding, refusal
from tests.engine.tables import after, cards, ended, hand, position, refused

THIRTEEN = f"{R1} 8H / {R2} / {R3}"
TWELVE = f"{R1} / {R2} / {R3}"


def test_contract_6_6_all_cards_the_whole_hand_after_the_draw() -> None:
    at = position({"A": f"{R1} {R2} {R3}"}, deal_no=7, stock="8H 2S", discard="KD")
    result = ended(at, "A draw", "B pass", "C pass", f"A contract {THIRTEEN}")
    assert (result["ended_by"], result["winner"], result["scores"]["A"]) == ("out", "A", 0)
    assert refusal(7, TWELVE, "KC") == "whole_hand_needed"


@each("extra", ["8H 5D", "8H KS 5D 6D"])
def test_contract_6_6_all_cards_after_may_is(extra: str) -> None:
    """13+2k cards: here with one card too few, then all of them."""
    more = extra.split()
    melds = [R1.split(), R2.split(), R3.split()]
    ends = {"H": 0, "S": 1, "D": 2}
    for card in more:
        melds[ends[card[-1]]].append(card)
    text = " / ".join(" ".join(meld) for meld in melds)
    assert refusal(7, text, "2C") == "whole_hand_needed"
    assert len(contract(7, text, "")) == 3


@each("option", ["all_cards", "twelve_float", "before_draw"])
def test_contract_6_6_three_runs_of_four_at_least(option: str) -> None:
    assert refusal(7, f"{R1} / {R2} / {S1}", "", hand7=option) == "contract_not_met"
    assert refusal(7, f"{R1} / {R2}", "", hand7=option) == "contract_not_met"
    assert refusal(7, f"{R1} / {R2} / AD 2D 3D", "", hand7=option) == "not_a_meld"


def test_contract_6_6_twelve_float_keeps_the_surplus_uncounted() -> None:
    at = holding(7, TWELVE, "KC", hand7="twelve_float")
    reached = after(at, f"A contract {TWELVE}")
    assert (reached["phase"], reached["hands"]["A"], reached["discard"]) == ("over", ["KC"], [])
    result = ended(at, f"A contract {TWELVE}")
    assert (result["winner"], result["scores"]["A"], result["game_over"]) == ("A", 0, True)


@each("surplus", ["", "KC", "KC AC 2S", "KC AC 2S JK JK"])
def test_contract_6_6_twelve_float_with_any_surplus(surplus: str) -> None:
    at = holding(7, TWELVE, surplus, hand7="twelve_float")
    assert hand(after(at, f"A contract {TWELVE}"), "A") == cards(surplus)


def test_contract_6_6_twelve_float_is_exactly_four_each() -> None:
    assert refusal(7, THIRTEEN, "", hand7="twelve_float") == "contract_not_met"


def test_contract_6_6_before_draw_with_exactly_twelve() -> None:
    twelve = position({"A": f"{R1} {R2} {R3}"}, deal_no=7, options={"hand7": "before_draw"})
    result = ended(twelve, f"A contract {TWELVE}")
    assert (result["winner"], result["scores"]["A"]) == ("A", 0)


def test_contract_6_6_before_draw_not_with_fourteen() -> None:
    option = {"hand7": "before_draw"}
    fourteen = position({"A": f"{R1} 8H {R2} KS {R3}"}, deal_no=7, options=option)
    melds = f"A contract {R1} 8H / {R2} KS / {R3}"
    assert refused(fourteen, melds) == "contract_not_met"
    assert refused(fourteen, f"A contract {TWELVE}") == "whole_hand_needed"
    assert ended(after(fourteen | {"discard": ["5D"]}, "A take"), f"{melds} 5D")["winner"] == "A"


def test_contract_6_6_before_draw_all_cards_after_the_draw() -> None:
    assert len(contract(7, THIRTEEN, "", hand7="before_draw")) == 3
    assert refusal(7, TWELVE, "KC", hand7="before_draw") == "whole_hand_needed"


@each("deal_no", [1, 6])
def test_contract_6_6_before_draw_is_for_hand_seven_alone(deal_no: int) -> None:
    at = position({"A": f"{S1} {S2}"}, deal_no=deal_no, options={"hand7": "before_draw"})
    assert refused(at, f"A contract {S1} / {S2}") == "wrong_phase"


@each("option", ["all_cards", "twelve_float"])
def test_contract_6_6_no_contract_before_the_draw_without_the_option(option: str) -> None:
    at = position({"A": f"{R1} {R2} {R3}"}, deal_no=7, options={"hand7": option})
    assert refused(at, f"A contract {TWELVE}") == "wrong_phase"


def test_contract_6_6_before_draw_non_continuity() -> None:
    melds = "3C 4C 5C 6C / AD 2D 3D 4D / 7C 8C 9C 10C"
    held = melds.replace("/ ", "")
    at = position({"A": held}, deal_no=7, options={"hand7": "before_draw"})
    assert refused(at, f"A contract {melds}") == "one_run_in_two"


@each("option", ["all_cards", "twelve_float", "before_draw"])
def test_contract_12_no_meld_lay_off_or_swap_in_hand_seven(option: str) -> None:
    at = position(
        {"A": "9S 9H 9D 6D 8D KC"},
        deal_no=7,
        phase="play",
        table=["B run 4D 5D JK=6D 7D"],
        down="AB",
        options={"hand7": option, "layoff_on_contract_turn": True},
    )
    assert refused(at, "A meld 9S 9H 9D") == "last_hand"
    assert refused(at, "A lay_off 8D on 0") == "last_hand"
    assert refused(at, "A swap 6D in 0") == "last_hand"
    assert after(at, "A discard KC")["turn"] == "B"


def test_contract_6_6_hand_seven_jokers() -> None:
    melds = "4H JK 6H 7H JK / 9S 10S JS QS / AD 2D 3D 4D"
    assert contract(7, melds, "")[0] == "4H JK=5H 6H 7H JK=8H"


def test_contract_6_6_twelve_float_the_taken_card_may_float() -> None:
    """The surplus is not thrown, so the ban on throwing the card taken has nothing to forbid."""
    options = {"hand7": "twelve_float", "forbid_discard_of_taken": True}
    at = position({"A": f"{R1} {R2} {R3}"}, deal_no=7, discard="KD", stock="2S", options=options)
    result = ended(at, "A take", f"A contract {TWELVE}")
    assert (result["winner"], result["scores"]["A"]) == ("A", 0)


def test_contract_9_scores_of_a_position_stay_those_before_the_deal() -> None:
    at = position(
        {"A": f"{R1} {R2} {R3} 8H", "B": "KC", "C": "JH"},
        deal_no=7,
        phase="play",
        scores={"A": 5, "B": 7, "C": 9},
    )
    over = after(at, f"A contract {THIRTEEN}")
    assert over["scores"] == {"A": 5, "B": 7, "C": 9}
    assert ended(at, f"A contract {THIRTEEN}")["totals"] == {"A": 5, "B": 17, "C": 19}
