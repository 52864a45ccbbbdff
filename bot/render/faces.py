"""Faces of cards: what is printed on them, without the shadow that they throw."""

from PIL import Image

from bot.render.sizes import Cut
from engine.cards import HIDDEN, JOKER, RANKS, Card, bare, face, is_joker, rank, stands_in, suit

from .backs import back_face
from .colours import FOUR_COLOURS, GOLD, INK, LILAC, RGB, WHITE, Inks, mix
from .courts import ornament
from .glyphs import text_mask
from .jester import cap, fool
from .shapes import frame_mask, star_mask, suit_mask

_JACK = 10


def _paper(cut: Cut, colour: RGB) -> Image.Image:
    image = Image.new("RGB", (cut.width, cut.height), colour)
    edge = frame_mask(cut.width, cut.height, cut.radius, 1)
    image.paste(mix(colour, INK, 0.22), mask=edge)
    return image


def _middle(cut: Cut, width: int) -> int:
    return (cut.strip - width) // 2


def _index(image: Image.Image, cut: Cut, card: Card, ink: RGB, top: int, share: float) -> None:
    """Rank above suit, from this row of pixels down, scaled by this share of their usual size."""
    height = round(cut.rank * share)
    letters = text_mask(RANKS[rank(card)], height, cut.rank_widest)
    image.paste(ink, (_middle(cut, letters.width), top - height // 4), letters)
    size = round(cut.suit * share)
    top += round((cut.suit_top - cut.rank_top) * share)
    image.paste(ink, (_middle(cut, size), top), suit_mask(suit(card), size))


def _whole(cut: Cut, card: Card, ink: RGB) -> Image.Image:
    """Rank at the left, suit below at the right; above that what a court card wears."""
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
        image.paste(sign, (cut.width - round(side * 0.75) - size, cut.rank_top - 2), sign)
    return image


def _joker(cut: Cut) -> Image.Image:
    image = _paper(cut, LILAC)
    if cut.whole:
        head = fool(round(cut.width * 0.84))
        image.paste(head, (_middle(cut, head.width), (cut.height - head.height) // 2), head)
        return image
    size = min(round(cut.rank * 1.45), cut.strip - 2)
    hat = cap(size)
    image.paste(hat, (_middle(cut, size), cut.rank_top - size // 9), hat)
    size = round(cut.suit * 0.8)
    image.paste(GOLD, (_middle(cut, size), cut.suit_top + cut.suit // 10), star_mask(size))
    return image


def _declared(cut: Cut, card: Card, ink: RGB) -> Image.Image:
    """A joker on the table: its cap above, and below it the card that it stands for."""
    image = _paper(cut, LILAC)
    size = round(cut.height * 0.36)
    hat = cap(size)
    image.paste(hat, (_middle(cut, size), round(cut.height * 0.01)), hat)
    _index(image, cut, card, ink, round(cut.height * 0.40), 0.66)
    return image


def _deuce(cut: Cut, wild: Card, card: Card, inks: Inks) -> Image.Image:
    """A wild deuce on the table: itself small above, and below it the card that it stands for."""
    image = _paper(cut, LILAC)
    height, ink = round(cut.height * 0.2), inks[suit(wild)]
    letters = text_mask(RANKS[rank(wild)], height, cut.rank_widest)
    size = round(height * 0.8)
    left = _middle(cut, letters.width + 2 + size)
    top = round(cut.height * 0.09)
    image.paste(ink, (left, top - height // 4), letters)
    image.paste(ink, (left + letters.width + 2, top), suit_mask(suit(wild), size))
    _index(image, cut, card, inks[suit(card)], round(cut.height * 0.40), 0.66)
    return image


def plain_face(card: Card, cut: Cut, inks: Inks = FOUR_COLOURS) -> Image.Image:
    """The card's face as a rectangle (mode RGB); its corners are still to be rounded."""
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
    _index(image, cut, card, ink, cut.rank_top, 1)
    return image
