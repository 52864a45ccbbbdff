"""The registry: one row a game. ``REGISTRY`` has those that the bot offers."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from engine.game import Game, Listing
from engine.games.basic import LENGTHS as BASIC_LENGTHS
from engine.games.basic import RULEBOOKS as BASIC_RULEBOOKS
from engine.games.basic import BasicOptions, basic_rummy
from engine.games.contract import LENGTHS as CONTRACT_LENGTHS
from engine.games.contract import RULEBOOKS, ContractOptions, contract_rummy
from engine.games.dummy import EXTRAS, DummyOptions, thai_dummy
from engine.games.dummy import LENGTHS as DUMMY_LENGTHS
from engine.games.gin import LENGTHS as GIN_LENGTHS
from engine.games.gin import RULEBOOKS as GIN_RULEBOOKS
from engine.games.gin import GinOptions, gin_rummy
from engine.games.indian import LENGTHS as INDIAN_LENGTHS
from engine.games.indian import RULEBOOKS as INDIAN_RULEBOOKS
from engine.games.indian import IndianOptions, clash, indian_rummy
from engine.games.manipulation import LENGTHS as MANIPULATION_LENGTHS
from engine.games.manipulation import RULEBOOKS as MANIPULATION_RULEBOOKS
from engine.games.manipulation import ManipulationOptions, manipulation_rummy
from engine.games.phases import DECK as PHASES_DECK
from engine.games.phases import LENGTHS as PHASES_LENGTHS
from engine.games.phases import RULEBOOKS as PHASES_RULEBOOKS
from engine.games.phases import PhasesOptions, ten_phases, too_much_asked
from engine.games.rummy500 import LENGTHS as RUMMY500_LENGTHS
from engine.games.rummy500 import RULEBOOKS as RUMMY500_RULEBOOKS
from engine.games.rummy500 import Rummy500Options, rummy_500
from engine.games.shanghai import LENGTHS as SHANGHAI_LENGTHS
from engine.games.shanghai import RULEBOOKS as SHANGHAI_RULEBOOKS
from engine.games.shanghai import ShanghaiOptions, shanghai_rum
from engine.games.tiles import DECK as TILES_DECK
from engine.games.tiles import LENGTHS as TILES_LENGTHS
from engine.games.tiles import RULEBOOKS as TILES_RULEBOOKS
from engine.games.tiles import TilesOptions, tile_rummy

REGISTRY: Mapping[str, Listing] = {
    "basic": Listing(
        name="basic",
        title="Basic Rummy",
        options=BasicOptions,
        preset_key="rulebook",
        presets=BASIC_RULEBOOKS,
        default="standard",
        most_seats=6,
        build=basic_rummy,
        lengths=BASIC_LENGTHS,
    ),
    "contract": Listing(
        name="contract",
        title="Contract Rummy",
        options=ContractOptions,
        preset_key="rulebook",
        presets=RULEBOOKS,
        default="a",
        most_seats=5,
        build=contract_rummy,
        lengths=CONTRACT_LENGTHS,
        lowest_wins=True,
    ),
    "dummy": Listing(
        name="dummy",
        title="Thai Dummy",
        options=DummyOptions,
        preset_key="extras",
        presets=EXTRAS,
        default="none",
        most_seats=4,
        build=thai_dummy,
        lengths=DUMMY_LENGTHS,
    ),
    "manipulation": Listing(
        name="manipulation",
        title="Manipulation Rummy",
        options=ManipulationOptions,
        preset_key="rulebook",
        presets=MANIPULATION_RULEBOOKS,
        default="carousel",
        most_seats=5,
        build=manipulation_rummy,
        lengths=MANIPULATION_LENGTHS,
    ),
    "shanghai": Listing(
        name="shanghai",
        title="Shanghai Rum",
        options=ShanghaiOptions,
        preset_key="rulebook",
        presets=SHANGHAI_RULEBOOKS,
        default="standard",
        most_seats=8,
        build=shanghai_rum,
        lengths=SHANGHAI_LENGTHS,
        lowest_wins=True,
    ),
    "gin": Listing(
        name="gin",
        title="Gin Rummy",
        options=GinOptions,
        preset_key="rulebook",
        presets=GIN_RULEBOOKS,
        default="standard",
        most_seats=2,
        build=gin_rummy,
        lengths=GIN_LENGTHS,
    ),
    "indian": Listing(
        name="indian",
        title="Indian Rummy",
        options=IndianOptions,
        preset_key="rulebook",
        presets=INDIAN_RULEBOOKS,
        default="points",
        most_seats=6,
        build=indian_rummy,
        lengths=INDIAN_LENGTHS,
        clash=clash,
    ),
    "phases": Listing(
        name="phases",
        title="Ten Phases",
        options=PhasesOptions,
        preset_key="rulebook",
        presets=PHASES_RULEBOOKS,
        default="standard",
        most_seats=6,
        build=ten_phases,
        lengths=PHASES_LENGTHS,
        lowest_wins=True,
        clash=too_much_asked,
        deck=PHASES_DECK,
    ),
    "rummy500": Listing(
        name="rummy500",
        title="Rummy 500",
        options=Rummy500Options,
        preset_key="rulebook",
        presets=RUMMY500_RULEBOOKS,
        default="standard",
        most_seats=8,
        build=rummy_500,
        lengths=RUMMY500_LENGTHS,
    ),
    "tiles": Listing(
        name="tiles",
        title="Tile Rummy",
        options=TilesOptions,
        preset_key="rulebook",
        presets=TILES_RULEBOOKS,
        default="standard",
        most_seats=6,
        build=tile_rummy,
        lengths=TILES_LENGTHS,
        deck=TILES_DECK,
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
