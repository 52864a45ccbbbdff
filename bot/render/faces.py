"""Sizes and faces of cards, with court cards, the joker and the back, but without shadows."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.render.cache import cached
from bot.render.canvas import print_in, stamp
from bot.render.colours import (
    AMBER,
    BACK,
    BACK_LIGHT,
    FOUR_COLOURS,
    GOLD,
    INK,
    LILAC,
    MAGENTA,
    PURPLE,
    RGB,
    SKIN,
    VIOLET,
    WHITE,
    Inks,
    mix,
)
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.marks import layered
from bot.render.shapes import (
    Drawing,
    Pen,
    Point,
    curve,
    disc,
    disc_mask,
    filled,
    frame_mask,
    mirrored,
    polygon,
    rounded_mask,
    smooth,
    star_mask,
    suit_mask,
)
from bot.render.specs import TILES
from engine.cards import (
    HIDDEN,
    JOKER,
    RANKS,
    SUITS,
    Card,
    bare,
    face,
    is_joker,
    rank,
    stands_in,
    suit,
)

# Ornaments of court cards. A king has a crown, a queen a coronet, a jack a cap with a feather.
#
# Gold with an outline, drawn for a square of about a third of the card's width.

_BAND = [(16, 80), (84, 80), (84, 94), (16, 94)]
_CROWN = [(15, 75), (6, 32), (30, 52), (50, 16), (70, 52), (94, 32), (85, 75)]
_CROSS = ((50, 13), (6, 30), (94, 30))
_CORONET = curve(
    (14, 75),
    ((8, 58), (4, 50), (4, 42)),
    ((14, 54), (22, 54), (27, 34)),
    ((34, 54), (44, 48), (50, 22)),
    ((56, 48), (66, 54), (73, 34)),
    ((78, 54), (86, 54), (96, 42)),
    ((96, 50), (92, 58), (86, 75)),
)
_PEARLS = ((4, 38), (27, 29), (50, 16), (73, 29), (96, 38))
_CAP = curve(
    (12, 74),
    ((6, 46), (26, 34), (50, 38)),
    ((74, 34), (94, 46), (88, 74)),
)
_FEATHER = curve(
    (40, 60),
    ((44, 28), (66, 6), (96, 4)),
    ((98, 26), (84, 50), (52, 62)),
)
_QUILL: list[Point] = [(42, 64), (46, 65), (82, 20), (79, 18)]


def _worn(outline: Sequence[Point], balls: Sequence[Point] = (), radius: float = 0) -> Drawing:
    """Return the drawing of an ornament, an outline on the band with balls at its tips."""

    def drawing(pen: Pen, factor: float) -> None:
        polygon(pen, factor, outline)
        polygon(pen, factor, _BAND)
        _discs(balls, radius)(pen, factor)

    return drawing


def _discs(centres: Sequence[Point], radius: float) -> Drawing:
    def drawing(pen: Pen, factor: float) -> None:
        for centre in centres:
            disc(pen, factor, centre, radius)

    return drawing


_HAT, _CROWNS = _worn(_CAP), (_worn(_CORONET, _PEARLS, 6), _worn(_CROWN, _CROSS, 7))


def _grown(mask: Image.Image, by: int) -> Image.Image:
    """Return the shape with ``by`` pixels more on each side."""
    grown = mask
    for x, y in ((by, 0), (-by, 0), (0, by), (0, -by)):
        moved = Image.new("L", mask.size)
        moved.paste(mask, (x, y))
        grown = ImageChops.lighter(grown, moved)
    return grown


@cached
def ornament(court: int, ink: RGB, size: int) -> Image.Image:
    """Draw the ornament of a jack (0), queen (1) or king (2) of a suit in this ink (RGBA)."""
    edge = max(size // 24, 1)
    jewels = (ink, smooth(size, size, _discs(((30, 87), (50, 87), (70, 87)), 4.5)))
    if court == 0:
        hat, feather = smooth(size, size, _HAT), filled(_FEATHER, size)
        return layered(
            size,
            (AMBER, _grown(hat, edge)),
            (GOLD, hat),
            (ink, feather),
            (GOLD, filled(_QUILL, size)),
            jewels,
        )
    shape = smooth(size, size, _CROWNS[court - 1])
    return layered(size, (AMBER, _grown(shape, edge)), (GOLD, shape), jewels)


# The joker's signs, a fool's cap with bells and the fool's head below it.

_HORN = curve(
    (50, 84),
    ((50, 30), (17, 10), (8, 50)),
    ((17, 40), (24, 56), (21, 84)),
)
_OTHER_HORN = [(100 - x, y) for x, y in _HORN]
_PEAK = mirrored(curve((50, 10), ((56, 34), (70, 44), (72, 84))))
_JOKER_BAND = mirrored(
    curve((50, 81), ((64, 81), (76, 79), (83, 76)), ((85, 82), (84, 88), (82, 93)))
)
_BELLS = ((9, 53), (91, 53), (50, 9))

_TALL = 1.46
"""Height of the fool as a share of its width."""
_COLLAR = mirrored([(50, 112), (80, 108), (97, 124), (76, 125), (71, 141), (57, 128), (50, 142)])
_TIPS = ((95, 124), (71, 139), (29, 139), (5, 124), (50, 140))
_SMILE = [
    *curve((37, 105), ((40, 121), (60, 121), (63, 105))),
    *curve((63, 105), ((58, 111), (42, 111), (37, 105))),
]

_Part = tuple[RGB, Drawing]


def _shape(points: list[Point]) -> Drawing:
    return lambda pen, factor: polygon(pen, factor, points)


_JOKER_CAP: tuple[_Part, ...] = (
    (PURPLE, _shape(_HORN)),
    (VIOLET, _shape(_OTHER_HORN)),
    (MAGENTA, _shape(_PEAK)),
    (GOLD, _shape(_JOKER_BAND)),
    (GOLD, _discs(_BELLS, 7.5)),
)
_FOOL: tuple[_Part, ...] = (
    (PURPLE, _shape(_COLLAR)),
    (GOLD, _discs(_TIPS, 5)),
    (SKIN, _discs(((50, 97),), 27)),
    *_JOKER_CAP,
    (INK, _discs(((39, 100), (61, 100)), 4)),
    (MAGENTA, _shape(_SMILE)),
)


def _painted(width: int, height: int, parts: tuple[_Part, ...]) -> Image.Image:
    image = Image.new("RGBA", (width, height))
    for colour, drawing in parts:
        layer = Image.new("RGBA", image.size, colour)
        layer.putalpha(smooth(width, height, drawing))
        image.alpha_composite(layer)
    return image


@cached
def cap(size: int) -> Image.Image:
    """Draw the cap in a square of ``size`` pixels (mode RGBA, transparent around it)."""
    return _painted(size, size, _JOKER_CAP)


@cached
def fool(width: int) -> Image.Image:
    """Draw the fool in cap and collar, ``width`` pixels wide (mode RGBA)."""
    return _painted(width, round(width * _TALL), _FOOL)


# The sizes that cards are cut to.


class Cut(NamedTuple):
    """Measures of one kind of card, in pixels."""

    width: int
    height: int
    radius: int
    strip: int
    """Width of the left part that is visible if the next card covers this one.

    The rank and the suit are in the middle of it."""
    rank: int
    rank_top: int
    suit: int
    suit_top: int
    whole: bool = False
    """The card is never covered.

    Its rank is at the left, its suit below at the right, and the ornament of a court card above at
    the right."""
    deck: str = SUITS
    """The suits or colours of the deck, which decide what is printed on the card."""

    @property
    def rank_widest(self) -> int:
        """The greatest width of a rank. ``10`` is condensed to this width."""
        return round(self.strip * (0.76 if self.whole else 0.84))


WHOLE = Cut(126, 176, 15, 126, rank=68, rank_top=17, suit=74, suit_top=93, whole=True)
"""A card in a hand with seven in a row, also the stock and the upcard."""

SMALLER = (
    Cut(106, 148, 13, 106, rank=58, rank_top=14, suit=62, suit_top=78, whole=True),
    Cut(93, 130, 11, 93, rank=51, rank_top=12, suit=54, suit_top=69, whole=True),
)
"""A card in a hand with eight and nine in a row."""

GREAT = Cut(182, 244, 20, 182, rank=110, rank_top=20, suit=92, suit_top=143, whole=True)
"""A card in a hand for people who see poorly, five in a row."""


_LEAST, _LEAST_TILE = 42, 54
"""A covered card or tile shows at least this many pixels, so that its rank is visible."""


def overlapped(strip: int, deck: str = SUITS) -> Cut:
    """Return the cut of a card of a meld that shows ``strip`` pixels if it is covered.

    The card shows more if ``strip`` is too narrow to be read."""
    strip = max(strip, _LEAST_TILE if deck == TILES else _LEAST)
    if deck == TILES:
        return _tile(round(strip * 0.95), strip, whole=False)
    return Cut(
        width=round(strip * 1.16),
        height=round(strip * 1.9),
        radius=max(round(strip * 0.15), 3),
        strip=strip,
        rank=max(round(strip * 0.72), LEGIBLE),
        rank_top=round(strip * 0.17),
        suit=round(strip * 0.72),
        suit_top=round(strip * 1.03),
        deck=deck,
    )


def for_deck(cut: Cut, deck: str) -> Cut:
    """Return a cut of the same width for a card in a hand of this deck."""
    return _tile(cut.width, cut.width, whole=True) if deck == TILES else cut._replace(deck=deck)


def _tile(width: int, strip: int, *, whole: bool) -> Cut:
    """Return the cut of a tile whose sides are as 3 to 4. Its number is above its shape."""
    height = round(width * 4 / 3)
    return Cut(
        width,
        height,
        radius=max(round(width * 0.13), 3),
        strip=strip,
        rank=max(round(height * 0.41), LEGIBLE),
        rank_top=round(height * 0.11),
        suit=round(height * 0.29),
        suit_top=round(height * 0.625),
        whole=whole,
        deck=TILES,
    )


def abreast(cut: Cut, room: int) -> int:
    """Return the number of cards that fit into a line if all but the last are covered."""
    return (room - cut.width) // cut.strip + 1


def uncovered(cut: Cut) -> Cut:
    """Return the cut of the same card uncovered, with rank and suit in its middle."""
    return cut._replace(strip=cut.width)


# The back of a card.

_FINE = 4
_SMALL = 60
"""A back narrower than this many pixels has a plain sign instead of a pattern."""


def _lattice(width: int, height: int, pitch: int) -> Image.Image:
    """Draw crossing diagonal lines (mode L), symmetrical about the middle."""
    image = Image.new("L", (width * _FINE, height * _FINE))
    pen = ImageDraw.Draw(image)
    x, y, step = width * _FINE // 2, height * _FINE // 2, pitch * _FINE
    reach = x + y
    for offset in range(-reach // step * step, reach + step, step):
        for way in (1, -1):
            ends = (x + offset - y, y - way * y, x + offset + y, y + way * y)
            pen.line(ends, fill=255, width=max(pitch * _FINE // 7, _FINE))
    return image.reduce(_FINE)


def _patterned(width: int, height: int, radius: int) -> Image.Image:
    """Draw a lattice framed by a gold line, and a medal with a star on it."""
    field = Image.new("RGB", (width, height), BACK)
    inset = max(width // 18, 4)
    inner = width - 2 * inset, height - 2 * inset
    lattice = Image.new("RGB", inner, BACK)
    lattice.paste(BACK_LIGHT, mask=_lattice(*inner, max(width // 7, 5)))
    ring = frame_mask(*inner, max(radius - inset, 2), 2)
    lattice.paste(GOLD, mask=ring)
    field.paste(lattice, (inset, inset), rounded_mask(*inner, max(radius - inset, 2)))
    medal = round(width * 0.6)
    for colour, size in ((BACK, medal + 10), (GOLD, medal), (BACK, medal - 6)):
        print_in(field, (0, 0, width, height), colour, disc_mask(size))
    print_in(field, (0, 0, width, height), WHITE, star_mask(round(medal * 0.62)))
    return field


@cached
def back_face(cut: Cut) -> Image.Image:
    """Draw a blue back with a white border as a rectangle (mode RGB)."""
    image = Image.new("RGB", (cut.width, cut.height), WHITE)
    edge = frame_mask(cut.width, cut.height, cut.radius, 1)
    image.paste(mix(WHITE, INK, 0.22), mask=edge)
    border = max(cut.width // 16, 2)
    width, height = cut.width - 2 * border, cut.height - 2 * border
    radius = max(cut.radius - border, 1)
    if cut.width < _SMALL:
        field = Image.new("RGB", (width, height), BACK)
        print_in(field, (0, 0, width, height), BACK_LIGHT, suit_mask(2, round(width * 0.7)))
    else:
        field = _patterned(width, height, radius)
    image.paste(field, (border, border), rounded_mask(width, height, radius))
    return image


@cached
def back_icon(cut: Cut) -> Image.Image:
    """Draw a back with round corners and no shadow (mode RGBA)."""
    image = back_face(cut).convert("RGBA")
    image.putalpha(rounded_mask(cut.width, cut.height, cut.radius))
    return image


# Faces of cards, without their shadows.

_JACK = 10


def _paper(cut: Cut, colour: RGB) -> Image.Image:
    image = Image.new("RGB", (cut.width, cut.height), colour)
    edge = frame_mask(cut.width, cut.height, cut.radius, 1)
    image.paste(mix(colour, INK, 0.22), mask=edge)
    return image


def _middle(cut: Cut, width: int) -> int:
    return (cut.strip - width) // 2


def _index(image: Image.Image, cut: Cut, card: Card, ink: RGB) -> None:
    letters = text_mask(RANKS[rank(card)], cut.rank, cut.rank_widest)
    place = _middle(cut, letters.width), cut.rank_top - cut.rank // 4
    image.paste(ink, place, letters)
    sign = suit_mask(suit(card), cut.suit)
    image.paste(ink, (_middle(cut, cut.suit), cut.suit_top), sign)


def _whole(cut: Cut, card: Card, ink: RGB) -> Image.Image:
    """Draw the rank at the left, the suit below at the right, and a court card's ornament."""
    image = _paper(cut, WHITE)
    side = round(cut.width * 0.095)
    court = rank(card) >= _JACK
    widest = round(cut.width * 0.49) if court else cut.rank_widest
    letters = text_mask(RANKS[rank(card)], cut.rank, widest)
    image.paste(ink, (side, cut.rank_top - cut.rank // 4), letters)
    place = cut.width - side - cut.suit, cut.suit_top
    image.paste(ink, place, suit_mask(suit(card), cut.suit))
    if court:
        size = round(cut.width * 0.31)
        sign = ornament(rank(card) - _JACK, ink, size)
        stamp(image, sign, (cut.width - round(side * 0.75) - size, cut.rank_top - 2))
    return image


def _joker(cut: Cut) -> Image.Image:
    image = _paper(cut, LILAC)
    if cut.whole:
        head = fool(round(cut.width * 0.84))
        stamp(image, head, (_middle(cut, head.width), (cut.height - head.height) // 2))
        return image
    size = min(round(cut.rank * 1.45), cut.strip - 2)
    stamp(image, cap(size), (_middle(cut, size), cut.rank_top - size // 9))
    size = round(cut.suit * 0.8)
    image.paste(GOLD, (_middle(cut, size), cut.suit_top + cut.suit // 10), star_mask(size))
    return image


def _stands_for(image: Image.Image, cut: Cut, card: Card, ink: RGB) -> int:
    """Print ``card``, which a joker stands for, at the bottom. Return the height left above."""
    size = round(cut.suit * 0.66)
    suit_top = cut.height - size - round(cut.height * 0.04)
    height = max(round(cut.rank * 0.66), LEGIBLE)
    top = suit_top - height - round(cut.height * 0.04)
    letters = text_mask(RANKS[rank(card)], height, cut.rank_widest)
    image.paste(ink, (_middle(cut, letters.width), top - height // 4), letters)
    image.paste(ink, (_middle(cut, size), suit_top), suit_mask(suit(card), size))
    return top


def _declared(cut: Cut, card: Card, ink: RGB) -> Image.Image:
    """Draw a joker on the table, with the card that it stands for below its cap."""
    image = _paper(cut, LILAC)
    size = min(round(cut.height * 0.36), _stands_for(image, cut, card, ink) - 1)
    stamp(image, cap(size), (_middle(cut, size), round(cut.height * 0.01)))
    return image


def _deuce(cut: Cut, wild: Card, card: Card, inks: Inks) -> Image.Image:
    """Draw a wild card on the table, with the card that it stands for below its own index.

    The lower index is larger if there is room."""
    image = _paper(cut, LILAC)
    edge = round(cut.height * 0.04)
    upper = max(round(cut.height * 0.22), min(LEGIBLE, cut.height // 2 - 2 * edge))
    lower = max(round(cut.height * 0.36), upper)
    for shown, height, top in ((wild, upper, edge), (card, lower, cut.height - edge - lower)):
        ink, size = inks[suit(shown)], round(height * 0.5)
        letters = text_mask(RANKS[rank(shown)], height, cut.strip - size - 6)
        left = _middle(cut, letters.width + 2 + size)
        image.paste(ink, (left, top - height // 4), letters)
        place = left + letters.width + 2, top + (height - size) // 2
        image.paste(ink, place, suit_mask(suit(shown), size))
    return image


def plain_face(card: Card, cut: Cut, inks: Inks = FOUR_COLOURS) -> Image.Image:
    """Draw the card's face as a rectangle (mode RGB). The caller rounds its corners."""
    if card == HIDDEN:
        return back_face(cut)
    if card == JOKER:
        return _joker(cut)
    shown = face(card)
    ink = inks[suit(shown)]
    if is_joker(card):
        return _declared(cut, shown, ink)
    if stands_in(card):
        return _deuce(cut, bare(card), shown, inks)
    if cut.whole:
        return _whole(cut, card, ink)
    image = _paper(cut, WHITE)
    _index(image, cut, card, ink)
    return image
