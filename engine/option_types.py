"""What a house rule can be besides a switch or one of a few names."""

from collections.abc import Mapping
from typing import NamedTuple


class Numbers(NamedTuple):
    """Marks an option that takes any whole number from ``least`` up.

    ``usual`` are the ones that a menu offers. ``Annotated[int | None, Numbers(…)]`` takes None too,
    and ``Annotated[Literal["name"] | int | None, Numbers(…)]`` a name besides.
    """

    least: int
    usual: tuple[int, ...]


class Selection(NamedTuple):
    """Marks an option that takes some of the numbers ``among``, at least one, in their order.

    It is a tuple, written as a list. ``usual`` are the selections that a menu offers.
    """

    among: tuple[int, ...]
    usual: tuple[tuple[int, ...], ...]


class Tables(NamedTuple):
    """Marks an option that takes a table of contracts (engine.contracts), or None.

    A table is a tuple of rows of slots, written as a list of lists. ``named`` are the tables that a
    menu offers; in their place their names may be given.
    """

    named: Mapping[str, tuple[tuple[str, ...], ...]]


class Mode:
    """Base of an option that is written as an object, such as ``{"mode": "hands", "hands": 5}``.

    Each mode is a frozen dataclass with a default for ``mode``; its other fields must be given.
    """

    mode: str
