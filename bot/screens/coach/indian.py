"""Hints for Indian Rummy."""

from bot.screens.coach.hint import (
    Hint,
    Hints,
    can,
    discarding,
    drawing,
    playing,
    waiting,
    waiting_first,
)
from bot.screens.coach.learner import Learner
from engine.events import Discarded, Drew, Took
from engine.games.registry import game
from engine.hands.groups import is_wild
from engine.hands.lives import Grouping, best_grouping
from engine.melds import MeldKind
from engine.moves import Declare, Drop

_HOPELESS = 60
"""A hand that counts so much is worth a thought of dropping."""


def _hand(learner: Learner) -> Grouping | None:
    lives = game(learner.table_view.game, learner.table_view.options).lives
    view = learner.view
    return None if lives is None else best_grouping(view.hand, view.facts.wild, lives)


def _lives(learner: Learner) -> tuple[bool, bool]:
    """Whether there is a pure sequence, and another one."""
    found = _hand(learner)
    runs = [one for one in found.groups if one.kind is MeldKind.RUN] if found else []
    pure = any(run.pure for run in runs)
    return pure, len(runs) - pure > 0


def _might_drop(learner: Learner) -> bool:
    found = _hand(learner) if drawing(learner) and learner.can(Drop) else None
    return found is not None and found.count >= _HOPELESS


def _has_wild(learner: Learner) -> bool:
    wild = learner.view.facts.wild
    return learner.is_playing and any(is_wild(card, wild) for card in learner.view.hand)


INDIAN = Hints(
    new=(
        Hint("practice-indian-thrown", lambda one: drawing(one) and one.view.facts.thrown_joker),
        Hint("practice-indian-draw", drawing, (Drew, Took)),
        Hint("practice-indian-drop", _might_drop, (Discarded,)),
        Hint("practice-indian-declare", can(Declare)),
        Hint(
            "practice-indian-first-life",
            lambda one: one.is_playing and not _lives(one)[0],
            (Discarded,),
        ),
        Hint(
            "practice-indian-second-life",
            lambda one: one.is_playing and _lives(one) == (True, False),
            (Discarded,),
        ),
        Hint(
            "practice-indian-safe",
            lambda one: one.is_playing and all(_lives(one)) and not one.can(Declare),
        ),
        Hint("practice-indian-joker", _has_wild, (Discarded,)),
        Hint("practice-indian-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw", drawing),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
