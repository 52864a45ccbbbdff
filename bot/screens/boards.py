"""The same cards again: how a table with them opens, and how the tables compare."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.blocks.control import At, Brings, Control, Cost
from bot.blocks.screen import FELT, MENU_LINES, Block, Button, Choice, Menu, Picture, Screen, Tone
from bot.blocks.text_limit import ALT, cut, within_limit
from bot.render.specs import FieldLine, FieldSpec
from bot.screens.notes import close_button, code_of
from bot.screens.replay import happened
from bot.screens.result import REPLAY
from bot.text import Text
from bot.text.names import escaped, name_or_former
from bot.text.text import signed
from engine.boards import Comparison, compared
from engine.live.table_view import TableView
from engine.table.record import BoardRow, BoardSeat

SAME_DEAL = Control("same-deal", At.ME, brings=Brings.LINE, cost=Cost.PAGES)
SAME_OPEN = Control("same-open", At.ME, cost=Cost.OPENING)
COMPARE = Control("compare", At.ME, public=True, cost=Cost.PAGES)
COMPARE_WITH = Control("compare-with", At.ME, brings=Brings.LINE, cost=Cost.PAGES)
COMPARE_PAGE = Control("compare-page", At.ME, cost=Cost.PAGES)
"""Each names a table and, as its version, a deal of it, from 0; the last one also a page."""

_LISTED = 6
"""Tables that are told one by one."""


class SameCards(NamedTuple):
    """A deal (``number``, from 0) of a finished game that somebody may want to play: of how many
    deals, by how many tables it has been played, and why they cannot sit there, if they cannot.
    ``tables`` is None for a deal that nobody can play by itself."""

    table_id: str
    game: str
    number: int
    deals: int
    tables: int | None
    refusal: str | None = None


def same_cards_screen(one: SameCards, say: Text) -> Screen:
    """What it is, who can play it, and the ways on."""
    game, say = say(f"game-{one.game}"), say.of(one.game)
    title = "same-cards-title" if one.deals == 1 else "same-cards-title-deal"
    about = say("same-cards-bound" if one.tables is None else "same-cards-about")
    blocks: list[Block] = [
        say(title, game=game, deal=one.number + 1, deals=one.deals) + "\n" + about
    ]
    if one.deals > 1:
        first = min(max(0, one.number - MENU_LINES // 2), max(0, one.deals - MENU_LINES))
        choices = tuple(
            Choice(say("same-cards-deal", deal=at + 1), str(at), chosen=at == one.number)
            for at in range(first, min(one.deals, first + MENU_LINES))
        )
        menu = SAME_DEAL.click(one.table_id, one.number)
        blocks.append(Menu(menu, choices, say("same-cards-choose")))
    if one.tables is None:
        return Screen((*blocks, (close_button(say),)), FELT)
    code = say("same-cards-code", code=code_of(one.table_id, one.number), game=one.game)
    blocks.append(code if one.refusal is None else f"{one.refusal}\n{code}")
    row = []
    if one.refusal is None:
        opens = SAME_OPEN.click(one.table_id, one.number)
        row.append(Button(say("button-same-open"), opens, Tone.GOOD))
    if one.tables > 1:
        row.append(Button(say("button-compare"), COMPARE.click(one.table_id, one.number)))
    return Screen((*blocks, (*row, close_button(say))), FELT)


class ShownParting(NamedTuple):
    """Where the table that is looked from (``here``) and another one parted: both as the reader may
    see them at that moment, the places of those in their replays (from 0), and whether something
    was still done there. ``same``: how many of ``draws`` cards of the reader's seat were the same
    at both."""

    here: TableView
    there: TableView
    places: tuple[int, int]
    goes_on: tuple[bool, bool]
    same: int
    draws: int


class Compared(NamedTuple):
    """The tables of a board as one person compares them: from the table ``own`` (a place in
    ``tables``; None: it has no result), in ``seat``, where they played or watched. ``is_mine``:
    they played there themselves. ``other``: a table's id. ``parted``: None where a replay is not
    kept or the tables are alike, which ``alike`` says. ``page`` of the tables, from 0."""

    table_id: str
    number: int
    game: str
    tables: tuple[BoardRow, ...]
    expected: int
    own: int | None
    seat: int
    is_mine: bool
    other: str | None = None
    parted: ShownParting | None = None
    alike: bool = False
    page: int = 0


def page_of(tables: Sequence[BoardRow], table_id: str | None) -> int:
    """On which page of them a table is listed; the last one if it is none of them."""
    ids = [one.table_id for one in tables]
    at = ids.index(table_id) if table_id in ids else len(ids) - 1
    return max(0, at) // _LISTED


def compare_screen(shown: Compared, say: Text) -> Screen:
    """A row a table, how each seat did beside the others, and where two tables parted."""
    return within_limit(lambda words: _compare(shown, words), say.of(shown.game))


def _compare(shown: Compared, say: Text) -> Screen:
    title = say("compare-title", game=say(f"game-{shown.game}"), count=len(shown.tables))
    if len(shown.tables) < 2:
        return Screen((title, say("compare-alone"), (close_button(say),)), FELT)
    blocks: list[Block] = [title + "\n" + "\n".join(_rows(shown, say))]
    if shown.own is not None:
        blocks.append("\n".join(_seats(shown, shown.own, say)))
    blocks.append(_picture(shown, say))
    row = [close_button(say)]
    if shown.parted is not None:
        told, row = _parted(shown, shown.parted, say), [*_replays(shown, shown.parted, say), *row]
        blocks.append(told)
    elif shown.alike:
        blocks.append(say("compare-alike", code=code_of(shown.other or "")))
    elif shown.other is not None:
        blocks.append(say("compare-not-kept", code=code_of(shown.other)))
    others = [one for one in _page(shown) if one.table_id != shown.table_id]
    if len(shown.tables) > 2 and others:
        choices = tuple(
            Choice(
                say("compare-choice", code=code_of(one.table_id)),
                one.table_id,
                cut(_people(one, say, plain=True)),
                chosen=one.table_id == shown.other,
            )
            for one in others
        )
        menu = COMPARE_WITH.click(shown.table_id, shown.number)
        blocks.append(Menu(menu, choices, say("compare-choose")))
    blocks += [tuple(pages)] if (pages := _pages(shown, say)) else []
    return Screen((*blocks, tuple(row)), FELT)


def _rows(shown: Compared, say: Text) -> list[str]:
    """A page of them, the latest last; above it one's own and the one that it is compared with."""
    page = _page(shown)
    kept = (shown.table_id, shown.other)
    above = (one for one in shown.tables if one.table_id in kept and one not in page)
    listed = (*above, *page)
    rows = [
        say(
            "compare-row-own" if one.table_id == shown.table_id else "compare-row",
            code=code_of(one.table_id),
            when=f"<t:{one.finished_at}:d>",
            people=_people(one, say),
        )
        for one in listed
    ]
    pages = -(-len(shown.tables) // _LISTED)
    return [*rows, *([say("compare-page", page=shown.page + 1, pages=pages)] if pages > 1 else [])]


def _page(shown: Compared) -> tuple[BoardRow, ...]:
    begin = shown.page * _LISTED
    return shown.tables[begin : begin + _LISTED]


def _pages(shown: Compared, say: Text) -> list[Button]:
    ways = [("button-newer", shown.page + 1), ("button-older", shown.page - 1)]
    return [
        Button(say(label), COMPARE_PAGE.click(f"{shown.table_id}.{page}", shown.number))
        for label, page in ways
        if 0 <= page * _LISTED < len(shown.tables)
    ]


def _people(one: BoardRow, say: Text, *, plain: bool = False) -> str:
    message = "compare-points-plain" if plain else "compare-points"
    return " · ".join(
        say(message, name=_name(one, seat, say, plain=plain), points=signed(points))
        for seat, points in enumerate(one.worth)
    )


def _name(one: BoardRow, seat: int, say: Text, *, plain: bool) -> str:
    if not _is_named(one, seat):
        return say("compare-nobody", seat=seat + 1)
    who = one.people[seat]
    return name_or_former(who.user, who.name if plain else escaped(who.name), say)


def _is_named(one: BoardRow, seat: int) -> bool:
    """Whether it is known that one player had this seat for the whole board."""
    return seat < len(one.people) and one.people[seat] != BoardSeat(None, "")


def _seats(shown: Compared, own: int, say: Text) -> list[str]:
    """How each seat of one's table did beside the same seat elsewhere; one's own first."""
    told = dict[int, Comparison]()
    for seat in range(len(shown.tables[own].worth)):
        worths = [one.worth[seat] for one in shown.tables]
        told[seat] = compared(shown.expected, worths)[own]
    lines = [say("compare-beside")]
    for seat in sorted(told, key=lambda one: one != shown.seat):
        mine = shown.is_mine and seat == shown.seat
        lines.append(
            say(
                "compare-yours" if mine else "compare-seat",
                seat=seat + 1,
                name=_name(shown.tables[own], seat, say, plain=False),
                named="yes" if _is_named(shown.tables[own], seat) else "no",
                percent=one_decimal(told[seat].percent, say),
                cross=one_decimal(told[seat].cross, say, sign=True),
            )
        )
    return [*lines, say("compare-luck")]


def one_decimal(value: Fraction, say: Text, *, sign: bool = False) -> str:
    """A fraction with one decimal, halves away from zero, as the language writes it."""
    tenths = int(abs(value) * 10 + Fraction(1, 2))
    words = say("decimal", whole=str(tenths // 10), tenth=str(tenths % 10))
    before = "" if not tenths else "−" if value < 0 else "+" if sign else ""
    return before + words


def _picture(shown: Compared, say: Text) -> Picture:
    """A line a seat, with a dot for each table; as words the points of each."""
    seats = range(len(shown.tables[0].worth))
    lines = tuple(
        FieldLine(seat + 1, tuple(one.worth[seat] for one in shown.tables), shown.own)
        for seat in seats
    )
    words = [
        say(
            "compare-alt",
            seat=line.seat,
            own="none" if line.own is None else signed(line.points[line.own]),
            points=", ".join(
                signed(points) for at, points in enumerate(line.points) if at != line.own
            ),
        )
        for line in lines
    ]
    return Picture(FieldSpec(lines), cut(" ".join(words), ALT))


def _parted(shown: Compared, parted: ShownParting, say: Text) -> str:
    """What was done at both tables, and how much of it luck was the same."""
    code = code_of(shown.other or "")
    lines = [say("compare-parted", code=code)]
    views = (parted.here, parted.there)
    for where, told, place, goes_on in zip(
        ("compare-here", "compare-there"), views, parted.places, parted.goes_on, strict=True
    ):
        words = " ".join(happened(told, say.rich)) if goes_on else ""
        lines.append(say(where, move=place + 1, told=words or say("compare-nothing-more")))
    if parted.draws:
        whose = "mine" if shown.is_mine else "seat"
        lines.append(
            say("compare-draws", who=whose, seat=shown.seat + 1, same=parted.same, of=parted.draws)
        )
    return "\n".join(lines)


def _replays(shown: Compared, parted: ShownParting, say: Text) -> list[Button]:
    here, there = parted.places
    return [
        Button(say("button-replay-here"), REPLAY.click(shown.table_id, here)),
        Button(say("button-replay-there"), REPLAY.click(shown.other or "", there)),
    ]
