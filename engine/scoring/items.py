"""All that lines of a score sheet count: a row for each game that has lines of its own."""

from engine.result import CommonItem, ScoreItem
from engine.scoring.dummy_own import DummyItem
from engine.scoring.gin_own import GinItem
from engine.scoring.indian import IndianItem
from engine.scoring.least_in_hand import LeastItem
from engine.scoring.shanghai import ShanghaiItem
from engine.scoring.winner_takes_all import RummyItem
from engine.steps.penalties.fines import FineItem

SCORE_ITEMS: tuple[type[ScoreItem], ...] = (
    CommonItem,
    RummyItem,
    DummyItem,
    FineItem,
    LeastItem,
    ShanghaiItem,
    GinItem,
    IndianItem,
)
"""The kinds of lines. No two lines share a name: they are stored by it."""
