"""Examples for Basic Rummy."""

from bot.screens.examples.example import Strip, Strips, illustration, lay_off, meld
from engine.games.basic import BasicOptions

_RUN = "8H 9H 10H"


def basic_strips(options: BasicOptions, deal_no: int) -> Strips:
    """Sets, runs and aces (BASIC 4), laying off (BASIC 5)."""
    high = options.ace_high_low
    return {
        "melds": (
            Strip(
                (
                    meld("7S 7H 7D", True, "example-set"),
                    meld("4C 5C 6C", True, "example-run"),
                    meld("4C 5D 6C", False, "example-two-suits"),
                    meld("8H 9H JH", False, "example-gap"),
                )
            ),
            Strip(
                (
                    meld("AD 2D 3D", True, "example-ace-low"),
                    meld("QS KS AS", high, "example-ace-high" if high else "example-ace-only-low"),
                    meld("KC AC 2C", False, "example-ace-around"),
                )
            ),
        ),
        "lay-off": (
            Strip(
                (
                    illustration(_RUN, "example-on-table"),
                    lay_off("7H", _RUN, True, "example-fits"),
                    lay_off("JH QH", _RUN, True, "example-fits-both"),
                    lay_off("6H", _RUN, False, "example-fits-not"),
                )
            ),
        ),
    }
