"""What goes wrong between a bot and Discord, request by request.

Each kind takes a method ("*": any) and an fnmatch pattern of paths. It holds for the next matching
request, for so many ``times``, or until `heal` (None). ``where`` picks among them by their bodies.
The kind that was asked for first comes first.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import web

from tests.discord.loopback_http import Request, error, matches, too_many

Where = Callable[[Request], bool]
CarryOut = Callable[[Request], web.Response]


@dataclass
class Fault:
    """What becomes of a request.

    ``held``: waited for first. ``carried_out``: it is done all the same. ``late``: seconds until it
    is answered. ``answer``: with what, in the place of what came of it. ``cut``: its connection is.
    """

    method: str
    path: str
    times: int | None
    where: Where | None
    held: asyncio.Event | None = None
    wait: float = 0.0
    carried_out: bool = True
    late: float = 0.0
    answer: Callable[[], web.Response] | None = None
    cut: bool = False

    def meets(self, request: Request) -> bool:
        """Whether this is what becomes of a request."""
        here = matches(request, self.method, self.path)
        return here and (self.where is None or self.where(request))


class Faults:
    """Kinds of trouble; `Loopback` has them all."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._ended = asyncio.Event()

    def fail(
        self,
        method: str,
        path: str,
        status: int,
        *,
        code: int = 0,
        times: int | None = 1,
        retry_after: float = 0.01,
        via: bool = True,
        everywhere: bool = False,
        carried_out: bool = False,
        where: Where | None = None,
    ) -> None:
        """Answer with this status and code; ``carried_out``: though it was done.

        A 429 carries ``retry_after`` (seconds), is for the whole bot if ``everywhere``, and has,
        unless ``via`` is False, the header without which discord.py gives up.
        """

        def answer() -> web.Response:
            if status == 429:
                return too_many(retry_after, via=via, everywhere=everywhere)
            return error(status, code, f"injected {status}")

        self._add(Fault(method, path, times, where, carried_out=carried_out, answer=answer))

    def reset(
        self,
        method: str,
        path: str,
        *,
        carried_out: bool = False,
        times: int | None = 1,
        where: Where | None = None,
    ) -> None:
        """Cut the connection instead of an answer, before the request is done or after."""
        self._add(Fault(method, path, times, where, carried_out=carried_out, cut=True))

    def hang(
        self,
        method: str,
        path: str,
        *,
        carried_out: bool = False,
        times: int | None = 1,
        where: Where | None = None,
    ) -> None:
        """Never answer, whether it is done or not."""
        fault = Fault(method, path, times, where, carried_out=carried_out, late=float("inf"))
        self._add(fault)

    def slow(
        self,
        method: str,
        path: str,
        seconds: float,
        *,
        times: int | None = 1,
        where: Where | None = None,
    ) -> None:
        """Do it at once and answer so late."""
        self._add(Fault(method, path, times, where, late=seconds))

    def delay(
        self,
        method: str,
        path: str,
        seconds: float,
        *,
        times: int | None = 1,
        where: Where | None = None,
    ) -> None:
        """Let it come so late, as if the way to Discord had taken that long."""
        self._add(Fault(method, path, times, where, wait=seconds))

    def stall(self, method: str, path: str, *, where: Where | None = None) -> asyncio.Event:
        """Do the next matching request only when the event is set, whoever waits for it or not."""
        held = asyncio.Event()
        self._add(Fault(method, path, 1, where, held=held))
        return held

    def heal(self) -> None:
        """Nothing goes wrong from now on; what hangs already hangs."""
        self._faults.clear()

    def _add(self, fault: Fault) -> None:
        self._faults.append(fault)

    async def _meet(
        self, request: Request, http: web.Request, carry_out: CarryOut
    ) -> web.StreamResponse:
        """Answer a request as it goes now."""
        fault = self._next(request)
        if fault is None:
            return carry_out(request)
        if fault.held is not None:
            await fault.held.wait()
        await self._pass(fault.wait)
        response = carry_out(request) if fault.carried_out else web.Response()
        await self._pass(fault.late)
        if fault.cut and http.transport is not None:
            http.transport.abort()
        return response if fault.answer is None else fault.answer()

    def _next(self, request: Request) -> Fault | None:
        fault = next((one for one in self._faults if one.meets(request)), None)
        if fault is not None and fault.times is not None:
            fault.times -= 1
            if fault.times == 0:
                self._faults.remove(fault)
        return fault

    async def _pass(self, seconds: float) -> None:
        """So many seconds, or until this Discord ends."""
        if seconds:
            limit = None if seconds == float("inf") else seconds
            try:
                await asyncio.wait_for(self._ended.wait(), limit)
            except TimeoutError:
                return
