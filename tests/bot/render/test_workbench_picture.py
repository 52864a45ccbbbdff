"""The workbench, and a table that belongs to nobody: numbered groups."""

from io import BytesIO
from itertools import combinations, cycle

from PIL import Image

from bot.games.drawing import draw
from bot.render.bench_picture import lay_out
from bot.render.faces import TILES
from bot.render.specs import (
    CardStyle,
    GroupSpec,
    MeldSpec,
    SeatSpec,
    Spec,
    TableSpec,
    WorkbenchSpec,
)
from engine.cards import SUITS, Card, cards
from tests.each import each

RED, BLUE, GOLD = (208, 32, 46), (70, 180, 255), (255, 190, 20)
HIGHEST = 980
"""Pixels: a phone shows a third of them."""


def opened(spec: Spec) -> Image.Image:
    image = Image.open(BytesIO(draw(spec)))
    image.load()
    assert image.width == 1000
    assert image.getcolors(96) is not None
    return image.convert("RGB")


def amount(spec: Spec, colour: tuple[int, int, int]) -> int:
    return {found: count for count, found in opened(spec).getcolors(96) or []}.get(colour, 0)


PHONE = 343
"""Pixels that a phone shows of a picture's 1000."""


def lying(copies: int, lengths: tuple[int, ...]) -> tuple[GroupSpec, ...]:
    """All tiles of so many copies in runs of about these lengths, one after the other."""
    melds, wanted = list[tuple[Card, ...]](), cycle(lengths)
    for colour in range(4 * copies):
        at = 0
        while at < 13:
            count = next(wanted)
            count = count if 13 - at - count >= 3 else 13 - at
            melds.append(tuple(colour % 4 * 13 + number for number in range(at, at + count)))
            at += count
    return tuple(GroupSpec(number, meld) for number, meld in enumerate(melds, 1))


SHAPES = ((3,), (4,), (5,), (6,), (7,), (13,), (3, 4), (5, 6), (3, 7), (3, 4, 5, 6, 8))


@each(
    ("copies", "least", "lengths"),
    [(copies, least, one) for copies, least in ((2, 28), (3, 21)) for one in SHAPES],
)
def test_tiles_keep_their_size_on_a_phone_however_many_lie(
    copies: int, least: int, lengths: tuple[int, ...]
) -> None:
    """28 pixels with all tiles of two copies on the table; never less than 21."""
    for room in (952, 972):
        found = lay_out(lying(copies, lengths), room, TILES)
        assert found.cut.width * PHONE / 1000 >= least
        assert found.height <= 2200
        ends = [(one.x + one.width, one.y + one.height) for one in found.laid]
        assert max(x for x, _ in ends) <= room
        assert max(y for _, y in ends) == found.height
        for one, other in combinations(found.laid, 2):
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert beside or one.y + one.height <= other.y or other.y + other.height <= one.y


def test_a_run_that_is_too_long_for_a_line_goes_on_in_the_next() -> None:
    [run] = lay_out((GroupSpec(1, tuple(range(13))),), 952, TILES).laid
    assert (run.abreast, run.step) == (7, 83)


def test_numbers_of_melds_run_in_reading_order() -> None:
    melds = ("KS KH KD", "2S 2H 2D", "4H 5H 6H", "9S 10S JS", "AS")
    groups = [GroupSpec(at, cards(meld)) for at, meld in enumerate(melds, 1)]
    groups[4] = groups[4]._replace(broken=True)
    for deck in (TILES, SUITS):
        found = lay_out(groups, 952, deck).laid
        read = sorted(found, key=lambda one: (one.y, one.x))
        assert [one.group.number for one in read] == [1, 2, 3, 4, 5]


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
