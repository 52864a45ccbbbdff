"""Promises that a run has seen broken, each with what is needed to see it again."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Broken:
    """``promise``: which one, in two words. ``what``: what was seen. ``where``: table, version."""

    promise: str
    what: str
    where: str = ""

    def line(self, seed: int) -> str:
        """One line for whoever looks for the cause."""
        place = f" [{self.where}]" if self.where else ""
        return f"BROKEN {self.promise}: {self.what}{place} (seed {seed})"
