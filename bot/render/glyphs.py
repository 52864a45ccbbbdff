"""Text as masks, from the font that Pillow carries (Latin letters, digits and signs only)."""

from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFont

_DRAWN_AT = 200
"""Font size that glyphs are drawn at before they are scaled: larger than any that is shown."""
_WEIGHT = 5
"""The font has one weight; a stroke makes it bolder."""
_MINUS = "−"
_TIGHTER = 12
"""Letters stand so much closer than in print: ``10`` is the widest rank."""
_NARROWEST = 0.8
"""A name is condensed to this share of its width, but no further."""


@cache
def _font() -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(_DRAWN_AT)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise TypeError("this Pillow was built without FreeType; install an official wheel of it")
    return font


@lru_cache(2048)
def _large(text: str) -> tuple[Image.Image, int]:
    """The text, cropped to its ink left and right, and the height of its capitals in pixels."""
    text, font = text.replace("-", _MINUS), _font()
    top = round(-font.getbbox("H", anchor="ls")[1])
    room = top // 4
    length = sum(font.getlength(letter.replace(_MINUS, "+")) for letter in text)
    image = Image.new("L", (round(length) + 2 * room, top + 2 * room))
    pen = ImageDraw.Draw(image)
    x = float(room)
    for letter in text:
        if letter == _MINUS:
            # The font has a hyphen only, which is too short to be seen before small digits.
            bar = font.getbbox("+", anchor="ls")
            middle, half = room + top // 2, top // 11
            pen.rectangle((x, middle - half, x + bar[2] - bar[0], middle + half), 255)
            x += bar[2] - bar[0] + 2 * _TIGHTER
            continue
        pen.text((x, top + room), letter, 255, font, anchor="ls", stroke_width=_WEIGHT)
        x += font.getlength(letter) - _TIGHTER
    left, _, right, _ = image.getbbox() or (0, 0, *image.size)
    return image.crop((left, 0, right, image.height)), top


@lru_cache(4096)
def text_mask(text: str, height: int, widest: int) -> Image.Image:
    """Text whose capitals are so many pixels high, condensed when it would be wider than that.

    There is a quarter of ``height`` of room above the capitals and below the baseline.
    """
    image, top = _large(text)
    scale = height / top
    size = min(round(image.width * scale), widest), round(image.height * scale)
    return image.resize(size, Image.Resampling.LANCZOS)


@cache
def _missing() -> bytes:
    """What the font draws for a letter that it does not have: a box."""
    return bytes(_font().getmask("\uffff"))


@lru_cache(1024)
def _has(letter: str) -> bool:
    return letter == " " or bytes(_font().getmask(letter)) not in (b"", _missing())


def name_mask(name: str, height: int, widest: int) -> Image.Image | None:
    """A name in letters of this height; None where it does not fit or the font lacks a letter.

    The font has no accents and no script but Latin. A name that is not written as its owner writes
    it is nobody's name, so that there is none then.
    """
    if not name.strip() or not all(map(_has, name)):
        return None
    image, top = _large(name)
    if image.width * height / top * _NARROWEST > widest:
        return None
    return text_mask(name, height, widest)
