"""Thai Dummy.

Medium and strong weigh in points the cards that could be laid (``features``), the future of a hand,
and the value of a discard to others (``player``). Sets of cards are masks with bit ``c`` set for
card ``c``. Strong compares close options in rollouts (``rollouts``). These play quick deals on
their own masks (``playout``).
"""
