"""How the state of a search is written as one number: most of its time goes into looking it up.

Four suits, jokers used, cards of the rank that go into sets (how many suits with one, with two),
jokers that are still to be made up for, what is laid so far.
"""

ACE, QUEEN, KING = 0, 11, 12
SUITS = range(4)

BITS = 11
SUIT = (1 << BITS) - 1
TWO_SUITS = (1 << 2 * BITS) - 1
USED = 4 * BITS
ONES = USED + 3
TWOS = ONES + 3
DEBT = TWOS + 3
WORTH = DEBT + 5
NO_DEBT = 16 << DEBT
OF_RANK = (1 << WORTH) - (1 << ONES)
