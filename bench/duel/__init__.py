"""Two computer players against each other over the same deals, seat by seat.

Every deal is played once for each seat that A can have, with B in all others. A's points in a seat
are compared with B's points in the same seat of the same deal.
"""
