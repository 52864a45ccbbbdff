"""Hints for Thai Dummy."""

from bot.screens.coach.hint import (
    Hint,
    Hints,
    can,
    discarding,
    drawing,
    playing,
    waiting,
    waiting_first,
)
from bot.screens.coach.learner import Learner
from engine.events import Discarded, Drew, LaidDown, LaidOff, TookRow, WasBorn
from engine.games.dummy.penalties import FAMILIES
from engine.moves import Knock, LayDown, LayOff, TakeRow


def _may_knock_dark(learner: Learner) -> bool:
    # Dark is whoever was not born before this turn (DUMMY 8.3).
    unborn = not learner.is_free or learner.lately(WasBorn)
    return learner.is_playing and learner.can(Knock) and unborn


def _may_meld(learner: Learner) -> bool:
    """They have not done it yet: every take lays a meld as well."""
    laid = learner.times(LaidDown) - learner.times(TookRow)
    return learner.can(LayDown) and not laid


def _holds_a_speto(learner: Learner) -> bool:
    """One has just come, or was dealt."""
    fresh = learner.new_cards if learner.turns_ended else learner.view.hand
    return learner.is_playing and any(card in FAMILIES for card in fresh)


DUMMY = Hints(
    new=(
        Hint("practice-dummy-fined", lambda one: one.fine is not None),
        Hint("practice-dummy-last-turn", lambda one: one.is_drawing and not one.view.stock_count),
        Hint("practice-dummy-take", lambda one: one.can(TakeRow) and not one.is_free, (TookRow,)),
        Hint(
            "practice-dummy-draw",
            lambda one: drawing(one) and not one.can(TakeRow) and not one.is_free,
            (Drew, TookRow),
        ),
        Hint("practice-dummy-born", lambda one: one.is_playing and one.lately(WasBorn)),
        Hint("practice-dummy-only-knock", lambda one: one.is_playing and one.view.facts.must_knock),
        Hint("practice-dummy-dark", _may_knock_dark),
        Hint("practice-dummy-knock", lambda one: one.can(Knock) and not _may_knock_dark(one)),
        Hint("practice-dummy-meld", _may_meld),
        Hint("practice-dummy-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-dummy-speto", _holds_a_speto),
        Hint(
            "practice-dummy-unborn", lambda one: discarding(one) and not one.is_free, (Discarded,)
        ),
        Hint(
            "practice-dummy-discard",
            lambda one: discarding(one) and one.is_free and not one.did_after(WasBorn, Discarded),
        ),
        Hint("practice-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-row", can(TakeRow)),
        Hint("practice-short-draw-row", drawing),
        Hint("practice-short-lay-dummy", can(LayDown, LayOff)),
        Hint("practice-short-discard-dummy", playing),
        Hint("practice-short-watch", waiting),
    ),
)
