"""The presenter of Gin."""

from bot.games.gin.teaching import PRACTICE, played, strips
from bot.games.presenter import Presenter

GIN = Presenter("gin", practice=PRACTICE, strips=strips, played=played)
