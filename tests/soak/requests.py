"""Requests that Discord counts toward a ban are rare."""

from collections import Counter
from collections.abc import Iterator

from tests.soak.promises import Broken
from tests.soak.watched import WatchedLoopback

_DEAD = (401, 403, 404, 429)
_ONE_IN = 1000


def dead(server: WatchedLoopback) -> Iterator[Broken]:
    """Of all requests but those that a trouble of ours has met."""
    found = dead_requests(server)
    if found.total() > max(1, len(server.answered) / _ONE_IN):
        yield Broken("dead requests are rare", f"{dict(found)} of {len(server.answered)}")


def dead_requests(server: WatchedLoopback) -> Counter[str]:
    """By their kind and status. That something we took away is gone may be found out once."""
    found: Counter[str] = Counter()
    excused: set[tuple[str, str]] = set()
    for one in server.answered:
        if one.status not in _DEAD or one in server.injected:
            continue
        key = one.method, one.path
        if not server.taken.isdisjoint(one.path.split("/")) and key not in excused:
            excused.add(key)
        else:
            found[f"{one.method} {_kind(one.path)} {one.status}"] += 1
    return found


def _kind(path: str) -> str:
    """The route without its ids."""
    return "/".join(part for part in path.split("/") if not part.isdigit() and "token" not in part)
