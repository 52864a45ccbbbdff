"""Pictures of hands: size, content, marks."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.specs import CardStyle, HandSpec
from engine.cards import HIDDEN, JOKER, parse
from tests.each import each

CARDS = "AS 10H JD QC JK 7H 7S 7D 2C 3C"
HAND = HandSpec(tuple(map(parse, CARDS.split())))
GOLD = (255, 190, 20)
LIGHT_BLUE = (70, 180, 255)
INK = (27, 30, 38)
RED = (208, 32, 46)
BLUE = (20, 96, 206)
GREEN = (12, 128, 70)


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def changed(one: HandSpec, other: HandSpec) -> tuple[int, int, int, int] | None:
    """The box of pixels in which two hands of one size differ."""
    return ImageChops.difference(opened(draw(one)), opened(draw(other))).getbbox()


def amount(image: Image.Image, colour: tuple[int, int, int]) -> int:
    colours = image.getcolors(1 << 20)
    assert colours is not None
    return sum(number for number, found in colours if found == colour)


@each("count", [1, 2, 7, 10, 13, 14, 25, 60])
def test_every_size_of_hand_fits_seven_a_row(count: int) -> None:
    image = opened(draw(HandSpec(tuple(n % 53 for n in range(count)))))
    assert image.width == 1000
    assert image.height == 24 + -(-count // 7) * 204


@each(("count", "rows"), [(8, 1), (9, 1), (15, 2), (16, 2), (17, 2), (18, 2)])
def test_cards_are_smaller_when_that_saves_one_of_three_rows(count: int, rows: int) -> None:
    most, cards = 24 + rows * 204, tuple(range(count))
    image = opened(draw(HandSpec(cards, gaps=(2, 5))))
    assert image.width == 1000
    assert image.height < most
    assert opened(draw(HandSpec(cards, style=CardStyle.LARGE))).height > most


def test_an_empty_hand_is_a_canvas_of_one_row() -> None:
    assert opened(draw(HandSpec(()))).size == (1000, 228)


@each("count", [1, 5, 6, 12, 31])
def test_ux_eyes_large_cards_come_five_a_row(count: int) -> None:
    image = opened(draw(HandSpec(tuple(range(count)), style=CardStyle.LARGE)))
    assert image.width == 1000
    assert image.height == 24 + -(-count // 5) * 272


@each("style", CardStyle)
def test_a_picture_has_at_most_96_colours(style: CardStyle) -> None:
    hand = HAND._replace(selected=frozenset({1, 4}), style=style)
    assert opened(draw(hand)).getcolors(96) is not None


def inks(word: str, style: CardStyle) -> set[tuple[int, int, int]]:
    """Which of the suits' colours are seen in a picture of this card alone."""
    image = opened(draw(HandSpec((parse(word),), style=style)))
    return {ink for ink in (INK, RED, BLUE, GREEN) if amount(image, ink) > 500}


@each(
    ("word", "two", "four"),
    [("7S", INK, INK), ("7H", RED, RED), ("QD", RED, BLUE), ("10C", INK, GREEN)],
)
def test_ux_eyes_suits_have_two_colours_or_four(
    word: str, two: tuple[int, int, int], four: tuple[int, int, int]
) -> None:
    assert inks(word, CardStyle.TWO) == {two}
    assert inks(word, CardStyle.FOUR) == {four}
    assert inks(word, CardStyle.LARGE) == {four}


def test_the_four_colours_are_what_a_hand_has_unless_said_otherwise() -> None:
    assert draw(HAND) == draw(HAND._replace(style=CardStyle.FOUR))
    assert len({draw(HAND._replace(style=style)) for style in CardStyle}) == 3


def tall(style: CardStyle) -> int:
    """How many lines of pixels of a picture show the rank or the suit of a seven of hearts."""
    image = opened(draw(HandSpec((parse("7H"),), style=style)))
    pixels = image.load()
    reds = {(x, y) for x in range(400, 600) for y in range(image.height) if pixels[x, y] == RED}
    return len({y for _, y in reds})


def test_ux_eyes_a_large_card_has_a_larger_index() -> None:
    assert tall(CardStyle.TWO) == tall(CardStyle.FOUR)
    assert tall(CardStyle.LARGE) > 1.35 * tall(CardStyle.FOUR)


@each("style", CardStyle)
def test_a_court_card_wears_gold_and_a_number_does_not(style: CardStyle) -> None:
    def gold(word: str) -> int:
        return amount(opened(draw(HandSpec((parse(word),), style=style))), GOLD)

    assert all(gold(rank + suit) > 150 for rank in "JQK" for suit in "SHDC")
    assert all(gold(word) == 0 for word in ("AS", "7H", "10D", "2C"))


def test_the_same_hand_gives_the_same_bytes() -> None:
    again = HandSpec(tuple(HAND.cards), frozenset(), frozenset())
    assert draw(HAND) == draw(again)


@each("style", CardStyle)
def test_every_card_looks_different(style: CardStyle) -> None:
    pictures = {draw(HandSpec((card,), style=style)) for card in (*range(53), HIDDEN)}
    assert len(pictures) == 54


def test_a_declared_joker_shows_what_it_stands_for() -> None:
    words = ("JK", "JK=7S", "JK=7H", "JK=8S", "7S")
    assert len({draw(HandSpec((parse(word),))) for word in words}) == len(words)


def test_a_selected_card_is_raised_in_a_gold_frame() -> None:
    selected = HAND._replace(selected=frozenset({0}))
    before = amount(opened(draw(HAND)), GOLD)  # what the joker and the courts wear
    assert amount(opened(draw(selected)), GOLD) - before > 3000
    box = changed(HAND, selected)
    assert box is not None
    assert box[1] < 34 - 15, "it reaches above where cards begin"
    assert box[2] < 340, "the other cards stay as they are"


def test_a_new_card_has_a_light_blue_frame() -> None:
    new = HAND._replace(marked_new=frozenset({9}))
    assert amount(opened(draw(HAND)), LIGHT_BLUE) == 0
    assert amount(opened(draw(new)), LIGHT_BLUE) > 3000


def test_a_card_can_be_new_and_selected() -> None:
    both = opened(draw(HAND._replace(marked_new=frozenset({9}), selected=frozenset({9}))))
    assert amount(both, GOLD) - amount(opened(draw(HAND)), GOLD) > 3000
    assert amount(both, LIGHT_BLUE) > 2500


def test_a_gap_sets_a_group_off() -> None:
    assert changed(HAND, HAND._replace(gaps=(2,))) is not None
    assert opened(draw(HAND._replace(gaps=(2,)))).size == opened(draw(HAND)).size


def test_a_row_ends_where_a_group_does() -> None:
    """Two groups of four and six come in rows of four and six, not of five and five."""
    image = opened(draw(HandSpec((3,) * 10, gaps=(4,))))
    white = [sum(image.getpixel((x, y)) == (255, 255, 252) for x in range(1000)) for y in (36, 240)]
    assert white[0] * 3 // 2 == pytest.approx(white[1], abs=20)


def test_seven_cards_with_a_gap_before_each_stay_in_the_picture() -> None:
    image = opened(draw(HandSpec((JOKER,) * 7, gaps=tuple(range(7)))))
    for x in (0, 999):
        assert all(image.getpixel((x, y))[1] < 130 for y in range(image.height))
