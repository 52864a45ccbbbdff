"""What makes a contract, asked quickly: as the exact search has it."""

from collections import Counter
from random import Random

from engine.cards import JOKER, Card, parse
from engine.computer.contracts.readiness import Readiness, packed
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.hands import reach
from engine.options import read_options
from tests.each import each

RULES: list[tuple[str, dict[str, object]]] = [
    ("contract", {}),
    ("contract", {"hand7": "twelve_float", "separate_runs": False, "round2": "set3_set4"}),
    ("shanghai", {}),
]


def cards(text: str) -> list[Card]:
    return [parse(word) for word in text.split()]


def is_made(rules: Game, deal_no: int, hand: list[Card]) -> bool:
    goal = rules.goals.of_deal.get(deal_no)
    assert goal is not None
    return Readiness(goal, rules.melds, len(hand)).is_made(packed(hand, rules.melds))


def hands(rules: Game, whole: bool, chance: Random) -> list[list[Card]]:
    """Hands of which about half make a contract."""
    if not whole:
        return [chance.sample(rules.pack(4), chance.randint(10, 30)) for _ in range(30)]
    found = []
    for _ in range(40):
        runs = [(chance.randrange(4) * 13, chance.randrange(13 - n), n) for n in (5, 4, 4)]
        hand = [suit + low + at for suit, low, n in runs for at in range(n)]
        if chance.random() < 0.5:
            hand[chance.randrange(13)] = chance.choice(rules.pack(4))
        if all(count <= 2 for card, count in Counter(hand).items() if card != JOKER):
            found.append(hand)
    return found


@each(("name", "options"), RULES)
def test_it_says_what_the_exact_search_says(name: str, options: dict[str, object]) -> None:
    rules, chance = game(name, read_options(REGISTRY[name], options)), Random(5)
    made, wrong = set(), []
    for deal_no in range(1, (rules.end.deals or 0) + 1):
        goal = rules.goals.of_deal.get(deal_no)
        assert goal is not None
        for hand in hands(rules, goal.whole_hand, chance):
            truly = reach(hand, goal, rules.melds).missing == 0
            made.add(truly)
            if is_made(rules, deal_no, hand) != truly:
                wrong.append((deal_no, hand))
    assert made == {True, False}
    assert not wrong


def test_two_runs_end_to_end_are_one() -> None:
    rules = game("contract", read_options(REGISTRY["contract"], {}))
    eight = cards("3S 4S 5S 6S 7S 8S 9S 10S")
    assert not is_made(rules, 3, eight)
    assert is_made(rules, 3, [*eight, *cards("JS")])


def test_a_joker_fills_one_gap_and_not_two() -> None:
    rules = game("contract", read_options(REGISTRY["contract"], {}))
    assert is_made(rules, 1, [*cards("3S 3D 3H KS KD"), JOKER])
    assert not is_made(rules, 1, [*cards("3S 3D KS KD"), JOKER])


def test_a_card_lies_in_a_set_or_in_a_run() -> None:
    rules = game("contract", read_options(REGISTRY["contract"], {}))
    assert not is_made(rules, 2, cards("7S 7D 7H 8S 9S 10S"))
    assert is_made(rules, 2, cards("7S 7S 7D 7H 8S 9S 10S"))
