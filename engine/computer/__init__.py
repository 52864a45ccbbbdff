"""What thinks for a seat, with what that seat may see.

Computer players and the autopilot, suggestions, and the moves nearest to a refused one. `plain`
plays by ideas and remembers nothing; `players` knows which strength plays how in which game.
"""

from engine.computer.autopilot import autopilot_move
from engine.computer.plain.choice import choose

__all__ = ["autopilot_move", "choose"]
