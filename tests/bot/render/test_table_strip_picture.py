"""The table as a strip above a hand: all that decides a move is seen, and it stays low."""

from io import BytesIO
from itertools import pairwise
from typing import Any

from PIL import Image

from bot.games.drawing import draw
from bot.render.row_picture import TAG, by_sevens
from bot.render.specs import CardStyle, MeldSpec, TableSpec, TableStripSpec
from bot.render.table_strip import NumberedMeld, meld_lines
from engine.cards import cards, is_joker, parse
from tests.each import each

PHONE = 343
"""Pixels that a phone shows of a picture's 1000."""
LEGIBLE = 10
"""Pixels that a rank is high at least where a phone shows it."""


SET = MeldSpec(1, cards("AS AH AC"))
RUN = MeldSpec(2, cards("9D 10D JD JK=QD"))
LONG = MeldSpec(3, cards("2C 3C 4C 5C JK=6C 7C 8C 9C 10C JC"))
STRIP = TableStripSpec(TableSpec(61, parse("7H"), (SET, RUN)))
PILES = TableSpec(20, None, (SET, RUN), row=cards("6H JD 9C KH"), has_row=True, head=0)
DUMMY = TableStripSpec(PILES)
MANY = tuple((SET, RUN, LONG)[number % 3]._replace(seat=1 + number % 5) for number in range(15))


def changed(
    spec: TableStripSpec, style: CardStyle = CardStyle.FOUR, **table: Any
) -> TableStripSpec:
    return TableStripSpec(spec.table._replace(**table), style)


def opened(spec: TableStripSpec) -> Image.Image:
    image = Image.open(BytesIO(draw(spec)))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def test_the_same_strip_gives_the_same_bytes_of_at_most_96_colours() -> None:
    assert draw(STRIP) == draw(changed(STRIP, melds=(SET, RUN)))
    for spec in (STRIP, DUMMY, changed(STRIP, melds=MANY)):
        assert opened(spec).getcolors(96) is not None


@each(
    "other",
    [
        changed(STRIP, stock_count=60),
        changed(STRIP, stock_count=0),
        changed(STRIP, upcard=parse("7D")),
        changed(STRIP, upcard=None),
        changed(STRIP, melds=()),
        changed(STRIP, melds=(RUN, SET)),
        changed(STRIP, melds=(SET._replace(seat=4), RUN)),
        changed(STRIP, melds=(SET, RUN._replace(is_new=True))),
        changed(STRIP, melds=(SET, RUN._replace(cards=cards("9D 10D JD QD")))),
        changed(STRIP, style=CardStyle.TWO),
    ],
)
def test_everything_that_is_said_is_seen(other: TableStripSpec) -> None:
    assert draw(other) != draw(STRIP)


@each(
    "other",
    [
        changed(DUMMY, row=PILES.row[:3]),
        changed(DUMMY, row=(), head=None),
        changed(DUMMY, head=None),
        changed(DUMMY, head=1),
        changed(DUMMY, stock_count=0),
        changed(DUMMY, melds=()),
        changed(DUMMY, style=CardStyle.TWO),
    ],
)
def test_the_row_and_its_head_card_are_seen(other: TableStripSpec) -> None:
    assert draw(other) != draw(DUMMY)


ROW = cards("6H JD 9C KH 2D 10S 7S QD 3C")
SWEEP = changed(DUMMY, row=ROW, head=None, sevens=True, reach=frozenset({2, 8}))


@each(
    "other",
    [
        changed(SWEEP, reach=frozenset()),
        changed(SWEEP, reach=frozenset({2, 7})),
        changed(SWEEP, row=(*ROW, parse("4H"))),
        changed(SWEEP, row=(), reach=frozenset()),
        changed(SWEEP, stock_count=0),
        changed(SWEEP, melds=(SET._replace(laid_by=(1, 1, 2)), RUN)),
        changed(SWEEP, melds=(SET._replace(laid_by=(1, 1, 3)), RUN)),
    ],
)
def test_the_reach_and_whose_a_card_is_are_seen(other: TableStripSpec) -> None:
    plain = changed(SWEEP, melds=(SET._replace(laid_by=(1, 1, 1)), RUN))
    assert draw(plain) == draw(SWEEP), "what its owner has laid needs no mark"
    assert draw(other) != draw(SWEEP)


@each("by", range(10))
def test_whose_a_card_is_is_read_in_a_meld_that_is_pushed_together(by: int) -> None:
    """Rummy 500: any card of a run may be somebody else's; in a narrow strip of three melds and
    more its number once had no width at all, and the picture could not be drawn."""
    laid_by = tuple(1 if at == by else 7 for at in range(10))
    seats = *range(1, 8), 7, 7, 7, 7, 7
    whole = tuple(LONG._replace(seat=seat, laid_by=(seat,) * 10) for seat in seats)
    marked = (*whole[:-1], whole[-1]._replace(laid_by=laid_by))
    assert draw(changed(SWEEP, melds=marked)) != draw(changed(SWEEP, melds=whole))
    found = meld_lines(marked, 976, 46)
    before, last = found.laid[-2:]
    assert before.steps[2] - before.steps[1] < 10, "the others are pushed together"
    steps = (*last.steps, last.steps[-1] + found.cut.width)
    assert steps[by + 1] - steps[by] >= found.cut.strip


@each("count", [1, 7, 14, 15, 40, 80])
def test_a_row_by_sevens_is_read_on_a_phone_and_stays_on_its_panel(count: int) -> None:
    found = by_sevens(count, 866, TAG, 8)
    assert found.abreast in (7, 14)
    assert (found.abreast - 1) * found.step + found.cut.width <= 866
    assert found.cut.rank * PHONE / 1000 >= LEGIBLE
    row = tuple(number % 52 for number in range(count))
    image = opened(changed(SWEEP, row=row, reach=frozenset(range(count)), melds=()))
    assert image.width == 1000
    assert image.height <= 1300


@each("melds", [(), (SET,), (SET, RUN), (SET, SET, SET)])
def test_few_melds_stand_beside_the_piles_in_one_low_line(melds: tuple[MeldSpec, ...]) -> None:
    assert opened(changed(STRIP, melds=melds)).size == (1000, 154)


@each(
    ("spec", "highest"),
    [
        (changed(STRIP, melds=MANY), 540),
        (changed(STRIP, melds=(LONG._replace(cards=LONG.cards[:6]),) * 18), 640),
        (changed(DUMMY, row=cards("6H JD 9C KH") * 9, melds=MANY[:5]), 500),
    ],
    ids=["contract for five", "two packs laid out", "a long row"],
)
def test_the_strip_stays_bounded(spec: TableStripSpec, highest: int) -> None:
    image = opened(spec)
    assert image.width == 1000
    assert image.height <= highest


@each("room", [740, 976])
@each("melds", [MANY, (LONG,) * 20, (SET,) * 17, (RUN,)])
def test_melds_of_a_seat_lie_together_with_their_numbers(
    melds: tuple[MeldSpec, ...], room: int
) -> None:
    found = meld_lines(melds, room, 60)
    assert [one.meld.seat for one in found.laid] == sorted(meld.seat for meld in melds)
    assert {one.number: one.meld for one in found.laid} == dict(enumerate(melds, 1))
    placed = sorted([(one.y, one.x, one.x + one.width) for one in found.laid])
    for (y, _, end), (next_y, begin, _) in pairwise(placed):
        assert next_y == y + found.line + 8 or begin > end
    assert all(one.x + one.width <= room for one in found.laid)
    assert found.cut.rank * PHONE / 1000 >= LEGIBLE


@each("room", [740, 976])
@each("melds", [MANY, (LONG,) * 20, (SET,) * 17, (RUN,)])
def test_whose_melds_are_shown_is_told_once_a_line(melds: tuple[MeldSpec, ...], room: int) -> None:
    found = meld_lines(melds, room, 60)
    before = [(disc.y, disc.x, disc.seat) for disc in found.discs]
    assert {(one.y, one.meld.seat) for one in found.laid} == {(y, seat) for y, _, seat in before}
    for one in found.laid:
        assert max(disc for disc in before if disc[:2] < (one.y, one.x))[2] == one.meld.seat
    assert len(before) == len({(y, seat) for y, _, seat in before})


def test_melds_of_nobody_have_a_number_alone() -> None:
    common = tuple(meld._replace(seat=0) for meld in MANY)
    assert meld_lines(common, 740, 60).discs == ()


def whole(one: NumberedMeld, strip: int) -> list[int]:
    """The cards of a meld whose rank and suit can be read."""
    ends = (*one.steps[1:], one.steps[-1] + strip)
    shown = zip(one.meld.cards, one.steps, ends, strict=True)
    return [card for card, begin, end in shown if end - begin >= strip]


def test_a_long_meld_shows_both_its_ends_and_its_jokers() -> None:
    """The one is what a lay-off needs to be known, the other what a swap does."""
    found = meld_lines(MANY, 740, 60)
    for one in found.laid:
        shown = whole(one, found.cut.strip)
        assert {one.meld.cards[0], one.meld.cards[-1]} <= set(shown)
        assert set(filter(is_joker, one.meld.cards)) <= set(shown)
        assert len(one.meld.cards) > 4 or shown == list(one.meld.cards)


def test_where_there_is_room_every_card_is_read() -> None:
    found = meld_lines((LONG, SET), 976, 60)
    assert [whole(one, found.cut.strip) for one in found.laid] == [[*SET.cards], [*LONG.cards]]


@each("melds", [(SET,), MANY[:6], MANY, (LONG,) * 8])
def test_people_who_see_poorly_get_larger_cards_and_rather_a_line_more(
    melds: tuple[MeldSpec, ...],
) -> None:
    usual, large = (meld_lines(melds, 740, 60, large=one) for one in (False, True))
    assert large.cut.strip > usual.cut.strip
    assert large.lines >= usual.lines
    for spec in (changed(STRIP, melds=melds), changed(DUMMY, melds=melds)):
        image = opened(changed(spec, style=CardStyle.LARGE))
        assert opened(spec).height < image.height <= 800


def test_a_row_is_larger_for_people_who_see_poorly() -> None:
    row = cards("6H JD 9C KH 2D 10S 7S QD")
    usual = changed(DUMMY, row=row, melds=())
    assert opened(changed(usual, style=CardStyle.LARGE)).height > opened(usual).height
