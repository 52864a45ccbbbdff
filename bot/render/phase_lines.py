"""The progress of each seat in phases, the melds of a phase, and the free places of runs."""

from PIL import Image

from bot.render.canvas import Canvas, lay_frame, lay_panel, lay_slot, panel, print_in, stamp
from bot.render.coloured_faces import barred_circle
from bot.render.colours import GOLD, GREEN, INK, NEW, PANEL, SHADE, WHITE, WOVEN, mix
from bot.render.faces import Cut, overlapped, uncovered
from bot.render.glyphs import LEGIBLE, name_mask, text_mask
from bot.render.marks import badge, tick
from bot.render.specs import MeldSpec, PhaseLine, PhasesSpec, SlotSpec
from bot.render.sprites import in_lines, lay
from engine.cards import Card, face, is_joker

# The phases of all seats, in a line per seat with a box per phase, ten boxes in a row.

_LINE = 54
"""Height of a line with one row of boxes. Each further row makes it higher."""
_BADGE = 48
_EDGE = 8
_BOXES_X = 64
_BOX, _HIGH, _BETWEEN = 32, 44, 4
_IN_A_ROW = 10
_SIGN = 34
_OPEN = mix(WHITE, PANEL, 0.5)


def phases_height(spec: PhasesSpec) -> int:
    """Return the height of the panel of all seats in pixels."""
    return len(spec.lines) * _line_height(spec.phases) + 2 * _EDGE


def _line_height(phases: int) -> int:
    return _LINE + (-(-phases // _IN_A_ROW) - 1) * (_HIGH + _BETWEEN)


def lay_phases(canvas: Canvas, spec: PhasesSpec, left: int, top: int, width: int) -> None:
    """Lay the lines on a panel whose left upper corner is at these pixels."""
    canvas.lay((left, top, width, phases_height(spec)), panel, 18)
    high = _line_height(spec.phases)
    for number, line in enumerate(spec.lines):
        box = (left + _EDGE, top + _EDGE + number * high, width - 2 * _EDGE, high)
        canvas.lay(box, _phase_line, spec.phases, line)


def _phase_line(picture: Image.Image, count: int, line: PhaseLine) -> None:
    picture.paste(PANEL, (0, 0, *picture.size))
    disc = badge(line.seat, _BADGE)
    high = picture.height
    stamp(picture, disc, (6, (high - _BADGE) // 2))
    for number in range(1, count + 1):
        row, column = divmod(number - 1, _IN_A_ROW)
        x = _BOXES_X + column * (_BOX + _BETWEEN)
        y = (_LINE - _HIGH) // 2 + row * (_HIGH + _BETWEEN)
        _box(picture, number, line, (x, y, _BOX, _HIGH))
    x = _BOXES_X + min(count, _IN_A_ROW) * (_BOX + _BETWEEN) + 10
    if line.laid:
        stamp(picture, tick(_SIGN), (x, (high - _SIGN) // 2))
        x += _SIGN + 8
    for _ in range(min(line.skips, 2)):
        picture.paste(WHITE, (x, (high - _SIGN) // 2), barred_circle(_SIGN))
        x += _SIGN + 8
    words = name_mask(line.words, LEGIBLE, picture.width - x - 8)
    if words is not None:
        ink = _OPEN if line.sits_out else WHITE
        picture.paste(ink, (x, (high - words.height) // 2), words)


def _box(
    picture: Image.Image, number: int, line: PhaseLine, box: tuple[int, int, int, int]
) -> None:
    """Draw the box of a phase.

    The box is gold if the phase was laid in this deal, and green if it was made in an earlier deal.
    A white frame means that the seat may work on the phase."""
    if number == line.laid:
        lay_panel(picture, box, 7, GOLD)
        ink = INK
    elif number in line.made:
        lay_panel(picture, box, 7, GREEN)
        ink = WHITE
    else:
        lay_panel(picture, box, 7, SHADE)
        if number not in line.works_on or line.laid:
            return
        lay_frame(picture, box, 7, 3, WHITE)
        ink = WHITE
    print_in(picture, box, ink, text_mask(str(number), LEGIBLE, box[2] - 3))


# The free places of a run of numbers. The place next to the run has its number. The places after it
# are thin lines.

_NEXT, _THIN = 42, 10


def free_widths(meld: MeldSpec) -> tuple[int, int]:
    """Return the widths of the free places to the left and to the right of a run, in pixels."""
    below, above = (_NEXT + (count - 1) * _THIN if count else 0 for count in meld.free)
    return below, above


def lay_places(
    picture: Image.Image, meld: MeldSpec, cut: Cut, place: tuple[int, int], width: int
) -> None:
    """Draw the free places at both ends of a run.

    Its cards start at ``place`` and are ``width`` pixels wide."""
    first = face(meld.cards[0]) % 13
    numbers = (first - 1) % 12 + 1, (first + len(meld.cards)) % 12 + 1
    for count, number, begin, way in zip(
        meld.free, numbers, (place[0], place[0] + width), (-1, 1), strict=True
    ):
        for index in range(count - 1, -1, -1):
            wide = _THIN if index else _NEXT
            away = _NEXT + index * _THIN if index else _NEXT
            left = begin - away if way < 0 else begin + away - wide
            inset = 3 if index else 1
            box = (left + inset, place[1] + 4, wide - 2 * inset, cut.height - 8)
            lay_panel(picture, box, min(4, box[2] // 2), WOVEN)
            if not index:
                digits = text_mask(str(number), LEGIBLE, _NEXT - 6)
                print_in(picture, (left, place[1], _NEXT, cut.height), WHITE, digits)


# The melds of the player's phase above their hand. Empty places fill while the player chooses.

_STRIP = 58
_GAP = 4
_LEAST = 250
"""A slot is at least this many pixels wide, so that its name has room."""
_PADDING = 8
_NAME = 50
_APART = 10
_MARK = 30


def _slot_size(slot: SlotSpec, cut: Cut) -> int:
    return max(len(slot.cards) * (cut.width + _GAP) - _GAP, _LEAST) + 2 * _PADDING


def _slot_lines(slots: tuple[SlotSpec, ...], cut: Cut, room: int) -> list[list[int]]:
    return in_lines([_slot_size(slot, cut) for slot in slots], room, _APART)


def _slot_cut(slots: tuple[SlotSpec, ...], deck: str, room: int) -> Cut:
    """Return the largest cut at which the longest slot fits."""
    longest = max(len(slot.cards) for slot in slots)
    widest = (room - 2 * _PADDING) // longest - _GAP
    return uncovered(overlapped(min(_STRIP, round(widest / 1.16)), deck))


def slots_height(slots: tuple[SlotSpec, ...], deck: str, room: int) -> int:
    """Return the height of the slots above a hand in pixels, if they have the width ``room``."""
    if not slots:
        return 0
    cut = _slot_cut(slots, deck, room)
    lines = len(_slot_lines(slots, cut, room))
    return lines * (_NAME + cut.height + 2 * _PADDING + _APART)


def lay_slots(
    canvas: Canvas, slots: tuple[SlotSpec, ...], deck: str, left: int, top: int, room: int
) -> None:
    """Lay the slots centred in an area that starts at ``left`` and ``top``, ``room`` wide."""
    cut = _slot_cut(slots, deck, room)
    high = _NAME + cut.height + 2 * _PADDING
    for row, line in enumerate(_slot_lines(slots, cut, room)):
        wide = [_slot_size(slots[number], cut) for number in line]
        x = left + (room - sum(wide) - _APART * (len(line) - 1)) // 2
        for number, width in zip(line, wide, strict=True):
            canvas.lay((x, top + row * (high + _APART), width, high), _slot, slots[number], cut)
            x += width + _APART


def _slot(picture: Image.Image, slot: SlotSpec, cut: Cut) -> None:
    width, height = picture.size
    lay_panel(picture, (0, 0, width, height), 14)
    x, done = 2 * _PADDING, slot.is_asked and not slot.missing
    if done:
        stamp(picture, tick(_MARK), (x, (_NAME - _MARK) // 2 + 3))
        x += _MARK + _PADDING
        lay_frame(picture, (0, 0, width, height), 14, 3, NEW)
    words = name_mask(slot.name, LEGIBLE, width - x - _PADDING)
    if words is not None:
        picture.paste(WHITE, (x, (_NAME - words.height) // 2 + 3), words)
    for index, card in enumerate(slot.cards):
        place = _PADDING + index * (cut.width + _GAP), _NAME + _PADDING
        if index in slot.missing:
            _empty(picture, card, cut, place)
        else:
            lay(picture, card, cut, place)


def _empty(picture: Image.Image, card: Card, cut: Cut, place: tuple[int, int]) -> None:
    """Draw the place of a missing card. In a run it shows its number."""
    lay_slot(picture, (*place, cut.width, cut.height), cut.radius)
    if is_joker(card) and face(card) != card:
        digits = text_mask(str(face(card) % 13 + 1), cut.rank, cut.rank_widest)
        x = place[0] + (cut.width - digits.width) // 2
        picture.paste(_OPEN, (x, place[1] + cut.rank_top - cut.rank // 4), digits)
