"""The turn of a game as a diagram. ``python -m tests.turn_diagram basic`` prints one.

Phases and moves come from the game's turn table. The phase after a move is found by trying. In each
position of some seeded deals, every kind of legal move is decided, and the resulting phase is
noted.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

from engine.analysis.players import choose
from engine.cards import JOKER
from engine.evolve import evolve
from engine.game import Game
from engine.games.phases.book import never
from engine.games.registry import REGISTRY, game
from engine.lanes import NO_LANES
from engine.moves import Discard, Draw, KnockOnTable, MayI, Move, Pass, Rearrange, Swap
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, is_legal, may_act, offers, start
from engine.shuffle import open_deal
from engine.state import State, remembering
from engine.steps.swap import no_swap

Edge = tuple[Phase, str, Phase]

DEALS = (4, 5, 18, 22, 23, 24, 25, 26, 27, 28, 32, 57)
"""Deals that contain rare events, such as going out with a lay-off."""

SMALL = 11
"""The most cards of a hand whose discards are all tried, also at the end of the stock."""

MOST = 12
"""The most moves of a kind that are tried in a position."""


def edges(rules: Game) -> list[Edge]:
    """Return phase, move and the phase after it, in the order of the turn table."""
    found: set[Edge] = set()
    # Computers that rearrange think long, and everything there happens often.
    for number in DEALS if rules.common is None else DEALS[:3]:
        seed = sha256(f"turn {number}".encode()).digest()
        for greedy in (False, True):
            for state, chosen in _deal(rules, seed, number, greedy=greedy):
                found |= set(_led_to(rules, state, chosen))
                # With greedy players, only the end of the stock matters. Big hands have too many
                # moves to try.
                ends = len(state.hands[state.turn]) <= SMALL and not state.stock[2:]
                if not greedy or state.phase is Phase.DRAW or ends or _may_pass(rules, state):
                    found |= set(_tried(rules, state))
    moves = [
        (phase, step.move.__name__)
        for phase, steps in rules.turn.items()
        for step in steps
        if step.move is not Swap or JOKER in rules.pack(rules.seats[0])
        if not {never, no_swap}.intersection(step.conditions)
    ]
    assert {edge[:2] for edge in found} == set(moves), "a move of the table was never legal"
    phases = list(Phase)
    return sorted(found, key=lambda edge: (moves.index(edge[:2]), phases.index(edge[2])))


def _deal(rules: Game, seed: bytes, number: int, *, greedy: bool) -> Iterator[tuple[State, Move]]:
    """Yield every position of a deal between computers, with the move in it.

    Greedy computers ask for every card and lay none.
    """
    seats = rules.seats[number % len(rules.seats)] if greedy else min(4, rules.seats[-1])
    state = start(rules, seats)._replace(deal_no=number % (rules.end.deals or 1))
    # Cards come from the top of the stock, as in a position without lanes. The same can follow.
    state = remembering(evolve(state, open_deal(rules, state, seed)), NO_LANES)
    while state.phase is not Phase.OVER and state.turn_no < 40 * seats:
        seat = min(may_act(rules, state))
        move = (_greedy if greedy else _chosen)(rules, state, seat)
        yield state, move
        state = _after(rules, state, seat, move)


def _chosen(rules: Game, state: State, seat: int) -> Move:
    return choose(Observation.at(rules, state, seat))


def _greedy(rules: Game, state: State, seat: int) -> Move:
    """Choose a draw or May I. If there is none, choose anything."""
    wanted = offers(rules, state, seat, Draw, MayI, Discard)
    return next(wanted, None) or next(offers(rules, state, seat))


def _may_pass(rules: Game, state: State) -> bool:
    """Whether the player to move may pass, for example because nothing is left to draw."""
    return is_legal(rules, state, state.turn, Pass())


def _tried(rules: Game, state: State) -> Iterator[Edge]:
    for seat in may_act(rules, state):
        for step in rules.turn[state.phase]:
            for move in islice(offers(rules, state, seat, step.move), MOST):
                yield state.phase, step.move.__name__, _after(rules, state, seat, move).phase


def _led_to(rules: Game, state: State, chosen: Move) -> Iterator[Edge]:
    """Yield the phase after a computer's move, which isn't always among the offers.

    A player who knocks with a table could have laid only the table.
    """
    ways = [chosen]
    if isinstance(chosen, KnockOnTable) and chosen.table is not None:
        ways.append(Rearrange(chosen.table))
    for move in ways:
        after = _after(rules, state, min(may_act(rules, state)), move)
        yield state.phase, type(move).__name__, after.phase


def _after(rules: Game, state: State, seat: int, move: Move) -> State:
    for event in decide(rules, state, seat, move):
        state = evolve(state, event)
    return state


def diagram(rules: Game) -> str:
    """Return the same as a Mermaid state diagram."""
    arrows: dict[tuple[Phase, Phase], list[str]] = {}
    for before, move, after in edges(rules):
        arrows.setdefault((before, after), []).append(move)
    lines = ["stateDiagram-v2", f"    [*] --> {next(iter(rules.turn))}: Dealt"]
    for (before, after), moves in arrows.items():
        end = "[*]" if after is Phase.OVER else after
        lines.append(f"    {before} --> {end}: {', '.join(moves)}")
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.turn_diagram")
    parser.add_argument("game", choices=sorted(REGISTRY))
    listing = REGISTRY[parser.parse_args().game]
    print(diagram(game(listing.name, listing.presets[listing.default])))
