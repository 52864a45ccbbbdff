"""The drafts of the turns that are being played, kept while this process lives.

They are nobody's business but their player's, and are in no journal: what was not played has not
happened. One that is gone is told so (docs/decisions).
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.workbench.draft import Draft
from engine.live.table import Table
from engine.observation import Observation
from engine.phase import Phase

__all__ = ["draft_at", "keep_draft", "rearranges"]


class _Kept(NamedTuple):
    """A draft, and the turn that it belongs to: deal and number of the turn in it."""

    turn: tuple[int, int]
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
        _KEPT[table] = _Kept(_turn(mine), user, draft)


def _turn(mine: Observation) -> tuple[int, int]:
    return mine.seen.deal_no, mine.seen.turn_no
