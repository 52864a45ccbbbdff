"""The drafts of the turns that are being played: kept beside their table, and secret like a hand.

They are nobody's business but their player's, and are in no journal: what was not played has not
happened. A restart keeps them but for the steps that could be undone (docs/decisions).
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
    """A draft, the turn that it belongs to, and the version of the table at which it was kept."""

    turn: Turn
    version: int
    draft: Draft


STORED_DRAFT = NUMBERS.record(_Kept)
"""How it is stored."""

_KEPT: WeakKeyDictionary[Table, _Kept] = WeakKeyDictionary()
"""Only one turn is played at a table at a time: a new draft takes the place of an old one."""


def rearranges(mine: Observation | None) -> bool:
    """Whether this seat may rearrange the table now."""
    if mine is None or mine.game.common is None:
        return False
    return mine.seen.phase is Phase.PLAY and mine.seen.turn == mine.seat


def draft_at(table: Table, user: int) -> Draft | None:
    """Return this turn's draft, untouched or not; None if this person can't rearrange."""
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
    """This is what the person has tried out by now in this turn."""
    mine = table.observation(table.roster.seat_of(user))
    if mine is not None and rearranges(mine):
        _KEPT[table] = _Kept(_turn(mine), table.version, draft)


async def store_draft(table: Table) -> None:
    """Have it survive the process, without the steps that could be undone: those would make it
    many times as long. Does nothing, and waits for nobody, where nothing is kept; nor where the
    turn is over, or nobody knows whether it is."""
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
    """Whether the autopilot ended the turn in which this person last tried something."""
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
    """What was tried out last, read once after a restart."""
    kept = _KEPT.get(table)
    if kept is None and table.draft is not None:
        with suppress(ValueError):  # another version of the bot has written it otherwise
            kept = _KEPT[table] = STORED_DRAFT.read(loads(table.draft))
    return kept


def _turn(mine: Observation) -> Turn:
    return Turn(mine.seen.deal_no, mine.seen.turn_no, mine.seat)
