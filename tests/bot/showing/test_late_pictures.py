"""What comes later comes into its message, unless that shows something else by then."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.blocks.screen import FELT, Screen
from bot.showing import late_pictures
from bot.showing.late_pictures import LatePictures
from bot.workers.painter import Painter

LATER = Screen(("There it is.",), FELT)


class Message:
    """A private message that notes what it shows."""

    def __init__(self) -> None:
        self.interaction_id = 5
        self.shows: list[str] = []

    async def edit(self, body: Any) -> None:
        self.shows.append(str(body.written()))


async def _settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def late() -> LatePictures:
    return LatePictures(Painter(inline=True))


async def test_a_screen_follows_once_it_is_there(late: LatePictures) -> None:
    message, there = Message(), asyncio.Event()

    async def coming() -> Screen:
        await there.wait()
        return LATER

    shown: Any = message
    late.follow(7, shown, coming)
    await _settled()
    assert message.shows == []
    there.set()
    await _settled()
    [now] = message.shows
    assert "There it is." in now
    assert late._owed == {}


async def test_a_message_that_is_used_for_something_else_stays(late: LatePictures) -> None:
    message, there = Message(), asyncio.Event()

    async def coming() -> Screen:
        await there.wait()
        return LATER

    shown: Any = message
    late.follow(7, shown, coming)
    late.forget(7)
    there.set()
    await _settled()
    assert message.shows == []


async def test_nothing_is_sent_by_a_token_that_is_no_more(
    late: LatePictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord counts such requests, and shuts out who makes many."""
    monkeypatch.setattr(late_pictures, "LIFE", timedelta())
    message: Any = Message()

    async def coming() -> Screen:
        return LATER

    late.follow(7, message, coming)
    await _settled()
    assert message.shows == []
