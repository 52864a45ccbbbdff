"""Discord's rate limits on the loopback: as it counts them, and as discord.py keeps them."""

import asyncio

import pytest

from tests.discord.loopback import Loopback
from tests.discord.payloads import CHANNEL_ID
from tests.discord.rate_limits import RateLimits
from tests.discord.tiny_bot import tiny_bot, view

EDIT = ("PATCH", "/channels/7/messages/1")
TOKEN = ("PATCH", "/webhooks/1/abc/messages/@original")
CALLBACK = ("POST", "/interactions/1/abc/callback")


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refused(limits: RateLimits, times: int, method: str, path: str) -> int:
    return sum(limits.take(method, path).retry_after is not None for _ in range(times))


def test_a_bot_has_50_requests_in_a_second_and_then_all_of_them_again(clock: Clock) -> None:
    limits = RateLimits(clock=clock)
    for number in range(50):
        assert limits.take("GET", f"/channels/{number}").retry_after is None
    clock.now += 0.75
    verdict = limits.take("GET", "/channels/1")
    assert (verdict.retry_after, verdict.everywhere) == (0.25, True)
    clock.now += 0.25
    assert refused(limits, 51, "GET", "/channels/1") == 1


def test_what_answers_an_interaction_does_not_count_to_them(clock: Clock) -> None:
    limits = RateLimits(1, clock)
    assert limits.take(*EDIT).retry_after is None
    assert refused(limits, 100, *CALLBACK) == 0
    assert limits.take(*TOKEN).retry_after is None
    assert limits.take(*EDIT).retry_after is not None


def test_a_channel_takes_five_edits_in_five_seconds(clock: Clock) -> None:
    limits = RateLimits(clock=clock)
    assert refused(limits, 6, *EDIT) == 1
    verdict = limits.take(*EDIT)
    assert (verdict.retry_after, verdict.everywhere) == (5, False)
    assert verdict.headers["X-RateLimit-Remaining"] == "0"
    assert refused(limits, 5, "PATCH", "/channels/8/messages/1") == 0
    assert limits.take("POST", "/channels/7/messages").retry_after is None
    clock.now += 5
    assert limits.take(*EDIT).headers["X-RateLimit-Remaining"] == "4"


def test_a_token_takes_five_requests_in_two_seconds(clock: Clock) -> None:
    limits = RateLimits(clock=clock)
    assert refused(limits, 6, *TOKEN) == 1
    assert refused(limits, 5, "POST", "/webhooks/1/other") == 0


def test_what_is_refused_counts_for_nothing(clock: Clock) -> None:
    limits = RateLimits(1, clock)
    limits.take("GET", "/channels/7")
    assert refused(limits, 9, *EDIT) == 9
    clock.now += 1
    assert limits.take(*EDIT).headers["X-RateLimit-Remaining"] == "4"


async def test_discord_py_waits_where_the_whole_bot_asks_too_much_and_loses_nothing() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        server.limits = RateLimits(2)
        places = [await server.add_channel() for _ in range(3)]
        await asyncio.gather(
            *(bot.get_partial_messageable(place).send(view=view("here")) for place in places)
        )
        assert len(server.messages) == 3
        assert server.limited
        assert {one.status for one in server.limited} == {429}
        assert all(one.path.startswith("/channels/") for one in server.limited)


async def test_discord_py_reads_how_a_channel_stands_and_asks_no_more_than_that() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        server.limits = RateLimits()
        channel = bot.get_partial_messageable(CHANNEL_ID)
        message = await channel.send(view=view("here"))
        for _ in range(4):
            await message.edit(view=view("there"))
        # It gives the fifth back only when there is room for a sixth.
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(message.edit(view=view("at last")), 0.2)
        assert len(server.sent("PATCH", "/channels/*/messages/*")) == 5
        [shown] = server.messages.values()
        assert shown["components"][0]["content"] == "at last"
        assert not server.limited
