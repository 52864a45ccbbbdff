"""Tables of Tile Rummy in chosen positions."""

from collections.abc import Sequence

from engine.cards import Card, pack
from engine.events import Dealt
from engine.games.tiles.rules import DECK
from engine.moves import Draw, Move, Pass, Rearrange
from engine.phase import Phase
from engine.table.terms import NO_CLOCK, Terms
from tests.discord.play.kit import Prepare
from tests.discord.play.set_tables import table_at


def tiles(text: str) -> tuple[Card, ...]:
    """Tiles in notation."""
    return tuple(map(DECK.parse, text.split()))


def tile_deal(
    racks: Sequence[str], *, pool: str = "", short: bool = False, copies: int = 2, jokers: int = 2
) -> Dealt:
    """A deal that seat 0 begins: ``pool`` is its top; ``short``: nothing lies below, else all other
    tiles do, jokers last."""
    dealt = [tiles(rack) for rack in racks]
    rest = sorted(pack(copies, jokers))
    for tile in (*(tile for rack in dealt for tile in rack), *tiles(pool)):
        rest.remove(tile)
    return Dealt(
        deal_no=1,
        dealer=len(racks) - 1,
        starter=0,
        hands=tuple(dealt),
        stock=(*tiles(pool), *(() if short else rest)),
        discard=(),
        phase=Phase.PLAY,
    )


def move(text: str) -> Move:
    """``draw``, ``pass``, ``rearrange 4R 5R 6R / 13Y 13B JK``."""
    name, _, rest = text.partition(" ")
    match name:
        case "draw":
            return Draw()
        case "pass":
            return Pass()
        case "rearrange":
            return Rearrange(tuple(map(tiles, rest.split(" / "))))
    raise ValueError(text)


def tiles_at(
    dealt: Dealt, moves: Sequence[str] = (), terms: Terms = NO_CLOCK, **options: object
) -> Prepare:
    """A table of people alone after this deal and these moves, each with its seat."""
    return table_at("tiles", dealt, moves, move, options, terms)
