"""Faults of our own at a table, and who is told of them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.live.table import Table

Report = Callable[["Table", Exception], None]
"""Told of a fault at a table that no person caused."""
ReportById = Callable[[str, Exception], None]
"""Told of a table (by its id) with which something could not be done, while the others went on."""


class Frozen(Exception):
    """An engine fault stopped the table; ``reference`` finds it in the log."""

    def __init__(self, reference: str) -> None:
        super().__init__(reference)
        self.reference = reference


@contextmanager
def reporting(lost: ReportById, table_id: str) -> Iterator[None]:
    """A fault in here is told to ``lost``, with this table's id, and everything else goes on."""
    try:
        yield
    except Exception as fault:  # noqa: BLE001  nobody else would hear of it
        lost(table_id, fault)
