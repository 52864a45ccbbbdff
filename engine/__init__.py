"""The rules: pure, deterministic, standard library only.

Nothing here does I/O, tells the time or draws a random number. Three stand apart: `engine.live`
knows asyncio, `engine.notation` pydantic, and `engine.__main__` the command line.
"""
