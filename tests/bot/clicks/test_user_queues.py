"""Nobody is served before others by asking more often."""

import asyncio

import pytest

from bot.clicks import person_limits
from bot.clicks.person_limits import Crowded, UserQueues
from tests.processes import LIMIT

ANN, BEN, CHI = 1, 2, 3


class Asking:
    """People who ask, whose answers come when the test lets them."""

    def __init__(self, served: UserQueues) -> None:
        self.turns, self.begun, self.done = served, [], asyncio.Event()
        self.told_to_wait: list[int] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, user: int, times: int = 1, *, heavy: bool = False) -> None:
        for _ in range(times):
            work = self._heavy if heavy else self._light
            self._tasks.append(asyncio.create_task(work(user)))
        for _ in range(20):
            await asyncio.sleep(0)

    async def _light(self, user: int) -> None:
        async with self.turns.turn(user):
            await self._answer(user)

    async def _heavy(self, user: int) -> None:
        async def late() -> None:
            self.told_to_wait.append(user)

        async with self.turns.heavy_turn(user, late):
            await self._answer(user)

    async def _answer(self, user: int) -> None:
        self.begun.append(user)
        await self.done.wait()

    async def end(self) -> list[object]:
        self.done.set()
        return await asyncio.gather(*self._tasks, return_exceptions=True)


async def test_of_one_person_a_few_are_answered_at_a_time_and_of_others_as_many() -> None:
    asking = Asking(UserQueues(at_once=2, most=10))
    await asking.ask(ANN, 8)
    await asking.ask(BEN, 3)
    assert asking.begun == [ANN, ANN, BEN, BEN]
    assert await asking.end() == [None] * 11
    assert asking.begun.count(ANN) == 8


async def test_who_asks_more_than_anybody_can_by_hand_is_told_so_and_the_rest_is_answered() -> None:
    asking = Asking(UserQueues(at_once=2, most=5))
    await asking.ask(ANN, 9)
    ends = await asking.end()
    assert sum(isinstance(one, Crowded) for one in ends) == 4
    assert asking.begun == [ANN] * 5
    again = Asking(asking.turns)
    await again.ask(ANN)
    assert again.begun == [ANN], "it is forgotten"
    await again.end()


async def test_of_what_is_heavy_one_of_each_person_and_two_of_all_are_done_at_a_time() -> None:
    asking = Asking(UserQueues(heavy=2))
    await asking.ask(ANN, 3, heavy=True)
    assert asking.begun == [ANN]
    await asking.ask(BEN, 2, heavy=True)
    await asking.ask(CHI, heavy=True)
    assert asking.begun == [ANN, BEN]
    await asking.ask(CHI)
    assert asking.begun == [ANN, BEN, CHI], "what is light waits for nothing heavy"
    assert await asking.end() == [None] * 7
    assert asking.begun[3] == CHI, "whoever asked for their first before others for their second"


async def test_discord_is_told_once_that_somebody_has_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(person_limits, "_TIMEOUT", 0.01)
    asking = Asking(UserQueues())
    await asking.ask(ANN, 2, heavy=True)
    async with asyncio.timeout(LIMIT):
        while not asking.told_to_wait:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    assert await asking.end() == [None, None]
    assert asking.told_to_wait == [ANN]


async def test_who_stops_waiting_gives_their_place_to_others() -> None:
    served = UserQueues(heavy=1)
    first, second = Asking(served), Asking(served)
    await first.ask(ANN, heavy=True)
    await second.ask(BEN, heavy=True)
    [waiting] = second._tasks
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await first.end()
    third = Asking(served)
    await third.ask(BEN, heavy=True)
    assert third.begun == [BEN]
    await third.end()


async def test_whom_discord_cannot_be_told_of_does_not_wait_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(person_limits, "_TIMEOUT", 0.0)
    served = UserQueues(most=1, heavy=1)
    first, again = Asking(served), Asking(served)
    await first.ask(ANN, heavy=True)

    async def late() -> None:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        async with served.heavy_turn(BEN, late):
            pass
    await again.ask(BEN, heavy=True)
    await first.end()
    assert await again.end() == [None], "they were alone in their line"


async def test_refusals_are_told_one_by_one() -> None:
    served, told, done = UserQueues(), [], asyncio.Event()

    async def tell(user: int) -> None:
        async with served.refusal(user):
            told.append(user)
            await done.wait()

    tasks = [asyncio.create_task(tell(user)) for user in (ANN, ANN, ANN, BEN)]
    for _ in range(20):
        await asyncio.sleep(0)
    assert told == [ANN, BEN]
    done.set()
    await asyncio.gather(*tasks)
    assert told.count(ANN) == 3
