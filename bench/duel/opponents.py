"""The players of a duel by what one calls them on the command line."""

from collections.abc import Mapping
from importlib import import_module
from time import process_time

from engine.computer.autopilot import autopilot_move
from engine.computer.luck import luck
from engine.computer.players import Player, plain, player
from engine.computer.question import Question
from engine.computer.strength import Strength
from engine.computer.thought import Thought
from engine.moves import Move
from engine.play import offers


class Opponent:
    """A player at the table of a duel. ``seconds``: the processor time of each decision."""

    def __init__(self, name: str, thinks: Player, seed: int) -> None:
        self.name, self._thinks, self._seed = name, thinks, seed
        self.seconds: list[float] = []

    def move(self, question: Question) -> Move:
        """What it does."""
        before = process_time()
        thought = self._thinks(question, self._seed)
        self.seconds.append(process_time() - before)
        return thought.move


def autopilot(question: Question, seed: int) -> Thought:
    """As for somebody who is not there."""
    return Thought(autopilot_move(question.game, question.state, question.seat))


def anything(question: Question, seed: int) -> Thought:
    """Any legal move, each as likely."""
    found = list(offers(question.game, question.state, question.seat))
    return Thought(luck(question, seed).choice(found))


_OTHERS: Mapping[str, Player] = {"plain": plain, "autopilot": autopilot, "random": anything}


def opponent(name: str, game: str, seed: int) -> Opponent:
    """A strength, ``plain``, ``autopilot``, ``random``, or a Player as ``module:name``.

    Raises ValueError with a sentence for anything else.
    """
    if name in _OTHERS:
        return Opponent(name, _OTHERS[name], seed)
    if name in list(Strength):
        return Opponent(name, player(game, Strength(name)), seed)
    module, colon, attribute = name.partition(":")
    if not colon:
        known = ", ".join([*Strength, *_OTHERS])
        raise ValueError(f"there is no player {name!r}; there is {known}, or module:name")
    thinks: Player = getattr(import_module(module), attribute)
    return Opponent(name, thinks, seed)
