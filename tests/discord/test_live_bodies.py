"""What is sent of a screen, over real sockets: files in one piece, and no reply without need."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import BytesPayload
from discord.utils import utcnow

from bot.discordpy.components import Body, InOnePiece, Upload
from bot.discordpy.interaction_answers import AnswerToken
from tests.discord.live_table import game, lobby
from tests.discord.loopback import Loopback
from tests.discord.payloads import APPLICATION_ID
from tests.discord.test_live_client import buttons, connected, refused

PICTURE = bytes(range(256)) * 40
"""Also what ends a line, and what looks like the end of a part."""
BODY = Body(
    [{"type": 10, "content": "“Ναι”, 7♠ \r\n--"}],
    (Upload("hand0.png", PICTURE), Upload("all.json", b"\r\n--\r\n")),
)


async def test_files_come_as_they_are_also_when_they_are_sent_once_more(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=1)
        [asked] = [one for one in server.asked.values() if one.source == live.message]
        person = live.table.roster.host
        token = AnswerToken(bot, APPLICATION_ID, int(asked.id), asked.token, person, utcnow())
        server.fail("PATCH", "/webhooks/*", 503)
        server.fail("POST", "/webhooks/*", 429)
        edited, sent = await token.edit(BODY), await token.follow(BODY)
        assert edited == live.table.message_id == int((await token.find())["id"])
        followed = replace(token, number=sent)
        assert await followed.edit(BODY._replace(files=())) == sent
        assert server.sent("PATCH", "/webhooks/*")[-1].payload["attachments"] == []
        requests = [
            *server.sent("PATCH", "/webhooks/*")[-3:-1],
            *server.sent("POST", "/webhooks/*"),
        ]
        assert [one.status for one in requests] == [503, 200, 429, 200]
        for one in requests:
            assert one.files == list(BODY.files)
            assert one.payload["components"] == BODY.components


async def test_a_form_is_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    session = SimpleNamespace(request=lambda *what, **given: asked.append((what, given)))
    whole: Any = InOnePiece(session, '{"type": 7}', BODY.files)  # type: ignore[arg-type]  notes only
    whole.request("POST", "http://discord.test", data="what aiohttp would make of it", params=None)
    [(what, given)] = asked
    assert what == ("POST", "http://discord.test")
    assert isinstance(given["data"], BytesPayload)
    assert given["params"] is None


async def test_discord_tells_what_came_of_an_answer_only_where_its_id_is_needed(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await game(server, bot, 0)
        hand = await server.click(live.message, buttons(live.message)["My hand"], by="Ann0")
        await server.answer(hand)
        asked = {one.id: one.event["data"] for one in server.asked.values()}
        told = {
            (one.payload["type"], "with_response" in one.query)
            for one in server.sent("POST", "/interactions/*")
            if "name" not in asked[one.path.split("/")[2]]
        }
        opened = [
            one.query
            for one in server.sent("POST", "/interactions/*")
            if "name" in asked[one.path.split("/")[2]]
        ]
    assert told <= {(4, False), (6, False), (7, False)}
    assert (7, False) in told
    assert opened == [{"with_response": "1"}]
    assert refused(server) == []
