"""Chance and choice: does a ledger add up, is it fair, does it find what was thrown away, and what
does it cost? ``python -m bench ledger [--deals N] [--futures K] [--slips N] [--games …]``.

* **deals**: the easy player among medium ones, whose ledger is told, and one of medium: the error
  of the sum, the mean of chance and of choices (chance averages 0, medium's choices are 0).
* **slips**: medium plays Gin, and once a deal throws out of a meld of three. How often is that
  choice named at 200 worlds? How often medium's own throw beside itself, each in worlds of its own?
* **seconds** of the processor for a ledger of the easy player as the bot makes it.
"""

import argparse
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

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
from engine.notation.ledger import average_worth
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
    """Print a few lines for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench ledger", description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--futures", type=int, default=16)
    parser.add_argument("--slips", type=int, default=60)
    parser.add_argument("--timed", type=int, default=3)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    asked = parser.parse_args(arguments)
    for name in asked.games:
        rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
        seats = asked.seats or rules.seats[0]
        print(f"ledger: {name}, {seats} seats", flush=True)
        if asked.deals:
            for line in _told(rules, seats, asked.deals, asked.futures):
                print(f"  {line}", flush=True)
        if asked.timed:
            print(f"  {_timed(rules, seats, asked.timed)}", flush=True)
        if asked.slips and name == "gin":
            print(f"  {_slips(rules, asked.slips)}", flush=True)


def _told(rules: Game, seats: int, deals: int, futures: int) -> Iterator[str]:
    """What ledgers of easy and of medium say on average."""
    samples = Samples.of(futures)
    easy, medium = list[Ledger](), list[Ledger]()
    for number in range(deals):
        weak = number % seats
        played = _deal(rules, seats, number, weak)
        for seat, found in ((weak, easy), ((weak + 1) % seats, medium)):
            begun = average_worth(rules, played.dealt, seat)
            found.append(reckoned(rules, played.dealt, played.acts, seat, samples, begun))
    worst = max(abs(_sum(one) - one.result) for one in (*easy, *medium))
    yield f"{deals} deals, {futures} futures: error of the sum {worst:.0e} at most"
    for called, some in (("easy", easy), ("medium", medium)):
        chance = [sum(one.totals[kind].points for kind in _CHANCE) for one in some]
        drawn = [one.totals[LineKind.DRAW].points for one in some]
        chosen = [one.totals[LineKind.CHOICE].points for one in some]
        others = [one.totals[LineKind.OTHERS].points for one in some]
        results = [one.result - one.start for one in some]
        noise = fmean(one.totals[LineKind.CHOICE].error for one in some)
        yield (
            f"{called}: result {_mean(results)}, chance {_mean(chance)} (draws {_mean(drawn)}),"
            f" own choices {_mean(chosen)} (error a deal {noise:.1f}), others' {_mean(others)};"
            f" sd of the result {stdev(results):.0f}, of choices {stdev(chosen):.0f}"
        )


def _sum(one: Ledger) -> float:
    return one.start + sum(line.points for line in one.lines)


def _mean(some: Sequence[float]) -> str:
    return f"{fmean(some):+.1f} ± {stdev(some) / sqrt(len(some)):.1f}"


def _timed(rules: Game, seats: int, deals: int) -> str:
    """Seconds of ledgers as the bot makes them."""
    took, futures = list[float](), list[int]()
    for number in range(deals):
        played = _deal(rules, seats, number, 0)
        begun = process_time()
        samples = Samples(seconds=_SECONDS, clock=process_time)
        futures.append(reckoned(rules, played.dealt, played.acts, 0, samples).futures)
        took.append(process_time() - begun)
    return (
        f"{fmean(took):.1f} s of the processor a ledger, {max(took):.1f} at most, of"
        f" {min(futures)} futures at least"
    )


def _deal(rules: Game, seats: int, number: int, weak: int | None) -> _Played:
    """A deal of medium players; ``weak`` is the seat of an easy one."""
    seed = sha256(f"ledger {rules.name} {seats} {number}".encode()).digest()
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


def _slips(rules: Game, deals: int) -> str:
    """How often a broken meld is named, and how often a throw that was medium's own."""
    lost, found, falsely, tried = list[float](), 0, 0, 0
    number = 0
    while tried < deals:
        played = _deal(rules, 2, number, None)
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
    return (
        f"{tried} melds broken on purpose: {_mean(lost)}, {found / tried:.0%} named;"
        f" medium's own throw falsely {falsely / tried:.0%} (of {_WORLDS} worlds)"
    )


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
