"""Playing by ideas in order, the first legal one at once: quick, sound, and without memory.

It is what the strengths are measured against and fall back on, and plays in practice deals.
"""
