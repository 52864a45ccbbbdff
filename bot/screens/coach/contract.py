"""Hints for Contract Rummy."""

from bot.screens.coach.hint import (
    Hint,
    Hints,
    can,
    discarding,
    drawing,
    nearly_out,
    playing,
    waiting,
    waiting_first,
)
from bot.screens.coach.learner import Learner
from engine.events import (
    Discarded,
    Drew,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Swapped,
    Took,
)
from engine.moves import LayDown, LayOff, MakeContract, MayI, Swap


def _was_granted(learner: Learner) -> bool:
    first = learner.times(GrantedMayI) == 1
    return first and learner.lately(GrantedMayI) and not learner.is_playing


CONTRACT = Hints(
    new=(
        Hint("practice-contract-may-i", lambda one: one.can(MayI) and not one.answered),
        Hint("practice-contract-granted", _was_granted),
        Hint("practice-contract-draw", drawing, (Drew, Took)),
        Hint("practice-contract-ready", can(MakeContract)),
        Hint("practice-contract-made", lambda one: one.is_playing and one.lately(MadeContract)),
        Hint(
            "practice-contract-owed", lambda one: one.is_playing and one.view.facts.owed_jokers > 0
        ),
        Hint("practice-contract-swap", can(Swap), (Swapped,)),
        Hint("practice-contract-meld", can(LayDown), (LaidDown,)),
        Hint("practice-contract-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-contract-out", lambda one: nearly_out(one) and one.is_free),
        Hint("practice-contract-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-may-i", can(MayI)),
        Hint("practice-short-draw", drawing),
        Hint("practice-short-lay", can(LayDown, LayOff, Swap)),
        Hint(
            "practice-contract-behind",
            lambda one: one.is_playing and one.others_down and not one.is_free,
        ),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
