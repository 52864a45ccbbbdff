"""Cards with shadows and frames, single or in a fan, and cards as emojis."""

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image, ImageChops, ImageFilter

from bot.render.cache import cached
from bot.render.canvas import lay_panel, stamp
from bot.render.coloured_faces import phase_face, tile_face
from bot.render.colours import BACK, FOUR_COLOURS, GOLD, INK, LILAC, NEW, SHADE, WHITE, Inks, mix
from bot.render.faces import WHOLE, Cut, cap, plain_face
from bot.render.glyphs import text_mask
from bot.render.shapes import frame_mask, rounded_mask, soft, star_mask, suit_mask
from bot.render.specs import EMOJI_NAMES, PHASES, TILES
from engine.cards import HIDDEN, JOKER, RANKS, Card, rank, suit

# Cards with face, shadow and frames, each drawn once and cached.

PAD = 12
"""Pixels around a card on its sprite, for its shadow and its frame."""


class Part(NamedTuple):
    """A compressed piece of a sprite and its place, in mode RGB if opaque, otherwise RGBA."""

    mode: str
    size: tuple[int, int]
    packed: bytes
    x: int
    y: int


class Frames(NamedTuple):
    """The marks of a card."""

    selected: bool = False
    new: bool = False
    wild: bool = False
    """The card's rank is wild in this deal."""


PLAIN = Frames()

FACES: Mapping[str, Callable[[Card, Cut], Image.Image]] = {TILES: tile_face, PHASES: phase_face}
"""The functions that draw faces, by the colours of a deck.

All other decks are playing cards.
"""


def printed(card: Card, cut: Cut, inks: Inks) -> Image.Image:
    """Draw the face of a card of the cut's deck, as a rectangle (mode RGB)."""
    own = FACES.get(cut.deck)
    return plain_face(card, cut, inks) if own is None else own(card, cut)


_WHOLE_STAR, _STAR = 0.32, 0.4
"""Width of a wild card's star as a share of the card's width, if it is whole or covered."""


@cached
def _shadow(cut: Cut, raised: bool) -> Image.Image:
    """Draw the shadow of a card, deeper if the card is raised (mode RGBA)."""
    size = (cut.width + 2 * PAD, cut.height + 2 * PAD)
    mask = Image.new("L", size)
    drop = 5 if raised else 3
    mask.paste(rounded_mask(cut.width, cut.height, cut.radius), (PAD, PAD + drop))
    image = Image.new("RGBA", size, SHADE)
    image.putalpha(soft(mask, 3 if raised else 2, 0.6))
    return image


@cached
def sprite(card: Card, cut: Cut, frames: Frames, inks: Inks) -> tuple[Part, ...]:
    """Draw a card with shadow and frames, and return it in pieces.

    The places of pieces count from a corner ``PAD`` pixels outside of the card's corner. Pieces
    exist because most of a card is opaque, and mixing takes a hundred times as long as copying.
    """
    image = _whole(card, cut, frames, inks)
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, *image.size)
    inner = (PAD, PAD + cut.radius, PAD + cut.width, PAD + cut.height - cut.radius)
    rim = (
        (left, top, right, inner[1]),
        (left, inner[1], inner[0], inner[3]),
        (inner[2], inner[1], right, inner[3]),
        (left, inner[3], right, bottom),
    )
    parts = [_packed(image.crop(box), *box[:2]) for box in rim]
    return (*parts, _packed(image.crop(inner).convert("RGB"), *inner[:2]))


def _packed(image: Image.Image, x: int, y: int) -> Part:
    return Part(image.mode, image.size, isal_zlib.compress(image.tobytes(), 1), x, y)


def _whole(card: Card, cut: Cut, frames: Frames, inks: Inks) -> Image.Image:
    """Draw the sprite in one image (RGBA), ``PAD`` pixels larger than the card on every side."""
    image = _shadow(cut, frames.selected).copy()
    mask = rounded_mask(cut.width, cut.height, cut.radius)
    shown = printed(card, cut, inks).copy()
    if frames.wild:
        shown = starred(shown, cut)
    if frames.new:
        inset = 5 if frames.selected else 0
        width, height = cut.width - 2 * inset, cut.height - 2 * inset
        # A light ring in a dark ring, so that the frame is visible without its colour too.
        less = min(cut.width / WHOLE.width, 1) if cut.deck == TILES else 1
        for colour, thick in ((BACK, round(11 * less)), (NEW, round(7 * less))):
            ring = frame_mask(width, height, cut.radius - inset, thick)
            shown.paste(colour, (inset, inset), ring)
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


def starred(shown: Image.Image, cut: Cut) -> Image.Image:
    """Return the face on a joker's paper, with a star in its lower corner."""
    shown = ImageChops.multiply(shown, Image.new("RGB", shown.size, LILAC))
    size = round(cut.width * (_WHOLE_STAR if cut.whole else _STAR))
    left, top = (round(cut.width * 0.05), shown.height - size - round(cut.width * 0.05))
    for colour, larger in ((INK, 2 + size // 10), (GOLD, 0)):
        mask = star_mask(size + 2 * larger)
        shown.paste(colour, (left - larger, top - larger), mask)
    return shown


def frames_of(card: Card, wild: int | None, frames: Frames = PLAIN) -> Frames:
    """Return the frames of a card in a deal in which the rank ``wild`` is wild."""
    return frames._replace(wild=True) if card < JOKER and rank(card) == wild else frames


def warm() -> None:
    """Fill the cache with the large cards and their back, which nearly every picture needs."""
    for card in (*range(JOKER + 1), HIDDEN):
        sprite(card, WHOLE, PLAIN, FOUR_COLOURS)


def lay(
    picture: Image.Image,
    card: Card,
    cut: Cut,
    place: tuple[int, int],
    frames: Frames = PLAIN,
    inks: Inks = FOUR_COLOURS,
) -> None:
    """Lay the card with its left upper corner at this place, in pixels."""
    left, top = place[0] - PAD, place[1] - PAD
    for mode, size, packed, x, y in sprite(card, cut, frames, inks):
        image = Image.frombuffer(mode, size, isal_zlib.decompress(packed), "raw", mode, 0, 1)
        picture.paste(image, (left + x, top + y), image if image.mode == "RGBA" else None)


# Cards of one cut in a fan, each on top of the card before.


def fan(count: int, cut: Cut, room: int) -> tuple[int, int]:
    """Return the step between cards and the width of ``count`` cards, in pixels.

    The cards are pushed together if ``room`` is too small."""
    steps = max(count - 1, 0)
    step = min(cut.strip, (room - cut.width) // steps) if steps else 0
    return step, cut.width + steps * step


def lay_fan(
    picture: Image.Image,
    cards: Sequence[Card],
    cut: Cut,
    step: int,
    place: tuple[int, int],
) -> None:
    """Lay the cards, the first with its left upper corner at this place, in pixels."""
    x, y = place
    for number, card in enumerate(cards):
        lay(picture, card, cut, (x + number * step, y))


def in_lines(widths: Sequence[int], room: int, between: int) -> list[list[int]]:
    """Return the positions of blocks of these widths by line, each line as full as possible."""
    lines: list[list[int]] = []
    used = 0
    for position, width in enumerate(widths):
        if lines and used + between + width <= room:
            lines[-1].append(position)
            used += between + width
        else:
            lines.append([position])
            used = width
    return lines


# Cards as application emojis, which are 22 pixels high in a line of text.

_EMOJI = 128
_PAPER = 112
_ROUND = 18
_RANK = 60
_SUIT = 50
_COLOURED = Cut(_PAPER, _EMOJI, _ROUND, _PAPER, rank=57, rank_top=9, suit=44, suit_top=77)


def _emoji_face(card: Card, deck: str) -> Image.Image:
    """Draw the face or back as a rectangle (mode RGB)."""
    if deck in FACES:
        return FACES[deck](card, _COLOURED._replace(deck=deck)).copy()
    image = Image.new("RGB", (_PAPER, _EMOJI), LILAC if card == JOKER else WHITE)
    if card == HIDDEN:
        # The pattern of a real back would be a blur.
        lay_panel(image, (9, 9, _PAPER - 18, _EMOJI - 18), _ROUND - 8, BACK)
        image.paste(WHITE, ((_PAPER - 70) // 2, (_EMOJI - 74) // 2), star_mask(70))
        return image
    if card == JOKER:
        stamp(image, cap(88), ((_PAPER - 88) // 2, 2))
        image.paste(GOLD, ((_PAPER - 42) // 2, 83), star_mask(42))
        return image
    ink = FOUR_COLOURS[suit(card)]
    # At 22 pixels a stroke is a pixel wide. One pixel more on each side keeps it dark.
    letters = text_mask(RANKS[rank(card)], _RANK, _PAPER - 16).filter(ImageFilter.MaxFilter(3))
    image.paste(ink, ((_PAPER - letters.width) // 2, 8 - _RANK // 4), letters)
    image.paste(ink, ((_PAPER - _SUIT) // 2, 74), suit_mask(suit(card), _SUIT))
    return image


def _emoji(card: Card, deck: str) -> bytes:
    image = _emoji_face(card, deck)
    # The edge separates the card from the background in both light and dark clients.
    image.paste(mix(WHITE, INK, 0.4), mask=frame_mask(_PAPER, _EMOJI, _ROUND, 4))
    image.putalpha(rounded_mask(_PAPER, _EMOJI, _ROUND))
    square = Image.new("RGBA", (_EMOJI, _EMOJI))
    square.paste(image, ((_EMOJI - _PAPER) // 2, 0))
    out = BytesIO()
    square.save(out, "PNG", compress_level=6)
    return out.getvalue()


def emoji_sprites() -> dict[str, bytes]:
    """Draw all 157 emojis by name, as PNGs of 128 by 128 pixels with transparent corners."""
    return {
        name: _emoji(card, deck)
        for deck, names in EMOJI_NAMES.items()
        for card, name in names.items()
    }
