"""The beginning of a turn: the stock or the upcard."""

from collections.abc import Iterator
from enum import StrEnum

from engine.cards import Card
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.lay import contracts
from engine.moves import Draw, MayI, Move, Pass, Take


class Use(StrEnum):
    """What an upcard is good for."""

    JOKER = "joker"
    """It is a wild card."""
    FITS = "fits"
    """It can be laid off on the table."""
    NEARER = "nearer"
    """It brings the contract nearer."""
    MELDS = "melds"
    """With it less of the hand stays outside melds."""
    WHOLE = "whole"
    """It is one card more of a contract that ends the deal."""


def draws(features: PlainFeatures) -> Iterator[Move]:
    """Lay the contract if that can be done already; take the upcard if it helps; else draw."""
    yield from contracts(features)
    if features.upcard is not None and use_of(features, features.upcard) is not None:
        yield Take()
    yield Draw()
    yield Take()


def use_of(features: PlainFeatures, upcard: Card) -> Use | None:
    """What this upcard would be good for; None if it does not help."""
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
        # Where a draw ends the deal, only what can be laid at once keeps it from standing still.
        least = 1 if features.draw_ends_deal else missing
        return Use.NEARER if after < least else None
    if goal.ends_deal:
        return Use.WHOLE
    return Use.MELDS if _melds_more(features, more) else None


def _melds_more(features: PlainFeatures, more: tuple[Card, ...]) -> bool:
    """Whether these cards leave less outside melds than the hand does without the upcard."""
    return features.arranged(more).points < features.arranged(features.hand).points


# May I: whether the upcard is worth the card that comes with it.

_MOST = 4
"""A hand that has grown by so many cards since the deal, or beyond what its contract takes, asks
for no more."""


class Doubt(StrEnum):
    """What speaks against asking."""

    OWN = "own"
    """They have just discarded it themselves."""
    FREE = "free"
    """No contract is left to make, or there is nothing to ask for."""
    CLOSE = "close"
    """Somebody may go out at any moment."""
    GROWN = "grown"
    """The hand has grown enough."""
    NO_NEARER = "no-nearer"
    """It does not bring the contract nearer."""


def answers(features: PlainFeatures) -> Iterator[Move]:
    """Ask for a card that brings the contract nearer, while there is time to make it."""
    if doubt(features) is None:
        yield MayI()
    yield Pass()


def doubt(features: PlainFeatures) -> Doubt | None:
    """Why not to ask for the upcard; None if it is worth its penalty."""
    goal, upcard, state = features.goal, features.upcard, features.state
    if features.upcard_is_own:
        return Doubt.OWN
    if goal is None or upcard is None:
        return Doubt.FREE
    if features.somebody_is_close:
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
