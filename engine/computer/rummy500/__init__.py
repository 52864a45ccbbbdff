"""Rummy 500: what the three strengths do.

``masks`` has hands and tables as numbers, ``judgement`` says what hands, takes and throws are
worth, ``player`` chooses.
"""
