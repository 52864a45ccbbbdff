"""Hints for Ten Phases."""

from bot.screens.coach.hint import Hint, Hints, discarding, drawing, playing, waiting, waiting_first
from bot.screens.coach.learner import Learner
from engine.cards import JOKER
from engine.events import Discarded, Drew, LaidOff, PlayedSkip, Took
from engine.moves import LayOff, MakeContract, Take
from engine.steps.skips import SKIP


def _meets_skip(learner: Learner) -> bool:
    return learner.is_drawing and learner.view.upcard == SKIP and not learner.can(Take)


def _may_lay_off(learner: Learner) -> bool:
    return learner.is_playing and learner.can(LayOff)


def _has_skip(learner: Learner) -> bool:
    return discarding(learner) and SKIP in learner.view.hand


def _keeps_wild(learner: Learner) -> bool:
    return learner.is_playing and not learner.is_free and JOKER in learner.view.hand


def _is_behind(learner: Learner) -> bool:
    return learner.is_playing and learner.others_down and not learner.is_free


PHASES = Hints(
    new=(
        Hint("practice-phases-skip-stays", _meets_skip, (Drew, Took)),
        Hint("practice-phases-draw", drawing, (Drew, Took)),
        Hint("practice-phases-ready", lambda one: one.is_playing and one.can(MakeContract)),
        Hint("practice-phases-lay-off", _may_lay_off, (LaidOff,)),
        Hint("practice-phases-skip", _has_skip, (PlayedSkip,)),
        Hint("practice-phases-out", lambda one: one.is_playing and one.is_free and one.has_few),
        Hint("practice-phases-wild", _keeps_wild, (Discarded,)),
        Hint("practice-phases-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw", drawing),
        Hint("practice-short-lay", _may_lay_off),
        Hint("practice-phases-behind", _is_behind),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
