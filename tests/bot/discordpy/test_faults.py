"""What Discord refuses stops nobody's game: it is logged, and said to whoever asked."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.discordpy.outcome import Attempt


def refusal(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="no")
    return kind(answer, {"code": 50013, "message": "no"})


async def test_what_stands_behind_a_refused_request_is_left_out_and_the_log_names_it() -> None:
    done = []
    with capture_logs() as lines:
        async with Attempt("call_stays", table="t1") as request:
            done.append("asked")
            raise refusal(discord.Forbidden, 403)
    assert done == ["asked"]
    assert request.is_refused
    assert request.is_forbidden
    [line] = lines
    assert line == {
        "event": "call_stays",
        "log_level": "info",
        "status": 403,
        "code": 50013,
        "table": "t1",
    }


async def test_a_warning_where_somebody_misses_something() -> None:
    with capture_logs() as lines:
        async with Attempt("player_not_called", warn=True) as request:
            raise refusal(discord.DiscordServerError, 503)
    assert request.is_refused
    assert not request.is_forbidden
    assert [line["log_level"] for line in lines] == ["warning"]


async def test_nothing_is_said_of_what_discord_has_done() -> None:
    with capture_logs() as lines:
        async with Attempt("call_stays") as request:
            pass
    assert not request.is_refused
    assert lines == []


async def test_what_nobody_hears_of_is_not_waited_for() -> None:
    with capture_logs() as lines:
        async with Attempt("call_stays", seconds=0.01) as request:
            await asyncio.sleep(60)
    assert request.is_refused
    assert [line["fault"] for line in lines] == ["TimeoutError"]


async def test_our_own_mistakes_are_raised() -> None:
    request = Attempt("call_stays")
    with pytest.raises(LookupError):
        async with request:
            raise LookupError
    assert not request.is_refused
