"""Text as masks. Digits and signs use Pillow's font, names use the fonts in ``fonts/``.

This module lays names out letter by letter. Pillow could lay out whole names only with a system
library that isn't installed everywhere. Without that library, Thai marks overlap.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.render.cache import cached

LEGIBLE = 34
"""Capitals and digits are at least this many pixels high.

A phone shows a picture of 1,000 pixels at a width of 265. There, capitals are 9 pixels high."""
_DRAWN_AT = 200
"""Font size of glyphs before they are scaled, larger than any size that is shown."""
_WEIGHT = 5
"""Width of a stroke that makes letters bolder, because the font has only one weight."""
_MINUS = "−"
_TIGHTER = 12
"""Pixels by which letters are closer than in print, because ``10`` must fit on a card."""
_NARROWEST = 0.8
"""A name is condensed at most to this share of its width."""


@cache
def _font() -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(_DRAWN_AT)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise TypeError("this Pillow was built without FreeType; install an official wheel of it")
    return font


def _large(text: str) -> tuple[Image.Image, int]:
    """Draw a text, cropped to its ink left and right. Also return the height of its capitals."""
    text, font = text.replace("-", _MINUS), _font()
    top = round(-font.getbbox("H", anchor="ls")[1])
    room = top // 4
    length = sum(font.getlength(letter.replace(_MINUS, "+")) for letter in text)
    image = Image.new("L", (round(length) + 2 * room, top + 2 * room))
    pen = ImageDraw.Draw(image)
    x = float(room)
    for letter in text:
        if letter == _MINUS:
            # The font has only a hyphen, which is too short to be seen before small digits.
            bar = font.getbbox("+", anchor="ls")
            middle, half = room + top // 2, top // 11
            pen.rectangle((x, middle - half, x + bar[2] - bar[0], middle + half), 255)
            x += bar[2] - bar[0] + 2 * _TIGHTER
            continue
        pen.text((x, top + room), letter, 255, font, anchor="ls", stroke_width=_WEIGHT)
        x += font.getlength(letter) - _TIGHTER
    left, _, right, _ = image.getbbox() or (0, 0, *image.size)
    return image.crop((left, 0, right, image.height)), top


@cached
def text_mask(text: str, height: int, widest: int) -> Image.Image:
    """Draw a text with capitals of this height, condensed if it is wider than ``widest``.

    There is a quarter of ``height`` of room above the capitals and below the baseline.
    """
    image, top = _large(text)
    return sized(image, top, height, widest)


def sized(image: Image.Image, top: int, height: int, widest: int) -> Image.Image:
    """Scale letters with capitals of ``top`` pixels to ``height``, at most ``widest`` wide."""
    scale = height / top
    size = min(round(image.width * scale), widest), round(image.height * scale)
    return image.resize(size, Image.Resampling.LANCZOS)


# Names, as their owners write them.

_FONTS = Path(__file__).parent / "fonts"
_THAI = range(0x0E01, 0x0E5C)
_LATIN_GREEK_CYRILLIC = (range(0x20, 0x530), range(0x1E00, 0x2000), range(0x2010, 0x2028))
"""The letters of Noto Sans that need no joining and no reordering."""
_THAI_LARGER = 1.15
"""Factor of the size of Thai letters, which are as high as small Latin letters."""
_RAISED, _ASIDE, _LOWERED = 0.19, 0.13, 0.2
"""How far a Thai mark moves, as a share of the font's size.

A mark moves up above a vowel, left of a consonant's tall stroke, and down below a consonant's
foot."""
_ABOVE, _TONES, _BELOW = "\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e4d", "่้๊๋์", "\u0e38\u0e39\u0e3a"
_TALL, _FOOTED = "ปฝฟฬ", "ญฐฎฏ"
_AM, _RING_AND_AA = "\u0e33", "\u0e4d\u0e32"
_CUT_OFF = "…"
_SHORTEST = 3
"""A shortened name has at least this many letters."""
_ROOM = 0.65
"""Room for marks above capitals and below the baseline, as a share of their height."""


@cache
def _font_of_names(*, thai: bool) -> ImageFont.FreeTypeFont:
    file, size = ("Thai", _DRAWN_AT * _THAI_LARGER) if thai else ("", _DRAWN_AT)
    path = _FONTS / f"NotoSans{file}-Bold.ttf"
    return ImageFont.truetype(path, round(size), layout_engine=ImageFont.Layout.BASIC)


def _is_thai(letter: str) -> bool:
    return ord(letter) in _THAI


@lru_cache(4096)
def _can_be_drawn(letter: str) -> bool:
    thai = _is_thai(letter)
    if not thai and not any(ord(letter) in block for block in _LATIN_GREEK_CYRILLIC):
        return False
    font = _font_of_names(thai=thai)
    return letter == " " or bytes(font.getmask(letter)) not in (b"", bytes(font.getmask("\uffff")))


def _word(word: str) -> str:
    """Return a word without emojis and ornaments, or "" if a letter can't be drawn."""
    letters = []
    for letter in word:
        # Letters of other shapes, such as mathematical letters, become the plain letters.
        plain = letter if _can_be_drawn(letter) else unicodedata.normalize("NFKC", letter)
        if all(map(_can_be_drawn, plain)):
            letters.append(plain)
        elif unicodedata.category(letter)[0] in "LN":
            return ""
    return "".join(letters)


@lru_cache(1024)
def _written(name: str) -> tuple[str, ...]:
    """Return the name as letters, each with its marks. It is empty if no word can be drawn.

    A word of another script is left out if other words can be drawn. An emoji is always left out.
    """
    composed = unicodedata.normalize("NFC", name).replace(_AM, _RING_AND_AA)
    words = map(_word, composed.split())
    letters: list[str] = []
    for letter in " ".join(word for word in words if any(map(str.isalnum, word))):
        if letters and unicodedata.category(letter)[0] == "M":
            letters[-1] += letter
        else:
            letters.append(letter)
    return tuple(letters)


def _marks(letter: str) -> Iterator[tuple[str, float, float]]:
    """Yield the marks of a letter, each with its offset right and down in pixels.

    Thai marks make room for each other and for a tall stroke or a foot of the letter."""
    base, marks, size = letter[0], letter[1:], _DRAWN_AT * _THAI_LARGER
    raised = -_RAISED * size if any(mark in _ABOVE for mark in marks) else 0.0
    aside = -_ASIDE * size if base in _TALL else 0.0
    for mark in marks:
        if mark in _BELOW:
            yield mark, 0, _LOWERED * size if base in _FOOTED else 0.0
        else:
            yield mark, aside, raised if mark in _TONES else 0.0


def _name(letters: tuple[str, ...]) -> tuple[Image.Image, int]:
    """Draw a name like ``_large`` draws a text, with more room above and below."""
    whole = "".join(letters)
    top = round(-_font_of_names(thai=False).getbbox("H", anchor="ls")[1])
    room = round(top * _ROOM)
    wide = sum(_font_of_names(thai=_is_thai(letter)).getlength(letter) for letter in whole)
    image = Image.new("L", (round(wide) + 4 * room, top + 2 * room))
    pen = ImageDraw.Draw(image)
    x = 2.0 * room
    for letter in letters:
        font = _font_of_names(thai=_is_thai(letter[0]))
        pen.text((x, top + room), letter[0], 255, font, anchor="ls")
        x += font.getlength(letter[0])
        for mark, right, down in _marks(letter):
            pen.text((x + right, top + room + down), mark, 255, font, anchor="ls")
    left, _, right, _ = image.getbbox() or (0, 0, *image.size)
    return image.crop((left, 0, right, image.height)), top


def _shortened(letters: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the name, then shorter and shorter starts of it. An empty name yields nothing."""
    if letters:
        yield letters
    for left in range(len(letters) - 1, _SHORTEST - 1, -1):
        if letters[left - 1][0].isalnum():
            yield *letters[:left], _CUT_OFF


@cached
def name_mask(name: str, height: int, widest: int) -> Image.Image | None:
    """Draw a name in this height, condensed or shortened if it is wider than ``widest``.

    Return None if too little of the name would be left, and for names in scripts other than Latin,
    Thai, Greek and Cyrillic. Such a player is shown only by the seat's badge. There is room above
    the capitals and below the baseline, two thirds of ``height`` each.
    """
    for shown in _shortened(_written(name)):
        image, top = _name(shown)
        if image.width * height / top * _NARROWEST <= widest:
            return sized(image, top, height, widest)
    return None
