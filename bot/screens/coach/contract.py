"""Hints for Contract Rummy."""

from bot.screens.coach.hint import Hint, Hints, discarding, drawing, playing, waiting, waiting_first
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


def _is_asked(learner: Learner) -> bool:
    return learner.can(MayI)


def _is_asked_first(learner: Learner) -> bool:
    return learner.can(MayI) and not learner.answered


def _was_granted(learner: Learner) -> bool:
    first = learner.times(GrantedMayI) == 1
    return first and learner.lately(GrantedMayI) and not learner.is_playing


def _may_make_it(learner: Learner) -> bool:
    return learner.is_playing and learner.can(MakeContract)


def _has_just_made_it(learner: Learner) -> bool:
    return learner.is_playing and learner.lately(MadeContract)


def _may_swap(learner: Learner) -> bool:
    return learner.can(Swap)


def _owes_a_joker(learner: Learner) -> bool:
    return learner.is_playing and learner.view.facts.owed_jokers > 0


def _may_meld(learner: Learner) -> bool:
    return learner.can(LayDown)


def _may_lay_off(learner: Learner) -> bool:
    return learner.can(LayOff)


def _may_lay(learner: Learner) -> bool:
    return learner.can(LayDown, LayOff, Swap)


def _is_nearly_out(learner: Learner) -> bool:
    return learner.is_playing and learner.is_free and learner.has_few


def _is_behind(learner: Learner) -> bool:
    return learner.is_playing and learner.others_down and not learner.is_free


CONTRACT = Hints(
    new=(
        Hint("practice-contract-may-i", _is_asked_first),
        Hint("practice-contract-granted", _was_granted),
        Hint("practice-contract-draw", drawing, (Drew, Took)),
        Hint("practice-contract-ready", _may_make_it),
        Hint("practice-contract-made", _has_just_made_it),
        Hint("practice-contract-owed", _owes_a_joker),
        Hint("practice-contract-swap", _may_swap, (Swapped,)),
        Hint("practice-contract-meld", _may_meld, (LaidDown,)),
        Hint("practice-contract-lay-off", _may_lay_off, (LaidOff,)),
        Hint("practice-contract-out", _is_nearly_out),
        Hint("practice-contract-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-may-i", _is_asked),
        Hint("practice-short-draw", drawing),
        Hint("practice-short-lay", _may_lay),
        Hint("practice-contract-behind", _is_behind),
        Hint("practice-short-discard", playing),
        Hint("practice-short-watch", waiting),
    ),
)
