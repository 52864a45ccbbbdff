"""Suits, owners and states are never told by colour alone: they differ in light and dark too, for
everybody who sees colours otherwise, or none."""

from collections import Counter
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.colours import RGB, SEAT_COLOURS, SEAT_INKS
from bot.render.specs import (
    Bar,
    BarsSpec,
    CardStyle,
    GroupSpec,
    HandSpec,
    MeldSpec,
    PhaseLine,
    PhasesSpec,
    ResultSeat,
    ResultSpec,
    SeatSpec,
    ShowdownSeat,
    ShowdownSpec,
    ShownMeld,
    SlotSpec,
    Spec,
    StripGroup,
    StripSpec,
    TableSpec,
    TableStripSpec,
    WorkbenchSpec,
)
from engine.cards import cards
from engine.games.phases.rules import DECK as PHASES
from engine.games.tiles.rules import DECK as TILES
from tests.each import each

Row = tuple[float, float, float]

SEEN: dict[str, tuple[Row, Row, Row]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What red, green and blue (linear) become: Machado, Oliveira and Fernandes 2009, complete loss."""
CONTRAST = 3
"""What WCAG 2 asks of signs beside what is around them (1.4.11)."""
LEAST = 150
"""Pixels of such contrast, about a square of four by four where the picture is shown on a phone."""


def light(colour: RGB, vision: str) -> float:
    """How bright a colour looks (0..1)."""
    levels = [one / 255 for one in colour]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in levels]
    mixed = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in SEEN[vision])
    weights = SEEN["grey"][0]
    return sum(a * min(1, max(0, b)) for a, b in zip(weights, mixed, strict=True))


@cache
def contrast(one: RGB, other: RGB, vision: str) -> float:
    dark, bright = sorted((light(one, vision), light(other, vision)))
    return (bright + 0.05) / (dark + 0.05)


def picture(spec: Spec) -> Image.Image:
    image = Image.open(BytesIO(draw(spec)))
    image.load()
    return image


def colours(image: Image.Image) -> list[RGB]:
    levels = image.getpalette() or []
    return [(levels[at], levels[at + 1], levels[at + 2]) for at in range(0, len(levels), 3)]


def told_apart(one: Spec, other: Spec) -> dict[str, int]:
    """By who looks: in how many pixels the pictures differ in light and dark."""
    first, second = picture(one), picture(other)
    if first.size != second.size:
        return dict.fromkeys(SEEN, LEAST)
    box = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox()
    places = Counter(zip(first.crop(box).tobytes(), second.crop(box).tobytes(), strict=True))
    was, became = colours(first), colours(second)
    return {
        vision: sum(
            count
            for (a, b), count in places.items()
            if contrast(was[a], became[b], vision) >= CONTRAST
        )
        for vision in SEEN
    }


def table(melds: tuple[MeldSpec, ...] = (), **state: Any) -> TableSpec:
    """Six seats, which leave the least room for a sign; ``state`` is the third's."""
    plain = SeatSpec(1, 7, down=False, on_turn=False, computer=False, name="Ann")
    seats = [replace(plain, seat=seat) for seat in range(1, 7)]
    seats[2] = replace(seats[2], **state)
    return TableSpec(9, None, melds, tuple(seats))


def phases(**state: Any) -> TableSpec:
    """The same with how far each is; ``state`` is the first's."""
    line = PhaseLine(1, made=(1, 2), works_on=(3,), words="3: 1 set of 4 and 1 run of 4")
    lines = (line._replace(**state), line._replace(seat=2))
    return table()._replace(deck=PHASES.suits, phases=PhasesSpec(10, lines))


def slots(missing: frozenset[int]) -> HandSpec:
    some = tuple(map(PHASES.parse, ("4R", "4B", "4G")))
    slot = SlotSpec("1 set of 3", some, missing)
    return HandSpec(some, deck=PHASES.suits, slots=(slot,))


def bench(**state: Any) -> WorkbenchSpec:
    group = GroupSpec(1, RUN)._replace(**state)
    return WorkbenchSpec((group,))


def showdown(laid_off: frozenset[int] = frozenset(), *, winner: bool = False) -> ShowdownSpec:
    seats = (
        ShowdownSeat(1, (ShownMeld(RUN, laid_off),), RUN[:1], 4, 5, 5, winner),
        ShowdownSeat(2, (ShownMeld(RUN),), RUN[:1], 4, 5, 5),
    )
    return ShowdownSpec(seats)


def example(*, good: bool | None) -> StripSpec:
    return StripSpec((StripGroup(RUN, good),))


RUN = cards("4S 5S 6S 7S")
HAND = HandSpec(RUN)
ONE = frozenset({1})
NEW, CHOSEN = HAND._replace(marked_new=ONE), HAND._replace(selected=ONE)
ROW = TableSpec(9, None, (), table().seats, RUN, has_row=True)
STRIP, NEW_IN_STRIP = (
    TableStripSpec(TableSpec(9, None, (MeldSpec(1, RUN, is_new=is_new),)))
    for is_new in (False, True)
)
SEATS = tuple(ResultSeat(seat, RUN, 5, 5, name="Ann") for seat in (1, 2))
BARS = (Bar(1, 9, "9"), Bar(2, 8, "8"))

STATES: dict[str, tuple[Spec, Spec]] = {
    **{
        state: (table(), table((), **{state: True}))
        for state in ("down", "born", "away", "computer", "on_turn")
    },
    "down or born": (table(down=True), table(born=True)),
    "away or a computer": (table(away=True), table(computer=True)),
    "a card just drawn": (HAND, NEW),
    "a card chosen": (HAND, CHOSEN),
    "just drawn or chosen": (NEW, CHOSEN),
    "chosen, just drawn too": (CHOSEN, NEW._replace(selected=ONE)),
    "no meld": (bench(), bench(broken=True)),
    "changed": (bench(), bench(is_new=True)),
    "changed or no meld": (bench(is_new=True), bench(broken=True)),
    "from the hand": (bench(), bench(held=ONE)),
    "to be moved": (bench(), bench(chosen=ONE)),
    "may not be touched": (bench(), bench(closed=True)),
    "nothing may be taken": (bench(), bench(locked=True)),
    "first melds": (bench(), WorkbenchSpec((GroupSpec(1, RUN),), bar=(18, 30))),
    "from the hand or to be moved": (bench(held=ONE), bench(chosen=ONE)),
    "a new meld": (table((MeldSpec(1, RUN),)), table((MeldSpec(1, RUN, is_new=True),))),
    "a new meld of the strip": (STRIP, NEW_IN_STRIP),
    "the head card": (ROW, ROW._replace(head=0)),
    "an example that is right": (example(good=None), example(good=True)),
    "right or wrong": (example(good=True), example(good=False)),
    "my place": (BarsSpec(BARS), BarsSpec((BARS[0], BARS[1]._replace(is_own=True)))),
    "a phase made": (phases(), phases(made=(1,), works_on=(3,))),
    "a phase to work on": (phases(), phases(works_on=(4,))),
    "a phase laid": (phases(), phases(laid=3)),
    "loses a turn": (phases(), phases(skips=1)),
    "plays no part": (phases(), phases(sits_out=True, words="sits out")),
    "filled or missing": (slots(frozenset()), slots(ONE)),
    "who won": (ResultSpec(SEATS), ResultSpec((SEATS[0]._replace(winner=True), SEATS[1]))),
    "who won a showdown": (showdown(), showdown(winner=True)),
    "laid off by the other": (showdown(), showdown(ONE)),
}  # fmt: skip


@pytest.mark.long
@each("state", STATES)
def test_ux_eyes_a_state_is_told_by_more_than_its_colour(state: str) -> None:
    found = told_apart(*STATES[state])
    assert min(found.values()) >= LEAST, found


@pytest.mark.long
@each("style", CardStyle)
def test_ux_eyes_suits_are_told_by_more_than_their_colours(style: CardStyle) -> None:
    for one, other in combinations([cards(f"4{suit} 5{suit}") for suit in "SHDC"], 2):
        hands = HandSpec(one, style=style), HandSpec(other, style=style)
        melds = (MeldSpec(1, one),), (MeldSpec(1, other),)
        strips = (TableStripSpec(TableSpec(9, None, melds[at]), style) for at in (0, 1))
        for found in (told_apart(*hands), told_apart(*strips)):
            assert min(found.values()) >= LEAST, (one, other, found)


COLOURED = {
    deck: [tuple(map(deck.parse, (f"4{colour}", f"5{colour}"))) for colour in deck.suits]
    for deck in (TILES, PHASES)
}


@pytest.mark.long
@each("style", CardStyle)
def test_ux_eyes_colours_of_numbers_are_told_by_their_shapes(style: CardStyle) -> None:
    for deck, four in COLOURED.items():
        for pair in combinations(four, 2):
            hands = [HandSpec(some, style=style, deck=deck.suits) for some in pair]
            groups = [WorkbenchSpec((GroupSpec(1, some),), style, deck.suits) for some in pair]
            for found in (told_apart(*hands), told_apart(*groups)):
                assert min(found.values()) >= LEAST, (pair, found)


@each("vision", SEEN)
def test_ux_eyes_the_number_on_an_owners_disc_can_be_read(vision: str) -> None:
    for ink, disc in zip(SEAT_INKS, SEAT_COLOURS, strict=True):
        assert contrast(ink, disc, vision) >= CONTRAST, disc
