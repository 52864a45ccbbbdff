"""Faults of our own at a table, and who is told of them."""

import inspect
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from engine.table.commands import Asked, Command

ReportById = Callable[[str, Exception], None]
"""Told of a table (by its id) with which something could not be done, while the others went on."""


class Frozen(Exception):
    """An engine fault stopped the table; ``reference`` finds it in the log."""

    def __init__(self, reference: str) -> None:
        super().__init__(reference)
        self.reference = reference


@dataclass(frozen=True, slots=True)
class Halt:
    """Why a table stands still. ``reference`` finds it in the log.

    ``doing`` is the command that met the ``fault`` at this ``version``, and ``wanted`` what it was
    asked for; "load" where the table could not even be brought back.
    """

    reference: str
    version: int
    doing: str
    wanted: Mapping[str, object]
    fault: Exception


def halt(
    fault: Exception,
    version: int,
    command: Command[Asked] | None = None,
    *asked: Asked.args,
    **named: Asked.kwargs,
) -> Halt:
    """A fault under a new reference, met by this command, None while loading."""
    doing, wanted = "load", dict[str, object]()
    if command is not None:
        bound = inspect.signature(command).bind(None, *asked, **named)
        bound.apply_defaults()
        _, *given = bound.arguments.items()
        doing, wanted = command.__name__, dict(given)
    return Halt(secrets.token_hex(4), version, doing, wanted, fault)


@contextmanager
def reporting(lost: ReportById, table_id: str) -> Iterator[None]:
    """A fault in here is told to ``lost``, with this table's id, and everything else goes on."""
    try:
        yield
    except Exception as fault:  # noqa: BLE001  nobody else would hear of it
        lost(table_id, fault)
