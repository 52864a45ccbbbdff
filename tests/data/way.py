"""The way to a PostgreSQL server, in the hands of a test."""

import asyncio
import contextlib


class Way:
    """Between a database and its server: it can be cut, or swallow what is sent.

    ``trips`` counts what was sent to the server: its client waits for an answer in between.
    """

    def __init__(self) -> None:
        self.silent = False
        self.trips = 0
        self._ends: list[asyncio.StreamWriter] = []
        self._server: asyncio.Server | None = None

    async def open(self, port: int, at: int = 0) -> int:
        """To this port, from the port that it returns."""

        async def carry(
            reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, counts: bool = False
        ) -> None:
            with contextlib.suppress(OSError):
                while data := await reader.read(2**16):
                    self.trips += counts
                    if not self.silent:
                        writer.write(data)
                writer.close()

        async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection("127.0.0.1", port)
            self._ends += [writer, back]
            await asyncio.gather(carry(reader, back, counts=True), carry(there, writer))

        self._server = await asyncio.start_server(connect, "127.0.0.1", at)
        return int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()
