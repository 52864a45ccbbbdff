"""The computer player: fair, always legal, and good enough that deals end."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.players import choose
from engine.cards import HIDDEN, JOKER, cards, names, parse
from engine.game import Game
from engine.games.contract.rules import RULEBOOKS, ContractOptions, contract_rummy
from engine.games.registry import REGISTRY
from engine.moves import Discard, Draw, LayDown, LayOff, MakeContract, MayI, Move, Pass, Swap, Take
from engine.notation.position import read_position
from engine.observation import Observation, masked
from engine.phase import Phase
from engine.play import decide, is_legal, may_act, start
from engine.result import Ending
from engine.shuffle import open_deal, order
from engine.state import State
from tests.each import each
from tests.engine.random_play import Match, apply, shuffled, tables
from tests.engine.tables import Json, position
from tests.examples import of_every_game

ROUNDS = 60
"""Turns each that no deal of computers comes near."""


def chosen(at: Json, seat: int = 0) -> Move:
    """What the computer does here."""
    game, _, _, state = read_position(at)
    return choose(Observation.at(game, state, seat))


def playing(hand: str, deal_no: int = 1, **keys: object) -> Json:
    return position({"A": hand}, deal_no=deal_no, phase="play", **keys)  # type: ignore[arg-type]


# -- fair and legal -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(REGISTRY))
@of_every_game(200)
@given(data=st.data())
def test_every_choice_is_legal_and_blind_to_what_is_hidden(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    for seat in may_act(match.game, state):
        move = choose(Observation.at(match.game, state, seat))
        assert is_legal(match.game, state, seat, move)
        assert choose(Observation.at(match.game, dealt_anew(match, state, seat), seat)) == move


def dealt_anew(match: Match, state: State, seat: int) -> State:
    """The same table with the cards that this seat cannot see exchanged among each other."""
    others = [at for at in range(state.seats) if at != seat]
    hidden = [card for at in others for card in state.hands[at]] + list(state.stock)
    mixed = list(order(match.seed, "anew", tuple(hidden)))
    hands = list(state.hands)
    for at in others:
        size = len(hands[at])
        hands[at], mixed = tuple(mixed[:size]), mixed[size:]
    return state._replace(hands=tuple(hands), stock=tuple(mixed))


def test_a_seat_sees_its_own_hand_and_how_many_cards_there_are_elsewhere() -> None:
    at = position({"A": "4S JK", "B": "9H 9D 9C"}, stock="2S 3S", discard="7D KC")
    seen = masked(read_position(at).state, 1)
    assert seen.hands == ((HIDDEN,) * 2, cards("9H 9D 9C"), (HIDDEN,) * 2)
    assert (seen.stock, seen.discard) == ((HIDDEN,) * 2, cards("7D KC"))


def test_who_has_nothing_to_do_has_no_move() -> None:
    game, _, _, state = read_position(position({"A": "4S 9H"}))
    with pytest.raises(ValueError, match="seat 2 has no move in phase draw"):
        choose(Observation.at(game, state, 2))


# -- deals end ------------------------------------------------------------------------------------


def played(game: Game, seats: int, seed: bytes) -> list[State]:
    """A whole game of computers: the table at the end of each deal."""
    state, ends = start(game, seats), []
    while state.result is None or not state.result.game_over:
        state = apply(state, (open_deal(game, state, seed),))
        while state.phase is not Phase.OVER:
            assert state.turn_no <= ROUNDS * seats, [names(hand) for hand in state.hands]
            turn = state.turn
            seat = min(may_act(game, state), key=lambda at: (at - turn) % seats)
            move = choose(Observation.at(game, state, seat))
            state = apply(state, decide(game, state, seat, move, shuffled(seed, state)))
        ends.append(state)
    return ends


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (RULEBOOKS["a"], 3),
        pytest.param(RULEBOOKS["a"], 5, marks=pytest.mark.long),
        (RULEBOOKS["b"], 2),
        pytest.param(
            ContractOptions(hand7="before_draw", must_discard_to_go_out=True),
            4,
            marks=pytest.mark.long,
        ),
        pytest.param(
            ContractOptions(hand7="twelve_float", forbid_discard_of_taken=True),
            3,
            marks=pytest.mark.long,
        ),
        pytest.param(
            ContractOptions(contract_exact_sizes=True, layoff_on_contract_turn=True),
            4,
            marks=pytest.mark.long,
        ),
    ],
)
def test_seven_deals_each_ended_by_going_out(options: ContractOptions, seats: int) -> None:
    seed = sha256(repr((options, seats)).encode()).digest()
    ends = played(contract_rummy(options), seats, seed)
    results = [end.result for end in ends if end.result is not None]
    assert [result.ended_by for result in results] == [Ending.OUT] * 7
    # Somebody laid melds in every deal, and not always the same player went out.
    assert all(end.melds for end in ends)
    assert len({result.winner for result in results}) > 1


# -- sensible -------------------------------------------------------------------------------------

PAIRS = "3S 3D 8C 8D KC QH 2D 6S 10D JC"


@each(("upcard", "move"), [("8H", Take()), ("JK", Take()), ("9S", Draw()), ("AH", Draw())])
def test_takes_the_upcard_that_brings_the_contract_nearer(upcard: str, move: Move) -> None:
    assert chosen(position({"A": PAIRS}, stock="4S 4H", discard=upcard)) == move


@each(("upcard", "move"), [("8H", MayI()), ("JK", MayI()), ("9S", Pass())])
def test_asks_may_i_for_the_same_cards(upcard: str, move: Move) -> None:
    at = position({"B": PAIRS}, stock="4S 4H 4D", discard=upcard, phase="may_i")
    assert chosen(at, 1) == move


def test_asks_no_more_when_somebody_may_end_the_deal() -> None:
    laid = ["C set 4H 4D 4C", "C set 9H 9D 9C"]
    keys = {"stock": "4S 4H 4D", "discard": "8H", "phase": "may_i", "table": laid, "down": "C"}
    assert chosen(position({"B": PAIRS, "C": "5H 5D"}, **keys), 1) == Pass()  # type: ignore[arg-type]


def test_lays_the_contract_as_soon_as_it_can() -> None:
    move = chosen(playing("3S 3D 3H 8C 8D 8C KC QH JK 5C"))
    assert isinstance(move, MakeContract)
    assert sorted(card for meld in move.melds for card in meld) == sorted(
        cards("3S 3D 3H 8C 8D 8C JK")
    )


def test_lays_twelve_cards_before_the_draw_where_that_is_allowed() -> None:
    hand = "2S 3S 4S 5S 9H 10H JH QH AD 2D 3D 4D"
    at = position({"A": hand}, deal_no=7, stock="4C 5C", options={"hand7": "before_draw"})
    assert isinstance(chosen(at), MakeContract)


def test_throws_the_dearest_card_that_nothing_needs_and_keeps_its_jokers() -> None:
    assert chosen(playing("3S 3D 8C 8D KC JK 2D 6S")) == Discard(parse("KC"))
    # All has its use: of the pair and the lonely king, the king can be spared.
    assert chosen(playing("3S 3D JK JK KC", deal_no=4)) == Discard(parse("KC"))


TABLE = ["A set 4H 4D 4C", "A run 6S 7S 8S 9S", "B run 3D JK=4D 5D 6D"]


@each(
    ("hand", "move"),
    [
        ("KC 2H 10S", LayOff(cards("10S"), 1)),
        ("KC KD KH 2H", LayDown(cards("KH KD KC"))),
        ("4D KC KS 2H", Swap(2, parse("4D"))),
        ("JK KC", LayOff((JOKER,), 0)),
        ("KC 2H 3S", Discard(parse("KC"))),
    ],
)
def test_once_down_it_gets_rid_of_its_cards(hand: str, move: Move) -> None:
    assert chosen(playing(hand, table=TABLE, down="AB")) == move


def test_goes_out_with_the_upcard_laid_off() -> None:
    at = position({"A": "KC"}, stock="2H 3H", discard="10S", table=TABLE, down="AB")
    assert chosen(at) == Take()


def test_does_not_throw_what_the_others_can_lay_off() -> None:
    # Ten points either way, but the ten lies on B's run.
    at = playing("10S QC 3S 3D 8C 8H 5H", table=TABLE[:2], deal_no=1, turn="A")
    at |= {"down": ["B"], "table": [meld | {"owner": "B"} for meld in at["table"]]}
    assert chosen(at) == Discard(parse("QC"))
