"""Text as masks: digits and signs in the font that Pillow carries, names in fonts of their own.

Names are laid out here, letter by letter. Pillow leaves that to a library of the system which is
not everywhere, and Thai marks lie on each other without it.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.render.cache import kept

LEGIBLE = 34
"""Pixels that capitals and digits are high at least: 9 on a phone, where a picture that is 1,000
wide is shown 265 wide."""
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


@kept
def text_mask(text: str, height: int, widest: int) -> Image.Image:
    """Text whose capitals are so many pixels high, condensed when it would be wider than that.

    There is a quarter of ``height`` of room above the capitals and below the baseline.
    """
    image, top = _large(text)
    return sized(image, top, height, widest)


def sized(image: Image.Image, top: int, height: int, widest: int) -> Image.Image:
    """Scale letters whose capitals are ``top`` pixels high to this height, all of them so wide at
    most."""
    scale = height / top
    size = min(round(image.width * scale), widest), round(image.height * scale)
    return image.resize(size, Image.Resampling.LANCZOS)


# Names, as their owners write them.

_FONTS = Path(__file__).parent / "fonts"
_THAI = range(0x0E01, 0x0E5C)
_LATIN_GREEK_CYRILLIC = (range(0x20, 0x530), range(0x1E00, 0x2000), range(0x2010, 0x2028))
"""What the other font has and needs nobody to join or reorder its letters."""
_THAI_LARGER = 1.15
"""Thai letters are as high as small Latin ones: so much larger they are as easy to read."""
_RAISED, _ASIDE, _LOWERED = 0.19, 0.13, 0.2
"""How far a Thai mark moves, of the font's size: up above a vowel, left of a consonant's tall
stroke, down below a consonant's foot."""
_ABOVE, _TONES, _BELOW = "\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e4d", "่้๊๋์", "\u0e38\u0e39\u0e3a"
_TALL, _FOOTED = "ปฝฟฬ", "ญฐฎฏ"
_AM, _RING_AND_AA = "\u0e33", "\u0e4d\u0e32"
_CUT_OFF = "…"
_SHORTEST = 3
"""A name of which fewer letters would be left is not shortened."""
_ROOM = 0.65
"""Above the capitals and below the baseline, of their height: for accents and marks."""


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
    if not thai and not any(ord(letter) in one for one in _LATIN_GREEK_CYRILLIC):
        return False
    font = _font_of_names(thai=thai)
    return letter == " " or bytes(font.getmask(letter)) not in (b"", bytes(font.getmask("\uffff")))


def _word(word: str) -> str:
    """Return a word without emojis and ornaments; empty if a letter can't be drawn."""
    found = []
    for letter in word:
        # Letters of other shapes, such as those of mathematics, are read as what they stand for.
        plain = letter if _can_be_drawn(letter) else unicodedata.normalize("NFKC", letter)
        if all(map(_can_be_drawn, plain)):
            found.append(plain)
        elif unicodedata.category(letter)[0] in "LN":
            return ""
    return "".join(found)


@lru_cache(1024)
def _written(name: str) -> tuple[str, ...]:
    """The name as letters, each with its marks; empty where nobody could read it.

    A word of another script is left out beside one that can be drawn, and an emoji always is.
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
    """The marks of a letter, each with how far it moves right and down from where the font has it
    (pixels): Thai ones make room for each other and for a tall stroke or a foot of the letter."""
    base, marks, size = letter[0], letter[1:], _DRAWN_AT * _THAI_LARGER
    raised = -_RAISED * size if any(mark in _ABOVE for mark in marks) else 0.0
    aside = -_ASIDE * size if base in _TALL else 0.0
    for mark in marks:
        if mark in _BELOW:
            yield mark, 0, _LOWERED * size if base in _FOOTED else 0.0
        else:
            yield mark, aside, raised if mark in _TONES else 0.0


def _name(letters: tuple[str, ...]) -> tuple[Image.Image, int]:
    """The same for a name as ``_large`` for a text, with more room above and below."""
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
    """The name, then as much of its beginning as there is room for; nothing where nobody could read
    it."""
    if letters:
        yield letters
    for left in range(len(letters) - 1, _SHORTEST - 1, -1):
        if letters[left - 1][0].isalnum():
            yield *letters[:left], _CUT_OFF


@kept
def name_mask(name: str, height: int, widest: int) -> Image.Image | None:
    """A name in letters of this height, condensed or shortened where it would be wider than that.

    None where too little of it would be left, and for names in scripts other than Latin, Thai,
    Greek and Cyrillic: the seat's badge stands for those. There is room above the capitals and
    below the baseline, two thirds of ``height`` each.
    """
    for shown in _shortened(_written(name)):
        image, top = _name(shown)
        if image.width * height / top * _NARROWEST <= widest:
            return sized(image, top, height, widest)
    return None
