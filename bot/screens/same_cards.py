"""The screens that offer a deal again, or compare the tables that have played it."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.blocks.control import At, Control, Cost, Payload
from bot.blocks.screen import (
    FELT,
    MENU_LINES,
    Block,
    Button,
    Choice,
    Menu,
    Picture,
    Screen,
    Tone,
    UserMenu,
)
from bot.blocks.text_limit import ALT, cut, within_limit
from bot.render.specs import FieldLine, FieldSpec
from bot.screens.challenge import CHALLENGE, CHALLENGE_ALL
from bot.screens.notes import COMPARE, close_button, code_of
from bot.screens.result_screen import REPLAY
from bot.screens.table_screen import happened
from bot.text import Text
from bot.text.name_words import escaped, name_or_former
from bot.text.text import signed
from engine.board_scores import compared
from engine.live.table_view import ShownDivergence
from engine.table.record import BoardRow, BoardSeat

SAME_DEAL = Control("same-deal", At.ME, payload=Payload.LINE, cost=Cost.PAGES)
SAME_OPEN = Control("same-open", At.ME, cost=Cost.OPENING)
COMPARE_WITH = Control("compare-with", At.ME, payload=Payload.LINE, cost=Cost.PAGES)
COMPARE_PAGE = Control("compare-page", At.ME, cost=Cost.PAGES)
"""Each click has a table's id and, as its version, a deal from 0. ``COMPARE_PAGE`` adds a page."""

_LISTED = 6
"""The most tables on a page."""


class SameCards(NamedTuple):
    """A deal of a finished game, which a person may play again or use for a challenge."""

    table_id: str
    game: str
    number: int
    """The deal, from 0."""
    deals: int
    """The number of deals in the game."""
    tables: int | None
    """The number of tables that have played the deal.

    None means that this deal can't be played without the deals before it.
    """
    refusal: str | None = None
    """The reason why this person can't play the deal, or None."""
    worth: int | None = None
    """This person's own result in the deal, which a challenge asks people to beat."""
    pays: bool = False
    """Whether points that a winner gets from other players count against these players."""


def same_cards_screen(same: SameCards, say: Text) -> Screen:
    """Offer a deal to a person who hasn't seen it. A person who has played it can challenge."""
    game, say = say(f"game-{same.game}"), say.of(same.game)
    if same.worth is None:
        title = "same-cards-title" if same.deals == 1 else "same-cards-title-deal"
        about = say("same-cards-about")
    else:
        title = "challenge-friend-title" if same.deals == 1 else "challenge-friend-title-deal"
        about = say("challenge-friend-about", points=signed(same.worth))
    about = say("same-cards-bound") if same.tables is None else about
    blocks: list[Block] = [
        say(title, game=game, deal=same.number + 1, deals=same.deals) + "\n" + about
    ]
    if same.pays and same.worth is not None:
        blocks.append(say("challenge-pays"))
    if same.deals > 1:
        first = min(max(0, same.number - MENU_LINES // 2), max(0, same.deals - MENU_LINES))
        choices = tuple(
            Choice(
                say("same-cards-deal", deal=number + 1), str(number), chosen=number == same.number
            )
            for number in range(first, min(same.deals, first + MENU_LINES))
        )
        menu = SAME_DEAL.click(same.table_id, same.number)
        blocks.append(Menu(menu, choices, say("same-cards-choose")))
    if same.tables is None:
        return Screen((*blocks, (close_button(say),)), FELT)
    row = []
    if same.worth is not None:
        blocks.append(
            UserMenu(CHALLENGE.click(same.table_id, same.number), say("challenge-choose"))
        )
        everyone = CHALLENGE_ALL.click(same.table_id, same.number)
        row.append(Button(say("button-challenge-all"), everyone))
        code = code_of(same.table_id, same.number, whole=True)
        blocks.append(say("challenge-elsewhere", code=code, game=same.game))
    else:
        code = say("same-cards-code", code=code_of(same.table_id, same.number), game=same.game)
        blocks.append(code if same.refusal is None else f"{same.refusal}\n{code}")
        if same.refusal is None:
            opens = SAME_OPEN.click(same.table_id, same.number)
            row.append(Button(say("button-same-open"), opens, Tone.GOOD))
    if same.tables > 1:
        row.append(Button(say("button-compare"), COMPARE.click(same.table_id, same.number)))
    return Screen((*blocks, (*row, close_button(say))), FELT)


class Compared(NamedTuple):
    """The tables of a board, for the person who compares them with one table."""

    table_id: str
    """The table that is compared."""
    number: int
    """The deal at that table, from 0."""
    game: str
    tables: tuple[BoardRow, ...]
    """All tables with a result."""
    expected: int
    """The number of tables that were to have a result."""
    own: int | None
    """The index of the compared table in ``tables``. None if it has no result."""
    seat: int
    """The seat of this person, or seat 0 for a person who only watches."""
    is_mine: bool
    """Whether this person played in that seat."""
    other: str | None = None
    """The id of the table with which the moves are compared."""
    divergence: ShownDivergence | None = None
    """The first difference. None if the other table's moves aren't stored."""
    page: int = 0
    """The page of ``tables``, from 0."""


def page_of(tables: Sequence[BoardRow], table_id: str | None) -> int:
    """Return the page that lists a table, or the last page if no page lists it."""
    ids = [row.table_id for row in tables]
    index = ids.index(table_id) if table_id in ids else len(ids) - 1
    return max(0, index) // _LISTED


def compare_screen(shown: Compared, say: Text) -> Screen:
    """Return the comparison: a row per table, the seats, and the moment two tables differ."""
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
    divergence = shown.divergence
    if divergence is not None and divergence.same_moves:
        blocks.append(say("compare-alike", code=code_of(shown.other or "")))
    elif divergence is not None:
        row = [*_replays(shown, divergence, say), *row]
        blocks.append(_divergence_in_words(shown, divergence, say))
    elif shown.other is not None:
        blocks.append(say("compare-not-kept", code=code_of(shown.other)))
    others = [table_row for table_row in _page(shown) if table_row.table_id != shown.table_id]
    if len(shown.tables) > 2 and others:
        choices = tuple(
            Choice(
                say("compare-choice", code=code_of(table_row.table_id)),
                table_row.table_id,
                cut(_people(table_row, say, plain=True)),
                chosen=table_row.table_id == shown.other,
            )
            for table_row in others
        )
        menu = COMPARE_WITH.click(shown.table_id, shown.number)
        blocks.append(Menu(menu, choices, say("compare-choose")))
    blocks += [tuple(pages)] if (pages := _pages(shown, say)) else []
    return Screen((*blocks, tuple(row)), FELT)


def _rows(shown: Compared, say: Text) -> list[str]:
    """Return the rows of a page, after the reader's table and the table compared with it."""
    page = _page(shown)
    pair = (shown.table_id, shown.other)
    above = (
        table_row
        for table_row in shown.tables
        if table_row.table_id in pair and table_row not in page
    )
    listed = (*above, *page)
    rows = [
        say(
            "compare-row-own" if table_row.table_id == shown.table_id else "compare-row",
            code=code_of(table_row.table_id),
            when=f"<t:{table_row.finished_at}:d>",
            people=_people(table_row, say),
        )
        for table_row in listed
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


def _people(table_row: BoardRow, say: Text, *, plain: bool = False) -> str:
    message = "compare-points-plain" if plain else "compare-points"
    return " · ".join(
        say(message, name=_name(table_row, seat, say, plain=plain), points=signed(points))
        for seat, points in enumerate(table_row.worth)
    )


def _name(table_row: BoardRow, seat: int, say: Text, *, plain: bool) -> str:
    if not _is_named(table_row, seat):
        return say("compare-nobody", seat=seat + 1)
    who = table_row.people[seat]
    return name_or_former(who.user, who.name if plain else escaped(who.name), say)


def _is_named(table_row: BoardRow, seat: int) -> bool:
    """Return whether one known player had this seat for the whole deal."""
    return seat < len(table_row.people) and table_row.people[seat] != BoardSeat(None, "")


def _seats(shown: Compared, own: int, say: Text) -> list[str]:
    """Compare each seat of this table with the same seat elsewhere, the reader's seat first."""
    lines = [say("compare-beside")]
    for seat in sorted(range(len(shown.tables[own].worth)), key=lambda other: other != shown.seat):
        worths = [table.worth[seat] for table in shown.tables]
        own_worth = worths.pop(own)
        cross = compared(shown.expected, [own_worth, *worths])[0].cross
        lines.append(
            say(
                "compare-yours" if shown.is_mine and seat == shown.seat else "compare-seat",
                seat=seat + 1,
                name=_name(shown.tables[own], seat, say, plain=False),
                named="yes" if _is_named(shown.tables[own], seat) else "no",
                told=say(
                    "compare-result",
                    better=sum(own_worth > worth for worth in worths),
                    others=len(worths),
                    way="above" if cross > 0 else "below" if cross else "same",
                    points=str(abs(cross))
                    if cross.denominator == 1
                    else one_decimal(abs(cross), say),
                ),
            )
        )
    return [*lines, say("compare-luck")]


def one_decimal(value: Fraction, say: Text, *, sign: bool = False) -> str:
    """Return a fraction with one decimal in this language. Halves round away from zero."""
    tenths = int(abs(value) * 10 + Fraction(1, 2))
    words = say("decimal", whole=str(tenths // 10), tenth=str(tenths % 10))
    before = "" if not tenths else "−" if value < 0 else "+" if sign else ""
    return before + words


def _picture(shown: Compared, say: Text) -> Picture:
    """Return the picture with a line per seat and a dot per table. Its words are the points."""
    seats = range(len(shown.tables[0].worth))
    lines = tuple(
        FieldLine(seat + 1, tuple(table.worth[seat] for table in shown.tables), shown.own)
        for seat in seats
    )
    words = [
        say(
            "compare-alt",
            seat=line.seat,
            own="none" if line.own is None else signed(line.points[line.own]),
            points=", ".join(
                signed(points) for index, points in enumerate(line.points) if index != line.own
            ),
        )
        for line in lines
    ]
    return Picture(FieldSpec(lines), cut(" ".join(words), ALT))


def _divergence_in_words(shown: Compared, divergence: ShownDivergence, say: Text) -> str:
    """Say what both tables did when they first differed."""
    code = code_of(shown.other or "")
    lines = [say("compare-parted", code=code)]
    views = (divergence.here, divergence.there)
    for where, view, place, goes_on in zip(
        ("compare-here", "compare-there"), views, divergence.places, divergence.goes_on, strict=True
    ):
        words = " ".join(happened(view, say.rich)) if goes_on else ""
        lines.append(say(where, move=place + 1, told=words or say("compare-nothing-more")))
    return "\n".join(lines)


def _replays(shown: Compared, divergence: ShownDivergence, say: Text) -> list[Button]:
    own_place, other_place = divergence.places
    return [
        Button(say("button-replay-here"), REPLAY.click(shown.table_id, own_place)),
        Button(say("button-replay-there"), REPLAY.click(shown.other or "", other_place)),
    ]
