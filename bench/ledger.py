"""Chance and choice: does a ledger add up, is it fair, does it find what was thrown away, and what
does it cost? ``python -m bench ledger [--deals N] [--futures K] [--slips N] [--games …]``.

* **deals**: an easy player among medium ones; alternately their ledger is told and one of medium:
  the error of the sum, the mean of chance and of choices (chance averages 0, medium's choices are
  0). Few futures do: a mean over deals is as fair, and hardly less sure. Where two play for the
  same points, one's chance is the other's: so they are told apart.
* **slips**: medium plays Gin, and once a deal throws out of a meld of three. How often is that
  choice named at 200 worlds? How often medium's own throw beside itself, each in worlds of its own?
* **seconds** of the processor for a ledger of the easy player as the bot makes it.
"""

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from bench.measure import machine
from engine.computer.ledger import (
    NAMED,
    POINTS,
    Act,
    Ledger,
    LineKind,
    Moment,
    Samples,
    WeighedChoice,
    acting,
    compared,
    reckoned,
)
from engine.computer.players import think
from engine.computer.strength import Strength
from engine.deal import Opening, new_stock, open_deal
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.hands.split import split
from engine.moves import Discard, Move
from engine.notation.ledger import DEAREST, average_worth
from engine.observation import Observation
from engine.phase import Phase
from engine.play import evolve, is_legal, start
from engine.state import State

_WORLDS = 200
_SECONDS = 60.0
_CHANCE = (LineKind.DEAL, LineKind.DRAW, LineKind.HELD)


class _Played(NamedTuple):
    """A deal that is over: as it was dealt, and what was done."""

    dealt: State
    acts: list[Act]
    moments: list[Moment]


def main(arguments: Sequence[str]) -> None:
    """Print figures of each game, each as soon as it is there, and as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench ledger", description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--futures", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--slips", type=int, default=100)
    parser.add_argument("--timed", type=int, default=2)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    asked = parser.parse_args(arguments)
    for name in asked.games:
        rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
        seats = asked.seats or rules.seats[0]
        called = f"{name}, {seats} seats"
        if asked.deals:
            _print("told", called, _told(rules, seats, asked))
        if asked.slips and name == "gin":
            _print("slips", called, _slips(rules, asked.slips))
        if asked.timed:
            _print("seconds", called, _timed(rules, seats, asked.timed))


def _print(about: str, called: str, found: Mapping[str, int | float | str]) -> None:
    print(json.dumps({"bench": "ledger", "machine": machine(), about: {called: found}}), flush=True)


def _told(rules: Game, seats: int, asked: argparse.Namespace) -> dict[str, int | float | str]:
    """What ledgers of easy and of medium say on average."""
    deals, futures, worlds = asked.deals, asked.futures, asked.worlds
    samples = Samples(futures, worlds, worlds, futures)
    ledgers: tuple[list[Ledger], list[Ledger]] = [], []
    starts = list[float]()
    for number in range(deals):
        # Each weak seat is met with both, and of deals that are numbered all of them.
        weak, second = number // 2 % seats, number % 2
        played = _deal(rules, seats, number // 2, weak, number)
        seat = (weak + second) % seats
        begun = average_worth(rules, played.dealt, seat)
        found = reckoned(rules, played.dealt, played.acts, seat, samples, begun)
        ledgers[second].append(found)
        starts.append(begun.error if begun else 0.0)
    easy, medium = ledgers
    worst = max(abs(_sum(one) - one.result) for one in (*easy, *medium))
    # Deals of the same row begin with the same average, which is off by the same.
    known = hypot(*(error * count for error, count in Counter(starts).items())) / len(starts)

    def chance(some: Sequence[Ledger]) -> tuple[float, float]:
        found = [sum(one.totals[kind].points for kind in _CHANCE) for one in some]
        return fmean(found), hypot(stdev(found) / sqrt(len(found)), known)

    of_easy, of_medium = chance(easy), chance(medium)
    return {
        "deals": deals,
        "futures, worlds": f"{futures}, {worlds}",
        "error of the sum": f"{worst:.0e}",
        "chance, easy": _with_error(*of_easy),
        "chance, medium": _with_error(*of_medium),
        "most in errors": round(max(abs(one) / two for one, two in (of_easy, of_medium)), 1),
        "draws, easy": _mean([one.totals[LineKind.DRAW].points for one in easy]),
        "held, easy": _mean([one.totals[LineKind.HELD].points for one in easy]),
        "medium's choices": _mean([one.totals[LineKind.CHOICE].points for one in medium]),
        "easy's choices": _mean([one.totals[LineKind.CHOICE].points for one in easy]),
        "easy's result": _mean([one.result - one.start for one in easy]),
    }


def _sum(one: Ledger) -> float:
    return one.start + sum(line.points for line in one.lines)


def _mean(some: Sequence[float]) -> str:
    return _with_error(fmean(some), stdev(some) / sqrt(len(some)))


def _with_error(points: float, error: float) -> str:
    return f"{points:+.1f} ± {error:.1f}"


def _timed(rules: Game, seats: int, deals: int) -> dict[str, int | float | str]:
    """Seconds of ledgers as the bot makes them."""
    took, futures, moves = list[float](), list[int](), list[int]()
    for number in range(deals):
        played = _deal(rules, seats, number, 0, number)
        begun = process_time()
        samples = Samples(seconds=_SECONDS, clock=process_time, dear=DEAREST)
        futures.append(reckoned(rules, played.dealt, played.acts, 0, samples).futures)
        took.append(process_time() - begun)
        moves.append(len(played.acts))
    return {
        "ledgers": deals,
        "moves": round(fmean(moves)),
        "mean": round(fmean(took), 1),
        "most": round(max(took), 1),
        "fewest futures": min(futures),
    }


def _deal(rules: Game, seats: int, number: int, weak: int | None, luck: int) -> _Played:
    """A deal of medium players; ``weak`` is the seat of an easy one."""
    seed = sha256(f"ledger {rules.name} {seats} {luck}".encode()).digest()
    state = start(rules, seats)
    begun = Opening(number % rules.deals + 1 if rules.deals else 1, seats - 1, 0)
    dealt = evolve(state, open_deal(rules, state, seed, begun))
    moment, acts, moments = Moment.dealt(dealt), list[Act](), list[Moment]()
    while moment.state.phase is not Phase.OVER:
        seat = acting(rules, moment.state)
        strength = Strength.EASY if seat == weak else Strength.MEDIUM
        seen = Observation.at(rules, moment.state, seat, moment.notes)
        chance = new_stock(rules, moment.state, seed, moment.recycled + 1)
        acts.append(Act(seat, think(seen, strength).move, chance))
        moments.append(moment)
        moment = moment.after(rules, acts[-1])
    return _Played(dealt, acts, moments)


def _slips(rules: Game, deals: int) -> dict[str, int | float | str]:
    """How often a broken meld is named, and how often a throw that was medium's own."""
    lost, found, falsely, tried = list[float](), 0, 0, 0
    number = 0
    while tried < deals:
        played = _deal(rules, 2, number, None, number)
        number += 1
        slips = [
            (moment, act, card)
            for moment, act in zip(played.moments, played.acts, strict=True)
            for card in _broken(rules, moment, act)
        ]
        if slips:
            moment, act, card = Random(number).choice(slips)
            tried += 1
            slip = _judged(rules, moment, act, Discard(card))
            lost.append(slip.judged.points)
            found += _is_named(slip) and slip.judged.points < 0
            falsely += _is_named(_judged(rules, moment, act, act.move))
    return {
        "melds broken": tried,
        "worlds": _WORLDS,
        "points": _mean(lost),
        "named": f"{found / tried:.1%}",
        "medium's own, falsely": f"{falsely / tried:.1%}",
    }


def _broken(rules: Game, moment: Moment, act: Act) -> list[int]:
    """The cards of a meld of three that medium keeps with this throw, and could throw as well."""
    if not isinstance(act.move, Discard):
        return []
    left = list(moment.state.hands[act.seat])
    left.remove(act.move.card)
    melds = split(left, rules.melds, rules.points).melds
    cards = [card for meld in melds if len(meld.cards) == 3 for card in meld.cards]
    return [card for card in cards if is_legal(rules, moment.state, act.seat, Discard(card))]


def _judged(rules: Game, moment: Moment, act: Act, move: Move) -> WeighedChoice:
    choice = compared(rules, moment, act.seat, (move, act.move))
    choice.grow(_WORLDS, apart=move == act.move)
    return choice


def _is_named(choice: WeighedChoice) -> bool:
    points, error = choice.judged
    return abs(points) > max(NAMED * error, POINTS)
