"""Faces of cards with colours instead of suits.

Each colour has a shape, so that players who can't see the colour know the card."""

from PIL import Image, ImageChops, ImageFilter

from bot.render.cache import cached
from bot.render.canvas import print_in, stamp
from bot.render.colours import (
    AMBER,
    BACK,
    GOLD,
    INK,
    PHASE_COLOURS,
    PHASE_INKS,
    RGB,
    SLATE,
    TILE_COLOURS,
    WHITE,
    mix,
)
from bot.render.faces import Cut, back_face, cap, fool
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.shapes import (
    disc_mask,
    frame_mask,
    polygon,
    shape_mask,
    smooth,
    star_mask,
    thicker,
)
from bot.render.specs import PHASES, SKIP, TILES
from engine.cards import HIDDEN, JOKER, Card, face, is_joker, rank, suit

_AMBER = 2
"""The colour that has a darker edge, because it is too light on white."""
_EDGE = mix(WHITE, INK, 0.22)


def tile_face(card: Card, cut: Cut) -> Image.Image:
    """Draw a tile as a rectangle (mode RGB), with its number above its shape.

    The caller rounds its corners. In a meld, the tile that a joker stands for is below the joker's
    cap.
    """
    if card == HIDDEN:
        return _back(cut)
    image = _blank(cut).copy()
    if is_joker(card):
        _joker(image, cut, card)
        return image
    number = _number(rank(card), cut.rank, round(cut.width * 0.8))
    _print(image, suit(card), number, ((cut.width - number.width) // 2, cut.rank_top))
    shape = shape_mask(TILES[suit(card)], cut.suit)
    _print(image, suit(card), shape, ((cut.width - cut.suit) // 2, cut.suit_top))
    return image


def _number(number: int, height: int, widest: int) -> Image.Image:
    """Draw a number cropped to its ink, bolder if it is large."""
    mask = text_mask(str(number + 1), height, widest)
    if height >= 48:
        mask = mask.filter(ImageFilter.MaxFilter(3))
    return mask.crop(mask.getbbox())


def _print(image: Image.Image, colour: int, mask: Image.Image, place: tuple[int, int]) -> None:
    if colour == _AMBER:
        wide = 1 + mask.height // 40
        image.paste(AMBER, (place[0] - wide, place[1] - wide), thicker(mask, wide))
    image.paste(TILE_COLOURS[colour], place, mask)


def _joker(image: Image.Image, cut: Cut, card: Card) -> None:
    head = fool(round(cut.width * (0.66 if cut.whole else 0.72)))
    room = cut.height
    if card != JOKER:
        shown = face(card)
        size = max(round(cut.height * 0.27), min(LEGIBLE, cut.height // 2))
        number = _number(rank(shown), size, round(cut.width * 0.55))
        sign = round(size * 0.6)
        wide = number.width + 2 + sign
        left, low = (cut.width - wide) // 2, cut.height - round(cut.height * 0.07)
        _print(image, suit(shown), number, (left, low - number.height))
        place = left + number.width + 2, low - (number.height + sign) // 2
        _print(image, suit(shown), shape_mask(TILES[suit(shown)], sign), place)
        room = low - number.height
        head = cap(min(round(room * 0.92), round(cut.width * 0.74)))
    stamp(image, head, ((cut.width - head.width) // 2, max((room - head.height) // 2, 0)))


@cached
def _blank(cut: Cut) -> Image.Image:
    """Draw a blank tile, with a thicker lower edge."""
    image = Image.new("RGB", (cut.width, cut.height), WHITE)
    image.paste(_EDGE, (0, cut.height - max(cut.height // 32, 1), cut.width, cut.height))
    image.paste(_EDGE, mask=frame_mask(cut.width, cut.height, cut.radius, 1))
    return image


@cached
def _back(cut: Cut) -> Image.Image:
    """Draw a tile face down, with a star."""
    image = _blank(cut).copy()
    colours: tuple[tuple[RGB, float], ...] = ((BACK, 0.62), (GOLD, 0.42))
    for colour, share in colours:
        size = round(cut.width * share)
        mask = star_mask(size) if colour == GOLD else shape_mask("R", size)
        image.paste(colour, ((cut.width - size) // 2, (cut.height - size) // 2), mask)
    return image


# Numbered cards that are filled with their colour.

_STAR_PARTS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The quarters of a wild card's star, by colour. 1 is right of its middle or below it."""


def phase_face(card: Card, cut: Cut) -> Image.Image:
    """Draw a card of Ten Phases as a rectangle (mode RGB). The caller rounds its corners."""
    if card == HIDDEN:
        return back_face(cut)
    if card == SKIP:
        return _skip(cut)
    if is_joker(card):
        return _wild(cut, card)
    colour = suit(card)
    image, ink = _filled(cut, PHASE_COLOURS[colour]), PHASE_INKS[colour]
    if cut.whole:
        size = round(cut.width * 0.24)
        near = round(cut.width * 0.08)
        shape = shape_mask(PHASES[colour], size)
        image.paste(ink, (near, near), shape)
        image.paste(ink, (cut.width - near - size, cut.height - near - size), shape)
        number = _number(rank(card), round(cut.height * 0.44), round(cut.width * 0.72))
        print_in(image, (0, 0, cut.width, cut.height), ink, number)
        return image
    number = _number(rank(card), cut.rank, cut.rank_widest)
    image.paste(ink, ((cut.strip - number.width) // 2, cut.rank_top), number)
    size = round(cut.suit * 0.8)
    shape = shape_mask(PHASES[colour], size)
    image.paste(ink, ((cut.strip - size) // 2, cut.height - size - cut.rank_top), shape)
    return image


def _filled(cut: Cut, colour: RGB) -> Image.Image:
    """Draw a card of this colour with a light edge, which separates cards of one colour."""
    image = Image.new("RGB", (cut.width, cut.height), colour)
    image.paste(WHITE, mask=frame_mask(cut.width, cut.height, cut.radius, max(cut.width // 28, 2)))
    return image


@cached
def four_coloured_star(size: int) -> Image.Image:
    """Draw a star in a square of ``size`` pixels, each quarter in another colour (RGBA)."""
    image = Image.new("RGBA", (size, size))
    edge = star_mask(size)
    image.paste(INK, mask=edge)
    inner = Image.new("L", (size, size))
    less = round(size * 0.84)
    inner.paste(star_mask(less), ((size - less) // 2, round((size - less) * 0.56)))
    middle = size // 2
    for colour, (right, down) in zip(PHASE_COLOURS, _STAR_PARTS, strict=True):
        quarter = Image.new("L", (size, size))
        left, top = right * middle, down * middle
        quarter.paste(255, (left, top, left + size - middle, top + size - middle))
        image.paste((*colour, 255), mask=ImageChops.multiply(inner, quarter))
    return image


def _wild(cut: Cut, card: Card) -> Image.Image:
    image = Image.new("RGB", (cut.width, cut.height), WHITE)
    image.paste(_EDGE, mask=frame_mask(cut.width, cut.height, cut.radius, max(cut.width // 28, 2)))
    wide = cut.width if cut.whole else cut.strip
    star = four_coloured_star(round(wide * (0.96 if card == JOKER else 0.76)))
    top = round((cut.height - star.height) * (0.46 if card == JOKER else 0.12))
    stamp(image, star, ((wide - star.width) // 2, top))
    if card != JOKER:
        number = _number(rank(face(card)), cut.rank, cut.rank_widest)
        low = cut.height - cut.rank_top - number.height
        image.paste(INK, ((wide - number.width) // 2, low), number)
    return image


def _skip(cut: Cut) -> Image.Image:
    """Draw a barred circle on a grey card."""
    image = _filled(cut, SLATE)
    wide = cut.width if cut.whole else cut.strip
    print_in(image, (0, 0, wide, cut.height), WHITE, barred_circle(round(wide * 0.78)))
    return image


@cached
def barred_circle(size: int) -> Image.Image:
    """Draw a ring with a bar across it, in a square of ``size`` pixels (mode L)."""
    hole = Image.new("L", (size, size))
    less = round(size * 0.68)
    hole.paste(disc_mask(less), ((size - less) // 2, (size - less) // 2))
    bar = [(14, 25), (25, 14), (86, 75), (75, 86)]
    across = smooth(size, size, lambda pen, factor: polygon(pen, factor, bar))
    return ImageChops.lighter(ImageChops.subtract(disc_mask(size), hole), across)
