"""Rummy 500: what the three strengths do.

``masks`` has hands and tables as numbers, ``playout`` plays a deal to its end on them,
``judgement`` says what hands, takes and throws are worth, ``rollouts`` tries them out, ``player``
chooses.
"""
