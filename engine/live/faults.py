"""Faults of our own at a table, and who is told of them."""

import inspect
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

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

    ``doing`` is the method of a live table that met the ``fault`` at this ``version``, and
    ``wanted`` what it was given; "load" where the table could not even be brought back.
    """

    reference: str
    version: int
    doing: str
    wanted: Mapping[str, object]
    fault: Exception


def halt(fault: Exception, version: int, decided: Callable[..., object] | None) -> Halt:
    """A fault under a new reference; ``decided`` is what was being decided, None while loading."""
    doing, wanted = ("load", {}) if decided is None else _asked(decided)
    return Halt(secrets.token_hex(4), version, doing, wanted, fault)


def _asked(decided: Callable[..., object]) -> tuple[str, dict[str, object]]:
    """The method whose decision this is, and with what it was called: a decision is a function
    within that method and closes over its arguments."""
    method = decided.__qualname__.split(".<locals>")[0]
    closed_over = inspect.getclosurevars(decided).nonlocals if inspect.isfunction(decided) else {}
    wanted = {name: value for name, value in closed_over.items() if name != "self"}
    return method.rpartition(".")[2], wanted


@contextmanager
def reporting(lost: ReportById, table_id: str) -> Iterator[None]:
    """A fault in here is told to ``lost``, with this table's id, and everything else goes on."""
    try:
        yield
    except Exception as fault:  # noqa: BLE001  nobody else would hear of it
        lost(table_id, fault)
