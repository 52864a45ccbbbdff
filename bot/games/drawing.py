"""Any picture: which drawing belongs to which spec."""

from typing import assert_never

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


def draw(spec: Spec) -> bytes:  # noqa: PLR0912  one for each kind of picture
    """The picture as a PNG: always the same bytes for the same spec."""
    match spec:
        case HandSpec():
            return draw_hand(spec)
        case GroupedHandSpec():
            return draw_grouped_hand(spec)
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
        case FieldSpec():
            return draw_field(spec)
        case WorthSpec():
            return draw_worth(spec)
        case _:
            assert_never(spec)
