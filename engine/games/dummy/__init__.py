"""The room of Thai Dummy.

Medium and strong weigh in points what could be laid (`laying`), what a hand may still bring and
what a thrown card gives to the others (`player`); cards together are masks with bit ``c`` set for
card ``c``. What is close the strong one tries out (`rollouts`), in quick deals on masks of their
own (`playout`).
"""
