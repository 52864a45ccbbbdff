"""Pictures of results: everybody's cards, points and the winner (UX.md, Result)."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.result_picture import result_cards
from bot.render.specs import MeldSpec, ResultSeat, ResultSpec
from engine.cards import JOKER, parse
from tests.each import each

GOLD = (255, 190, 20)
HAND = tuple(parse(word) for word in ["9S", "3H", "JH", "5D", "9D", "QD", "KD"])
MELD = tuple(parse(word) for word in ["4S", "4H", "4C"])
SEATS = (
    ResultSeat(1, HAND, 40, 125),
    ResultSeat(2, (), 0, 85),
    ResultSeat(3, HAND[:3], -120, -40, melds=(MELD,)),
)
RESULT = ResultSpec(SEATS)


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def first(**other: object) -> ResultSpec:
    """The result with the first seat told otherwise."""
    return ResultSpec((SEATS[0]._replace(**other), *SEATS[1:]))


def changed(other: ResultSpec) -> tuple[int, int, int, int]:
    """The box in which another result of the same size differs."""
    one, two = opened(draw(RESULT)), opened(draw(other))
    assert one.size == two.size
    box = ImageChops.difference(one, two).getbbox()
    assert box is not None, "they look the same"
    return box


def test_melds_of_nobody_lie_below_everybody_and_change_nothing_above() -> None:
    alone, both = (
        opened(draw(one)) for one in (RESULT, RESULT._replace(common=(MeldSpec(0, MELD),)))
    )
    assert both.height > alone.height
    plain = opened(draw(RESULT._replace(common=(MeldSpec(0, HAND),))))
    box = ImageChops.difference(both, plain).getbbox()
    assert box is not None
    assert box[1] >= alone.height - 40, "below the last plate"


def golden(spec: ResultSpec) -> int:
    """How many pixels are gold."""
    colours = opened(draw(spec)).getcolors(96) or []
    return {colour: count for count, colour in colours}.get(GOLD, 0)


def test_the_same_result_gives_the_same_bytes() -> None:
    assert draw(RESULT) == draw(ResultSpec(tuple(SEATS)))


@pytest.mark.long
@each("seats", [1, 2, 6])
@each("cards", [0, 13, 31, 60])
def test_any_number_of_seats_and_cards_is_a_picture_of_96_colours(seats: int, cards: int) -> None:
    hand = tuple(number % 53 for number in range(cards))
    plates = tuple(
        ResultSeat(seat, hand, 9999, -9999, seat == 2, (MELD,) * 6) for seat in range(1, seats + 1)
    )
    image = opened(draw(ResultSpec(plates)))
    assert image.width == 1000
    assert image.height <= 48 + 720 * seats, "five lines of cards and two of melds"
    assert image.getcolors(96) is not None
    for x in (0, 999):
        assert all(image.getpixel((x, y))[1] < 130 for y in range(image.height))


def test_every_card_is_seen_left_of_the_points() -> None:
    for at in range(len(HAND)):
        left, _, right, bottom = changed(first(cards=(*HAND[:at], JOKER, *HAND[at + 1 :])))
        assert left >= 110
        assert right < 790
        assert bottom < 170, "on the plate of its seat"


def test_points_and_total_are_seen_at_the_right() -> None:
    for other in (first(added=-40), first(total=-125), first(added=0)):
        left, _, right, bottom = changed(other)
        assert left > 790
        assert right < 970
        assert bottom < 170
    assert len({draw(first(added=sign * 7)) for sign in (-1, 0, 1)}) == 3


def test_parts_of_a_sum_can_be_read_on_a_phone_and_stay_on_the_plate() -> None:
    one, other = (opened(draw(first(parts=parts))) for parts in ((35, 50), (87, -10, -77)))
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert left > 780
    assert right < 976
    assert top > 30
    assert bottom - top >= 30, "10 pixels where the picture is shown on a phone"


def test_what_was_laid_goes_right_and_what_was_held_left_on_one_scale() -> None:
    bars = [(90, 30), (90, 40), (0, 0)]
    seats = [seat._replace(bars=one) for seat, one in zip(SEATS, bars, strict=True)]
    spec = ResultSpec(tuple(seats))
    assert draw(spec) != draw(RESULT)
    less = ResultSpec((seats[0]._replace(bars=(60, 30)), *seats[1:]))
    box = ImageChops.difference(opened(draw(spec)), opened(draw(less))).getbbox()
    assert box is not None
    held = ResultSpec((seats[0]._replace(bars=(90, 10)), *seats[1:]))
    other = ImageChops.difference(opened(draw(spec)), opened(draw(held))).getbbox()
    assert other is not None
    assert other[0] < box[0], "left of zero"
    assert max(box[2], other[2]) < 790, "beside the points"


def test_the_seat_is_seen_at_the_left() -> None:
    assert changed(first(seat=5))[2] < 120


def test_a_winner_is_crowned_and_framed_in_gold() -> None:
    assert golden(RESULT) < 50, "an edge of the orange badge"
    assert golden(first(winner=True)) > 8000
    assert changed(first(winner=True))[3] <= 170


def test_a_computer_that_wins_has_no_crown_and_no_gold() -> None:
    assert golden(first(winner=True, computer=True)) < 50, "an edge of the orange badge"
    assert changed(first(winner=True, computer=True))[3] <= 170, "it stands out all the same"
    assert draw(first(computer=True)) == draw(RESULT)


@each("winner", [False, True])
def test_a_name_stands_below_the_number_on_the_plate(winner: bool) -> None:
    plain, named = (first(winner=winner, name=name) for name in ("", "Ann"))
    assert draw(named) != draw(plain)
    assert draw(named) != draw(first(winner=winner, name="Amy"))
    assert opened(draw(named)).height <= opened(draw(plain)).height + 32
    if not winner:
        left, _, right, bottom = changed(named)
        assert left > 24
        assert right < 140
        assert bottom < 170


@each("name", ["", "王小明"])
def test_a_name_without_room_or_letters_is_left_out(name: str) -> None:
    assert draw(first(name=name)) == draw(RESULT)


def test_melds_come_smaller_beside_the_hand_where_there_is_room() -> None:
    beside = opened(draw(first(melds=(MELD,))))
    assert beside.height == opened(draw(RESULT)).height
    left, _, right, bottom = changed(first(melds=(MELD,)))
    assert left > 110 + len(HAND) * 50
    assert right < 790
    assert bottom < 170
    assert draw(first(melds=(MELD,))) != draw(first(melds=(MELD[:2],)))


def test_melds_without_room_beside_the_hand_come_below_it() -> None:
    below = opened(draw(first(melds=(MELD,) * 4)))
    assert below.height > opened(draw(RESULT)).height + 60


@each("cards", [0, 1, 5, 9, 13, 31])
@each("melds", [0, 1, 2, 3, 6])
def test_cards_of_a_result_never_overlap_but_in_their_line(cards: int, melds: int) -> None:
    seat = ResultSeat(1, tuple(range(cards)), 0, 0, melds=(MELD,) * melds)
    found = result_cards((seat,), 640)
    [lines] = found.seats
    assert sum(len(line.cards) for line in lines) == cards + melds * len(MELD)
    boxes = [
        (line.x, line.y, line.x + (len(line.cards) - 1) * line.step + line.cut.width, line)
        for line in lines
    ]
    for at, (left, top, right, line) in enumerate(boxes):
        assert 0 <= left < right <= 640
        for other_left, other_top, other_right, other in boxes[:at]:
            apart = left >= other_right or other_left >= right
            assert (
                apart or top >= other_top + other.cut.height or other_top >= top + line.cut.height
            )


def test_long_hands_come_in_lines_of_smaller_cards() -> None:
    short, long = (
        opened(draw(ResultSpec((ResultSeat(1, tuple(range(cards)), 1, 1),)))).height
        for cards in (10, 30)
    )
    assert short < long < 2 * short
