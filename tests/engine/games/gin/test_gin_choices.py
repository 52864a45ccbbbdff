"""Gin: what just the chosen cards mean in a knock, big gin and after a knock (GIN 6.3, 7.6)."""

from collections.abc import Sequence
from typing import Any

from engine.cards import cards, parse
from engine.games.registry import REGISTRY, game
from engine.moves import BigGin, Knock, LayOff, Move, Show
from engine.options import read_options
from engine.phase import Phase
from engine.play import advance, choices, start
from engine.state import State

ANN = "4S 4H 4D 6C 7C 8C 9C 2S AH AS KD"
BEN = "10C JC 4C 9H 9D 9S 3H 2D 8D KS"


def meant(text: str, state: State, seat: int, options: Any) -> Sequence[Move]:
    """What just these cards of the hand can mean, discards apart."""
    rules = game("gin", options)
    found = choices(rules, state, seat, cards(text))
    return [move for move in dict.fromkeys(found) if isinstance(move, Knock | BigGin | Show)]


def table(hand: str = ANN, **more: Any) -> tuple[State, Any]:
    """The first player has drawn; with the house rules."""
    options = read_options(REGISTRY["gin"], {"showdown": "own", **more})
    state = start(game("gin", options), 2)
    hands = cards(hand), cards(BEN)
    return state._replace(
        phase=Phase.PLAY, turn=0, hands=hands, stock=cards("5H 2C 7D"), discard=cards("QS")
    ), options


def knocked() -> tuple[State, Any]:
    state, options = table()
    return advance(game("gin", options), state, 0, Knock(parse("KD")))[1], options


def test_gin_6_3_one_card_is_thrown_with_the_best_melds() -> None:
    state, options = table()
    best = cards("4S 4H 4D"), cards("6C 7C 8C 9C")
    assert meant("KD", state, 0, options) == [Knock(parse("KD"), best)]
    assert meant("AH", state, 0, options) == [], "the king would be left"


def test_gin_6_3_several_cards_are_all_that_is_laid() -> None:
    state, options = table()
    own = cards("4S 4H 4D"), cards("7C 8C 9C")
    assert meant("4S 4H 4D 7C 8C 9C", state, 0, options) == [Knock(parse("KD"), own)]
    assert meant("4S 4H 4D 7C 8C 9C KD", state, 0, options) == [Knock(parse("KD"), own)]
    assert meant("4S 4H 4D", state, 0, options) == [], "too much would be left"
    assert meant("4S 4H 6C", state, 0, options) == []


def test_gin_6_6_big_gin_lays_the_chosen_cards_as_melds_of_their_own() -> None:
    state, options = table("4S 4H 4D 5C 6C 7C 8C 9C 10C JC QC", big_gin=31)
    whole, *_ = meant("4S 4H 4D", state, 0, options)
    assert whole == BigGin((cards("4S 4H 4D"), cards("5C 6C 7C 8C 9C 10C JC QC")))
    found = meant("5C 6C 7C", state, 0, options)
    assert found[0] == BigGin((cards("5C 6C 7C"), cards("4S 4H 4D"), cards("8C 9C 10C JC QC")))


def test_gin_7_6_chosen_cards_are_all_that_is_shown_or_the_rest_is_done_as_well() -> None:
    state, options = knocked()
    nines = cards("9S 9H 9D")
    assert meant("9S 9H 9D", state, 1, options) == [
        Show((nines,), ()),
        Show((nines,), (LayOff(cards("4C"), 0), LayOff(cards("10C JC"), 1))),
    ]
    assert meant("10C", state, 1, options) == [
        Show((), (LayOff(cards("10C"), 1),)),
        Show((nines,), (LayOff(cards("10C"), 1),)),
    ]
    both = Show((nines,), (LayOff(cards("4C"), 0),))
    assert meant("9S 9H 9D 4C", state, 1, options) == [both]


def test_gin_7_2_a_card_that_reaches_nothing_cannot_be_shown() -> None:
    state, options = knocked()
    assert meant("JC", state, 1, options) == []
    assert meant("KS", state, 1, options) == []
