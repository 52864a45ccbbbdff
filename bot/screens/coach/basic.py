"""Hints for Basic Rummy."""

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
from engine.events import Discarded, Drew, LaidDown, LaidOff, Took
from engine.moves import LayDown, LayOff


def _may_meld(learner: Learner) -> bool:
    return learner.can(LayDown)


def _may_lay_off(learner: Learner) -> bool:
    return learner.can(LayOff)


def _is_nearly_out(learner: Learner) -> bool:
    return learner.is_playing and learner.has_few


def _may_lay(learner: Learner) -> bool:
    return learner.can(LayDown, LayOff)


BASIC = Hints(
    new=(
        Hint("practice-basic-draw", drawing, (Drew, Took)),
        Hint("practice-basic-meld", _may_meld, (LaidDown,)),
        Hint("practice-basic-lay-off", _may_lay_off, (LaidOff,)),
        Hint("practice-basic-out", _is_nearly_out),
        Hint("practice-basic-taken", took_for_the_first_time),
        Hint("practice-basic-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw", drawing),
        Hint("practice-short-lay", _may_lay),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
