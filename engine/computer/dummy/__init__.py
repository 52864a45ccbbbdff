"""The medium and the strong player of Thai Dummy.

Both weigh in points what could be laid, what a hand may still bring (`prospects`) and what a thrown
card gives to the others (`danger`); cards together are masks with bit ``c`` set for card ``c``.
What is close the strong one tries out (`trying`), in quick deals (`playout`) on masks of their own
(`places`).
"""
