"""CONTRACT.md 5: sets, runs and jokers, laid by a player who is down."""

from tests.each import each
from tests.engine.tables import after, position, refused

SUIT_OF_13 = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
EIGHT_SEVENS = "7S 7S 7H 7H 7D 7D 7C 7C"


def laid(text: str, **options: object) -> dict[str, object]:
    """The meld on the table after A, who is down, has laid it."""
    at = position({"A": f"{text} KC"}, phase="play", down="A", deal_no=2, options=options)
    at["hands"]["A"] = [card.split("=")[0] for card in at["hands"]["A"]]
    meld = after(at, f"A meld {text}")["table"][0]
    return {"kind": meld["kind"], "cards": " ".join(meld["cards"])}


def refusal(text: str, **options: object) -> str:
    at = position({"A": f"{text} KC"}, phase="play", down="A", deal_no=2, options=options)
    at["hands"]["A"] = [card.split("=")[0] for card in at["hands"]["A"]]
    return refused(at, f"A meld {text}")


@each(
    "text",
    ["9S 9H 9D", "9S 9S 9S", "9S 9S 9H", "KD KD KC KC", EIGHT_SEVENS, f"{EIGHT_SEVENS} JK JK"],
)
def test_contract_5_1_sets(text: str) -> None:
    assert laid(text) == {"kind": "set", "cards": text}


@each("text", ["9S 9H", "9S 9H 8D", "9S 9H 9D 10D", "9S JK", "9S 9H AS"])
def test_contract_5_1_no_sets(text: str) -> None:
    assert refusal(text) == "not_a_meld"


@each(
    "text",
    ["AS 2S 3S 4S", "JS QS KS AS", "5C 6C 7C 8C 9C", SUIT_OF_13[:-3], SUIT_OF_13[3:] + " AH"],
)
def test_contract_5_2_runs(text: str) -> None:
    assert laid(text) == {"kind": "run", "cards": text}


@each(
    "text",
    ["5C 6C 7C", "QH KH AH 2H", "KH AH 2H 3H", "5C 6C 7C 8D", "5C 6C 8C 9C", "5S 6H 7D 8C"],
)
def test_contract_5_2_no_runs(text: str) -> None:
    assert refusal(text) == "not_a_meld"


def test_contract_5_2_the_order_of_the_cards_does_not_matter() -> None:
    assert laid("8C 5C 7C 6C") == {"kind": "run", "cards": "5C 6C 7C 8C"}
    assert laid("2S AS 4S 3S") == {"kind": "run", "cards": "AS 2S 3S 4S"}


def test_contract_5_2_a_whole_suit_is_read_with_its_ace_high() -> None:
    assert laid(SUIT_OF_13) == {"kind": "run", "cards": SUIT_OF_13[3:] + " AH"}


def test_contract_ca_10_no_ace_at_both_ends() -> None:
    assert refusal(f"{SUIT_OF_13} AH") == "not_a_meld"
    assert refusal(f"{SUIT_OF_13} JK") == "not_a_meld"


def test_contract_ca_10_an_ace_at_both_ends_by_option() -> None:
    assert laid(f"{SUIT_OF_13} AH", run_max=14)["cards"] == f"{SUIT_OF_13} AH"
    assert laid(f"{SUIT_OF_13} JK", run_max=14)["cards"] == f"{SUIT_OF_13} JK=AH"
    assert refusal("QH KH AH 2H", run_max=14) == "not_a_meld"
    assert refusal(f"{SUIT_OF_13} AH 2H", run_max=14) == "not_a_meld"


@each(
    ("text", "reading"),
    [
        ("9S JK JK", "9S JK JK"),
        ("9S 9H JK JK JK JK", "9S 9H JK JK JK JK"),
        ("9S JK JK JK", "9S JK JK JK"),
        ("9S JK=9H 9D", "9S JK 9D"),
    ],
)
def test_contract_5_3_jokers_in_sets(text: str, reading: str) -> None:
    assert laid(text) == {"kind": "set", "cards": reading}


@each(
    ("text", "reading"),
    [
        ("5S 6S JK 8S", "5S 6S JK=7S 8S"),
        ("5S 6S 7S JK", "5S 6S 7S JK=8S"),
        ("JS QS KS JK", "JS QS KS JK=AS"),
        ("QS KS AS JK", "JK=JS QS KS AS"),
        ("JK 5S JK 6S", "5S 6S JK=7S JK=8S"),
        ("JK QS JK KS", "JK=JS QS KS JK=AS"),
        ("AS JK 3S JK", "AS JK=2S 3S JK=4S"),
        ("AS JK JK=JS KS", "JK=JS JK=QS KS AS"),
        ("5S JK JK=7S JK", "5S JK=6S JK=7S JK=8S"),
    ],
)
def test_contract_5_4_the_highest_declaration_that_works_is_recorded(
    text: str, reading: str
) -> None:
    assert laid(text) == {"kind": "run", "cards": reading}


def test_contract_5_4_a_declared_joker_stays_what_it_was_declared() -> None:
    assert laid("5S 6S 7S JK=4S")["cards"] == "JK=4S 5S 6S 7S"
    assert laid("JK=2S JK 4S 5S")["cards"] == "JK=2S JK=3S 4S 5S"


@each(
    "text",
    [
        "5S 6S 7S JK=9S",
        "5S 6S 7S JK=8H",
        "5S 6S 7S JK=6S",
        "QS KS AS JK=2S",
        "9S 9H JK=8D",
        "5S 6S JK=8S JK=9S",
    ],
)
def test_contract_5_4_declarations_that_do_not_work(text: str) -> None:
    assert refusal(text) == "not_a_meld"


@each("text", ["JK JK JK", "JK JK JK JK", "JK=9S JK=9H JK=9D"])
def test_contract_ca_11_a_natural_card_is_needed(text: str) -> None:
    assert refusal(text) == "not_a_meld"


def test_contract_ca_11_min_naturals() -> None:
    assert refusal("9S JK JK", min_naturals=2) == "not_a_meld"
    assert refusal("9S JK JK JK", min_naturals=2) == "not_a_meld"
    assert laid("9S 9S JK", min_naturals=2)["kind"] == "set"
    assert laid("5S JK JK 8S", min_naturals=2)["cards"] == "5S JK=6S JK=7S 8S"
    assert refusal("5S JK JK 8S", min_naturals=3) == "not_a_meld"
    assert laid("5S 6S JK 8S", min_naturals=3)["cards"] == "5S 6S JK=7S 8S"


@each("text", ["5S 5S 6S 7S", "5S 6S 6S 7S 8S", "AS AS 2S 3S 4S"])
def test_contract_5_5_no_rank_twice_in_a_run(text: str) -> None:
    assert refusal(text) == "not_a_meld"


def test_contract_5_4_one_natural_and_three_jokers_are_a_set() -> None:
    assert laid("9S JK JK JK")["kind"] == "set"
    assert laid("9S JK=10S JK JK")["kind"] == "run"
    assert laid("9S JK=9H JK JK")["kind"] == "set"


def test_contract_5_3_the_meld_belongs_to_who_laid_it() -> None:
    at = position({"A": "9S 9H JK KC"}, phase="play", down="A", deal_no=2)
    meld = after(at, "A meld 9S 9H JK")["table"][0]
    assert (meld["owner"], meld["laid_by"]) == ("A", ["A", "A", "A"])


def test_contract_5_cards_that_are_not_held() -> None:
    at = position({"A": "9S 9H KC"}, phase="play", down="A")
    assert refused(at, "A meld 9S 9H 9D") == "not_in_hand"
    assert refused(at, "A meld 9S 9S 9H") == "not_in_hand"
    assert refused(at, "A meld 9S 9H JK") == "not_in_hand"
    assert refused(at, "A meld") == "not_a_meld"
