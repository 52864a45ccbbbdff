"""The seasons of a server on the private screens of its managers."""

from collections.abc import Sequence

from bot.blocks.control import At, Brings, Control, Cost
from bot.blocks.screen import (
    FELT,
    MENU_LINES,
    Block,
    Button,
    Choice,
    Document,
    Field,
    Form,
    Menu,
    Screen,
    Tone,
)
from bot.blocks.text_limit import notice_lines
from bot.screens.leaderboard import season_name
from bot.text import Text
from bot.text.names import escaped
from data.league.standings import LONGEST_SEASON_NAME, Season

_SHOWN = 10
"""Seasons of the list; the menu has more."""


SEASONS = Control("seasons", At.SERVER)
SEASON_PICK = Control("season-pick", At.SERVER, brings=Brings.LINE)
SEASON_NEW = Control("season-new", At.SERVER)
SEASON_ASK = Control("season-ask", At.SERVER, brings=Brings.TYPED)
SEASON_OPEN = Control("season-open", At.SERVER)
SEASON_MONTHLY = Control("season-monthly", At.SERVER)
SEASON_RENAME = Control("season-rename", At.SERVER)
SEASON_RENAMED = Control("season-renamed", At.SERVER, brings=Brings.TYPED)
SEASON_CSV = Control("season-csv", At.SERVER, cost=Cost.PROOF)


def seasons_screen(
    seasons: Sequence[Season], say: Text, *, monthly: bool, notice: str | None = None
) -> Screen:
    """The seasons, the latest first, and how the next one begins."""
    blocks: list[Block] = [say("seasons-title"), *notice_lines(notice)]
    lines = [_line(season, say) for season in seasons[:_SHOWN]]
    if len(seasons) > _SHOWN:
        lines.append(say("seasons-more", count=len(seasons) - _SHOWN))
    blocks.append("\n".join(lines) if lines else say("seasons-none"))
    blocks.append(say("seasons-monthly" if monthly else "seasons-by-hand"))
    if seasons:
        choices = tuple(
            Choice(season_name(season, say), str(season.season_id))
            for season in seasons[:MENU_LINES]
        )
        blocks.append(Menu(SEASON_PICK.click(), choices, say("seasons-choose")))
    other = (
        Button(say("button-season-by-hand"), SEASON_MONTHLY.click())
        if monthly
        else Button(say("button-season-monthly"), SEASON_MONTHLY.click("1"))
    )
    new = Button(say("button-season-new"), SEASON_NEW.click(), Tone.MAIN)
    return Screen((*blocks, (new, other)), FELT)


def season_screen(season: Season, say: Text, notice: str | None = None) -> Screen:
    """One season: to be named, to be downloaded."""
    number = str(season.season_id)
    row = (
        Button(say("button-season-rename"), SEASON_RENAME.click(number)),
        Button(say("button-season-csv"), SEASON_CSV.click(number), Tone.MAIN),
        Button(say("button-season-back"), SEASONS.click()),
    )
    return Screen((*notice_lines(notice), _line(season, say), row), FELT)


def new_season_form(say: Text) -> Form:
    """What the next season is to be called, if anything."""
    field = Field("name", say("season-name-if-any"), most=LONGEST_SEASON_NAME, least=0)
    return Form(SEASON_ASK.click(), say("season-new-title"), (field,))


def rename_season_form(season: Season, say: Text) -> Form:
    """What this season is to be called."""
    field = Field("name", say("season-name"), season_name(season, say), LONGEST_SEASON_NAME)
    click = SEASON_RENAMED.click(str(season.season_id))
    return Form(click, say("season-rename-title"), (field,))


def new_season_screen(seasons: Sequence[Season], name: str, say: Text) -> Screen:
    """The one question before a season begins and the one before it closes."""
    number = seasons[0].number + 1 if seasons else 1
    called = escaped(name or say("season-number", number=number))
    if seasons and seasons[0].closed_at is None:
        before = escaped(season_name(seasons[0], say))
        question = say("season-open-question", name=called, before=before)
    else:
        question = say("season-open-first", name=called)
    row = (
        Button(say("button-season-open"), SEASON_OPEN.click(name), Tone.GOOD),
        Button(say("button-season-back"), SEASONS.click()),
    )
    return Screen((question, row), FELT)


def season_file_screen(season: Season, content: bytes, say: Text) -> Screen:
    """A season to be saved."""
    document = Document(f"season-{season.number}.csv", content)
    return Screen((say("season-file", name=escaped(season_name(season, say))), document), FELT)


def _line(season: Season, say: Text) -> str:
    name, opened = escaped(season_name(season, say)), _day(season.opened_at)
    if season.closed_at is None:
        return say("seasons-open", name=name, opened=opened)
    return say("seasons-closed", name=name, opened=opened, closed=_day(season.closed_at))


def _day(at: int) -> str:
    """A day as everybody's Discord writes it."""
    return f"<t:{at}:d>"


CONTROLS = (
    *(SEASONS, SEASON_PICK, SEASON_NEW, SEASON_ASK, SEASON_OPEN, SEASON_MONTHLY, SEASON_RENAME),
    *(SEASON_RENAMED, SEASON_CSV),
)
