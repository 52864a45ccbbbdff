"""Who plays which game, and that nobody is made up for what is none."""

from typing import Any

import pytest

from engine.analysis.players import player
from engine.computer.strength import Strength
from engine.games.gin.rules import GinOptions
from engine.games.registry import REGISTRY, game


@pytest.mark.parametrize("unknown", [game("gin", GinOptions()), "gni", "", None])
def test_what_is_no_games_name_has_no_player(unknown: Any) -> None:
    with pytest.raises(LookupError):
        player(unknown, Strength.STRONG)


@pytest.mark.parametrize("unknown", ["stronger", None, 3])
def test_what_is_no_strength_has_no_player(unknown: Any) -> None:
    with pytest.raises(LookupError):
        player("gin", unknown)


def test_every_game_has_a_player_of_every_strength() -> None:
    assert all(player(name, strength) for name in REGISTRY for strength in Strength)
