"""What thinks for a seat, with what that seat may see.

Computer players and the autopilot, suggestions, and the moves nearest to a refused one.
"""

from engine.computer.autopilot import autopilot_move
from engine.computer.choice import choose

__all__ = ["autopilot_move", "choose"]
