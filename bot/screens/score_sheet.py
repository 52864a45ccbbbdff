"""The score sheet of a game that is scored in several columns."""

from collections.abc import Sequence

from bot.render.specs import ScoreSheetSpec, SheetColumn
from bot.screens.screen import Picture
from bot.text import Text
from bot.text.names import Names, names_on_picture
from engine.games.gin.scoring import ColumnAfter, GinOwn
from engine.live.table_view import TableView
from engine.result import Result


def score_sheet(table_view: TableView, say: Text) -> Picture | None:
    """How the columns grew deal by deal; None where there are none, or nothing stands in them."""
    sheets = [
        own.columns for own in map(_own, table_view.results) if own is not None and own.columns
    ]
    if not sheets:
        return None
    columns = tuple(_column(list(grown)) for grown in zip(*sheets, strict=True))
    names = names_on_picture(table_view.roster.sitters)
    spec = ScoreSheetSpec((1, 2), (names[0], names[1]), columns)
    told = [_in_words(table_view, at, column, say) for at, column in enumerate(sheets[-1], 1)]
    return Picture(spec, say("alt-score-sheet", columns=" ".join(told)))


def _own(result: Result) -> GinOwn | None:
    return result.own if isinstance(result.own, GinOwn) else None


def _column(grown: Sequence[ColumnAfter]) -> SheetColumn:
    """A column: each player's points whenever they were written down anew."""
    last = grown[-1]
    points = []
    for seat in (0, 1):
        written, boxes = list[int](), 0
        for column in grown:
            if column.boxes[seat] > boxes:
                written.append(column.scores[seat])
            boxes = column.boxes[seat]
        points.append(tuple(written))
    final = None if last.final is None else (last.final[0], last.final[1])
    boxes_now = last.boxes[0], last.boxes[1]
    return SheetColumn((points[0], points[1]), boxes_now, last.winner, final)


def _in_words(table_view: TableView, number: int, column: ColumnAfter, say: Text) -> str:
    players = [
        say(
            "alt-sheet-player",
            name=table_view.name(seat),
            points=column.scores[seat],
            count=column.boxes[seat],
        )
        for seat in (0, 1)
    ]
    if column.final is not None:
        totals = ", ".join(f"{table_view.name(seat)} {column.final[seat]}" for seat in (0, 1))
        players.append(say("alt-sheet-settled", totals=totals))
    return say("alt-sheet-column", column=number, players="; ".join(players))


def settled_columns(table_view: TableView, result: Result, own: GinOwn, say: Text) -> list[str]:
    """Into which columns the deal was written, which are closed, and what all of them come to."""
    who, lines = Names(table_view, say), list[str]()
    earlier = [one.columns for one in map(_own, table_view.results[:-1]) if one is not None]
    before = earlier[-1] if earlier else (ColumnAfter((0, 0), (0, 0)),) * len(own.columns)
    pairs = list(enumerate(zip(before, own.columns, strict=True), 1))
    written = [at for at, (old, new) in pairs if old.boxes != new.boxes]
    if written:
        columns = say.joined(map(str, written))
        lines.append(say("result-in-column", count=len(written), columns=columns))
    for at, (_, column) in pairs:
        if column.final is None or column.winner is None:
            continue
        totals = " – ".join(str(total) for total in column.final)
        name = who(column.winner)
        lines.append(say("result-column-closed", column=at, name=name, totals=totals))
        lines += [say("result-column-shutout", column=at)] if column.shutout else []
    if own.final is not None:
        lines.append(say("result-settlement"))
        for seat, total in enumerate(own.final):
            parts = " + ".join(str((column.final or (0, 0))[seat]) for column in own.columns)
            lines.append(say("result-settled", name=who.titled(seat), total=total, parts=parts))
    return lines
