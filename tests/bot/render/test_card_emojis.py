"""The cards as application emojis, within Discord's limits."""

import re
from functools import cache
from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageChops

from bot.render.specs import EMOJI_NAMES, EMOJI_REVISIONS, PHASES, SKIP, TILES
from bot.render.sprites import emoji_sprites
from bot.workers.painter import Painter
from engine.cards import HIDDEN, JOKER, SUITS, parse
from engine.games.registry import KNOWN
from tests.each import each

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""Behind messages in both themes of Discord."""


@cache
def sprites() -> dict[str, bytes]:
    return emoji_sprites()


def test_every_card_and_the_back_have_a_different_small_picture() -> None:
    assert {deck: len(names) for deck, names in EMOJI_NAMES.items()} == {
        SUITS: 54,
        TILES: 53,
        PHASES: 50,
    }
    assert len(sprites()) == len(set(sprites().values())) == 157
    assert max(map(len, sprites().values())) < 20_000


def test_names_are_what_discord_takes() -> None:
    names = list(sprites())
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in names)
    assert names == [name for names in EMOJI_NAMES.values() for name in names.values()]


@each(
    ("deck", "cards", "words"),
    [
        (SUITS, (parse("10D"), JOKER, HIDDEN), ["10d", "joker", "back"]),
        (TILES, (0, 51, JOKER), ["1r", "13k", "joker"]),
        (PHASES, (0, 50, SKIP, JOKER), ["1r", "12g", "skip", "wild"]),
    ],
)
def test_names_say_the_card(deck: str, cards: tuple[int, ...], words: list[str]) -> None:
    names = [EMOJI_NAMES[deck][card] for card in cards]
    assert [name.removeprefix(f"uc_{EMOJI_REVISIONS[deck]}_") for name in names] == words


def test_every_card_of_a_game_in_colours_has_an_emoji() -> None:
    decks = {rules.deck for rules in KNOWN.values()}
    assert {deck.suits for deck in decks} == set(EMOJI_NAMES)
    for deck in decks:
        if deck.suits != SUITS:
            naturals = {
                suit * 13 + rank
                for suit in range(len(deck.suits))
                for rank in range(len(deck.ranks))
            }
            assert EMOJI_NAMES[deck.suits].keys() == {*naturals, JOKER, *deck.others}


@each(
    ("deck", "revision", "seen"),
    [
        (SUITS, "16a937", "2a85fbfa8634491b"),
        (TILES, "9bbb20", "9bbb2075fc218026"),
        (PHASES, "937fd6", "937fd632a41550c7"),
    ],
)
def test_names_change_with_the_pictures(deck: str, revision: str, seen: str) -> None:
    """If this fails, other faces are shown: write another revision, and what they look like now."""
    names = EMOJI_NAMES[deck].values()
    pictures = [Image.open(BytesIO(sprites()[name])).tobytes() for name in names]
    found = sha256(b"".join(pictures)).hexdigest()[:16]
    assert (EMOJI_REVISIONS[deck], found) == (revision, seen)


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
    for names in EMOJI_NAMES.values():
        told_apart([sprites()[name] for name in names.values()], behind)


def told_apart(faces: list[bytes], behind: tuple[int, int, int]) -> None:
    """The cards of a deck beside each other."""
    shown = []
    for sprite in faces:
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
