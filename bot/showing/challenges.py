"""Finds out where the two tables of a challenge parted."""

from collections.abc import Callable

from engine.live.archive import Archive, NoSuchGame, NotKept, NotOver
from engine.live.table import Report, Table
from engine.live.table_tasks import TableTasks
from engine.live.table_view import ShownParting, replay_view
from engine.table.boards import board_id, parting
from engine.table.replay import Replay


class Challenges:
    """Completes the comparison of a challenge that is over, and has it shown.

    ``repaint`` shows a table once more.
    """

    def __init__(self, archive: Archive, repaint: Callable[[Table], None], report: Report) -> None:
        self._archive, self._repaint = archive, repaint
        self._tasks = TableTasks(self._compare, report)

    def watch(self, table: Table) -> None:
        """Compare a challenge that has ended with the challenger's table."""
        if table.terms.challenge is not None and table.phase is not None and table.parted is None:
            self._tasks.wake(table)

    def stop(self) -> None:
        """Compare nothing more."""
        self._tasks.stop()

    async def _compare(self, table: Table) -> None:
        challenge, guild = table.terms.challenge, table.header.guild_id
        if challenge is None:
            return
        try:
            mine = await self._archive.find(guild, table.header.table_id)
        except (NoSuchGame, NotOver, NotKept):
            return
        where, alike = await parted(self._archive, mine, 0, guild, challenge.table_id, None)
        if alike:
            end = len(mine.frames) - 1
            view = replay_view(mine, end, None)
            where = ShownParting(view, view, (end, end), (False, False))
        table.parted = where
        if table.parted is not None:
            self._repaint(table)


async def parted(
    archive: Archive, replay: Replay, number: int, guild_id: int, other: str, user: int | None
) -> tuple[ShownParting | None, bool]:
    """Return where a deal (from 0) parted from the ``other`` table, and whether both are alike.

    Both moments are as this person (None: the channel) may see them. There is no parting if the
    other table's moves aren't kept.
    """
    try:
        there = await archive.find(guild_id, other)
    except (NoSuchGame, NotOver, NotKept):
        return None, False
    name = board_id(replay, number)
    deals = [at for at in range(len(there.deals)) if board_id(there, at) == name]
    if not deals:
        return None, False
    first = parting(replay, number, there, deals[0])
    if first is None:
        return None, True
    here = replay_view(replay, first.places[0], user)
    elsewhere = replay_view(there, first.places[1], user)
    done, undone = (event is not None for event in first.events)
    return ShownParting(here, elsewhere, first.places, (done, undone)), False
