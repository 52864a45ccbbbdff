"""Computers at Indian Rummy: what they declare, drop, take and throw."""

from typing import Any

from engine.analysis.players import think
from engine.cards import parse
from engine.computer.strength import Strength
from engine.decision import Decision
from engine.moves import Declare, Discard, Draw, Drop, Move, Take
from engine.notation.position import read_position
from engine.observation import Observation
from tests.each import each

WHOLE = "4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 7D 8C"
BAD = "AS 3H 5D 9C 9S JD KH 2D 4C 6H 8S 10D QC"
GOOD = "4S 5S 6S 9H 10H JH KD KC 2D 2C 8D JK AC"


def made(strength: Strength, hand: str, **keys: Any) -> Move:
    """What a computer does with this hand."""
    return decided(strength, hand, **keys).move


def decided(strength: Strength, hand: str, **keys: Any) -> Decision:
    """The same, with what else it weighed."""
    given = {
        "game": "indian",
        "players": ["A", "B"],
        "turn": "A",
        "hands": {"A": hand.split(), "B": []},
        "stock": ["QH", "3D"],
        "discard": ["8S"],
        "wild": "7H",
    }
    at = read_position(given | keys)
    return think(Observation.at(at.game, at.state, 0), strength, 1)


@each("strength", list(Strength))
def test_who_can_declare_does(strength: Strength) -> None:
    move = made(strength, WHOLE, phase="play", drew=["A"])
    assert move == Declare(parse("8C"))


@each(("strength", "drops"), [("easy", False), ("medium", True), ("strong", True)])
def test_a_hopeless_hand_is_dropped_at_once_but_by_beginners(strength: str, drops: bool) -> None:
    assert (made(Strength(strength), BAD) == Drop()) is drops
    assert made(Strength(strength), BAD, drew=["A"]) != Drop()
    assert made(Strength(strength), GOOD) != Drop()


@each("strength", ["medium", "strong"])
def test_a_joker_is_taken_and_a_card_that_helps_nobody_is_left(strength: str) -> None:
    assert made(Strength(strength), GOOD, discard=["7S"]) == Take()
    assert made(Strength(strength), GOOD, discard=["5H"]) == Draw()
    assert made(Strength(strength), GOOD, discard=["KH"]) == Take()


@each("strength", list(Strength))
def test_what_is_thrown_breaks_no_life(strength: Strength) -> None:
    move = made(strength, "4S 5S 6S 9H 10H JH KD KC 2D 2C 8D JK AC 3H", phase="play", drew=["A"])
    assert isinstance(move, Discard)
    assert move.card not in [parse(one) for one in ["4S", "5S", "6S", "9H", "10H", "JH", "JK"]]


def test_medium_tells_its_second_idea_the_better_one_first() -> None:
    for hand, keys, first, second in (
        (BAD, {}, Drop, Draw),
        (GOOD, {"discard": ["KH"]}, Take, Draw),
        (GOOD, {"discard": ["5H"]}, Draw, Take),
        (f"{GOOD} 3H", {"phase": "play", "drew": ["A"]}, Discard, Discard),
    ):
        decision = decided(Strength.MEDIUM, hand, **keys)
        worths = [one.worth for one in decision.options]
        assert decision.move == decision.options[0].move
        assert [type(one.move) for one in decision.options[:2]] == [first, second]
        assert worths == sorted(worths, reverse=True)
    assert decided(Strength.MEDIUM, WHOLE, phase="play", drew=["A"]).options == ()
