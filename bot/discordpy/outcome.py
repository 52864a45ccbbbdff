"""Outcomes of requests to Discord, which may refuse, be slow or out of reach.

- ``outcome`` is for requests that are repeated until Discord gives a definite answer.
- ``Attempt`` is for a request that is tried once. If a thread or an emoji can't be made, the log
  has a line and the game continues.
- ``Unanswered`` is for an answer to an interaction (``bot/discordpy/interaction_answers.py``). If
  a bug prevents the answer to a click, ``bot/clicks/fault_answers.py`` handles it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from types import TracebackType
from typing import Generic, NamedTuple, Self, TypeVar

import aiohttp
import discord
import structlog

_log = structlog.get_logger()

TIMEOUT = 5.0
"""Seconds that a request may take.

Otherwise discord.py would retry for half a minute, with a state that is out of date by then."""
UNREACHED = (TimeoutError, OSError, aiohttp.ClientError)
"""The errors of a connection that is cut, refused or silent."""

_UNAUTHORIZED, _FORBIDDEN, _NOT_FOUND, _TOO_MANY, BROKEN = 401, 403, 404, 429, 500
_LONGEST_PAUSE = 60.0
_ATTEMPT_TIMEOUT = 2.0
"""Seconds that an ``Attempt`` may take.

A person may have only a few clicks under way (``UserQueues`` in ``bot/clicks/person_limits.py``).
If attempts blocked all of them for longer than Discord waits, the next click would get no answer.
"""
_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)
PATIENCE: ContextVar[float] = ContextVar("patience", default=float("inf"))
"""Seconds that a request waits for a rate limit before it raises RouteLimited."""
ALL_FAIL: ContextVar[Callable[[], bool]] = ContextVar("all_fail", default=lambda: False)
"""Returns whether Discord is down. Then no failure is logged (``bot.start.outages``)."""
_V = TypeVar("_V")


class Outcome(Enum):
    """The outcome of a request."""

    DONE = "done"
    GONE = "gone"
    """Someone has deleted the message."""
    CLOSED = "closed"
    """The bot has no access to the channel, or the channel is deleted."""
    FORBIDDEN = "forbidden"
    """The bot lacks a permission for this request."""
    REFUSED = "refused"
    """Discord refuses the content."""
    UNHEARD = "unheard"
    """It is unknown whether Discord has done the request, so it should be sent again."""


class Refusal(NamedTuple):
    """The meaning of a code of Discord."""

    outcome: Outcome
    text: str | None = None
    """The id of the text for the person whose answer was refused, None if none can reach them."""
    is_common: bool = False
    """Whether the refusal is common at busy hours, so that it isn't logged as a warning."""


UNKNOWN_SERVER, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10004, 10008, 10015
ALREADY_ANSWERED, MISSING_ACCESS = 40060, 50001

_MEANINGS: tuple[tuple[Refusal, tuple[int, ...]], ...] = (
    (Refusal(Outcome.CLOSED), (10003, UNKNOWN_SERVER)),  # unknown channel
    (Refusal(Outcome.CLOSED, "refused-permission"), (MISSING_ACCESS,)),
    (Refusal(Outcome.CLOSED, "refused-thread"), (50083, 160005)),  # archived, locked
    # Unknown interaction, expired token.
    (Refusal(Outcome.CLOSED, is_common=True), (UNKNOWN_WEBHOOK, 10062, 50027)),
    (Refusal(Outcome.GONE, "refused-message", is_common=True), (UNKNOWN_MESSAGE,)),
    # Missing permissions, or the permission to read the history.
    (Refusal(Outcome.FORBIDDEN, "refused-permission"), (50013, 160002)),
    # AutoMod (a message, a title), harmful link.
    (Refusal(Outcome.REFUSED, "refused-content"), (200000, 200001, 240000)),
    # Slow mode, write limits (of a channel, a server), overloaded.
    (Refusal(Outcome.UNHEARD, "refused-busy"), (20016, 20028, 20029, 130000)),
    (Refusal(Outcome.UNHEARD, "refused-message"), (30046,)),  # edits of an old message
    (Refusal(Outcome.UNHEARD, is_common=True), (ALREADY_ANSWERED,)),
)
REFUSALS = {code: meaning for meaning, codes in _MEANINGS for code in codes}
"""The meanings of Discord's codes.

A bad request without one of these codes is a bug, also 50035 (invalid form body)."""


class RouteLimited(aiohttp.ClientError):
    """Discord accepts nothing on this route for ``seconds``.

    ``done``: whether this request was still accepted."""

    def __init__(self, seconds: float, *, done: bool) -> None:
        super().__init__(f"{seconds:.1f} s")
        self.seconds, self.done = seconds, done


class setting(Generic[_V]):  # noqa: N801  reads like a function
    """Set a context variable to this value in a block."""

    __slots__ = ("_before", "_value", "_variable")

    def __init__(self, variable: ContextVar[_V], value: _V) -> None:
        self._variable, self._value = variable, value

    def __enter__(self) -> None:
        self._before = self._variable.set(self._value)

    def __exit__(self, *_: object) -> None:
        self._variable.reset(self._before)


def end_long_wait(seconds: float, *, done: bool) -> None:
    """Raise RouteLimited if the request may not wait this long."""
    if seconds > PATIENCE.get():
        raise RouteLimited(seconds, done=done)


async def outcome(
    request: Awaitable[object],
    event: str,
    *,
    seconds: float | None = None,
    patience: float = float("inf"),
    **facts: object,
) -> Outcome:
    """Wait for a request and log its failure.

    ``patience``: the request waits at most this many seconds for a rate limit."""
    allowed = TIMEOUT if seconds is None else seconds
    try:
        async with asyncio.timeout(allowed) as limit:
            with setting(_limit, limit), setting(PATIENCE, min(allowed, patience)):
                await request
    except discord.HTTPException as error:
        meaning = _meaning(error.status, error.code)
        # A deleted message isn't a fault. If the bot wanted to delete the message, that is even the
        # goal.
        write = _log.info if meaning is Outcome.GONE else _log.warning
        if not _is_usual(error.status):
            write(event, status=error.status, code=error.code, **facts)
        return meaning
    except RouteLimited as limited:
        _log.warning("route_limited", doing=event, seconds=limited.seconds, **facts)
        return Outcome.DONE if limited.done else Outcome.UNHEARD
    except UNREACHED as fault:
        if not _is_usual():
            _log.warning(event, fault=type(fault).__name__, **facts)
        return Outcome.UNHEARD
    return Outcome.DONE


def _is_usual(status: int = 0) -> bool:
    """Return whether a request with this status (0 for no reply) failed because of an outage."""
    return (not status or status >= BROKEN) and ALL_FAIL.get()()


@contextmanager
def not_counted() -> Iterator[None]:
    """Pause the timeout of the current request in a block."""
    limit = _limit.get()
    until = None if limit is None or limit.expired() else limit.when()
    if limit is None or until is None:
        yield
        return
    loop = asyncio.get_running_loop()
    began = loop.time()
    limit.reschedule(None)
    try:
        yield
    finally:
        limit.reschedule(until + loop.time() - began)


def _meaning(status: int, code: int) -> Outcome:
    if not status or status >= BROKEN or status == _TOO_MANY:
        return Outcome.UNHEARD
    if code in REFUSALS:
        return REFUSALS[code].outcome
    return Outcome.CLOSED if status in (_UNAUTHORIZED, _FORBIDDEN) else Outcome.REFUSED


def pause(failures: int, longest: float = _LONGEST_PAUSE) -> float:
    """Return the seconds to wait after this number of failures in a row (at least 1)."""
    return float(min(longest, 2.0 ** min(failures - 1, 20)))


class Unanswered(Exception):
    """Discord didn't confirm an answer. If ``is_unknown``, Discord may have it anyway."""

    def __init__(self, *, status: int = 0, code: int = 0, fault: str = "") -> None:
        super().__init__(f"{status} {code} {fault}")
        self.status, self.code, self.fault = status, code, fault

    @property
    def is_unknown(self) -> bool:
        """Whether it is unknown if Discord has the answer."""
        return _meaning(self.status, self.code) is Outcome.UNHEARD

    @property
    def text(self) -> str | None:
        """The id of the text about the refusal, None if none can reach the person."""
        return REFUSALS[self.code].text if self.code in REFUSALS else None

    def log(self, **facts: object) -> None:
        """Write one line to the log, as a warning unless the failure is common at busy hours."""
        is_common = self.code in REFUSALS and REFUSALS[self.code].is_common
        write = _log.info if is_common else _log.warning
        if _is_usual(self.status):
            return
        why = {"status": self.status, "code": self.code} if self.status else {"fault": self.fault}
        write("answer_lost", **why, **facts)


def lost(error: BaseException) -> Unanswered | None:
    """Return the error of an answer as Unanswered, None if the error is a bug."""
    if isinstance(error, discord.HTTPException):
        ours = error.code not in REFUSALS and _meaning(error.status, error.code) is Outcome.REFUSED
        if ours and error.status != _NOT_FOUND:
            return None
        return Unanswered(status=error.status, code=error.code)
    if isinstance(error, discord.InteractionResponded):
        return Unanswered(status=400, code=ALREADY_ANSWERED)
    return Unanswered(fault=type(error).__name__) if isinstance(error, UNREACHED) else None


class Attempt:
    """A block of requests that ends early if Discord refuses one or can't be reached.

    The block also ends after ``seconds`` (None for no limit). The log has ``event`` with these
    facts.

    ``warn``: log a warning, because someone notices the failure.
    """

    def __init__(
        self,
        event: str,
        *,
        warn: bool = False,
        seconds: float | None = _ATTEMPT_TIMEOUT,
        **facts: object,
    ) -> None:
        self._log = _log.warning if warn else _log.info
        self._event, self._facts = event, facts
        self._time = asyncio.timeout(seconds)
        self._error: BaseException | None = None

    async def __aenter__(self) -> Self:
        await self._time.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        try:
            await self._time.__aexit__(kind, error, traceback)
        except TimeoutError as late:
            error = late
        if not isinstance(error, (discord.HTTPException, Unanswered, *UNREACHED)):
            return False
        self._error = error
        status = error.status if isinstance(error, discord.HTTPException | Unanswered) else 0
        if _is_usual(status):
            return True
        if isinstance(error, discord.HTTPException | Unanswered) and error.status:
            self._log(self._event, status=error.status, code=error.code, **self._facts)
        else:
            self._log(self._event, fault=type(error).__name__, **self._facts)
        return True

    @property
    def is_refused(self) -> bool:
        """Whether a request failed."""
        return self._error is not None

    @property
    def is_gone(self) -> bool:
        """Whether Discord says that the object doesn't exist."""
        return isinstance(self._error, discord.NotFound)

    @property
    def is_forbidden(self) -> bool:
        """Whether the bot lacks a permission, so that another try is useless."""
        return isinstance(self._error, discord.Forbidden)
