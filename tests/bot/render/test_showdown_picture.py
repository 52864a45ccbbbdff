"""Pictures of a deal that ended with a knock: melds, lay-offs, and what was left."""

from io import BytesIO

from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.specs import ShowdownSeat, ShowdownSpec, ShownMeld
from engine.cards import cards
from tests.each import each

SET, RUN = ShownMeld(cards("4S 4H 4D 4C")), ShownMeld(cards("6C 7C 8C 9C"))
KNOCKER = ShowdownSeat(1, (SET, RUN), cards("2S AH"), 3, 20, 69)
DEFENDER = ShowdownSeat(2, (), cards("3H 2D 8D KS"), 23, 0, 15)


def opened(knocker: ShowdownSeat = KNOCKER, defender: ShowdownSeat = DEFENDER) -> Image.Image:
    image = Image.open(BytesIO(draw(ShowdownSpec((knocker, defender)))))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def changed(**other: object) -> tuple[int, int, int, int]:
    """The box in which the picture differs when the knocker is told otherwise."""
    one, two = opened(), opened(KNOCKER._replace(**other))  # type: ignore[arg-type]  fields by name
    assert one.size == two.size
    box = ImageChops.difference(one, two).getbbox()
    assert box is not None, "they look the same"
    return box


def test_deadwood_lies_below_the_melds_behind_what_it_counts() -> None:
    left, top, right, _ = changed(left=8)
    assert right <= 210
    count_top = top
    left, top, _, _ = changed(deadwood=cards("2S AD"))
    assert left > right
    assert abs(top - count_top) < 40
    assert changed(melds=(ShownMeld(cards("5S 5H 5D 5C")), RUN))[3] < top


def test_what_was_laid_off_stands_out_with_the_number_of_the_other_seat() -> None:
    by_two = opened(KNOCKER._replace(melds=(SET._replace(laid_off=frozenset({3})), RUN)))
    assert by_two.height > opened().height, "it stands above the others"
    laid = KNOCKER._replace(melds=(SET._replace(laid_off=frozenset({3})), RUN))
    other = opened(laid, DEFENDER._replace(seat=5))
    box = ImageChops.difference(by_two, other).crop((124, 0, 800, 190)).getbbox()
    assert box is not None
    assert box[2] - box[0] <= 48
    assert box[0] > 150, "below the last card of the set"


def test_gin_has_nothing_left_and_points_stand_at_the_right() -> None:
    gin = KNOCKER._replace(deadwood=(), left=0)
    assert opened(gin).height == opened().height
    assert draw(ShowdownSpec((gin, DEFENDER))) != draw(ShowdownSpec((KNOCKER, DEFENDER)))
    for told in ({"added": -3}, {"total": 7}):
        assert changed(**told)[0] > 780


def test_the_winner_of_the_deal_is_framed_whoever_knocked() -> None:
    gold = (255, 190, 20)
    undercut = opened(KNOCKER, DEFENDER._replace(winner=True))
    upper = undercut.crop((0, 0, 1000, 200)).getcolors(96) or []
    lower = undercut.crop((0, 200, 1000, undercut.height)).getcolors(96) or []
    assert gold not in {colour for _, colour in upper}
    assert {colour: count for count, colour in lower}[gold] > 5000


@each("melds", range(4))
@each("left", [0, 1, 11])
def test_any_split_of_eleven_cards_and_lay_offs_is_a_picture_of_96_colours(
    melds: int, left: int
) -> None:
    long = ShownMeld(tuple(range(7)), frozenset(range(3, 7)))
    seat = ShowdownSeat(1, (long,) * melds, tuple(range(left)), 100, 9999, -9999, True, "Ann")
    image = opened(seat, seat._replace(seat=2))
    assert image.width == 1000
    assert image.getcolors(96) is not None
    for x in (0, 999):
        assert all(image.getpixel((x, y))[1] < 130 for y in range(image.height))
