"""The drafts of turns in progress. They are kept with their table, and secret like a hand.

Only their player sees them. No journal has them, because a draft is not a move. A restart keeps
them without the steps for undo (docs/decisions).
"""

from contextlib import suppress
from json import dumps, loads
from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.workbench.draft import Draft
from engine.errors import InDoubt
from engine.events import DealEnded, TurnStarted
from engine.live.table import Table
from engine.moves import Move
from engine.notation.typed_json import NUMBERS
from engine.observation import Observation
from engine.phase import Phase, Turn
from engine.table.events import Autopiloted, CameBack, TimedOut


class _Kept(NamedTuple):
    """A stored draft."""

    turn: Turn
    """The turn that it belongs to."""
    version: int
    """The table's version at that time."""
    draft: Draft


STORED_DRAFT = NUMBERS.record(_Kept)
"""The stored form of a draft."""

_KEPT: WeakKeyDictionary[Table, _Kept] = WeakKeyDictionary()
"""By table, its draft. Only one turn is in progress per table, so a new draft replaces the old."""


def rearranges(mine: Observation | None) -> bool:
    """Return whether this seat may rearrange the table now."""
    if mine is None or mine.game.common is None:
        return False
    return mine.seen.phase is Phase.PLAY and mine.seen.turn == mine.seat


def draft_at(table: Table, user: int) -> Draft | None:
    """Return this turn's draft, or None if this person can't rearrange."""
    mine = table.observation(table.roster.seat_of(user))
    if mine is None or not rearranges(mine):
        return None
    melds = [meld.cards for meld in mine.seen.melds]
    kept = _kept(table)
    if kept is not None and kept.turn == _turn(mine) and kept.draft.fits(melds, mine.hand):
        return kept.draft.with_hand(mine.hand)
    return Draft.begun(melds, mine.hand)


def draft_dropped_by(table: Table, user: int, move: Move) -> Draft | None:
    """Return the draft that this person would lose because the move ends their turn."""
    mine, draft = table.observation(table.roster.seat_of(user)), draft_at(table, user)
    if mine is None or draft is None or not draft.is_touched or not mine.may(move):
        return None
    return None if rearranges(mine.after(move)) else draft


def keep_draft(table: Table, user: int, draft: Draft) -> None:
    """Keep the current draft of the person's turn."""
    mine = table.observation(table.roster.seat_of(user))
    if mine is not None and rearranges(mine):
        _KEPT[table] = _Kept(_turn(mine), table.version, draft)


async def store_draft(table: Table) -> None:
    """Store the table's draft, so that it survives the process.

    The steps for undo are left out, because they would make it many times as long. Nothing happens
    if there is no draft, if the turn is over, or if it is in doubt whether the turn is over.
    """
    kept = _KEPT.get(table)
    if kept is not None:
        last = kept._replace(draft=kept.draft._replace(before=()))
        with suppress(InDoubt):
            told = dumps(STORED_DRAFT.write(last), separators=(",", ":"))
            await table.keep_draft(told, lambda: _lasts(table, kept.turn))


def _lasts(table: Table, turn: Turn) -> bool:
    mine = table.observation(turn.seat)
    return mine is not None and rearranges(mine) and _turn(mine) == turn


def is_dropped(table: Table, user: int) -> bool:
    """Return whether the autopilot ended the turn in which this person last moved cards."""
    kept, seat = _kept(table), table.roster.seat_of(user)
    if kept is None or kept.turn.seat != seat or not kept.draft.is_touched:
        return False
    piloted = False
    for event in table.since(kept.version):
        match event:
            case TimedOut(late) | Autopiloted(late) if late == seat:
                piloted = True
            case CameBack(back) if back == seat:
                piloted = False
            case TurnStarted() | DealEnded():
                return piloted
    return False


def _kept(table: Table) -> _Kept | None:
    """Return the last draft of a table. After a restart it is read from the storage once."""
    kept = _KEPT.get(table)
    if kept is None and table.draft is not None:
        with suppress(ValueError):  # another version of the bot may write it in another form
            kept = _KEPT[table] = STORED_DRAFT.read(loads(table.draft))
    return kept


def _turn(mine: Observation) -> Turn:
    return Turn(mine.seen.deal_no, mine.seen.turn_no, mine.seat)
