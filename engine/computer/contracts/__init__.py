"""Contract Rummy and Shanghai Rum: players who remember, and count what may still come.

Most points are lost by whoever is caught before their contract lies. So everything is weighed by
how soon the contract will be there: cards that may come are dealt out again and again, and every
choice is held against the same cards (``readiness``). Strong also thinks of hands that those may
hold who lack theirs, and once its own lies plays the rest of its hand on (``ending``).
"""
