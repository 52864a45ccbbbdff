"""Strips of examples for pages of rules."""

from io import BytesIO

from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.specs import StripGroup, StripSpec
from engine.cards import parse
from tests.each import each

GREEN = (12, 128, 70)
RED = (208, 32, 46)


def group(words: str, good: bool | None = None) -> StripGroup:
    return StripGroup(tuple(map(parse, words.split())), good)


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def amount(spec: StripSpec, colour: tuple[int, int, int]) -> int:
    colours = opened(draw(spec)).getcolors(96) or []
    return {found: count for count, found in colours}.get(colour, 0)


SPADES = "7S 8S 9S"


def test_the_same_strip_gives_the_same_bytes() -> None:
    assert draw(StripSpec((group(SPADES, True),))) == draw(StripSpec((group(SPADES, True),)))


def test_good_has_a_green_tick_and_wrong_a_red_cross() -> None:
    plain, good, wrong = (StripSpec((group(SPADES, mark),)) for mark in (None, True, False))
    assert amount(plain, GREEN) == amount(plain, RED) == 0
    assert amount(good, GREEN) > 800
    assert amount(good, RED) == 0
    assert amount(wrong, RED) > 800
    assert amount(wrong, GREEN) == 0


@each("groups", [1, 2, 3, 4])
@each("words", [SPADES, "AS 2S JK=3S 4S 5S 6S 7S", " ".join(["KD"] * 14)])
def test_one_to_four_examples_of_any_length_fit(groups: int, words: str) -> None:
    image = opened(draw(StripSpec((group(words, True),) * groups)))
    assert image.width == 1000
    assert image.height <= 560
    assert image.getcolors(96) is not None
    for x in (10, 989):
        assert all(image.getpixel((x, y))[1] < 130 for y in range(image.height))


@each("groups", [1, 2, 3, 4])
def test_short_examples_are_a_low_strip(groups: int) -> None:
    assert opened(draw(StripSpec((group(SPADES, False),) * groups))).height < 210


def test_every_card_of_every_example_is_seen() -> None:
    groups = (group(SPADES, True), group("KH AH 2H", False), group("5C JK 5D"))
    spec = StripSpec(groups)
    before = opened(draw(spec))
    for at, found in enumerate(groups):
        for card in range(3):
            cards = (*found.cards[:card], parse("JD"), *found.cards[card + 1 :])
            other = (*groups[:at], found._replace(cards=cards), *groups[at + 1 :])
            box = ImageChops.difference(before, opened(draw(StripSpec(other)))).getbbox()
            assert box is not None
            assert box[2] - box[0] < 90, "no other card moves"
