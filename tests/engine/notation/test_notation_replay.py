"""docs/notation.md, Moves and Replay."""

from typing import Any

import pytest

from engine.notation.reading import NotationError
from engine.notation.replay import replay
from tests.each import each
from tests.engine.tables import Json, after, answer, position, refused

AT = position({"A": "4S 9H"}, stock="10S 5H AC", discard="2H 9C KD")
MOVES: list[Json] = [
    {"by": "A", "move": "draw"},
    {"by": "A", "move": "take"},
    {"by": "B", "move": "may_i"},
    {"by": "B", "move": "pass"},
    {"by": "A", "move": "contract", "melds": [["4S"]]},
    {"by": "A", "move": "meld", "cards": ["4S"]},
    {"by": "A", "move": "lay_off", "cards": ["4S"], "meld": 0},
    {"by": "A", "move": "swap", "meld": 0, "card": "4S"},
    {"by": "A", "move": "discard", "card": "4S"},
    {"by": "A", "move": "knock", "card": "4S"},
]


def play(*moves: Any, at: Json = AT) -> Json:
    return replay({"position": at, "moves": list(moves)})


@each(
    ("game", "move"),
    [
        ("tiles", {"move": "knock"}),
        ("tiles", {"move": "take", "start": "7R"}),
        ("tiles", {"move": "contract", "melds": [["7R"]], "number": 1}),
        ("tiles", {"move": "discard", "card": "7R", "skip": "B"}),
        ("phases", {"move": "knock"}),
        ("phases", {"move": "take", "start": "7R"}),
    ],
)
def test_tiles_10_phases_10_all_other_moves_are_moves_of_another_game(
    game: str, move: Json
) -> None:
    # Each with keys that it has where it is a move.
    at = {"game": game, "players": ["A", "B"], "turn": "A", "hands": {"A": ["7R"]}}
    assert play({"by": "A", **move}, at=at)["reason"] == "no_such_move"


def test_a_replay_of_nothing() -> None:
    said = play()
    assert (said["illegal_at"], said["reason"], said["result"]) == (None, None, None)
    assert said["position"] == play(at=said["position"])["position"]
    assert set(said) == {"illegal_at", "reason", "position", "result"}


@each(
    ("given", "sentence"),
    [
        (None, "a replay is an object"),
        ([], "a replay is an object"),
        ({"position": AT}, "replay needs the key 'moves'"),
        ({"moves": []}, "replay needs the key 'position'"),
        ({"position": AT, "moves": [], "seed": 1}, "replay has no key 'seed'"),
        ({"position": AT, "moves": {}}, "'moves' is a list"),
        ({"position": AT, "moves": None}, "'moves' is a list"),
    ],
)
def test_what_is_no_replay(given: object, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        replay(given)


@each("move", MOVES, ids=lambda move: move["move"])
def test_a_move_needs_its_keys_and_takes_no_others(move: Json) -> None:
    name = move["move"]
    play(move)
    for key in move.keys() - {"move"}:
        fewer = {k: value for k, value in move.items() if k != key}
        with pytest.raises(NotationError, match=f"move '{name}' needs the key '{key}'"):
            play(fewer)
        with pytest.raises(NotationError, match=f"move '{name}': '{key}'"):
            play(move | {key: 3.5})
    with pytest.raises(NotationError, match=f"move '{name}' has no key 'why'"):
        play(move | {"why": "because"})
    with pytest.raises(NotationError, match=f"move '{name}': 'by' names 'Z', who is not a player"):
        play(move | {"by": "Z"})


@each("move", [m for m in MOVES if m["move"] in ("take", "discard", "meld")])
def test_new_stock_is_only_for_moves_that_may_recycle(move: Json) -> None:
    with pytest.raises(NotationError, match="has no key 'new_stock'"):
        play(move | {"new_stock": []})


@each(
    "move", [None, 3, "draw", [], {}, {"by": "A"}, {"move": "fold", "by": "A"}, {"move": ["draw"]}]
)
def test_a_move_that_is_not_in_the_table_is_an_error(move: object) -> None:
    with pytest.raises(NotationError, match="is unknown; there is draw, take, may_i, pass,"):
        play(move)


@each(
    ("move", "sentence"),
    [
        ({"move": "discard", "card": "1S"}, "move 'discard': 'card': '1S' is not a card"),
        ({"move": "meld", "cards": ["4S", "ZZ"]}, "move 'meld': 'cards.1': 'ZZ' is not a card"),
        ({"move": "contract", "melds": [["4S"], ["x"]]}, "'melds.1.0': 'x' is not a card"),
        ({"move": "lay_off", "cards": ["4S"], "meld": "0"}, "move 'lay_off': 'meld'"),
        ({"move": "lay_off", "cards": ["4S"], "meld": True}, "move 'lay_off': 'meld'"),
        ({"move": "draw", "new_stock": ["x"]}, "'new_stock.0': 'x' is not a card"),
        ({"move": "draw", "new_stock": "4S"}, "move 'draw': 'new_stock'"),
        ({"move": "contract", "melds": ["4S"]}, "move 'contract': 'melds.0'"),
        ({"move": "knock", "card": "4S", "lay_offs": [{"cards": []}]}, "'lay_offs.0.meld'"),
        ({"move": "take", "start": "2H"}, "'meld'"),
        ({"move": "take", "meld": ["2H"]}, "'start'"),
    ],
)
def test_what_is_wrong_with_a_move_is_named(move: Json, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        play({"by": "A"} | move)


def test_an_error_after_an_illegal_move_is_still_an_error() -> None:
    with pytest.raises(NotationError, match="'fold' is unknown"):
        play({"by": "B", "move": "draw"}, {"by": "A", "move": "fold"})


@each(
    "move",
    [
        {"move": "knock", "card": "4S"},
        {"move": "knock", "card": "4S", "melds": [["4S"]], "lay_offs": [{"cards": [], "meld": 0}]},
        {"move": "take", "start": "2H", "meld": ["2H"]},
        {"move": "pass"},
        {"move": "contract", "melds": []},
        {"move": "meld", "cards": []},
    ],
)
def test_a_move_of_another_game_is_illegal_and_no_error(move: Json) -> None:
    said = play({"by": "A"} | move)
    assert said["illegal_at"] == 0
    assert said["position"] == play()["position"]


def test_a_move_that_this_game_does_not_have_says_so() -> None:
    assert play({"by": "A", "move": "knock", "card": "4S"})["reason"] == "no_such_move"


@each("index", [-1, 1, 99])
def test_an_index_out_of_range_is_illegal_and_no_error(index: int) -> None:
    at = position({"A": "9S KC"}, table=["B run 5S 6S 7S 8S"], down="AB", phase="play")
    assert refused(at, f"A lay_off 9S on {index}") == "no_such_meld"
    assert refused(at, f"A swap 9S in {index}") == "no_such_meld"


@each("move", MOVES, ids=lambda move: move["move"])
def test_any_move_after_the_end_is_illegal(move: Json) -> None:
    over = position({"A": "4S"}, phase="over")
    assert play(move, at=over)["illegal_at"] == 0
    ended = position({"A": "4S"}, phase="play")
    said = play({"by": "A", "move": "discard", "card": "4S"}, move, at=ended)
    assert (said["illegal_at"], said["reason"]) == (1, "deal_over")
    assert said["result"]["winner"] == "A", "the result stays"


def test_moves_after_the_first_illegal_one_are_not_looked_at() -> None:
    said = answer(AT, "A draw", "A draw", "B may_i", "C may_i")
    assert (said["illegal_at"], said["reason"]) == (1, "wrong_phase")
    assert said["position"]["asked"] == []


EMPTY = position({"A": "4S 9H"}, discard="2H 9C KD 7D")


def test_new_stock_gives_the_order_and_left_out_the_pile_is_turned_over() -> None:
    assert after(EMPTY, "A draw")["stock"] == ["9C", "KD"]
    assert after(EMPTY, "A draw new KD 2H 9C")["stock"] == ["2H", "9C"]


@each("new", ["KD 2H", "KD 2H 9C 7D", "KD 2H 2H", "KD KD 2H 9C", "JK 2H 9C"])
def test_new_stock_that_is_no_permutation_is_an_error(new: str) -> None:
    with pytest.raises(NotationError, match=r"not a permutation of .* 2H, 9C, KD"):
        answer(EMPTY, f"A draw new {new}")


def test_an_empty_new_stock_is_no_permutation_either() -> None:
    with pytest.raises(NotationError, match="not a permutation"):
        play({"by": "A", "move": "draw", "new_stock": []}, at=EMPTY)


def test_new_stock_is_ignored_where_nothing_is_recycled() -> None:
    assert after(AT, "A draw new 2S 3S") == after(AT, "A draw")
    window = after(AT, "A draw")
    assert after(window, "B may_i new 2S") == after(window, "B may_i")
    assert after(window, "B pass new 2S") == after(window, "B pass")
    none = position({"A": "4S 9H"}, discard="KD")
    assert answer(none, "A draw new 2S") == answer(none, "A draw")


def test_new_stock_may_hold_jokers() -> None:
    at = position({"A": "4S 9H"}, discard="JK 9C KD 7D")
    assert after(at, "A draw new 9C JK KD")["stock"] == ["JK", "KD"]


def test_cards_in_moves_are_read_in_any_case() -> None:
    at = position({"A": "10S 9H"}, phase="play")
    assert after(at, "A discard ts")["discard"] == ["10S"]
    down = position({"A": "9S 9H JK 2C"}, phase="play", down="A")
    assert after(down, "A meld 9s jk=9d 9h")["table"][0]["cards"] == ["9S", "JK", "9H"]


def test_the_result_has_every_key_of_the_notation() -> None:
    at = position({"A": "KS"}, phase="play", scores={"A": 1, "B": 2, "C": 3}, deal_no=7)
    assert answer(at, "A discard KS")["result"] == {
        "ended_by": "out",
        "winner": "A",
        "scores": {"A": 0, "B": 20, "C": 20},
        "totals": {"A": 1, "B": 22, "C": 23},
        "going_rummy": False,
        "game_over": True,
        "winners": ["A"],
        "next_dealer": "A",
        "next_starter": "B",
    }


def test_the_player_who_moved_last_has_the_turn_when_it_is_over() -> None:
    at = position({"B": "KS"}, turn="B", phase="play")
    assert answer(at, "B discard KS")["position"]["turn"] == "B"
