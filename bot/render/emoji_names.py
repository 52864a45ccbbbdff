"""What the cards are called as emojis: known without drawing any of them."""

from engine.cards import HIDDEN, JOKER, RANKS, SUITS, Card, name

__all__ = ["EMOJI_CARDS", "EMOJI_REVISION", "emoji_name"]

EMOJI_CARDS: tuple[Card, ...] = (*range(len(SUITS) * len(RANKS)), JOKER, HIDDEN)
"""Every card that has an emoji; the last is the back."""

EMOJI_REVISION = "16a937"
"""Another one whenever any of the pictures changes: what an emoji shows can never be changed at
Discord, so that changed faces need new names."""

_WORDS = {JOKER: "joker", HIDDEN: "back"}


def emoji_name(card: Card) -> str:
    """What the card's emoji is called: ``uc_16a937_7h``, ``…_joker`` for a joker, ``…_back``."""
    return f"uc_{EMOJI_REVISION}_{_WORDS.get(card) or name(card).lower()}"
