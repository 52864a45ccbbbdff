"""Seeds with which the first deal of a game of three is over in a few turns."""

import pytest

_NUMBERS = {"basic": 16, "contract": 8, "dummy": 20}

SHORT_DEALS = pytest.mark.parametrize(
    ("game", "seed"),
    [(game, number.to_bytes(32, "big")) for game, number in _NUMBERS.items()],
    ids=list(_NUMBERS),
)
