"""The workbench, which shows the groups of cards that a player is rearranging."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import Canvas, lay_frame, lay_panel, stamp
from bot.render.colours import GOLD, NEW, PANEL, RED, SHADE, WHITE, WOVEN, Inks
from bot.render.faces import Cut, overlapped
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.hand_picture import LAYOUTS, WIDTH
from bot.render.marks import cross, lock, tick
from bot.render.shapes import thicker
from bot.render.specs import TILES, CardStyle, GroupSpec, MeldSpec, WorkbenchSpec
from bot.render.sprites import Frames, fan, in_lines, lay

# Numbered groups of cards that belong to no one, as large as their room allows.
#
# Every card of a group can be read, because any of them may be moved. A group that isn't a meld has
# a red number and a cross. A group that has changed has a blue frame.

_PADDING = 4
_BETWEEN = 6
_APART = 1
"""Pixels between tiles of a line."""
_RADIUS = 14
_RAISED = 6
"""Pixels by which a chosen card is higher than the other cards."""
_ROOM = ((76, 320), (68, 360), (60, 460), (52, 680), (46, 860), (42, 900))
"""Visible width of a covered card, and the greatest height of all lines, in pixels."""
_TILE_ROOM = tuple((strip, 2200) for strip in range(86, 50, -4))
"""Visible width of a covered tile, and the greatest height of all lines, in pixels.

The largest are 82 pixels wide, which is 28 on a phone. All 106 tiles on one table take at most 2150
pixels, which is 740 on a phone and about the height of its screen. With three copies of each tile,
tiles may be smaller. If all 160 are on the table, a tile is 21 pixels wide on a phone."""
_LARGE_ROOM = ((88, 900), (76, 1100), (60, 1300), (52, 1500))
_LARGE_TILE_ROOM = ((116, 1100), (101, 1600), *_TILE_ROOM)
"""The same two measures for people who see poorly."""
_LEAST, _LARGE_LEAST = 42, 46
"""The visible width if none of these sizes fits."""


class LaidGroup(NamedTuple):
    """A group in place. ``x`` and ``y`` are pixels from the left upper corner of all groups."""

    group: GroupSpec
    x: int
    y: int
    width: int
    height: int
    step: int
    """Pixels from one card to the next."""
    abreast: int
    """The number of cards in a line."""


class Groups(NamedTuple):
    """All groups in place."""

    cut: Cut
    laid: tuple[LaidGroup, ...]
    line: int
    """Height of a group of one line in pixels."""
    height: int
    """Height of all groups in pixels."""


def _tag(cut: Cut) -> int:
    """Return the width of the field with a group's number.

    It is narrow for tiles, so that three groups of three fit into a line."""
    return max(round(cut.strip * 0.46), 36) if cut.deck == TILES else round(cut.strip * 0.7) + 10


def _cross(cut: Cut) -> int:
    return round(cut.height * 0.36)


def _sized(group: GroupSpec, cut: Cut, room: int) -> LaidGroup:
    """Return the size of a group's panel and the steps of its cards.

    Cards that don't fit into ``room`` are pushed together. Tiles continue in another line."""
    around = _tag(cut) + 2 * _PADDING + (_cross(cut) + _PADDING if group.broken else 0)
    count, lines = len(group.cards), 1
    if cut.deck == TILES:
        lines = ceil(count / max((room - around) // (cut.width + _APART), 1))
        cut = cut._replace(strip=cut.width + _APART)
    abreast = ceil(count / max(lines, 1))
    step, wide = fan(abreast, cut, room - around)
    height = lines * (cut.height + _PADDING) + _PADDING
    return LaidGroup(group, 0, 0, wide + around, height, step, abreast)


def _laid_out(groups: Sequence[GroupSpec], strip: int, room: int, deck: str) -> Groups:
    cut = overlapped(strip, deck)
    sized = [_sized(group, cut, room) for group in groups]
    laid, y = list[LaidGroup](), 0
    for places in in_lines([group.width for group in sized], room, _BETWEEN):
        x = 0
        for index in places:
            laid.append(sized[index]._replace(x=x, y=y))
            x += sized[index].width + _BETWEEN
        y += max(sized[index].height for index in places) + _BETWEEN
    return Groups(cut, tuple(laid), cut.height + 2 * _PADDING, max(y - _BETWEEN, 0))


def numbered(melds: Sequence[MeldSpec]) -> tuple[GroupSpec, ...]:
    """Return melds that belong to no one as groups, numbered from 1."""
    return tuple(
        GroupSpec(number, meld.cards, is_new=meld.is_new) for number, meld in enumerate(melds, 1)
    )


def lay_out(groups: Sequence[GroupSpec], room: int, deck: str, *, large: bool = False) -> Groups:
    """Return the groups in their order, in lines that are ``room`` pixels wide.

    Only the longest groups are pushed together. ``large`` chooses the sizes for people who see
    poorly."""
    longest = max((len(group.cards) for group in groups), default=0)
    tiles = deck == TILES
    sizes = (_TILE_ROOM, _LARGE_TILE_ROOM) if tiles else (_ROOM, _LARGE_ROOM)
    for strip, high in sizes[large]:
        if longest * strip > room - 120 and not large and not tiles:
            continue
        laid = _laid_out(groups, strip, room, deck)
        if laid.height <= high:
            return laid
    least = _LARGE_LEAST if large else _LEAST
    return _laid_out(groups, sizes[large][-1][0] if tiles else least, room, deck)


def lay_groups(canvas: Canvas, groups: Groups, left: int, top: int, inks: Inks) -> None:
    """Lay the groups, each on a panel with its number at the left."""
    for laid in groups.laid:
        box = (left + laid.x, top + laid.y, laid.width, laid.height)
        canvas.lay(box, _group, laid.group, laid.step, laid.abreast, groups.cut, inks)


def paste_groups(picture: Image.Image, groups: Groups, left: int, top: int, inks: Inks) -> None:
    """Draw the groups like ``lay_groups``, on a picture that isn't a canvas."""
    for laid in groups.laid:
        corner = left + laid.x, top + laid.y
        patch = picture.crop((*corner, corner[0] + laid.width, corner[1] + laid.height))
        _group(patch, laid.group, laid.step, laid.abreast, groups.cut, inks)
        picture.paste(patch, corner)


def _group(
    picture: Image.Image, group: GroupSpec, step: int, abreast: int, cut: Cut, inks: Inks
) -> None:
    width, height = picture.size
    tag = _tag(cut)
    lay_panel(picture, (0, 0, width, height), _RADIUS)
    lay_panel(picture, (0, 0, tag, height), _RADIUS, RED if group.broken else SHADE)
    high = max(round(cut.strip * (0.38 if cut.deck == TILES else 0.55)), LEGIBLE)
    digits = text_mask(str(group.number), high, tag - 8)
    above = round(cut.strip * 0.25) if group.locked else 0
    place = (tag - digits.width) // 2, (height - digits.height) // 2 - above
    picture.paste(WHITE, place, digits)
    for index, card in enumerate(group.cards):
        chosen = index in group.chosen
        frames = Frames(chosen, index in group.held)
        line, column = divmod(index, abreast)
        above = _PADDING + line * (cut.height + _PADDING) - (_RAISED if chosen else 0)
        card_at = tag + _PADDING + column * step, above
        lay(picture, card, cut, card_at, frames, inks)
    if group.locked:
        sign = lock(round(cut.strip * 0.5))
        stamp(picture, sign, ((tag - sign.width) // 2, height - sign.height - 6))
    if group.closed:
        veil = Image.new("RGB", picture.size, PANEL)
        picture.paste(Image.blend(picture, veil, _VEILED))
    if group.broken:
        sign = cross(_cross(cut))
        place = width - _PADDING - sign.width, (height - sign.height) // 2
        stamp(picture, sign, place)
        lay_frame(picture, (0, 0, width, height), _RADIUS, 4, RED)
    elif group.is_new:
        lay_frame(picture, (0, 0, width, height), _RADIUS, 4, NEW)


_EDGE = 10
_VEILED = 0.62
"""The share (0..1) of the panel's colour over a group that may not be touched."""
_BAR = 52
"""Height of the bar that shows the worth of the first melds."""


def _bar(picture: Image.Image, worth: int, least: int) -> None:
    """Draw a bar with the worth of the first melds, and the worth that they need."""
    width, height = picture.size
    lay_panel(picture, (0, 0, width, height), height // 2)
    filled = round(min(worth, least) / least * width)
    done = worth >= least
    if worth > 0:
        part = max(filled, height)
        lay_panel(picture, (0, 0, part, height), height // 2, WOVEN if done else GOLD)
    digits = text_mask(f"{worth}/{least}", LEGIBLE, width // 3)
    place = (width - digits.width) // 2, (height - digits.height) // 2
    picture.paste(SHADE, (place[0] - 3, place[1] - 3), thicker(digits, 3))
    picture.paste(WHITE, place, digits)
    if done:
        stamp(picture, tick(height - 12), (width - height, 6))


def draw_workbench(spec: WorkbenchSpec) -> bytes:
    """Draw the workbench as a PNG, 1000 pixels wide and as high as its groups need."""
    groups = lay_out(spec.groups, WIDTH - 2 * _EDGE, spec.deck, large=spec.style is CardStyle.LARGE)
    above = 0 if spec.bar is None else _BAR + _EDGE
    below = groups.height if spec.bar is not None else max(groups.height, groups.line)
    canvas = Canvas(WIDTH, above + below + (2 if below else 1) * _EDGE)
    if spec.bar is not None:
        canvas.lay((_EDGE, _EDGE, WIDTH - 2 * _EDGE, _BAR), _bar, *spec.bar)
    lay_groups(canvas, groups, _EDGE, above + _EDGE, LAYOUTS[spec.style].inks)
    return canvas.png()
