"""docs/notation.md, Cards and Position: keys, defaults, errors."""

import pytest

from engine.cards import JOKER, bare, face, joker_as, name, names, parse
from engine.notation.position import read_position, write_position
from engine.notation.reading import NotationError
from tests.each import each

SMALLEST = {"game": "contract", "players": ["A", "B", "C"]}
DEFAULTS = {
    "game": "contract",
    "options": {},
    "players": ["A", "B", "C"],
    "deal_no": 1,
    "dealer": "C",
    "scores": {"A": 0, "B": 0, "C": 0},
    "turn": "A",
    "phase": "draw",
    "turn_no": 1,
    "hands": {"A": [], "B": [], "C": []},
    "stock": [],
    "discard": [],
    "table": [],
    "taken": None,
    "down": [],
    "fresh": None,
    "owed_jokers": 0,
    "asked": [],
    "passed": [],
    "last_taker": None,
}
RUN = {"owner": "B", "kind": "run", "cards": ["5S", "6S", "JK=7S", "8S"]}
FULL = {
    "game": "contract",
    "options": {"swap_in_sets": True, "min_naturals": 1},
    "players": ["A", "B", "C"],
    "deal_no": 3,
    "dealer": "B",
    "scores": {"A": 0, "B": 15, "C": 40},
    "turn": "A",
    "phase": "play",
    "turn_no": 7,
    "hands": {"A": ["7H", "JK"], "B": ["2C"], "C": ["9D", "9D", "KS"]},
    "stock": ["4C", "9H", "JK"],
    "discard": ["KH", "3D"],
    "table": [RUN | {"laid_by": ["B", "B", "B", "C"]}],
    "taken": "7H",
    "down": ["B", "C"],
    "fresh": "A",
    "owed_jokers": 1,
    "asked": ["C"],
    "passed": ["B"],
    "last_taker": "A",
}


def written(**keys: object) -> dict[str, object]:
    return write_position(read_position(SMALLEST | keys))


def test_every_key_has_its_default() -> None:
    assert write_position(read_position(SMALLEST)) == DEFAULTS


@each("key", [key for key in DEFAULTS if key not in ("game", "players")])
def test_a_key_left_out_is_the_same_as_its_default(key: str) -> None:
    given = {name: value for name, value in DEFAULTS.items() if name != key}
    assert write_position(read_position(given)) == DEFAULTS


def test_every_key_is_read_and_written() -> None:
    assert set(FULL) == set(DEFAULTS)
    assert write_position(read_position(FULL)) == FULL


@each(("dealer", "turn"), [("A", "B"), ("B", "C"), ("C", "A"), (None, "A")], ids=str)
def test_the_first_turn_is_the_dealers_left(dealer: str | None, turn: str) -> None:
    keys = {} if dealer is None else {"dealer": dealer}
    assert written(**keys)["turn"] == turn


@each(("cards", "turn_no"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_the_turn_number_follows_from_the_discard_pile(cards: int, turn_no: int) -> None:
    assert written(discard=["2S"] * cards)["turn_no"] == turn_no
    assert written(discard=["2S"] * cards, turn_no=9)["turn_no"] == 9


def test_players_left_out_of_hands_and_scores() -> None:
    given = written(hands={"B": ["2C"]}, scores={"C": 3})
    assert given["hands"] == {"A": [], "B": ["2C"], "C": []}
    assert given["scores"] == {"A": 0, "B": 0, "C": 3}


def test_laid_by_is_the_owner_by_default() -> None:
    table = written(table=[RUN])["table"]
    assert table == [RUN | {"laid_by": ["B"] * 4}]


def test_a_run_is_written_in_its_order_and_the_credit_goes_with_the_cards() -> None:
    cards = ["8S", "JK=7S", "5S", "6S"]
    [meld] = written(table=[RUN | {"cards": cards, "laid_by": ["C", "A", "B", "B"]}])["table"]
    assert meld["cards"] == ["5S", "6S", "JK=7S", "8S"]
    assert meld["laid_by"] == ["B", "B", "A", "C"]


def test_each_of_two_jokers_keeps_its_own_credit() -> None:
    cards = ["JK=8S", "6S", "7S", "JK=5S"]
    [meld] = written(table=[RUN | {"cards": cards, "laid_by": ["C", "B", "B", "A"]}])["table"]
    assert (meld["cards"], meld["laid_by"]) == (
        ["JK=5S", "6S", "7S", "JK=8S"],
        ["A", "B", "B", "C"],
    )
    cards = ["JK", "6S", "7S", "JK=5S"]
    [meld] = written(table=[RUN | {"cards": cards, "laid_by": ["C", "B", "B", "A"]}])["table"]
    assert (meld["cards"], meld["laid_by"]) == (
        ["JK=5S", "6S", "7S", "JK=8S"],
        ["A", "B", "B", "C"],
    )


def test_the_jokers_of_a_set_lie_bare_and_keep_their_credit() -> None:
    meld = {"owner": "B", "kind": "set", "cards": ["JK=9D", "9S", "JK"], "laid_by": ["C", "B", "A"]}
    [laid] = written(table=[meld])["table"]
    assert (laid["cards"], laid["laid_by"]) == (["JK", "9S", "JK"], ["C", "B", "A"])


def test_bare_jokers_of_a_run_get_their_highest_reading() -> None:
    [meld] = written(table=[RUN | {"cards": ["5S", "6S", "JK", "JK"]}])["table"]
    assert meld["cards"] == ["5S", "6S", "JK=7S", "JK=8S"]


def test_a_whole_suit_keeps_its_ace_where_it_lies() -> None:
    low = [
        f"{rank}S" for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    ]
    high = [*low[1:], "AS"]
    for cards in (low, high):
        [meld] = written(table=[RUN | {"cards": cards}])["table"]
        assert meld["cards"] == cards


@each(
    ("text", "read"),
    [("10H", "10H"), ("TH", "10H"), ("th", "10H"), ("as", "AS"), ("jk", "JK"), ("qD", "QD")],
)
def test_cards_are_read_in_any_case(text: str, read: str) -> None:
    assert names([parse(text)]) == [read]
    assert written(stock=[text])["stock"] == [read]


def test_jokers_that_stand_for_something() -> None:
    assert parse("jk=ts") == joker_as(parse("10S"))
    assert name(parse("JK=7S")) == "JK=7S"
    assert parse("JK") == JOKER
    for key in ("stock", "discard"):
        assert written(**{key: ["JK=7S"]})[key] == ["JK"], "off the table a joker is just a joker"


def test_deuces_that_stand_for_something() -> None:
    assert [name(parse(text)) for text in ("2h=ts", "2C=2C", "2D=AS")] == [
        "2H=10S",
        "2C=2C",
        "2D=AS",
    ]
    assert [name(face(parse("2H=10S"))), name(bare(parse("2H=10S")))] == ["10S", "2H"]
    assert written(stock=["2H=7S"])["stock"] == ["2H"]


@each("text", ["", "1H", "11H", "H10", "7X", "7", "JK=", "JK=JK", "JKS", "0S", "3H=7S"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse(text)
    with pytest.raises(NotationError, match=r"position: 'hands.A.0': .*is not a card"):
        read_position(SMALLEST | {"hands": {"A": [text]}})


@each(
    ("keys", "sentence"),
    [
        ({"trump": "S"}, "position has no key 'trump'"),
        ({"took": 1}, "position has no key 'took' in contract"),
        ({"reshuffles": 0}, "position has no key 'reshuffles' in contract"),
        ({"game": "bridge"}, "'bridge' is not a game"),
        ({"game": 3}, "'game'"),
        ({"options": {"hand_7": "all_cards"}}, "no option 'hand_7'; did you mean hand7"),
        ({"options": {"hand7": "twelve"}}, "hand7 .* twelve_float"),
        ({"options": {"hand7": "all_card"}}, "did you mean all_cards"),
        ({"options": {"run_max": 15}}, "run_max .* cannot be 15: it is 13 or 14"),
        ({"options": {"run_max": "13"}}, "run_max .* cannot be 13"),
        ({"options": {"min_naturals": True}}, "min_naturals .* cannot be true"),
        ({"options": {"swap_in_sets": "yes"}}, "swap_in_sets .*: it is true or false"),
        ({"options": {"swap_in_sets": 1}}, "swap_in_sets .* cannot be 1"),
        ({"options": {"swap_in_sets": None}}, "swap_in_sets .* cannot be null"),
        ({"options": {"rulebook": "c"}}, "rulebook .* cannot be c: it is a or b"),
        ({"options": {"rulebook": 1}}, "rulebook .* cannot be 1"),
        ({"options": []}, "'options'"),
        ({"players": ["A", "B"]}, "3 to 5 players, not 2"),
        ({"players": list("ABCDEF")}, "3 to 5 players, not 6"),
        ({"players": []}, "3 to 5 players, not 0"),
        ({"players": ["A", "B", "A"]}, "'players' names somebody twice"),
        ({"players": "ABC"}, "'players'"),
        ({"players": ["A", "B", 3]}, "'players.2'"),
        ({"deal_no": 0}, "'deal_no'"),
        ({"deal_no": 8}, "'deal_no' is 1 to 7"),
        ({"deal_no": "1"}, "'deal_no'"),
        ({"deal_no": True}, "'deal_no'"),
        ({"deal_no": 1.5}, "'deal_no'"),
        ({"dealer": "Z"}, "'dealer' names 'Z', who is not a player"),
        ({"turn": "Z"}, "'turn' names 'Z', who is not a player"),
        ({"turn": 0}, "'turn'"),
        ({"phase": "meld"}, "'phase' of contract is draw, may_i, play, over, not meld"),
        ({"turn_no": 0}, "'turn_no'"),
        ({"scores": {"Z": 1}}, "'scores' names 'Z', who is not a player"),
        ({"scores": {"A": "1"}}, "'scores.A'"),
        ({"hands": {"Z": []}}, "'hands' names 'Z', who is not a player"),
        ({"hands": []}, "'hands'"),
        ({"hands": {"A": "2C"}}, "'hands.A'"),
        ({"hands": {"A": [7]}}, "'hands.A.0': 7 is not a card"),
        ({"stock": ["1C"]}, "'stock.0': '1C' is not a card"),
        ({"discard": [None]}, "'discard.0': None is not a card"),
        ({"table": [RUN | {"colour": "red"}]}, "no key 'table.0.colour'"),
        ({"table": [{"owner": "B", "kind": "run"}]}, "needs the key 'table.0.cards'"),
        ({"table": [RUN | {"kind": "pair"}]}, "'table.0.kind'"),
        ({"table": [RUN | {"kind": "set"}]}, "5S, 6S, JK=7S, 8S is not a set"),
        ({"table": [RUN | {"cards": ["5S", "6S", "7S"]}]}, "5S, 6S, 7S is not a run"),
        ({"table": [RUN | {"owner": "Z"}]}, "'table.owner' names 'Z'"),
        ({"table": [RUN | {"laid_by": ["B", "B", "B", "Z"]}]}, "'table.laid_by' names 'Z'"),
        ({"table": [RUN | {"laid_by": ["B"]}]}, "'table.laid_by' names one player for each"),
        ({"table": [RUN | {"laid_by": []}]}, "'table.laid_by' names one player for each"),
        ({"taken": "1C"}, "'taken'.*'1C' is not a card"),
        ({"taken": ["2C"]}, "'taken'.* is not a card"),
        ({"down": "A"}, "'down' is a list"),
        ({"down": ["Z"]}, "'down' names 'Z', who is not a player"),
        ({"down": [["A"]]}, "'down' names"),
        ({"fresh": "Z"}, "'fresh' names 'Z', who is not a player"),
        ({"owed_jokers": -1}, "'owed_jokers' is a whole number from 0 up, not -1"),
        ({"owed_jokers": True}, "'owed_jokers' is a whole number"),
        ({"owed_jokers": None}, "'owed_jokers' is a whole number"),
        ({"asked": None}, "'asked' is a list"),
        ({"last_taker": 1}, "'last_taker' names 1"),
    ],
)
def test_what_is_wrong_is_named(keys: dict[str, object], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        read_position(SMALLEST | keys)


@each("key", ["game", "players"])
def test_the_two_keys_that_are_needed(key: str) -> None:
    given = {name: value for name, value in SMALLEST.items() if name != key}
    with pytest.raises(NotationError, match=f"position needs the key '{key}'"):
        read_position(given)


@each("given", [None, [], "A", 3, True])
def test_what_is_no_position(given: object) -> None:
    with pytest.raises(NotationError, match=r"^position is an object"):
        read_position(given)


def test_options_are_written_as_they_were_given() -> None:
    assert written(options={"rulebook": "b"})["options"] == {"rulebook": "b"}
    given = read_position(SMALLEST | {"options": {"rulebook": "b", "hand7": "twelve_float"}})
    assert (given.game.options.hand7, given.game.options.round2) == ("twelve_float", "set3_set4")
