"""The presenter of Gin."""

from bot.blocks.presenter import Presenter
from bot.games.gin.teaching import PRACTICE, played, strips

GIN = Presenter("gin", practice=PRACTICE, strips=strips, played=played)
