"""Playing a typed line at a table: part after part, until one is refused."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.presenter.people import plain
from bot.text import Text
from bot.typed.line import pieces, read
from bot.typed.meaning import means
from bot.typed.mine import Mine
from bot.typed.parts import Next, Part
from bot.typed.told import in_words, quoted, unread_in_words
from bot.typed.unread import Unread
from engine.errors import IllegalMove, Reason
from engine.live.table import Table
from engine.live.trouble import Stale
from engine.state import Phase

Refused = Callable[[IllegalMove], str]


class Played(NamedTuple):
    """What came of a line: a notice for the player, and whether all of it was played."""

    notice: str
    whole: bool


def mine_at(table: Table, user: int) -> Mine | None:
    """What a person may know and ask of a table; None before the cards are dealt.

    Raises IllegalMove if he has no seat.
    """
    seat = table.seat_of(user)
    return None if table.state is None else Mine.at(table.game, table.state, seat)


def names(table: Table) -> tuple[str, ...]:
    """The names of the seats."""
    return tuple(sitter.name for sitter in table.sitting.sitters)


async def play_line(table: Table, user: int, line: str, say: Text, refused: Refused) -> Played:
    """Play what was typed; ``refused`` puts a refusal into words.

    A line of which any part is not understood is not begun. Parts after a refused one are left.
    """
    try:
        parts = read(line, say.language)
    except Unread as unread:
        return Played(unread_in_words(unread, say), whole=False)
    typed = [quoted(piece) for piece in pieces(line, say.language)]
    done: list[str] = []
    why = None
    for part in parts:
        why, told = await _play(table, user, part, say, refused)
        if why is not None:
            break
        done.append(told)
    return _told(done, typed, why, say)


async def _play(
    table: Table, user: int, part: Part, say: Text, refused: Refused
) -> tuple[str | None, str]:
    """Why a part was not played, None if it was, and what it does."""
    try:
        if isinstance(part, Next):
            return await _go_on(table, user, say)
        return None, await _move(table, user, part, say)
    except Unread as unread:
        return unread_in_words(unread, say), ""
    except IllegalMove as refusal:
        return refused(refusal), ""
    except Stale:
        return say("stale"), ""


async def _move(table: Table, user: int, part: Part, say: Text) -> str:
    mine = mine_at(table, user)
    if mine is None:
        raise IllegalMove(Reason.DEAL_OVER)
    move = means(part, mine)
    told = in_words(move, mine, [plain(name) for name in names(table)], say)
    await table.play(user, move)
    return told


async def _go_on(table: Table, user: int, say: Text) -> tuple[str | None, str]:
    if table.state is None or table.state.phase is not Phase.OVER:
        return say("play-no-next"), ""
    await table.next_deal(user)
    return None, say("play-move-next")


def _told(done: Sequence[str], typed: Sequence[str], why: str | None, say: Text) -> Played:
    lines = [say("play-played", moves=" · ".join(done))] if done else []
    if why is not None and len(typed) == 1:
        lines.append(why)
    elif why is not None:
        lines.append(say("play-not-played", part=typed[len(done)], why=why))
        left = typed[len(done) + 1 :]
        lines += [say("play-left-out", parts=quoted("; ".join(left)))] if left else []
    return Played("\n".join(lines), whole=why is None)
