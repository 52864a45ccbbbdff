"""What thinks for a seat, with what that seat may see.

Computer players, suggestions, and the moves nearest to a refused one. `plain`
plays by ideas and remembers nothing, also for people who are not there; `players` knows which
strength plays how in which game.
"""

from engine.computer.plain.player import choose

__all__ = ["choose"]
