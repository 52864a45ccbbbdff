"""The function that draws each kind of picture, by the spec of the picture."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.gin.sheet_picture import draw_score_sheet
from bot.games.indian.hand_picture import draw_grouped_hand
from bot.render.bench_picture import draw_workbench
from bot.render.field import draw_field
from bot.render.hand_picture import draw_hand
from bot.render.league_pictures import draw_bars, draw_chart
from bot.render.ledger_picture import draw_worth
from bot.render.result_picture import draw_result
from bot.render.showdown import draw_showdown
from bot.render.specs import (
    BarsSpec,
    ChartSpec,
    FieldSpec,
    GroupedHandSpec,
    HandSpec,
    ResultSpec,
    ScoreSheetSpec,
    ShowdownSpec,
    Spec,
    StripSpec,
    TableSpec,
    TableStripSpec,
    WorkbenchSpec,
    WorthSpec,
)
from bot.render.strip import draw_strip
from bot.render.table_picture import draw_table
from bot.render.table_strip import draw_table_strip

_DRAWN: Mapping[type[Spec], Callable[[Any], bytes]] = {
    HandSpec: draw_hand,
    GroupedHandSpec: draw_grouped_hand,
    TableSpec: draw_table,
    TableStripSpec: draw_table_strip,
    WorkbenchSpec: draw_workbench,
    ResultSpec: draw_result,
    ShowdownSpec: draw_showdown,
    ScoreSheetSpec: draw_score_sheet,
    StripSpec: draw_strip,
    BarsSpec: draw_bars,
    ChartSpec: draw_chart,
    FieldSpec: draw_field,
    WorthSpec: draw_worth,
}


def draw(spec: Spec) -> bytes:
    """Draw a picture as a PNG. The same spec always gives the same bytes."""
    return _DRAWN[type(spec)](spec)
