"""The score sheet of Gin as on paper. Each game has a column with both players.

Each line has a player's total after one more won deal, and the latest line is at the bottom. The
number of boxes is below the points. A closed column ends with the settlement of each player.
"""

from PIL import Image, ImageDraw

from bot.render.canvas import encoded, felt, lay_frame, lay_panel
from bot.render.colours import GOLD, GREEN, INK, RGB, WHITE, mix
from bot.render.glyphs import LEGIBLE, name_mask, text_mask
from bot.render.hand_picture import WIDTH
from bot.render.marks import badge, crown
from bot.render.shapes import disc_mask
from bot.render.specs import ScoreSheetSpec, SheetColumn

_EDGE = 24
_BETWEEN = 16
_RADIUS = 14
_HEAD = 60
"""Height of the line with the number of the game."""
_SEATS = 62
"""Height of the line with the players."""
_LINE = 50
"""Height of a line of points."""
_LEAST, _MOST = 3, 9
"""The smallest and the largest number of lines of points.

If there are more lines, only the last of them are shown.
"""
_BADGE = 48
_FOOT = 56
"""The height of the line of boxes, and also the height of the line of the settlement."""
_WIDEST = 470
"""The greatest width of a column."""
_RULE = mix(WHITE, INK, 0.22)
_FAINT = mix(WHITE, INK, 0.06)
_BOX = 30


def _middle(picture: Image.Image, mask: Image.Image, x: int, y: int, colour: RGB = INK) -> None:
    picture.paste(colour, (x - mask.width // 2, y - mask.height // 2), mask)


def _lines(spec: ScoreSheetSpec) -> int:
    longest = max((len(points) for column in spec.columns for points in column.points), default=0)
    return min(max(longest, _LEAST), _MOST)


class _Sheet:
    """One column of the sheet. It starts at ``left`` and is ``width`` pixels wide."""

    def __init__(self, spec: ScoreSheetSpec, left: int, width: int) -> None:
        self.spec, self.left, self.width = spec, left, width
        self.lines = _lines(spec)
        self.points_top = _EDGE + _HEAD + _SEATS
        self.boxes_top = self.points_top + self.lines * _LINE
        self.final_top = self.boxes_top + _FOOT
        self.bottom = self.final_top + _FOOT

    def centre(self, player: int) -> int:
        """Return the middle of the player's half of the column."""
        return self.left + self.width * (2 * player + 1) // 4

    def draw(self, picture: Image.Image, number: int, column: SheetColumn) -> None:
        """Draw the paper of the column with lines and numbers."""
        box = self.left, _EDGE, self.width, self.bottom - _EDGE
        closed = column.final is not None
        lay_panel(picture, box, _RADIUS, _FAINT if closed else WHITE)
        self._rule(picture)
        _head(picture, number, self.left + self.width // 2, _EDGE + _HEAD // 2)
        for player in (0, 1):
            self._player(picture, player, won=column.winner == player)
            self._points(picture, player, column)
            _boxes(picture, column.boxes[player], self.centre(player), self.boxes_top + _FOOT // 2)
            if column.final is not None:
                total = text_mask(str(column.final[player]), LEGIBLE + 4, self.width // 2 - 24)
                _middle(picture, total, self.centre(player), self.final_top + _FOOT // 2)
        if closed:
            lay_frame(picture, box, _RADIUS, 5, GOLD)

    def _rule(self, picture: Image.Image) -> None:
        pen = ImageDraw.Draw(picture)
        right = self.left + self.width - 1
        for line in range(self.lines):
            y = self.points_top + line * _LINE
            pen.rectangle((self.left + 8, y, right - 8, y + (2 if line == 0 else 0)), _RULE)
        for y in (self.boxes_top, self.final_top):
            pen.rectangle((self.left + 8, y, right - 8, y + 2), INK)
        middle = self.left + self.width // 2
        pen.rectangle((middle - 1, _EDGE + _HEAD, middle, self.bottom - 8), _RULE)

    def _player(self, picture: Image.Image, player: int, *, won: bool) -> None:
        y = _EDGE + _HEAD + _SEATS // 2
        disc = badge(self.spec.seats[player], _BADGE)
        room = self.width // 2 - _BADGE - 26
        name = name_mask(self.spec.names[player], LEGIBLE, room)
        wide = _BADGE + (8 + name.width if name else 0)
        x = self.centre(player) - wide // 2
        picture.paste(disc, (x, y - _BADGE // 2), disc)
        if name:
            picture.paste(INK, (x + _BADGE + 8, y - name.height // 2), name)
        if won:
            sign = crown(34)
            picture.paste(sign, (x + (_BADGE - 34) // 2, y - _BADGE // 2 - 26), sign)

    def _points(self, picture: Image.Image, player: int, column: SheetColumn) -> None:
        """Draw the points. The last points are current, so all earlier points are paler."""
        written = column.points[player][-self.lines :]
        for line, points in enumerate(written):
            last = line + 1 == len(written)
            digits = text_mask(str(points), LEGIBLE, self.width // 2 - 24)
            y = self.points_top + line * _LINE + _LINE // 2
            won = last and column.winner == player
            colour = GREEN if won else INK if last else mix(WHITE, INK, 0.6)
            _middle(picture, digits, self.centre(player), y, colour)


def _head(picture: Image.Image, number: int, x: int, y: int) -> None:
    picture.paste(INK, (x - 25, y - 25), disc_mask(50))
    _middle(picture, text_mask(str(number), LEGIBLE, 36), x, y, WHITE)


def _boxes(picture: Image.Image, count: int, x: int, y: int) -> None:
    """Draw the number of boxes as an empty square and a number, because there can be many."""
    pen = ImageDraw.Draw(picture)
    digits = text_mask(str(count), LEGIBLE, 60)
    wide = _BOX + 8 + digits.width
    left, top = x - wide // 2, y - _BOX // 2
    for inset in range(3):
        box = left + inset, top + inset, left + _BOX - 1 - inset, top + _BOX - 1 - inset
        pen.rectangle(box, outline=INK)
    picture.paste(INK, (left + _BOX + 8, y - digits.height // 2), digits)


def draw_score_sheet(spec: ScoreSheetSpec) -> bytes:
    """Draw the sheet as a PNG, 1000 pixels wide."""
    count = max(len(spec.columns), 1)
    width = min((WIDTH - 2 * _EDGE - (count - 1) * _BETWEEN) // count, _WIDEST)
    whole = count * width + (count - 1) * _BETWEEN
    sheets = [
        _Sheet(spec, (WIDTH - whole) // 2 + index * (width + _BETWEEN), width)
        for index in range(count)
    ]
    picture = felt(WIDTH, sheets[0].bottom + _EDGE)
    for number, (sheet, column) in enumerate(zip(sheets, spec.columns, strict=False), 1):
        sheet.draw(picture, number, column)
    return encoded(picture)
