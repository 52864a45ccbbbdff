"""What medium and strong do in Contract Rummy and Shanghai, and that they do it under any rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.players import player
from engine.analysis.reasons import explained
from engine.cards import parse
from engine.computer.plain.advice import Why
from engine.computer.strength import Strength
from engine.decision import Decision
from engine.moves import Discard, LayOff, MakeContract, MayI, Pass, Swap
from engine.notation.position import read_position
from engine.observation import Did, Note, Notes, Observation
from engine.play import is_legal, may_act
from tests.each import each
from tests.engine.random_play import tables
from tests.engine.tables import Json, position
from tests.examples import examples

BOTH = [Strength.MEDIUM, Strength.STRONG]
FAR = "2S 4D 5D 7C 8D 10S JH QC KH AS"
"""A hand without a pair or neighbours."""


def observation(at: Json, seat: int = 0) -> Observation:
    game, _, _, state = read_position(at)
    return Observation.at(game, state, seat)


def decision(strength: Strength, at: Json, seat: int = 0) -> Decision:
    asked = observation(at, seat)
    return player(asked.game.name, strength)(asked, 1)


def window(hand: str, upcard: str, deal_no: int = 1, **keys: object) -> Json:
    """B has drawn and left the upcard; A may ask for it."""
    held = {"A": hand, "B": "3H 4H 9C 9S 2D", **keys.pop("hands", {})}  # type: ignore[dict-item]
    return position(
        held,
        turn="B",
        phase="may_i",
        discard=upcard,
        stock="5C 6C 7D 8S 9H",
        deal_no=deal_no,
        **keys,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("name", ["contract", "shanghai"])
@examples(25)
@given(data=st.data())
def test_every_move_is_legal_under_any_house_rules(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    for seat in may_act(match.game, state):
        asked = Observation.at(match.game, state, seat)
        thinks = player(name, Strength.MEDIUM)
        one = thinks(asked, 1)
        assert is_legal(match.game, state, seat, one.move)
        assert thinks(asked, 1) == one


@each("strength", BOTH)
def test_the_parts_of_an_option_sum_up_to_its_worth(strength: Strength) -> None:
    options = decision(strength, position({"A": FAR + " 3C"}, phase="play")).options
    assert len(options) > 3
    for option in options:
        assert {"chances", "points"} <= option.parts.keys()
        assert sum(option.parts.values()) == pytest.approx(option.worth)
    assert [one.worth for one in options] == sorted((one.worth for one in options), reverse=True)


@each("strength", BOTH)
def test_a_hand_far_from_its_contract_grows_by_every_upcard(strength: Strength) -> None:
    assert decision(strength, window(FAR, "9D", deal_no=5)).move == MayI()


@each("name", ["contract", "shanghai"])
def test_contract_ca_5c_nobody_asks_for_the_card_that_they_have_just_discarded(name: str) -> None:
    held = "7S 7D 7H KS KD 3H 5C 9D JH 2S"
    asked = observation(window(held, "KH", game=name))
    king = asked.seen.discard[-1]
    own, others = (Notes((Note(1, seat, Did.THREW, king),)) for seat in (0, 2))
    for strength in Strength:
        thinks = player(name, strength)
        seeds = range(40 if strength is Strength.EASY else 1)
        moves = [
            {thinks(asked._replace(notes=notes), seed).move for seed in seeds}
            for notes in (own, others)
        ]
        assert moves[0] == {Pass()}
        assert MayI() in moves[1]
        down = observation(window("KS KD", "KH", game=name, down="A", table=["A set 7S 7H 7C"]))
        assert thinks(down._replace(notes=own), 1).move == Pass()
    assert explained(asked._replace(notes=own)).why is Why.DECLINE_OWN


def test_a_large_hand_grows_on_at_strong_alone() -> None:
    held = FAR + " 2H 3C 4C 6H 8D 9C QD KS AD"
    assert decision(Strength.STRONG, window(held, "9H", deal_no=6)).move == MayI()
    assert decision(Strength.MEDIUM, window(held, "9H", deal_no=6)).move == Pass()


def test_who_asks_why_is_told_of_the_same_move() -> None:
    for at, asker in [(window(FAR, "9D", deal_no=5), 0), (position({"A": FAR}, phase="play"), 0)]:
        asked = observation(at, asker)
        assert explained(asked, 1).move == decision(Strength.STRONG, at, asker).move


def test_shanghai_a_swap_that_lets_one_go_out_is_found_and_told() -> None:
    table = ["B run 4S 5S 6S JK=7S", "B set KS KD KC", "A set 9S 9H 9C", "A set 3S 3D 3C"]
    at = position(
        {"A": "7S 9D QH"}, phase="play", table=table, down="AB", game="shanghai", discard="2C"
    )
    move = decision(Strength.MEDIUM, at).move
    assert isinstance(move, Swap | LayOff)
    assert explained(observation(at), 1).move == decision(Strength.STRONG, at).move


@each("strength", BOTH)
def test_the_last_contract_takes_the_whole_hand_which_does_not_grow(strength: Strength) -> None:
    assert decision(strength, window(FAR + " 3C 6H", "9D", deal_no=7)).move == Pass()


@each("strength", BOTH)
def test_nobody_asks_for_more_when_the_contract_is_there(strength: Strength) -> None:
    held = "7S 7D 7H KS KD KC 2S 4D 5C 9D"
    assert decision(strength, window(held, "KH")).move == Pass()


@each("strength", BOTH)
def test_nobody_grows_while_somebody_is_about_to_go_out(strength: Strength) -> None:
    table = ["C set QS QD QH", "C set 6S 6D 6H"]
    at = window(FAR, "9D", hands={"C": "3H"}, table=table, down="C")
    assert decision(strength, at).move == Pass()


@each("strength", BOTH)
def test_the_contract_is_laid_as_soon_as_it_is_there(strength: Strength) -> None:
    held = "7S 7D 7H KS KD KC 2S 4D 5C 9D QS"
    assert isinstance(decision(strength, position({"A": held}, phase="play")).move, MakeContract)


def test_what_the_contract_does_not_ask_for_is_thrown() -> None:
    held = "7S 7D 7H KS KD 9H 9C 4C 5C 6C 2D"
    move = decision(Strength.STRONG, position({"A": held}, phase="play")).move
    assert isinstance(move, Discard)
    assert move in [Discard(card) for card in observation(position({"A": "4C 5C 6C 2D"})).hand]


def test_the_last_contract_is_waited_for_with_dear_cards_that_it_needs() -> None:
    held = "4S 5S 6S 7S 10H JH QH JD QD KD 2C 5C 3H"
    move = decision(Strength.STRONG, position({"A": held}, phase="play", deal_no=7)).move
    assert move in [Discard(card) for card in observation(position({"A": "2C 5C 3H"})).hand]


def test_shanghai_a_long_run_is_waited_for_with_its_dear_cards() -> None:
    held = "9S JS QS KS 8S 3S QD QH 2C 5D 8H 4C"
    at = position({"A": held}, phase="play", deal_no=8, game="shanghai")
    move = decision(Strength.STRONG, at).move
    assert isinstance(move, Discard)
    assert move not in [
        Discard(card) for card in observation(position({"A": "8S 9S JS QS KS"})).hand
    ]


@each("strength", BOTH)
def test_shanghai_a_buy_is_kept_for_a_card_of_use(strength: Strength) -> None:
    held = "7S 7D 7C KS KD 3H 5C 9D JH 2S 4C"
    assert decision(strength, window(held, "KH", game="shanghai")).move == MayI()
    assert decision(strength, window(held, "QD", game="shanghai")).move == Pass()


LAID = ["A set 3S 3D 3C", "A set JS JH JD", "B run 4S 5S 6S 7S"]


def test_once_down_strong_asks_for_what_makes_a_meld_and_medium_for_nothing() -> None:
    at = window("8H 8D QC", "8C", table=LAID, down="AB", hands={"C": FAR})
    assert decision(Strength.STRONG, at).move == MayI(), "three eights are laid, two cards stay"
    assert decision(Strength.MEDIUM, at).move == Pass()
    useless = window("8H 8D QC", "KH", table=LAID, down="AB", hands={"C": FAR})
    assert decision(Strength.STRONG, useless).move == Pass()


def test_once_down_strong_gives_nothing_to_who_is_nearly_out() -> None:
    """Who has just made the contract lays nothing more in this turn."""
    fresh = {"A": "8S QD 2C 5H", "B": "2H", "C": FAR}
    at = position(fresh, phase="play", table=LAID, down="B", fresh="A")
    options = {one.move: one for one in decision(Strength.STRONG, at).options}
    assert min(options.values(), key=lambda one: one.worth).move == Discard(parse("8S"))
    assert options[Discard(parse("8S"))].parts["danger"] < -10


def gathering(**keys: object) -> Observation:
    """A has useless cards besides two pairs; B has taken two queens, whose contract is sets."""
    held = {"A": "7S 7D 9H 9C 2S 4H 5D QC KH 10S 3D", "B": "QS QH 6C 6D 3H 8H JD AS KC 4C"}
    at = observation(position({**held, "C": FAR}, phase="play", **keys))  # type: ignore[arg-type]
    queens = parse("QS"), parse("QH")
    return at._replace(notes=Notes(known=((), queens, ())))


def test_strong_throws_nothing_that_somebody_waits_for_whose_contract_is_to_be_made() -> None:
    weighed = player("contract", Strength.STRONG)(gathering(), 1).options
    danger = {one.move: one.parts.get("danger", 0) for one in weighed}
    assert danger[Discard(parse("QC"))] == min(danger.values())
    assert weighed[0].move != Discard(parse("QC"))
    assert (
        player("contract", Strength.MEDIUM)(gathering(), 1).options[0].parts.get("danger") is None
    )


def test_who_is_down_waits_for_no_contract_and_who_is_not_still_does() -> None:
    fresh = {"table": ["A set 8S 8D 8C", "A set 2H 2D 2C"], "fresh": "A"}
    queen, ten = Discard(parse("QC")), Discard(parse("10S"))
    for down, more in ("", True), ("B", False):
        laid = [*fresh["table"], *(["B set AH AD AC", "B set JS JH JC"] if down else ())]
        asked = gathering(**{**fresh, "table": laid, "down": down})
        options = player("contract", Strength.STRONG)(asked, 1).options
        danger = {one.move: one.parts["danger"] for one in options}
        assert (danger[queen] < danger[ten]) is more, danger
