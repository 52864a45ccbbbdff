"""Deals of Ten Phases in chosen positions."""

from engine.cards import Card
from engine.events import Dealt
from engine.games.phases.rules import DECK, PhasesOptions, pack

ANN = "5R 5B 9G 9Y W 1R 2B 3G SK 12Y"
"""The first phase with a wild card, and a skip card."""
BEN = "6R 6B 6G 7R 7B 7G 4Y 4R 11B 11G"
"""The first phase, and nothing that fits on Ann's."""
CHI = "1B 2G 3Y 4B 8R 10R 10B 12R 8Y SK"
"""Nothing."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the notation of their deck."""
    return tuple(map(DECK.parse, text.split()))


def phases_deal(*hands: str, upcard: str = "7Y", stock: str = "5G 8B 1G") -> Dealt:
    """Seat 0 begins; ``stock`` is its top."""
    dealt = tuple(map(cards, hands or (ANN, BEN, CHI)))
    left = list(pack(PhasesOptions()))
    for card in (*(one for hand in dealt for one in hand), *cards(f"{upcard} {stock}")):
        left.remove(card)
    return Dealt(
        deal_no=1,
        dealer=len(dealt) - 1,
        starter=0,
        hands=dealt,
        stock=(*cards(stock), *left),
        discard=cards(upcard),
    )
