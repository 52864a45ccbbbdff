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
_BESIDE = 1_500
"""Bytes that the key and the objects around a value take."""


class Cache(Generic[_K, _V]):
    """Values that take at most ``limit`` bytes together, least recently used out first.

    ``bytes`` is the size of all values now."""

    def __init__(self, limit: int) -> None:
        self.limit, self.bytes = limit, 0
        self._kept: OrderedDict[_K, tuple[_V, int]] = OrderedDict()

    def __contains__(self, key: _K) -> bool:
        return key in self._kept

    def __getitem__(self, key: _K) -> _V:
        found = self._kept[key][0]
        self._kept.move_to_end(key)
        return found

    def __setitem__(self, key: _K, value: _V) -> None:
        # A value above the limit isn't cached, so that it doesn't evict all others.
        size = _BESIDE + weight(value)
        if size <= self.limit:
            self.bytes += size - self._kept.pop(key, (None, 0))[1]
            self._kept[key] = value, size
            self.shrink_to(self.limit)

    def shrink_to(self, limit: int) -> None:
        """Lower or raise the limit to this many bytes, and evict values down to it."""
        self.limit = limit
        while self.bytes > limit:
            self.bytes -= self._kept.popitem(last=False)[1][1]


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


def kept(draw: Callable[_P, _V]) -> Callable[_P, _V]:
    """Cache the results of a drawing function in ``pieces``."""

    @wraps(draw)
    def from_pieces(*what: _P.args, **more: _P.kwargs) -> _V:
        key = draw, what, *more.items()
        try:
            found: _V = pieces[key]
        except KeyError:
            pass
        else:
            return found
        pieces[key] = made = draw(*what, **more)
        return made

    return from_pieces
