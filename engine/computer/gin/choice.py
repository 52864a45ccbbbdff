"""What the players of Gin do."""

from engine.computer.gin.closing import closing
from engine.computer.gin.drawing import drawing
from engine.computer.gin.glimpse import glimpse, tables
from engine.computer.gin.judgement import LEARNED
from engine.computer.gin.throws import JudgedThrow, weighed
from engine.computer.gin.trying import tried
from engine.computer.luck import luck
from engine.computer.question import Question
from engine.computer.thought import Option, Thought
from engine.moves import Discard, Show
from engine.phase import Phase
from engine.play import offers
from engine.steps.take import TakenCard


def steady(question: Question, seed: int) -> Thought:
    """Throws what the judgement thinks best; knocks at once."""
    return _thought(question, None)


def strong(question: Question, seed: int) -> Thought:
    """The same, and where throws are close they are tried out."""
    return _thought(question, seed)


def _thought(question: Question, seed: int | None) -> Thought:
    phase = question.state.phase
    if phase in (Phase.OFFER, Phase.DRAW):
        return drawing(question)
    if phase is Phase.PLAY:
        return closing(question) or _throwing(question, seed)
    for move in offers(*question[:3], Show):
        return Thought(move)
    raise ValueError(f"seat {question.seat} has no move in phase {phase}")


def _throwing(question: Question, seed: int | None) -> Thought:
    game, state, _, _ = question
    seen, taken = glimpse(question), state.recall(TakenCard).taken
    found = weighed(seen, tables(game), LEARNED, taken)
    options = tuple(map(_option, found))
    if seed is not None:
        options = tried(game, seen, options, luck(question, seed))
    return Thought(options[0].move, options)


def _option(one: JudgedThrow) -> Option:
    parts = {
        "deadwood": -float(one.deadwood),
        "outs": one.worth - one.danger + one.deadwood,
        "danger": one.danger,
    }
    return Option(Discard(one.card), one.worth, parts)
