"""Requests that Discord counts toward a ban are rare."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf

from tests.soak.answers import TIMEOUT
from tests.soak.healing import Healing
from tests.soak.promises import Broken
from tests.soak.watched import WatchedLoopback

_ONE_IN = {401: 1000, 403: 1000, 429: 1000, 404: 100}
"""How rare they are to be, by status: Discord counts all but the last. A message that is gone is
found out by asking, too."""
_BOTH = 1.5
"""Seconds around a takeover in which both processes may answer."""
_FREE = {1000: 3, 100: 10}
"""So many are nothing in a short run, by the same numbers."""


def dead(server: WatchedLoopback) -> Iterator[Broken]:
    """Of all requests but those that a trouble of ours has met."""
    found = dead_requests(server)
    for most in sorted(set(_ONE_IN.values())):
        some = {kind: n for kind, n in found.items() if _ONE_IN[int(kind.split()[-1])] == most}
        if sum(some.values()) > max(_FREE[most], len(server.answered) / most):
            yield Broken("dead requests are rare", f"{some} of {len(server.answered)}")


def answered_twice(
    server: WatchedLoopback, takeovers: Sequence[tuple[float, float]], healing: Healing
) -> Iterator[Broken]:
    """Nobody answers what was answered: two processes of one shard would, but for a second.

    ``takeovers``: from when to when nobody served a shard. A trouble of Discord may have whoever is
    not heard ask again.
    """
    times = [(one.begin, (one.end or one.begin) + 2 * TIMEOUT) for one in healing.troubles]
    times += [(until - _BOTH, until + _BOTH) for _, until in takeovers]
    again = [
        one
        for one in server.answered
        if one.status == 400 and one.path.endswith("/callback") and one not in server.injected
        if not any(begin <= one.at <= end for begin, end in times)
    ]
    if again:
        ends = [until for _, until in takeovers]
        near = [min((abs(one.at - end) for end in ends), default=inf) for one in again]
        told = f"{len(again)} were answered twice, {min(near):.1f} s from a takeover or more"
        yield Broken("one answer to a click", told)


def dead_requests(server: WatchedLoopback) -> Counter[str]:
    """Count dead requests by their kind and status.

    The bot may find out once that something we took away is gone. Once per interaction it may also
    ask for an answer that isn't there (``answering.decline``).

    An interaction that nobody answered within Discord's time is unknown to it then, and so is its
    token: answers.py judges whether the bot had the time.
    """
    late = {
        part
        for one in server.deliveries.values()
        if one.answered is None or one.seconds > TIMEOUT
        for part in (one.asked.id, one.asked.token)
    }
    by_token = {one.asked.token: one.asked for one in server.deliveries.values()}
    found: Counter[str] = Counter()
    excused: set[tuple[str, str]] = set()
    for one in server.answered:
        if one.status not in _ONE_IN or one in server.injected:
            continue
        key, meant = (one.method, one.path), {*one.path.split("/")}
        if one.status == 404 and not late.isdisjoint(meant):
            continue
        # An answer is named by its token alone.
        answers = [by_token[part].source for part in meant & by_token.keys()]
        meant |= {answer["id"] for answer in answers if answer is not None}
        asks = one.method == "GET" and one.path.endswith("/messages/@original")
        if (asks or not server.taken.isdisjoint(meant)) and key not in excused:
            excused.add(key)
        else:
            found[f"{one.method} {_kind(one.path)} {one.status}"] += 1
    return found


def _kind(path: str) -> str:
    """The route without its ids."""
    return "/".join(part for part in path.split("/") if not part.isdigit() and "token" not in part)
