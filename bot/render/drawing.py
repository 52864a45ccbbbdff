"""Any picture: which drawing belongs to which spec."""

from typing import assert_never

from .bars import draw_bars
from .chart import draw_chart
from .hand import draw_hand
from .result import draw_result
from .score_sheet import draw_score_sheet
from .showdown import draw_showdown
from .specs import (
    BarsSpec,
    ChartSpec,
    HandSpec,
    ResultSpec,
    ScoreSheetSpec,
    ShowdownSpec,
    Spec,
    StripSpec,
    TableSpec,
    TableStripSpec,
    WorkbenchSpec,
)
from .strip import draw_strip
from .table import draw_table
from .table_strip import draw_table_strip
from .workbench import draw_workbench


def draw(spec: Spec) -> bytes:
    """The picture as a PNG: always the same bytes for the same spec."""
    match spec:
        case HandSpec():
            return draw_hand(spec)
        case TableSpec():
            return draw_table(spec)
        case TableStripSpec():
            return draw_table_strip(spec)
        case WorkbenchSpec():
            return draw_workbench(spec)
        case ResultSpec():
            return draw_result(spec)
        case ShowdownSpec():
            return draw_showdown(spec)
        case ScoreSheetSpec():
            return draw_score_sheet(spec)
        case StripSpec():
            return draw_strip(spec)
        case BarsSpec():
            return draw_bars(spec)
        case ChartSpec():
            return draw_chart(spec)
        case _:
            assert_never(spec)
