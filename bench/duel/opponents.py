"""The players of a duel by their names on the command line."""

import re
import shlex
from collections.abc import Mapping
from importlib import import_module
from shutil import which
from time import process_time

from bench.duel.contender import Contender
from bench.duel.outside import CLOCK_S, LIMIT_S, Outside
from bench.duel.program import MEMORY
from engine.analysis.players import plain, think
from engine.computer.strength import Strength
from engine.decision import Decision, Player, rng
from engine.moves import Move
from engine.observation import Observation
from engine.play import offers


class Thinker(Contender):
    """A player that thinks in this process."""

    def __init__(self, name: str, thinks: Player, seed: int) -> None:
        super().__init__(name)
        self._thinks, self._seed = thinks, seed

    def move(self, observation: Observation) -> Move:
        before = process_time()
        decision = self._thinks(observation, self._seed)
        self.account.seconds.append(process_time() - before)
        return decision.move


def anything(observation: Observation, seed: int) -> Decision:
    """Choose any legal move, each with the same probability."""
    found = list(offers(observation.game, observation.seen, observation.seat))
    return Decision(rng(observation, seed).choice(found))


_OTHERS: Mapping[str, Player] = {"plain": plain, "random": anything}


def _imported(name: str) -> Player:
    module, _, attribute = name.partition(":")
    try:
        thinks: Player = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"there is no player {name!r}: {error}") from None
    return thinks


_PLACE = re.compile(r"[\w.]+:\w+")
"""The place of a Player, by its module and name."""


def opponent(
    name: str, seed: int, limit_s: float = LIMIT_S, clock_s: float = CLOCK_S, memory: int = MEMORY
) -> Contender:
    """Return a player by name.

    A name is a strength, ``plain``, ``random``, a Player as ``module:name``, or a command line that
    speaks the protocol. A command may take ``limit_s`` for a decision and ``clock_s`` for a game.
    ``memory`` is in megabytes. Raises ValueError with a sentence for anything else.
    """
    if name in _OTHERS:
        return Thinker(name, _OTHERS[name], seed)
    if name in list(Strength):
        strength = Strength(name)
        return Thinker(name, lambda observation, seed: think(observation, strength, seed), seed)
    if _PLACE.fullmatch(name):
        return Thinker(name, _imported(name), seed)
    words = shlex.split(name)
    if words and which(words[0]):
        return Outside(name, limit_s, clock_s=clock_s, memory=memory)
    known = ", ".join([*Strength, *_OTHERS])
    raise ValueError(f"there is no player {name!r}; there is {known}, module:name, or a command")
