"""Cards as sprites: face, back, shadow and frames, each drawn once and kept."""

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from engine.cards import HIDDEN, JOKER, RANKS, Card, face, is_joker, rank, suit

from .backs import back_face
from .colours import GOLD, INK, LILAC, NEW, RGB, SHADE, SUIT_INKS, WHITE, mix
from .cut import LARGE, Cut
from .glyphs import text_mask
from .jester import cap
from .shapes import frame_mask, rounded_mask, soft, star_mask, suit_mask

PAD = 16
"""Pixels around a card on its sprite, where its shadow and its frame go."""


_JACK = 10


class Frames(NamedTuple):
    """What sets a card off from the others."""

    selected: bool = False
    new: bool = False


PLAIN = Frames()


def _paper(cut: Cut, colour: RGB) -> Image.Image:
    image = Image.new("RGB", (cut.width, cut.height), colour)
    edge = frame_mask(cut.width, cut.height, cut.radius, 1)
    image.paste(mix(colour, INK, 0.22), mask=edge)
    return image


def _middle(cut: Cut, width: int) -> int:
    return (cut.strip - width) // 2


def _index(image: Image.Image, cut: Cut, card: Card, top: int, share: float) -> None:
    """Rank above suit, from this row of pixels down, scaled by this share of their usual size."""
    ink = SUIT_INKS[suit(card)]
    height = round(cut.rank * share)
    letters = text_mask(RANKS[rank(card)], height, cut.rank_widest)
    image.paste(ink, (_middle(cut, letters.width), top - height // 4), letters)
    size = round(cut.suit * share)
    top += round((cut.suit_top - cut.rank_top) * share)
    image.paste(ink, (_middle(cut, size), top), suit_mask(suit(card), size))


def _joker(cut: Cut) -> Image.Image:
    image = _paper(cut, LILAC)
    size = min(round(cut.rank * 1.45), cut.strip - 2)
    hat = cap(size)
    image.paste(hat, (_middle(cut, size), cut.rank_top - size // 9), hat)
    size = round(cut.suit * 0.8)
    image.paste(GOLD, (_middle(cut, size), cut.suit_top + cut.suit // 10), star_mask(size))
    return image


def _declared(cut: Cut, card: Card) -> Image.Image:
    """A joker on the table: its cap above, and below it the card that it stands for."""
    image = _paper(cut, LILAC)
    size = round(cut.height * 0.36)
    hat = cap(size)
    image.paste(hat, (_middle(cut, size), round(cut.height * 0.01)), hat)
    _index(image, cut, face(card), round(cut.height * 0.40), 0.66)
    return image


@cache
def plain_face(card: Card, cut: Cut) -> Image.Image:
    """The card's face as a rectangle (mode RGB); its corners are still to be rounded."""
    if card == HIDDEN:
        return back_face(cut)
    if card == JOKER:
        return _joker(cut)
    if is_joker(card):
        return _declared(cut, card)
    image = _paper(cut, WHITE)
    _index(image, cut, card, cut.rank_top, 1)
    if rank(card) >= _JACK and cut == LARGE:
        ring = frame_mask(cut.width - 18, cut.height - 18, cut.radius - 5, 2)
        image.paste(mix(SUIT_INKS[suit(card)], WHITE, 0.75), (9, 9), ring)
    return image


@cache
def _shadow(cut: Cut, raised: bool) -> Image.Image:
    """What lies under a card: its shadow, deeper when the card is raised (mode RGBA)."""
    size = (cut.width + 2 * PAD, cut.height + 2 * PAD)
    mask = Image.new("L", size)
    drop = 7 if raised else 4
    mask.paste(rounded_mask(cut.width, cut.height, cut.radius), (PAD, PAD + drop))
    image = Image.new("RGBA", size, SHADE)
    image.putalpha(soft(mask, 6 if raised else 4, 0.6))
    return image


@lru_cache(2048)
def sprite(card: Card, cut: Cut, frames: Frames = PLAIN) -> Image.Image:
    """The card with shadow and frames (mode RGBA), ``PAD`` pixels larger on every side."""
    image = _shadow(cut, frames.selected).copy()
    mask = rounded_mask(cut.width, cut.height, cut.radius)
    shown = plain_face(card, cut).copy()
    if frames.new:
        inset = 5 if frames.selected else 0
        width, height = cut.width - 2 * inset, cut.height - 2 * inset
        ring = frame_mask(width, height, cut.radius - inset, 7)
        shown.paste(NEW, (inset, inset), ring)
    shown.putalpha(mask)
    image.alpha_composite(shown, (PAD, PAD))
    if frames.selected:
        out = 4
        width, height = cut.width + 2 * out, cut.height + 2 * out
        ring = frame_mask(width, height, cut.radius + out, 9)
        layer = Image.new("RGBA", (width, height), GOLD)
        layer.putalpha(ring)
        image.alpha_composite(layer, (PAD - out, PAD - out))
    return image
