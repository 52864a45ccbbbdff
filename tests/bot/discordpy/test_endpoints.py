"""Pointing discord.py at a proxy: which addresses are taken, how, and which are refused."""

from collections.abc import Iterator

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discordpy.connection import point_at
from tests.pointed import pointed_at

REST = "https://discord.com/api/v10"
GATEWAY = yarl.URL("wss://gateway.discord.gg/")


@pytest.fixture(autouse=True)
def _back_to_discord() -> Iterator[None]:
    with pointed_at("", ""):
        yield


@pytest.mark.parametrize(
    ("given", "base"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v10"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/api/v10"),
        ("https://proxy.example/api", "https://proxy.example/api/v10"),
        ("https://proxy.example/api/v10", "https://proxy.example/api/v10"),
        ("https://proxy.example/api/v10//", "https://proxy.example/api/v10"),
        ("https://proxy.example/discord", "https://proxy.example/discord/api/v10"),
        (" https://proxy.example?x=1#y ", "https://proxy.example/api/v10"),
        ("", REST),
    ],
)
def test_where_requests_go(given: str, base: str) -> None:
    point_at(given, "")
    assert base == Route.BASE
    assert Route("GET", "/users/@me").url == f"{base}/users/@me"
    assert GATEWAY == DiscordWebSocket.DEFAULT_GATEWAY


def test_where_the_gateway_is() -> None:
    point_at("", "ws://127.0.0.1:8081/gateway/")
    assert yarl.URL("ws://127.0.0.1:8081/gateway/") == DiscordWebSocket.DEFAULT_GATEWAY
    assert Route.BASE == REST


@pytest.mark.parametrize(
    ("api", "gateway", "sentence"),
    [
        ("proxy.example", "", "DISCORD_API_URL must be an address such as https://"),
        ("ws://proxy.example", "", "DISCORD_API_URL must be an address such as https://"),
        ("http://", "", "DISCORD_API_URL must be an address such as https://"),
        ("http://proxy.example:port", "", "DISCORD_API_URL must be an address such as https://"),
        ("https://proxy.example/api/v9", "", "names API v9, but this bot speaks v10"),
        ("", "https://proxy.example", "DISCORD_GATEWAY_URL must be an address such as wss://"),
        ("https://proxy.example", "nowhere", "DISCORD_GATEWAY_URL must be an address such as"),
    ],
)
def test_what_cannot_be_meant_is_refused_and_changes_nothing(
    api: str, gateway: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        point_at(api, gateway)
    assert (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY) == (REST, GATEWAY)


def test_for_the_length_of_a_with() -> None:
    with pointed_at("http://one.example", "ws://one.example"):
        with pytest.raises(RuntimeError), pointed_at("http://two.example", ""):
            raise RuntimeError
        assert Route.BASE == "http://one.example/api/v10"
    assert (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY) == (REST, GATEWAY)
