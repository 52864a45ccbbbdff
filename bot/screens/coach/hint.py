"""Hints as data: what is said, and when it fits."""

from collections.abc import Callable
from typing import NamedTuple

from bot.screens.coach.learner import Learner
from engine.events import Event, Took
from engine.moves import Knock, LayDown, LayOff, MakeContract, Move, Swap

When = Callable[[Learner], bool]


class Hint(NamedTuple):
    """``says`` is the id of its text. It is given while ``when`` holds, until the learner has done
    one of ``until`` in this deal."""

    says: str
    when: When
    until: tuple[type[Event], ...] = ()

    def fits(self, learner: Learner) -> bool:
        """Whether it is to be given now."""
        return self.when(learner) and not (self.until and learner.did(*self.until))


class Hints(NamedTuple):
    """A game's hints: ``new`` ones explain a step, likeliest first; ``short`` ones remind."""

    new: tuple[Hint, ...]
    short: tuple[Hint, ...]


def can(*kinds: type[Move]) -> When:
    """One of these moves is legal."""
    return lambda learner: learner.can(*kinds)


def drawing(learner: Learner) -> bool:
    """Their turn begins."""
    return learner.is_drawing


def playing(learner: Learner) -> bool:
    """They have drawn or taken."""
    return learner.is_playing


def discarding(learner: Learner) -> bool:
    """The same, and nothing is left but to discard: laying comes first."""
    return learner.is_playing and not learner.can(LayDown, LayOff, MakeContract, Swap, Knock)


def nearly_out(learner: Learner) -> bool:
    """They may lay, and have few cards."""
    return learner.is_playing and learner.has_few


def took_for_the_first_time(learner: Learner) -> bool:
    """They have just taken a card, never before in this deal, and only a discard is left."""
    return discarding(learner) and learner.lately(Took) and learner.times(Took) == 1


def waiting(learner: Learner) -> bool:
    """It is for others to move or to answer."""
    return not learner.could


def waiting_first(learner: Learner) -> bool:
    """The same after their first turn."""
    return waiting(learner) and learner.turns_ended == 1
