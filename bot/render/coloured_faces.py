"""Faces of cards in colours: a number, and a shape for each colour, so that no card is told by its
colour alone."""

from PIL import Image, ImageFilter

from bot.render.cache import kept
from bot.render.colours import AMBER, BACK, GOLD, INK, RGB, TILE_COLOURS, WHITE, mix
from bot.render.faces import Cut, cap, fool
from bot.render.glyphs import text_mask
from bot.render.shapes import frame_mask, shape_mask, star_mask
from engine.cards import HIDDEN, JOKER, Card, face, is_joker, rank, suit

_AMBER = 2
"""The colour that is too light for paper by itself: it has a darker edge."""
_EDGE = mix(WHITE, INK, 0.22)


def tile_face(card: Card, cut: Cut) -> Image.Image:
    """A tile as a rectangle (mode RGB), whose corners are still to be rounded: number above shape.

    A joker has its face, and in a run below it the tile that it stands for.
    """
    if card == HIDDEN:
        return _back(cut)
    image = _blank(cut).copy()
    if is_joker(card):
        _joker(image, cut, card)
        return image
    number = _number(rank(card), cut.rank, round(cut.width * 0.8))
    _print(image, suit(card), number, ((cut.width - number.width) // 2, cut.rank_top))
    shape = shape_mask(suit(card), cut.suit)
    _print(image, suit(card), shape, ((cut.width - cut.suit) // 2, cut.suit_top))
    return image


def _number(number: int, height: int, widest: int) -> Image.Image:
    """The number cropped to its ink: bold, as it has no more room than a shape."""
    mask = text_mask(str(number + 1), height, widest)
    if height >= 48:
        mask = mask.filter(ImageFilter.MaxFilter(3))
    return mask.crop(mask.getbbox())


def _print(image: Image.Image, colour: int, mask: Image.Image, place: tuple[int, int]) -> None:
    """Print something in this colour."""
    if colour == _AMBER:
        wide = 1 + max(mask.height // 40, 0)
        room = Image.new("L", (mask.width + 2 * wide, mask.height + 2 * wide))
        room.paste(mask, (wide, wide))
        edge = room.filter(ImageFilter.MaxFilter(2 * wide + 1))
        image.paste(AMBER, (place[0] - wide, place[1] - wide), edge)
    image.paste(TILE_COLOURS[colour], place, mask)


def _joker(image: Image.Image, cut: Cut, card: Card) -> None:
    head = fool(round(cut.width * (0.66 if cut.whole else 0.72)))
    room = cut.height
    if card != JOKER:
        shown = face(card)
        size = max(round(cut.height * 0.27), min(20, round(cut.height * 0.32)))
        number = _number(rank(shown), size, round(cut.width * 0.55))
        sign = round(size * 0.8)
        wide = number.width + 2 + sign
        left, low = (cut.width - wide) // 2, cut.height - round(cut.height * 0.07)
        _print(image, suit(shown), number, (left, low - number.height))
        place = left + number.width + 2, low - (number.height + sign) // 2
        _print(image, suit(shown), shape_mask(suit(shown), sign), place)
        room = low - number.height
        head = cap(min(round(room * 0.92), round(cut.width * 0.74)))
    image.paste(head, ((cut.width - head.width) // 2, max((room - head.height) // 2, 0)), head)


@kept
def _blank(cut: Cut) -> Image.Image:
    """The paper of cards, thicker at its lower edge: a tile stands."""
    image = Image.new("RGB", (cut.width, cut.height), WHITE)
    image.paste(_EDGE, (0, cut.height - max(cut.height // 32, 1), cut.width, cut.height))
    image.paste(_EDGE, mask=frame_mask(cut.width, cut.height, cut.radius, 1))
    return image


@kept
def _back(cut: Cut) -> Image.Image:
    """A tile that lies face down: blank but for a star."""
    image = _blank(cut).copy()
    colours: tuple[tuple[RGB, float], ...] = ((BACK, 0.62), (GOLD, 0.42))
    for colour, share in colours:
        size = round(cut.width * share)
        mask = star_mask(size) if colour == GOLD else shape_mask(0, size)
        image.paste(colour, ((cut.width - size) // 2, (cut.height - size) // 2), mask)
    return image
