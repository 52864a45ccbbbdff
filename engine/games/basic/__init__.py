"""Basic Rummy.

Medium and strong count the unseen cards that would still make a meld with a hand (``outs``). They
weigh every hand that a turn could leave by named parts (``worth``). Strong also counts the cards
that would let this player go out, and keeps small cards that fit on the table. With two players,
strong also weighs the hands that an opponent with few cards may hold.
"""
