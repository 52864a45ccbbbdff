"""Playing a typed line at a table. Parts are played until a part is refused or has to wait."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.text import Text
from bot.text.name_words import escaped, quoted
from bot.text.refusals import trouble_in_words
from bot.typed.autocomplete import UnfinishedLine
from bot.typed.meaning import move_meant
from bot.typed.parser import NEXT, UNDO, Part, pieces, read_line
from bot.typed.typed_words import UnreadableLine
from bot.typed.writer import move_in_words, unreadable_in_words
from bot.workbench.drafts import draft_dropped_by
from data.database.trouble import StorageTrouble
from engine.errors import IllegalMove, InDoubt, Reason, Stale
from engine.live.table import Table
from engine.moves import Draw, Pass
from engine.phase import Phase
from engine.table.play import take_back

Refused = Callable[[IllegalMove], Awaitable[str]]


class PlayedLine(NamedTuple):
    """The result of a line, with a notice for the player."""

    notice: str
    apart: bool
    """Whether the refusal needs a separate message, because the panel shows the deal's result."""
    lasts: bool
    """Whether the notice stays on the panel after later events. It reports played moves."""
    asks: bool = False
    """Whether the next part would drop the player's draft, so that the panel asks first."""


def is_dealt(table: Table) -> bool:
    """Return whether a deal has started at the table."""
    return table.phase is not None


def unfinished_line(table: Table, user: int, line: str, say: Text) -> UnfinishedLine | None:
    """Return a person's line with their observation, or None if they have no hand."""
    observation = table.observation(table.roster.seat_of(user))
    if observation is None:
        return None
    can_undo = table.view(user).can_take_back
    return UnfinishedLine(line, observation, _names(table), say.language, can_undo)


def _names(table: Table) -> tuple[str, ...]:
    return tuple(sitter.name for sitter in table.roster.sitters)


class _DraftDropped(Exception):
    """Raised if a move would end the turn and drop the player's draft."""


class TypedLine:
    """A parsed line, and its progress. Parts after a refused part aren't played.

    ``refused`` puts a refusal into words. While others are asked May I?, the player on turn can't
    play, so the remaining parts of the line wait.
    """

    def __init__(self, user: int, line: str, say: Text, refused: Refused) -> None:
        """Parse the line. Raises UnreadableLine.

        ``say``: texts that name the cards of the table's deck.
        """
        self.user, self._say, self._refused = user, say, refused
        self._parts: tuple[Part, ...] = read_line(line, say.language, say.deck)
        self._typed = [quoted(piece.typed) for piece in pieces(line, say.language)]
        self._done: list[str] = []
        self._why: str | None = None
        self._has_waited = False
        self._asks = False
        self._version = 0

    @property
    def waits(self) -> bool:
        """Whether parts are left that can still be played."""
        return self._why is None and len(self._done) < len(self._parts)

    async def play(self, table: Table) -> None:
        """Play the parts in order until a part is refused or has to wait."""
        if self._has_waited and not table.holds_still(self.user, self._version):
            self._why = self._say("play-overtaken")
        while self.waits:
            if others_are_asked(table, self.user):
                self._has_waited, self._version = True, table.version
                return
            self._why, played = await self._play(table, self._parts[len(self._done)])
            if self._why is None:
                self._done.append(played)

    def break_off(self) -> None:
        """Stop the line after a bug."""
        self._why = self._say("play-fault")

    def result(self, table: Table) -> PlayedLine:
        """Return the result so far."""
        say, several = self._say, self._has_waited or len(self._typed) > 1
        lines = [say("play-played", moves=" · ".join(self._done))] if self._done else []
        part, *left = [*self._typed[len(self._done) :], ""]
        if self.waits:
            lines.append(say("play-waits", parts=quoted("; ".join([part, *left[:-1]]))))
        elif self._why is not None:
            if several:
                lines.append(say("play-not-played", part=part, why=self._why))
            elif not self._asks:  # the panel's question says it
                lines.append(self._why)
            if left[:-1]:
                lines.append(say("play-left-out", parts=quoted("; ".join(left[:-1]))))
        apart = self._why is not None and _is_over(table)
        lasts = several or self._why is None
        return PlayedLine("\n".join(lines), apart, lasts=lasts, asks=self._asks)

    async def _play(self, table: Table, part: Part) -> tuple[str | None, str]:
        """Play a part. Return the reason for a refusal (or None), and the move in words."""
        try:
            if part == NEXT:
                return await self._next_deal(table)
            if part == UNDO:
                await table.do(take_back, self.user)
                return None, self._say("play-move-undo")
            return None, await self._move(table, part)
        except UnreadableLine as unread:
            return unreadable_in_words(unread, self._say), ""
        except _DraftDropped:
            self._asks = True
            return self._say("play-draft"), ""
        except IllegalMove as refusal:
            return await self._refused(refusal), ""
        except Stale:
            return self._say("stale"), ""
        except (StorageTrouble, InDoubt) as trouble:
            return trouble_in_words(trouble, self._say), ""

    async def _move(self, table: Table, part: Part) -> str:
        observation = table.observation(table.seat_of(self.user))
        if observation is None:
            raise IllegalMove(Reason.DEAL_OVER)
        names = _names(table)
        move = move_meant(part, observation, names)
        if isinstance(move, Draw | Pass) and draft_dropped_by(table, self.user, move) is not None:
            raise _DraftDropped
        in_words = move_in_words(move, observation, [*map(escaped, names)], self._say)
        await table.play(self.user, move)
        return in_words

    async def _next_deal(self, table: Table) -> tuple[str | None, str]:
        if not _is_over(table):
            return self._say("play-no-next"), ""
        await table.next_deal(self.user)
        return None, self._say("play-move-next")


def others_are_asked(table: Table, user: int) -> bool:
    """Return whether this person's turn waits for other players' answers to May I?."""
    seat = table.roster.seat_of(user)
    observation = table.observation(seat)
    if observation is None or observation.seen.phase is not Phase.MAY_I:
        return False
    return observation.seen.turn == seat and seat not in table.acting()


def not_understood(table: Table, unread: UnreadableLine, say: Text) -> PlayedLine:
    """Return the result of an unreadable line."""
    return PlayedLine(unreadable_in_words(unread, say), apart=_is_over(table), lasts=False)


def _is_over(table: Table) -> bool:
    return table.phase is Phase.OVER
