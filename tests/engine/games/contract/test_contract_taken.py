"""CONTRACT.md CA-8 and 7.5: the option that forbids throwing the upcard just taken."""

from tests.each import each
from tests.engine.tables import Json, after, ended, hand, position, refused

FORBID = {"forbid_discard_of_taken": True}
MUST = FORBID | {"must_discard_to_go_out": True}
AT_ONCE = FORBID | {"layoff_on_contract_turn": True}
CONTRACT = "A contract 3S 3D 3H / 8C 8C 8D"
SETS = "3S 3D 3H 8C 8C 8D"


def draw(held: str, upcard: str, *melds: str, down: str = "", **keys: object) -> Json:
    return position({"A": held}, discard=upcard, stock="2H 2H 2H", table=melds, down=down, **keys)


def test_contract_ca_8_not_the_card_taken_but_any_other() -> None:
    at = after(draw("9S 4D", "KD", options=FORBID), "A take")
    assert at["taken"] == "KD"
    assert refused(at, "A discard KD") == "taken_this_turn"
    assert after(at, "A discard 9S")["discard"] == ["9S"]


def test_contract_ca_8_nor_its_double() -> None:
    at = after(draw("KD 4D", "KD", options=FORBID), "A take")
    assert refused(at, "A discard KD") == "taken_this_turn"


def test_contract_ca_8_only_in_that_turn() -> None:
    at = after(draw("9S 4D", "KD", options=FORBID), "A take", "A discard 9S")
    at = after(at, "B take", "B discard JC", "C take", "C discard 10D", "A take", "A discard KD")
    assert hand(at, "A") == "10D 4D"


def test_contract_ca_8_a_card_from_the_stock_is_free() -> None:
    at = after(draw("9S 4D", "KD", options=FORBID), "A draw", "B pass", "C pass")
    assert after(at, "A discard 2H")["turn"] == "B"


def test_contract_ca_8_a_card_from_a_may_i_is_free() -> None:
    at = after(draw("9S 4D", "KD", options=FORBID), "A draw", "B may_i", "A discard 9S")
    at = after(at, "B take")
    assert refused(at, "B discard 9S") == "taken_this_turn"
    assert after(at, "B discard KD")["turn"] == "C"


def test_contract_ca_8_the_taken_card_may_be_laid() -> None:
    at = after(draw("9S 9H 4D", "9D", options=FORBID, down="A"), "A take", "A meld 9S 9H 9D")
    assert hand(at, "A") == "4D"
    at = after(at, "A discard 4D")
    assert at["phase"] == "over"


def test_contract_7_5_a_contract_that_leaves_only_the_taken_card() -> None:
    at = after(draw(SETS, "KD", options=FORBID), "A take")
    assert refused(at, CONTRACT) == "taken_card_left"
    spare = after(draw(f"{SETS} 4D", "KD", options=FORBID), "A take")
    done = after(spare, CONTRACT)
    assert refused(done, "A discard KD") == "taken_this_turn"
    assert after(done, "A discard 4D")["hands"]["A"] == ["KD"]


def test_contract_7_5_a_contract_that_leaves_a_taken_card_which_fits_is_no_better() -> None:
    """On the turn of the contract nothing is laid off."""
    at = after(draw(SETS, "8H", options=FORBID), "A take")
    assert refused(at, CONTRACT) == "taken_card_left"
    assert ended(at, "A contract 3S 3D 3H / 8C 8C 8D 8H")["winner"] == "A"


def test_contract_7_5_unless_lay_offs_are_allowed_on_the_turn_of_the_contract() -> None:
    at = after(draw(SETS, "8H", options=AT_ONCE), "A take")
    assert ended(at, CONTRACT, "A lay_off 8H on 1")["winner"] == "A"
    at = after(draw(SETS, "KD", options=AT_ONCE), "A take")
    assert refused(at, CONTRACT) == "taken_card_left"
    on_another = draw(SETS, "KD", "B set KS KH KC", options=AT_ONCE, down="B")
    assert ended(on_another, "A take", CONTRACT, "A lay_off KD on 0")["winner"] == "A"


def test_contract_7_5_a_meld_that_leaves_only_the_taken_card() -> None:
    at = after(draw("9S 9H 9D", "KD", options=FORBID, down="A"), "A take")
    assert refused(at, "A meld 9S 9H 9D") == "taken_card_left"
    assert after(at, "A discard 9S")["turn"] == "B"


def test_contract_7_5_a_meld_that_leaves_a_taken_card_which_can_be_laid_off() -> None:
    at = draw("9S 9H 9D", "KD", "B set KS KH KC", options=FORBID, down="AB")
    at = after(at, "A take", "A meld 9S 9H 9D")
    assert refused(at, "A discard KD") == "taken_this_turn"
    assert ended(at, "A lay_off KD on 0")["winner"] == "A"
    on_itself = after(draw("9S 9H 9D", "9C", options=FORBID, down="A"), "A take")
    assert ended(on_itself, "A meld 9S 9H 9D", "A lay_off 9C on 0")["winner"] == "A"


def test_contract_7_5_a_lay_off_that_leaves_only_the_taken_card() -> None:
    at = after(draw("9S", "KD", "B run 5S 6S 7S 8S", options=FORBID, down="AB"), "A take")
    assert refused(at, "A lay_off 9S on 0") == "taken_card_left"
    assert after(at, "A discard 9S")["hands"]["A"] == ["KD"]


def test_contract_7_5_a_lay_off_that_makes_room_for_the_taken_card() -> None:
    at = after(draw("9S", "10S", "B run 5S 6S 7S 8S", options=FORBID, down="AB"), "A take")
    assert ended(at, "A lay_off 9S on 0", "A lay_off 10S on 0")["winner"] == "A"


def test_contract_7_5_two_copies_of_the_taken_card_left() -> None:
    one_place = draw("9S KD", "KD", "B run 5S 6S 7S 8S", options=FORBID, down="AB")
    assert refused(one_place, "A take", "A lay_off 9S on 0") == "taken_card_left"
    a_set = draw("9S KD", "KD", "B run 5S 6S 7S 8S", "C set KS KH KC", options=FORBID, down="ABC")
    at = after(a_set, "A take", "A lay_off 9S on 0")
    assert ended(at, "A lay_off KD on 1", "A lay_off KD on 1")["winner"] == "A"
    one_run = draw(
        "9S KD", "KD", "B run 5S 6S 7S 8S", "C run 9D 10D JD QD", options=FORBID, down="ABC"
    )
    assert refused(one_run, "A take", "A lay_off 9S on 0") == "taken_card_left"
    two_runs = draw(
        "9S KD",
        "KD",
        "B run 5S 6S 7S 8S",
        "C run 9D 10D JD QD",
        "C run 9D 10D JD QD",
        options=FORBID,
        down="ABC",
    )
    at = after(two_runs, "A take", "A lay_off 9S on 0", "A lay_off KD on 1")
    assert ended(at, "A lay_off KD on 2")["winner"] == "A"


def test_contract_7_5_a_lay_off_of_one_copy_that_leaves_the_other() -> None:
    at = draw("4C KD", "KD", "C run 9D 10D JD QD", options=FORBID, down="AC")
    at = after(at, "A take", "A lay_off KD on 0")
    assert after(at, "A discard 4C")["hands"]["A"] == ["KD"]
    alone = draw("KD", "KD", "C run 9D 10D JD QD", "B set KS KH KC", options=FORBID, down="ABC")
    assert ended(alone, "A take", "A lay_off KD on 0", "A lay_off KD on 1")["winner"] == "A"


@each("melds", [(), ("B run 9D 10D JD QD",)])
def test_contract_7_5_a_take_after_which_only_copies_are_held(melds: tuple[str, ...]) -> None:
    """The turn could not be ended: neither copy may be thrown."""
    at = draw("KD", "KD", *melds, options=FORBID, down="AB")
    assert refused(at, "A take") == "taken_card_left"
    assert after(at, "A draw")["phase"] == "may_i"


def test_contract_7_5_a_take_by_a_player_who_is_not_down() -> None:
    at = draw("KD", "KD", "B set KS KH KC", options=FORBID, down="B")
    assert refused(at, "A take") == "taken_card_left"
    assert refused(draw("KD", "KD", "B set KS KH KC", options=AT_ONCE, down="B"), "A take")


def test_contract_7_5_without_the_option_the_take_is_free() -> None:
    assert after(draw("KD", "KD"), "A take", "A discard KD")["hands"]["A"] == ["KD"]


def test_contract_7_5_with_must_discard_a_place_for_the_taken_card_does_not_help() -> None:
    at = draw("9S 9H 9D", "KD", "B set KS KH KC", options=MUST, down="AB")
    assert refused(at, "A take", "A meld 9S 9H 9D") == "taken_card_left"
    at = draw("9S", "KD", "B run 5S 6S 7S 8S", "B set KS KH KC", options=MUST, down="AB")
    assert refused(at, "A take", "A lay_off 9S on 0") == "taken_card_left"
    assert refused(at, "A take", "A lay_off KD on 1", "A lay_off 9S on 0") == "would_empty_hand"
    assert ended(at, "A take", "A lay_off KD on 1", "A discard 9S")["winner"] == "A"
    contract = draw(SETS, "8H", options=MUST | AT_ONCE)
    assert refused(contract, "A take", CONTRACT) == "taken_card_left"


SWAP = "B run 5S 6S JK=7S 8S"


def test_contract_7_5_a_swap_whose_joker_would_leave_only_the_taken_card() -> None:
    at = after(draw("7S 9S 9H", "KD", SWAP, options=FORBID, down="AB"), "A take")
    assert refused(at, "A swap 7S in 0") == "joker_stuck"
    fits = draw("7S 9S 9H", "KD", SWAP, "B set KS KH KC", options=FORBID, down="AB")
    done = after(fits, "A take", "A swap 7S in 0", "A meld 9S 9H JK")
    assert ended(done, "A lay_off KD on 1")["winner"] == "A"
    must = draw("7S 9S 9H", "KD", SWAP, "B set KS KH KC", options=MUST, down="AB")
    assert refused(must, "A take", "A swap 7S in 0") == "joker_stuck"


def test_contract_7_5_a_swap_with_the_taken_card_itself() -> None:
    at = draw("9S 9H 4C", "7S", SWAP, options=FORBID, down="AB")
    done = after(at, "A take", "A swap 7S in 0", "A meld 9S 9H JK")
    assert ended(done, "A discard 4C")["winner"] == "A"


def test_contract_7_5_the_taken_card_in_the_meld_of_the_swapped_joker() -> None:
    at = draw("7S 9S", "9H", SWAP, options=FORBID, down="AB")
    assert ended(at, "A take", "A swap 7S in 0", "A meld 9S 9H JK")["winner"] == "A"
    must = draw("7S 9S 9D", "9H", SWAP, options=MUST, down="AB")
    done = after(must, "A take", "A swap 7S in 0")
    assert refused(done, "A meld 9S 9D JK") == "taken_card_left"
    assert ended(done, "A meld 9S 9H JK", "A discard 9D")["winner"] == "A"


def test_contract_ca_8_a_taken_joker_is_laid_or_kept() -> None:
    at = after(draw("9S 9H 4C", "JK", options=FORBID, down="A"), "A take")
    assert refused(at, "A discard JK") == "taken_this_turn"
    assert after(at, "A meld 9S 9H JK", "A discard 4C")["phase"] == "over"


@each("option", ["all_cards", "before_draw"])
def test_contract_6_6_hand_seven_with_the_taken_card_in_it(option: str) -> None:
    at = position(
        {"A": "4H 5H 6H 7H 9S 10S JS QS AD 2D 3D 4D"},
        discard="8H",
        deal_no=7,
        options=FORBID | {"hand7": option},
    )
    laid = "A contract 4H 5H 6H 7H 8H / 9S 10S JS QS / AD 2D 3D 4D"
    assert ended(at, "A take", laid)["winner"] == "A"


def test_a_position_with_a_taken_card() -> None:
    at = position({"A": "9S KC"}, phase="play", taken="KC", options=FORBID)
    assert refused(at, "A discard KC") == "taken_this_turn"
    assert after(at | {"options": {}}, "A discard KC")["turn"] == "B"
