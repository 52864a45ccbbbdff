"""DUMMY.md 8, 10, 13: knocking, what counts, the end of the game."""

from engine.cards import name
from engine.evolve import evolve
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.games.dummy.scoring import DummyItem
from engine.notation.move import read_move
from engine.notation.position import read_position
from engine.play import decide
from engine.result import CommonItem
from engine.shuffle import open_deal
from engine.steps.birth import Births
from engine.steps.fines import FineItem, Fines
from tests.each import each
from tests.engine.games.dummy.dummy_tables import after, dummy, ended, move, refused

TABLE = ["B run 8C 9C 10C"]
SEVENS = "7D 7H 7S"


def playing(cards: str, born: str = "", **keys: object) -> dict[str, object]:
    keys.setdefault("players", "AB")
    return dummy({"A": cards, "B": "3D"}, phase="play", born=born, **keys)  # type: ignore[arg-type]


# -- 8.1, 8.2: when, with what ---------------------------------------------------------------------


def test_dummy_8_1_exactly_one_card_is_left() -> None:
    assert refused(playing(f"{SEVENS} KD 4H"), f"A knock KD with {SEVENS}") == "cards_left"
    assert refused(playing(f"{SEVENS} KD", "A"), "A knock KD") == "cards_left"
    assert refused(playing(SEVENS), f"A knock 7S with {SEVENS}") == "not_in_hand"
    assert refused(playing(f"{SEVENS} KD"), f"A knock 4H with {SEVENS}") == "not_in_hand"
    assert ended(playing(f"{SEVENS} KD"), f"A knock KD with {SEVENS}")["winner"] == "A"


def test_dummy_8_1_the_knock_card_stays_in_the_hand() -> None:
    at = after(playing(f"{SEVENS} KD"), f"A knock KD with {SEVENS}")
    assert at["hands"]["A"] == ["KD"]
    assert at["phase"] == "over"


def test_dummy_8_1_all_of_a_knock_or_nothing() -> None:
    at = playing(f"{SEVENS} 7C 9S KD", "A", table=TABLE)
    assert refused(at, f"A knock KD with {SEVENS} / 9S on 0 / 7C on 0") == "does_not_fit"
    assert refused(at, f"A knock KD with {SEVENS} / 7C on 7") == "no_such_meld"
    assert refused(at, f"A knock KD with {SEVENS} / 7C 9S KD") == "not_a_meld"
    assert refused(at, f"A knock KD with {SEVENS} / {SEVENS}") == "not_in_hand"


def test_dummy_8_2_the_unborn_lay_off_in_a_knock() -> None:
    at = playing(f"{SEVENS} 7C KD", table=TABLE)
    result = ended(at, f"A knock KD with {SEVENS} / 7C on 0")
    assert (result["dark"], result["scores"]["A"]) == (True, 140)


def test_dummy_8_2_lay_offs_count_the_melds_of_the_knock() -> None:
    at = playing(f"{SEVENS} 7C KD", table=TABLE)
    done = after(at, f"A knock KD with {SEVENS} / 7C on 1")
    assert done["table"][1]["cards"] == ["7D", "7H", "7S", "7C"]
    assert done["table"][0]["cards"] == ["8C", "9C", "10C"]


def test_dummy_8_2_lay_offs_only_and_several_at_once() -> None:
    at = playing("7C JC KD", table=TABLE)
    assert ended(at, "A knock KD with 7C JC on 0")["scores"]["A"] == (5 + 10 + 50) * 4
    assert ended(at, "A knock KD with 7C on 0 / JC on 0")["scores"]["A"] == (5 + 10 + 50) * 4


def test_dummy_8_1_after_laying_step_by_step() -> None:
    at = playing(f"{SEVENS} 7C KD", "A", table=TABLE)
    result = ended(at, f"A meld {SEVENS}", "A lay_off 7C on 0", "A knock KD")
    assert result["scores"]["A"] == 15 + 5 + 50


# -- 8.3: dark and colour --------------------------------------------------------------------------


@each(
    ("cards", "born", "dark", "colour", "points"),
    [
        ("7D 7H 7S", "A", False, False, 65),
        ("7D 7H 7S", "", True, False, 130),
        ("7D 8D 9D", "A", False, True, 130),
        ("7D 8D 9D", "", True, True, 260),
    ],
)
def test_dummy_8_3_dark_and_colour(
    cards: str, born: str, dark: bool, colour: bool, points: int
) -> None:
    result = ended(playing(f"{cards} KS", born), f"A knock KS with {cards}")
    assert (result["dark"], result["colour"]) == (dark, colour)
    assert result["multiplier"] == (2 if dark else 1) * (2 if colour else 1)
    assert result["scores"] == {"A": points, "B": -10}


def test_dummy_8_3_born_by_a_take_in_this_very_turn_is_dark() -> None:
    at = dummy({"A": "6H 6D 4D", "B": "3D"}, players="AB", row="2D 6S")
    assert ended(at, "A take 6S with 6S 6H 6D", "A knock 4D")["dark"] is True
    at = dummy({"A": "6H 6D 4D", "B": "3D"}, players="AB", row="2D 6S", born="A")
    assert ended(at, "A take 6S with 6S 6H 6D", "A knock 4D")["dark"] is False


def test_dummy_da_7_only_the_own_laid_cards_make_one_colour() -> None:
    # A heart on another's set is a heart; the knock card and others' cards do not count.
    at = playing("9H 7H 8H 4S", "A", table=["B set 9C 9D 9S", "A run 4H 5H 6H by B A A"])
    assert ended(at, "A knock 4S with 7H 8H on 1 / 9H on 0")["colour"] is True
    at = playing("9H 4S", "A", table=["B set 9C 9D 9S", "A run 4S 5S 6S"])
    assert ended(at, "A knock 4S with 9H on 0")["colour"] is False


def test_dummy_da_8_fines_of_the_knocker_are_not_doubled_but_by_option() -> None:
    fined = {"A": {"ting_mee": 50, "pee_hua": 50}}
    at = playing(f"{SEVENS} KD", penalties=fined)
    assert ended(at, f"A knock KD with {SEVENS}")["scores"]["A"] == 65 * 2 - 100
    at = playing(f"{SEVENS} KD", penalties=fined, options=["mult_net"])
    assert ended(at, f"A knock KD with {SEVENS}")["scores"]["A"] == (65 - 100) * 2


# -- 10: values ------------------------------------------------------------------------------------


@each("card", range(52))
def test_dummy_10_1_every_card(card: int) -> None:
    game, called = thai_dummy(DummyOptions()), name(card)
    if called in ("2C", "QS"):
        assert game.points(card) == 50
    elif called[0] == "A":
        assert game.points(card) == 15
    else:
        assert game.points(card) == (10 if called[:-1] in ("10", "J", "Q", "K") else 5)


@each("card", ["3H", "KH", "AH", "2C", "QS"])
def test_dummy_10_2_the_knock_card_is_50_whatever_its_face(card: str) -> None:
    assert ended(playing(f"{SEVENS} {card}", "A"), f"A knock {card} with {SEVENS}")["scores"] == {
        "A": 65,
        "B": -10,
    }


@each(
    ("options", "run", "of_set"),
    [((), 35, 45), (("ace_run_10",), 30, 45)],
)
def test_dummy_da_19_an_ace_in_a_run(options: tuple[str, ...], run: int, of_set: int) -> None:
    at = playing("QH KH AH 4S", "A", options=options)
    assert ended(at, "A knock 4S with QH KH AH")["scores"]["A"] == (run + 50) * 2
    at = playing("AS AD AH 4S", "A", options=options)
    assert ended(at, "A knock 4S with AS AD AH")["scores"]["A"] == of_set + 50
    # Laid off on a run it lies in a run; in the hand it is 15.
    at = playing("AH 4S", "A", options=options, table=["B run 10H JH QH KH"])
    at["hands"]["B"] = ["AC"]  # type: ignore[index]
    result = ended(at | {"born": ["A", "B"]}, "A knock 4S with AH on 0")
    assert result["scores"] == {"A": (run - 20 + 50) * 2, "B": 40 - 15}


def test_dummy_10_4_born_unborn_and_fined() -> None:
    at = dummy(
        {"A": f"{SEVENS} KD", "B": "QS 3D", "C": "AS", "D": "2C 4D"},
        phase="play",
        born="AB",
        table=["B run 10H JH QH", "C run 3S 4S 5S"],
        penalties={"B": {"pee_hua": 50}, "D": {"ting_mee": 100}},
    )
    result = ended(at, f"A knock KD with {SEVENS}")
    assert result["scores"] == {"A": 65, "B": 30 - 55 - 50, "C": -30, "D": -2 * (55 + 100)}
    assert result["not_born"] == ["C", "D"]
    assert result["penalties"] == {"B": {"pee_hua": 50}, "D": {"ting_mee": 100}}


def test_dummy_da_29_born_with_a_bad_hand_is_not_doubled() -> None:
    at = playing(f"{SEVENS} KD", "AB")
    at["hands"]["B"] = ["QS", "2C"]  # type: ignore[index]
    assert ended(at, f"A knock KD with {SEVENS}")["scores"]["B"] == -100


def test_dummy_10_5_melds_in_the_hand_count_against() -> None:
    at = playing(f"{SEVENS} KD", "AB")
    at["hands"]["B"] = ["10S", "JS", "KS"]  # type: ignore[index]
    assert ended(at, f"A knock KD with {SEVENS}")["scores"]["B"] == -30


# -- the score sheet -------------------------------------------------------------------------------


def test_dummy_10_the_lines_of_the_sheet_add_up() -> None:
    at = dummy(
        {"A": "7D 7C 7S 8H KD", "B": "QS 3D", "C": "AS"},
        players="ABC",
        phase="play",
        born="B",
        table=["B run 10H JH QH", "C run 5H 6H 7H"],
        penalties={"A": {"ting_tem": 50}, "B": {"pee_hua": 50}},
    )
    game, _, players, state = read_position(at)
    played = read_move(move("A knock KD with 7D 7C 7S / 8H on 1"), players)
    for event in decide(game, state, played.seat, played.move):
        state = evolve(state, event)
    assert state.result is not None
    lines = [(line.seat, line.what, line.points) for line in state.result.lines]
    assert lines == [
        (0, CommonItem.LAID, 5),
        (0, CommonItem.LAID, 15),
        (0, DummyItem.KNOCK_CARD, 50),
        (0, DummyItem.DARK, 70),
        (0, FineItem.TING_TEM, -50),
        (1, CommonItem.LAID, 30),
        (1, CommonItem.IN_HAND, -55),
        (1, FineItem.PEE_HUA, -50),
        (2, CommonItem.IN_HAND, -15),
        (2, DummyItem.NOT_BORN, -15),
    ]
    for seat, score in enumerate(state.result.scores):
        assert score == sum(points for whose, _, points in lines if whose == seat)


def test_dummy_10_the_sheet_names_the_cards_of_a_fine() -> None:
    at = dummy({"A": "9C KH 2S 5S", "B": "4D"}, phase="play", players="AB", options=["ting_mee"])
    at["table"] = [{"owner": "B", "kind": "set", "cards": ["9H", "9D", "9S"]}]
    at["stock"] = []
    game, _, players, state = read_position(at)
    for text in ("A discard 9C", "B pass"):
        played = read_move(move(text), players)
        for event in decide(game, state, played.seat, played.move):
            state = evolve(state, event)
    assert state.result is not None
    fined = [line for line in state.result.lines if line.what is FineItem.TING_MEE]
    assert [(line.seat, line.cards, line.points) for line in fined] == [(0, (47,), -50)]


# -- 13: the end -----------------------------------------------------------------------------------


def finish(scores: dict[str, int], **keys: object) -> dict[str, object]:
    """A deal that brings A 15 and B 15 and ends without a knock."""
    table = ["A run 5H 6H 7H", "B run 5D 6D 7D"]
    at = dummy({"C": "3D"}, players="ABC", stock="", turn="C", born="AB", table=table, **keys)  # type: ignore[arg-type]
    return ended(at | {"scores": scores}, "C pass")


@each(
    ("scores", "options", "winners"),
    [
        ({"A": 484, "B": 480}, {}, []),
        ({"A": 485, "B": 480}, {}, ["A"]),
        ({"A": 490, "B": 600}, {}, ["B"]),
        ({"A": 490, "B": 490}, {}, []),
        ({"A": 490, "B": 490, "C": 700}, {}, ["C"]),
        ({"A": 84, "B": 80}, {"target": 100}, []),
        ({"A": 85, "B": 80}, {"target": 100}, ["A"]),
        ({"A": -900}, {"target": 1}, ["B"]),
        ({"A": 985}, {"target": 1000}, ["A"]),
    ],
)
def test_dummy_13_da_16_target_and_ties(
    scores: dict[str, int], options: dict[str, object], winners: list[str]
) -> None:
    result = finish(scores, options=options)
    assert (result["winners"], result["game_over"]) == (winners, bool(winners))


def test_dummy_13_after_a_tie_there_is_a_next_deal() -> None:
    at = dummy({"C": "3D"}, players="ABC", stock="", turn="C", born="AB")
    at["scores"] = {"A": 500, "B": 500}
    game, _, players, state = read_position(at)
    played = read_move(move("C pass"), players)
    for event in decide(game, state, played.seat, played.move):
        state = evolve(state, event)
    again = evolve(state, open_deal(game, state, bytes(32)))
    assert (again.deal_no, again.result) == (2, None)
    assert again.scores == (500, 500, -10)
    assert [again.recall(kind) for kind in (Births, Fines)] == [Births(), Fines()]
