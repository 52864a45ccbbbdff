"""Private names of libraries, one module a library: what they offer no public place for.

A module says which version it was read in. `pyproject.toml` admits no version in which the names
may have gone, and a test named after the module fails when they have.
"""
