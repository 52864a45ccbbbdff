"""Playing a typed line at a table: part after part, until one is refused."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from bot.text import Text
from bot.text.names import escaped
from bot.typed.autocomplete import UnfinishedLine
from bot.typed.line import pieces, read_line
from bot.typed.meaning import move_meant
from bot.typed.parts import NextPart, Part
from bot.typed.unreadable_line import UnreadableLine
from bot.typed.wording import move_in_words, quoted, unreadable_in_words
from engine.errors import IllegalMove, Reason, Stale
from engine.live.table import Table
from engine.phase import Phase

Refused = Callable[[IllegalMove], Awaitable[str]]


class PlayedLine(NamedTuple):
    """What came of a line: a notice for the player.

    ``apart``: that something was refused has to be told by itself, because the deal is over and the
    panel shows its result. ``lasts``: it tells what was played, whatever happens after it.
    """

    notice: str
    apart: bool
    lasts: bool


def is_dealt(table: Table) -> bool:
    """Whether there is something to play, or has been."""
    return table.phase is not None


def unfinished_line(table: Table, user: int, line: str, say: Text) -> UnfinishedLine | None:
    """What this person has begun to type at a table; None where nothing is dealt to them."""
    mine = table.knowledge(table.sitting.seat_of(user))
    return None if mine is None else UnfinishedLine(line, mine, _names(table), say.language)


def _names(table: Table) -> tuple[str, ...]:
    return tuple(sitter.name for sitter in table.sitting.sitters)


async def play_line(table: Table, user: int, line: str, say: Text, refused: Refused) -> PlayedLine:
    """Play what was typed; ``refused`` puts a refusal into words.

    A line of which any part is not understood is not begun. Parts after a refused one are left.
    """
    try:
        parts = read_line(line, say.language)
    except UnreadableLine as unread:
        return PlayedLine(unreadable_in_words(unread, say), apart=_is_over(table), lasts=False)
    typed = [quoted(piece) for piece in pieces(line, say.language)]
    done: list[str] = []
    why = None
    for part in parts:
        why, told = await _play(table, user, part, say, refused)
        if why is not None:
            break
        done.append(told)
    return PlayedLine(
        _told(done, typed, why, say),
        apart=why is not None and _is_over(table),
        lasts=why is None or len(typed) > 1,
    )


async def _play(
    table: Table, user: int, part: Part, say: Text, refused: Refused
) -> tuple[str | None, str]:
    """Why a part was not played, None if it was, and what it does."""
    try:
        if isinstance(part, NextPart):
            return await _go_on(table, user, say)
        return None, await _move(table, user, part, say)
    except UnreadableLine as unread:
        return unreadable_in_words(unread, say), ""
    except IllegalMove as refusal:
        return await refused(refusal), ""
    except Stale:
        return say("stale"), ""


async def _move(table: Table, user: int, part: Part, say: Text) -> str:
    mine = table.knowledge(table.seat_of(user))
    if mine is None:
        raise IllegalMove(Reason.DEAL_OVER)
    move = move_meant(part, mine)
    told = move_in_words(move, mine, [escaped(name) for name in _names(table)], say)
    await table.play(user, move)
    return told


async def _go_on(table: Table, user: int, say: Text) -> tuple[str | None, str]:
    if not _is_over(table):
        return say("play-no-next"), ""
    await table.next_deal(user)
    return None, say("play-move-next")


def _is_over(table: Table) -> bool:
    return table.phase is Phase.OVER


def _told(done: Sequence[str], typed: Sequence[str], why: str | None, say: Text) -> str:
    lines = [say("play-played", moves=" · ".join(done))] if done else []
    if why is not None and len(typed) == 1:
        lines.append(why)
    elif why is not None:
        lines.append(say("play-not-played", part=typed[len(done)], why=why))
        left = typed[len(done) + 1 :]
        lines += [say("play-left-out", parts=quoted("; ".join(left)))] if left else []
    return "\n".join(lines)
