"""The ways to lay all of some cards in melds."""

from engine.cards import Card, cards
from engine.games.gin.melds import coverings
from engine.melds import MeldRules
from engine.scoring import pip_points
from tests.each import each

RULES = MeldRules(
    set_min=3,
    set_max=4,
    run_min=3,
    run_max=13,
    aces=frozenset({1}),
    doubles_in_set=False,
    jokers=False,
)


def ways(text: str) -> list[list[list[Card]]]:
    found = coverings(cards(text), RULES, pip_points(ace=1))
    return [[sorted(meld.cards) for meld in melds] for melds in found]


def test_no_cards_are_laid_in_one_way() -> None:
    assert ways("") == [[]]


@each("text", ["4S", "4S 4H", "4S 4H 4D 9C", "QS KS AS"])
def test_what_leaves_a_card_over_is_no_way(text: str) -> None:
    assert ways(text) == []


def test_gin_ga_27_a_long_run_is_one_meld_or_several_the_fewest_first() -> None:
    first, *others = ways("4S 5S 6S 7S 8S 9S")
    assert first == [sorted(cards("4S 5S 6S 7S 8S 9S"))]
    assert others == [[sorted(cards("4S 5S 6S")), sorted(cards("7S 8S 9S"))]]


def test_a_card_goes_to_a_set_or_to_a_run() -> None:
    hand = "4S 4H 4D 4C 5C 6C 7C"
    assert [len(melds) for melds in ways(hand)] == [2, 2]
    assert {tuple(map(len, melds)) for melds in ways(hand)} == {(4, 3), (3, 4)}
