"""How long games are, in turns, May I windows, deals to a target, and minutes.

The minutes of each length are compared with the lobby's. Medium computers play in every seat. The
games' own files give these numbers (``pace``).
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from statistics import mean, median
from typing import Any, NamedTuple

from engine.analysis.players import think
from engine.computer.strength import Strength
from engine.events import WindowOpened
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, may_act, start
from engine.shuffle import new_stock, open_deal
from engine.state import State
from engine.table.ending import called_off, takes_too_long
from engine.table.length import (
    ASKED,
    BETWEEN,
    PERSON,
    contract_of,
    minutes,
    rounded_minutes,
)

GAMES = 24
"""The number of games for each number of seats."""
_OPTIONS = {"contract": {"allow_two": True}, "shanghai": {"allow_two": True}}
"""Options that allow every number of seats."""
_OTHERS = (
    ("dummy", "all"),
    ("indian", "pool101"),
    ("manipulation", "tiles"),
    ("manipulation", "until"),
    ("tiles", "six"),
)
"""Rulebooks whose turns and deals have quite different lengths."""


class _Deal(NamedTuple):
    """A deal that is over, with its contract, its turns, and its May I windows."""

    asked: tuple[int, int]
    turns: int
    windows: int


def report() -> Iterator[str]:
    """Yield lines of results for every game of the registry."""
    rows = [(name, listing.default) for name, listing in REGISTRY.items()]
    for name, preset in (*rows, *((one, other) for one, other in _OTHERS if one in REGISTRY)):
        options: Any = REGISTRY[name].presets[preset]
        rules = game(name, replace(options, **_OPTIONS.get(name, {})))
        yield f"length, {name}, {preset}:"
        for seats in rules.seats:
            pace = REGISTRY[name].pace(rules.options)
            target = None if pace is None else getattr(pace.deals, "points", None)
            yield from _lines(target, seats, _games(rules, seats, "length"))
    for name, listing in REGISTRY.items():
        for preset, length in ((one, at) for one, own in listing.lengths.items() for at in own):
            rules = game(name, listing.at_length(listing.presets[preset], length))
            yield f"length, {name}, {preset}, {length}:"
            yield from _minutes(rules)


def _minutes(rules: Game) -> Iterator[str]:
    """Compare the minutes of games at people's pace with those that lobbies show."""
    turn = PERSON + ASKED * rules.features.may_i
    for seats in rules.seats:
        games = _games(rules, seats, "minutes")
        took = [(sum(deal.turns for deal in one) * turn + len(one) * BETWEEN) / 60 for one in games]
        exact = minutes(rules, seats, 0)
        lobby = "nothing" if exact is None else rounded_minutes(exact)
        yield f"  {seats} seats: {mean(took):.1f} minutes (median {median(took):.1f}), told {lobby}"


def _lines(target: int | None, seats: int, games: list[list[_Deal]]) -> Iterator[str]:
    deals: defaultdict[tuple[int, int], list[_Deal]] = defaultdict(list)
    for deal in (deal for one in games for deal in one):
        deals[deal.asked].append(deal)
    for asked, some in sorted(deals.items()):
        turns = sorted(deal.turns for deal in some)
        windows = mean(deal.windows for deal in some)
        yield (
            f"  {seats} seats, {asked} cards in sets and runs asked for: {len(some)} deals, turns"
            f" {mean(turns):.1f} (median {median(turns):.0f}, p90 {turns[len(turns) * 9 // 10]}),"
            f" windows {windows:.1f}"
        )
    if target is not None:
        needed = mean(map(len, games))
        whole = median(sum(deal.turns for deal in one) for one in games)
        yield (
            f"  {seats} seats, to {target}: {needed:.1f} deals, so {target / needed:.1f} points"
            f" a deal; turns of a game {whole:.0f} (median)"
        )
    elif len({len(one) for one in games}) > 1:
        yield f"  {seats} seats: {mean(map(len, games)):.1f} deals a game"


def _games(rules: Game, seats: int, about: str) -> list[list[_Deal]]:
    """Return games of computers, the same in every run."""
    seeds = (sha256(f"{about} {rules.name} {seats} {at}".encode()).digest() for at in range(GAMES))
    return [_played(rules, seats, seed) for seed in seeds]


def _played(rules: Game, seats: int, seed: bytes) -> list[_Deal]:
    state, deals = start(rules, seats), list[_Deal]()
    while state.result is None or not state.result.game_over:
        state = evolve(state, open_deal(rules, state, seed))
        state, windows = _to_the_end(rules, state, seed)
        asked = contract_of(rules, state.deal_no)
        deals.append(_Deal(asked, state.turn_no, windows))
    return deals


def _to_the_end(rules: Game, state: State, seed: bytes) -> tuple[State, int]:
    recycled = windows = 0
    while state.phase is not Phase.OVER:
        turn, seats = state.turn, state.seats
        seat = min(may_act(rules, state), key=lambda at: (at - turn) % seats)
        recycled += not state.stock
        move = think(Observation.at(rules, state, seat), Strength.MEDIUM).move
        events = decide(rules, state, seat, move, new_stock(rules, state, seed, recycled))
        for event in events:
            windows += isinstance(event, WindowOpened)
            state = evolve(state, event)
        if takes_too_long(state):
            for event in called_off(rules, state):
                state = evolve(state, event)
    return state, windows
