"""Examples for Basic Rummy."""

from bot.screens.examples.example import Strips, laying_off, meld, strip
from engine.games.basic.rules import BasicOptions

_RUN = "8H 9H 10H"


def basic_strips(options: BasicOptions, deal_no: int) -> Strips:
    """Sets, runs and aces (BASIC 4), laying off (BASIC 5)."""
    high = options.ace_high_low
    return {
        "melds": (
            strip(
                meld("7S 7H 7D", True, "example-set"),
                meld("4C 5C 6C", True, "example-run"),
                meld("4C 5D 6C", False, "example-two-suits"),
                meld("8H 9H JH", False, "example-gap"),
            ),
            strip(
                meld("AD 2D 3D", True, "example-ace-low"),
                meld("QS KS AS", high, "example-ace-high" if high else "example-ace-only-low"),
                meld("KC AC 2C", False, "example-ace-around"),
            ),
        ),
        "lay-off": (laying_off(_RUN, "7H", "JH QH", "6H"),),
    }
