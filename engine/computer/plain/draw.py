"""The start of a turn (the stock or the upcard) and May I."""

from collections.abc import Iterator
from enum import StrEnum

from engine.cards import Card
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.lay import contracts
from engine.moves import Draw, MayI, Move, Pass, Take


class Use(StrEnum):
    """The use of an upcard."""

    JOKER = "joker"
    """The upcard is a wild card."""
    FITS = "fits"
    """The upcard can be laid off on the table."""
    NEARER = "nearer"
    """The contract lacks fewer cards with the upcard."""
    MELDS = "melds"
    """Fewer points stay outside melds with the upcard."""
    WHOLE = "whole"
    """The upcard is a further card for a contract that ends the deal."""


def draws(features: PlainFeatures) -> Iterator[Move]:
    """Make the contract if that is possible. Then take the upcard if it helps, or draw."""
    yield from contracts(features)
    if features.upcard is not None and use_of(features, features.upcard) is not None:
        yield Take()
    yield Draw()
    yield Take()


def use_of(features: PlainFeatures, upcard: Card) -> Use | None:
    """Return the use of this upcard, or None if it doesn't help."""
    if features.game.melds.is_wild(upcard):
        return Use.JOKER
    goal, more = features.goal, (*features.hand, upcard)
    if goal is None:
        if features.places(upcard):
            return Use.FITS
        return Use.MELDS if _melds_more(features, more) else None
    size = len(more)
    missing = features.near(goal, features.hand, size).missing
    if missing:
        after = features.near(goal, more, size).missing
        # If a draw ends the deal, only an upcard that completes the contract helps.
        least = 1 if features.draw_ends_deal else missing
        return Use.NEARER if after < least else None
    if goal.ends_deal:
        return Use.WHOLE
    return Use.MELDS if _melds_more(features, more) else None


def _melds_more(features: PlainFeatures, more: tuple[Card, ...]) -> bool:
    """Return whether fewer points stay outside melds with these cards than now."""
    return features.arranged(more).points < features.arranged(features.hand).points


# The answer to May I, which depends on whether the upcard is worth the penalty cards.

_MOST = 4
"""A player doesn't ask for a card if the hand would then be more than this much too large.

It is too large if it has more cards than were dealt, and more cards than the contract takes.
"""


class Doubt(StrEnum):
    """A reason against asking."""

    OWN = "own"
    """The player has just discarded the upcard."""
    FREE = "free"
    """The player has no contract to make, or the pile has no upcard."""
    CLOSE = "close"
    """Another player may go out at any moment."""
    GROWN = "grown"
    """The hand has enough cards."""
    NO_NEARER = "no-nearer"
    """The contract lacks just as many cards with the upcard as without it."""


def answers(features: PlainFeatures) -> Iterator[Move]:
    """Ask for an upcard that the contract needs, while there is time to make the contract."""
    if doubt(features) is None:
        yield MayI()
    yield Pass()


def doubt(features: PlainFeatures) -> Doubt | None:
    """Return the reason not to ask for the upcard, or None if the upcard is worth its penalty."""
    goal, upcard, state = features.goal, features.upcard, features.state
    if features.upcard_is_own:
        return Doubt.OWN
    if goal is None or upcard is None:
        return Doubt.FREE
    if features.opponent_is_close:
        return Doubt.CLOSE
    comes = 1 + features.game.pile.penalty
    dealt = features.game.hand_size(state.seats, state.deal_no)
    asked = sum(slot.least for slot in goal.slots)
    if len(features.hand) + comes > max(dealt, asked) + _MOST:
        return Doubt.GROWN
    size = len(features.hand) + 1
    missing = features.near(goal, features.hand, size).missing
    after = features.near(goal, (*features.hand, upcard), size + comes).missing
    return None if after < missing else Doubt.NO_NEARER
