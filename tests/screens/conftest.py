"""What the checks of all screens share with those on a simulated Discord."""

from tests.discord.conftest import description

__all__ = ["description"]
