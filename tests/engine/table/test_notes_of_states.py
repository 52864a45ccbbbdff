"""The notes that a table keeps of its deal, after a restart and after cards were taken back."""

from collections import Counter

import pytest

from engine.events import Event
from engine.evolve import evolve
from engine.games.registry import REGISTRY
from engine.moves import LayDown, LayOff, MakeContract, Swap, Take
from engine.observation import BLANK, Notes, Observation, masked, noted
from engine.phase import Phase
from engine.table import play
from engine.table.ending import ending
from engine.table.play import take_back
from engine.table.record import Entry
from engine.table.table_state import TableState
from engine.table.terms import Terms
from tests.each import each
from tests.engine.simple_player import next_move
from tests.engine.table.table_states import (
    ANN,
    BEN,
    CHI,
    NOON,
    go_on,
    lobby,
    playing,
    turn,
    user_at,
)
from tests.short_games import three_or_so

CASUAL = Terms(rated=False)
LAYING = (LayDown, LayOff, MakeContract, Swap)
PEOPLE = (ANN, BEN, CHI)


class Kept:
    """A table with its journal."""

    def __init__(self, name: str) -> None:
        self.sat = PEOPLE[: three_or_so(name)]
        self.table_state = lobby(*self.sat, game=name, terms=CASUAL)
        self.entries: list[Entry] = []
        self.steps(*play.begin(self.table_state, self.table_state.roster.host))

    def steps(self, *events: Event) -> None:
        go_on(self.table_state, *events)
        self.entries.append(Entry(self.table_state.version, events))

    def moves(self) -> None:
        state = self.table_state.state
        assert state is not None
        seat, move = next_move(self.table_state.game, state)
        events = play.moved(self.table_state, seat, move)
        self.steps(*events, *ending(self.table_state, events))

    def after_a_restart(self) -> TableState:
        header = self.table_state.header
        again = lobby(*self.sat, game=header.game, terms=CASUAL)
        for entry in self.entries:
            again.apply(entry.version, entry.events, NOON)
        return again


def of_the_seat(kept: Kept, seat: int) -> Notes:
    """What a seat has kept of what it was shown of the running deal."""
    told = kept.table_state
    state = masked(play_start(told), seat)
    notes = BLANK
    for _, event in told.log:
        shown = event.seen_by(seat)
        notes, state = noted(notes, state, shown), evolve(state, shown)
    return notes


def play_start(told: TableState):
    """The table before the running deal, as far as it matters: nothing of it is noted."""
    assert told.state is not None
    return told.state._replace(hands=((),) * told.state.seats, discard=(), stock=(), result=None)


@pytest.mark.parametrize("name", REGISTRY)
def test_notes_are_the_same_after_a_restart(name: str) -> None:
    kept = Kept(name)
    for _ in range(60):
        if kept.table_state.phase is Phase.OVER:
            break
        kept.moves()
        assert kept.after_a_restart().notes == kept.table_state.notes
    assert kept.table_state.notes.history or not kept.table_state.game.pile.upcard


@pytest.mark.parametrize("name", REGISTRY)
def test_notes_are_what_every_seat_was_shown(name: str) -> None:
    kept = Kept(name)
    while kept.table_state.phase is not Phase.OVER and kept.table_state.version < 60:
        kept.moves()
    for seat in range(len(kept.sat)):
        assert of_the_seat(kept, seat) == kept.table_state.notes


def test_a_new_deal_begins_with_new_notes() -> None:
    kept = Kept("basic")
    while kept.table_state.phase is not Phase.OVER:
        kept.moves()
    assert kept.table_state.notes.history
    kept.steps(*play.next_deal(kept.table_state))
    assert kept.table_state.notes == Notes(known=((), (), ()))


def until_laid(kept: Kept) -> Counter[int]:
    """Play on until somebody has laid something and can take it back; what left their hand."""
    while True:
        state = kept.table_state.state
        assert state is not None
        seat, move = next_move(kept.table_state.game, state)
        kept.moves()
        if isinstance(move, LAYING) and kept.table_state.phase is Phase.PLAY:
            assert kept.table_state.state is not None
            return Counter(state.hands[seat]) - Counter(kept.table_state.state.hands[seat])


@each("name", ["basic", "contract", "dummy"])
def test_cards_that_were_taken_back_are_known_to_all_and_stay_so_after_a_restart(name: str) -> None:
    kept = Kept(name)
    laid = until_laid(kept)
    seat = turn(kept.table_state)
    before = kept.table_state.notes
    kept.steps(*take_back(kept.table_state, user_at(kept.table_state, seat)))
    notes = kept.table_state.notes
    assert Counter(notes.known_of(seat)) == Counter(before.known_of(seat)) + laid
    assert notes.history == before.history
    assert kept.after_a_restart().notes == notes


def test_who_thinks_for_a_seat_is_given_the_notes() -> None:
    told = playing(ANN, BEN, CHI, game="basic", terms=CASUAL)
    go_on(told, *play.moved(told, turn(told), Take()))
    assert told.state is not None
    known = Observation.at(told.game, told.state, turn(told), told.notes)
    assert known.notes == told.notes
    assert known.notes.known_of(turn(told))
