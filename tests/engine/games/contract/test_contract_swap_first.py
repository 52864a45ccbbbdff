"""CONTRACT.md 7.7: swapping jokers before the contract, against every contract there is."""

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import JOKER, is_joker, parse
from engine.events import Swapped
from engine.evolve import evolve
from engine.game import Game
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.melds import Meld, MeldKind
from engine.moves import Discard, MakeContract, Swap
from engine.phase import Phase
from engine.play import decide, is_legal, offers, start
from engine.state import State, remembering
from engine.steps.contracts import Contracts
from engine.steps.swap import Debt
from engine.steps.take import TakenCard
from tests.engine.hands.arrange_reference import all_layouts
from tests.examples import examples

ME, OTHER = 0, 1
KINGS = tuple(map(parse, ("KS", "KH", "KD")))
NINES = tuple(map(parse, ("9S", "9H", "9D", "9S")))
SWAPS = {parse("6S"): 1, parse("7S"): 2}
"""By natural card the place of the joker that stands for it."""
RUN = tuple(parse(card) for card in ("5S", "JK=6S", "JK=7S", "8S"))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """The rules of this under all that bears on it."""
    switch = st.booleans()
    return contract_rummy(
        ContractOptions(
            swap_before_contract=True,
            contract_exact_sizes=draw(switch),
            must_discard_to_go_out=draw(switch),
            forbid_discard_of_taken=draw(st.sampled_from([True, True, False])),
            layoff_on_contract_turn=draw(switch),
            further_melds=draw(switch),
            swapped_joker_use=draw(st.sampled_from(["new_meld", "any"])),
            min_naturals=draw(st.sampled_from([1, 1, 0, 2, 3])),
        )
    )


@st.composite
def frames(draw: st.DrawFn, game: Game) -> State:
    """Somebody who is not down holds cards for jokers of a run, and much that makes sets."""
    held = [
        *KINGS[: draw(st.integers(1, 3))],
        *NINES[: draw(st.integers(1, 4))],
        *draw(st.sampled_from([(), (), (parse("4H"),), (parse("4H"), parse("4S"))])),
    ]
    swapped = draw(st.sampled_from([["6S"], ["7S"], ["6S", "7S"], ["6S", "6S"]]))
    jokers = draw(st.sampled_from([0, 0, 1]))
    hand = (*held, *map(parse, swapped), *[JOKER] * jokers)
    state = start(game, 4)._replace(
        deal_no=1,
        turn=ME,
        turn_no=9,
        phase=Phase.PLAY,
        hands=(hand, *((parse("2C"),) * 3,) * 3),
        stock=(parse("3D"),) * 9,
        discard=(parse("2D"),) * 3,
        melds=(Meld(OTHER, MeldKind.RUN, RUN, (OTHER,) * 4),),
    )
    taken = draw(st.sampled_from([None, *held]))
    return remembering(state, Contracts(down=(OTHER,)), TakenCard(taken))


def contracts(game: Game, state: State) -> list[MakeContract]:
    """Every legal contract, found by trying all melds of the hand."""
    goal = game.goals.of_deal.get(1)
    assert goal is not None
    found = (
        MakeContract(tuple(reading.cards for reading in layout))
        for layout in all_layouts(state.hands[ME], goal, game.melds)
    )
    return [move for move in islice(found, 4000) if is_legal(game, state, ME, move)]


def jokers_in(move: MakeContract) -> int:
    return sum(is_joker(card) for meld in move.melds for card in meld)


@examples(120)
@given(data=st.data())
def test_a_swap_is_legal_just_when_a_contract_with_the_jokers_is_possible_then(
    data: st.DataObject,
) -> None:
    game = data.draw(games())
    state = data.draw(frames(game))
    for swaps in range(1, 3):
        legal = None
        for card, place in SWAPS.items():
            if card not in state.hands[ME] or not is_joker(state.melds[0].cards[place]):
                continue
            then = evolve(state, Swapped(ME, 0, place, card))
            assert then.recall(Debt).owed_jokers == swaps
            every = contracts(game, then)
            assert all(jokers_in(move) >= swaps for move in every)
            assert is_legal(game, state, ME, Swap(0, card)) == bool(every)
            offered = [one for one in offers(game, then, ME) if isinstance(one, MakeContract)]
            assert bool(offered) == bool(every), "whoever owes jokers is shown a way to pay"
            assert len(set(offered)) == len(offered)
            legal = then if every else legal
        if legal is None:
            return
        state = legal
        assert not any(isinstance(one, Discard) for one in offers(game, state, ME))
        for move in contracts(game, state)[:3]:
            made = state
            for event in decide(game, state, ME, move):
                made = evolve(made, event)
            assert made.recall(Debt).owed_jokers == 0
            assert not any(isinstance(one, Swap) for one in offers(game, made, ME))
