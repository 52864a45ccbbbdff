"""What is told of each person after a game: true, from public facts alone, no two the same."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from engine.cards import HIDDEN, parse
from engine.computer.strength import Strength, style_of_now
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GrantedMayI,
    LaidDown,
    Took,
    TurnStarted,
)
from engine.games.indian.scoring import IndianOwn
from engine.games.registry import REGISTRY
from engine.games.rummy500.rules import LaidOwn
from engine.melds import MeldKind, Reading
from engine.result import Ending, Feat, Result
from engine.table.highlights import Highlight, deal_notes, highlights
from engine.table.record import HeadToHead
from engine.table.roster import Sitter
from engine.table.table_events import Autopiloted, StoodIn, TookCardsBack
from tests.each import each
from tests.screens.script import Script
from tests.screens.tables import game_over
from tests.short_games import SHORT_GAMES, three_or_so

ANN, BEN, CHI = Sitter(11, "Ann"), Sitter(12, "Ben"), Sitter(13, "Chi")
ADA = Sitter(None, "Ada", style_of_now(Strength.EASY))
ALL = (ANN, BEN, CHI)


def ended(
    winner: int | None,
    scores: Sequence[int],
    totals: Sequence[int] | None = None,
    *,
    over: bool = False,
) -> Result:
    """A deal of a game in which the highest total wins."""
    totals = tuple(totals or scores)
    places = tuple(1 + sum(other > one for other in totals) for one in totals)
    return Result(
        ended_by=Ending.EXHAUSTED if winner is None else Ending.OUT,
        winner=winner,
        scores=tuple(scores),
        totals=totals,
        lines=(),
        game_over=over,
        winners=tuple(at for at, place in enumerate(places) if over and place == 1),
        places=places,
        next_dealer=0,
        next_starter=1,
    )


def meld(text: str) -> Reading:
    return Reading(MeldKind.SET, tuple(map(parse, text.split())))


def log(*steps: Event | tuple[Event, ...]) -> list[tuple[int, Event]]:
    """Events with the versions of their steps, from 1."""
    told = [step if isinstance(step, tuple) else (step,) for step in steps]
    return [(at, event) for at, step in enumerate(told, 1) for event in step]


DEALT = Dealt(1, 2, 0, ((HIDDEN,), (HIDDEN,), (HIDDEN,)), (), (parse("4S"),))


def of(
    deals: Sequence[tuple[Sequence[tuple[int, Event]], Result]],
    sitters: Sequence[Sitter] = ALL,
    rivals: Sequence[HeadToHead] = (),
) -> dict[int, Highlight]:
    notes = [deal_notes(told, result, sitters) for told, result in deals]
    results = [result for _, result in deals]
    found = highlights(notes, results, sitters, rivals, lowest_wins=False)
    return {one.seat: one for one in found}


OUT = log(
    DEALT,
    Drew(0, HIDDEN),
    Discarded(0, parse("7H")),
    TurnStarted(1),
    Took(1, parse("7H")),
    LaidDown(1, meld("7H 7S 7C")),
    Discarded(1, parse("2C")),
)
"""Ben goes out with the seven that Ann has thrown."""
QUIET = log(DEALT, Drew(0, HIDDEN), Discarded(0, parse("7H")), TurnStarted(1), Drew(1, HIDDEN))


def test_a_card_of_another_that_ended_a_deal_is_a_lucky_draw() -> None:
    told = of([(OUT, ended(1, (0, 30, 0), over=True))])
    assert told[1] == Highlight(1, Feat.LUCKY, 1, card=parse("7H"), other=0)
    assert told[0].feat is told[2].feat is Feat.PLACED
    assert (told[0].of, told[0].number) == (2, 0), "a plain true line where nothing stands out"


def test_a_card_that_was_taken_and_not_laid_was_no_luck() -> None:
    other = [*OUT[:4], (5, Took(1, parse("7H"))), (6, LaidDown(1, meld("9H 9S 9C")))]
    assert Feat.LUCKY not in {
        one.feat for one in of([(other, ended(1, (0, 9, 0), over=True))]).values()
    }
    upcard = log(DEALT, Took(0, parse("4S")), LaidDown(0, meld("4S 4H 4C")))
    told = of([(upcard, ended(0, (9, 0, 0), over=True))])
    assert told[0].feat is not Feat.LUCKY, "the upcard of the deal was nobody's"


def test_most_cards_in_a_turn_are_the_best_move_but_for_those_taken_back() -> None:
    six = LaidDown(0, meld("8S 8H 8C 8D 8S 8H"))
    told = log(
        DEALT,
        (Drew(0, HIDDEN), six),
        TookCardsBack(0, 2),
        LaidDown(0, meld("8S 8H 8C")),
        (Discarded(0, parse("7H")), TurnStarted(1)),
        (Drew(1, HIDDEN), LaidDown(1, meld("3S 3H 3C"))),
        LaidDown(1, meld("5S 5H 5C")),
    )
    found = of([(told, ended(None, (0, 0, 0), over=True))])
    assert found[1] == Highlight(1, Feat.MOST, 1, 6)
    assert found[0].feat is not Feat.MOST


@each(
    "who",
    [
        lambda told: [*told[:5], (5, Autopiloted(1, away=True)), *told[5:]],
        lambda told: [*told, (8, StoodIn(1, ADA))],
    ],
)
def test_what_the_autopilot_or_somebody_before_did_counts_for_nobody(
    who: Callable[[list[tuple[int, Event]]], list[tuple[int, Event]]],
) -> None:
    six = [(5, LaidDown(1, meld("3S 3H 3C 5S 5H 5C")))]
    told = who([*QUIET, *six])
    for sitters in (ALL, (ANN, ADA, CHI)):
        found = of([(told, ended(None, (0, 0, 0), over=True))], sitters)
        assert {one.feat for one in found.values()} == {Feat.PLACED}


def test_the_course_of_a_game_and_no_two_with_the_same() -> None:
    deals = [
        (QUIET, ended(1, (0, 10, 0))),
        (QUIET, ended(1, (0, 12, 0), (0, 22, 0))),
        (QUIET, ended(2, (0, 0, 9), (0, 22, 9))),
        (QUIET, ended(0, (40, 0, 0), (40, 22, 9), over=True)),
    ]
    told = of(deals)
    assert told[0] == Highlight(0, Feat.COMEBACK, 3)
    assert told[1] == Highlight(1, Feat.MOST_DEALS, number=2, of=4)
    assert told[2] == Highlight(2, Feat.WON_DEALS, number=1, of=4)
    sweep = of([(QUIET, ended(0, (5, 0, 0))), (QUIET, ended(0, (5, 0, 0), (10, 0, 0), over=True))])
    assert sweep[0] == Highlight(0, Feat.SWEEP, number=2)


def test_who_sat_down_later_is_told_of_their_own_deals_alone() -> None:
    first = deal_notes(QUIET, ended(0, (10, 0, 0)), (ADA, BEN, CHI))
    last = ended(1, (0, 3, 0), (10, 3, 0), over=True)
    notes = [first, deal_notes(QUIET, last, ALL)]
    told = highlights(notes, [ended(0, (10, 0, 0)), last], ALL, lowest_wins=False)
    assert told[0] == Highlight(0, Feat.PLACED, number=10, of=1), "a computer won the first deal"


def test_upcards_by_may_i_and_few_points_to_the_win() -> None:
    granted = [GrantedMayI(2, parse("7H"))] * 3
    deals = [
        (log(DEALT, *granted), ended(0, (50, 45, 0))),
        (QUIET, ended(0, (50, 50, 0), (100, 95, 0), over=True)),
    ]
    told = of(deals)
    assert told[1] == Highlight(1, Feat.CLOSE, number=5)
    assert told[2] == Highlight(2, Feat.UPCARDS, number=3, of=2)


def test_rivals_are_told_once_and_only_where_neither_is_far_ahead() -> None:
    over = [(QUIET, ended(None, (0, 0, 0), over=True))]
    even = (HeadToHead(0, 1, 3, 2), HeadToHead(1, 0, 2, 3), HeadToHead(2, 0, 5, 1))
    told = of(over, rivals=even)
    assert told[0] == Highlight(0, Feat.RIVAL, number=3, of=2, other=1)
    assert [told[seat].feat for seat in (1, 2)] == [Feat.PLACED] * 2
    few = of(over, rivals=(HeadToHead(0, 1, 1, 1),))
    assert few[0].feat is Feat.PLACED


def test_indian_10_a_heavy_hand_that_a_declaration_caught() -> None:
    own = IndianOwn((35, 0, 80), (), (None, None, None), (), ())
    declared = ended(1, (-35, 115, -80))._replace(ended_by=Ending.DECLARE, own=own)
    light = ended(0, (69, -10, -59))._replace(
        ended_by=Ending.DECLARE, own=replace(own, counts=(0, 10, 59))
    )
    told = of([(QUIET, declared), (QUIET, light)])
    assert told[1] == Highlight(1, Feat.CAUGHT, 1, 80, other=2)
    assert told[0].feat is not Feat.CAUGHT
    dropped = declared._replace(ended_by=Ending.DROP, own=replace(own, counts=None))
    assert Feat.CAUGHT not in {one.feat for one in of([(QUIET, dropped)]).values()}


def test_indian_8_4_a_deal_that_all_others_gave_up_was_not_won_quickly() -> None:
    quick = ended(1, (-20, 40, -20), over=True)
    assert of([(QUIET, quick)])[1] == Highlight(1, Feat.QUICK, 1, 1)
    told = of([(QUIET, quick._replace(ended_by=Ending.DROP))])
    assert told[1] == Highlight(1, Feat.PLACED, number=40, of=1)


def test_rummy500_6_4_who_has_laid_most_in_a_deal() -> None:
    first = ended(0, (40, 20, 25))._replace(own=LaidOwn((60, 90, 30), (20, 70, 5)))
    second = ended(0, (30, 10, 5))._replace(own=LaidOwn((50, 20, 30), (20, 10, 25)))
    assert of([(QUIET, first), (QUIET, second)])[1] == Highlight(1, Feat.MOST_LAID, 1, 90)


def test_whose_data_were_deleted_is_told_nothing() -> None:
    told = of([(OUT, ended(1, (0, 9, 0), over=True))], (ANN, replace(BEN, user=-7), CHI))
    assert set(told) == {0, 2}


@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_game_has_a_true_line_for_each_person_and_shows_no_hidden_card(name: str) -> None:
    seats = three_or_so(name)
    script = Script(name, seats, seed=2, **SHORT_GAMES[name]).begin().play_on(game_over).close()
    table_view = script.table().view(None)
    assert [one.seat for one in table_view.highlights] == list(range(seats))
    events = [event for entry in script.entries for event in entry.events]
    thrown = {event.card for event in events if isinstance(event, Discarded)}
    for one in table_view.highlights:
        assert one.card is None or one.card in thrown
        assert 0 <= one.deal <= len(table_view.results)
        if one.feat is Feat.LUCKY:
            assert table_view.results[one.deal - 1].winner == one.seat
    assert script.table().view(None).highlights == table_view.highlights
