"""Hints for Manipulation Rummy."""

from bot.screens.coach.hint import Hint, Hints, drawing, playing, waiting, waiting_first
from bot.screens.coach.learner import Learner
from engine.events import Drew, KnockedOnTable, Rearranged
from engine.moves import Draw, KnockOnTable, Rearrange


def _may_lay(learner: Learner) -> bool:
    return learner.is_playing and learner.can(Rearrange)


def _may_rearrange(learner: Learner) -> bool:
    """Nothing fits as it lies, and there is something to rearrange."""
    return learner.is_playing and not learner.can(Rearrange) and bool(learner.view.melds)


def _may_draw_on(learner: Learner) -> bool:
    return learner.is_playing and learner.can(Draw) and not learner.can(Rearrange)


def _has_drawn_once(learner: Learner) -> bool:
    return _may_draw_on(learner) and learner.times(Drew) == 1


def _may_knock(learner: Learner) -> bool:
    return learner.is_playing and learner.can(KnockOnTable)


def _is_nearly_out(learner: Learner) -> bool:
    return learner.is_playing and learner.has_few


MANIPULATION = Hints(
    new=(
        Hint("practice-manipulation-knock", _may_knock, (KnockedOnTable,)),
        Hint("practice-manipulation-draw", drawing, (Drew,)),
        Hint("practice-manipulation-lay", _may_lay, (Rearranged,)),
        Hint("practice-manipulation-draw-on", _has_drawn_once),
        Hint("practice-manipulation-rearrange", _may_rearrange),
        Hint("practice-manipulation-out", _is_nearly_out),
        Hint("practice-manipulation-done", waiting_first),
        Hint("practice-manipulation-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay", _may_lay),
        Hint("practice-short-rearrange", playing),
        Hint("practice-short-watch", waiting),
    ),
)
