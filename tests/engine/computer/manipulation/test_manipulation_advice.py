"""What is told of strong's moves at a common table is true, and is why strong makes them."""

import pytest

from engine.computer.advice import Why
from engine.computer.players import think
from engine.computer.reasons import explained
from engine.computer.strength import Strength
from tests.engine.computer.manipulation.test_choice import question


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("8H 9H QC QD", Why.KEEPS_BACK),
        ("2S KS KD KC 9D", Why.LAY_LITTLE),
        ("2S 3D QC", Why.MOST_CARDS),
        ("QC QD JH", Why.NOTHING_TO_LAY),
        ("8S 8H 9H 10H", Why.GOES_OUT),
        ("2D 3C", Why.KNOCK_LOW),
    ],
    ids=[
        "a run with a seven of the set",
        "one card and a set",
        "one card",
        "nothing",
        "everything",
        "few points",
    ],
)
def test_the_reason_is_true_of_what_could_be_laid(hand: str, why: Why) -> None:
    asked = question(hand)
    advice = explained(asked)
    assert (advice.move, advice.why) == (think(asked, Strength.STRONG).move, why)
