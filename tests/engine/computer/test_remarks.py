"""What goes together, by the melds of the game and by the contract that is asked for."""

from engine.cards import parse
from engine.computer.remarks import Remark, Saw, alone, beside, go_together, hopeless
from engine.games.registry import REGISTRY, game
from engine.notation.position import read_position
from engine.observation import Notes, Observation
from engine.view import masked
from tests.each import each
from tests.engine.tables import position

KING_OF_SPADES, FOUR = parse("KS"), parse("4C")
KINGS = tuple(map(parse, ("KH", "KC", "KD", "KH", "KC")))


def test_where_a_contract_asks_for_sets_a_run_counts_for_nothing() -> None:
    hands = {"A": "KS QS JS 4C 4H", "B": "8S 3D 4D 10C", "C": "2S 2D"}
    rules, _, _, state = read_position(position(hands, phase="play"))
    observation = Observation(rules, masked(state, 0), 0, Notes(known=((), (), ())))
    assert [*alone(observation, KING_OF_SPADES)] == [Remark(Saw.ALONE, KING_OF_SPADES, number=1)]
    assert [*beside(observation, FOUR)] == [Remark(Saw.BESIDE, FOUR, cards=(parse("4H"),))]
    [gone] = hopeless(observation._replace(seen=state._replace(discard=KINGS)), KING_OF_SPADES)
    assert (gone.number, gone.of) == (len(KINGS), 7), "of kings alone"


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
