"""Pictures of hands in named groups: size, missing groups, wild cards."""

from io import BytesIO

from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.specs import CardStyle, GroupedHandSpec, HandGroup
from engine.cards import cards
from tests.each import each

FIRST = HandGroup("First life", cards("4S 5S 6S"), good=True)
MISSING = HandGroup("Second life", (), good=False)
LEFT = HandGroup("Left over: 26", cards("7D KD 9C"))


def opened(*groups: HandGroup, wild: int | None = None, **more: CardStyle) -> Image.Image:
    image = Image.open(BytesIO(draw(GroupedHandSpec(groups, wild, **more))))
    image.load()
    assert image.width == 1000
    return image.convert("RGB")


@each("style", CardStyle)
@each("count", [0, 1, 6, 7, 8, 13, 14, 40])
def test_any_number_of_cards_is_as_wide_as_every_picture(style: CardStyle, count: int) -> None:
    left = HandGroup("Left over", tuple(number % 53 for number in range(count)))
    image = opened(FIRST, MISSING, left, style=style)
    colours = image.getcolors(1 << 20)
    assert colours is not None
    assert len(colours) <= 96


def test_many_groups_in_a_row_are_cut_between_two_of_them() -> None:
    three = HandGroup("Other groups", cards("AS AH AC 8S 8H 8C KS"), gaps=(3, 6))
    assert opened(three).height > opened(HandGroup("Other groups", three.cards)).height


def test_a_missing_life_takes_room_and_differs_from_one_that_is_there() -> None:
    """A tick or a cross stands before its name: not its colour alone tells it."""
    there, missing = FIRST, FIRST._replace(good=False)
    box = ImageChops.difference(opened(there), opened(missing)).getbbox()
    assert box is not None
    assert box[3] - box[1] <= 40
    assert opened(FIRST, MISSING, LEFT).height == opened(FIRST, LEFT).height * 2 - 14 + 10


def test_indian_3_2_only_cards_of_the_wild_rank_wear_a_star() -> None:
    plain, starred = opened(LEFT), opened(LEFT, wild=6)
    box = ImageChops.difference(plain, starred).getbbox()
    assert box is not None
    assert box[2] - box[0] <= 126, "one card alone"
    assert ImageChops.difference(plain, opened(LEFT, wild=4)).getbbox() is None
