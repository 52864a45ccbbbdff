"""Easy: slips as a beginner's, and none that is absurd."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.players import choose, ideas_of, plain, player, think
from engine.cards import parse
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.suggestions import cards_laid
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.moves import (
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MayI,
    Move,
    Pass,
    Rearrange,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.position import read_position
from engine.observation import BLANK, Observation, masked
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, is_legal, may_act, start
from engine.shuffle import open_deal
from tests.each import each
from tests.engine.analysis.positions.position import asked, faults, lines
from tests.engine.random_play import tables
from tests.engine.tables import Json, position
from tests.examples import of_every_game

SEEDS = range(40)


def moves(at: Json, seat: int = 0) -> set[Move]:
    """All that easy does here, by the seed of its luck."""
    given = read_position(at)
    observation = Observation.at(given.game, given.state, seat)
    return {think(observation, Strength.EASY, seed).move for seed in SEEDS}


def kinds(at: Json, seat: int = 0) -> set[type[Move]]:
    return {type(move) for move in moves(at, seat)}


def of_two(game_name: str, hand: str, other: str = "KH QD 9C 2S", **keys: object) -> Json:
    hands = {"A": hand.split(), "B": other.split()}
    return {"game": game_name, "players": ["A", "B"], "turn": "A", "hands": hands, **keys}


# -- never absurd ---------------------------------------------------------------------------------

ENDS = [
    line
    for line in lines()
    if line["theme"] in ("going out", "contract", "dark knock") and not faults(asked(line), plain)
]


@each("line", ENDS, ids=lambda line: line["id"])
def test_goes_out_and_lays_the_contract_whatever_the_rng(line: Json) -> None:
    for seed in range(10):
        assert not faults(asked(line), player(line["position"]["game"], Strength.EASY), seed)


@pytest.mark.parametrize("name", sorted(REGISTRY))
@of_every_game(160)
@given(data=st.data())
def test_is_legal_and_ends_a_deal_where_plain_does(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    for seat in may_act(match.game, state):
        seen = masked(state, seat)
        observation = Observation(match.game, seen, seat, BLANK)
        move = think(observation, Strength.EASY).move
        assert is_legal(match.game, state, seat, move)
        assert think(observation, Strength.EASY).move == move
        right = choose(Observation(match.game, seen, seat))
        misses_it = isinstance(right, Knock) and not match.game.features.lay
        if isinstance(right, KnockOnTable):
            misses_it = cards_laid(seen, right) < len(seen.hands[seat])
        # What only a search of the table finds is beyond a beginner.
        if isinstance(right, Rearrange):
            misses_it = right not in set(observation.offers(Rearrange))
        ends_deal = ideas_of(match.game).ends_deal
        if not misses_it and ends_deal(Observation(match.game, seen, seat), right):
            assert ends_deal(Observation(match.game, seen, seat), move)


@each(("name", "seats"), [("gin", 2), ("basic", 3), ("contract", 3), ("dummy", 3), ("shanghai", 4)])
def test_throws_no_joker_and_nothing_of_a_meld_in_a_whole_deal(name: str, seats: int) -> None:
    rules = game(name, read_options(REGISTRY[name], {}))
    state = start(rules, seats)
    state = evolve(state, open_deal(rules, state, bytes(32)))
    while state.phase is not Phase.OVER:
        seat = min(may_act(rules, state))
        seen = masked(state, seat)
        move = think(Observation(rules, seen, seat, BLANK), Strength.EASY).move
        right = choose(Observation(rules, seen, seat))
        if isinstance(move, Discard) and isinstance(right, Discard) and move != right:
            features = PlainFeatures(Observation(rules, seen, seat))
            assert not rules.melds.is_wild(move.card)
            if features.goal is None and features.lays_melds:
                assert move.card in features.arranged(features.hand).deadwood
        for event in decide(rules, state, seat, move):
            state = evolve(state, event)
        assert state.turn_no < 100 * seats


# -- a beginner's slips ---------------------------------------------------------------------------


def test_sees_what_an_upcard_is_good_for_and_takes_one_that_only_pairs() -> None:
    helps = of_two("basic", "9S 9D 4H 6C KC", stock=["2C", "3D"], discard=["9H"])
    assert kinds(helps) == {Take}
    pairs = of_two("basic", "9S 7D 4H 6C KC", stock=["2C", "3D"], discard=["9H"])
    assert kinds(pairs) == {Take, Draw}
    alone = of_two("basic", "9S 7D 4H 6C KC", stock=["2C", "3D"], discard=["JH"])
    assert kinds(alone) == {Draw}


def test_forgets_to_lay_off_unless_that_goes_out() -> None:
    table = [{"owner": "B", "kind": "set", "cards": ["7S", "7H", "7D"]}]
    fits = of_two("basic", "7C 4H KC 2S JD", phase="play", table=table, discard=["9H"])
    assert kinds(fits) == {LayOff, Discard}
    few = of_two("basic", "7C 4H KC", phase="play", table=table, discard=["9H"])
    assert len(moves(few)) == 1
    out = of_two("basic", "7C KC", phase="play", table=table, discard=["9H"])
    assert kinds(out) == {LayOff}


def test_does_not_go_down_to_one_card_that_nobody_could_ever_get_rid_of() -> None:
    table = [
        {"owner": "B", "kind": "set", "cards": [f"{rank}{suit}" for suit in "SHDC"]}
        for rank in (3, 4, 8)
    ] + [{"owner": "A", "kind": "run", "cards": ["5S", "6S", "7S"]}]
    fives = of_two("basic", "5H 5C 5D 2H AS", "2D", phase="play", table=table, discard=["9H"])
    assert kinds(fives) == {Discard}


def test_throws_any_card_that_serves_no_meld() -> None:
    thrown = moves(
        of_two(
            "basic",
            "5S 5H 5D 9C 9D KC 2H",
            phase="play",
            discard=["9H"],
            melds_now=1,
            options={"melds_per_turn": 1},
        )
    )
    assert len(thrown) > 1
    assert not thrown & {Discard(parse(card)) for card in ("5S", "5H", "5D")}


def test_misses_itr_but_not_when_hardly_anything_is_left() -> None:
    stock = ["JS", "JH", "JD", "JC", "8S", "8H", "8D", "8C", "10S", "10D", "10C", "2S", "2H"]
    seven = of_two("gin", "4S 5S 6S KH KD KC AH 2D 3C AD QS", phase="play", stock=stock)
    assert kinds(seven) == {Knock, Discard}
    two = of_two("gin", "4S 5S 6S KH KD KC 9S 9H 9D 2C QS", phase="play", stock=stock)
    assert kinds(two) == {Knock}


def test_misses_itr_on_the_table_too_but_goes_out_with_all_cards() -> None:
    hands = {"A": "2C AS", "B": "KS KD QH", "C": "KH KC 8D", "D": "QS QD 8H"}
    at = {
        "game": "manipulation",
        "players": [*hands],
        "phase": "play",
        "turn": "A",
        "hands": {name: cards.split() for name, cards in hands.items()},
        "stock": ["2H", "JS"],
    }
    assert kinds(at) == {KnockOnTable, Draw}
    table = [{"cards": ["AH", "AD", "AC"]}, {"cards": ["2S", "2H", "2D"]}]
    assert Draw not in kinds(at | {"table": table, "stock": ["3H", "JS"]})


def test_is_born_as_soon_as_it_can_be() -> None:
    at = of_two("dummy", "6H 6D KD 9C 2S", stock=["JS", "JH"], discard=["3C", "6S"])
    assert kinds(at) == {TakeRow}


def test_holds_melds_back_but_not_while_somebody_is_about_to_go_out() -> None:
    hand = "5S 5H 5D 9C KC 2H JD"
    few = {"owner": "B", "kind": "set", "cards": ["7S", "7H", "7D"]}
    assert kinds(of_two("basic", hand, phase="play", discard=["9H"])) == {LayDown, Discard}
    at = of_two("basic", hand, "QD 3S", phase="play", discard=["9H"], table=[few])
    assert kinds(at) == {LayDown}


def test_throws_what_goes_with_nothing_before_pairs_and_neighbours() -> None:
    hand = "9S 9D 8D JH QH KH AD AS 2C 6C 4H"
    thrown = moves(of_two("gin", hand, phase="play", discard=["10C"]))
    assert thrown == {Discard(parse(card)) for card in ("2C", "6C", "4H")}


def test_leaves_no_joker_that_it_could_have() -> None:
    held = {"A": "2S 4D 5D 7C 8D 10S JH QC KH AS", "B": "4C 8D", "C": "9S 10S"}
    keys = {"stock": "2C 3D 4D", "discard": "4S JK"}
    assert kinds(position(held, turn="A", phase="draw", **keys)) == {Take}
    assert kinds(position(held, turn="B", phase="may_i", **keys)) == {MayI}
    table = ["B run 4S 5S 6S JK=7S", "A set 9S 9H 9C", "A set 3S 3D 3C"]
    at = position(
        {"A": "7S 9D QH KD KC", "B": "3H 4H 9S 2D 8C"},
        phase="play",
        table=table,
        down="AB",
        game="shanghai",
        discard="2C",
    )
    assert kinds(at) == {Swap}


def test_asks_may_i_seldom() -> None:
    hand = "7S 7D 7C KS KD 3H 5C 9D JH 2S"
    at = position(
        {"A": hand, "B": "4C 8D", "C": "9S 10S"},
        turn="B",
        phase="may_i",
        stock="2C 3D 4D",
        discard="4S KH",
    )
    assert kinds(at) == {MayI, Pass}


def test_lays_simply_where_melds_would_have_to_be_taken_apart() -> None:
    table = [{"cards": ["7S", "7H", "7D", "7C"]}, {"cards": ["3S", "4S", "5S", "6S"]}]
    at = of_two("manipulation", "8S 8H 9H KD KC", phase="play", stock=["2C", "JD"], table=table)
    found = moves(at)
    assert found
    for move in found:
        assert isinstance(move, Draw | Rearrange)
