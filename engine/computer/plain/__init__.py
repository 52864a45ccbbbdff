"""Playing by ideas in order, the first legal one at once: quick, sound, and without memory.

It plays for people who are not there, is what the other strengths are measured against, and what
they fall back on.
"""
