"""Measure how much the same cards at two tables help to distinguish players.

``python -m bench same [--deals N] [--games …] [--pairs medium-easy strong-medium]`` measures:

* **draws**: every deal is played at two tables. The players of the seats (easy, medium or the plain
player) are drawn for each, so that their moves differ. How many of a seat's draws are the same
card?
* **r**: the correlation between a seat's lead over the others at those two tables.
* **deals**: two strengths take turns in one seat, and the others play like the weaker one. This
many deals distinguish them (80 % power, 5 %), with the same cards and with others. ``times`` is the
ratio of these two numbers.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from math import nan, sqrt
from random import Random
from statistics import correlation, fmean, variance
from typing import NamedTuple

from bench.measure import machine
from engine.analysis.players import choose, think
from engine.cards import Card
from engine.computer.strength import Strength
from engine.events import Drew, DrewPenalty, Recycled
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.lanes import Lanes
from engine.moves import Move
from engine.observation import BLANK, Observation, noted
from engine.phase import Phase
from engine.play import decide, may_act, start
from engine.shuffle import new_stock, open_deal
from engine.table.ending import called_off, takes_too_long

SEATS = (2, 4)
_POWER = (1.96 + 0.84) ** 2
"""For 80 % at 5 %. Times variance by squared difference, it gives the number of deals."""
_At = tuple[int, int]
"""A stock of the deal (0: the one dealt), and the seat that draws."""

Player = Callable[[Observation], Move]
Figures = dict[str, int | str]


def _thinks(strength: Strength) -> Player:
    return lambda seen: think(seen, strength).move


_PAIRS = ("medium-easy", "strong-medium")
_PLAYERS: Sequence[Player] = (choose, _thinks(Strength.EASY), _thinks(Strength.MEDIUM))


class _Played(NamedTuple):
    """A deal that is over."""

    draws: dict[_At, list[Card]]
    """The draws in order."""
    whole: dict[_At, int]
    """How many of them came before a lane of that stock was empty."""
    net: tuple[float, ...]
    """The lead of each seat over the mean of all."""


def main(arguments: Sequence[str]) -> None:
    """Print lines for each game and number of seats, and all results as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench same", description=__doc__)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    parser.add_argument("--pairs", nargs="*", default=_PAIRS, choices=_PAIRS)
    asked = parser.parse_args(arguments)
    print(f"same: {asked.deals} deals each")
    for name in asked.games:
        rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
        for seats in sorted({min(max(one, rules.seats[0]), rules.seats[-1]) for one in SEATS}):
            called, found = f"{name}, {seats} seats", dict[str, dict[str, Figures]]()
            if asked.deals:
                found["same draws, and how alike results are"] = {
                    called: _drawn(rules, seats, asked.deals)
                }
            for pair in asked.pairs:
                one, two = map(Strength, pair.split("-"))
                gained = _told_apart(rules, seats, asked.deals, one, two)
                found[f"{one} beside {two}"] = {called: gained}
            for about, figures in found.items():
                print(f"  {called}: {about}: {figures[called]}", flush=True)
            print(json.dumps({"bench": "same", "machine": machine()} | found), flush=True)


def _seed(rules: Game, seats: int, number: int) -> bytes:
    return sha256(f"same {rules.name} {seats} {number}".encode()).digest()


def _drawn(rules: Game, seats: int, deals: int) -> Figures:
    """Measure how many draws are the same card, and how similar results are."""
    same = drawn = same_whole = drawn_whole = 0
    here, there = list[float](), list[float]()
    for number in range(deals):
        seed = _seed(rules, seats, number)
        one, two = (
            _played(rules, seed, Random(f"{number} {at}").choices(_PLAYERS, k=seats))
            for at in range(2)
        )
        here += one.net
        there += two.net
        for at in one.draws.keys() & two.draws.keys():
            both = zip(one.draws[at], two.draws[at], strict=False)
            alike = [mine == other for mine, other in both]
            same, drawn = same + sum(alike), drawn + len(alike)
            if at[0] == 0:
                until = min(one.whole.get(at, 0), two.whole.get(at, 0))
                same_whole, drawn_whole = same_whole + sum(alike[:until]), drawn_whole + until
    alike_as = correlation(here, there)
    return {
        "deals": deals,
        "same until a lane is empty": f"{same_whole / drawn_whole:.1%} of {drawn_whole}",
        "same of all": f"{same / drawn:.1%} of {drawn}",
        "r": f"{alike_as:.2f} ± {(1 - alike_as**2) / sqrt(deals):.2f}",
    }


def _told_apart(rules: Game, seats: int, deals: int, one: Strength, two: Strength) -> Figures:
    """Measure how many deals distinguish two strengths."""
    first, second = list[float](), list[float]()
    for number in range(deals):
        seed, seat = _seed(rules, seats, number), number % seats
        for strength, found in ((one, first), (two, second)):
            players = [_thinks(two)] * seats
            players[seat] = _thinks(strength)
            found.append(_played(rules, seed, players).net[seat])
    gains = [mine - other for mine, other in zip(first, second, strict=True)]
    gain = fmean(gains)
    paired, others = variance(gains), variance(first) + variance(second)
    error = sqrt(paired / len(gains))
    needed = _POWER / gain**2 if gain else nan
    return {
        "deals played": deals,
        "gain": f"{gain:+.1f} ± {1.96 * error:.1f}",
        "deals": f"{paired * needed:.0f}",
        "unpaired": f"{others * needed:.0f}",
        "times": f"{others / paired if paired else nan:.2f}",
    }


def _played(rules: Game, seed: bytes, players: Sequence[Player]) -> _Played:
    seats = len(players)
    state = start(rules, seats)
    dealt = open_deal(rules, state, seed)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    stock, is_whole = 0, True
    draws, whole = dict[_At, list[Card]](), dict[_At, int]()
    while state.phase is not Phase.OVER:
        turn = state.turn
        seat = min(may_act(rules, state), key=lambda at: (at - turn) % seats)
        if takes_too_long(state):
            events = tuple(called_off(rules, state))
        else:
            move = players[seat](Observation.at(rules, state, seat, notes))
            events = decide(rules, state, seat, move, new_stock(rules, state, seed, stock + 1))
        for event in events:
            if isinstance(event, Recycled):
                stock, is_whole = stock + 1, True
            elif isinstance(event, Drew | DrewPenalty):
                at = stock, event.player
                is_whole = is_whole and bool(state.recall(Lanes).lanes[event.player])
                draws.setdefault(at, []).append(event.card)
                whole[at] = whole.get(at, 0) + is_whole
            notes, state = noted(notes, state, event), evolve(state, event)
    assert state.result is not None, "a deal that is over has a result"
    worth = rules.end.worth(state.result)
    return _Played(draws, whole, tuple(one - fmean(worth) for one in worth))
