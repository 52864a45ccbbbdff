"""What is thought in a process of its own is what would be thought here."""

import pytest

from bot.workers.thinker import Thinker
from engine.computer.strength import Strength
from engine.deal import open_deal
from engine.games.contract import ContractOptions
from engine.games.registry import game
from engine.moves import Discard, Draw
from engine.observation import Observation
from engine.play import evolve, start

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
