"""Tables at which something has come to nothing are looked at again, more and more seldom."""

from weakref import WeakKeyDictionary

from bot.discordpy.outcome import pause
from engine.live.table import Table
from engine.live.table_tasks import TableTasks


class Retries:
    """Wakes ``tasks`` for what Discord was not heard of. News of a table is tried at once, and does
    not shorten the pauses: only what succeeds does."""

    def __init__(self, tasks: TableTasks) -> None:
        self._tasks = tasks
        self._failures: WeakKeyDictionary[Table, int] = WeakKeyDictionary()

    def note(self, table: Table, *, done: bool) -> None:
        """What was due at a table has been done, or came to nothing."""
        if done:
            self._failures.pop(table, None)
            self._tasks.wake_in(table, None)
            return
        self._failures[table] = failures = self._failures.get(table, 0) + 1
        self._tasks.wake_in(table, pause(failures))

    def are_left(self, table: Table) -> bool:
        """Whether something at this table has come to nothing, and is still to be done."""
        return table in self._failures
