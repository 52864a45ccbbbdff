"""What a new table has: what was chosen as it was opened, else the default of its server."""

from typing import NamedTuple

from bot.people.server_settings import TableDefaults
from engine.table.terms import CLOCKS, Terms


class OpeningOptions(NamedTuple):
    """What was chosen for a new table, by the names of its defaults; None: nothing."""

    clock: str | None = None
    rated: bool | None = None
    open_hands: bool | None = None
    thread: bool | None = None

    def over(self, defaults: TableDefaults, *, threads: bool = True) -> TableDefaults:
        """What the table has in a server with these defaults.

        Where there can be no ``threads``, in a thread for one, only who chose one gets told that.
        """
        if not threads:
            defaults = defaults.model_copy(update={"thread": False})
        chosen = {name: value for name, value in self._asdict().items() if value is not None}
        return TableDefaults.model_validate({**defaults.model_dump(), **chosen})


def terms_of(table: TableDefaults) -> Terms:
    """What everybody accepts by sitting down at such a table."""
    return Terms(CLOCKS[table.clock], rated=table.rated, open_hands=table.open_hands)
