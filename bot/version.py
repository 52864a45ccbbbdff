"""Which version of Upcard this is."""

VERSION = "0.1.0"
"""The same as in pyproject.toml, which is no part of what runs."""
