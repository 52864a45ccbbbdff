"""The cards as application emojis, within Discord's limits."""

import re
from io import BytesIO

from PIL import Image

from bot.render import emoji_name, emoji_sprites
from engine.cards import JOKER, parse


def test_every_card_has_a_different_small_picture() -> None:
    sprites = emoji_sprites()
    assert len(sprites) == 53
    assert len(set(sprites.values())) == 53
    assert max(map(len, sprites.values())) < 20_000


def test_names_are_what_discord_takes() -> None:
    assert {"uc_as", "uc_7h", "uc_10d", "uc_kc", "uc_joker"} <= emoji_sprites().keys()
    assert all(re.fullmatch(r"\w{2,32}", name) for name in emoji_sprites())
    assert emoji_name(parse("10D")) == "uc_10d"
    assert emoji_name(JOKER) == "uc_joker"


def test_they_are_square_with_clear_corners() -> None:
    for sprite in emoji_sprites().values():
        image = Image.open(BytesIO(sprite))
        assert image.size == (128, 128)
        assert image.mode == "RGBA"
        alpha = image.getchannel("A")
        assert alpha.getpixel((0, 0)) == alpha.getpixel((127, 127)) == 0
        assert alpha.getpixel((64, 64)) == 255
