"""The presenter of Ten Phases."""

from bot.games.phases.teaching import PRACTICE, played, strips
from bot.games.presenter import Presenter

PHASES = Presenter("phases", practice=PRACTICE, strips=strips, played=played)
