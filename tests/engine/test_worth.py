"""What a deal was worth to each seat: what people settle, so that tables can be compared."""

from random import Random

import pytest

from engine.games.registry import REGISTRY, game
from engine.notation.replay import play
from engine.options import allowed, read_options, types
from tests.each import each
from tests.engine.test_lanes import SEED, played

Json = dict[str, object]


def ended(name: str, hands: dict[str, str], *moves: Json, **keys: object) -> tuple[int, ...]:
    """The worth of a deal that these moves end."""
    position: Json = {"game": name, "players": list(hands), **keys}
    position["hands"] = {player: cards.split() for player, cards in hands.items()}
    done = play({"position": position, "moves": list(moves)})
    assert done.refusal is None
    assert done.result is not None, "the deal goes on"
    return done.position.game.end.worth(done.result)


RUMMY = (
    {"by": "A", "move": "meld", "cards": ["7S", "7H", "7D"]},
    {"by": "A", "move": "discard", "card": "KC"},
)


@each(
    ("keys", "worth"),
    [
        ({}, (46, -40, -6)),
        ({"played": ["A"]}, (23, -20, -3)),
        ({"options": {"going_rummy_doubles": False}}, (23, -20, -3)),
    ],
)
def test_basic_8_losers_pay_what_they_held(keys: Json, worth: tuple[int, ...]) -> None:
    """Twice that where going rummy doubles."""
    hands = {"A": "7S 7H 7D KC", "B": "QS QH", "C": "3C"}
    assert ended("basic", hands, *RUMMY, phase="play", stock=["2C"], **keys) == worth


def test_gin_the_loser_pays_the_whole_score_with_its_bonus() -> None:
    hands = {"A": "2S 3S 4S 5S 6S 7H 7D 7C 9H 9D 9C", "B": "KS QS 2H 4H 6H 8H 10H QD 3D 5D"}
    gin = {"by": "A", "move": "knock", "card": "2S"}
    worth = ended("gin", hands, gin, phase="play", turn="A", stock=["2C"] * 3, discard=["3C"])
    assert worth[0] == -worth[1] > 25


def test_manipulation_7_losers_pay_the_difference_to_the_least_hand() -> None:
    hands = {"A": "2S 3H", "B": "KS QS", "C": "4D"}
    knock = {"by": "C", "move": "knock"}
    standard = ended("manipulation", hands, knock, phase="play", turn="C", stock=["2C"])
    assert standard[:2] == (-1, -16)
    assert standard[2] >= 17, "a bonus is the winner's"
    penalty = {"options": {"scoring": "penalty"}}
    own = ended("manipulation", hands, knock, phase="play", turn="C", stock=["2C"], **penalty)
    assert own[:2] == (-5, -20)


@pytest.mark.parametrize("name", REGISTRY)
def test_who_has_most_of_it_did_best_in_the_deal(name: str) -> None:
    """In all games; where one collects nothing comes from nowhere but bonuses."""
    none = {
        option: value
        for option, hint in types(REGISTRY[name]).items()
        for value in allowed(hint)
        if option.endswith("_bonus") and not value
    }
    rules = game(name, read_options(REGISTRY[name], none))
    for number in range(6):
        before, last = played(rules, rules.seats[0], SEED, Random(number))[-1]
        result = getattr(last, "result", None)
        if result is None:
            continue
        worth = rules.end.worth(result)
        sign = -1 if rules.end.lowest_wins else 1
        best = max(sign * points for points in result.scores)
        assert max(worth) == worth[[sign * points for points in result.scores].index(best)]
        if rules.end.pays is None:
            assert worth == tuple(sign * points for points in result.scores)
        else:
            assert sum(worth) == 0
        assert before.seats == len(worth)
