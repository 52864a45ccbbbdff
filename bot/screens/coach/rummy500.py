"""Hints for Rummy 500."""

from bot.screens.coach.hint import Hint, Hints, discarding, drawing, waiting, waiting_first
from bot.screens.coach.learner import FEW, Learner
from engine.events import Discarded, Drew, LaidDown, LaidOff, TookRow
from engine.moves import LayDown, LayOff, TakeRow


def _is_spent(learner: Learner) -> bool:
    return learner.is_drawing and learner.view.facts.spent


def _may_take(learner: Learner) -> bool:
    return learner.is_drawing and learner.can(TakeRow)


def _may_only_draw(learner: Learner) -> bool:
    return learner.is_drawing and not learner.can(TakeRow) and not learner.view.facts.spent


def _has_swept(learner: Learner) -> bool:
    """They took more than one card in this turn."""
    return learner.is_playing and learner.lately(TookRow) and len(learner.new_cards) > 0


def _may_meld(learner: Learner) -> bool:
    return learner.is_playing and learner.can(LayDown)


def _may_lay_off(learner: Learner) -> bool:
    return learner.is_playing and learner.can(LayOff)


def _may_lay(learner: Learner) -> bool:
    return learner.is_playing and learner.can(LayDown, LayOff)


def _is_nearly_out(learner: Learner) -> bool:
    return learner.is_playing and learner.has_few


def _others_nearly_out(learner: Learner) -> bool:
    """Somebody else has few cards left."""
    hands = enumerate(learner.view.hands)
    on_turn = learner.is_drawing or learner.is_playing
    return on_turn and any(len(hand) <= FEW for seat, hand in hands if seat != learner.seat)


def _plays(learner: Learner) -> bool:
    return learner.is_playing


RUMMY500 = Hints(
    new=(
        Hint("practice-rummy500-spent", _is_spent),
        Hint("practice-rummy500-take", _may_take, (TookRow,)),
        Hint("practice-rummy500-draw", _may_only_draw, (Drew, TookRow)),
        Hint("practice-rummy500-swept", _has_swept),
        Hint("practice-rummy500-meld", _may_meld, (LaidDown,)),
        Hint("practice-rummy500-lay-off", _may_lay_off, (LaidOff,)),
        Hint("practice-rummy500-out", _is_nearly_out),
        Hint("practice-rummy500-behind", _others_nearly_out),
        Hint("practice-rummy500-discard", discarding, (Discarded,)),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-sweep", _may_take),
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay-dummy", _may_lay),
        Hint("practice-short-discard-dummy", _plays),
        Hint("practice-short-watch", waiting),
    ),
)
