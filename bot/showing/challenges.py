"""Finds the first difference between the two tables of a challenge."""

from collections.abc import Callable

from engine.live.archive import Archive, NoSuchGame, NotKept, NotOver
from engine.live.table import Report, Table
from engine.live.table_tasks import TableTasks
from engine.live.table_view import ShownDivergence, replay_view
from engine.table.boards import board_id, divergence
from engine.table.replay import Replay


class Challenges:
    """Finds the difference when a challenge ends. ``repaint`` updates a table's message."""

    def __init__(self, archive: Archive, repaint: Callable[[Table], None], report: Report) -> None:
        self._archive, self._repaint = archive, repaint
        self._tasks = TableTasks(self._compare, report)

    def watch(self, table: Table) -> None:
        """If a challenge has ended, compare its table with the challenger's table."""
        if (
            table.terms.challenge is not None
            and table.phase is not None
            and table.divergence is None
        ):
            self._tasks.wake(table)

    def stop(self) -> None:
        """Compare nothing more."""
        self._tasks.stop()

    async def _compare(self, table: Table) -> None:
        challenge, guild = table.terms.challenge, table.header.guild_id
        if challenge is None:
            return
        try:
            replay = await self._archive.find(guild, table.header.table_id)
        except (NoSuchGame, NotOver, NotKept):
            return
        moment, alike = await parted(self._archive, replay, 0, guild, challenge.table_id, None)
        if alike:
            end = len(replay.frames) - 1
            view = replay_view(replay, end, None)
            moment = ShownDivergence(view, view, (end, end), (False, False))
        table.divergence = moment
        if moment is not None:
            self._repaint(table)


async def parted(
    archive: Archive, replay: Replay, number: int, guild_id: int, other: str, user: int | None
) -> tuple[ShownDivergence | None, bool]:
    """Return the first difference from the ``other`` table, and whether all moves are the same.

    Both moments are as this user may see them, or the channel if ``user`` is None. Without stored
    moves of the other table, the difference is None.
    """
    try:
        other_replay = await archive.find(guild_id, other)
    except (NoSuchGame, NotOver, NotKept):
        return None, False
    name = board_id(replay, number)
    deals = [
        index for index in range(len(other_replay.deals)) if board_id(other_replay, index) == name
    ]
    if not deals:
        return None, False
    first = divergence(replay, number, other_replay, deals[0])
    if first is None:
        return None, True
    own_view = replay_view(replay, first.places[0], user)
    other_view = replay_view(other_replay, first.places[1], user)
    done, undone = (event is not None for event in first.events)
    return ShownDivergence(own_view, other_view, first.places, (done, undone)), False
