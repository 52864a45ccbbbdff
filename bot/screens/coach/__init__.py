"""The coach of a practice deal: what to do now and why, from what the learner may see."""

from collections.abc import Mapping, Sequence

from bot.screens.coach.basic import BASIC
from bot.screens.coach.contract import CONTRACT
from bot.screens.coach.dummy import DUMMY
from bot.screens.coach.gin import GIN
from bot.screens.coach.hint import Hint, Hints
from bot.screens.coach.indian import INDIAN
from bot.screens.coach.learner import Learner
from bot.screens.coach.manipulation import MANIPULATION
from bot.screens.coach.phases import PHASES
from bot.screens.coach.rummy500 import RUMMY500
from bot.screens.coach.shanghai import SHANGHAI
from bot.screens.coach.tiles import TILES

__all__ = ["HINTS", "Hint", "Hints", "Learner", "hints"]

HINTS: Mapping[str, Hints] = {
    "basic": BASIC,
    "contract": CONTRACT,
    "dummy": DUMMY,
    "gin": GIN,
    "indian": INDIAN,
    "manipulation": MANIPULATION,
    "phases": PHASES,
    "rummy500": RUMMY500,
    "shanghai": SHANGHAI,
    "tiles": TILES,
}
"""What there is to say in each game."""

_AT_ONCE = 2
"""Hints that are given together: more are not read."""


def hints(game: str, learner: Learner) -> Sequence[Hint]:
    """What fits this moment and is new to the learner; if nothing is, a short reminder.

    Nothing for a game without a coach.
    """
    known = HINTS.get(game, Hints((), ()))
    new = [hint for hint in known.new if hint.fits(learner)]
    return new[:_AT_ONCE] or [hint for hint in known.short if hint.fits(learner)][:1]
