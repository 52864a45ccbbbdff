"""Basic Rummy.

Medium and strong count the unseen cards that would still make a meld with a hand (``outs``). They
weigh every hand that a turn could leave by named parts (``worth``). Strong also counts the cards
that would let it go out, and keeps small cards that fit on the table. With two players it weighs
the hands that the other may hold with few cards left.
"""
