"""What goes together, by the melds of the game and by the contract that is asked for."""

from engine.cards import JOKER, parse
from engine.computer.plain.lay import searched_rearrangement
from engine.computer.plain.remarks import (
    Remark,
    RemarkKind,
    alone,
    beside,
    go_together,
    hopeless,
    near,
    staying,
    twice,
)
from engine.games.registry import REGISTRY, game
from engine.moves import Draw, Rearrange
from engine.notation.position import read_position
from engine.observation import Notes, Observation, masked
from tests.each import each
from tests.engine.tables import position

KING_OF_SPADES, FOUR = parse("KS"), parse("4C")
KINGS = tuple(map(parse, ("KH", "KC", "KD", "KH", "KC")))


def test_where_a_contract_asks_for_sets_a_run_counts_for_nothing() -> None:
    hands = {"A": "KS QS JS 4C 4H", "B": "8S 3D 4D 10C", "C": "2S 2D"}
    rules, _, _, state = read_position(position(hands, phase="play"))
    observation = Observation(rules, masked(state, 0), 0, Notes(known=((), (), ())))
    assert [*alone(observation, KING_OF_SPADES)] == [
        Remark(RemarkKind.ALONE, KING_OF_SPADES, number=1)
    ]
    assert [*beside(observation, FOUR)] == [Remark(RemarkKind.BESIDE, FOUR, cards=(parse("4H"),))]
    [gone] = hopeless(observation._replace(seen=state._replace(discard=KINGS)), KING_OF_SPADES)
    assert (gone.number, gone.of) == (len(KINGS), 7), "of kings alone"


def test_a_card_that_is_held_twice_is_named_so() -> None:
    hands = {"A": "KS KS QS 4C 4H", "B": "8S 3D", "C": "2S 2D"}
    for deal_no, runs_alone in ((1, 0), (3, 1)):
        rules, _, _, state = read_position(position(hands, phase="play", deal_no=deal_no))
        observation = Observation.at(rules, state, 0)
        [two] = twice(observation, KING_OF_SPADES)
        assert two == Remark(RemarkKind.TWICE, KING_OF_SPADES, number=runs_alone)
        assert not [*twice(observation, FOUR)]


def at_a_common_table(hand: str) -> Observation:
    rules, _, _, state = read_position(
        {
            "game": "manipulation",
            "players": ["A", "B"],
            "turn": "A",
            "phase": "play",
            "hands": {"A": hand.split(), "B": ["2S", "2D"]},
            "table": [{"cards": ["7S", "7H", "7D"]}, {"cards": ["9H", "10H", "JH"]}],
        }
    )
    return Observation.at(rules, state, 0)


def test_manipulation_which_cards_stay_and_why() -> None:
    asked = at_a_common_table("7C 8H KD 6C 5C")
    eight, king, clubs = parse("8H"), parse("KD"), tuple(map(parse, ("5C", "6C", "7C")))
    fourth_seven = next(
        move
        for move in asked.offers(Rearrange)
        if isinstance(move, Rearrange) and len(move.table[0]) == 4
    )
    assert next(staying(asked, fourth_seven)) == Remark(
        RemarkKind.KEPT, JOKER, cards=(eight, *clubs[:2])
    )
    assert [*staying(asked, Draw())] == [
        Remark(RemarkKind.KEPT, JOKER, cards=(eight, *clubs)),
        Remark(RemarkKind.STUCK, JOKER, cards=(king,)),
    ]
    most = searched_rearrangement(asked).move
    assert most is not None
    assert [*staying(asked, most)] == [Remark(RemarkKind.STUCK, JOKER, cards=(king,))]


def test_what_lacks_one_card_is_named_with_the_number_of_those_that_would_do() -> None:
    [one] = near(at_a_common_table("KD 3C AS 4C QS"))
    assert one == Remark(RemarkKind.NEAR, JOKER, number=3, cards=(parse("3C"), parse("4C")))
    assert not [*near(at_a_common_table("KD 3C AS"))]


@each(
    ("name", "options", "one", "other", "together"),
    [
        ("basic", {}, "7S", "7H", True),
        ("basic", {}, "7S", "9S", True),
        ("basic", {}, "7S", "10S", False),
        ("basic", {}, "KS", "AH", False),
        ("contract", {}, "7S", "7S", True),
        ("contract", {}, "KS", "AS", True),
        ("gin", {}, "KS", "AS", False),
        ("gin", {"round_the_corner": True}, "KS", "AS", True),
        ("contract", {}, "7S", "JK", False),
    ],
)
def test_what_goes_together_depends_on_the_melds_of_the_game(
    name: str, options: dict[str, object], one: str, other: str, together: bool
) -> None:
    rules = game(name, REGISTRY[name].options(**options)).melds
    assert go_together(parse(one), parse(other), rules) is together
    assert go_together(parse(other), parse(one), rules) is together
