"""Two computer players against each other over the same deals, seat by seat.

Every deal is played once for each seat that A can have, with B in all others; what A brings there
is held against what B brings in the same seat of the same deal.
"""
