"""The drafts of the turns that are being played, kept while this process lives.

They are nobody's business but their player's, and are in no journal: what was not played has not
happened. One that is gone is told so (docs/decisions).
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.workbench.draft import Draft
from engine.events import DealEnded, TurnStarted
from engine.live.table import Table
from engine.observation import Observation
from engine.phase import Phase
from engine.table.events import Autopiloted, CameBack, TimedOut


class _Kept(NamedTuple):
    """A draft, the turn that it belongs to (deal and number of the turn in it), and the version of
    the table at which it was kept."""

    turn: tuple[int, int]
    version: int
    user: int
    draft: Draft


_KEPT: WeakKeyDictionary[Table, _Kept] = WeakKeyDictionary()
"""Only one turn is played at a table at a time: a new draft takes the place of an old one."""


def rearranges(mine: Observation | None) -> bool:
    """Whether this seat may rearrange the table now."""
    if mine is None or mine.game.common is None:
        return False
    return mine.seen.phase is Phase.PLAY and mine.seen.turn == mine.seat


def draft_at(table: Table, user: int) -> Draft | None:
    """What this person has tried out in this turn, the table as it lies if nothing; None where they
    cannot rearrange it now."""
    mine = table.observation(table.roster.seat_of(user))
    if mine is None or not rearranges(mine):
        return None
    melds = [meld.cards for meld in mine.seen.melds]
    kept = _KEPT.get(table)
    same = kept is not None and (kept.turn, kept.user) == (_turn(mine), user)
    if kept is not None and same and kept.draft.fits(melds, mine.hand):
        return kept.draft.with_hand(mine.hand)
    return Draft.begun(melds, mine.hand)


def keep_draft(table: Table, user: int, draft: Draft) -> None:
    """This is what the person has tried out by now in this turn."""
    mine = table.observation(table.roster.seat_of(user))
    if mine is not None and rearranges(mine):
        _KEPT[table] = _Kept(_turn(mine), table.version, user, draft)


def is_dropped(table: Table, user: int) -> bool:
    """Whether the last thing that this person tried out was never played, because the autopilot
    ended their turn."""
    kept, seat = _KEPT.get(table), table.roster.seat_of(user)
    if kept is None or kept.user != user or not kept.draft.is_touched:
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


def _turn(mine: Observation) -> tuple[int, int]:
    return mine.seen.deal_no, mine.seen.turn_no
