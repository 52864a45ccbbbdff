"""SQL that is compiled once a process, whatever number of databases its tests open.

SQLAlchemy keeps what it has compiled for each engine by itself. Here engines of the same dialect
share it: they differ in their addresses, which no statement has in it.
"""

from collections.abc import Hashable
from typing import Any

from sqlalchemy import Engine

_Key = tuple[Hashable, ...]


class _Shared(dict[_Key, Any]):
    """What SQLAlchemy looks up begins with the engine's dialect."""

    def get(self, key: _Key, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: _Key, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


def share_compiled_statements() -> None:
    """Let all engines that are made from now on share what is compiled for their dialect."""
    shared = _Shared()
    # An engine sets it while it is made.
    kept = property(lambda _: shared, lambda _, made: None)
    Engine._compiled_cache = kept  # type: ignore[assignment]
