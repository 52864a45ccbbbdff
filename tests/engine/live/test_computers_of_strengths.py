"""Computers of different strengths at tables, and how long they seem to think."""

import asyncio

import pytest

from engine.analysis.players import choose
from engine.computer.strength import Strength
from engine.live.computers import Computers, pause_before
from engine.moves import Move
from engine.observation import Observation
from engine.state import State
from engine.table.lobby import add_computer
from engine.table.play import begin
from tests.engine.live.ledger import ANN, BEN, Ledger, game_of, known, lobby, registry_over
from tests.engine.live.test_clock_and_computers import (
    Thinker,
    computing,
    now,
    play_for_ann,
    until,
    waits_for_ann,
)


async def test_a_pause_is_as_long_as_its_move_asks_for_and_thinking_is_a_part_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def at_once(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def slowly(state: State) -> Move | None:
        monkeypatch.setattr(loop, "time", lambda: real() + 3)
        return None

    thinker, (registry, reported) = Thinker(slowly), (registry_over(Ledger(), now), [])
    computers = Computers(thinker, 100, lambda table, fault: reported.append((table, fault)))
    table = await game_of(registry, ANN, computers=2)
    while waits_for_ann(table):
        await play_for_ann(table)
    mine = table.observation(min(table.acting()))
    loop = asyncio.get_running_loop()
    real = loop.time
    monkeypatch.setattr("engine.live.computers.asyncio.sleep", at_once)
    computers.watch(table)
    while not waits:
        await sleep(0)
    computers.stop()
    move = choose(mine)
    assert waits[0] == pytest.approx(100 * pause_before(mine, move) - 3, abs=1)
    assert reported == []


async def test_a_pause_knows_what_the_same_player_did_before_in_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[tuple[int, int], Move, Move | None]] = []

    def pause(mine: Observation, move: Move, last: Move | None) -> float:
        asked.append(((mine.seat, mine.seen.turn_no), move, last))
        return 0

    monkeypatch.setattr("engine.live.computers.pause_before", pause)
    registry, reported = registry_over(Ledger(), now), []
    computers = Computers(Thinker(), 1e-9, lambda table, fault: reported.append((table, fault)))
    registry.watchers.append(computers.watch)
    table = await game_of(registry, ANN, computers=2)
    await until(lambda: waits_for_ann(table))
    while all(last is None for _, _, last in asked):
        await play_for_ann(table)
    computers.stop()
    before: tuple[tuple[int, int], Move] | None = None
    for turn, move, last in asked:
        # Where Ann was asked in between, it is forgotten: nothing is laid right after that.
        assert last is None or before == (turn, last)
        before = turn, move
    assert reported == []


class Listening(Thinker):
    """Remembers which strengths were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.strengths: set[Strength | None] = set()

    async def choose(self, mine: Observation, strength: Strength | None) -> Move:
        self.strengths.add(strength)
        return await super().choose(mine, strength)


async def test_a_computer_plays_in_its_own_strength_and_without_one_plainly() -> None:
    """Without one are those of older journals, and of practice."""
    thinker, registry = Listening(), registry_over(Ledger(), now)
    computers = Computers(thinker, 0, lambda *_: None)
    registry.watchers.append(computers.watch)
    table = await lobby(registry, ANN)
    for strength in (Strength.STRONG, Strength.EASY):
        await table.do(add_computer, ANN, strength)
    await table.do(begin, ANN)
    await until(lambda: waits_for_ann(table))
    await play_for_ann(table)
    assert thinker.strengths == {Strength.STRONG, Strength.EASY}
    thinker.strengths.clear()
    where = {"guild_id": 10, "channel_id": 20, "user": BEN, "name": "Ben"}
    lesson = await registry.practise(**where, game_name="contract", computers=2, seed=bytes(32))
    await until(lambda: lesson.seat_of(BEN) in lesson.acting() or thinker.strengths)
    while not thinker.strengths:
        move = choose(known(lesson, lesson.seat_of(BEN)))
        await lesson.play(BEN, move)
        await asyncio.sleep(0)
    computers.stop()
    assert thinker.strengths == {None}


async def test_a_strength_that_fails_plays_plainly() -> None:
    class Weak(Thinker):
        async def choose(self, mine: Observation, strength: Strength | None) -> Move:
            if strength is not None:
                raise LookupError("lost the thread")
            return await super().choose(mine, strength)

    thinker = Weak()
    async with computing(thinker) as (table, reported):
        await until(lambda: waits_for_ann(table))
        await play_for_ann(table)
        assert thinker.asked
        assert {type(fault) for _, fault in reported} == {LookupError}
        assert len(reported) == len(thinker.asked)
