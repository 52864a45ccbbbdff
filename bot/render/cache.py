"""A cache limited in bytes, for finished pictures and for pieces of pictures."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

_K = TypeVar("_K", bound=Hashable)
_V = TypeVar("_V")
_P = ParamSpec("_P")

CACHE_MB = 24
"""The default limit in megabytes for pictures and pieces in all processes of a bot."""
_OVERHEAD = 1_500
"""Bytes that the key and the objects around a value take."""


class Cache(Generic[_K, _V]):
    """A cache of at most ``limit`` bytes that evicts the least recently used value first.

    ``bytes`` is the size of all values now."""

    def __init__(self, limit: int) -> None:
        self.limit, self.bytes = limit, 0
        self._values: OrderedDict[_K, tuple[_V, int]] = OrderedDict()

    def __contains__(self, key: _K) -> bool:
        return key in self._values

    def __getitem__(self, key: _K) -> _V:
        value = self._values[key][0]
        self._values.move_to_end(key)
        return value

    def __setitem__(self, key: _K, value: _V) -> None:
        # A value above the limit isn't cached, so that it doesn't evict all others.
        size = _OVERHEAD + weight(value)
        if size <= self.limit:
            self.bytes += size - self._values.pop(key, (None, 0))[1]
            self._values[key] = value, size
            self.shrink_to(self.limit)

    def shrink_to(self, limit: int) -> None:
        """Lower or raise the limit to this many bytes, and evict values down to it."""
        self.limit = limit
        while self.bytes > limit:
            self.bytes -= self._values.popitem(last=False)[1][1]


def weight(value: Any) -> int:
    """Return the bytes of a picture (encoded or Pillow's), or of all pictures of a tuple."""
    match value:
        case bytes():
            return len(value)
        case tuple():
            return sum(map(weight, value))
        case int() | str() | None:
            return 0
    # Pillow takes four bytes per pixel for an image with more than one channel.
    pixels: int = value.width * value.height
    return pixels if len(value.mode) == 1 else 4 * pixels


pieces: Cache[Hashable, Any] = Cache(CACHE_MB << 20)
"""The cache of all pieces of pictures that this process has drawn."""


def cached(draw: Callable[_P, _V]) -> Callable[_P, _V]:
    """Cache the results of a drawing function in ``pieces``."""

    @wraps(draw)
    def from_pieces(*what: _P.args, **more: _P.kwargs) -> _V:
        key = draw, what, *more.items()
        try:
            stored: _V = pieces[key]
        except KeyError:
            pass
        else:
            return stored
        pieces[key] = made = draw(*what, **more)
        return made

    return from_pieces
