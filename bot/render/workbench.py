"""The workbench: the table's cards and one's own as they would lie, group by group."""

from .cloth import Cloth
from .groups import lay_groups, lay_out
from .hand import LAYOUTS, WIDTH
from .specs import CardStyle, WorkbenchSpec

_EDGE = 14


def draw_workbench(spec: WorkbenchSpec) -> bytes:
    """The workbench as a PNG, 1000 pixels wide and as high as its groups need."""
    found = lay_out(spec.groups, WIDTH - 2 * _EDGE, large=spec.style is CardStyle.LARGE)
    cloth = Cloth(WIDTH, max(found.height, found.line) + 2 * _EDGE)
    lay_groups(cloth, found, _EDGE, _EDGE, LAYOUTS[spec.style].inks)
    return cloth.png()
