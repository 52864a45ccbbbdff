"""What happens in Gin in words: the offer of the first upcard, and what ends a hand."""

from collections.abc import Callable

from bot.text.text import Text
from engine.events import (
    Event,
    OfferClosed,
    ShowOpened,
    ThrewToKnock,
    UpcardOffered,
    WentBigGin,
)
from engine.result import Ending, Result
from engine.scoring.gin_own import GinOwn


def gin_event(event: Event, who: Callable[[int], str], say: Text) -> str | None:
    """One line of the log; None for what is not of Gin alone."""
    match event:
        case UpcardOffered(player):
            return say("event-upcard-offered", who=who(player))
        case OfferClosed(player):
            return say("event-offer-closed", who=who(player))
        case ThrewToKnock(player, card):
            return say("event-threw-to-knock", who=who(player), card=say.card(card))
        case WentBigGin(player):
            return say("event-went-big-gin", who=who(player))
        case ShowOpened(player):
            return say("event-show-opened", who=who(player))
    return None


def gin_ended(result: Result, own: GinOwn, who: Callable[[int], str], say: Text) -> str:
    """How a hand ended."""
    if result.winner is None:
        return say("event-deal-void" if own.knocker is None else "event-deal-unscored")
    how = "won" if result.ended_by is Ending.KNOCK else result.ended_by.value.replace("_", "-")
    return say(f"event-deal-{'undercut' if own.undercut else how}", who=who(result.winner))
