"""Requests leave one after the other, below what Discord takes, and anew after it has refused."""

import asyncio
from typing import Any, cast

import pytest

from bot.discordpy import request_pace
from bot.discordpy.outcome import Outcome, outcome
from bot.discordpy.request_pace import RequestPace
from tests.each_case import each

CLIENT = cast("Any", object())


class Clock:
    """Seconds that go by when somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.refuse: list[RequestPace] = []
        monkeypatch.setattr(request_pace.asyncio, "sleep", self.sleep)
        monkeypatch.setattr(request_pace, "until_no_pause", self.no_pause)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.refuse:
            self.refuse.pop().note_refused()

    async def no_pause(self, client: object) -> None:
        return


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@each("granted", [1, 10, 50, 75, 500])
def test_no_second_has_more_than_discord_takes_and_most_is_used(granted: int) -> None:
    pace = RequestPace(granted, lambda: 0.0)
    moments = [pace.reserve() for _ in range(granted * 4)]
    assert moments == sorted(moments)
    for first in moments:
        assert sum(first <= one < first + 1.0 for one in moments) <= max(granted * 0.95, 1)
    assert moments[-1] < 4 / 0.88


def test_a_few_at_once_need_not_wait(clock: Clock) -> None:
    pace = RequestPace(50, clock)
    assert [pace.reserve() for _ in range(5)] == [0.0] * 5
    assert pace.reserve() > 0
    clock.now += 60
    assert [pace.reserve() for _ in range(5)] == [0.0] * 5


async def test_a_moment_that_was_waited_for_is_not_waited_for_again(clock: Clock) -> None:
    pace = RequestPace(1, clock)
    pace.reserve()
    with pace.paid():
        await pace.turn(CLIENT)
        assert clock.now == 100.0
        await pace.turn(CLIENT)
    assert clock.now > 101.0, "one request was paid for"


async def test_what_was_paid_for_before_a_refusal_is_lost(clock: Clock) -> None:
    pace = RequestPace(1, clock)
    pace.reserve()
    with pace.paid():
        pace.note_refused()
        await pace.turn(CLIENT)
    assert clock.now > 101.0


async def test_whoever_waits_while_another_is_refused_asks_anew(clock: Clock) -> None:
    pace = RequestPace(1, clock)
    pace.reserve()
    clock.refuse.append(pace)
    await pace.turn(CLIENT)
    assert clock.now > 102.0


async def test_waiting_for_a_turn_does_not_count_as_discords_silence() -> None:
    pace = RequestPace(5)
    client = cast("Any", type("Client", (), {})())
    over = asyncio.Event()
    over.set()
    client.http = type("Http", (), {"_global_over": over})()
    pace.reserve()
    assert await outcome(pace.turn(client), "slow", seconds=0.01) is Outcome.DONE


async def test_what_follows_the_waiting_has_the_time_that_was_left() -> None:
    pace = RequestPace(5)
    client = cast("Any", type("Client", (), {})())
    over = asyncio.Event()
    over.set()
    client.http = type("Http", (), {"_global_over": over})()
    pace.reserve()

    async def ask() -> None:
        await pace.turn(client)
        await asyncio.Event().wait()

    assert await outcome(ask(), "slow", seconds=0.01) is Outcome.UNHEARD
