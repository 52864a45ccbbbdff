"""A TCP proxy on 127.0.0.1 that a test controls, in a thread with its own loop."""

import asyncio
import socket
import struct
from collections.abc import Callable
from threading import Thread
from typing import Self, TypeVar

T = TypeVar("T")
_FIRST = 2048
"""Bytes kept of a client's first data. asyncpg asks for TLS before it sends names."""
_RESET = struct.pack("ii", 1, 0)


class Proxy:
    """A proxy between clients and a server.

    Its methods may be called from any thread, and have taken effect when they return. Held bytes
    are still read, so that they aren't lost if their sender disappears. They are passed on before
    the end of the connection is. ``port`` is where it listens. ``pieces`` counts how often clients
    have sent something.
    """

    def __init__(self, host: str, port: int) -> None:
        self.port = 0
        self.pieces = 0
        self._to = host, port
        self._links: set[_Link] = set()
        self._seconds = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._flows = asyncio.Event()
        self._flows.set()
        self._door = self._bound()
        self._server: asyncio.Server | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        self.refuse(on=False)
        return self

    def __exit__(self, *fault: object) -> None:
        self.refuse(on=True)
        self._door.close()
        self.cut()
        asyncio.run_coroutine_threadsafe(self._ended(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def connections(self) -> int:
        """How many clients have a connection and haven't heard of its end."""
        return self._do(lambda: len(self._links))

    def hold(self) -> None:
        """Hold the bytes of all connections, in both directions. New connections are held too."""
        self._do(self._flows.clear)

    def release(self) -> None:
        """Pass on all held bytes, in order."""
        self._do(self._flows.set)

    def slow(self, seconds: float) -> None:
        """Delay each piece from now on by this."""

        def slow() -> None:
            self._seconds = seconds

        self._do(slow)

    def cut(self) -> None:
        """Reset all connections on both sides."""

        def cut() -> None:
            for link in list(self._links):
                link.cut()

        self._do(cut)

    def refuse(self, on: bool) -> None:
        """Stop listening, or listen again. The port stays ours."""

        async def listen() -> None:
            if on and self._server is not None:
                self._server.close()
                self._server = None
                self._door = self._bound()
            elif not on and self._server is None:
                self._server = await self._loop.create_server(self._accept, sock=self._door)

        asyncio.run_coroutine_threadsafe(listen(), self._loop).result()

    def half_open(self, *, holding: bytes) -> int:
        """Close the server's side of connections whose first data contains ``holding``.

        Their clients never hear of it. Returns how many there were.
        """

        def half_open() -> int:
            chosen = [link for link in self._links if link.is_whole and holding in link.first]
            for link in chosen:
                link.half_open()
            return len(chosen)

        return self._do(half_open)

    async def _ended(self) -> None:
        """Wait until nothing is under way."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
        # asyncio closes a socket in the next turn of its loop.
        await asyncio.sleep(0)

    def _bound(self) -> socket.socket:
        """Keep the port without listening."""
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", self.port))
        self.port = door.getsockname()[1]
        return door

    def _accept(self) -> asyncio.Protocol:
        link = _Link(self)
        self._links.add(link)
        return link.client

    def _do(self, act: Callable[[], T]) -> T:
        async def run() -> T:
            return act()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result()


class _Side(asyncio.Protocol):
    """One end of a connection.

    ``heard`` has the received data, each with the time from which it may go to the other end. None
    is the end of the data.
    """

    def __init__(self, came: Callable[[bytes | None], float]) -> None:
        self.transport: asyncio.Transport | None = None
        self.made = asyncio.Event()
        self.heard = asyncio.Queue[tuple[float, bytes | None]]()
        self._came = came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.made.set()

    def data_received(self, data: bytes) -> None:
        self.heard.put_nowait((self._came(data), data))

    def connection_lost(self, fault: Exception | None) -> None:
        self.heard.put_nowait((self._came(None), None))

    def reset(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            here: socket.socket = self.transport.get_extra_info("socket")
            here.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            self.transport.abort()


class _Link:
    """A client's connection, and ours to the server."""

    def __init__(self, proxy: Proxy) -> None:
        self.first = b""
        self.is_whole = True
        self._proxy = proxy
        self.client = _Side(self._client_came)
        self._server = _Side(self._due)
        self._task = proxy._loop.create_task(self._carry())

    def cut(self) -> None:
        self._task.cancel()
        self.client.reset()
        self._server.reset()
        self._proxy._links.discard(self)

    def half_open(self) -> None:
        self.is_whole = False
        self._task.cancel()
        self._server.reset()

    def _due(self, data: bytes | None) -> float:
        return self._proxy._loop.time() + self._proxy._seconds

    def _client_came(self, data: bytes | None) -> float:
        if data is not None:
            self.first += data[: _FIRST - len(self.first)]
            self._proxy.pieces += 1
        elif not self.is_whole:
            self._proxy._links.discard(self)
        return self._due(data)

    async def _carry(self) -> None:
        await self.client.made.wait()
        await self._proxy._flows.wait()
        try:
            await self._proxy._loop.create_connection(lambda: self._server, *self._proxy._to)
        except OSError:
            self.cut()
            return
        await asyncio.gather(
            self._pass(self.client, self._server), self._pass(self._server, self.client)
        )
        self._proxy._links.discard(self)

    async def _pass(self, whence: _Side, to: _Side) -> None:
        data: bytes | None = b""
        while data is not None:
            due, data = await whence.heard.get()
            await asyncio.sleep(due - self._proxy._loop.time())
            await self._proxy._flows.wait()
            assert to.transport is not None
            if data is None:
                to.transport.close()
            else:
                to.transport.write(data)
