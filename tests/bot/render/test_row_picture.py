"""Tables with a row: every card's index stays free, and what is said of the row is seen."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.colours import GOLD
from bot.render.row_picture import lay_row
from bot.render.specs import MeldSpec, SeatSpec, TableSpec
from engine.cards import parse
from tests.each import each

SEATS = tuple(SeatSpec(seat, 7, seat > 2, seat == 1, seat == 4) for seat in range(1, 5))
MELDS = (MeldSpec(1, (1, 2, 3)), MeldSpec(3, (20, 33, 46), is_new=True))
ROW = tuple(parse(word) for word in ["9D", "2C", "QS", "10H", "KD", "5C", "AH", "JS"])
TABLE = TableSpec(23, None, MELDS, SEATS, ROW, has_row=True, head=0)

WIDTH = 952
"""Pixels that the row's panel is wide."""


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    return image.convert("RGB")


def changed(other: TableSpec) -> tuple[int, int, int, int]:
    """The box in which this table differs from TABLE."""
    one, two = opened(draw(TABLE)), opened(draw(other))
    assert one.size == two.size
    box = ImageChops.difference(one, two).getbbox()
    assert box is not None, "they look the same"
    return box


def golden(spec: TableSpec) -> int:
    """How many pixels are gold as a frame is; nobody is on turn, so that no plate has one."""
    still = tuple(SeatSpec(seat, 7, False, False, False) for seat in range(1, 5))
    image = opened(draw(spec._replace(seats=still)))
    return {colour: count for count, colour in image.getcolors(96) or []}.get(GOLD, 0)


def layouts() -> Iterator[tuple[int, int | None]]:
    for count in range(53):
        yield count, None
        yield from ((count, head) for head in {0, count // 2, count - 1} if 0 <= head < count)


def test_every_index_stays_visible_and_on_the_panel() -> None:
    for count, head in layouts():
        at = f"{count} cards, the head card at {head}"
        cut, places, height = lay_row(count, head)
        assert len(places) == count, at
        assert cut.strip >= 58, f"20 pixels on a phone: {at}"
        for place in places:
            assert 8 <= place.x <= WIDTH - 8 - cut.width, at
            assert place.y + cut.height <= height - 8, at
        for position, (one, two) in enumerate(pairwise(places)):
            if two.y != one.y:
                assert two.x < one.x, at
                assert two.y >= one.y + cut.height + 20, f"room for crown and raised card: {at}"
                continue
            free = position == head or position + 1 == count - 1
            assert two.x - one.x >= (cut.width + 10 if free else cut.strip), at


def test_a_card_of_a_long_row_keeps_its_place_while_the_row_grows() -> None:
    shorter, longer = lay_row(21, 0).places, lay_row(22, 0).places
    assert shorter[:20] == longer[:20]


@each(("count", "head"), [(0, 0), (3, 3), (3, -1)])
def test_a_head_card_that_is_not_in_the_row_is_refused(count: int, head: int) -> None:
    with pytest.raises(ValueError, match="no head card"):
        lay_row(count, head)


def test_each_card_is_seen_where_it_lies() -> None:
    cut, places, _ = lay_row(len(ROW), 0)
    for position, place in enumerate(places):
        other = (*ROW[:position], parse("7H"), *ROW[position + 1 :])
        left, top, right, bottom = changed(TABLE._replace(row=other))
        assert 24 + place.x <= left
        assert right <= 24 + place.x + cut.width
        assert top >= 234
        assert bottom <= 244 + lay_row(len(ROW), 0).height


def test_the_head_card_is_marked_in_gold_and_only_while_it_is_there() -> None:
    without = golden(TABLE._replace(head=None))  # what the back of the stock wears
    assert golden(TABLE) - without > 1500
    assert golden(TABLE._replace(head=4)) - without > 1500
    assert golden(TABLE._replace(row=ROW[:1])) - without > 1500


def test_the_newest_card_is_raised_and_framed() -> None:
    shorter = draw(TABLE._replace(row=(*ROW[:-1], ROW[-1], parse("4S"))))
    cut, places, _ = lay_row(len(ROW), 0)
    above = (24 + places[-1].x + cut.width // 2, 244 + places[-1].y - 4)
    assert opened(draw(TABLE)).getpixel(above) != opened(shorter).getpixel(above)


@each("count", [0, 1, 8, 15, 30, 40, 52])
def test_a_row_of_any_length_is_a_picture_of_96_colours(count: int) -> None:
    row = tuple(range(count))
    image = opened(draw(TABLE._replace(row=row, head=0 if row else None, melds=())))
    assert image.width == 1000
    assert image.height == 244 + lay_row(count, 0 if row else None).height + 16 + 190
    assert image.getcolors(96) is not None


def test_a_row_takes_the_place_of_the_upcard() -> None:
    assert draw(TABLE) == draw(TABLE._replace(upcard=parse("7H")))


@each("seats", [0, 1, 2, 3, 4])
def test_any_number_of_seats_fits_beside_the_stock(seats: int) -> None:
    left, _, right, bottom = changed(
        TABLE._replace(seats=tuple(SeatSpec(6, 11, True, True, True) for _ in range(seats)))
    )
    assert left >= 170
    assert right <= 984
    assert bottom <= 240


def test_born_is_seen_on_one_plate() -> None:
    seats = (SeatSpec(1, 7, True, True, False), *SEATS[1:])
    left, _, right, bottom = changed(TABLE._replace(seats=seats))
    assert left >= 188
    assert right <= 320
    assert bottom < 120


UPCARD = TableSpec(61, parse("7H"), MELDS, SEATS)


def test_a_row_is_not_seen_where_there_is_none() -> None:
    assert draw(UPCARD) == draw(UPCARD._replace(row=ROW, head=2))
