"""Whole deals of Basic Rummy under all kinds of house rules: every move is legal, and they end."""

import pytest

from engine.cards import name
from engine.evolve import evolve
from engine.games.basic.player import easy, medium, strong
from engine.games.registry import REGISTRY, game
from engine.notation.position import read_position
from engine.observation import BLANK, Notes, Observation, noted
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, start
from engine.shuffle import new_stock, open_deal
from tests.each import each
from tests.engine.games.basic.basic_tables import table

LONG = 100
"""Turns each that hardly a deal passes."""
HOUSE_RULES = [
    {},
    {"ace_high_low": True, "going_rummy_doubles": False},
    {"must_discard_to_go_out": True},
    {"melds_per_turn": 1},
    {"melds_per_turn": 1, "must_discard_to_go_out": True},
    {"melds_per_turn": 1, "melds_free_when_out": True},
    {"melds_per_turn": 1, "melds_free_when_out": True, "must_discard_to_go_out": True},
    {"max_reshuffles": 0, "ace_points": 15},
    {"reshuffle_timing": "on_empty", "max_reshuffles": 1},
]


def played(options, seats, secret):
    """The state at the end of a deal between medium and strong players, seat by seat in turn."""
    rules = game("basic", read_options(REGISTRY["basic"], options))
    state = start(rules, seats)
    dealt = open_deal(rules, state, secret)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    return played_on(rules, state, notes, (medium, strong), secret)


def played_on(rules, state, notes, players, secret):
    """The state at the end of the deal, or after ``LONG`` turns of each; players sit in turn."""
    seats, made = state.seats, 0
    while state.phase is not Phase.OVER and state.turn_no <= LONG * seats:
        seat, made = state.turn, made + 1
        observation = Observation.at(rules, state, seat, notes)
        move = players[seat % len(players)](observation, 0).move
        for event in decide(rules, state, seat, move, new_stock(rules, state, secret, made)):
            notes, state = noted(notes, state, event), evolve(state, event)
    return state


@pytest.mark.parametrize("options", HOUSE_RULES, ids=" ".join)
@pytest.mark.parametrize("seats", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (4, 6))])
def test_deals_end_by_legal_moves(options, seats):
    state = played(options, seats, b"basic 0")
    assert state.phase is Phase.OVER, "the deal goes on and on"


def test_same_deal_is_played_alike():
    assert played({}, 3, b"again") == played({}, 3, b"again")


STANDOFFS = {
    "the one card that fits would let the other out": (
        {"A": "4D 7D", "B": "8S"},
        [
            "A set 5S 5D 5C 5H",
            "B set 10S 10D 10C 10H",
            "A run AD 2D 3D",
            "B set 4S 4H 4C",
            "A run AC 2C 3C",
        ],
    ),
    "each holds a card that fits": (
        {"A": "7S KC", "B": "7H JD"},
        ["A run AH 2H 3H 4H 5H 6H", "B run AS 2S 3S 4S 5S 6S", "B set 8S 8H 8D 8C"],
    ),
    "each waits for what the other keeps": (
        {"A": "2H AS 4H AC", "B": "3H AH 2S 2C"},
        ["A set 9H 9D 9C 9S", "B run 10C JC QC KC", "A set 6S 6D 6C 6H"],
    ),
    "four keep what fits, or have one card": (
        {"A": "3S", "B": "KC 3H", "C": "3C", "D": "QC AC"},
        [
            "A set 10S 10H 10D 10C",
            "B set 8S 8H 8D 8C",
            "C set 9S 9D 9C 9H",
            "D set QS QH QD",
            "A set 5S 5D 5C 5H",
            "B set KS KH KD",
        ],
    ),
}
"""Hands and melds of deals in which all would draw and discard for ever."""


@pytest.mark.long
@each("at", STANDOFFS.values(), ids=STANDOFFS)
@each("player", [easy, medium, strong])
def test_somebody_gives_in_where_nobody_could_ever_go_out(player, at):
    hands, melds = at
    laid = " ".join(melds).split()
    seen = {*laid, *" ".join(hands.values()).split()}
    stock = [name(card) for card in range(52) if name(card) not in seen]
    pile, coming, players = stock[0], " ".join(stock[1:]), "".join(hands)
    begun = read_position(table(hands, players=players, stock=coming, discard=pile, melds=melds))
    notes = Notes(known=((),) * len(hands))
    state = played_on(begun.game, begun.state, notes, (player,), b"standoff")
    assert state.phase is Phase.OVER
