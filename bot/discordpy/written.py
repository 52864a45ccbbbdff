"""What people write, as far as it can be kept."""

import re
from collections.abc import Mapping, Sequence

__all__ = ["is_writable"]

_SURROGATE = re.compile("[\ud800-\udfff]")


def is_writable(told: object) -> bool:
    """Whether every text in what Discord tells can be stored and sent.

    Half of a pair of surrogates is no sign in any encoding, and databases refuse the sign of
    number 0. No keyboard writes either.
    """
    if isinstance(told, str):
        return "\0" not in told and (told.isascii() or _SURROGATE.search(told) is None)
    if isinstance(told, Mapping):
        return all(map(is_writable, told.values()))
    if isinstance(told, Sequence) and not isinstance(told, bytes):
        return all(map(is_writable, told))
    return True
