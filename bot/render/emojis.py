"""Cards small enough to stand in a line of text: application emojis, shown 22 pixels high."""

from io import BytesIO

from PIL import Image, ImageFilter

from bot.render.canvas import lay_panel
from bot.render.colours import BACK, FOUR_COLOURS, GOLD, INK, LILAC, WHITE, mix
from bot.render.faces import cap
from bot.render.glyphs import text_mask
from bot.render.shapes import frame_mask, rounded_mask, star_mask, suit_mask
from bot.render.specs import EMOJI_CARDS, emoji_name
from engine.cards import HIDDEN, JOKER, RANKS, Card, rank, suit

_SIDE = 128
_WIDTH = 112
_RADIUS = 18
_RANK = 60
_SUIT = 50


def _paper(card: Card) -> Image.Image:
    """The face or back as a rectangle (mode RGB)."""
    image = Image.new("RGB", (_WIDTH, _SIDE), LILAC if card == JOKER else WHITE)
    if card == HIDDEN:
        # The pattern of a real back would be a blur.
        lay_panel(image, (9, 9, _WIDTH - 18, _SIDE - 18), _RADIUS - 8, BACK)
        image.paste(WHITE, ((_WIDTH - 70) // 2, (_SIDE - 74) // 2), star_mask(70))
        return image
    if card == JOKER:
        hat = cap(88)
        image.paste(hat, ((_WIDTH - 88) // 2, 2), hat)
        image.paste(GOLD, ((_WIDTH - 42) // 2, 83), star_mask(42))
        return image
    ink = FOUR_COLOURS[suit(card)]
    # So small, a stroke is a pixel wide: one more on every side of it keeps it dark.
    letters = text_mask(RANKS[rank(card)], _RANK, _WIDTH - 16).filter(ImageFilter.MaxFilter(3))
    image.paste(ink, ((_WIDTH - letters.width) // 2, 8 - _RANK // 4), letters)
    image.paste(ink, ((_WIDTH - _SUIT) // 2, 74), suit_mask(suit(card), _SUIT))
    return image


def _drawn(card: Card) -> Image.Image:
    image = _paper(card)
    # Light and dark clients both show emojis: an edge of its own sets the card off from either.
    image.paste(mix(WHITE, INK, 0.4), mask=frame_mask(_WIDTH, _SIDE, _RADIUS, 4))
    image.putalpha(rounded_mask(_WIDTH, _SIDE, _RADIUS))
    square = Image.new("RGBA", (_SIDE, _SIDE))
    square.paste(image, ((_SIDE - _WIDTH) // 2, 0))
    return square


def emoji_sprites() -> dict[str, bytes]:
    """Every card's emoji by its name: 54 PNGs of 128 by 128 pixels with transparent corners."""
    found = {}
    for card in EMOJI_CARDS:
        out = BytesIO()
        _drawn(card).save(out, "PNG", compress_level=6)
        found[emoji_name(card)] = out.getvalue()
    return found
