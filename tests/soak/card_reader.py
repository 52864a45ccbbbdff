"""Reads the cards of a drawn picture: whatever was asked for, this is what people see.

A picture holds so few colours that a card's face comes out as the same bytes wherever it lies. Its
rank is looked for line by line, and where it is found the rest of the face is compared.
"""

from collections import Counter
from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from bot.render.colours import FOUR_COLOURS, TWO_COLOURS, Inks, palette
from bot.render.faces import GREAT, SMALLER, TILES, WHOLE, Cut, for_deck, overlapped, uncovered
from bot.render.row_picture import SevensStrip, sevens_on_table
from bot.render.sprites import printed, starred
from bot.render.table_strip import sevens_in_strip
from engine.cards import JOKER, Card, joker_as
from engine.deck import CARDS, Deck


class Cuts(NamedTuple):
    """The sizes of cards on one kind of picture, and which of them may be a meld's."""

    bare: tuple[Cut, ...]
    melds: tuple[Cut, ...] = ()


def _overlapped(deck: str, *strips: int) -> tuple[Cut, ...]:
    return tuple(overlapped(strip, deck) for strip in strips)


def _both(deck: str, *strips: int) -> tuple[Cut, ...]:
    return tuple(cut for one in _overlapped(deck, *strips) for cut in (one, uncovered(one)))


def _sevens(*lines: SevensStrip) -> tuple[Cut, ...]:
    return tuple(cut for one in lines for cut in (one.cut, uncovered(one.cut)))


_MANY = 99
_ON_TABLE = _sevens(*(sevens_on_table(count, tags=False)[0] for count in (1, _MANY)))
_IN_STRIP = _sevens(*(sevens_in_strip(count, tags=False) for count in (1, _MANY)))


@cache
def _kinds(deck: str) -> dict[str, Cuts]:
    """By what the files are called (bot/discordpy/components.py); sizes stand in bot/render. In
    lines by sevens lie playing cards alone."""
    whole, great = for_deck(WHOLE, deck), for_deck(GREAT, deck)
    on_table, in_strip = (_ON_TABLE, _IN_STRIP) if deck == CARDS.suits else ((), ())
    strip, result = (76, 60, 52, 46, 42), (76, 68, 60, 52, 46, 40, 36, 34)
    groups = _overlapped(deck, *(range(86, 50, -4) if deck == TILES else ()))
    return {
        "hand": Cuts((whole, *(for_deck(cut, deck) for cut in SMALLER), great)),
        "groups": Cuts((whole, great)),
        "table": Cuts(
            (whole, *_both(deck, 85, 71, 58), *on_table),
            (*_overlapped(deck, 76, 68, 60, 52, 46, 40, 34, 28), *groups),
        ),
        "strip": Cuts((*_both(deck, *strip), *in_strip), _overlapped(deck, *strip)),
        "result": Cuts(
            _overlapped(deck, 60, 52, 45, 38, 32), (*_overlapped(deck, *result), *groups)
        ),
    }


_NEAR = 20
"""Pixels within which the same card is not there twice: what is covered shows more of itself."""


class Face(NamedTuple):
    """What is looked for of a card: lines of its face at so many pixels from its corner.

    ``first`` is the beginning: ink alone, at ``x`` and ``y``. ``lines`` have to be there around it.
    """

    card: Card
    first: bytes
    x: int
    y: int
    left: int
    lines: tuple[tuple[int, bytes], ...]


def cards_on(picture: bytes, kind: str, deck: Deck = CARDS) -> Counter[Card]:
    """The cards of this deck that can be made out on a PNG of this kind, with how often each is
    there.

    Who alone sees a picture may want two colours instead of four.
    """
    alike = kind in ("table", "result") or deck is not CARDS
    inks = (FOUR_COLOURS,) if alike else (FOUR_COLOURS, TWO_COLOURS)
    return max((_cards_on(picture, kind, deck, each) for each in inks), key=Counter.total)


def _cards_on(picture: bytes, kind: str, deck: Deck, inks: Inks) -> Counter[Card]:
    image = Image.open(BytesIO(picture))
    width, pixels = image.width, image.tobytes()
    found: dict[Card, list[tuple[int, int]]] = {}
    for first, faces in _faces(kind, deck, inks).items():
        at = pixels.find(first)
        while at >= 0:
            y, x = divmod(at, width)
            for face in faces:
                place = (x - face.x, y - face.y)
                if _is_there(pixels, width, place, face):
                    _add(found.setdefault(face.card, []), place)
            at = pixels.find(first, at + 1)
    # A star that stands for a card, on a smaller one, is like that of a wild card on a larger.
    stand = [place for card, places in found.items() if card > JOKER for place in places]
    alone = [*stand]
    for place in found.pop(JOKER, ()):
        _add(alone, place)
    wild = {JOKER: alone[len(stand) :]} if len(alone) > len(stand) else {}
    return Counter({card: len(places) for card, places in (found | wild).items()})


def as_seen(cards: Counter[Card], deck: Deck) -> Counter[Card]:
    """What can be told of these cards: where a wild one says no colour, the first that it may."""
    if deck is CARDS:
        return cards
    return Counter(deck.parse(deck.name(card)) for card in cards.elements())


def _add(places: list[tuple[int, int]], new: tuple[int, int]) -> None:
    if all(abs(new[0] - x) > _NEAR or abs(new[1] - y) > _NEAR for x, y in places):
        places.append(new)


def _is_there(pixels: bytes, width: int, place: tuple[int, int], face: Face) -> bool:
    begin = place[1] * width + place[0] + face.left
    return all(pixels.startswith(line, begin + y * width) for y, line in face.lines)


@cache
def _faces(kind: str, deck: Deck, inks: Inks) -> dict[bytes, list[Face]]:
    """All cards that can be on a picture of this kind, by what is looked for first."""
    cuts, known = _kinds(deck.suits)[kind], dict[bytes, list[Face]]()
    naturals = [
        suit * 13 + rank for suit in range(len(deck.suits)) for rank in range(len(deck.ranks))
    ]
    every = [*naturals, JOKER, *deck.others]
    looked_for = [(cut, card) for cut in {*cuts.bare, *cuts.melds} for card in every]
    standing = as_seen(Counter(map(joker_as, naturals)), deck)
    looked_for += [(cut, card) for cut in cuts.melds for card in standing]
    looks = [(card, cut, printed(card, cut, inks)) for cut, card in looked_for]
    if deck is CARDS:  # in others no rank is wild
        looks += [(card, cut, starred(look, cut)) for card, cut, look in looks if card < JOKER]
    for card, cut, look in looks:
        face = _telling(card, cut, look)
        alike = known.setdefault(face.first, [])
        if face not in alike:
            alike.append(face)
    return known


def _telling(card: Card, cut: Cut, look: Image.Image) -> Face:
    """Of the part that is never covered, without its edges, which frames are drawn on, and its
    top, over which a crown may stand."""
    face = look.quantize(palette=palette(), dither=Image.Dither.NONE)
    edge = 17 if cut.whole else max(cut.radius // 2, 4)
    left = edge
    # The tiles of a very long rack cover some pixels of each other.
    right = cut.width - 2 * edge if cut.strip >= cut.width else cut.strip - 8
    pixels, wide = face.tobytes(), face.width
    rows = range(max(edge, round(cut.height * 0.17)), cut.height - edge)
    lines = [(y, pixels[y * wide + left : y * wide + right]) for y in rows]
    telling = [(y, line) for y, line in lines if len(set(line)) > 2]
    y, line = max(telling, key=lambda one: sum(a != b for a, b in pairwise(one[1])))
    ink = line.strip(line[:1])
    x = left + line.index(ink)
    some = tuple(telling[:: max(1, len(telling) // 12)])
    return Face(card, ink, x, y, left, some)
