"""Pictures laid together of patches look as if they had been drawn in one."""

from io import BytesIO

from PIL import Image

from bot.render.canvas import Canvas, encoded, felt
from bot.render.colours import GOLD
from bot.render.hand_picture import WIDTH, draw_hand, layout_of, places
from bot.render.specs import CardStyle, HandSpec
from bot.render.sprites import Frames, lay


def pixels(png: bytes) -> bytes:
    return Image.open(BytesIO(png)).convert("RGB").tobytes()


def test_a_hand_of_patches_has_the_pixels_of_one_drawn_as_a_whole() -> None:
    for style in CardStyle:
        hand = HandSpec(tuple(range(3, 26)), marked_new=frozenset({7}), gaps=(4, 9), style=style)
        layout = layout_of(style, len(hand.cards), hand.deck)
        laid = places(len(hand.cards), hand.gaps, layout)
        whole = felt(WIDTH, laid[-1].y + layout.cut.height + laid[0].y)
        for position, x, y in laid:
            frames = Frames(new=position in hand.marked_new)
            lay(whole, hand.cards[position], layout.cut, (x, y), frames, layout.inks)
        assert pixels(draw_hand(hand)) == pixels(encoded(whole)), style


def dot(picture: Image.Image, side: int) -> None:
    picture.paste(GOLD, (0, 0, side, side))


def test_a_patch_that_was_kept_is_laid_anywhere_on_its_line() -> None:
    cloths = [Canvas(60, 40) for _ in range(2)]
    for canvas in cloths:
        for left in (5, 30):
            canvas.lay((left, 12, 20, 10), dot, 6)
    whole = felt(60, 40)
    for left in (5, 30):
        whole.paste(GOLD, (left, 12, left + 6, 18))
    assert [pixels(canvas.png()) for canvas in cloths] == [pixels(encoded(whole))] * 2
