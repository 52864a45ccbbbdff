"""What is offered while somebody types is lost on the way: that is one line of the log."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.discord.loopback import Loopback
from tests.discord.test_live_client import SECONDS, connected


async def test_an_offer_that_is_lost_is_one_line_and_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        with capture_logs() as lines:
            for trouble in ("cut", 40060, 50035):
                if isinstance(trouble, int):
                    server.fail("POST", "/interactions/*", 400, code=trouble)
                else:
                    server.reset("POST", "/interactions/*")
                await server.complete("server void", "game", "")
                async with asyncio.timeout(SECONDS):
                    while len(lost(lines)) + len(ours(caplog)) < len(server.asked):  # noqa: ASYNC110  nothing else tells
                        await asyncio.sleep(0.01)
    assert lost(lines) == ["warning", "info"]
    [fault] = ours(caplog)
    assert "autocomplete" in fault


def lost(lines: Sequence[Mapping[str, object]]) -> list[object]:
    """How loud the log tells of offers that were lost."""
    offers = [line for line in lines if line.get("doing") == "autocomplete"]
    assert {line["event"] for line in offers} <= {"answer_lost"}
    return [line["log_level"] for line in offers]


def ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log calls a fault."""
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
