"""Examples for the rules: what may be laid and what may not, under the house rules that hold.

Each says which move it stands for, so that the engine can be asked whether it is true.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bot.screens.examples.basic import basic_strips
from bot.screens.examples.contract import contract_strips
from bot.screens.examples.dummy import dummy_strips
from bot.screens.examples.example import Example, Situation, Strip, Strips
from bot.screens.examples.gin import gin_strips
from bot.screens.examples.indian import indian_strips
from bot.screens.examples.manipulation import manipulation_strips
from bot.screens.examples.phases import phases_strips
from bot.screens.examples.rummy500 import rummy500_strips
from bot.screens.examples.shanghai import shanghai_strips
from bot.screens.examples.tiles import tiles_strips

__all__ = ["Example", "Situation", "Strip", "Strips", "strips"]

_STRIPS: Mapping[str, Callable[[Any, int], Strips]] = {
    "basic": basic_strips,
    "contract": contract_strips,
    "dummy": dummy_strips,
    "manipulation": manipulation_strips,
    "gin": gin_strips,
    "indian": indian_strips,
    "phases": phases_strips,
    "rummy500": rummy500_strips,
    "shanghai": shanghai_strips,
    "tiles": tiles_strips,
}


@lru_cache(maxsize=64)
def strips(game: str, options: object, deal_no: int) -> Strips:
    """The examples of a game by the section of its rules where they stand; none for some games.

    ``deal_no`` is the deal whose contract is shown.
    """
    made = _STRIPS.get(game)
    return {} if made is None else made(options, deal_no)
