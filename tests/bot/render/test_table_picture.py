"""Pictures of tables: size, and that everything said about a table changes what is seen."""

from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.colours import SEAT_COLOURS, SEAT_INKS
from bot.render.glyphs import name_mask
from bot.render.specs import MeldSpec, PhaseLine, PhasesSpec, SeatSpec, TableSpec
from bot.render.table_picture import spread
from engine.cards import parse
from tests.each import each

RUN = MeldSpec(2, tuple(parse(word) for word in ["9D", "10D", "JD", "JK=QD"]))
SET = MeldSpec(1, tuple(parse(word) for word in ["AS", "AH", "AC"]))
SEATS = tuple(SeatSpec(seat, 12, False, False, False) for seat in range(1, 5))
TABLE = TableSpec(61, parse("7H"), (SET, RUN), SEATS)


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def changed(other: TableSpec) -> tuple[int, int, int, int]:
    """The box in which this table differs from TABLE."""
    difference = ImageChops.difference(opened(draw(TABLE)), opened(draw(other)))
    box = difference.getbbox()
    assert box is not None, "they look the same"
    return box


def with_seat(**marks: int | bool) -> TableSpec:
    return TABLE._replace(seats=(*SEATS[:3], replace(SEATS[3], **marks)))


def test_the_same_table_gives_the_same_bytes() -> None:
    assert draw(TABLE) == draw(TABLE._replace(melds=(SET, RUN)))


def test_a_picture_has_at_most_96_colours() -> None:
    assert opened(draw(TABLE)).getcolors(96) is not None


@each(
    "other",
    [
        with_seat(count=3),
        with_seat(down=True),
        with_seat(on_turn=True),
        with_seat(computer=True),
        with_seat(seat=6),
        with_seat(total=-40),
        with_seat(born=True),
        with_seat(away=True),
    ],
    ids=["count", "down", "turn", "computer", "seat", "total", "born", "away"],
)
def test_what_is_said_of_a_seat_is_seen_on_its_plate_alone(other: TableSpec) -> None:
    left, top, right, bottom = changed(other)
    assert left >= 650
    assert top >= 110
    assert right <= 980
    assert bottom <= 240


def test_ux_table_every_mark_is_its_own() -> None:
    """Also together: born beside down, away beside a computer."""
    marks = ("down", "born", "away", "computer", "on_turn")
    shown = [
        with_seat(**{mark: bool(number >> at & 1) for at, mark in enumerate(marks)})
        for number in range(32)
    ]
    assert len({draw(spec) for spec in shown}) == 32


def test_the_mark_of_a_computer_tells_its_strength() -> None:
    assert len({draw(with_seat(computer=True, eyes=eyes)) for eyes in (1, 2, 3)}) == 3
    assert draw(with_seat(eyes=1)) == draw(with_seat(eyes=3)), "people have no strength"


def named(name: str, seats: int = 4) -> TableSpec:
    """A table whose last seat has this name."""
    plates = tuple(SeatSpec(seat, 12, False, False, False) for seat in range(1, seats + 1))
    return TABLE._replace(seats=(*plates[:-1], replace(plates[-1], name=name)))


def test_a_name_stands_beside_the_number_of_its_seat_and_on_the_plate() -> None:
    left, top, right, bottom = changed(named("Dao"))
    assert left >= 720
    assert right <= 970
    assert 110 <= top < bottom <= 240
    assert draw(named("Dao")) != draw(named("Dai"))


def test_a_name_stands_below_the_number_beside_its_melds_too() -> None:
    owner = replace(SEATS[0], name="Ann")
    with_name = TABLE._replace(seats=(owner, *SEATS[1:]))
    box = ImageChops.difference(
        opened(draw(TABLE)).crop((0, 244, 1000, 500)),
        opened(draw(with_name)).crop((0, 244, 1000, 500)),
    ).getbbox()
    assert box is not None
    assert box[2] <= 120


@each("name", ["", " ", "عبد الرحمن", "王小明", "\u0928\u0940\u0932", "🦊", "(•_•)", "\uffff"])
def test_a_name_that_cannot_be_drawn_leaves_the_number_alone(name: str) -> None:
    assert draw(named(name)) == draw(TABLE)


@each(
    "name, shown",
    [
        ("Ann 🦊", "Ann"),
        ("🎉Max🎉", "Max"),
        ("A\u200dnn", "Ann"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Max ツ", "Max"),
        ("น้ำ", "น้\u0e4dา"),
    ],
)
def test_what_is_no_letter_is_left_out_and_the_name_stays(name: str, shown: str) -> None:
    assert draw(named(name)) == draw(named(shown)) != draw(TABLE)


_EIGHTY = (
    "Ann Zoë José Björn Łukasz Şeyma Çağla Åse Søren Müller Ñandú François Renée Ágnes Ödön Žiga "
    "Jürgen Maximilian Grześkowiak Þórunn ßteffi Ümit Gökçe Îles "
    "Nguyễn Đức Lê Phạm Trần Hoàng Huỳnh Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý Thảo Quỳnh Nhật Tuấn Hiếu "
    "สมชาย ก้อง น้ำ ปุ๋ย ปิ่น ฝัน ญาณี ฐิติ กั้ง ป้อม ศักดิ์ ฟ้า ปู่ กุ้ง ผึ้ง ณัฏฐ์ ปั๊ม เปี๊ยก กำธร ฤทธิ์ "
    "Ольга Иван Юлия Щукин Ёлкин Олексій Ђорђе Янка "
    "Ξένια Γιώργος Ελένη Ἀθηνᾶ Νίκος Ψαρός Μαρία Ήβη"
)
NAMES = _EIGHTY.split()
"""In all scripts that are drawn."""


def test_names_are_drawn_as_their_owners_write_them() -> None:
    """On the narrowest plate that has a name no two look alike."""
    assert len(NAMES) == 80
    masks = {name: name_mask(name, 26, 123) for name in NAMES}
    assert [name for name, mask in masks.items() if mask is None] == []
    assert len({mask.tobytes() for mask in masks.values() if mask is not None}) == len(NAMES)


@each("seats", [2, 4, 6])
def test_a_name_of_any_script_stays_on_its_plate(seats: int) -> None:
    nobody = opened(draw(named("", seats)))
    top, left = {2: (68, 660), 4: (110, 650), 6: (110, 750)}[seats]
    for name in ("Nguyễn", "Ỗng Ấn", "เปี๊ยก", "Maximilian", "Щукин", "Γιώργος"):
        plates = ImageChops.difference(nobody, opened(draw(named(name, seats))))
        box = plates.crop((0, 0, 1000, 240)).getbbox()
        assert box is not None, name
        assert left <= box[0] < box[2] <= 980, (name, box)
        assert top <= box[1] < box[3] <= 240, (name, box)


def test_thai_marks_stand_above_each_other() -> None:
    """Also where no library of the system lays text out: the fonts are asked for single letters."""

    def high(name: str) -> int:
        mask = name_mask(name, 40, 400)
        assert mask is not None
        box = mask.getbbox()
        assert box is not None
        return box[1]

    assert high("ที่นี่") < high("ทีนี") - 4, "a tone above a vowel"
    assert high("น้ำ") < high("นำ") - 4, "a tone above a ring"
    assert high("ก้อง") > high("ที่นี่"), "a tone alone stands lower"


@each("name", ["Maximilian Grześkowiak", "W" * 32, "ศักดิ์สิทธิ์วงศ์สกุล"])
def test_a_long_name_is_shortened(name: str) -> None:
    mask = name_mask(name, 26, 120)
    assert mask is not None
    assert mask.width <= 120
    assert name_mask(name, 26, 2000).width > mask.width / 0.8


@each("name", ["i", "Maximilian-99 (away)", "@everyone <@123>", "~`^_|{}"])
def test_odd_names_never_leave_their_plate(name: str) -> None:
    difference = ImageChops.difference(opened(draw(named(name))), opened(draw(TABLE)))
    left, top, right, bottom = difference.getbbox() or (700, 120, 700, 120)
    assert left >= 650
    assert right <= 970
    assert 110 <= top <= bottom <= 240


@each("seats", [2, 4, 6])
def test_totals_of_any_size_differ_and_stay_on_their_plate(seats: int) -> None:
    """Also 40 and -40: the font itself has no minus."""
    plates = tuple(SeatSpec(seat, 7, False, False, False) for seat in range(1, seats + 1))
    nought = opened(draw(TABLE._replace(seats=plates)))
    pictures = set()
    for total in (-9999, -40, 40, 9999):
        last = (*plates[:-1], replace(plates[-1], total=total))
        png = draw(TABLE._replace(seats=last))
        pictures.add(png)
        left, top, right, bottom = ImageChops.difference(opened(png), nought).getbbox() or ()
        assert left > 976 - 150, "in the pill, right of the count"
        assert right < 970
        assert 240 - 100 * (1 + (seats == 2)) < top < bottom < 240
    assert len(pictures) == 4


def test_stock_and_upcard_are_seen() -> None:
    assert changed(TABLE._replace(stock_count=60))[2] < 180
    assert changed(TABLE._replace(upcard=parse("7D")))[0] >= 180
    assert changed(TABLE._replace(upcard=None))[0] >= 170


@each("count", [0, 1, 2, 3, 108])
def test_a_stock_of_any_size_can_be_drawn(count: int) -> None:
    assert changed(TABLE._replace(stock_count=count))[2] < 180


def test_melds_lie_below_and_are_told_apart() -> None:
    assert changed(TABLE._replace(melds=(SET, RUN._replace(is_new=True))))[1] > 220
    other = RUN._replace(cards=(*RUN.cards[:3], parse("JK=8D")))
    assert changed(TABLE._replace(melds=(SET, other)))[1] > 220


def test_an_empty_table_is_a_low_canvas() -> None:
    image = opened(draw(TABLE._replace(melds=())))
    assert image.width == 1000
    assert 380 < image.height < 460


@each("seats", [0, 1, 2, 3, 5, 6])
def test_any_number_of_seats_fits(seats: int) -> None:
    shown = tuple(
        SeatSpec(seat, 14, True, True, True, -9999, True, True) for seat in range(1, seats + 1)
    )
    assert opened(draw(TABLE._replace(seats=shown))).size == opened(draw(TABLE)).size


def test_twenty_melds_fit_a_picture_of_1150() -> None:
    """Two packs and four jokers are 108 cards: twenty melds of five or six is all there can be."""
    melds = tuple(
        MeldSpec(1 + number % 6, tuple(range(number % 40, number % 40 + 5 + number % 2)))
        for number in range(20)
    )
    image = opened(draw(TABLE._replace(melds=melds)))
    assert image.width == 1000
    assert image.height <= 1150


def test_twenty_melds_of_fourteen_keep_every_index_visible() -> None:
    melds = tuple(MeldSpec(1 + number % 6, tuple(range(14))) for number in range(20))
    found = spread(melds, 952)
    assert found.cut.strip >= 42
    assert all(laid.step == found.cut.strip for panel in found.panels for laid in panel.laid)
    assert opened(draw(TABLE._replace(melds=melds))).height < 2300


def test_melds_never_overlap_and_stay_on_the_canvas() -> None:
    melds = tuple(
        MeldSpec(1 + number % 4, tuple(range(3 + number * 5 % 12))) for number in range(14)
    )
    found = spread(melds, 952)
    boxes = [
        (laid.x, laid.y, laid.x + laid.width, laid.y + found.cut.height)
        for panel in found.panels
        for laid in panel.laid
    ]
    assert len(boxes) == len(melds)
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert left >= 0
        assert right <= 952
        assert bottom <= found.height
        for other in boxes[:number]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


def test_a_run_longer_than_the_table_is_pushed_together() -> None:
    found = spread((MeldSpec(1, tuple(range(40))),), 952)
    (laid,) = found.panels[0].laid
    assert laid.step < found.cut.strip
    assert laid.x + laid.width <= 952


def test_melds_are_grouped_by_owner_in_the_order_they_were_laid() -> None:
    later = MeldSpec(1, (1, 2, 3))
    panels = spread((RUN, SET, later), 952).panels
    assert [(panel.seat, [laid.meld for laid in panel.laid]) for panel in panels] == [
        (1, [SET, later]),
        (2, [RUN]),
    ]


def _luminance(colour: tuple[int, int, int]) -> float:
    """WCAG 2.2, relative luminance."""
    shares = [level / 255 for level in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_number_on_every_badge_is_readable() -> None:
    """WCAG 2.2, 1.4.3: 4.5 to 1."""
    assert len(SEAT_COLOURS) == len(set(SEAT_COLOURS)) == 8
    for colour, ink in zip(SEAT_COLOURS, SEAT_INKS, strict=True):
        dark, light = sorted((_luminance(colour), _luminance(ink)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5


def number_of(phase: int, count: int) -> tuple[int, int, int, int]:
    """The box of the white number of a phase that is made, of so many phases."""

    def drawn(made: tuple[int, ...]) -> Image.Image:
        line = PhaseLine(1, made, (), "")
        png = draw(TABLE._replace(melds=(), phases=PhasesSpec(count, (line,))))
        return opened(png).convert("L").point(lambda light: 255 * (light > _LIGHT))

    box = ImageChops.difference(drawn(()), drawn((phase,))).getbbox()
    assert box is not None
    return box


_LIGHT = 180
"""Brighter than this nothing but white is."""
PHONE, LEGIBLE = 343, 10
"""Pixels that a phone shows of the 1,000 of a picture, and that a digit needs there."""


@each("count", [10, 20])
def test_ux_the_number_of_a_phase_is_read_on_a_phone(count: int) -> None:
    numbers = [number_of(phase, count) for phase in range(1, count + 1)]
    assert min(bottom - top for _, top, _, bottom in numbers) * PHONE / 1000 >= LEGIBLE
    for one, (left, top, _, _) in enumerate(numbers):
        for _, _, right, bottom in numbers[:one]:
            assert left > right or top > bottom, "they lie apart, in the order in which one reads"
