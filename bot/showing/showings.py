"""How each table in memory is shown."""

from weakref import WeakKeyDictionary, WeakValueDictionary

from bot.showing.show import Showing, state_of
from engine.live.table import Table


class Showings:
    """What is known of the message of each table, for as long as the table is in memory."""

    def __init__(self) -> None:
        self._shows: WeakKeyDictionary[Table, Showing] = WeakKeyDictionary()
        # A table that has left memory and come back is another object: the old one knows less.
        self._newest: WeakValueDictionary[str, Table] = WeakValueDictionary()

    def of(self, table: Table) -> Showing:
        """How this table is shown; of one that has just been read what its bookmark says."""
        if table not in self._shows:
            self._newest[table.header.table_id] = table
            self._shows[table] = Showing(state_of(table) if table.was_shown else None)
        return self._shows[table]

    def find(self, table: Table) -> Showing | None:
        """The same, if anybody has asked for it before."""
        return self._shows.get(table)

    def is_newest(self, table: Table) -> bool:
        """Whether this is the table of its id that is in memory now."""
        return self._newest.get(table.header.table_id) is table

    def all(self) -> list[tuple[Table, Showing]]:
        """All tables and how they are shown."""
        return list(self._shows.items())
