"""Contract Rummy with some of its contracts, each by the rules of its hand (CONTRACT 3)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.evolve import evolve
from engine.games.contract.rules import CONTRACTS, LAST, RULEBOOKS, SHORTER, ContractOptions, goal
from engine.games.registry import REGISTRY, game
from engine.options import WrongOption, read_options, write_options
from engine.phase import Phase
from engine.play import decide, start
from engine.shuffle import open_deal
from engine.table.ending import called_off, takes_too_long
from tests.each import each
from tests.engine.simple_player import next_move

SOME = st.sets(st.sampled_from(CONTRACTS), min_size=1).map(lambda some: tuple(sorted(some)))
MOST_MOVES = 3000


@given(contracts=SOME, book=st.sampled_from(sorted(RULEBOOKS)))
def test_contract_3_deal_n_plays_the_nth_chosen_contract(
    contracts: tuple[int, ...], book: str
) -> None:
    options = replace(RULEBOOKS[book], contracts=contracts)
    rules = game("contract", options)
    assert rules.end.deals == len(contracts)
    whole = game("contract", RULEBOOKS[book])
    for deal_no, contract in enumerate(contracts, start=1):
        assert (
            rules.goals.of_deal.get(deal_no)
            == goal(options, contract)
            == whole.goals.of_deal.get(contract)
        )
        assert rules.hand_size(4, deal_no) == whole.hand_size(4, contract)
    assert rules.goals.of_deal.get(0) is None
    assert rules.goals.of_deal.get(len(contracts) + 1) is None


@given(contracts=SOME)
def test_contract_6_6_only_the_seventh_contract_is_the_last_hand(
    contracts: tuple[int, ...],
) -> None:
    rules = game("contract", replace(ContractOptions(), contracts=contracts))
    for deal_no, contract in enumerate(contracts, start=1):
        wanted = rules.goals.of_deal.get(deal_no)
        assert wanted is not None
        assert wanted.ends_deal is (contract == LAST)


@given(contracts=SOME)
def test_what_is_chosen_survives_being_written(contracts: tuple[int, ...]) -> None:
    options = replace(ContractOptions(), contracts=contracts)
    written = write_options(options)
    assert written["contracts"] == list(contracts)
    assert read_options(REGISTRY["contract"], written) == options


@each("wrong", [[], [0], [8], [3, 1], [2, 2], [True], ["1"], 1, "1 3", None])
def test_anything_else_is_refused(wrong: object) -> None:
    with pytest.raises(WrongOption, match="some of 1, 2, 3, 4, 5, 6 and 7 in this order"):
        read_options(REGISTRY["contract"], {"contracts": wrong})


def test_the_whole_game_is_the_standard_and_offered_first() -> None:
    assert ContractOptions().contracts == SHORTER[0] == CONTRACTS
    assert all(set(one) <= set(CONTRACTS) and list(one) == sorted(set(one)) for one in SHORTER)


@each("contracts", [(2, 5), (1, 7), (3,)])
def test_contract_10_the_game_is_over_after_its_last_deal(contracts: tuple[int, ...]) -> None:
    rules = game("contract", replace(ContractOptions(), contracts=contracts))
    state = start(rules, 3)
    for deal_no in range(1, len(contracts) + 1):
        state = evolve(state, open_deal(rules, state, bytes(32)))
        assert (state.deal_no, len(state.hands[0])) == (deal_no, rules.hand_size(3, deal_no))
        for _ in range(MOST_MOVES):
            if state.phase is Phase.OVER:
                break
            over = takes_too_long(state)
            events = (
                called_off(rules, state) if over else decide(rules, state, *next_move(rules, state))
            )
            for event in events:
                state = evolve(state, event)
        assert state.result is not None
        assert state.result.game_over is (deal_no == len(contracts))
