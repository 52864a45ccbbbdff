"""The rules: pure, deterministic, standard library only.

Nothing here does I/O, tells the time or draws a random number; `engine.live` is the one door to asyncio.
"""
