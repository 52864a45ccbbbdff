"""Analysis of decisions with the computer players of the games.

It loads players and ideas from the package of a game by its name (``engine.games.registry``).
"""
