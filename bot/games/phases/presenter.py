"""The presenter of Ten Phases."""

from bot.blocks.presenter import Presenter
from bot.games.phases.teaching import PRACTICE, played, strips

PHASES = Presenter("phases", practice=PRACTICE, strips=strips, played=played)
