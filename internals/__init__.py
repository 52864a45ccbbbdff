"""Private names of libraries that offer no public way, in one module per library.

A module says against which version its names were checked. `pyproject.toml` admits no version in
which the names may be gone, and a test with the module's name fails if they are.
"""
