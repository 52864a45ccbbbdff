"""How a rating went: a line in its band of uncertainty. Drawn by matplotlib, without a screen.

Takes a second to be imported, so only the worker that draws a chart does it.
"""

from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from PIL import Image

from .colours import FELT, GOLD, PANEL, RGB, WHITE, WOVEN, mix
from .hand import WIDTH
from .png import encoded
from .specs import ChartSpec

_HEIGHT = 560
_DPI = 100
_DIGITS = 24
"""Points of the digits: 33 pixels, and 11 where the picture is shown on a phone."""
_BAND = mix(GOLD, PANEL, 0.5)


def _colour(rgb: RGB) -> tuple[float, float, float]:
    """A colour as matplotlib wants it."""
    red, green, blue = rgb
    return red / 255, green / 255, blue / 255


def draw_chart(spec: ChartSpec) -> bytes:
    """The chart as a PNG, 1000 pixels wide; below stand the games, at the left the ratings."""
    figure = Figure((WIDTH / _DPI, _HEIGHT / _DPI), dpi=_DPI, facecolor=_colour(FELT[4]))
    canvas: Any = FigureCanvasAgg(figure)
    # At the right half of the last game's number stands beyond the axes: "100" must not be cut.
    axes = figure.add_axes((0.115, 0.12, 0.83, 0.84), facecolor=_colour(PANEL))
    games = np.arange(1, len(spec.points) + 1)
    rating = np.array([point.rating for point in spec.points])
    spread = np.array([point.spread for point in spec.points])
    axes.fill_between(games, rating - spread, rating + spread, color=_colour(_BAND), linewidth=0)
    axes.plot(games, rating, color=_colour(WHITE), linewidth=5, solid_joinstyle="round")
    axes.plot(games[-1:], rating[-1:], "o", color=_colour(GOLD), markersize=15, clip_on=False)
    _dress(axes)
    axes.set_xlim(1, len(spec.points))
    canvas.draw()
    drawn = Image.frombuffer("RGBA", canvas.get_width_height(), canvas.buffer_rgba())
    return encoded(drawn.convert("RGB"))


def _dress(axes: Any) -> None:
    """Digits and lines in the colours of the felt, and few of them."""
    axes.grid(visible=True, color=_colour(WOVEN), linewidth=1.5)
    axes.set_axisbelow(True)
    axes.tick_params(labelsize=_DIGITS, labelcolor=_colour(WHITE), length=0, pad=8)
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
    for edge in axes.spines.values():
        edge.set_visible(False)
