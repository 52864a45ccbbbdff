"""Computers think in a process of their own, which never outlives the bot."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.workers.thinker import InlineThinker, ProcessThinker
from engine.deal import open_deal
from engine.games.contract import ContractOptions, contract_rummy
from engine.moves import Discard, Draw
from engine.play import evolve, is_legal, start
from engine.state import State
from engine.table.knowledge import Knowledge

ROOT = Path(__file__).parents[3]
RULES = contract_rummy(ContractOptions())

THINK_AND_WAIT = """
import asyncio
from bot.workers.thinker import ProcessThinker
from tests.bot.workers.test_thinker import dealt, known

async def main():
    thinker = ProcessThinker()
    await thinker.choose(known(dealt()))
    print(*thinker._pool._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def dealt() -> State:
    table = start(RULES, 3)
    return evolve(table, open_deal(RULES, table, bytes(32)))


def known(state: State) -> Knowledge:
    """What the player to move knows."""
    return Knowledge.at(RULES, state, state.turn)


@pytest.mark.parametrize("kind", [InlineThinker, ProcessThinker])
async def test_the_move_is_legal(kind: type[InlineThinker] | type[ProcessThinker]) -> None:
    thinker, state = kind(), dealt()
    mine = known(state)
    try:
        move = await thinker.choose(mine)
        safe = await thinker.autopilot_move(mine)
        instead = await thinker.nearest(mine, Discard(mine.hand[0]))
    finally:
        thinker.close()
    assert is_legal(RULES, state, state.turn, move)
    assert safe == Draw()
    assert Draw() in instead


def test_a_killed_bot_leaves_no_worker_behind(tmp_path: Path) -> None:
    script = tmp_path / "think.py"
    script.write_text(THINK_AND_WAIT, encoding="utf-8")
    bot = subprocess.Popen(
        [sys.executable, script],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert bot.stdout is not None
    worker = int(bot.stdout.readline())
    os.kill(worker, 0)
    bot.send_signal(signal.SIGKILL)
    bot.wait()
    bot.stdout.close()
    end = time.monotonic() + 5
    while _runs(worker):
        assert time.monotonic() < end, "the worker waits for ever"
        time.sleep(0.02)


def _runs(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return False
    return state[0] != "Z"
