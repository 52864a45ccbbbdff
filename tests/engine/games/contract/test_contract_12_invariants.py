"""CONTRACT.md 12, held against random play under every option."""

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import is_joker
from engine.events import (
    DrewPenalty,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Swapped,
    Took,
    TurnStarted,
    WindowClosed,
)
from engine.evolve import evolve
from engine.goal import fulfil
from engine.phase import Phase
from engine.play import decide
from engine.state import State
from engine.steps.contracts import Contracts
from engine.steps.swap import Debt
from tests.engine.random_play import NUMBERS, Match, shuffled, some_offers, tables
from tests.examples import examples


def played(data: st.DataObject, steps: int) -> tuple[Match, list[tuple[State, Event, State]]]:
    """Every event of some random play, with the tables before and after it."""
    match, state = data.draw(tables("contract", steps=12))
    chance, replay = Random(data.draw(NUMBERS)), []
    for _ in range(steps):
        if state.phase is Phase.OVER:
            break
        found = some_offers(match, state, 30)
        seat, move = chance.choice(found)
        for event in decide(match.game, state, seat, move, shuffled(match.seed, state)):
            before, state = state, evolve(state, event)
            replay.append((before, event, state))
    return match, replay


@examples(60)
@given(data=st.data())
def test_contract_12_invariants(data: st.DataObject) -> None:
    match, replay = played(data, 30)
    options = match.game.options
    takers: list[int] = []
    for before, event, after in replay:
        contracts = before.recall(Contracts)
        match event:
            case LaidDown(player):
                assert player in contracts.down, "only who was down before this turn"
                assert options.further_melds
                assert before.deal_no < 7, "no melds in hand 7"
            case Swapped(player):
                first = options.swap_before_contract and player != contracts.fresh
                assert player in contracts.down or first
                assert before.deal_no < 7, "no swaps in hand 7"
            case LaidOff(player):
                fresh = options.layoff_on_contract_turn and player == contracts.fresh
                assert player in contracts.down or fresh
                assert before.deal_no < 7, "no lay-offs in hand 7"
            case MadeContract(player, melds):
                assert player not in (*contracts.down, contracts.fresh)
                goal = match.game.goals.of_deal.get(before.deal_no)
                assert goal is not None
                assert fulfil(goal, [meld.cards for meld in melds], match.game.melds) == melds
            case GrantedMayI(player):
                assert [player] != takers[-1:], "not two upcards in a row"
                assert player != before.turn
                takers.append(player)
            case DrewPenalty(player):
                assert takers[-1] == player
                # The upcard came with the event before this one.
                held = len(after.hands[player]) - len(before.hands[player])
                assert held == 1
            case WindowClosed():
                takers.clear()
            case TurnStarted():
                assert before.recall(Debt).owed_jokers == 0
                assert after.recall(Contracts).fresh is None
        gone = len(before.discard) - len(after.discard)
        if options.exhausted == "end":
            assert gone <= isinstance(event, Took | GrantedMayI), "never turned over"
        made = after.recall(Contracts)
        owners = {meld.owner for meld in after.melds}
        assert owners <= {*made.down, made.fresh}, "who is not down owns no melds"
        if not isinstance(
            event, LaidDown | LaidOff | MadeContract
        ):  # what they pay is the event after them
            jokers = sum(map(is_joker, after.hands[after.turn]))
            assert 0 <= after.recall(Debt).owed_jokers <= jokers


@examples(40)
@given(data=st.data())
def test_contract_12_a_may_i_moves_exactly_two_cards(data: st.DataObject) -> None:
    _, replay = played(data, 30)
    for (before, first, _), (_, second, after) in pairwise(replay):
        if isinstance(first, GrantedMayI) and isinstance(second, DrewPenalty):
            gained = Counter(after.hands[first.player]) - Counter(before.hands[first.player])
            assert gained == Counter([first.upcard]) + Counter([second.card])


@examples(80)
@given(data=st.data())
def test_contract_7_5_a_turn_can_always_be_ended(data: st.DataObject) -> None:
    """Wherever play may go there is a move: no option leads a player into a dead end."""
    match, replay = played(data, 40)
    if replay and replay[-1][2].phase is not Phase.OVER:
        assert some_offers(match, replay[-1][2], 1)
