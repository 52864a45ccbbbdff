"""The registry: one row a game. ``REGISTRY`` has those that the bot offers."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from engine.game import Game, Listing
from engine.games import (
    basic,
    contract,
    dummy,
    gin,
    indian,
    manipulation,
    phases,
    rummy500,
    shanghai,
    tiles,
)

REGISTRY: Mapping[str, Listing] = {
    "basic": Listing(
        name="basic",
        title="Basic Rummy",
        options=basic.BasicOptions,
        presets=basic.RULEBOOKS,
        most_seats=6,
        build=basic.basic_rummy,
        lengths=basic.LENGTHS,
    ),
    "contract": Listing(
        name="contract",
        title="Contract Rummy",
        options=contract.ContractOptions,
        presets=contract.RULEBOOKS,
        default="a",
        most_seats=5,
        build=contract.contract_rummy,
        lengths=contract.LENGTHS,
        lowest_wins=True,
    ),
    "dummy": Listing(
        name="dummy",
        title="Thai Dummy",
        options=dummy.DummyOptions,
        preset_key="extras",
        presets=dummy.EXTRAS,
        default="none",
        most_seats=4,
        build=dummy.thai_dummy,
        lengths=dummy.LENGTHS,
    ),
    "manipulation": Listing(
        name="manipulation",
        title="Manipulation Rummy",
        options=manipulation.ManipulationOptions,
        presets=manipulation.RULEBOOKS,
        default="carousel",
        most_seats=5,
        build=manipulation.manipulation_rummy,
        lengths=manipulation.LENGTHS,
    ),
    "shanghai": Listing(
        name="shanghai",
        title="Shanghai Rum",
        options=shanghai.ShanghaiOptions,
        presets=shanghai.RULEBOOKS,
        most_seats=8,
        build=shanghai.shanghai_rum,
        lengths=shanghai.LENGTHS,
        lowest_wins=True,
    ),
    "gin": Listing(
        name="gin",
        title="Gin Rummy",
        options=gin.GinOptions,
        presets=gin.RULEBOOKS,
        most_seats=2,
        build=gin.gin_rummy,
        lengths=gin.LENGTHS,
    ),
    "indian": Listing(
        name="indian",
        title="Indian Rummy",
        options=indian.IndianOptions,
        presets=indian.RULEBOOKS,
        default="points",
        most_seats=6,
        build=indian.indian_rummy,
        lengths=indian.LENGTHS,
        clash=indian.clash,
    ),
    "phases": Listing(
        name="phases",
        title="Ten Phases",
        options=phases.PhasesOptions,
        presets=phases.RULEBOOKS,
        most_seats=6,
        build=phases.ten_phases,
        lengths=phases.LENGTHS,
        lowest_wins=True,
        clash=phases.too_much_asked,
        deck=phases.DECK,
    ),
    "rummy500": Listing(
        name="rummy500",
        title="Rummy 500",
        options=rummy500.Rummy500Options,
        presets=rummy500.RULEBOOKS,
        most_seats=8,
        build=rummy500.rummy_500,
        lengths=rummy500.LENGTHS,
    ),
    "tiles": Listing(
        name="tiles",
        title="Tile Rummy",
        options=tiles.TilesOptions,
        presets=tiles.RULEBOOKS,
        most_seats=6,
        build=tiles.tile_rummy,
        lengths=tiles.LENGTHS,
        deck=tiles.DECK,
        clock="relaxed",
    ),
}

WITHOUT_SCREENS: Mapping[str, Listing] = {}
"""Games whose rules stand and that nobody can play yet, because they have no words and screens. The
notation knows them. A game moves from here to ``REGISTRY`` when it has all."""

KNOWN: Mapping[str, Listing] = {**REGISTRY, **WITHOUT_SCREENS}
"""All games with their rules, offered or not."""


@lru_cache(maxsize=256)
def game(name: str, options: object) -> Game:
    """The game of this name under these options; KeyError if there is none of that name."""
    listing = KNOWN[name]
    return replace(listing.build(options), deck=listing.deck, source=game)
