"""The room of Contract Rummy."""

from bot.blocks.coach import CONTRACTS
from bot.blocks.presenter import Practice, Presenter
from bot.blocks.rule_examples import (
    LONG_RUN,
    SPARE,
    Cards,
    Example,
    PlayedExample,
    Situation,
    Strip,
    Strips,
    at,
    contract_laid,
    does,
    lay_off,
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
from engine.games.contract.rules import LAST, ContractOptions, goal
from engine.goal import Goal
from engine.melds import MeldKind
from engine.moves import MakeContract

_RUN = "6S 7S 8S 9S"
_RUN_WITH_JOKER = "5H JK=6H 7H 8H"
_SET_WITH_JOKER = "9S 9D 9C JK"
_REST_OF_HAND = f"10S 10D 10C {SPARE}"
"""The cards that stay in the hand in an example of a swap."""
_SETS = ("8S 8H 8C", "QD QH QS", "5C 5D 5H")
_LONG_SET = "QD QH QS QC"
_RUNS = ("4H 5H 6H 7H", "9C 10C JC QC", "AS 2S 3S 4S")
_TWO_RUNS = 3
"""The number of the deal whose contract is two runs."""
_LAST_RUNS = ("3S 4S 5S 6S 7S", "8H 9H 10H JH", "AC 2C 3C 4C")


def _strips(options: ContractOptions, deal_no: int) -> Strips:
    """Return examples of contracts (CONTRACT 3, 6), melds (5), swaps (7) and points (9).

    If the last contract is the only contract, there are no examples of melds and lay-offs, because
    no deal allows them.
    """
    strips: dict[str, tuple[Strip, ...]] = {
        "contracts": (_contract_of(options, min(deal_no, len(options.contracts))),),
        "scoring": (worth("JK", "AH", "KS", "7C"),),
    }
    if options.contracts != (LAST,):
        strips |= {
            "melds": (*_sets_and_runs(), _aces(), _jokers(options.min_naturals)),
            "lay-off": (laying_off(_RUN, "10S", "4S 5S", "JS"), *_swaps(options)),
        }
    if _TWO_RUNS in options.contracts:
        deal = options.contracts.index(_TWO_RUNS) + 1
        strips["contract"] = (
            _two_runs("3C 4C 5C 6C", "8C 9C 10C JC", deal, True, "example-apart"),
            _end_to_end(options, deal),
        )
    if LAST in options.contracts:
        last = len(options.contracts)
        strips["last-deal"] = (_contract_of(options, last), _set_in_the_last_deal(options, last))
    return strips


def _melds_for(wanted: Goal) -> list[Cards]:
    """Return melds that make this contract. Each meld is as short as the rules allow."""
    sets, runs = list(_SETS), list(_RUNS)
    made = []
    for slot in wanted.slots:
        if slot.kind is MeldKind.RUN:
            made.append(runs.pop(0))
        else:
            made.append(sets.pop(0) if slot.least == 3 else _LONG_SET)
    return [cards(text) for text in made]


def _contract_of(options: ContractOptions, deal_no: int) -> Strip:
    """Show the contract of a deal. If it needs the whole hand, the melds are longer."""
    wanted = goal(options, options.contracts[deal_no - 1])
    melds = _melds_for(wanted)
    if wanted.whole_hand:
        melds = [cards(text) for text in _LAST_RUNS]
    rest = () if wanted.whole_hand else cards(SPARE)
    return contract_laid(melds, rest, deal_no)


def _sets_and_runs() -> tuple[Strip, Strip]:
    sets = strip(
        meld("7S 7H 7D", True, "example-set"),
        meld("7S 7S 7H", True, "example-twins"),
        meld("7S 7H", False, "example-too-few"),
    )
    runs = strip(
        meld("4C 5C 6C 7C", True, "example-run"),
        meld("5C 6C 7C", False, "example-run-of-three"),
        meld("4C 5C 6D 7C", False, "example-two-suits"),
    )
    return sets, runs


def _aces() -> Strip:
    return strip(
        meld("AD 2D 3D 4D", True, "example-ace-low"),
        meld("JS QS KS AS", True, "example-ace-high"),
        meld("QC KC AC 2C", False, "example-ace-around"),
    )


def _jokers(least: int) -> Strip:
    """Show jokers in melds of at least ``least`` natural cards (CONTRACT 5.3)."""

    def of_rank(text: str, naturals: int) -> Example:
        good = naturals >= least
        return meld(text, good, "example-joker-set" if good else "example-naturals-short")

    return strip(
        meld("5H 6H JK 8H", True, "example-joker-run"),
        of_rank("9S 9D JK", 2),
        of_rank("KC JK JK", 1) if least else meld("JK JK JK", True, "example-only-jokers"),
    )


def _two_runs(first: str, second: str, deal_no: int, good: bool, says: str) -> Strip:
    """Show two runs of one suit as the contract of a deal (CONTRACT 6.4)."""
    melds = cards(first), cards(second)
    before = Situation((*melds[0], *melds[1], *cards(SPARE)), deal_no=deal_no, free=False)
    move = MakeContract(melds)
    return Strip(tuple(Example(laid, good, says, before, move) for laid in melds))


def _end_to_end(options: ContractOptions, deal_no: int) -> Strip:
    """Show two runs without a gap. An option says whether they count as one run or as two."""
    says = "example-end-to-end" if options.separate_runs else "example-end-to-end-two"
    return _two_runs("3C 4C 5C 6C", "7C 8C 9C 10C", deal_no, not options.separate_runs, says)


def _swaps(options: ContractOptions) -> tuple[Strip, ...]:
    """Show swaps after the contract (CONTRACT 7.4).

    There are swaps only if the joker can be played again (7.5).
    """
    if options.swapped_joker_use == "new_meld" and not options.further_melds:
        return ()
    again = meld("10S 10D 10C JK", True, "example-new-meld")
    if not options.further_melds:
        again = lay_off("JK", "5H 6H 7H 8H", True, "example-new-meld")
    return (
        strip(*swapping(_RUN_WITH_JOKER, _REST_OF_HAND), again),
        swapping_in_a_set(_SET_WITH_JOKER, options.swap_in_sets, _REST_OF_HAND),
    )


def _set_in_the_last_deal(options: ContractOptions, deal_no: int) -> Strip:
    """Show a wrong last contract, which has a set among the runs (CONTRACT 6.6)."""
    melds = cards(_RUNS[0]), cards(_RUNS[1]), cards("KS KH KC KD")
    rest = () if goal(options, LAST).whole_hand else cards("2D")
    before = Situation(
        (*(card for laid in melds for card in laid), *rest), deal_no=deal_no, free=False
    )
    move = MakeContract(melds)
    return strip(Example(melds[2], False, "example-last-set", before, move))


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-contract-scored",
            at(
                "KD|4H JK|9D",
                "9S 2C",
                "3D",
                down=["Ann"],
                table=[own("Ann", "5S 6S JK=7S 8S", "run")],
            ),
            (
                does("Ann", "draw"),
                does("Ben", "pass"),
                does("Chi", "may_i"),
                does("Ann", "lay_off", cards="9S", meld=0),
                does("Ann", "discard", card="KD"),
            ),
        ),
        PlayedExample(
            "played-contract-hard",
            at("3C 4C 5C 6C 7C 8C 9C 10C JC KD 2S|4H|9D", "9S 2C", "3D", deal_no=3, phase="play"),
            (does("Ann", "contract", melds="3C 4C 5C 6C|7C 8C 9C 10C"),),
            refused=True,
            instead=does("Ann", "contract", melds="3C 4C 5C 6C|8C 9C 10C JC"),
        ),
    )


_PRACTICE = Practice(
    computers=2,
    deals=(272, 304, 12),
    hints=CONTRACTS,
    first_look=Strip(melds_at_first(LONG_RUN, "8C")),
)

CONTRACT = Presenter("contract", practice=_PRACTICE, strips=_strips, played=_played)
