"""Finds the first difference between tables with the same cards."""

from engine.live.archive import Archive, NoSuchGame, NotKept, NotOver
from engine.live.table import Table
from engine.live.table_view import ShownDivergence, replay_view
from engine.table.boards import board_id, divergence
from engine.table.record import UnreadableJournal
from engine.table.replay import Replay
from engine.table.roster import CloseReason

_WITHOUT_REPLAY = (NoSuchGame, NotOver, NotKept, UnreadableJournal)


async def complete_challenge(archive: Archive, table: Table) -> None:
    """Give a finished challenge its difference from the challenger's table, if it has none yet."""
    challenge, finished = table.terms.challenge, CloseReason.FINISHED
    if challenge is None or table.divergence is not None or table.is_veiled:
        return
    if table.roster.closed_because is not finished:
        return
    guild = table.header.guild_id
    try:
        replay = await archive.find(guild, table.header.table_id)
    except _WITHOUT_REPLAY:
        return
    table.divergence = await shown_divergence(archive, replay, 0, challenge.table_id, None)


async def shown_divergence(
    archive: Archive, replay: Replay, number: int, other: str, user: int | None
) -> ShownDivergence | None:
    """Return the first difference between a deal (from 0) and the same deal at the ``other`` table.

    Both moments are as this user may see them, or the channel if ``user`` is None. Return None if
    the other table's moves aren't stored, or if that table is in another server.
    """
    try:
        other_replay = await archive.find(replay.header.guild_id, other)
    except _WITHOUT_REPLAY:
        return None
    name = board_id(replay, number)
    deals = [
        index for index in range(len(other_replay.deals)) if board_id(other_replay, index) == name
    ]
    if not deals:
        return None
    first = divergence(replay, number, other_replay, deals[0])
    if first is None:
        places, done = (len(replay.frames) - 1, len(other_replay.frames) - 1), (False, False)
    else:
        places, done = first.places, (first.events[0] is not None, first.events[1] is not None)
    own_view = replay_view(replay, places[0], user)
    return ShownDivergence(own_view, replay_view(other_replay, places[1], user), places, done)
