"""What is kept of pictures takes no more bytes than it may, and a kept picture is the same."""

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.games.drawing import draw
from bot.render import cache
from bot.render.cache import Cache, cached, weight
from bot.render.specs import CardStyle, HandSpec, MeldSpec, SeatSpec, TableSpec
from tests.each import each

ROOT = Path(__file__).parents[3]
KEEPS = re.compile(r"^@((?:lru_)?cache)\b(?:\((?:maxsize=)?([\d <]*))?.*\ndef (\w+)\((.*)", re.M)
OF_FEW_THINGS = {
    "card_words",
    "glyphs",
    "options",
    "queries",
    "settings_screen",
    "teaching",
    "text",
    "typed_words",
    "upsert",
}
"""Modules with functions of languages, games, tables and columns, of types, of examples."""


def test_what_was_longest_not_asked_for_goes_first() -> None:
    few: Cache[str, bytes] = Cache(3 * (1_500 + 1_000))
    for name in "abc":
        few[name] = bytes(1_000)
    assert few["a"] == bytes(1_000)
    few["d"] = bytes(1_000)
    assert [name for name in "abcd" if name in few] == ["a", "c", "d"]
    few["a"] = bytes(500)
    assert few.bytes == 3 * 1_500 + 2_500
    few["huge"] = bytes(10_000)
    assert [name for name in ("a", "c", "d", "huge") if name in few] == ["a", "c", "d"]
    few.shrink_to(2_500)
    assert [name for name in "acd" if name in few] == ["a"]
    few.shrink_to(0)
    assert few.bytes == 0


@each("mode", ["L", "RGB", "RGBA"])
def test_a_picture_weighs_what_pillow_takes_for_it(mode: str) -> None:
    each_pixel = 1 if mode == "L" else 4
    assert weight(Image.new(mode, (30, 20))) == 600 * each_pixel
    assert weight((Image.new(mode, (30, 20)), 7, b"abc")) == 600 * each_pixel + 3


def test_what_is_kept_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "pieces", Cache(1 << 20))
    made = []

    @cached
    def dots(number: int, *, size: int = 1) -> bytes:
        made.append((number, size))
        return b"." * number * size

    assert [dots(3), dots(3), dots(3, size=2), dots(3, size=2)] == [b"...", b"..."] + [
        b"......"
    ] * 2
    assert made == [(3, 1), (3, 2)]


def test_pictures_are_the_same_however_little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    melds = tuple(MeldSpec(1 + n % 4, tuple(range(n, n + 4))) for n in range(12))
    seats = tuple(SeatSpec(n, 9, False, n == 1, False, name=f"Ann {n}") for n in range(1, 5))
    specs = [HandSpec(tuple(range(3, 12)), style=style) for style in CardStyle]
    found = []
    for limit in (8 << 20, 300_000, 0):
        monkeypatch.setattr(cache, "pieces", Cache(limit))
        found.append([draw(one) for one in (*specs, TableSpec(20, 3, melds, seats))])
        assert cache.pieces.bytes <= limit
    assert found[1] == found[0] == found[2]


def test_no_other_cache_is_without_an_end() -> None:
    """Functions of a few known things may keep all of them; others keep some thousands, small."""
    endless = set()
    for folder in ("engine", "data", "bot", "cogs", "internals"):
        for path in (ROOT / folder).rglob("*.py"):
            for kind, most, name, takes in KEEPS.findall(path.read_text(encoding="utf-8")):
                if kind == "cache":
                    endless |= set() if takes.startswith(")") else {f"{path.stem}.{name}"}
                else:
                    number, _, shift = (most or "128").partition(" << ")
                    assert int(number) << int(shift or 0) <= 4096, f"{path}: {name}"
    assert {name.partition(".")[0] for name in endless} == OF_FEW_THINGS
