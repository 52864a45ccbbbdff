"""CONTRACT.md 1 to 3: players, pack, deal and contracts."""

from collections import Counter

import pytest

from engine.cards import JOKER
from engine.events import DealEnded
from engine.evolve import evolve
from engine.games.contract.rules import RULEBOOKS, ContractOptions, contract_rummy, goal
from engine.melds import MeldKind
from engine.notation.position import read_position
from engine.notation.reading import NotationError
from engine.play import start
from engine.result import Ending
from engine.shuffle import open_deal
from tests.each import each
from tests.engine.tables import position

SEED = bytes(range(32))
GAME = contract_rummy(ContractOptions())
GAME_FOR_TWO = contract_rummy(ContractOptions(allow_two=True))


@each("seats", [3, 4, 5])
def test_contract_1_1_three_to_five_players(seats: int) -> None:
    assert start(GAME, seats).seats == seats


@each("seats", [1, 2, 6])
def test_contract_ca_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match=f"3 to 5 players, not {seats}"):
        start(GAME, seats)


@each(("seats", "allowed"), [(1, False), (2, True), (5, True), (6, False)])
def test_contract_1_1_two_players_by_option(seats: int, allowed: bool) -> None:
    at = position(players="ABCDEF"[:seats], options={"allow_two": True})
    if allowed:
        assert len(read_position(at).players) == seats
    else:
        with pytest.raises(NotationError, match=f"2 to 5 players, not {seats}"):
            read_position(at)


def test_contract_1_1_two_players_need_the_option() -> None:
    with pytest.raises(NotationError, match="3 to 5 players, not 2"):
        read_position(position(players="AB"))


@each(("seats", "size", "jokers"), [(3, 106, 2), (4, 107, 3), (5, 108, 4)])
def test_contract_1_2_two_packs_and_a_joker_fewer_than_players(
    seats: int, size: int, jokers: int
) -> None:
    pack = Counter(GAME.pack(seats))
    assert pack.total() == size
    assert pack.pop(JOKER) == jokers
    assert pack == dict.fromkeys(range(52), 2)


def test_contract_1_2_two_players_have_one_joker() -> None:
    assert Counter(GAME_FOR_TWO.pack(2)) == dict.fromkeys(range(52), 2) | {JOKER: 1}


@each("deal_no", range(1, 8))
@each("seats", [2, 3, 4, 5])
def test_contract_2_1_ten_cards_in_three_hands_then_twelve(seats: int, deal_no: int) -> None:
    table = start(GAME_FOR_TWO, seats)._replace(deal_no=deal_no - 1)
    dealt = open_deal(GAME_FOR_TWO, table, SEED)
    assert [len(hand) for hand in dealt.hands] == [10 if deal_no <= 3 else 12] * seats


@each(
    ("seats", "deal_no", "stock"),
    [
        (3, 3, 75),
        (3, 4, 69),
        (4, 1, 66),
        (4, 7, 58),
        (5, 2, 57),
        (5, 5, 47),
        (2, 1, 84),
        (2, 6, 80),
    ],
)
def test_contract_2_2_stock_after_the_upcard(seats: int, deal_no: int, stock: int) -> None:
    table = start(GAME_FOR_TWO, seats)._replace(deal_no=deal_no - 1)
    dealt = open_deal(GAME_FOR_TWO, table, SEED)
    assert len(dealt.stock) == stock
    assert len(dealt.discard) == 1
    everything = [*dealt.stock, *dealt.discard, *(c for hand in dealt.hands for c in hand)]
    assert Counter(everything) == Counter(GAME_FOR_TWO.pack(seats))


def test_contract_2_3_the_dealers_left_plays_first_and_the_deal_passes_left() -> None:
    table = start(GAME, 3, dealer=1)
    turns = []
    for _ in range(7):
        dealt = open_deal(GAME, table, SEED)
        turns.append((dealt.dealer, dealt.starter))
        table = evolve(table, dealt)
        assert table.turn == dealt.starter
        table = evolve(table, DealEnded(GAME.score(GAME, table, Ending.OUT, 0)))
    assert turns == [(1, 2), (2, 0), (0, 1), (1, 2), (2, 0), (0, 1), (1, 2)]


SETS_AND_RUNS = [(2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)]


@each(("deal_no", "wanted"), list(enumerate(SETS_AND_RUNS, 1)))
def test_contract_3_contracts_of_text_a(deal_no: int, wanted: tuple[int, int]) -> None:
    slots = goal(ContractOptions(), deal_no).slots
    kinds = Counter(slot.kind for slot in slots)
    assert (kinds[MeldKind.SET], kinds[MeldKind.RUN]) == wanted
    assert all(slot.least == (3 if slot.kind is MeldKind.SET else 4) for slot in slots)


@each("deal_no", [1, 3, 4, 5, 6, 7])
def test_contract_3_text_b_asks_for_the_same_melds_in_just_their_sizes(deal_no: int) -> None:
    by_word, usual = goal(RULEBOOKS["b"], deal_no), goal(RULEBOOKS["a"], deal_no)
    assert by_word.slots == tuple(slot._replace(most=slot.least) for slot in usual.slots)


def test_contract_ca_2_ca_21_text_b_second_hand_is_a_group_of_three_and_one_of_four() -> None:
    slots = goal(RULEBOOKS["b"], 2).slots
    assert [(slot.kind, slot.least) for slot in slots] == [(MeldKind.SET, 3), (MeldKind.SET, 4)]


def test_contract_11_defaults() -> None:
    assert ContractOptions() == RULEBOOKS["a"]
    assert ContractOptions() == ContractOptions(
        allow_two=False,
        round2="set3_run4",
        may_i_priority="seat",
        contract_exact_sizes=False,
        hand7="all_cards",
        swap_in_sets=False,
        swapped_joker_use="new_meld",
        must_discard_to_go_out=False,
        forbid_discard_of_taken=False,
        min_naturals=1,
        run_max=13,
        layoff_on_contract_turn=False,
        exhausted="recycle",
        separate_runs=True,
        further_melds=True,
        swap_before_contract=False,
    )


def test_contract_11_rulebook_b_is_what_text_b_says() -> None:
    assert RULEBOOKS["b"] == ContractOptions(
        allow_two=True,
        round2="set3_set4",
        may_i_priority="first_asker",
        contract_exact_sizes=True,
        hand7="twelve_float",
        swap_in_sets=True,
        swapped_joker_use="any",
        exhausted="end",
        separate_runs=False,
        further_melds=False,
        swap_before_contract=True,
    )
