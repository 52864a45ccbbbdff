"""Faults of the engine at a table, and how they are reported."""

import inspect
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from engine.table.commands import Asked, Command

ReportById = Callable[[str, Exception], None]
"""Called with the id of a table at which something failed, while other tables continued."""


class Frozen(Exception):
    """An engine fault stopped the table. Its ``reference`` finds it in the log."""

    def __init__(self, reference: str) -> None:
        super().__init__(reference)
        self.reference = reference


@dataclass(frozen=True, slots=True)
class Halt:
    """The reason why a table is stopped."""

    reference: str
    """Finds the fault in the log."""
    version: int
    """The table's version at the fault."""
    doing: str
    """The name of the command that failed, or "load" if the table could not be loaded."""
    wanted: Mapping[str, object]
    """The arguments of that command."""
    fault: Exception


def halt(
    fault: Exception,
    version: int,
    command: Command[Asked] | None = None,
    *asked: Asked.args,
    **named: Asked.kwargs,
) -> Halt:
    """Return a halt with a new reference.

    ``command`` is the command that had the fault. Without a command, the fault happened while the
    table was loaded.
    """
    doing, wanted = "load", dict[str, object]()
    if command is not None:
        bound = inspect.signature(command).bind(None, *asked, **named)
        bound.apply_defaults()
        _, *given = bound.arguments.items()
        doing, wanted = command.__name__, dict(given)
    return Halt(secrets.token_hex(4), version, doing, wanted, fault)


@contextmanager
def reporting(lost: ReportById, table_id: str) -> Iterator[None]:
    """Report a fault in this context to ``lost`` with this table's id, and swallow it."""
    try:
        yield
    except Exception as fault:  # noqa: BLE001  no one else would hear of it
        lost(table_id, fault)
