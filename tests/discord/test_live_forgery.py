"""Events that Discord would never send: the bot passes over them and answers whoever comes next."""

import asyncio
import json
import logging
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.discord.loopback import Loopback
from tests.discord.payloads import Json, snowflake
from tests.discord.test_live_client import buttons, connected

NOTHING_LIKE_IT: tuple[Any, ...] = (
    None,
    [],
    {},
    "x",
    -1,
    10**30,
    True,
    "\ud800",
    [[]],
    {"id": None},
)
EVENTS = ("GUILD_CREATE", "GUILD_UPDATE", "CHANNEL_UPDATE", "THREAD_CREATE", "MESSAGE_CREATE")


def spoilt(event: Json) -> Iterator[Json]:
    """The same without each of its parts, and with nonsense in the place of each."""
    places: list[tuple[Any, ...]] = [(key,) for key in event]
    places += [("data", key) for key in event["data"]]
    places += [("member", "user"), ("member", "user", "id"), ("data", "options", 0, "type")]
    for place in places:
        for value in (*NOTHING_LIKE_IT, ...):
            made = deepcopy(event) | {"id": snowflake()}
            inside: Any = made
            try:
                for step in place[:-1]:
                    inside = inside[step]
                if value is ...:
                    del inside[place[-1]]
                else:
                    inside[place[-1]] = value
            except (KeyError, IndexError):
                continue
            yield made


async def send(server: Loopback, event: str, data: Any) -> None:
    """An event with whatever is in it: the loopback's own way looks for a server there."""
    text = json.dumps({"op": 0, "t": event, "s": None, "d": data})
    for socket in server._sockets:
        await socket.send_str(text)


@pytest.fixture
def unheard() -> Iterator[list[str]]:
    """What libraries log as errors, such as a task whose exception nobody took."""
    lines: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    yield lines
    logging.getLogger().removeHandler(handler)


async def test_no_event_ends_the_bot_or_its_connection(tmp_path: Path, unheard: list[str]) -> None:
    sent: list[Json] = []
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        dispatch = server.dispatch

        async def remember(event: str, data: Json) -> None:
            sent.append(data)
            await dispatch(event, data)

        server.dispatch = remember  # type: ignore[method-assign]
        lobby = (await server.answer(await server.command("rummy new contract"))).message
        rules = await server.command("rummy rules", game="contract")
        await server.answer(rules)
        await server.answer(await server.click(lobby, buttons(lobby)["More"]))
        server.dispatch = dispatch  # type: ignore[method-assign]
        with capture_logs() as logged:
            for kind, event in product((2, 4, 3, 5), sent[1:]):
                for made in spoilt({**event, "type": kind}):
                    await send(server, "INTERACTION_CREATE", made)
            for name, value in product(EVENTS, NOTHING_LIKE_IT):
                await send(server, name, value)
                await send(server, name, {"id": value, "guild_id": value})
            answered = await server.answer(
                await server.click(lobby, buttons(lobby)["Join"], by="Ben")
            )
        assert "**Ben**" in str(answered.data), "whoever comes next is answered"
        assert len(server.identified) == 1, "over the same connection"
        events = {line["event"] for line in logged if line["log_level"] == "error"}
        assert events <= {"event_unreadable", "fault"}
        for line in logged:
            if line["event"] == "event_unreadable":
                assert set(line) <= {"event", "event_name", "fault", "log_level"}
        await asyncio.sleep(0)
    assert unheard == []
