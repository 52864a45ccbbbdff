"""What is told of strong's moves at a common table is true, and is why strong makes them."""

from engine.analysis.players import think
from engine.analysis.reasons import explained
from engine.computer.plain.advice import Why
from engine.computer.strength import Strength
from tests.each import each
from tests.engine.games.manipulation.test_choice import observation


@each(
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
    asked = observation(hand)
    advice = explained(asked)
    assert (advice.move, advice.why) == (think(asked, Strength.STRONG).move, why)


@each(
    ("hand", "table", "why"),
    [
        (
            "QS 7D 3D 4D 2S 8H KS AH AD",
            (
                "3H 4H 5H 6H / 7C 8C JK=9C 10C / QC KC AC / 10D JD QD KD / 4S 5S 6S 7S 8S 9S 10S"
                " / 2C 3C 4C 5C"
            ),
            Why.LAY_LITTLE,
        ),
        (
            "5C QD JC 9D 10C 3D 4C 7S JD",
            (
                "8S 8D 8C 8H / 2H 3H 4H 5H 6H 7H / 9S 10S JS QS KS AS / 2S 2D 2C / AH AD AC"
                " / 6S 6D 6C / 3S 4S 5S / 9H 10H JK=JH QH KH"
            ),
            Why.KEEPS_BACK,
        ),
    ],
    ids=["one card of several", "something"],
)
def test_it_is_also_true_where_a_quick_look_misses_what_could_be_laid(
    hand: str, table: str, why: Why
) -> None:
    lie = [{"cards": one.split()} for one in table.split(" / ")]
    assert explained(observation(hand, table=lie)).why == why
