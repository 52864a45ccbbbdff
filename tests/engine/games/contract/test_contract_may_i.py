"""CONTRACT.md 4.2: the May-I window, its priority, its penalty cards and its end."""

from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.play import start
from engine.shuffle import open_deal
from engine.steps.may_i import Buys, bought
from tests.each import each
from tests.engine.tables import Json, after, cards, hand, position, refused

HANDS = {"A": "4S 9H", "B": "JD 6C", "C": "QS 3D", "D": "8C 7H"}
FIRST_ASKER = {"may_i_priority": "first_asker"}


def window(
    players: str = "ABCD",
    stock: str = "10S 5H AC 6D JH",
    discard: str = "2H 9C KD",
    **keys: object,
) -> Json:
    """A has just drawn the first card of the stock."""
    hands = {name: HANDS.get(name, "2S 2D") for name in players}
    at = position(hands, players=players, stock=stock, discard=discard, **keys)
    return after(at, "A draw")


def test_contract_4_2_1_everybody_else_may_ask_or_pass() -> None:
    at = window()
    assert (at["phase"], at["asked"], at["passed"], at["last_taker"]) == ("may_i", [], [], None)
    for player in "BCD":
        assert after(at, f"{player} pass")["passed"] == [player]
    assert refused(at, "A may_i") == "wrong_phase"
    assert refused(at, "A pass") == "wrong_phase"


def test_contract_4_2_1_each_speaks_once_for_an_upcard() -> None:
    at = window()
    assert refused(at, "D pass", "D may_i") == "already_answered"
    assert refused(at, "D may_i", "D pass") == "already_answered"
    assert refused(at, "D may_i", "D may_i") == "already_answered"


def test_contract_4_2_1_the_active_player_waits_for_the_window() -> None:
    at = window()
    assert refused(at, "A discard 4S") == "wrong_phase"
    assert refused(at, "C pass", "A draw") == "wrong_phase"
    assert refused(at, "B discard JD") == "wrong_phase"


def test_contract_4_2_2_seat_priority_waits_for_those_before() -> None:
    at = after(window(), "D may_i", "C may_i")
    assert (at["asked"], at["phase"], at["discard"][-1]) == (["D", "C"], "may_i", "KD")
    at = after(at, "B pass")
    assert hand(at, "C") == cards("QS 3D KD 5H")
    assert hand(at, "D") == cards("8C 7H")


def test_contract_4_2_2_seat_priority_settles_without_those_behind() -> None:
    at = after(window(), "B may_i")
    assert hand(at, "B") == cards("JD 6C KD 5H")
    assert (at["asked"], at["passed"], at["last_taker"]) == ([], [], "B")


def test_contract_4_2_2_seat_priority_counts_from_the_active_player() -> None:
    at = window(players="ABCD", turn="A")
    at = after(at, "B pass", "C pass", "D pass", "A discard 4S", "B draw")
    at = after(at, "A may_i", "D may_i", "C pass")
    assert hand(at, "D") == cards("8C 7H 4S AC")


def test_contract_ca_4_first_asker_takes_it_at_once() -> None:
    at = after(window(options=FIRST_ASKER), "D may_i")
    assert hand(at, "D") == cards("8C 7H KD 5H")
    assert at["last_taker"] == "D"
    at = after(window(options=FIRST_ASKER), "B pass", "C may_i")
    assert hand(at, "C") == cards("QS 3D KD 5H")


def test_contract_ca_4_first_asker_all_pass() -> None:
    at = after(window(options=FIRST_ASKER), "D pass", "B pass", "C pass")
    assert (at["phase"], at["turn"], at["discard"]) == ("play", "A", ["2H", "9C", "KD"])


def test_contract_4_2_3_the_upcard_and_one_penalty_card() -> None:
    before = window()
    at = after(before, "B may_i")
    assert hand(at, "B") == cards("JD 6C KD 5H")
    assert (at["stock"], at["discard"]) == (["AC", "6D", "JH"], ["2H", "9C"])
    for player in "ACD":
        assert at["hands"][player] == before["hands"][player]


def test_contract_4_2_3_the_cards_may_not_be_played_before_the_own_turn() -> None:
    table = ["B set 5S 5D 5C"]
    at = window(table=table, down="B")
    at = after(at, "B may_i", "C pass", "D pass")
    assert refused(at, "B lay_off 5H on 0") == "not_your_turn"
    at = after(at, "A discard 4S", "B take")
    assert after(at, "B lay_off 5H on 0")["table"][0]["cards"] == ["5S", "5D", "5C", "5H"]


def test_contract_4_2_4_the_next_discard_is_exposed() -> None:
    at = after(window(), "B may_i")
    assert (at["phase"], at["discard"][-1], at["turn"]) == ("may_i", "9C", "A")
    at = after(at, "C may_i")
    assert hand(at, "C") == cards("QS 3D 9C AC")
    assert (at["discard"], at["last_taker"]) == (["2H"], "C")


def test_contract_4_2_4_second_upcard_not_for_the_same_player() -> None:
    assert refused(window(), "B may_i", "B may_i") == "took_the_last_upcard"
    assert refused(window(), "B may_i", "B pass") == "took_the_last_upcard"


def test_contract_4_2_4_second_upcard_not_for_the_same_player_by_first_asker() -> None:
    at = window(options=FIRST_ASKER)
    assert refused(at, "C may_i", "C may_i") == "took_the_last_upcard"


def test_contract_ca_5_first_and_third_but_not_first_and_second() -> None:
    at = after(window(), "B may_i", "C may_i", "B may_i")
    assert hand(at, "B") == cards("JD 6C KD 5H 2H 6D")
    assert (at["phase"], at["discard"], at["last_taker"]) == ("play", [], None)


def test_contract_ca_5_the_last_taker_counts_as_having_passed() -> None:
    at = after(window(), "B may_i", "C pass", "D pass")
    assert (at["phase"], at["last_taker"], at["discard"]) == ("play", None, ["2H", "9C"])


def test_contract_ca_5_not_across_turns() -> None:
    at = after(window(), "B pass", "C pass", "D may_i", "B pass", "C pass", "A discard 4S")
    at = after(at, "B draw", "C pass", "D may_i")
    assert hand(at, "D") == cards("8C 7H KD 5H 4S 6D")


def test_contract_ca_5b_the_active_player_never_asks() -> None:
    at = after(window(), "B may_i")
    assert refused(at, "A may_i") == "wrong_phase"


def test_contract_ca_5c_asking_for_ones_own_discard() -> None:
    at = position(HANDS, players="ABCD", stock="10S 5H AC", discard="2H")
    at = after(at, "A take", "A discard 9H", "B draw", "C pass", "D pass", "A may_i")
    assert hand(at, "A") == cards("4S 2H 9H 5H")


def test_contract_4_2_5_ends_when_nobody_asks() -> None:
    at = after(window(), "B pass", "C pass", "D pass")
    assert (at["phase"], at["turn"], at["asked"], at["passed"]) == ("play", "A", [], [])


def test_contract_4_2_5_ends_when_no_discard_is_left() -> None:
    at = after(window(discard="KD"), "B may_i")
    assert (at["phase"], at["discard"], at["turn"]) == ("play", [], "A")


def test_contract_4_2_5_no_window_without_an_upcard() -> None:
    at = window(discard="")
    assert at["phase"] == "play"


def test_contract_ca_16_no_window_without_a_penalty_card() -> None:
    assert window(stock="10S", discard="9C KD")["phase"] == "play"
    assert window(stock="10S", discard="2H 9C KD")["phase"] == "may_i"
    assert refused(window(stock="10S", discard="9C KD"), "B may_i") == "not_your_turn"


def test_contract_ca_16_the_window_ends_when_no_penalty_card_is_left() -> None:
    at = after(window(stock="10S 5H", discard="9C KD"), "B may_i")
    assert (at["phase"], at["stock"], at["discard"]) == ("play", [], ["9C"])


def test_contract_8_4_recycling_inside_a_window() -> None:
    at = window(stock="10S", discard="2H 3H 9C KD")
    at = after(at, "C may_i", "B pass")
    assert hand(at, "C") == cards("QS 3D KD 2H"), "turned over, the oldest discard is on top"
    assert (at["stock"], at["discard"], at["phase"]) == (["3H"], ["9C"], "may_i")


def test_contract_8_4_the_smallest_pile_that_can_be_recycled_for_a_penalty() -> None:
    at = after(window(stock="10S", discard="2H 9C KD"), "B may_i")
    assert hand(at, "B") == cards("JD 6C KD 2H")
    assert (at["stock"], at["discard"], at["phase"]) == ([], ["9C"], "play")


@each("settling", [("B may_i",), ("C may_i", "B pass")])
def test_contract_8_4_the_move_that_settles_may_bring_the_new_stock(settling: tuple[str]) -> None:
    at = window(stock="10S", discard="2H 3H 4H 9C KD")
    at = after(at, *settling[:-1], settling[-1] + " new 4H 2H 3H")
    taker = settling[0][0]
    assert hand(at, taker) == cards(f"{HANDS[taker]} KD 4H")
    assert (at["stock"], at["discard"]) == (["2H", "3H"], ["9C"])


def test_contract_4_2_everybody_took_one() -> None:
    at = window(discard="AS 2H 9C KD", stock="10S 5H AC 6D JH 7D")
    at = after(at, "B may_i", "C may_i", "B pass", "D may_i", "B may_i")
    assert [len(at["hands"][player]) for player in "ABCD"] == [3, 6, 4, 4]
    assert (at["phase"], at["turn"]) == ("play", "A")


def test_contract_4_2_two_players_one_upcard_a_window() -> None:
    at = window(players="AB", options={"allow_two": True})
    at = after(at, "B may_i")
    assert (at["phase"], at["discard"], at["last_taker"]) == ("play", ["2H", "9C"], None)
    assert hand(at, "B") == cards("JD 6C KD 5H")


def test_contract_4_2_three_players_in_turns() -> None:
    at = after(window(players="ABC"), "B may_i")
    assert refused(at, "B may_i") == "took_the_last_upcard"
    at = after(at, "C may_i", "B may_i")
    assert [len(at["hands"][player]) for player in "ABC"] == [3, 6, 4]


def test_contract_4_2_five_players() -> None:
    at = window(players="ABCDE")
    at = after(at, "E may_i", "C may_i", "B pass")
    assert hand(at, "C") == cards("QS 3D KD 5H")
    at = after(at, "E may_i", "D pass", "B pass")
    assert hand(at, "E") == cards("2S 2D 9C AC")


def test_contract_ca_6_also_for_players_who_are_down() -> None:
    at = after(window(down="B", table=["B set 5S 5D 5C"]), "B may_i")
    assert len(at["hands"]["B"]) == 4


@each("deal_no", range(1, 8))
def test_contract_ca_6_in_every_hand(deal_no: int) -> None:
    assert len(after(window(deal_no=deal_no), "B may_i")["hands"]["B"]) == 4


def test_contract_ca_6_any_number_of_times_in_a_deal() -> None:
    at = window(discard="KD", stock="10S 5H AC 6D JH 7D 8D")
    at = after(at, "B may_i", "A discard 4S", "B take", "B discard JD")
    at = after(at, "C draw", "D pass", "A pass", "B may_i")
    assert hand(at, "B") == cards("6C KD 5H 4S JD 6D")


def test_a_position_in_the_middle_of_a_window() -> None:
    at = position(
        HANDS,
        players="ABCD",
        stock="5H AC",
        discard="9C KD",
        phase="may_i",
        asked=["D"],
        passed=["B"],
    )
    assert hand(after(at, "C pass"), "D") == cards("8C 7H KD 5H")
    assert hand(after(at, "C may_i"), "C") == cards("QS 3D KD 5H")
    assert refused(at, "B may_i") == "already_answered"


def test_a_position_with_a_last_taker() -> None:
    at = position(
        HANDS, players="ABCD", stock="5H AC", discard="9C KD", phase="may_i", last_taker="C"
    )
    assert refused(at, "C may_i") == "took_the_last_upcard"
    assert after(at, "B pass", "D pass")["phase"] == "play"


@each(
    ("stock", "discard"),
    [("5H", ""), ("", "9C KD"), ("", "")],
    ids=["no upcard", "no card", "none"],
)
def test_in_a_window_that_could_never_be_open_nobody_may_speak(stock: str, discard: str) -> None:
    at = position(HANDS, players="ABCD", stock=stock, discard=discard, phase="may_i", asked=["C"])
    assert refused(at, "B may_i") == "nothing_to_take"
    assert refused(at, "B pass") == "nothing_to_take"


LIMIT = {"max_may_i": 3}


def test_a_house_rule_allows_so_many_may_i_a_person_and_deal() -> None:
    at = window(options=LIMIT, buys={"C": 2, "D": 3})
    assert refused(at, "D may_i") == "may_not_buy"
    assert refused(at, "D pass") == "may_not_buy", "nobody is asked who has none left"
    at = after(at, "B pass", "C may_i")
    assert (at["buys"], at["phase"]) == ({"B": 0, "C": 3, "D": 3, "A": 0}, "may_i")
    assert refused(at, "C may_i") == "took_the_last_upcard"
    at = after(at, "B may_i")
    assert (at["buys"]["B"], at["phase"]) == (1, "play"), "and so nobody else is left to ask"


def test_no_window_opens_for_those_who_have_no_may_i_left() -> None:
    assert window(options=LIMIT, buys=dict.fromkeys("BCD", 3))["phase"] == "play"


def test_the_next_deal_gives_back_every_may_i() -> None:
    rules = game("contract", read_options(REGISTRY["contract"], LIMIT))
    before = start(rules, 3)
    state = evolve(before, open_deal(rules, before, bytes(32)))
    spent = state._replace(memory={**state.memory, Buys: Buys(buys=(3, 3, 3))})
    again = evolve(spent, open_deal(rules, before, bytes(32)))
    assert [bought(again, seat) for seat in range(3)] == [0, 0, 0]


def test_without_that_rule_nothing_is_counted() -> None:
    assert "buys" not in after(window(), "B may_i")
