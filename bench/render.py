"""Measure time and size of pictures, compared with a blank PNG of the same size.

``python -m bench render [--rounds N]`` prints one line per picture. It has p50 and p95 in
milliseconds of processor time, kilobytes, the milliseconds of the blank picture (encoded the same
way, so the cost of PNG itself), and how many times as long the picture takes.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from time import process_time

from PIL import Image

from bot.games.drawing import draw
from bot.render.canvas import encoded
from bot.render.specs import (
    Bar,
    BarsSpec,
    CardStyle,
    ChartPoint,
    ChartSpec,
    HandSpec,
    MeldSpec,
    ResultSeat,
    ResultSpec,
    SeatSpec,
    StripGroup,
    StripSpec,
    TableSpec,
    TableStripSpec,
)
from bot.render.sprites import emoji_sprites, warm
from engine.cards import cards as _cards
from engine.cards import parse

_MELDS = (
    MeldSpec(1, _cards("3C 4C 5C 6C JK=7C")),
    MeldSpec(1, _cards("AS AH AD")),
    MeldSpec(2, _cards("8H 8S JK=8D")),
    MeldSpec(2, _cards("9D 10D JD QD"), is_new=True),
    MeldSpec(3, _cards("5H 6H 7H 8H")),
    MeldSpec(3, _cards("2C 2D 2S 2H")),
    MeldSpec(4, _cards("KS KH KC")),
    MeldSpec(4, _cards("10S JS QS KS AS")),
)
_MANY = tuple(meld._replace(seat=1 + n % 6) for n, meld in enumerate((*_MELDS, *_MELDS, *_MELDS)))
_SEATS = tuple(
    SeatSpec(n, 13 - 2 * n, n > 2, n == 2, n > 3, 45 * n - 60, name=name)
    for n, name in enumerate(("Ann", "Ben", "Chi", "Dao", "Eve", "Fay"), 1)
)
_ROW = _cards("6H JD 9C KH 2D 10S 7S QD 3H 8D 5S AC 4D JH 6C")
_HAND = HandSpec(
    _cards("4C 5C 6C JK 8H 8S 8D 9D 10D JD KS 2H"), frozenset({11}), frozenset({4, 5, 6}), (4, 7)
)
_ENDED = tuple(
    ResultSeat(n, _HAND.cards[: 2 * n - 2], 15 * n - 15, 45 * n - 60, n == 1) for n in range(1, 7)
)

PICTURES: dict[str, Callable[[], bytes]] = {
    "hand of 7": partial(draw, HandSpec(_HAND.cards[:7])),
    "hand of 12": partial(draw, _HAND),
    "hand of 23": partial(draw, HandSpec((*_HAND.cards, *_HAND.cards[1:]))),
    "hand of 12, large": partial(draw, _HAND._replace(style=CardStyle.LARGE)),
    "empty table": partial(draw, TableSpec(70, parse("7H"), (), _SEATS[:4])),
    "table of 8 melds": partial(draw, TableSpec(41, parse("10C"), _MELDS, _SEATS[:4])),
    "table of 20 melds": partial(draw, TableSpec(9, parse("JK"), _MANY[:20], _SEATS)),
    "row of 15, 6 melds": partial(
        draw, TableSpec(8, None, _MELDS[:6], _SEATS[:4], _ROW, has_row=True, head=0)
    ),
    "row of 30": partial(
        draw, TableSpec(2, None, (), _SEATS[:4], tuple(range(30)), has_row=True, head=0)
    ),
    "table strip, 3 melds": partial(draw, TableStripSpec(TableSpec(61, parse("10C"), _MELDS[:3]))),
    "table strip, 15 melds": partial(draw, TableStripSpec(TableSpec(9, parse("JK"), _MANY[:15]))),
    "table strip, row": partial(
        draw, TableStripSpec(TableSpec(8, None, _MELDS[:6], row=_ROW, has_row=True, head=0))
    ),
    "result of 4": partial(draw, ResultSpec(_ENDED[:4])),
    "result of 4, melds": partial(
        draw,
        ResultSpec(
            tuple(
                seat._replace(melds=tuple(meld.cards for meld in _MELDS if meld.seat == seat.seat))
                for seat in _ENDED[:4]
            )
        ),
    ),
    "result of 6, long": partial(
        draw, ResultSpec(tuple(seat._replace(cards=tuple(range(30))) for seat in _ENDED))
    ),
    "bars of 10": partial(
        draw,
        BarsSpec(tuple(Bar(at, 1500 - 40 * at, str(1500 - 40 * at), 80) for at in range(1, 11))),
    ),
    "chart of 100": partial(
        draw, ChartSpec(tuple(ChartPoint(1000 + 30 * (at % 9), 300 - 2 * at) for at in range(100)))
    ),
    "strip of 3": partial(
        draw, StripSpec(tuple(StripGroup(meld.cards, good=True) for meld in _MELDS[1:4]))
    ),
}


def _timed(paint: Callable[[], bytes], rounds: int) -> list[float]:
    """Return the milliseconds of each round, shortest first. A round before fills the caches."""
    paint()
    found = []
    for _ in range(rounds):
        begin = process_time()
        paint()
        found.append((process_time() - begin) * 1000)
    return sorted(found)


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench render", description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    rounds: int = parser.parse_args(arguments).rounds
    begin = process_time()
    warm()
    print(f"warming the sprites: {(process_time() - begin) * 1000:.0f} ms")
    begin = process_time()
    sizes = [len(sprite) for sprite in emoji_sprites().values()]
    took = (process_time() - begin) * 1000
    print(f"{len(sizes)} emojis: {took:.0f} ms, the largest {max(sizes) / 1000:.1f} kB")
    for name, paint in PICTURES.items():
        times = _timed(paint, rounds)
        picture = paint()
        size = Image.open(BytesIO(picture)).size
        blank = _timed(partial(encoded, Image.new("RGB", size, (20, 90, 60))), rounds)
        print(
            f"{name:21} least {times[0]:5.1f} ms  p50 {times[rounds // 2]:5.1f} ms"
            f"  p95 {times[rounds * 95 // 100]:5.1f} ms"
            f"  {len(picture) / 1000:5.1f} kB  {size[0]} x {size[1]}"
            f"  (blank: {blank[rounds // 2]:.1f} ms,"
            f" {times[rounds // 2] / blank[rounds // 2]:.1f} times as long)"
        )
