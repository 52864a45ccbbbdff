"""What is looked for while somebody waits: no longer than it may be, of usual hands the best."""

from itertools import islice
from random import Random

import pytest

from engine.cards import JOKER, Card
from engine.effort import AT_ONCE, Effort
from engine.errors import IllegalMove
from engine.evolve import evolve
from engine.game import Game
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.games.shanghai.rules import ShanghaiOptions, shanghai_rum
from engine.hands import arrange, layouts, reach
from engine.melds import readings
from engine.moves import Knock, MakeContract
from engine.phase import Phase
from engine.play import decide, offers, start
from engine.shuffle import open_deal
from engine.state import State

CONTRACT = contract_rummy(ContractOptions())
GAMES = (
    CONTRACT,
    contract_rummy(ContractOptions(min_naturals=2, must_discard_to_go_out=True)),
    contract_rummy(ContractOptions(min_naturals=0)),
    shanghai_rum(ShanghaiOptions(deuces_wild=True, wild_limit=None)),
)
SPADES = (*range(13), *range(13), 13, 15, *[JOKER] * 4)
"""Thirty cards that hold runs by the hundred."""


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often was looked, in one number."""
    count, is_spent = [0], Effort.is_spent

    def counted(self: Effort, looks: int = 1) -> bool:
        count[0] += 1
        return is_spent(self, looks)

    monkeypatch.setattr(Effort, "is_spent", counted)
    return count


def dealt(rules: Game, hand: tuple[Card, ...]) -> State:
    """The first turn of a deal with this hand, a card drawn."""
    table = start(rules, 3)
    state = evolve(table, open_deal(rules, table, bytes(32)))
    hands = tuple(hand if at == state.turn else held for at, held in enumerate(state.hands))
    return state._replace(hands=hands, phase=Phase.PLAY)


def test_of_hands_as_they_are_dealt_the_best_is_found() -> None:
    chance, met = Random(4), 0
    for number in range(400):
        rules = GAMES[0]
        hand = tuple(chance.sample(rules.pack(4), 13))
        goal = rules.goals.of_deal.get(1 + number % 7)
        assert goal is not None
        asked = hand, goal, rules.melds, rules.points
        found = list(layouts(*asked))
        assert list(layouts(*asked, effort=Effort(AT_ONCE)))[:1] == found[:1]
        met += bool(found)
        assert reach(hand, goal, rules.melds, looks=AT_ONCE) == reach(hand, goal, rules.melds)
        best = arrange(hand, rules.melds, rules.points)
        assert arrange(hand, rules.melds, rules.points, AT_ONCE).points == best.points
    assert met


@pytest.mark.parametrize("rules", GAMES, ids=["usual", "two naturals", "jokers alone", "deuces"])
def test_an_evil_hand_is_looked_at_no_longer_than_it_may_be(rules: Game, looked: list[int]) -> None:
    for deal_no in range(1, 8):
        goal = rules.goals.of_deal.get(deal_no)
        assert goal is not None
        for looks in (10, AT_ONCE):
            looked[0] = 0
            for layout in layouts(SPADES, goal, rules.melds, rules.points, effort=Effort(looks)):
                assert len(layout) == len(goal.slots)
            # What is under way when it is spent is left step by step.
            assert looked[0] <= looks + 40
            looked[0] = 0
            reach(SPADES, goal, rules.melds, looks=looks)
            assert looked[0] <= 2 * looks + 80
    found = arrange(SPADES, rules.melds, rules.points, AT_ONCE)
    assert all(next(readings(meld.cards, rules.melds), None) for meld in found.melds)
    assert found.points < sum(map(rules.points, SPADES)) / 4


def test_a_contract_that_is_not_found_at_once_is_legal_all_the_same() -> None:
    state = dealt(CONTRACT, (0, 13, 2, 15, 5, 20, 33, JOKER, JOKER))
    assert list(offers(CONTRACT, state, state.turn, MakeContract, looks=0)) == []
    move = MakeContract(((0, 13, JOKER), (2, 15, JOKER)))
    decide(CONTRACT, state, state.turn, move)
    assert list(islice(offers(CONTRACT, state, state.turn, MakeContract), 1))


def test_a_knock_that_is_not_found_at_once_is_legal_all_the_same() -> None:
    dummy = thai_dummy(DummyOptions())
    state = dealt(dummy, (2, 3, 4, 5, 17, 18, 19, 30))
    assert list(offers(dummy, state, state.turn, Knock, looks=0)) == []
    found = list(offers(dummy, state, state.turn, Knock))
    assert [move.card for move in found if isinstance(move, Knock)] == [30]
    try:
        decide(dummy, state, state.turn, found[0])
    except IllegalMove as refusal:
        pytest.fail(str(refusal.reason))
