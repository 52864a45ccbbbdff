"""Rummy 500.

``masks`` has hands and tables as numbers, ``judgement`` estimates the worth of hands, takes and
discards, and ``player`` chooses moves.
"""
