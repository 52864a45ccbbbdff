"""The cards as application emojis, within Discord's limits."""

import re
from functools import cache
from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageChops

from bot.render.specs import EMOJI_CARDS, EMOJI_REVISION, emoji_name
from bot.render.sprites import emoji_sprites
from bot.workers.painter import Painter
from engine.cards import HIDDEN, JOKER, parse
from tests.each import each

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""Behind messages in both themes of Discord."""


@cache
def sprites() -> dict[str, bytes]:
    return emoji_sprites()


def test_every_card_and_the_back_have_a_different_small_picture() -> None:
    assert len(sprites()) == 54
    assert len(set(sprites().values())) == 54
    assert max(map(len, sprites().values())) < 20_000


def test_names_are_what_discord_takes() -> None:
    names = list(sprites())
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in names)
    assert names == [emoji_name(card) for card in EMOJI_CARDS]
    words = [name.split("_")[2] for name in map(emoji_name, (parse("10D"), JOKER, HIDDEN))]
    assert words == ["10d", "joker", "back"]


def test_names_change_with_the_pictures() -> None:
    """If this fails, other faces are shown: write another revision, and what they look like now."""
    pictures = [Image.open(BytesIO(one)).tobytes() for one in sprites().values()]
    seen = sha256(b"".join(pictures)).hexdigest()[:16]
    assert (EMOJI_REVISION, seen) == ("16a937", "2a85fbfa8634491b")
    assert all(name.split("_")[:2] == ["uc", EMOJI_REVISION] for name in sprites())


async def test_another_process_names_them_alike() -> None:
    painter = Painter()
    assert await painter.emojis() == sprites()
    await painter.close()


def test_they_are_square_with_clear_corners() -> None:
    for sprite in sprites().values():
        image = Image.open(BytesIO(sprite))
        assert image.size == (128, 128)
        assert image.mode == "RGBA"
        alpha = image.getchannel("A")
        assert alpha.getpixel((0, 0)) == alpha.getpixel((127, 127)) == 0
        assert alpha.getpixel((64, 64)) == 255


@each("behind", [DARK, LIGHT], ids=["dark", "light"])
def test_at_the_size_of_text_the_cards_are_still_told_apart(behind: tuple[int, int, int]) -> None:
    """22 pixels: any two differ clearly in at least ten of the pixels, and all have an edge."""
    shown = []
    for sprite in sprites().values():
        small = Image.open(BytesIO(sprite)).resize((22, 22), Image.Resampling.BOX)
        line = Image.new("RGB", small.size, behind)
        line.paste(small, mask=small)
        grey = line.convert("L")
        side = [abs(grey.getpixel((x, 11)) - grey.getpixel((0, 11))) for x in (1, 2)]
        assert max(side) > 30, "seen against what is behind"
        shown.append(line)
    for at, one in enumerate(shown):
        for other in shown[:at]:
            differences = ImageChops.difference(one, other).split()
            assert sum(sum(band.histogram()[61:]) for band in differences) >= 10
