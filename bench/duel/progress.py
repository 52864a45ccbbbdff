"""How far something long is, on a terminal alone."""

import sys
from time import monotonic

_WIDTH = 30


class Progress:
    """A bar that fills: so many of ``whole`` are done."""

    def __init__(self, whole: int, what: str) -> None:
        self._whole, self._what, self._began = whole, what, monotonic()
        self._shown = sys.stderr.isatty()

    def reaches(self, done: int) -> None:
        """So many are done now."""
        if self._shown:
            full = _WIDTH * done // self._whole
            left = (monotonic() - self._began) * (self._whole - done) / done
            bar = "#" * full + "." * (_WIDTH - full)
            told = f"\r[{bar}] {done} of {self._whole} {self._what}, {_clock(left)} left "
            print(told, end="", file=sys.stderr, flush=True)

    def ends(self) -> None:
        """Nothing more is shown in this line."""
        if self._shown:
            print(file=sys.stderr)


def _clock(seconds: float) -> str:
    """As minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
