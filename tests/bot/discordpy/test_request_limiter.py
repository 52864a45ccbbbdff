"""Requests leave one after the other, below what Discord takes, and anew after it has refused."""

import asyncio

import pytest

from bot.discordpy import request_limits
from bot.discordpy.outcome import Outcome, outcome
from bot.discordpy.request_limits import RequestLimiter
from tests.each import each


class Clock:
    """Seconds that go by when somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.refuse: list[RequestLimiter] = []
        monkeypatch.setattr(request_limits.asyncio, "sleep", self.sleep)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.refuse:
            self.refuse.pop().pause(0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@each("granted", [1, 10, 50, 75, 500])
def test_no_second_has_more_than_discord_takes_and_most_is_used(granted: int) -> None:
    timing = RequestLimiter(granted, lambda: 0.0)
    frames = [timing.reserve() for _ in range(granted * 4)]
    assert frames == sorted(frames)
    for first in frames:
        assert sum(first <= one < first + 1.0 for one in frames) <= max(granted * 0.95, 1)
    assert frames[-1] < 4 / 0.88


def test_a_few_at_once_need_not_wait(clock: Clock) -> None:
    timing = RequestLimiter(50, clock)
    assert [timing.reserve() for _ in range(5)] == [0.0] * 5
    assert timing.reserve() > 0
    clock.now += 60
    assert [timing.reserve() for _ in range(5)] == [0.0] * 5


async def test_a_moment_that_was_waited_for_is_not_waited_for_again(clock: Clock) -> None:
    timing = RequestLimiter(1, clock)
    timing.reserve()
    with timing.paid():
        await timing.turn()
        assert clock.now == 100.0
        await timing.turn()
    assert clock.now > 101.0, "one request was paid for"


async def test_what_was_paid_for_before_a_refusal_is_lost(clock: Clock) -> None:
    timing = RequestLimiter(1, clock)
    timing.reserve()
    with timing.paid():
        timing.pause(0)
        await timing.turn()
    assert clock.now > 101.0


async def test_whoever_waits_while_another_is_refused_asks_anew(clock: Clock) -> None:
    timing = RequestLimiter(1, clock)
    timing.reserve()
    clock.refuse.append(timing)
    await timing.turn()
    assert clock.now > 102.0


async def test_waiting_for_a_turn_does_not_count_as_discords_silence() -> None:
    timing = RequestLimiter(5)
    timing.reserve()
    assert await outcome(timing.turn(), "slow", seconds=0.01) is Outcome.DONE


async def test_what_follows_the_waiting_has_the_time_that_was_left() -> None:
    timing = RequestLimiter(5)
    timing.reserve()

    async def ask() -> None:
        await timing.turn()
        await asyncio.Event().wait()

    assert await outcome(ask(), "slow", seconds=0.01) is Outcome.UNHEARD


async def test_nothing_leaves_in_a_pause_and_not_all_at_once_at_its_end(clock: Clock) -> None:
    """Also what had its moment before, and what waits when the pause is set."""
    timing = RequestLimiter(1, clock)
    timing.reserve()
    with timing.paid():
        timing.pause(30)
        await timing.turn()
    assert clock.now >= 130.0
    await timing.turn()
    assert clock.now >= 131.0
