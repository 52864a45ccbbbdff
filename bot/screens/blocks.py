"""Private lists of barred and blocked people, and questions before games are broken."""

from collections.abc import Iterable, Sequence

from bot.blocks.control import At, Brings, Control
from bot.blocks.screen import FELT, GREY, Block, Button, Screen, Separator, Tone, UserMenu
from bot.blocks.text_limit import cut, notice_lines
from bot.screens.server import CORRECTION_STOP
from bot.text import Text
from bot.text.names import escaped, name_or_former
from engine.table.roster import Sitter

MOST = 100
"""People on one list; their mentions fit into a message."""
_TABLES = 4
"""Tables that are named beside such a list."""

CLOSE_TABLE = Control("close-table", At.SERVER)
BARS = Control("bars", At.SERVER)
BAR = Control("bar", At.SERVER, brings=Brings.MEMBER)
BAR_NOW = Control("bar-now", At.SERVER)
UNBAR = Control("unbar", At.SERVER, brings=Brings.MEMBER)
BLOCK = Control("block", At.ME, brings=Brings.MEMBER)
UNBLOCK = Control("unblock", At.ME, brings=Brings.MEMBER)
SETTINGS = Control("settings", At.ME)


def barred_screen(barred: tuple[int, ...], say: Text, notice: str | None = None) -> Screen:
    """The members who are barred, and how that is changed; for managers."""
    blocks: list[Block] = [say("barred-title"), *notice_lines(notice)]
    blocks.append(say("barred-some", people=_people(barred)) if barred else say("barred-none"))
    if len(barred) < MOST:
        blocks.append(UserMenu(BAR.click(), say("barred-choose")))
    if barred:
        blocks.append(UserMenu(UNBAR.click(), say("barred-lift")))
    return Screen(tuple(blocks), FELT)


def bar_screen(user: int, asked: str, tables: Sequence[str], say: Text) -> Screen:
    """Ask before barring someone out of games (``tables``). ``asked`` identifies these."""
    question = say("bar-question", who=f"<@{user}>", count=len(tables))
    buttons = (
        Button(say("button-bar-now"), BAR_NOW.click(f"{user}.{asked}"), Tone.GRAVE),
        Button(say("button-correction-stop"), BARS.click()),
    )
    return Screen((question, listed(tables, say), say("bar-means"), Separator(), buttons), GREY)


def close_screen(table_id: str, table: str, reason: str, say: Text) -> Screen:
    """The one question before a table is closed in the middle of its game."""
    why = say("close-why", reason=escaped(reason))
    buttons = (
        Button(say("button-close-table"), CLOSE_TABLE.click(f"{table_id}.{reason}"), Tone.GRAVE),
        Button(say("button-correction-stop"), CORRECTION_STOP.click()),
    )
    return Screen((say("close-question"), table, why, Separator(), buttons), GREY)


def table_line(game: str, sitters: Iterable[Sitter], channel: int, say: Text) -> str:
    """A table as managers are told of it: which game, who sits there, and where."""
    people = say.joined(name_or_former(one.user, one.name, say) for one in sitters)
    return say(
        "managed-table",
        game=say(f"game-{game}"),
        names=escaped(cut(people)),
        where=f"<#{channel}>",
    )


def listed(tables: Sequence[str], say: Text) -> str:
    """Such tables below each other."""
    lines = [*tables[:_TABLES]]
    if len(tables) > _TABLES:
        lines.append(say("managed-more", count=len(tables) - _TABLES))
    return "\n".join(lines)


def blocked_screen(blocked: tuple[int, ...], say: Text, notice: str | None = None) -> Screen:
    """The people whom somebody has blocked, and how that is changed; for them alone."""
    blocks: list[Block] = [say("blocked-title"), *notice_lines(notice)]
    blocks.append(say("blocked-some", people=_people(blocked)) if blocked else say("blocked-none"))
    if len(blocked) < MOST:
        blocks.append(UserMenu(BLOCK.click(), say("blocked-choose")))
    if blocked:
        blocks.append(UserMenu(UNBLOCK.click(), say("blocked-lift")))
    blocks.append((Button(say("button-back"), SETTINGS.click()),))
    return Screen(tuple(blocks), FELT)


def _people(users: tuple[int, ...]) -> str:
    return " ".join(f"<@{user}>" for user in users)
