"""Private names of libraries that offer no public way, in one module per library.

A module says in which version it read them. `pyproject.toml` admits no version in which the names
may be gone, and a test with the module's name fails if they are.
"""
