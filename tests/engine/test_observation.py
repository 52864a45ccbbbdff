"""What the player of a seat may know of a table, and ask of the rules with it."""

import pickle
import random

import pytest

from engine.cards import HIDDEN, cards_at
from engine.computer.plain.suggestions import suggestions
from engine.errors import IllegalMove, Reason
from engine.evolve import evolve
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.games.registry import game
from engine.games.shanghai.rules import ShanghaiOptions
from engine.moves import Discard, Draw, LayDown, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, start
from engine.shuffle import open_deal
from engine.state import State
from engine.steps.contracts import Contracts
from tests.each import each

RULES = game("contract", ContractOptions())


def dealt() -> State:
    table = start(RULES, 3)
    return evolve(table, open_deal(RULES, table, bytes(32)))


def of_turn() -> Observation:
    state = dealt()
    return Observation.at(RULES, state, state.turn)


def test_shanghai_4_4_what_can_be_laid_is_told_of_a_hand_that_is_one_meld() -> None:
    """To see that the last card must stay, the end of the deal is tried with hidden hands."""
    rules = game("shanghai", ShanghaiOptions(must_discard_to_go_out=True))
    table = start(rules, 3)
    state = evolve(table, open_deal(rules, table, bytes(32)))
    me, kings = state.turn, (12, 25, 38)
    hands = tuple(kings if at == me else hand for at, hand in enumerate(state.hands))
    memory = {**state.memory, Contracts: Contracts(down=(me,))}
    state = state._replace(phase=Phase.PLAY, hands=hands, memory=memory)
    assert LayDown(kings) not in suggestions(Observation.at(rules, state, me))


@each("seat", range(3))
def test_cards_that_a_seat_cannot_see_may_lie_anyhow(seat: int) -> None:
    state, chance = dealt(), random.Random(7)
    hidden = [card for at in range(3) if at != seat for card in state.hands[at]] + [*state.stock]
    chance.shuffle(hidden)
    hands = tuple(
        hand if at == seat else tuple(hidden.pop() for _ in hand)
        for at, hand in enumerate(state.hands)
    )
    other = state._replace(hands=hands, stock=tuple(hidden))
    assert other != state
    assert Observation.at(RULES, other, seat) == Observation.at(RULES, state, seat)


def test_it_goes_to_another_process_without_its_rules() -> None:
    # The process may know so many games that this one was forgotten meanwhile.
    rules, state = game(RULES.name, RULES.options), dealt()
    mine = Observation.at(rules, state, state.turn)
    again = pickle.loads(pickle.dumps(mine))
    assert again == mine
    assert again.game is rules
    assert list(again.offers()) == list(mine.offers()) != []


def test_a_game_that_no_other_process_knows_is_not_sent() -> None:
    with pytest.raises(TypeError, match="contract is not of the registry"):
        pickle.dumps(contract_rummy(ContractOptions()))


def test_what_it_offers_is_legal_at_the_table() -> None:
    state, mine = dealt(), of_turn()
    for move in mine.offers():
        assert mine.may(move)
        assert decide(RULES, state, state.turn, move)


def test_the_moment_after_a_draw_has_a_card_that_nobody_knows() -> None:
    mine = of_turn()
    later = mine.after(Draw())
    assert later.hand == (*mine.hand, HIDDEN)
    assert later.without_unknown_cards().hand == mine.hand
    assert mine.after(Take()).without_unknown_cards().hand == (*mine.hand, mine.seen.discard[-1])


def test_a_refusal_is_that_of_the_rules() -> None:
    mine = of_turn()
    with pytest.raises(IllegalMove) as refused:
        mine.after(Discard(mine.hand[0]))
    assert refused.value.reason is Reason.WRONG_PHASE
    with pytest.raises(IllegalMove):
        mine.decide(Discard(mine.hand[0]))


def test_places_of_the_hand_stand_for_its_cards() -> None:
    hand = of_turn().hand
    assert cards_at(hand, (0, 2, 99)) == [hand[0], hand[2]]
