"""Examples for Gin. Nothing is laid before a knock: melds are those of one, lay-offs follow one."""

from bot.screens.examples.example import (
    SPARE,
    Example,
    Situation,
    Strip,
    Strips,
    illustration,
    strip,
)
from engine.cards import cards
from engine.games.gin.rules import GinOptions
from engine.moves import Knock, LayOff, Show

_RUN = "8H 9H 10H"


def gin_meld(text: str, good: bool, says: str) -> Example:
    """Cards that a knock lays as a meld, or cannot."""
    laid, [thrown] = cards(text), cards(SPARE)
    return Example(laid, good, says, Situation((*laid, thrown)), Knock(thrown, (laid,)))


def shown_on(text: str, table: str, good: bool, says: str) -> Example:
    """Cards that are laid off on a meld of the knocker, or cannot."""
    laid = cards(text)
    before = Situation((*laid, *cards(SPARE)), (cards(table),), knocked=True)
    return Example(laid, good, says, before, Show((), (LayOff(laid, 0),)))


def _knock(left: str, good: bool, says: str) -> Example:
    """A knock that leaves these cards in no meld; none: gin."""
    of_a_kind, [thrown], rest = cards("7S 7H 7D"), cards(SPARE), cards(left)
    before = Situation((*of_a_kind, *rest, thrown))
    return Example(rest or of_a_kind, good, says, before, Knock(thrown, (of_a_kind,)))


def gin_strips(options: GinOptions, deal_no: int) -> Strips:
    """Melds and deadwood (GIN 4, 5), the knock (6, 11), lay-offs (7)."""
    return {
        "melds": (_sets_and_runs(), _aces(around=options.round_the_corner), _deadwood()),
        "knock": (_limits(options) if options.oklahoma else _knocks(options.knock_limit),),
        "show": (
            strip(
                illustration(_RUN, "example-knocker-laid"),
                shown_on("7H", _RUN, True, "example-fits"),
                shown_on("JH QH", _RUN, True, "example-fits-both"),
                shown_on("QH", _RUN, False, "example-fits-not"),
            ),
        ),
    }


def _sets_and_runs() -> Strip:
    return strip(
        gin_meld("7S 7H 7D", True, "example-set"),
        gin_meld("4C 5C 6C", True, "example-run"),
        gin_meld("4C 5D 6C", False, "example-two-suits"),
        gin_meld("8H 9H JH", False, "example-gap"),
    )


def _aces(*, around: bool) -> Strip:
    return strip(
        gin_meld("AD 2D 3D", True, "example-ace-low"),
        gin_meld("QS KS AS", around, "example-ace-high" if around else "example-ace-only-low"),
        gin_meld("KC AC 2C", around, "example-round-corner" if around else "example-ace-around"),
    )


def _deadwood() -> Strip:
    return Strip(tuple(illustration(one, "example-worth") for one in ("KD", "7C", "AH")))


def _knocks(limit: int) -> Strip:
    """What may be left over: nothing always, more as far as the limit goes (GIN 6.2)."""
    within = limit >= 5
    return strip(
        _knock("", True, "example-gin"),
        _knock("3S 2D", within, "example-within-limit" if within else "example-over-limit"),
        _knock("QC 2D", False, "example-over-limit"),
    )


def _limits(options: GinOptions) -> Strip:
    """What first upcards set (GIN 11)."""
    ace = "example-limit-one" if options.oklahoma_ace == "one" else "example-limit-gin"
    return strip(
        illustration("7D", "example-limit"),
        illustration("QC", "example-limit"),
        illustration("AH", ace),
    )
