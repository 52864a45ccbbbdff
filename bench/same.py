"""The same cards at two tables: how many of a seat's draws are the same card there.

Every deal is played twice with the same shuffle; who plays in which seat (easy, medium or the plain
player) is drawn for each table, so that what they do differs.
"""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import NamedTuple

from engine.cards import Card
from engine.computer import choose
from engine.computer.players import think
from engine.computer.strength import Strength
from engine.deal import new_stock, open_deal
from engine.events import Drew, DrewPenalty, Recycled
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.lanes import Lanes
from engine.observation import BLANK, Observation, noted
from engine.phase import Phase
from engine.play import decide, evolve, may_act, start
from engine.table.ending import goes_on_for_ever

DEALS = 24
"""Deals for each game and number of seats."""
SEATS = (2, 4)
_PLAYERS = (None, Strength.EASY, Strength.MEDIUM)
_First = tuple[int, int]
"""Which stock of the deal (0: the one dealt), and whose draw."""


class _Played(NamedTuple):
    """The draws of a deal in order: all, and those before a lane of that stock was empty."""

    draws: dict[_First, list[Card]]
    whole: dict[_First, int]


def report() -> Iterator[str]:
    """Lines of figures for every game of the registry."""
    yield f"same: draws of a seat that are the same card at two tables, of {DEALS} deals"
    for name, listing in REGISTRY.items():
        rules = game(name, listing.presets[listing.default])
        for seats in sorted({min(max(one, rules.seats[0]), rules.seats[-1]) for one in SEATS}):
            yield _line(rules, seats)


def _line(rules: Game, seats: int) -> str:
    same = drawn = same_whole = drawn_whole = 0
    for number in range(DEALS):
        seed = sha256(f"same {rules.name} {seats} {number}".encode()).digest()
        one, two = (_played(rules, seats, seed, Random(f"{number} {at}")) for at in range(2))
        for at in one.draws.keys() & two.draws.keys():
            both = list(zip(one.draws[at], two.draws[at], strict=False))
            alike = [mine == other for mine, other in both]
            same, drawn = same + sum(alike), drawn + len(alike)
            if at[0] == 0:
                until = min(one.whole.get(at, 0), two.whole.get(at, 0))
                same_whole, drawn_whole = same_whole + sum(alike[:until]), drawn_whole + until
    return (
        f"  {rules.name}, {seats} seats: {same_whole / drawn_whole:.0%} of {drawn_whole} until a"
        f" lane is empty, {same / drawn:.0%} of all {drawn}"
    )


def _played(rules: Game, seats: int, seed: bytes, chance: Random) -> _Played:
    players = [chance.choice(_PLAYERS) for _ in range(seats)]
    state = start(rules, seats)
    dealt = open_deal(rules, state, seed)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    stock, is_whole, played = 0, True, _Played({}, {})
    while state.phase is not Phase.OVER and not goes_on_for_ever(state):
        turn = state.turn
        seat = min(may_act(rules, state), key=lambda at: (at - turn) % seats)
        seen, player = Observation.at(rules, state, seat, notes), players[seat]
        move = choose(seen) if player is None else think(seen, player).move
        for event in decide(rules, state, seat, move, new_stock(rules, state, seed, stock + 1)):
            if isinstance(event, Recycled):
                stock, is_whole = stock + 1, True
            elif isinstance(event, Drew | DrewPenalty):
                at = stock, event.player
                is_whole = is_whole and bool(state.recall(Lanes).lanes[event.player])
                played.draws.setdefault(at, []).append(event.card)
                played.whole[at] = played.whole.get(at, 0) + is_whole
            notes, state = noted(notes, state, event), evolve(state, event)
    return played
