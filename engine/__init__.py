"""The rules: pure, deterministic, standard library only.

Nothing here does I/O, tells the time or draws a random number; `engine.live` alone knows asyncio.
"""
