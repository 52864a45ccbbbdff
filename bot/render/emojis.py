"""Cards small enough to stand in a line of text: application emojis."""

from functools import cache
from io import BytesIO

from PIL import Image

from engine.cards import JOKER, RANKS, SUITS, Card, name, rank, suit

from .colours import FOUR_COLOURS, GOLD, INK, LILAC, WHITE, mix
from .glyphs import text_mask
from .jester import cap
from .shapes import frame_mask, rounded_mask, star_mask, suit_mask

_SIDE = 128
_WIDTH = 112
_RADIUS = 18
_RANK = 58
_SUIT = 48


def emoji_name(card: Card) -> str:
    """What the card's emoji is called: ``uc_7h``, ``uc_10s``, ``uc_joker``."""
    return "uc_joker" if card == JOKER else f"uc_{name(card).lower()}"


def _drawn(card: Card) -> Image.Image:
    paper = WHITE if card < JOKER else LILAC
    image = Image.new("RGBA", (_WIDTH, _SIDE), paper)
    # Light and dark clients both show emojis: an edge of its own sets the card off from either.
    image.paste(mix(paper, INK, 0.22), mask=frame_mask(_WIDTH, _SIDE, _RADIUS, 3))
    if card == JOKER:
        hat, star = cap(84), star_mask(42)
        image.alpha_composite(hat, ((_WIDTH - 84) // 2, 2))
        image.paste(GOLD, ((_WIDTH - 42) // 2, 80), star)
    else:
        ink = FOUR_COLOURS[suit(card)]
        letters = text_mask(RANKS[rank(card)], _RANK, _WIDTH - 14)
        image.paste(ink, ((_WIDTH - letters.width) // 2, 9 - _RANK // 4), letters)
        image.paste(ink, ((_WIDTH - _SUIT) // 2, 74), suit_mask(suit(card), _SUIT))
    image.putalpha(rounded_mask(_WIDTH, _SIDE, _RADIUS))
    square = Image.new("RGBA", (_SIDE, _SIDE))
    square.paste(image, ((_SIDE - _WIDTH) // 2, 0))
    return square


@cache
def _encoded() -> tuple[tuple[str, bytes], ...]:
    found = []
    for card in (*range(len(SUITS) * len(RANKS)), JOKER):
        out = BytesIO()
        _drawn(card).save(out, "PNG", compress_level=6)
        found.append((emoji_name(card), out.getvalue()))
    return tuple(found)


def emoji_sprites() -> dict[str, bytes]:
    """Every card's emoji by its name: 53 PNGs of 128 by 128 pixels with transparent corners."""
    return dict(_encoded())
