"""What comes after a step: deals called off, games that are over, and what these mean."""

from itertools import product

from engine.events import DealEnded, Event
from engine.games.gin.scoring import Boxes
from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.moves import Take
from engine.options import rules_hash
from engine.result import Ending
from engine.state import remembering
from engine.table import play
from engine.table.ending import MOST_TURNS, ending, standings, why_unrated
from engine.table.record import RULES_REVISION, Unrated
from engine.table.roster import CloseReason, Roster, Sitter, Status
from engine.table.table_events import Closed, HandedOver
from engine.table.table_state import TableState
from engine.table.terms import NO_CLOCK, Terms
from tests.each import each
from tests.engine.simple_player import next_move
from tests.engine.table.table_states import ANN, BEN, go_on, lobby, played_out, playing

ONE_DEAL = {"end": {"mode": "hands", "hands": 1}}
FINISHED = Closed(CloseReason.FINISHED)


def last_step(told: TableState) -> tuple[Event, ...]:
    """The step that ends the deal, decided but not taken."""
    while True:
        assert told.state is not None
        events = play.moved(told, *next_move(told.game, told.state))
        if any(isinstance(event, DealEnded) for event in events):
            return events
        go_on(told, *events)


def test_a_game_that_is_over_closes_its_table() -> None:
    told = playing(ANN, BEN, game="basic", options=ONE_DEAL)
    assert ending(told, last_step(told)) == (FINISHED,)


def test_after_a_deal_that_is_not_the_last_the_table_stays_open() -> None:
    told = playing(ANN, BEN, game="basic")
    assert ending(told, last_step(told)) == ()
    assert ending(told, ()) == ()


def test_the_one_deal_of_a_practice_table_closes_it_and_means_nothing() -> None:
    told = playing(ANN, None, game="basic", terms=Terms(practice=True, rated=False))
    events = last_step(told)
    assert ending(told, events) == (FINISHED,)
    assert standings(told, (*events, FINISHED)) == ()


def test_basic_ba_9_a_deal_that_would_go_on_for_ever_is_called_off() -> None:
    told = playing(ANN, BEN, game="basic")
    assert told.state is not None
    told.state = told.state._replace(turn_no=MOST_TURNS * 2 + 1)
    [ended] = ending(told, play.moved(told, *next_move(told.game, told.state)))
    assert isinstance(ended, DealEnded)
    assert ended.result.ended_by is Ending.EXHAUSTED


def test_gin_ga_23_taking_and_throwing_for_ever_makes_the_deal_void() -> None:
    told = playing(ANN, BEN, game="gin", options={"first_upcard": "free"})
    assert told.state is not None
    dealer = told.state.dealer
    told.state = told.state._replace(turn_no=MOST_TURNS * 2 + 1)
    [ended] = ending(told, play.moved(told, told.state.turn, Take()))
    assert isinstance(ended, DealEnded)
    assert (ended.result.ended_by, ended.result.winner) == (Ending.VOID, None)
    assert (ended.result.next_dealer, ended.result.game_over) == (dealer, False)


def test_a_closed_table_comes_to_no_other_end() -> None:
    told = playing(ANN, BEN, game="basic", options=ONE_DEAL)
    events = last_step(told)
    assert ending(go_on(told, Closed(CloseReason.IDLE)), events) == ()


def test_a_finished_game_has_a_row_for_each_who_held_a_seat() -> None:
    told = playing(ANN, BEN, game="basic", options=ONE_DEAL)
    seat = told.seat_of(BEN)
    go_on(told, HandedOver(seat, Sitter(None, "Ada")))
    events = last_step(told)
    assert standings(told, events) == (), "only what closes the table as finished is booked"
    rows = standings(told, (*events, FINISHED))
    assert {row.user for row in rows} == {ANN, None, BEN}
    assert (rows[-1].user, rows[-1].left, rows[-1].seat) == (BEN, True, seat)
    assert {(row.unrated, row.length) for row in rows} == {(Unrated.HANDED_OVER, Length.QUICK)}
    assert told.is_open, "asking changes nothing"


def test_before_the_first_deal_nothing_ends() -> None:
    told = lobby(ANN, BEN)
    assert ending(told, (Closed(CloseReason.IDLE),)) == ()
    assert standings(told, (FINISHED,)) == ()


def test_deals_that_have_ended_end_no_more() -> None:
    over = played_out(playing(ANN, BEN, game="basic"))
    assert ending(over, play.next_deal(over)) == ()


BASIC = REGISTRY["basic"]
STANDARD = BASIC.presets[BASIC.default]
OTHER = BASIC.options(ace_high_low=True)
HOUSE = Terms(house=rules_hash("basic", RULES_REVISION, OTHER))


@each(
    ("terms", "options", "computer", "handed_over", "why"),
    [
        (NO_CLOCK, STANDARD, False, False, None),
        (NO_CLOCK, OTHER, False, False, Unrated.RULES),
        (HOUSE, OTHER, False, False, None),
        (Terms(rated=False), OTHER, True, True, Unrated.CASUAL),
        (NO_CLOCK, OTHER, True, True, Unrated.RULES),
        (NO_CLOCK, STANDARD, True, True, Unrated.COMPUTER),
        (NO_CLOCK, STANDARD, False, True, Unrated.HANDED_OVER),
    ],
)
def test_the_first_reason_that_holds_is_told(
    terms: Terms, options: object, computer: bool, handed_over: bool, why: Unrated | None
) -> None:
    computers, given_up = (
        frozenset({1} if computer else ()),
        frozenset({BEN} if handed_over else ()),
    )
    roster = Roster(Status.PLAYING, ANN, (), computers=computers, given_up=given_up)
    assert why_unrated(game("basic", options), terms, roster) is why


@each("name", REGISTRY)
def test_every_preset_is_rated_at_every_length(name: str) -> None:
    listing = REGISTRY[name]
    for preset, length in product(listing.presets.values(), Length):
        rules = listing.at_length(preset, length)
        assert why_unrated(game(name, rules), NO_CLOCK, Roster(Status.LOBBY, ANN, ())) is None


def test_gin_12_what_counts_for_the_league_is_the_settlement() -> None:
    """By it the other player wins here: they have not reached the target, but nine boxes."""
    options = {"target": 1, "game_winner": "settlement"}
    told = playing(ANN, BEN, game="gin", options=options)
    [ended] = [one for one in last_step(told) if isinstance(one, DealEnded)]
    reached = ended.result.winner
    assert told.state is not None
    assert reached is not None
    boxes = tuple(0 if seat == reached else 19 for seat in (0, 1))
    told.state = remembering(told.state, Boxes(boxes))
    events = play.moved(told, *next_move(told.game, told.state))
    rows = standings(told, (*events, FINISHED))
    points = ended.result.scores[reached]
    settled = {reached: points + 25 + 100, 1 - reached: 19 * 25}
    assert {row.seat: (row.total, row.place, row.won) for row in rows} == {
        reached: (settled[reached], 2, False),
        1 - reached: (settled[1 - reached], 1, True),
    }
