"""Cards in a sentence, as emojis or as letters, which are the same in every language.

If a place can show the application's emojis, the cards are emojis. In letters, a card in a colour
is a sign and a number. Not all people see colours, so each colour has its own shape. Texts and
pictures use the same shapes.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache

from engine.cards import DEUCES, HIDDEN, JOKER, RANKS, SUITS, Card, joker_as, rank, suit, wild_as
from engine.games.registry import KNOWN

_SUITS = "♠♥♦♣"
_AS_TEXT = "\ufe0e"
"""The variation selector of the plain sign. A black emoji can't be seen on a dark page."""
_JOKER = "🃏"
_BACK = "🂠"

_BARE = re.compile(f"([{_SUITS}]){_AS_TEXT}?")


def as_text(words: str) -> str:
    """Return the words with every suit as a plain sign."""
    return _BARE.sub(rf"\1{_AS_TEXT}", words)


class Faces:
    """The text of every card. Faces are compared by identity.

    ``of``: the text by card. ``drawn``: whether the texts are emojis. ``game``: the game that has
    these cards, or "" for playing cards. ``drawn_of``: the emojis of games with their own cards, by
    game. Only the faces of playing cards have it.
    """

    __slots__ = ("drawn", "drawn_of", "game", "of")

    def __init__(
        self,
        of: Mapping[Card, str],
        *,
        drawn: bool = False,
        game: str = "",
        drawn_of: Mapping[str, "Faces"] | None = None,
    ) -> None:
        self.of, self.drawn, self.game, self.drawn_of = of, drawn, game, drawn_of or {}


def _natural(card: Card) -> str:
    return RANKS[rank(card)] + _SUITS[suit(card)] + _AS_TEXT


FACES: dict[Card, str] = {
    **{card: _natural(card) for card in range(52)},
    **{joker_as(card): _JOKER + _natural(card) for card in range(52)},
    **{
        wild_as(deuce, card): f"{_natural(deuce)}={_natural(card)}"
        for deuce in DEUCES
        for card in range(52)
    },
    JOKER: _JOKER,
    HIDDEN: _BACK,
}
"""The letters of all playing cards, wild cards that stand for a card, and hidden cards."""

LETTERS = Faces(FACES)
"""Playing cards in letters, which every place can show."""


def emoji_faces(emojis: Mapping[str, Mapping[Card, str]]) -> Faces:
    """Return playing cards as emojis, with the emojis of games that have their own cards.

    ``emojis``: the emojis by deck (its suits or colours) and card. Cards without an emoji are
    letters.

    A wild card on the table is its own emoji, followed by the emoji of the card that it stands for.
    """
    playing = emojis.get(SUITS, {})
    coloured = {
        game: _drawn(game, emojis[rules.deck.suits], playing.get(HIDDEN, _BACK))
        for game, rules in KNOWN.items()
        if rules.deck.suits in emojis and rules.deck.suits != SUITS
    }
    if not playing:
        return Faces(FACES, drawn_of=coloured)
    declared = {
        wild_as(wild, card): playing[wild] + playing[card]
        for wild in (JOKER, *DEUCES)
        for card in range(52)
    }
    return Faces({**FACES, **playing, **declared}, drawn=True, drawn_of=coloured)


def _drawn(game: str, emojis: Mapping[Card, str], hidden: str) -> Faces:
    deck = KNOWN[game].deck
    others = {name: emojis[card] for card, name in deck.others.items()}
    faces = _faces(game, emojis.__getitem__, {deck.wild: emojis[JOKER], **others}, hidden)
    return Faces(faces.of, drawn=True, game=game)


# Cards in colours.

SIGNS = {"R": "🔴", "B": "🟦", "Y": "🔶", "K": "🔳", "G": "🍀"}
"""The signs of red, blue, yellow, black and green, by their letters in decks.

They are a circle, a square, a diamond, a framed square and a clover. A black sign without a light
frame can't be seen on Discord's dark page."""
_OTHERS = {"JK": _JOKER, "W": "★", "SK": "🚫"}
"""Cards without a colour, by their names in the deck."""


@cache
def coloured_faces(game: str) -> Faces | None:
    """Return a game's cards in colours, such as ``🔴7``, or None if it uses playing cards."""
    deck = KNOWN[game].deck
    if deck.suits == SUITS:
        return None
    others = {name: _OTHERS[name] for name in (deck.wild, *deck.others.values())}
    signs = [SIGNS[colour] for colour in deck.suits]
    return _faces(game, lambda card: signs[suit(card)] + deck.ranks[rank(card)], others, _BACK)


def spoken_faces(game: str, say: Callable[..., str]) -> Faces:
    """Return the cards of a game with colours in words, such as ``red 7``, for screen readers."""
    deck = KNOWN[game].deck

    def natural(card: Card) -> str:
        return say("spoken-tile", colour=deck.suits[suit(card)], number=deck.ranks[rank(card)])

    others = {name: say("spoken-other", card=name) for name in (deck.wild, *deck.others.values())}

    def standing(wild: str, card: str) -> str:
        return say("spoken-as", wild=wild, card=card)

    return _faces(game, natural, others, say("spoken-hidden"), standing)


def _faces(
    game: str,
    natural: Callable[[Card], str],
    others: Mapping[str, str],
    hidden: str,
    standing: Callable[[str, str], str] = str.__add__,
) -> Faces:
    """Return every card of a deck in colours.

    ``others``: the texts of cards without a colour, by name. ``standing`` joins a wild card and the
    card that it stands for."""
    deck = KNOWN[game].deck
    cards = [suit * 13 + rank for suit in range(len(deck.suits)) for rank in range(len(deck.ranks))]

    def meant(card: Card) -> str:
        """Return the card that a wild card stands for. Some decks write only the card's number."""
        has_suit = deck.name(joker_as(card))[-1] in deck.suits
        return natural(card) if has_suit else deck.ranks[rank(card)]

    return Faces(
        {
            **{card: natural(card) for card in cards},
            **{joker_as(card): standing(others[deck.wild], meant(card)) for card in cards},
            **{card: others[name] for card, name in deck.others.items()},
            JOKER: others[deck.wild],
            HIDDEN: hidden,
        },
        game=game,
    )
