"""OpenSpiel's cards and ours."""

from engine.cards import Card, name

_CARDS = {name(card).replace("10", "T"): card for card in range(52)}


def our_card(words: str) -> Card:
    """The card that an action of OpenSpiel is about."""
    return melded(words)[0]


def melded(words: str) -> list[Card]:
    """The cards of an action such as ``Player: 0 Action: AcAdAh``."""
    told = words.rpartition(" ")[2]
    return [_CARDS[told[at : at + 2].upper()] for at in range(0, len(told), 2)]
