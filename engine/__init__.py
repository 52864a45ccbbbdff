"""The rules of the games, pure and deterministic, with only the standard library.

Nothing here does I/O, reads the clock or draws a random number. The exceptions are `engine.live`,
which uses asyncio, `engine.notation`, which uses pydantic, and the command line `engine.__main__`.
"""
