"""Games of computers: how long a decision takes, how many turns a deal lasts and how it ends."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from hashlib import sha256
from time import process_time

from bench.measure import anchor, line
from engine.analysis.ideas import choose
from engine.deal import new_stock, open_deal
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, may_act, start
from engine.view import masked

GAMES = 4
"""Games for each number of seats."""
LIMIT = 200
"""Turns each after which a deal is given up."""


class _Figures:
    def __init__(self) -> None:
        self.seconds: defaultdict[str, list[float]] = defaultdict(list)
        self.rounds: defaultdict[int, list[float]] = defaultdict(list)
        self.ends: Counter[str] = Counter()


def report() -> Iterator[str]:
    """Lines of figures for every game of the registry."""
    unit = anchor()
    for name, listing in REGISTRY.items():
        figures = _Figures()
        rules = game(name, listing.presets[listing.default])
        for seats in rules.seats:
            for number in range(GAMES):
                _play(rules, seats, sha256(f"{name} {seats} {number}".encode()).digest(), figures)
        ends = ", ".join(f"{count} {end}" for end, count in sorted(figures.ends.items()))
        yield f"computer, {name}: {ends}"
        for phase, seconds in sorted(figures.seconds.items()):
            yield line(f"  decision in phase {phase}", seconds, unit)
        for deal_no, rounds in sorted(figures.rounds.items()):
            ordered = sorted(rounds)
            yield (
                f"  deal {deal_no}: turns each {ordered[len(ordered) // 2]:.0f} (median),"
                f" {ordered[-1]:.0f} (most)"
            )


def _play(rules: Game, seats: int, seed: bytes, figures: _Figures) -> None:
    state = start(rules, seats)
    while state.result is None or not state.result.game_over:
        state = evolve(state, open_deal(rules, state, seed))
        recycled = 0
        while state.phase is not Phase.OVER:
            if state.turn_no > LIMIT * seats:
                figures.ends["given up"] += 1
                return
            turn = state.turn
            seat = min(may_act(rules, state), key=lambda at: (at - turn) % seats)
            seen = masked(state, seat)
            before = process_time()
            move = choose(Observation(rules, seen, seat))
            figures.seconds[state.phase].append(process_time() - before)
            recycled += not state.stock
            events = decide(rules, state, seat, move, new_stock(rules, state, seed, recycled))
            for event in events:
                state = evolve(state, event)
        if state.result is not None:
            figures.ends[state.result.ended_by] += 1
        figures.rounds[state.deal_no].append(state.turn_no / seats)
