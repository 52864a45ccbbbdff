"""Seeds with which the first deal of a game of three is over in a few turns."""

import pytest

_NUMBERS = {"basic": 16, "contract": 8, "dummy": 20}
_QUICK = "contract"
"""It has all that the others have; they are played where there is time."""

SHORT_DEALS = pytest.mark.parametrize(
    ("game", "seed"),
    [
        pytest.param(
            game,
            number.to_bytes(32, "big"),
            id=game,
            marks=() if game == _QUICK else pytest.mark.long,
        )
        for game, number in _NUMBERS.items()
    ],
)
