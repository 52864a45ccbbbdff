"""Taking back what one has laid: an unrated game goes on as if it had never been laid."""

from collections.abc import Mapping

import pytest

from engine.errors import IllegalMove, Reason
from engine.events import DealEnded, Event
from engine.games.registry import REGISTRY
from engine.moves import Discard, Draw, LayDown, LayOff, MakeContract, Move, Rearrange, Swap, Take
from engine.notation.export import export
from engine.notation.replay import replay
from engine.notation.shuffles import shuffles
from engine.phase import Phase
from engine.table import absence, play
from engine.table.ending import ending
from engine.table.play import can_take_back, take_back
from engine.table.record import Entry
from engine.table.replay import Replay, replay_of
from engine.table.roster import Sitter
from engine.table.table_events import ClockResumed, HandedOver, StoodIn, TookCardsBack
from engine.table.table_state import TableState, rules_at_first, table_state
from engine.table.terms import NORMAL, Terms
from tests.each import each
from tests.engine.simple_player import next_move
from tests.engine.table.table_states import (
    ANN,
    BEN,
    CHI,
    NOON,
    at,
    go_on,
    lobby,
    playing,
    turn,
    user_at,
)

CASUAL = Terms(rated=False)
LAYING = (LayDown, LayOff, MakeContract, Swap, Rearrange)
GAMES = [("basic", {}), ("contract", {}), ("contract", {"rulebook": "b"}), ("dummy", {})]


def made(told: TableState, seat: int, move: Move) -> tuple[Event, ...]:
    """What a move brings about at this table."""
    events = play.moved(told, seat, move)
    return (*events, *ending(told, events))


def until_laid(told: TableState, *kinds: type[Move]) -> Move:
    """Play on until somebody has laid something without ending the deal; what they laid."""
    while True:
        assert told.state is not None
        assert told.phase is not Phase.OVER
        seat, move = next_move(told.game, told.state)
        events = made(told, seat, move)
        go_on(told, *events)
        if isinstance(move, kinds or LAYING) and told.phase is Phase.PLAY:
            return move


def laid(terms: Terms = CASUAL, game: str = "basic") -> TableState:
    """A table at which the player to move has just laid something."""
    told = playing(ANN, BEN, CHI, game=game, terms=terms)
    until_laid(told)
    return told


def taken_back(told: TableState) -> TableState:
    return go_on(told, *take_back(told, user_at(told, turn(told))))


def refused(told: TableState, user: int) -> Reason:
    with pytest.raises(IllegalMove) as refusal:
        take_back(told, user)
    return refusal.value.reason


@each("game", ["basic", "contract", "dummy"])
def test_all_is_as_it_was_before(game: str) -> None:
    told = playing(ANN, BEN, CHI, game=game, terms=CASUAL)
    before = told.state
    while True:
        assert told.state is not None
        before = told.state
        seat, move = next_move(told.game, told.state)
        go_on(told, *made(told, seat, move))
        if isinstance(move, LAYING) and told.phase is Phase.PLAY:
            break
    version = told.version
    assert can_take_back(told, turn(told))
    assert take_back(told, user_at(told, turn(told))) == (TookCardsBack(turn(told), version),)
    taken_back(told)
    assert told.state == before
    assert told.epoch == told.version, "what was shown of it is old"
    assert told.held[turn(told)] == told.version
    assert not can_take_back(told, turn(told))


ENDS_THE_TURN = {"gin", "indian", "manipulation", "tiles"}
"""Games in which all that is laid ends the turn."""


@each("game", sorted(REGISTRY))
def test_in_every_game_what_is_laid_comes_back_while_the_turn_goes_on(game: str) -> None:
    people = (ANN, BEN) if game == "gin" else (ANN, BEN, CHI)
    told = playing(*people, game=game, terms=CASUAL)
    came_back = set[type[Move]]()
    for _ in range(400):
        if told.phase is Phase.OVER:
            go_on(told, *play.next_deal(told))
        before = told.state
        assert before is not None
        seat, move = next_move(told.game, before)
        events = made(told, seat, move)
        go_on(told, *events)
        assert told.state is not None
        goes_on = told.state.turn_no == before.turn_no and told.phase is not Phase.OVER
        lays = isinstance(move, LAYING) and goes_on
        assert can_take_back(told, turn(told)) == lays, move
        if lays and type(move) not in came_back:
            came_back.add(type(move))
            assert taken_back(told).state == before
            go_on(told, *events)
        if not told.is_open:
            break
    assert bool(came_back) == (game not in ENDS_THE_TURN)


def test_one_after_the_other_the_newest_first() -> None:
    told = playing(ANN, BEN, CHI, game="basic", terms=CASUAL)
    states = []
    while len(states) < 2:
        assert told.state is not None
        before, seat = told.state, turn(told)
        _, move = next_move(told.game, told.state)
        go_on(told, *made(told, seat, move))
        goes_on = isinstance(move, LAYING) and told.phase is Phase.PLAY
        states = [*states, before] if goes_on else []
    assert taken_back(told).state == states[1]
    assert taken_back(told).state == states[0]
    assert refused(told, user_at(told, turn(told))) is Reason.NOTHING_TO_TAKE_BACK


def test_only_the_player_to_move_and_only_of_this_turn() -> None:
    told = laid()
    other = next(user for user in (ANN, BEN, CHI) if user != user_at(told, turn(told)))
    assert refused(told, other) is Reason.NOTHING_TO_TAKE_BACK
    assert not can_take_back(told, told.seat_of(other))
    assert not can_take_back(told, None), "the channel takes nothing back"
    assert told.state is not None
    seat = turn(told)
    go_on(told, *made(told, seat, Discard(told.state.hands[seat][0])))
    for user in (ANN, BEN, CHI):
        assert refused(told, user) is Reason.NOTHING_TO_TAKE_BACK, "a discard ends it"


@each("move", [Draw(), Take()])
def test_never_what_came_to_the_hand(move: Move) -> None:
    told = playing(ANN, BEN, CHI, game="basic", terms=CASUAL)
    go_on(told, *made(told, turn(told), move))
    assert refused(told, user_at(told, turn(told))) is Reason.NOTHING_TO_TAKE_BACK


def test_dummy_never_a_take_from_the_row_with_its_meld() -> None:
    told = playing(ANN, BEN, CHI, game="dummy", terms=CASUAL)
    while True:
        assert told.state is not None
        seat, move = next_move(told.game, told.state)
        go_on(told, *made(told, seat, move))
        if type(move).__name__ == "TakeRow":
            break
    assert not can_take_back(told, turn(told))


def test_whatever_else_happens_puts_an_end_to_it() -> None:
    told = laid()
    other = next(seat for seat in range(3) if seat != turn(told))
    go_on(told, HandedOver(other, Sitter(None, "Ada")))
    assert refused(told, user_at(told, turn(told))) is Reason.NOTHING_TO_TAKE_BACK


def test_what_only_the_clock_did_does_not() -> None:
    told = laid(Terms(NORMAL, rated=False))
    go_on(told, ClockResumed(30))
    assert can_take_back(told, turn(told))
    go_on(told, *absence.time_out(at(told, deadline=NOON), NOON))
    user = user_at(told, turn(told))
    assert [type(event).__name__ for event in take_back(told, user)] == [
        "CameBack",
        "TookCardsBack",
    ]


def test_what_the_autopilot_laid_stays() -> None:
    told = playing(ANN, BEN, CHI, game="basic", terms=Terms(NORMAL, rated=False))
    while True:
        assert told.state is not None
        seat, move = next_move(told.game, told.state)
        if isinstance(move, LAYING):
            go_on(told, *absence.time_out(at(told, deadline=NOON), NOON))
            events = absence.pilot(told, seat, move)
            if not any(isinstance(event, DealEnded) for event in events):
                go_on(told, *events)
                break
        go_on(told, *made(told, seat, move))
    assert refused(told, user_at(told, seat)) is Reason.NOTHING_TO_TAKE_BACK


def test_a_rated_game_takes_nothing_back() -> None:
    told = laid(Terms())
    assert refused(told, user_at(told, turn(told))) is Reason.RATED_STAYS
    assert not can_take_back(told, turn(told))


def test_a_computer_that_stands_in_leaves_the_game_rated() -> None:
    told = playing(ANN, BEN, CHI, game="basic", terms=Terms())
    other = next(seat for seat in range(3) if seat != turn(told))
    go_on(told, StoodIn(other, Sitter(None, "Ada")))
    until_laid(told)
    while turn(told) not in told.roster.people:
        assert told.state is not None
        go_on(told, *made(told, *next_move(told.game, told.state)))
    assert refused(told, user_at(told, turn(told))) is Reason.RATED_STAYS


def test_a_game_that_does_not_count_is_unrated_whatever_its_terms_say() -> None:
    told = playing(ANN, BEN, None, game="basic", terms=Terms())
    until_laid(told)
    assert can_take_back(told, turn(told))


def test_before_and_after_the_game_there_is_nothing() -> None:
    told = laid()
    user = user_at(told, turn(told))
    while told.phase is not Phase.OVER:
        assert told.state is not None
        go_on(told, *made(told, *next_move(told.game, told.state)))
    assert refused(told, user) is Reason.NOTHING_TO_TAKE_BACK


def two_deals(game: str, options: Mapping[str, object], *, hesitant: bool) -> Replay:
    """The story of two deals; ``hesitant``: whatever can be is taken back once and laid again."""
    told = lobby(ANN, BEN, CHI, game=game, options=options, terms=CASUAL)
    entries = [Entry(1, tuple(event for _, event in told.log))]

    def step(*events: Event) -> None:
        go_on(told, *events)
        entries.append(Entry(told.version, events))

    step(*play.begin(told, ANN))
    for deal in range(2):
        if deal:
            step(*play.next_deal(told))
        while told.phase is not Phase.OVER:
            assert told.state is not None
            seat, move = next_move(told.game, told.state)
            events = made(told, seat, move)
            step(*events)
            if hesitant and isinstance(move, LAYING) and can_take_back(told, seat):
                step(*take_back(told, user_at(told, seat)))
                step(*events)
    read_again = table_state(rules_at_first(told.header), told.header, entries)
    assert (read_again.state, read_again.layings) == (told.state, told.layings)
    return replay_of(told.header, entries)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_game_of_second_decisions_is_the_same_game(
    game: str, options: Mapping[str, object]
) -> None:
    """Its result, its replay, its shuffles: what was taken back has left no trace in them."""
    straight, hesitant = (two_deals(game, options, hesitant=one) for one in (False, True))
    undone = [one for one in hesitant.frames if isinstance(one.events[-1], TookCardsBack)]
    assert len(undone) >= 2
    assert straight.frames[-1].state == hesitant.frames[-1].state
    assert list(export(straight)) == list(export(hesitant))
    assert shuffles(straight)["deals"] == shuffles(hesitant)["deals"]
    for line in export(hesitant):
        answer = replay(line)
        assert answer["illegal_at"] is None
        assert answer["result"] is not None
    for moment in undone:
        at = hesitant.frames.index(moment)
        assert moment.state == hesitant.frames[at - 2].state, "a replay shows it lying no more"


def test_a_journal_that_takes_back_another_step_is_not_believed() -> None:
    told = laid()
    with pytest.raises(ValueError, match="the last laying is of version"):
        go_on(told, TookCardsBack(turn(told), 1))
