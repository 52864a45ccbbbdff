"""Hints for Manipulation Rummy."""

from bot.screens.coach.hint import (
    Hint,
    Hints,
    can,
    drawing,
    nearly_out,
    playing,
    waiting,
    waiting_first,
)
from bot.screens.coach.learner import Learner
from engine.events import Drew, KnockedOnTable, Rearranged
from engine.moves import Draw, KnockOnTable, Rearrange


def _may_not_lay(learner: Learner) -> bool:
    """Nothing fits on the table as it is."""
    return learner.is_playing and not learner.can(Rearrange)


MANIPULATION = Hints(
    new=(
        Hint("practice-manipulation-knock", can(KnockOnTable), (KnockedOnTable,)),
        Hint("practice-manipulation-draw", drawing, (Drew,)),
        Hint("practice-manipulation-lay", can(Rearrange), (Rearranged,)),
        Hint(
            "practice-manipulation-draw-on",
            lambda one: _may_not_lay(one) and one.can(Draw) and one.times(Drew) == 1,
        ),
        Hint(
            "practice-manipulation-rearrange",
            lambda one: _may_not_lay(one) and bool(one.view.melds),
        ),
        Hint("practice-manipulation-out", nearly_out),
        Hint("practice-manipulation-done", waiting_first),
        Hint("practice-manipulation-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay", can(Rearrange)),
        Hint("practice-short-rearrange", playing),
        Hint("practice-short-watch", waiting),
    ),
)
