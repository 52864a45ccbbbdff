"""The network that tests have in their hands, tried with plain sockets."""

import socket
import time
from collections.abc import Iterator
from threading import Thread

import pytest

from tests.proxy import Proxy

LONG = 30.0
"""Seconds after which a socket gives up; nothing here takes so long."""
MOMENT = 0.2


class Server:
    """It says what it hears. ``ended``: what those had said who are gone."""

    def __init__(self) -> None:
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.heard: list[bytes] = []
        self.ended: list[bytes] = []
        Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                one, _ = self.door.accept()
            except OSError:
                return
            Thread(target=self.serve, args=(one,), daemon=True).start()

    def serve(self, one: socket.socket) -> None:
        whole, data = b"", b"."
        with one:
            while data:
                try:
                    data = one.recv(100)
                    one.sendall(data)
                except OSError:
                    break
                whole += data
                self.heard.append(data)
        self.ended.append(whole)

    def has_ended(self, *whole: bytes) -> bool:
        end = time.monotonic() + LONG
        while sorted(self.ended) != sorted(whole) and time.monotonic() < end:
            time.sleep(0.01)
        return sorted(self.ended) == sorted(whole)


@pytest.fixture
def server() -> Iterator[Server]:
    serving = Server()
    yield serving
    serving.door.shutdown(socket.SHUT_RDWR)
    serving.door.close()


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with Proxy("127.0.0.1", server.port) as standing:
        yield standing


def client(proxy: Proxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), timeout=LONG)


def says(one: socket.socket, words: bytes) -> None:
    one.sendall(words)
    hears(one, words)


def hears(one: socket.socket, words: bytes) -> None:
    heard = b""
    while len(heard) < len(words):
        more = one.recv(100)
        assert more, "it has ended"
        heard += more
    assert heard == words


def hears_nothing(one: socket.socket) -> None:
    one.settimeout(MOMENT)
    with pytest.raises(TimeoutError):
        one.recv(1)
    one.settimeout(LONG)


def test_it_passes_on_what_is_said_and_that_somebody_leaves(server: Server, proxy: Proxy) -> None:
    with client(proxy) as one, client(proxy) as other:
        says(one, b"one")
        says(other, b"other")
        assert (proxy.connections, proxy.pieces) == (2, 2)
    assert server.has_ended(b"one", b"other")


def test_what_is_held_goes_on_in_order_also_of_those_who_have_left(
    server: Server, proxy: Proxy
) -> None:
    with client(proxy) as one, client(proxy) as leaver:
        says(one, b"one")
        says(leaver, b"leaver")
        proxy.hold()
        with client(proxy) as new:
            one.sendall(b", two")
            leaver.sendall(b" says so")
            leaver.close()
            new.sendall(b"new")
            hears_nothing(one)
            hears_nothing(new)
            assert b"".join(server.heard) in (b"oneleaver", b"leaverone")
            proxy.release()
            hears(one, b", two")
            hears(new, b"new")
            assert server.has_ended(b"leaver says so")


def test_all_are_cut_and_new_ones_refused_for_a_while(server: Server, proxy: Proxy) -> None:
    with client(proxy) as one:
        says(one, b"one")
        proxy.refuse(on=True)
        says(one, b" goes on")
        with pytest.raises(ConnectionRefusedError):
            client(proxy)
        proxy.cut()
        with pytest.raises(ConnectionResetError):
            one.recv(1)
        assert server.has_ended(b"one goes on")
        assert proxy.connections == 0
        proxy.refuse(on=False)
        with client(proxy) as again:
            says(again, b"again")


def test_those_with_these_first_words_are_left_without_a_server(
    server: Server, proxy: Proxy
) -> None:
    with client(proxy) as chosen, client(proxy) as other:
        says(chosen, b"TLS?")
        says(chosen, b"I am the lock")
        says(other, b"I am a lamp")
        assert proxy.half_open(holding=b"lock") == 1
        assert server.has_ended(b"TLS?I am the lock")
        chosen.sendall(b"is anybody there?")
        hears_nothing(chosen)
        says(other, b" and I go on")
        assert proxy.half_open(holding=b"lock") == 0, "it has none"
        assert proxy.connections == 2
        proxy.cut()
        with pytest.raises(ConnectionResetError):
            chosen.recv(1)


def test_what_is_slow_comes_later_and_in_order(proxy: Proxy) -> None:
    with client(proxy) as one:
        says(one, b"quick")
        proxy.slow(MOMENT)
        begin = time.monotonic()
        one.sendall(b"1")
        one.sendall(b"2")
        hears(one, b"12")
        assert time.monotonic() - begin >= 2 * MOMENT, "there and back"


def test_nobody_is_let_in_where_the_server_is_gone(server: Server, proxy: Proxy) -> None:
    with Proxy("127.0.0.1", server.port) as second:
        server.door.shutdown(socket.SHUT_RDWR)
        server.door.close()
        with client(second) as one, pytest.raises(ConnectionResetError):
            one.recv(1)
    server.door = socket.create_server(("127.0.0.1", 0))
