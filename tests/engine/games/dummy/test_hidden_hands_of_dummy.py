"""The hands that strong gives the others when it tries moves of Dummy out."""

from engine.cards import parse
from engine.decision import Rng
from engine.games.dummy.features import STRONG, dummy_features
from engine.games.dummy.playout import PLACES
from engine.games.dummy.rollouts import HiddenHands
from engine.hands.ladder import together
from engine.notation.position import read_position
from engine.observation import Did, Note, Notes, Observation
from tests.engine.games.dummy.dummy_tables import dummy

HANDS = {"A": "9S 9C KD 4H", "B": "2H 5H JC", "C": "AD AH 3C 8S 7D", "D": "6C 10C"}
ROW = "KH QH 7S"


def hidden(notes: Notes, born: str = "") -> HiddenHands:
    given = read_position(dummy(HANDS, stock="3H 5D 8C JH QD KS", row=ROW, born=born))
    return HiddenHands(dummy_features(Observation.at(given.game, given.state, 0, notes), STRONG))


def cards(names: str) -> int:
    return together(map(parse, names.split()), PLACES)


def test_a_sample_is_what_is_seen_and_a_shuffle_of_the_rest() -> None:
    """B is known to hold the jack of clubs, and nobody what lies on the table or in A's hand."""
    from_all, rng = hidden(Notes(known=((), (parse("JC"),), (), ()))), Rng(1)
    seen = cards(ROW) | cards(HANDS["A"])
    for _ in range(50):
        hands, stock = from_all.sample(rng)
        assert hands[0] == cards(HANDS["A"])
        assert hands[1] & cards("JC")
        assert [hand.bit_count() for hand in hands] == [4, 3, 5, 2]
        assert len(stock) == 6
        apart = {seen, *hands[1:], *stock}
        assert sum(apart).bit_count() == sum(map(int.bit_count, apart)), "no card is twice"


def test_who_is_not_born_seldom_holds_what_would_have_borne_them() -> None:
    """B drew with the king and the queen of hearts in the row: with jack or ace they were born."""
    drew = Notes(history=(Note(1, 1, Did.LEFT, parse("QH")), Note(1, 1, Did.THREW, parse("7S"))))
    births = cards("JH AH")
    holds = {
        born: sum(bool(hidden(drew, born).sample(Rng(seed))[0][1] & births) for seed in range(100))
        for born in ("", "B")
    }
    assert holds[""] == 0 < holds["B"]
