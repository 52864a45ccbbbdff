"""Measure whether a ledger is fair, whether it finds mistakes, and how long it takes.

``python -m bench ledger [--chance N] [--slips N] [--timed N] [--games …]`` measures:

* **chance**: an easy player plays among medium ones. The result of a deal minus its average, and
minus the worth of all choices, is chance. No moment has to be weighed for it, so it takes many
deals. It averages 0 for every player if choices are judged fairly.
* **slips**: medium plays Gin, and once per deal discards from a meld of three. How often is that
choice named at 200 worlds? How often is medium's own discard named, compared with itself, each in
different worlds?
* **seconds** of the processor for a ledger of the easy player, made as by the bot.

With ``--kept FILE``, every deal is appended to FILE once it is measured, and is taken from there
the next time. Delete the file when the code changes.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import count, islice
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from bench.measure import machine
from engine.analysis.ledger import NAMED, POINTS, Samples, WeighedChoice, compared, ledger_of
from engine.analysis.moments import Act, Moment, acting
from engine.analysis.players import think
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.game import Game
from engine.games.gin.melds import split
from engine.games.registry import REGISTRY, game
from engine.moves import Discard, Move
from engine.notation.ledger_story import COSTLY_CHOICES, average_worth
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, is_legal, start
from engine.shuffle import Opening, new_stock, open_deal
from engine.state import State

_WORLDS = 200
_SECONDS = 60.0


class _Played(NamedTuple):
    """A deal that is over, from its start to its end."""

    dealt: State
    acts: list[Act]
    moments: list[Moment]


_Found = dict[str, float]


class _Kept:
    """Earlier measurements, by their names."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        lines = file.read_text().splitlines() if file is not None and file.exists() else []
        self._found: dict[str, _Found] = dict(map(json.loads, lines))

    def of(self, what: str, measured: Callable[[], _Found]) -> _Found:
        """Return a measurement, and make it if it is missing."""
        if what not in self._found:
            self._found[what] = measured()
            if self._file is not None:
                with self._file.open("a") as lines:
                    lines.write(json.dumps([what, self._found[what]]) + "\n")
        return self._found[what]


def main(arguments: Sequence[str]) -> None:
    """Print the results of each game as JSON, as soon as they are ready."""
    parser = argparse.ArgumentParser(prog="python -m bench ledger", description=__doc__)
    parser.add_argument("--chance", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--slips", type=int, default=100)
    parser.add_argument("--timed", type=int, default=2)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal told")
    parser.add_argument("--kept", type=Path, metavar="FILE")
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    asked = parser.parse_args(arguments)
    kept = _Kept(asked.kept)
    for name in asked.games:
        rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
        seats = asked.seats or rules.seats[0]
        called = f"{name}, {seats} seats"
        if asked.chance:
            _print("chance", called, _chance(rules, seats, asked, kept))
        if asked.slips and name == "gin":
            _print("slips", called, _slips(rules, asked.slips, kept))
        if asked.timed:
            _print("seconds", called, _timed(rules, seats, asked.timed, kept))


def _print(about: str, called: str, found: Mapping[str, int | float | str]) -> None:
    print(json.dumps({"bench": "ledger", "machine": machine(), about: {called: found}}), flush=True)


def _chance(
    rules: Game, seats: int, asked: argparse.Namespace, kept: _Kept
) -> dict[str, int | float | str]:
    """Return the averages of results without the worth of choices."""
    called = f"{rules.name} {seats} chance {asked.worlds}"
    found = [
        kept.of(f"{called} {number}", partial(_left, rules, seats, number, asked.worlds))
        for number in range(asked.first, asked.first + asked.chance)
    ]
    sums = {who: _around([one[who] for one in found], found) for who in ("easy", "medium")}
    return {
        "deals": asked.chance,
        "worlds": asked.worlds,
        **{f"chance, {who}": _with_interval(*one) for who, one in sums.items()},
        "most in errors": round(max(abs(mean) / error for mean, error in sums.values()), 1),
        "easy's choices": _mean([one["choices"] for one in found]),
        "medium's choices": _mean([one["medium's choices"] for one in found]),
        "easy's result": _mean([one["result"] for one in found]),
    }


def _left(rules: Game, seats: int, number: int, worlds: int) -> _Found:
    """Measure one deal, for the easy player and for the mean of the medium ones."""
    weak = number % seats
    played = _deal(rules, seats, number, weak, number)
    [*_, last], [*_, end] = played.moments, played.acts
    result = last.after(rules, end).state.result
    assert result is not None, "the deal is over"
    begun = [average_worth(rules, played.dealt, seat) for seat in range(seats)]
    known = [one.points if one else 0.0 for one in begun]
    results = [worth - usual for worth, usual in zip(rules.end.worth(result), known, strict=True)]
    left, own = [*results], [0.0] * seats
    for step, (moment, act) in enumerate(zip(played.moments, played.acts, strict=True)):
        gains = _gains(rules, moment, act, worlds, f"{number} {step}")
        own[act.seat] += gains[act.seat]
        left = [rest - gain for rest, gain in zip(left, gains, strict=True)]
    others = [seat for seat in range(seats) if seat != weak]
    return {
        "easy": left[weak],
        "medium": fmean(left[seat] for seat in others),
        "choices": own[weak],
        "medium's choices": fmean(own[seat] for seat in others),
        "result": results[weak],
        "start error": max(one.error if one else 0.0 for one in begun),
    }


def _gains(rules: Game, moment: Moment, act: Act, worlds: int, luck: str) -> list[float]:
    """Return what each seat gains by this move instead of medium's, by the player's knowledge."""
    instead = moment.medium(rules, act.seat)
    made, other = (decide(rules, moment.state, act.seat, one) for one in (act.move, instead))
    gains = [0.0] * moment.state.seats
    for number in range(0 if made == other else worlds):
        seed = sha256(f"world {luck} {number}".encode()).digest()
        world = moment.as_known_to(rules, act.seat, seed)
        one, two = (
            world.after_move(rules, act.seat, move, seed).to_the_end(rules, seed)
            for move in (act.move, instead)
        )
        gains = [so_far + (a - b) / worlds for so_far, a, b in zip(gains, one, two, strict=True)]
    return gains


def _around(some: Sequence[float], found: Sequence[_Found]) -> tuple[float, float]:
    """Return the mean of numbers, and its error.

    Deals that start with the same row of averages (``AVERAGES``) share the error of that row.
    """
    starts = Counter(one["start error"] for one in found)
    known = hypot(*(error * times for error, times in starts.items())) / len(found)
    return fmean(some), hypot(stdev(some) / sqrt(len(some)), known)


def _with_interval(mean: float, error: float) -> str:
    low, high = mean - 1.96 * error, mean + 1.96 * error
    return f"{_with_error(mean, error)} [{low:+.1f}, {high:+.1f}]"


def _mean(some: Sequence[float]) -> str:
    return _with_error(fmean(some), stdev(some) / sqrt(len(some)))


def _with_error(points: float, error: float) -> str:
    return f"{points:+.1f} ± {error:.1f}"


def _timed(rules: Game, seats: int, deals: int, kept: _Kept) -> dict[str, int | float | str]:
    """Measure the seconds of ledgers as the bot makes them."""
    found = [
        kept.of(
            f"{rules.name} {seats} seconds {number}",
            partial(_seconds, rules, seats, number),
        )
        for number in range(deals)
    ]
    return {
        "ledgers": deals,
        "moves": round(fmean(one["moves"] for one in found)),
        "mean": round(fmean(one["seconds"] for one in found), 1),
        "most": round(max(one["seconds"] for one in found), 1),
        "fewest futures": round(min(one["futures"] for one in found)),
    }


def _seconds(rules: Game, seats: int, number: int) -> _Found:
    played = _deal(rules, seats, number, 0, number)
    begun = process_time()
    samples = Samples(seconds=_SECONDS, clock=process_time, costliest=COSTLY_CHOICES)
    futures = ledger_of(rules, played.dealt, played.acts, 0, samples).futures
    return {"seconds": process_time() - begun, "moves": len(played.acts), "futures": futures}


def _deal(rules: Game, seats: int, number: int, weak: int | None, luck: int) -> _Played:
    """Play a deal of medium players. ``weak`` is the seat of an easy one."""
    seed = sha256(f"ledger {rules.name} {seats} {luck}".encode()).digest()
    state = start(rules, seats)
    begun = Opening(number % rules.end.deals + 1 if rules.end.deals else 1, seats - 1, 0)
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


def _slips(rules: Game, deals: int, kept: _Kept) -> dict[str, int | float | str]:
    """Return how often a broken meld is named, and how often medium's own discard."""

    def tried() -> Iterator[_Found]:
        for number in count():
            if found := kept.of(f"{rules.name} slips {number}", partial(_slip, rules, number)):
                yield found

    told = [*islice(tried(), deals)]
    return {
        "melds broken": deals,
        "worlds": _WORLDS,
        "points": _mean([one["points"] for one in told]),
        "named": _share([one["named"] for one in told]),
        "medium's own, falsely": _share([one["falsely"] for one in told]),
    }


def _slip(rules: Game, number: int) -> _Found:
    """Break a meld in a deal, and judge it and medium's own discard. Empty without a meld."""
    played = _deal(rules, 2, number, None, number)
    slips = [
        (moment, act, card)
        for moment, act in zip(played.moments, played.acts, strict=True)
        for card in _broken(rules, moment, act)
    ]
    if not slips:
        return {}
    moment, act, card = Random(number + 1).choice(slips)
    slip, same = (_judged(rules, moment, act, move) for move in (Discard(card), act.move))
    points = slip.judged.points
    return {"points": points, "named": _is_named(slip) and points < 0, "falsely": _is_named(same)}


def _share(named: Sequence[float]) -> str:
    """Return the share of named choices, with its 95 % interval (Wilson's)."""
    deals, part, square = len(named), fmean(named), 1.96**2
    middle = (part + square / (2 * deals)) / (1 + square / deals)
    spread = sqrt(part * (1 - part) * square / deals + (square / (2 * deals)) ** 2)
    away = spread / (1 + square / deals)
    return f"{part:.1%} [{middle - away:.1%}, {middle + away:.1%}]"


def _broken(rules: Game, moment: Moment, act: Act) -> list[int]:
    """Return the cards of kept melds of three that medium could discard instead."""
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
