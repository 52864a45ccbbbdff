"""Programs that are asked to play, well or badly."""

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bench.duel.account import Account
from bench.duel.outside import Chair, Outside
from engine.analysis.players import choose
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.observation import Observation, masked
from engine.play import start
from engine.shuffle import open_deal
from engine.state import State

if TYPE_CHECKING:
    from engine.moves import Move

GIN = game("gin", REGISTRY["gin"].presets[REGISTRY["gin"].default])
ENOUGH, HARDLY = 60.0, 0.1
"""Seconds in which a program answers on any machine, and in which it need not."""
ANSWERS = """
import json, sys, time
def asks():
    for line in sys.stdin:
        told = json.loads(line)
        if told["kind"] == "ask":
            yield told
def say(**answer):
    print(json.dumps(answer), flush=True)
"""
FIRST = "for ask in asks(): say(no=ask['no'], move=ask['offers'][0])"
"""A program that plays any legal move."""


def command(folder: Path, body: str) -> str:
    file = folder / "program.py"
    file.write_text(ANSWERS + body, encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(file)])


def running(folder: Path) -> list[str]:
    """The processes that a program of this folder has become, with its supervisor and whatever it
    has started, wherever that went."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            if str(folder) in words:
                found.append(f"{process.name} {words}")
    return found


def table() -> State:
    before = start(GIN, 2)
    return evolve(before, open_deal(GIN, before, bytes(32)))


class Asked:
    """A program in a seat that is asked again and again while the table goes on."""

    def __init__(
        self, words: str, limit_s: float, start_s: float, clock_s: float = 9 * ENOUGH
    ) -> None:
        self.outside = Outside(words, limit_s, start_s, clock_s)
        self.state = table()
        self.chair = self.outside.at(self.state.turn)
        assert isinstance(self.chair, Chair)
        self.chair.begins(GIN, masked(self.state, self.state.turn), self.state.turn)
        self.played: list[tuple[Move, Move]] = []

    @property
    def account(self) -> Account:
        return self.outside.account

    def ask(self, times: int = 1) -> None:
        """Its answers beside the safe moves; what it plays does not happen."""
        observation = Observation.at(GIN, self.state, self.state.turn)
        for _ in range(times):
            safe = choose(observation)
            self.played.append((self.chair.move(observation), safe))

    def all_safe(self) -> bool:
        return all(played == safe for played, safe in self.played)
