"""Hints for Gin."""

from bot.screens.coach.hint import (
    Hint,
    Hints,
    discarding,
    drawing,
    playing,
    took_for_the_first_time,
    waiting,
    waiting_first,
)
from bot.screens.coach.learner import Learner
from engine.computer.plain.suggestions import progress
from engine.events import Discarded, Drew, Took
from engine.games.registry import game
from engine.moves import BigGin, Knock
from engine.phase import Phase


def _is_offered(learner: Learner) -> bool:
    return learner.view.phase is Phase.OFFER and learner.view.turn == learner.seat


def _was_refused(learner: Learner) -> bool:
    return drawing(learner) and len(learner.view.facts.refused_by) == len(learner.view.scores)


def _has_gin(learner: Learner) -> bool:
    rules = game(learner.table_view.game, learner.table_view.options)
    return learner.can(Knock, BigGin) and progress(rules, learner.view).after_discard == 0


GIN = Hints(
    new=(
        Hint("practice-gin-offer", _is_offered),
        Hint("practice-gin-refused", _was_refused),
        Hint("practice-gin-draw", lambda one: drawing(one) and not _was_refused(one), (Drew, Took)),
        Hint("practice-gin-gin", _has_gin),
        Hint("practice-gin-knock", lambda one: one.can(Knock, BigGin) and not _has_gin(one)),
        Hint("practice-gin-taken", took_for_the_first_time),
        Hint("practice-gin-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw", drawing),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
