"""CONTRACT.md 7.4 and 7.5: swapping jokers and what is owed for them."""

from tests.each import each
from tests.engine.tables import Json, after, cards, ended, hand, position, refused

RUN = "B run 5S 6S JK=7S 8S"
RUN2 = "C run JK=10H JH QH KH"
SET = "B set 9S 9H JK"
ANY = {"swapped_joker_use": "any"}
WHOLE_SUIT = "C run AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"


def table(held: str, *melds: str, **keys: object) -> Json:
    return position({"A": held}, table=melds or (RUN,), down="ABC", phase="play", deal_no=3, **keys)


def test_contract_7_4_the_card_goes_in_and_the_joker_into_the_hand() -> None:
    at = after(table("7S KD KH 3C"), "A swap 7S in 0")
    assert at["table"][0]["cards"] == ["5S", "6S", "7S", "8S"]
    assert at["table"][0]["laid_by"] == ["B", "B", "A", "B"]
    assert at["table"][0]["owner"] == "B"
    assert hand(at, "A") == cards("KD KH 3C JK")
    assert at["owed_jokers"] == 1


def test_contract_7_4_out_of_ones_own_meld_too() -> None:
    at = after(table("7S KD KH 3C", "A run 5S 6S JK=7S 8S"), "A swap 7S in 0")
    assert at["owed_jokers"] == 1


@each(
    ("held", "move", "reason"),
    [
        ("7H KD KH 3C", "swap 7H in 0", "no_joker_for_it"),
        ("8S KD KH 3C", "swap 8S in 0", "no_joker_for_it"),
        ("9S KD KH 3C", "swap 9S in 0", "no_joker_for_it"),
        ("KD KH 3C", "swap 7S in 0", "not_in_hand"),
        ("JK KD KH 3C", "swap JK in 0", "no_joker_for_it"),
        ("7S KD KH 3C", "swap 7S in 1", "no_such_meld"),
        ("7S KD KH 3C", "swap 7S in -1", "no_such_meld"),
    ],
)
def test_contract_7_4_only_the_card_that_the_joker_stands_for(
    held: str, move: str, reason: str
) -> None:
    assert refused(table(held), f"A {move}") == reason


def test_contract_7_4_the_reading_of_a_bare_joker_holds() -> None:
    at = table("4S KD KH 3C", "B run 5S 6S 7S JK")
    assert refused(at, "A swap 4S in 0") == "no_joker_for_it"
    at = table("8S KD KH 3C", "B run 5S 6S 7S JK")
    assert after(at, "A swap 8S in 0")["owed_jokers"] == 1


def test_contract_7_4_not_out_of_sets() -> None:
    assert refused(table("9D KD KH 3C", SET), "A swap 9D in 0") == "joker_in_a_set"
    assert refused(table("9S KD KH 3C", SET), "A swap 9S in 0") == "joker_in_a_set"
    assert refused(table("8S KD KH 3C", SET), "A swap 8S in 0") == "no_joker_for_it"


def test_contract_ca_13_out_of_sets_by_option() -> None:
    option = {"swap_in_sets": True}
    at = after(table("9D KD KH 3C", SET, options=option), "A swap 9D in 0")
    assert at["table"][0] == {
        "owner": "B",
        "kind": "set",
        "cards": ["9S", "9H", "9D"],
        "laid_by": ["B", "B", "A"],
    }
    at = after(table("9S KD KH 3C", SET, options=option), "A swap 9S in 0")
    assert at["table"][0]["cards"] == ["9S", "9H", "9S"]
    full = "B set 9S 9S 9H 9H 9D 9D 9C JK JK"
    at = after(table("9C KD KH 3C", full, options=option), "A swap 9C in 0", "A meld KD KH JK")
    assert sorted(at["table"][0]["cards"]) == sorted(
        ["9S", "9S", "9H", "9H", "9D", "9D", "9C", "9C", "JK"]
    )
    assert refused(table("8D KD KH 3C", SET, options=option), "A swap 8D in 0") == "no_joker_for_it"
    bare = table("9C KD KH 3C", "B set 9S 9H 9D", options=option)
    assert refused(bare, "A swap 9C in 0") == "no_joker_for_it"
    run = table("7S KD KH 3C", RUN, options=option)
    assert after(run, "A swap 7S in 0")["owed_jokers"] == 1


def test_contract_7_5_a_new_meld_in_the_same_turn() -> None:
    at = table("7S KD KH 3C")
    assert refused(at, "A swap 7S in 0", "A discard 3C") == "joker_owed"
    assert refused(at, "A swap 7S in 0", "A discard JK") == "joker_owed"
    done = after(at, "A swap 7S in 0", "A meld KD KH JK", "A discard 3C")
    assert (done["owed_jokers"], done["phase"]) == (0, "over")


def test_contract_7_5_out_with_the_swapped_joker() -> None:
    at = table("7S KD KH")
    assert ended(at, "A swap 7S in 0", "A meld KD KH JK")["winner"] == "A"


@each("held", ["7S 3C", "7S KD 3C", "7S KD QD 3C", "7S KD QS 4C 3C"])
def test_contract_7_5_no_swap_without_a_meld_for_the_joker(held: str) -> None:
    assert refused(table(held), "A swap 7S in 0") == "joker_stuck"


@each("held", ["7S KD KS 3C", "7S KD QD JD 3C", "7S 2C 4C 5C", "7S AS QS KS"])
def test_contract_7_5_a_set_or_a_run_is_possible(held: str) -> None:
    assert after(table(held), "A swap 7S in 0")["owed_jokers"] == 1


def test_contract_7_5_a_lay_off_is_not_a_new_meld() -> None:
    at = table("7S KD 3C", RUN, "B run 4D 5D 6D 7D")
    assert refused(at, "A swap 7S in 0") == "joker_stuck"
    at = table("7S KD KH 3C", RUN, "B run 4D 5D 6D 7D")
    assert refused(at, "A swap 7S in 0", "A lay_off JK on 1") == "joker_stuck"


def test_contract_7_5_a_lay_off_of_ones_own_joker_pays_nothing() -> None:
    at = table("7S KD KH JK 3C", RUN, "B run 4D 5D 6D 7D")
    done = after(at, "A swap 7S in 0", "A lay_off JK on 1")
    assert done["owed_jokers"] == 1
    assert refused(done, "A discard 3C") == "joker_owed"
    assert after(done, "A meld KD KH JK")["owed_jokers"] == 0


def test_contract_7_5_own_joker_and_an_owed_one_in_one_meld() -> None:
    at = table("7S KD JK 3C")
    done = after(at, "A swap 7S in 0", "A meld KD JK JK")
    assert (done["owed_jokers"], done["hands"]["A"]) == (0, ["3C"])


def test_contract_7_5_a_meld_with_the_own_joker_pays_for_the_owed_one() -> None:
    """The jokers are not told apart."""
    at = table("7S KD KH JK 3C 4C")
    done = after(at, "A swap 7S in 0", "A meld KD KH JK", "A discard 3C")
    assert done["owed_jokers"] == 0
    assert hand(done, "A") == cards("JK 4C")


def test_contract_7_5_a_meld_that_strands_the_joker() -> None:
    at = table("7S KD KH KS 3C")
    assert refused(at, "A swap 7S in 0", "A meld KD KH KS") == "joker_stuck"
    at = table("7S KD KH KS 5C 6C 8C")
    done = after(at, "A swap 7S in 0", "A meld KD KH KS")
    assert done["owed_jokers"] == 1
    assert after(done, "A meld 5C 6C JK 8C")["phase"] == "over"


def test_contract_7_5_a_lay_off_that_strands_the_joker() -> None:
    at = table("7S KD KH 3C", RUN, "B set KS KC KC")
    assert refused(at, "A swap 7S in 0", "A lay_off KD on 1") == "joker_stuck"
    assert after(at, "A swap 7S in 0", "A meld KD KH JK")["owed_jokers"] == 0
    spare = table("7S KD KH KH 3C", RUN, "B set KS KC KC")
    assert after(spare, "A swap 7S in 0", "A lay_off KD on 1")["owed_jokers"] == 1


def test_contract_7_5_natural_melds_between_swap_and_debt() -> None:
    at = table("7S KD KH 2S 2H 2D 9S 3C")
    done = after(at, "A swap 7S in 0", "A meld 2S 2H 2D", "A lay_off 9S on 0", "A meld KD KH JK")
    assert (done["owed_jokers"], done["hands"]["A"]) == (0, ["3C"])


def test_contract_ca_7_lay_off_first_and_swap_then() -> None:
    at = after(table("7S 9S KD KH 3C"), "A lay_off 9S on 0", "A swap 7S in 0", "A meld KD KH JK")
    assert at["table"][0]["cards"] == ["5S", "6S", "7S", "8S", "9S"]
    assert at["table"][0]["laid_by"] == ["B", "B", "A", "B", "A"]


def test_contract_7_5_two_swaps_in_a_turn_into_one_set() -> None:
    at = table("7S 10H KD KS 3C", RUN, RUN2)
    done = after(at, "A swap 7S in 0", "A swap 10H in 1")
    assert done["owed_jokers"] == 2
    assert after(done, "A meld KD KS JK JK", "A discard 3C")["owed_jokers"] == 0
    half = after(at, "A swap 7S in 0", "A meld KD KS JK")
    assert refused(half, "A swap 10H in 1") == "joker_stuck"


def test_contract_7_5_two_jokers_owed_into_two_melds() -> None:
    at = table("7S 10H KD KS 4C 4D 3C", RUN, RUN2)
    done = after(at, "A swap 7S in 0", "A swap 10H in 1", "A meld KD KS JK")
    assert done["owed_jokers"] == 1
    assert refused(done, "A discard 3C") == "joker_owed"
    assert after(done, "A meld 4C 4D JK", "A discard 3C")["owed_jokers"] == 0
    one_by_one = after(
        at, "A swap 7S in 0", "A meld KD KS JK", "A swap 10H in 1", "A meld 4C JK 4D"
    )
    assert one_by_one["owed_jokers"] == 0


def test_contract_7_5_two_jokers_around_one_card() -> None:
    at = table("7S 10H KD 3C", RUN, RUN2)
    assert refused(at, "A swap 7S in 0") == "joker_stuck"
    at = table("10H KD JK 3C", RUN2)
    assert after(at, "A swap 10H in 0", "A meld KD JK JK")["owed_jokers"] == 0


def test_contract_7_5_two_jokers_out_of_one_run() -> None:
    at = table("6S 7S KD KH 3C", "B run 5S JK=6S JK=7S 8S")
    done = after(at, "A swap 7S in 0", "A swap 6S in 0", "A meld KD KH JK JK")
    assert done["table"][0]["laid_by"] == ["B", "A", "A", "B"]
    assert (done["owed_jokers"], done["hands"]["A"]) == (0, ["3C"])


def test_contract_7_5_a_swapped_joker_swapped_again() -> None:
    """The joker laid in a new run is on the table again and may be swapped like any other."""
    at = table("7S JD 10D QD KD 9C 9H 3C")
    done = after(at, "A swap 7S in 0", "A meld 10D JK QD KD", "A swap JD in 1", "A meld 9C 9H JK")
    assert done["table"][1]["cards"] == ["10D", "JD", "QD", "KD"]
    assert done["owed_jokers"] == 0


def test_contract_7_5_min_naturals_counts_for_the_meld_of_the_swapped_joker() -> None:
    option = {"min_naturals": 2}
    assert refused(table("7S KD JK 3C", options=option), "A swap 7S in 0") == "joker_stuck"
    assert after(table("7S KD KH 3C", options=option), "A swap 7S in 0")["owed_jokers"] == 1


def test_contract_7_5_any_a_lay_off_is_enough() -> None:
    at = table("7S 3C", RUN, "B set 9S 9H 9D", options=ANY)
    done = after(at, "A swap 7S in 0", "A lay_off JK on 1")
    assert done["owed_jokers"] == 0
    assert refused(at, "A swap 7S in 0", "A discard 3C") == "joker_owed"


def test_contract_7_5_any_on_the_same_run() -> None:
    at = after(table("7S 3C", options=ANY), "A swap 7S in 0", "A lay_off JK=4S on 0")
    assert at["table"][0]["cards"] == ["JK=4S", "5S", "6S", "7S", "8S"]
    assert at["owed_jokers"] == 0


def test_contract_7_5_any_two_owed_one_laid_off_one_melded() -> None:
    at = table("7S 10H KD KS 3C", RUN, RUN2, options=ANY)
    done = after(at, "A swap 7S in 0", "A swap 10H in 1", "A lay_off JK on 0")
    assert done["owed_jokers"] == 1
    assert after(done, "A meld KD KS JK", "A discard 3C")["owed_jokers"] == 0
    done = after(at, "A swap 7S in 0", "A swap 10H in 1", "A lay_off JK JK on 0")
    assert done["owed_jokers"] == 0


def test_contract_7_5_any_full_runs_are_no_place() -> None:
    full = WHOLE_SUIT.replace("7H", "JK=7H")
    assert refused(table("7H 3C", full, options=ANY), "A swap 7H in 0") == "joker_stuck"
    meldable = table("7H 3C KD KS", full, options=ANY)
    assert after(meldable, "A swap 7H in 0", "A meld KD KS JK")["owed_jokers"] == 0
    assert refused(meldable, "A swap 7H in 0", "A lay_off JK on 0") == "does_not_fit"
    with_room = table("7H 3C", full, "B run 4D 5D 6D 7D", options=ANY)
    assert after(with_room, "A swap 7H in 0")["owed_jokers"] == 1


def test_contract_7_5_any_a_full_run_has_room_with_run_max_14() -> None:
    full = WHOLE_SUIT.replace("7H", "JK=7H")
    at = table("7H 3C", full, options=ANY | {"run_max": 14})
    assert at["table"][0]["cards"][0] == "AH", "low, so that the place above the king is free"
    done = after(at, "A swap 7H in 0", "A lay_off JK on 0")
    assert done["table"][0]["cards"][-1] == "JK=AH"


def test_contract_7_5_any_the_last_place_taken_by_a_natural_card() -> None:
    twelve = "C run 2H 3H 4H 5H 6H JK=7H 8H 9H 10H JH QH KH"
    at = table("7H AH 3C", twelve, options=ANY)
    assert refused(at, "A swap 7H in 0", "A lay_off AH on 0") == "joker_stuck"
    assert after(at, "A swap 7H in 0", "A lay_off JK on 0")["owed_jokers"] == 0


def test_contract_7_5_any_out_by_laying_the_joker_off() -> None:
    assert ended(table("7S", options=ANY), "A swap 7S in 0", "A lay_off JK on 0")["winner"] == "A"


def test_contract_7_5_must_discard_the_joker_is_playable_only_if_a_card_stays() -> None:
    option = {"must_discard_to_go_out": True}
    assert refused(table("7S KD KH", options=option), "A swap 7S in 0") == "joker_stuck"
    at = table("7S KD KH 3C", options=option)
    assert ended(at, "A swap 7S in 0", "A meld KD KH JK", "A discard 3C")["winner"] == "A"
    runs = table("7S KD KH 9S", options=option)
    done = after(runs, "A swap 7S in 0")
    assert refused(done, "A lay_off 9S on 0") == "joker_stuck"
    longer = table("7S KD KH KS", options=option)
    done = after(longer, "A swap 7S in 0")
    assert refused(done, "A meld KD KH KS JK") == "would_empty_hand"
    assert ended(done, "A meld KD KH JK", "A discard KS")["winner"] == "A"


def test_contract_7_5_must_discard_any() -> None:
    option = ANY | {"must_discard_to_go_out": True}
    assert refused(table("7S", options=option), "A swap 7S in 0") == "joker_stuck"
    at = table("7S 3C", options=option)
    assert ended(at, "A swap 7S in 0", "A lay_off JK on 0", "A discard 3C")["winner"] == "A"
    nine = table("7S 9S", options=option)
    assert refused(nine, "A swap 7S in 0", "A lay_off 9S on 0") == "joker_stuck"


def test_contract_7_5_a_position_that_owes_a_joker() -> None:
    at = table("JK KD KH 3C 4C", "B run 5S 6S 7S 8S", owed_jokers=1)
    assert refused(at, "A discard 3C") == "joker_owed"
    assert after(at, "A meld KD KH JK", "A discard 3C")["turn"] == "B"
