"""How buys are counted from deal to deal (SHANGHAI 4.2.3); single moves stand in the vectors."""

from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.play import advance, start
from engine.shuffle import open_deal
from engine.steps.may_i import bought
from tests.each import each
from tests.engine.simple_player import next_move

SEED = bytes(32)


@each(("per", "kept"), [("hand", [0, 0, 0]), ("game", [0, 1, 1])])
def test_shanghai_4_2_3_buys_of_a_game_are_kept_and_those_of_a_deal_are_not(
    per: str, kept: list[int]
) -> None:
    rules = game("shanghai", read_options(REGISTRY["shanghai"], {"max_buys_per": per}))
    before = start(rules, 3)
    state = evolve(before, open_deal(rules, before, SEED))
    record = next(kind for kind in state.memory if hasattr(kind, "buys"))
    spent = {**state.memory, record: record(buys=(0, 1, 1))}
    again = evolve(state._replace(memory=spent), open_deal(rules, before, SEED))
    assert [bought(again, seat) for seat in range(3)] == kept


@each("seats", [3, 8])
def test_shanghai_12_a_buy_moves_the_upcard_and_its_penalty_cards(seats: int) -> None:
    options = {"allow_two": True, "buy_penalty": 2, "chain_buys": True, "max_buys": 2}
    rules = game("shanghai", read_options(REGISTRY["shanghai"], options))
    before = start(rules, seats)
    state = evolve(before, open_deal(rules, before, SEED))
    pack, buys = len(rules.pack(seats)), 0
    for _ in range(200):
        if state.result is not None:
            break
        held = [len(hand) for hand in state.hands]
        counts = [bought(state, seat) for seat in range(seats)]
        seat, move = next_move(rules, state)
        state = advance(rules, state, seat, move)[1]
        for other in range(seats):
            if bought(state, other) > counts[other]:
                buys += 1
                assert len(state.hands[other]) == held[other] + 3
            assert bought(state, other) <= 2
        lain = sum(len(meld.cards) for meld in state.melds)
        loose = len(state.stock) + len(state.discard) + sum(map(len, state.hands))
        assert lain + loose == pack
    assert buys
