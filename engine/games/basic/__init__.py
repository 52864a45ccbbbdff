"""The room of Basic Rummy.

Medium and strong count the cards that would still meld with a hand and have not been seen (`outs`),
and weigh every hand that a turn could leave by named parts (`worth`); strong also counts with which
of them it would go out, keeps small cards back that fit on the table, and weighs between two what
the other may hold with few cards left.
"""
