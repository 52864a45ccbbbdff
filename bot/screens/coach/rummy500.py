"""Hints for Rummy 500."""

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
from bot.screens.coach.learner import FEW, Learner
from engine.events import Discarded, Drew, LaidDown, LaidOff, TookRow
from engine.moves import LayDown, LayOff, TakeRow


def _spent(learner: Learner) -> bool:
    return learner.is_drawing and learner.view.facts.spent


def _has_swept(learner: Learner) -> bool:
    """They took more than one card in this turn."""
    return learner.is_playing and learner.lately(TookRow) and bool(learner.new_cards)


def _others_nearly_out(learner: Learner) -> bool:
    """Somebody else has few cards left."""
    hands = enumerate(learner.view.hands)
    on_turn = learner.is_drawing or learner.is_playing
    return on_turn and any(len(hand) <= FEW for seat, hand in hands if seat != learner.seat)


RUMMY500 = Hints(
    new=(
        Hint("practice-rummy500-spent", _spent),
        Hint("practice-rummy500-take", can(TakeRow), (TookRow,)),
        Hint(
            "practice-rummy500-draw",
            lambda one: drawing(one) and not one.can(TakeRow) and not _spent(one),
            (Drew, TookRow),
        ),
        Hint("practice-rummy500-swept", _has_swept),
        Hint("practice-rummy500-meld", can(LayDown), (LaidDown,)),
        Hint("practice-rummy500-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-rummy500-out", nearly_out),
        Hint("practice-rummy500-behind", _others_nearly_out),
        Hint("practice-rummy500-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-sweep", can(TakeRow)),
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay-dummy", can(LayDown, LayOff)),
        Hint("practice-short-discard-dummy", playing),
        Hint("practice-short-watch", waiting),
    ),
)
