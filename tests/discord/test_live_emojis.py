"""The first start makes the emojis of all cards, and Discord may let the rest of them wait."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.render.specs import EMOJI_NAMES
from bot.workers.painter import Painter
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import SECONDS, buttons, connected

POST = ("POST", "/applications/*/emojis")
DOT = b"\x89PNG\r\n\x1a\n"


async def painted(painter: Painter) -> Mapping[str, bytes]:
    """A dot for each card: real ones take seconds."""
    return {name: DOT for names in EMOJI_NAMES.values() for name in names.values()}


@pytest.mark.parametrize("refused", [True, False])
async def test_emojis_that_have_to_wait_are_one_line_and_hold_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, refused: bool
) -> None:
    """Either Discord refuses one, or it says after the last that no more are left for now."""
    monkeypatch.setattr(Painter, "emojis", painted)
    async with Loopback() as server:
        server.emojis.clear()
        if refused:
            after_three = iter(range(10))
            server.fail(*POST, 429, retry_after=1800, where=lambda _: next(after_three) >= 3)
        else:
            server.emojis_left = 3
        with capture_logs() as lines:
            async with connected(server, tmp_path / "a.db", emojis=True):
                async with asyncio.timeout(SECONDS):
                    while not (told := [one for one in lines if "emojis" in one["event"]]):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                [line] = told
                assert line["event"] == "card_emojis_wait"
                assert 1790 <= line["seconds"] <= 1800
                assert "Until then cards in texts are letters" in line["hint"]
                opened = await server.answer(await server.command("rummy new basic"))
                assert "Join" in buttons(opened.message)
        assert len(server.emojis) == 3
