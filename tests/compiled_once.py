"""SQL that is compiled once per process, whatever number of databases its tests open.

SQLAlchemy keeps compiled statements for each engine separately. Here, engines of the same dialect
share them. Their addresses differ, but no statement contains an address.
"""

from collections.abc import Hashable
from typing import Any

from sqlalchemy import Engine

_Key = tuple[Hashable, ...]


class _Shared(dict[_Key, Any]):
    """A cache whose keys start with the class of a dialect instead of the dialect itself."""

    def get(self, key: _Key, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: _Key, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


def share_compiled_statements() -> None:
    """Let all engines that are made from now on share compiled statements per dialect."""
    shared = _Shared()
    # An engine sets the cache when it is made.
    kept = property(lambda _: shared, lambda _, made: None)
    Engine._compiled_cache = kept  # type: ignore[assignment]
