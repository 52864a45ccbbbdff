"""The score sheet of Gin: a column a game, as it is kept on paper."""

from io import BytesIO

from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.specs import ScoreSheetSpec, SheetColumn
from tests.each import each

CLOSED = SheetColumn(((30, 50, 110), (15,)), (3, 1), 0, (285, 40))
OPEN = SheetColumn(((60, 85), ()), (2, 0))
SHEET = ScoreSheetSpec((1, 2), ("Ann", "Ben"), (CLOSED, OPEN, OPEN))
GOLD = (255, 190, 20)


def opened(sheet: ScoreSheetSpec) -> Image.Image:
    image = Image.open(BytesIO(draw(sheet)))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def changed(at: int, **other: object) -> tuple[int, int, int, int]:
    """The box in which the sheet differs when a column is told otherwise."""
    columns = list(SHEET.columns)
    columns[at] = columns[at]._replace(**other)  # type: ignore[arg-type]  fields by name
    one, two = opened(SHEET), opened(SHEET._replace(columns=tuple(columns)))
    assert one.size == two.size
    box = ImageChops.difference(one, two).getbbox()
    assert box is not None, "they look the same"
    return box


def test_three_columns_stand_side_by_side() -> None:
    for at in range(3):
        left, _, right, _ = changed(at, boxes=(7, 7))
        assert 1000 * at / 3 < left < right < 1000 * (at + 1) / 3


def test_points_grow_downwards_then_boxes_then_the_settlement() -> None:
    first = changed(0, points=((31, 50, 110), (15,)))
    last = changed(0, points=((30, 50, 111), (15,)))
    boxes = changed(0, boxes=(4, 1))
    final = changed(0, final=(286, 40))
    tops = [box[1] for box in (first, last, boxes, final)]
    assert tops == sorted(tops)
    assert first[3] < last[1]
    assert last[3] < boxes[1]
    assert boxes[3] < final[1]


def test_a_closed_column_is_ruled_off_and_its_winner_crowned() -> None:
    third = opened(SHEET).width // 3
    framed = [
        dict(map(reversed, part.getcolors(96) or [])).get(GOLD, 0)
        for part in (opened(SHEET).crop((third * at, 0, third * (at + 1), 200)) for at in range(3))
    ]
    assert framed[0] > 1000
    assert max(framed[1:]) < 50, "an edge of the orange badge"
    left, _, right, bottom = changed(0, winner=1)
    assert right - left > 150, "the crown goes from one to the other"
    assert bottom < 340


def test_of_many_entries_the_last_are_shown() -> None:
    grown = tuple(range(5, 105, 5))
    long = SHEET._replace(columns=(OPEN._replace(points=(grown, ())),) * 3)
    other = SHEET._replace(columns=(OPEN._replace(points=((1, *grown[1:]), ())),) * 3)
    assert draw(long) == draw(other)
    assert opened(long).height < 800


@each("columns", [1, 3])
def test_a_sheet_is_a_picture_of_96_colours(columns: int) -> None:
    wide = SheetColumn(((9999,) * 12, (9999,) * 12), (99, 99), 1, (99999, 99999))
    image = opened(ScoreSheetSpec((1, 6), ("Ann", "王小明"), (wide,) * columns))
    assert image.width == 1000
    assert image.getcolors(96) is not None
