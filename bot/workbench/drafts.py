"""The drafts of turns in progress. Each belongs to a table and is secret like a hand.

Only its player sees a draft. No journal has drafts, because a draft isn't a move. After a restart,
a draft is still there, but its steps can't be undone (docs/decisions).
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
from engine.table.table_events import Autopiloted, CameBack, TimedOut


class _Kept(NamedTuple):
    """A stored draft."""

    turn: Turn
    """The turn that the draft belongs to."""
    version: int
    """The table's version when the draft was kept."""
    draft: Draft


STORED_DRAFT = NUMBERS.record(_Kept)
"""The stored form of a draft."""

_KEPT: WeakKeyDictionary[Table, _Kept] = WeakKeyDictionary()
"""The drafts by table.

Only one turn is in progress per table, so a new draft replaces the old one.
"""


def rearranges(observation: Observation | None) -> bool:
    """Return whether this seat may rearrange the table now."""
    if observation is None or observation.game.common is None:
        return False
    return observation.seen.phase is Phase.PLAY and observation.seen.turn == observation.seat


def draft_at(table: Table, user: int) -> Draft | None:
    """Return this turn's draft, or None if this person can't rearrange the table now."""
    observation = table.observation(table.roster.seat_of(user))
    if observation is None or not rearranges(observation):
        return None
    melds = [meld.cards for meld in observation.seen.melds]
    stored = _kept(table)
    if (
        stored is not None
        and stored.turn == _turn(observation)
        and stored.draft.fits(melds, observation.hand)
    ):
        return stored.draft.with_hand(observation.hand)
    return Draft.initial(melds, observation.hand)


def draft_dropped_by(table: Table, user: int, move: Move) -> Draft | None:
    """Return the draft that this person would lose by this move, or None.

    A move that ends the turn drops the draft.
    """
    observation, draft = table.observation(table.roster.seat_of(user)), draft_at(table, user)
    if observation is None or draft is None or not draft.is_touched or not observation.may(move):
        return None
    return None if rearranges(observation.after(move)) else draft


def keep_draft(table: Table, user: int, draft: Draft) -> None:
    """Keep the current draft of the person's turn."""
    observation = table.observation(table.roster.seat_of(user))
    if observation is not None and rearranges(observation):
        _KEPT[table] = _Kept(_turn(observation), table.version, draft)


async def store_draft(table: Table) -> None:
    """Store the table's draft, so that it survives the process.

    The steps for undo are left out, because they would make the stored draft many times as long.
    Nothing happens if there is no draft, or if the turn is or may be over.
    """
    stored = _KEPT.get(table)
    if stored is not None:
        last = stored._replace(draft=stored.draft._replace(before=()))
        with suppress(InDoubt):
            written = dumps(STORED_DRAFT.write(last), separators=(",", ":"))
            await table.keep_draft(written, lambda: _is_current(table, stored.turn))


def _is_current(table: Table, turn: Turn) -> bool:
    observation = table.observation(turn.seat)
    return observation is not None and rearranges(observation) and _turn(observation) == turn


def is_dropped(table: Table, user: int) -> bool:
    """Return whether the autopilot ended the turn in which this person last moved cards."""
    stored, seat = _kept(table), table.roster.seat_of(user)
    if stored is None or stored.turn.seat != seat or not stored.draft.is_touched:
        return False
    piloted = False
    for event in table.since(stored.version):
        match event:
            case TimedOut(late) | Autopiloted(late) if late == seat:
                piloted = True
            case CameBack(back) if back == seat:
                piloted = False
            case TurnStarted() | DealEnded():
                return piloted
    return False


def _kept(table: Table) -> _Kept | None:
    """Return the last draft of a table. After a restart, the draft is read from storage once."""
    stored = _KEPT.get(table)
    if stored is None and table.draft is not None:
        with suppress(ValueError):  # another version of the bot may write it in another form
            stored = _KEPT[table] = STORED_DRAFT.read(loads(table.draft))
    return stored


def _turn(observation: Observation) -> Turn:
    return Turn(observation.seen.deal_no, observation.seen.turn_no, observation.seat)
