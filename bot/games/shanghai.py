"""The room of Shanghai Rum."""

from bot.blocks.coach import CONTRACTS, Hint, Hints
from bot.blocks.presenter import Practice, Presenter
from bot.blocks.rule_examples import (
    LONG_RUN,
    SPARE,
    Cards,
    Example,
    PlayedExample,
    Strip,
    Strips,
    at,
    contract_laid,
    does,
    laying_off,
    meld,
    melds_at_first,
    own,
    strip,
    swapping,
    swapping_in_a_set,
    worth,
)
from engine.cards import cards
from engine.games.shanghai.rules import ShanghaiOptions, contract_of_hand, table_of
from engine.goal import Goal
from engine.melds import MeldKind

_RUN = "6S 7S 8S 9S"
_RUN_WITH_JOKER = "5H JK=6H 7H 8H"
_SET_WITH_JOKER = "9S 9D 9C JK"
_SET_RANKS = "8QT4"
_RUN_SUITS = "HCSD"
_LADDER = "3456789TJQKA"
"""Ranks of a run from 3 up."""
_SHOWN = 4
"""At most this many melds of a contract are in one picture."""


def _strips(options: ShanghaiOptions, deal_no: int) -> Strips:
    """Return examples of contracts (SHANGHAI 3), melds and wild cards (5), and points (8).

    There are also examples of lay-offs and swaps (6).
    """
    shown = min(deal_no, len(table_of(options)))
    strips: dict[str, tuple[Strip, ...]] = {
        "melds": (*_sets_and_runs(options), *_wild(options)),
        "lay-off": (laying_off(_RUN, "10S", "4S 5S", "JS"), *_swaps(options)),
        "scoring": (worth("JK", "AH", "KS", "7C"),),
    }
    contract = _contract_of(options, shown)
    if contract is not None:
        strips["contracts"] = (contract,)
    return strips


def _melds_for(wanted: Goal) -> list[Cards] | None:
    """Return the shortest melds that make this contract, or None if no picture shows them."""
    sets, runs = list(_SET_RANKS), list(_RUN_SUITS)
    made = []
    for slot in wanted.slots:
        if slot.kind is MeldKind.SET and sets and slot.least <= 8:
            rank = sets.pop(0)
            made.append(
                cards(" ".join(f"{rank}{'SHDC'[index % 4]}" for index in range(slot.least)))
            )
        elif slot.kind is MeldKind.RUN and runs and slot.least <= len(_LADDER):
            suit = runs.pop(0)
            made.append(cards(" ".join(f"{rank}{suit}" for rank in _LADDER[: slot.least])))
        else:
            return None
    return made


def _contract_of(options: ShanghaiOptions, deal_no: int) -> Strip | None:
    melds = _melds_for(contract_of_hand(options, deal_no))
    if melds is None or len(melds) > _SHOWN:
        return None
    return contract_laid(melds, cards(SPARE), deal_no)


def _sets_and_runs(options: ShanghaiOptions) -> tuple[Strip, ...]:
    sets = strip(
        meld("7S 7H 7D", True, "example-set"),
        meld("7S 7S 7H", True, "example-twins"),
        meld("7S 7H", False, "example-too-few"),
    )
    runs: tuple[Example, ...] = (
        meld("4C 5C 6C 7C", True, "example-run"),
        meld("5C 6C 7C", False, "example-run-of-three"),
    )
    if not options.deuces_wild:
        # A wild deuce would stand for the jack of this run.
        runs += (meld("QC KC AC 2C", False, "example-ace-around"),)
    return sets, Strip(runs)


def _wild(options: ShanghaiOptions) -> tuple[Strip, ...]:
    """Show wild cards and their limit (SHANGHAI 5.2, 5.3)."""
    of_two = options.wild_limit is None
    even = options.wild_limit != "fewer"
    jokers = strip(
        meld("5H 6H JK 8H", True, "example-joker-run"),
        _limited("9S 9D JK JK", even),
        _limited("KC JK JK", of_two),
    )
    if not options.deuces_wild:
        return (jokers,)
    deuces = strip(
        meld("9S 9D 2H", True, "example-deuce-set"),
        meld("5S 6S 2H=7S 8S", True, "example-deuce-run"),
    )
    return jokers, deuces


def _limited(text: str, good: bool) -> Example:
    return meld(text, good, "example-wild-fits" if good else "example-wild-many")


def _swaps(options: ShanghaiOptions) -> tuple[Strip, ...]:
    if options.swap == "none":
        return ()
    in_set = swapping_in_a_set(_SET_WITH_JOKER, options.swap == "any")
    return strip(*swapping(_RUN_WITH_JOKER)), in_set


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-shanghai-scored",
            at(
                "KD|4H JK|9S", "9D 2C 5C", "3D", down=["Ann"], table=[own("Ann", "9C 9H 9D", "set")]
            ),
            (
                does("Ann", "draw"),
                does("Ben", "pass"),
                does("Chi", "may_i"),
                does("Ann", "lay_off", cards="9D", meld=0),
                does("Ann", "discard", card="KD"),
            ),
        ),
        PlayedExample(
            "played-shanghai-hard",
            at("KD 2H|4H JK|9S 3S 3H", "9D 2C 5C", "3D", buys={"Chi": 3}),
            (does("Ann", "draw"), does("Chi", "may_i")),
            refused=True,
        ),
    )


# The coach of a practice deal.

_OWN_WORDINGS = {
    "practice-contract-may-i": "practice-shanghai-buy",
    "practice-contract-granted": "practice-shanghai-bought",
    "practice-contract-swap": "practice-shanghai-swap",
}
"""The hints of Shanghai Rum, by the hint of Contract Rummy that each replaces."""

_LEFT_OUT = ("practice-contract-owed",)
"""Hints that don't apply, because players may keep a wild card that was swapped out."""


def _own_hints(hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
    return tuple(
        hint._replace(says=_OWN_WORDINGS.get(hint.says, hint.says))
        for hint in hints
        if hint.says not in _LEFT_OUT
    )


_HINTS = Hints(new=_own_hints(CONTRACTS.new), short=_own_hints(CONTRACTS.short))


_PRACTICE = Practice(
    computers=2, deals=(149, 23), hints=_HINTS, first_look=Strip(melds_at_first(LONG_RUN, "8C"))
)

SHANGHAI = Presenter("shanghai", practice=_PRACTICE, strips=_strips, played=_played)
