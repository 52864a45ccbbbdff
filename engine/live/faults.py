"""Faults of our own at a table, and who is told of them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.live.table import Table

Report = Callable[["Table", Exception], None]
"""Told of a fault at a table that no person caused."""
Lost = Callable[[str, Exception], None]
"""Told of a table (by its id) with which something could not be done, while the others went on."""


class Frozen(Exception):
    """An engine fault stopped the table; ``reference`` finds it in the log."""

    def __init__(self, reference: str) -> None:
        super().__init__(reference)
        self.reference = reference
