"""Hints for Tile Rummy."""

from bot.screens.coach.hint import Hint, Hints, nearly_out, playing, waiting, waiting_first
from bot.screens.coach.learner import Learner
from engine.events import Rearranged
from engine.moves import Rearrange

_KNOWN = 2
"""Turns in which tiles were laid, after which nobody is told any more how that is done."""


def _begins(learner: Learner) -> bool:
    """They have laid nothing yet, so that their first melds must be worth something."""
    return learner.is_playing and learner.seat not in learner.view.facts.opened


def _may_lay(learner: Learner) -> bool:
    return learner.is_playing and learner.can(Rearrange) and not _begins(learner)


def _may_lay_first(learner: Learner) -> bool:
    """The same for the first time after their first melds."""
    return _may_lay(learner) and learner.times(Rearranged) == 1


def _may_rearrange(learner: Learner) -> bool:
    """Nothing fits as it lies, and there is something to rearrange: told until they know it."""
    return (
        learner.is_playing
        and learner.times(Rearranged) <= _KNOWN
        and not learner.can(Rearrange)
        and not _begins(learner)
        and bool(learner.view.melds)
    )


TILES = Hints(
    new=(
        Hint("practice-tiles-begin", _begins, (Rearranged,)),
        Hint("practice-tiles-lay", _may_lay_first),
        Hint("practice-tiles-rearrange", _may_rearrange),
        Hint("practice-tiles-draw", _may_rearrange),
        Hint("practice-tiles-out", nearly_out),
        Hint("practice-tiles-done", waiting_first),
        Hint("practice-tiles-watch", waiting_first),
    ),
    short=(
        Hint("practice-short-lay", _may_lay),
        Hint("practice-short-rearrange", playing),
        Hint("practice-short-watch", waiting),
    ),
)
