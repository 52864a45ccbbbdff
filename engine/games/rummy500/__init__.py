"""The room of Rummy 500.

``masks`` has hands and tables as numbers, ``judgement`` says what hands, takes and throws are
worth, ``player`` chooses.
"""
