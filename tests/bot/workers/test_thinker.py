"""What is thought in a process of its own is what would be thought here."""

import asyncio
import os
import pickle
import signal

import pytest

from bot.screens.replay_page import replay_page
from bot.screens.replay_screen import HandStyle, WantedPage
from bot.text import Text
from bot.workers.thinker import Thinker
from bot.workers.worker import Worker
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.games.contract.rules import ContractOptions
from engine.games.registry import game
from engine.moves import Discard, Draw
from engine.notation.reading import NotationError
from engine.observation import Observation
from engine.play import start
from engine.shuffle import open_deal
from engine.table.replay import replay_of
from engine.table.terms import Board
from tests.processes import LIMIT
from tests.screens.script import ANN, Script
from tests.screens.tables import over

RULES = game("contract", ContractOptions())
pytestmark = pytest.mark.timing


def dealt() -> Observation:
    """What the player to move knows at the beginning of a deal."""
    table = start(RULES, 3)
    state = evolve(table, open_deal(RULES, table, bytes(32)))
    return Observation.at(RULES, state, state.turn)


@pytest.mark.parametrize("inline", [True, False])
async def test_the_move_is_legal(inline: bool) -> None:
    thinker, mine = Thinker(inline=inline), dealt()
    try:
        moves = [await thinker.choose(mine, strength) for strength in (None, *Strength)]
        instead = await thinker.nearest(mine, Discard(mine.hand[0]))
    finally:
        await thinker.close()
    assert all(mine.may(move) for move in moves)
    assert Draw() in instead


async def test_the_par_of_a_day_does_not_wait_behind_ledgers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of those there may be twenty, a minute each."""
    thinker, board = Thinker(inline=True), Board("day.1.gin", 2, 1, 0, 1)
    for worker in thinker._ledgers:
        monkeypatch.setattr(worker, "do", never)
    pars = await asyncio.wait_for(thinker.plays("gin", {}, board, bytes(32)), LIMIT)
    assert 1 < len(pars) <= 15


async def never(*_: object) -> None:
    await asyncio.Event().wait()


LAST_TURN: dict[str, object] = {
    "position": {
        "game": "basic",
        "players": ["A", "B"],
        "hands": {"A": ["7S", "7H", "7D", "KC"], "B": ["QS", "4H"]},
        "dealer": "B",
        "stock": ["7C", "2D"],
        "discard": ["9D"],
    },
    "moves": [
        {"by": "A", "move": "draw"},
        {"by": "A", "move": "meld", "cards": ["7S", "7H", "7D"]},
        {"by": "A", "move": "lay_off", "cards": ["7C"], "meld": 0},
        {"by": "A", "move": "discard", "card": "KC"},
    ],
}


async def test_a_deal_is_told_as_chance_and_choice_in_a_process_that_gives_way() -> None:
    thinker = Thinker()
    try:
        told = await thinker.ledger(LAST_TURN, 0)
        with pytest.raises(NotationError):
            await thinker.ledger({**LAST_TURN, "moves": []}, 0)
    finally:
        await thinker.close()
    assert told.result == 28
    assert told.start + sum(line.points for line in told.lines) == pytest.approx(28)
    assert {line.kind for line in told.lines} >= {"deal", "draw", "choice"}


@pytest.mark.long
async def test_a_ledger_is_told_by_the_next_process_if_one_dies_over_it() -> None:
    thinker = Thinker()
    try:
        [first, _] = thinker._ledgers
        assert isinstance(first, Worker)
        task = asyncio.create_task(thinker.ledger(LAST_TURN, 0))
        while first.process is None:  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.005)
        os.kill(first.process, signal.SIGKILL)
        told = await task
        assert await thinker.worth(LAST_TURN, 0) == 28
    finally:
        await thinker.close()
    assert told.result == 28
    assert first.load.lost == 1


@pytest.mark.long
async def test_two_ledgers_are_told_at_a_time() -> None:
    thinker = Thinker()
    try:
        told = await asyncio.gather(*(thinker.ledger(LAST_TURN, seat) for seat in (0, 1, 0)))
        assert sorted(worker.load.done for worker in thinker._ledgers) == [1, 2]
    finally:
        await thinker.close()
    assert [one.result for one in told] == [28, -28, 28]


async def test_a_page_of_a_game_is_written_there_too() -> None:
    script = Script("basic", 2).begin()
    script.play_on(over).close()
    entries = list(map(pickle.dumps, script.entries))
    wanted = WantedPage(script.header, entries, 2, ANN, HandStyle(), "vi")
    replay, thinker = replay_of(script.header, script.entries), Thinker()
    try:
        page = await thinker.write_page(wanted)
    finally:
        await thinker.close()
    assert page == replay_page(replay, 2, ANN, HandStyle(), Text("vi"))
