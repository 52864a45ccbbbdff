"""CONTRACT.md 4.1, 4.3, 4.4: draw, play, discard."""

from tests.each import each
from tests.engine.tables import after, answer, cards, ended, hand, position, refused

CONTRACT = "A contract 3S 3D 3H / 8C 8C 8D"
READY = "3S 3D 3H 8C 8C 8D KS QD 2C 4C"


def to_draw(**keys: object) -> dict[str, object]:
    return position({"A": READY}, stock="5H 9D 4H", discard="7S KD", **keys)


def in_play(extra: str = "", **keys: object) -> dict[str, object]:
    return position({"A": f"{READY} {extra}"}, stock="5H 9D", discard="7S", phase="play", **keys)


def test_contract_4_1_taking_the_upcard_opens_no_window() -> None:
    at = after(to_draw(), "A take")
    assert (at["phase"], at["turn"], at["taken"]) == ("play", "A", "KD")
    assert at["discard"] == ["7S"]
    assert hand(at, "A") == cards(READY + " KD")


def test_contract_4_1_no_upcard_no_take() -> None:
    assert refused(position(stock="5H"), "A take") == "nothing_to_take"


def test_contract_4_1_drawing_opens_the_window_with_the_card_already_in_the_hand() -> None:
    at = after(to_draw(), "A draw")
    assert (at["phase"], at["turn"], at["taken"]) == ("may_i", "A", None)
    assert hand(at, "A") == cards(READY + " 5H")


def test_contract_ca_25_nothing_is_laid_before_the_window_is_closed() -> None:
    assert refused(to_draw(), "A draw", CONTRACT) == "wrong_phase"
    at = after(to_draw(), "A draw", "B pass", "C pass", CONTRACT)
    assert len(at["table"]) == 2


def test_contract_4_1_one_card_a_turn() -> None:
    assert refused(to_draw(), "A take", "A draw") == "wrong_phase"
    assert refused(to_draw(), "A take", "A take") == "wrong_phase"
    assert refused(to_draw(), "A draw", "B pass", "C pass", "A take") == "wrong_phase"


@each("move", ["B draw", "B take", "C discard JC", "B meld JC JC JC"])
def test_contract_4_1_only_the_active_player(move: str) -> None:
    assert refused(to_draw(), move) == "not_your_turn"


@each("move", ["A discard KS", CONTRACT, "A meld 3S 3D 3H", "A lay_off KS on 0"])
def test_contract_4_1_draw_comes_first(move: str) -> None:
    assert refused(to_draw(), move) == "wrong_phase"


@each("move", ["B discard JC", "C contract JC / JC", "B swap JC in 0"])
def test_contract_4_3_nobody_plays_out_of_turn(move: str) -> None:
    assert refused(in_play(), move) == "not_your_turn"


def test_contract_4_3_the_contract_is_not_needed() -> None:
    at = after(in_play(), "A discard KS")
    assert (at["turn"], at["phase"], at["turn_no"], at["down"]) == ("B", "draw", 2, [])


def test_contract_4_3_fresh_may_only_discard() -> None:
    three = in_play("JS JH JD 8H")
    assert refused(three, CONTRACT, "A meld JS JH JD") == "contract_this_turn"
    assert refused(three, CONTRACT, "A lay_off 8H on 1") == "contract_this_turn"
    assert refused(three, CONTRACT, CONTRACT) == "contract_made"
    at = after(three, CONTRACT)
    assert (at["fresh"], at["down"]) == ("A", [])
    at = after(three, CONTRACT, "A discard KS")
    assert (at["fresh"], at["down"]) == (None, ["A"])


def test_contract_4_3_fresh_may_not_swap() -> None:
    at = in_play("6D", table=["B run 4D 5D JK=6D 7D"], down="B")
    assert refused(at, CONTRACT, "A swap 6D in 0") == "contract_this_turn"


def test_contract_4_3_not_down_may_do_nothing_else() -> None:
    at = in_play("9S 9H 9D 6D", table=["B run 4D 5D JK=6D 7D"], down="B")
    assert refused(at, "A meld 9S 9H 9D") == "contract_first"
    assert refused(at, "A lay_off 8D on 0") == "contract_first"
    assert refused(at, "A swap 6D in 0") == "contract_first"


def test_contract_ca_18_lay_off_on_the_turn_of_the_contract_by_option() -> None:
    option = {"layoff_on_contract_turn": True}
    at = in_play("8H 9S 9H 9D", options=option, table=["B run 4D 5D JK=6D 7D"], down="B")
    assert refused(at, "A lay_off 8D on 0") == "contract_first"
    done = after(at, CONTRACT, "A lay_off 8H on 2")
    assert done["table"][2]["cards"] == ["8C", "8C", "8D", "8H"]
    assert refused(at, CONTRACT, "A meld 9S 9H 9D") == "contract_this_turn"
    swap = in_play("6D 9S 9H", options=option, table=["B run 4D 5D JK=6D 7D"], down="B")
    assert refused(swap, CONTRACT, "A swap 6D in 0") == "contract_this_turn"


def test_contract_ca_18_going_out_by_lay_off_on_the_turn_of_the_contract() -> None:
    at = position(
        {"A": "3S 3D 3H 8C 8C 8D 8H"},
        phase="play",
        options={"layoff_on_contract_turn": True},
    )
    assert ended(at, CONTRACT, "A lay_off 8H on 1")["winner"] == "A"


def test_contract_4_3_down_melds_and_lays_off_in_any_order() -> None:
    at = position(
        {"A": "9S 9H 9D 9C 6D 8D 4H 5H 6H 7H KC"},
        phase="play",
        table=["B run 4D 5D JK=6D 7D"],
        down="AB",
    )
    done = after(
        at,
        "A lay_off 8D on 0",
        "A meld 9S 9H 9D",
        "A lay_off 9C on 1",
        "A meld 4H 5H 6H 7H",
        "A discard KC",
    )
    assert [meld["owner"] for meld in done["table"]] == ["B", "A", "A"]
    assert hand(done, "A") == "6D"
    assert done["discard"] == ["KC"]


def test_contract_4_3_down_makes_no_second_contract() -> None:
    at = in_play(table=["A set 5S 5H 5D"], down="A")
    assert refused(at, CONTRACT) == "contract_made"


def test_contract_ca_19_new_melds_beyond_the_contract_on_later_turns() -> None:
    at = in_play(table=["A set 5S 5H 5D"], down="A")
    assert len(after(at, "A meld 3S 3D 3H", "A meld 8C 8C 8D")["table"]) == 3


@each("card", ["KD", "3S", "4C"])
def test_contract_4_4_any_card_may_go_also_the_one_just_taken(card: str) -> None:
    at = after(to_draw(), "A take", f"A discard {card}")
    assert at["discard"] == ["7S", card]
    assert (at["turn"], at["phase"], at["taken"]) == ("B", "draw", None)


def test_contract_4_4_a_joker_may_be_thrown() -> None:
    assert after(in_play("JK"), "A discard JK")["discard"] == ["7S", "JK"]


def test_contract_4_4_not_a_card_of_somebody_else() -> None:
    assert refused(in_play(), "A discard 10D") == "not_in_hand"
    assert refused(in_play(), "A discard JK") == "not_in_hand"


def test_contract_4_4_the_last_card_thrown_ends_the_hand() -> None:
    at = position({"A": "KS"}, phase="play")
    result = ended(at, "A discard KS")
    assert (result["ended_by"], result["winner"]) == ("out", "A")


def test_contract_ca_9_out_without_a_discard() -> None:
    by_meld = position({"A": "9S 9H 9D"}, phase="play", down="A", deal_no=2)
    assert ended(by_meld, "A meld 9S 9H 9D")["winner"] == "A"
    by_contract = position({"A": "3S 3D 3H 8C 8C 8D"}, phase="play")
    assert ended(by_contract, CONTRACT)["winner"] == "A"
    by_lay_off = position({"A": "9S"}, phase="play", down="A", table=["B set 9H 9D 9C"])
    assert ended(by_lay_off, "A lay_off 9S on 0")["winner"] == "A"


def test_contract_ca_9_option_one_must_discard_to_go_out() -> None:
    option = {"must_discard_to_go_out": True}
    by_meld = position({"A": "9S 9H 9D"}, phase="play", down="A", options=option)
    assert refused(by_meld, "A meld 9S 9H 9D") == "would_empty_hand"
    by_contract = position({"A": "3S 3D 3H 8C 8C 8D"}, phase="play", options=option)
    assert refused(by_contract, CONTRACT) == "would_empty_hand"
    by_lay_off = position(
        {"A": "9S"}, phase="play", down="A", table=["B set 9H 9D 9C"], options=option
    )
    assert refused(by_lay_off, "A lay_off 9S on 0") == "would_empty_hand"
    with_one_more = position({"A": "9S 9H 9D KC"}, phase="play", down="A", options=option)
    assert ended(with_one_more, "A meld 9S 9H 9D", "A discard KC")["winner"] == "A"
    contract_and_one = position({"A": "3S 3D 3H 8C 8C 8D KC"}, phase="play", options=option)
    assert ended(contract_and_one, CONTRACT, "A discard KC")["winner"] == "A"


def test_contract_ca_9_option_lay_off_on_the_turn_of_the_contract_keeps_a_card_too() -> None:
    option = {"must_discard_to_go_out": True, "layoff_on_contract_turn": True}
    at = position({"A": "3S 3D 3H 8C 8C 8D 8H"}, phase="play", options=option)
    assert refused(at, CONTRACT, "A lay_off 8H on 1") == "would_empty_hand"
    assert ended(at, CONTRACT, "A discard 8H")["winner"] == "A"


def test_contract_ca_9_option_is_not_for_the_last_hand() -> None:
    runs = "3H 4H 5H 6H 7H 9S 10S JS QS AD 2D 3D 4D"
    at = position({"A": runs}, phase="play", deal_no=7, options={"must_discard_to_go_out": True})
    laid = "A contract 3H 4H 5H 6H 7H / 9S 10S JS QS / AD 2D 3D 4D"
    assert ended(at, laid)["winner"] == "A"


@each(
    "move",
    ["A draw", "A take", "B may_i", "B pass", "A discard JC", "B draw", "A meld JC JC JC"],
)
def test_contract_4_nothing_is_legal_after_the_end(move: str) -> None:
    at = position({"A": "KS"}, phase="play", stock="2C", discard="3C 4C")
    assert refused(at, "A discard KS", move) == "deal_over"


def test_contract_4_the_turn_goes_round() -> None:
    at = position(stock="2C 3C 4C", discard="5C")
    turns = []
    for player, card in (("A", "JC"), ("B", "JC"), ("C", "10D"), ("A", "5C")):
        at = after(at, f"{player} take", f"{player} discard {card}")
        turns.append((at["turn"], at["turn_no"]))
    assert turns == [("B", 2), ("C", 3), ("A", 4), ("B", 5)]


def test_a_refused_move_names_the_move_and_applies_nothing() -> None:
    said = answer(to_draw(), "A take", "A discard 2H", "A discard 2C")
    assert (said["illegal_at"], said["reason"]) == (1, "not_in_hand")
    assert said["position"]["turn"] == "A"
    assert said["result"] is None
