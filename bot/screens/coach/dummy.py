"""Hints for Thai Dummy."""

from bot.screens.coach.hint import Hint, Hints, discarding, drawing, waiting, waiting_first
from bot.screens.coach.learner import Learner
from engine.events import Discarded, Drew, LaidDown, LaidOff, TookRow, WasBorn
from engine.moves import Knock, LayDown, LayOff, TakeRow
from engine.steps.penalties.neighbours import FAMILIES


def _was_fined(learner: Learner) -> bool:
    return learner.fine is not None


def _is_the_last_turn(learner: Learner) -> bool:
    return learner.is_drawing and not learner.view.stock_count


def _may_be_born(learner: Learner) -> bool:
    return learner.is_drawing and learner.can(TakeRow) and not learner.is_free


def _may_take(learner: Learner) -> bool:
    return learner.is_drawing and learner.can(TakeRow)


def _cannot_be_born(learner: Learner) -> bool:
    return learner.is_drawing and not learner.can(TakeRow) and not learner.is_free


def _was_born_now(learner: Learner) -> bool:
    return learner.is_playing and learner.lately(WasBorn)


def _may_knock_dark(learner: Learner) -> bool:
    # Dark is whoever was not born before this turn (DUMMY 8.3).
    unborn = not learner.is_free or learner.lately(WasBorn)
    return learner.is_playing and learner.can(Knock) and unborn


def _may_knock(learner: Learner) -> bool:
    return learner.is_playing and learner.can(Knock) and not _may_knock_dark(learner)


def _has_to_knock(learner: Learner) -> bool:
    return learner.is_playing and learner.view.facts.must_knock


def _may_meld(learner: Learner) -> bool:
    """They have not done it yet: every take lays a meld as well."""
    laid = learner.times(LaidDown) - learner.times(TookRow)
    return learner.can(LayDown) and not laid


def _may_lay_off(learner: Learner) -> bool:
    return learner.can(LayOff)


def _may_lay(learner: Learner) -> bool:
    return learner.can(LayDown, LayOff)


def _holds_a_speto(learner: Learner) -> bool:
    """One has just come, or was dealt."""
    fresh = learner.new_cards if learner.turns_ended else learner.view.hand
    return learner.is_playing and any(card in FAMILIES for card in fresh)


def _plays_unborn(learner: Learner) -> bool:
    return discarding(learner) and not learner.is_free


def _throws_as_born(learner: Learner) -> bool:
    return discarding(learner) and learner.is_free and not learner.did_after(WasBorn, Discarded)


def _plays(learner: Learner) -> bool:
    return learner.is_playing


DUMMY = Hints(
    new=(
        Hint("practice-dummy-fined", _was_fined),
        Hint("practice-dummy-last-turn", _is_the_last_turn),
        Hint("practice-dummy-take", _may_be_born, (TookRow,)),
        Hint("practice-dummy-draw", _cannot_be_born, (Drew, TookRow)),
        Hint("practice-dummy-born", _was_born_now),
        Hint("practice-dummy-only-knock", _has_to_knock),
        Hint("practice-dummy-dark", _may_knock_dark),
        Hint("practice-dummy-knock", _may_knock),
        Hint("practice-dummy-meld", _may_meld),
        Hint("practice-dummy-lay-off", _may_lay_off, (LaidOff,)),
        Hint("practice-dummy-speto", _holds_a_speto),
        Hint("practice-dummy-unborn", _plays_unborn, (Discarded,)),
        Hint("practice-dummy-discard", _throws_as_born),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-row", _may_take),
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay-dummy", _may_lay),
        Hint("practice-short-discard-dummy", _plays),
        Hint("practice-short-watch", waiting),
    ),
)
