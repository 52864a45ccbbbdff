"""Random play of whole deals on one thread, with all legal moves listed at every turn.

Run it with ``python -m bench engine [--seconds N]``. Each row is a driver of the same form, which
lists all legal moves, chooses one with a seeded generator, and makes it. The games of the registry
are compared with the gin rummy of RLCard (its core, and its environment with the observation of
each turn) and of OpenSpiel, if they are installed (``pip install '.[bench]'``). Seconds are of the
processor. The rows take turns in slices, of which the median, least and most are printed. The last
line is JSON.

In every row, a move is a player's decision. OpenSpiel also makes moves of chance, one for each card
that is dealt or drawn. The rate with those included is printed behind, also for the registry's
games (a card dealt or drawn from the stock is one, but penalty cards aren't counted).
"""

import argparse
import importlib
import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engine.cards import Card
from engine.events import Recycled
from engine.evolve import evolve
from engine.games.registry import KNOWN, game
from engine.moves import Draw
from engine.phase import Phase
from engine.play import advance, offers, start
from engine.shuffle import open_deal
from engine.table.ending import called_off, takes_too_long

SECONDS = 3.0
SLICES = 6
SEED = 20


class Deal(NamedTuple):
    """Players' moves in one deal, moves of chance, and whether the deal ended by its rules."""

    moves: int
    chance: int = 0
    ended: bool = True


Driver = Callable[[Random], Deal]
"""Plays one deal."""


def registered(name: str, seats: int) -> Driver:
    """Return a driver for a game of the registry under its standard rules."""
    listing = KNOWN[name]
    rules = game(name, listing.presets[listing.default])

    def play(chance: Random) -> Deal:
        def shuffled(cards: tuple[Card, ...]) -> Recycled:
            return Recycled(tuple(chance.sample(cards, len(cards))))

        table = start(rules, seats)
        state = evolve(table, open_deal(rules, table, chance.randbytes(32)))
        moves, dealt = 0, sum(map(len, (*state.hands, state.discard)))
        while state.phase is not Phase.OVER:
            if takes_too_long(state):
                for event in called_off(rules, state):
                    state = evolve(state, event)
                return Deal(moves, dealt, ended=False)
            if state.phase is Phase.MAY_I:
                found = [(at, move) for at in range(seats) for move in offers(rules, state, at)]
                seat, move = chance.choice(found)
            else:
                seat = state.turn
                move = chance.choice(list(offers(rules, state, seat)))
            _, state = advance(rules, state, seat, move, shuffled)
            moves += 1
            dealt += type(move) is Draw
        return Deal(moves, dealt)

    return play


def rlcard_core() -> Driver:
    """Return a driver for RLCard's gin rummy without its environment."""
    made: Any = importlib.import_module("rlcard.games.gin_rummy.game").GinRummyGame()
    made.np_random.seed(SEED)

    def play(chance: Random) -> Deal:
        made.init_game()
        moves = 0
        while not made.is_over():
            made.step(chance.choice(made.judge.get_legal_actions()))
            moves += 1
        return Deal(moves)

    return play


def rlcard_environment() -> Driver:
    """Return a driver for RLCard's environment, which observes the table at every turn."""
    made: Any = importlib.import_module("rlcard").make("gin-rummy", config={"seed": SEED})

    def play(chance: Random) -> Deal:
        seen, _ = made.reset()
        moves = 0
        while not made.is_over():
            seen, _ = made.step(chance.choice(list(seen["legal_actions"])))
            moves += 1
        return Deal(moves)

    return play


def open_spiel() -> Driver:
    """Return a driver for OpenSpiel's gin rummy, from Python."""
    rules: Any = importlib.import_module("pyspiel").load_game("gin_rummy")

    def play(chance: Random) -> Deal:
        state = rules.new_initial_state()
        moves = players = 0
        while not state.is_terminal():
            players += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return Deal(players, moves - players)

    return play


OTHERS: dict[str, Callable[[], Driver]] = {
    "RLCard gin rummy, core": rlcard_core,
    "RLCard gin rummy, environment": rlcard_environment,
    "OpenSpiel gin rummy": open_spiel,
}


class Row:
    """The results of a driver so far."""

    def __init__(self, name: str, driver: Driver) -> None:
        self.name, self._driver, self._random = name, driver, Random(SEED)
        self.deals = self.moves = self.chance = self.called_off = 0
        self.rates: list[float] = []

    def run(self, seconds: float) -> None:
        """Play whole deals for about this many seconds."""
        begin, before = process_time(), self.moves
        until = begin + seconds
        while (now := process_time()) < until:
            deal = self._driver(self._random)
            self.deals += 1
            self.moves += deal.moves
            self.chance += deal.chance
            self.called_off += not deal.ended
        self.rates.append((self.moves - before) / (now - begin))

    @property
    def spread(self) -> dict[str, float]:
        """The least, median and most moves of players per second over the slices."""
        told = {"min": min(self.rates), "median": median(self.rates), "most": max(self.rates)}
        return {name: round(one) for name, one in told.items()}

    def told(self) -> str:
        """Return the line to print."""
        least, middle, most = self.spread.values()
        line = f"{self.name:32} {middle:9,.0f} moves/s (least {least:,.0f}, most {most:,.0f})"
        line += f" {self.moves / self.deals:7,.1f} a deal"
        if self.chance:
            line += f", with chance {middle * (1 + self.chance / self.moves):,.0f}/s"
        if self.called_off:
            line += f", {self.called_off} of {self.deals} deals called off"
        return line


def report(seconds: float = SECONDS) -> Iterator[str]:
    """Yield a line for each game after about ``seconds`` of play. The last line is JSON."""
    rows, missing = [], []
    for name in KNOWN:
        seats = game(name, KNOWN[name].presets[KNOWN[name].default]).seats
        rows += [
            Row(f"{name}, {count} seats", registered(name, count))
            for count in dict.fromkeys((seats[0], seats[-1]))
        ]
    for name, make in OTHERS.items():
        try:
            rows.append(Row(name, make()))
        except ModuleNotFoundError as error:
            missing.append(f"{name:32} not installed: {error.name}")
    for _ in range(SLICES):
        for row in rows:
            row.run(seconds / SLICES)
    yield from (row.told() for row in rows)
    yield from missing
    told = {row.name: row.spread for row in rows}
    yield json.dumps({"bench": "engine", "moves_per_s": told})


def main(arguments: Sequence[str]) -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench engine", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="play of each row")
    for line in report(parser.parse_args(arguments).seconds):
        print(line)
