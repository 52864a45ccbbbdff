"""The quick melding of single packs finds what the general one finds (hands.melding.PlainPack)."""

from random import Random

from engine.cards import Card, parse
from engine.games.registry import REGISTRY, game
from engine.hands import arrange
from engine.melds import MeldRules, readings
from tests.each import each

ACES = {"low": frozenset({1}), "high": frozenset({14}), "both": frozenset({1, 14})}


def points(card: Card) -> int:
    return min(card % 13 + 1, 10)


def hand(text: str) -> tuple[Card, ...]:
    return tuple(map(parse, text.split()))


@each("aces", ACES)
@each(("run_min", "run_max"), [(3, 13), (4, 13), (3, 5)])
def test_the_same_as_the_general_melding(aces: str, run_min: int, run_max: int) -> None:
    rules = MeldRules(3, 4, run_min, run_max, ACES[aces], doubles_in_set=False, jokers=False)
    chance = Random(f"{aces} {run_min} {run_max}")
    for _ in range(150):
        # From few cards, so that sets and runs clash.
        pool = chance.sample(range(52), chance.choice([52, 26, 18]))
        held = tuple(chance.sample(pool, chance.randint(1, 14)))
        quick = arrange(held, rules, points)
        general = arrange(held, rules._replace(jokers=True), points)
        assert (quick.points, len(quick.deadwood)) == (general.points, len(general.deadwood))
        laid = [card for meld in quick.melds for card in meld.cards]
        assert sorted((*laid, *quick.deadwood)) == sorted(held)
        assert all(meld in readings(meld.cards, rules) for meld in quick.melds)


def test_basic_4_a_card_goes_to_the_meld_that_saves_more() -> None:
    rules = game("basic", REGISTRY["basic"].presets["standard"])
    found = arrange(hand("7H 8H 9H 10H 10S 10D 2C"), rules.melds, rules.points)
    assert found.deadwood == hand("2C")
    assert sorted(len(meld.cards) for meld in found.melds) == [3, 3]


def test_dummy_1_2_no_run_round_the_ace() -> None:
    rules = game("dummy", REGISTRY["dummy"].presets["none"])
    assert arrange(hand("AS 2S 3S"), rules.melds, rules.points).melds == ()
    assert len(arrange(hand("QS KS AS"), rules.melds, rules.points).melds) == 1
