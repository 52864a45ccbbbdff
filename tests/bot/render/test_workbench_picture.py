"""The workbench, and a table that belongs to nobody: numbered groups."""

from io import BytesIO

from PIL import Image

from bot.render.drawing import draw
from bot.render.specs import (
    CardStyle,
    GroupSpec,
    MeldSpec,
    SeatSpec,
    Spec,
    TableSpec,
    WorkbenchSpec,
)
from engine.cards import cards
from tests.each import each

RED, BLUE, GOLD = (208, 32, 46), (70, 180, 255), (255, 190, 20)
HIGHEST = 960
"""Pixels: a phone shows a third of them."""


def opened(spec: Spec) -> Image.Image:
    image = Image.open(BytesIO(draw(spec)))
    image.load()
    assert image.width == 1000
    assert image.getcolors(96) is not None
    return image.convert("RGB")


def amount(spec: Spec, colour: tuple[int, int, int]) -> int:
    return {found: count for count, found in opened(spec).getcolors(96) or []}.get(colour, 0)


SPADES = cards("4S 5S 6S")
PLAIN = WorkbenchSpec((GroupSpec(1, SPADES),))


@each(
    ("group", "colour"),
    [
        (GroupSpec(1, SPADES, broken=True), RED),
        (GroupSpec(1, SPADES, is_new=True), BLUE),
        (GroupSpec(1, SPADES, held=frozenset({1})), BLUE),
        (GroupSpec(1, SPADES, chosen=frozenset({1})), GOLD),
    ],
)
def test_what_is_said_of_a_group_is_seen(group: GroupSpec, colour: tuple[int, int, int]) -> None:
    assert amount(WorkbenchSpec((group,)), colour) > amount(PLAIN, colour) + 300


def test_the_same_workbench_gives_the_same_bytes() -> None:
    assert draw(PLAIN) == draw(PLAIN)
    assert draw(WorkbenchSpec(()))


@each("style", CardStyle)
def test_thirty_five_melds_stay_in_the_picture(style: CardStyle) -> None:
    groups = tuple(GroupSpec(number, SPADES, broken=number == 9) for number in range(1, 36))
    image = opened(WorkbenchSpec(groups, style))
    assert image.height <= (HIGHEST if style is not CardStyle.LARGE else 1600)
    for x in (4, 995):
        assert all(image.getpixel((x, y))[0] < 60 for y in range(image.height))


def test_a_table_of_nobody_has_no_place_for_an_upcard_and_marks_what_changed() -> None:
    seats = (SeatSpec(1, 9, down=False, on_turn=True, computer=False),)
    old, new = (
        TableSpec(30, None, (MeldSpec(0, SPADES, is_new),), seats, has_pile=False)
        for is_new in (False, True)
    )
    assert amount(new, BLUE) > amount(old, BLUE) + 300
    assert draw(old) != draw(old._replace(has_pile=True))
