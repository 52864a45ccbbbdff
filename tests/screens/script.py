"""Tables for screens, written step by step by the real rules; nothing of them is stored."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Self
from weakref import WeakKeyDictionary

from engine.analysis.players import choose
from engine.computer.strength import Strength, style_of_now
from engine.events import Dealt, Event, Recycled
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.live.rehydrate import BroughtBack
from engine.live.table import Table
from engine.live.timing import TableTiming
from engine.moves import Knock, Move
from engine.observation import Observation, masked
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, may_act, offers, start
from engine.shuffle import first_dealer, new_stock, open_deal, salted
from engine.state import State
from engine.table.record import Entry, Header, StoredTable
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import Autopiloted, Began, Closed, Salted, Sat
from engine.table.table_state import table_state
from engine.table.terms import NORMAL, Terms, TimeControl
from tests.discord.play import common_tables, dummy_tables, gin_tables, journals, tile_tables

NOW = datetime(2026, 1, 1, tzinfo=UTC)
"""When every screen is looked at: the day on which the simulated Discord's calendar begins."""

SINCE = timedelta(seconds=20)
"""How long ago the last thing happened."""

TABLE, GUILD, CHANNEL = "a1b2c3d4e5", 1_400_000_000_000_000_000, 1_400_000_000_000_000_001
ANN = 1_400_000_000_000_000_010
"""The user id of whoever sits first; those of the others count on from it."""

NAMES = ("Ann", "Ben", "Chi", "Dao", "Emi", "Finn", "Gia", "Hugo")

_FOR_EVER = 4000
"""Moves after which computers that reach no end are taken for broken."""


_Past = int
_PASTS: dict[tuple[object, ...], _Past] = {}
"""All that has happened at a table, as a number: the same stories are told again for every
language, and are worked out once."""
_STATES: dict[_Past, State] = {}
_CHOSEN: dict[_Past, Sequence[Event]] = {}
"""What came of it, and what computers did then."""


PAGES: WeakKeyDictionary[Table, StoredTable] = WeakKeyDictionary()
"""What would be stored of each table that a script has made."""


def _past(*told: object) -> _Past:
    return _PASTS.setdefault(told, len(_PASTS))


class Script:
    """A table that goes on by ``add``, ``begin``, ``moves`` and ``play_on``.

    ``computers`` are seats that nobody plays, ``clock`` and ``options`` those of the table.
    """

    def __init__(
        self,
        name: str,
        seats: int = 3,
        *,
        names: Sequence[str] = NAMES,
        computers: Sequence[int] = (),
        clock: TimeControl = NORMAL,
        seed: int = 1,
        open_hands: bool = False,
        clock_chosen: bool = True,
        rated: bool = True,
        **options: Any,
    ) -> None:
        styles = [style_of_now(strength) for strength in (Strength.STRONG, Strength.EASY)]
        sitters = [
            Sitter(None, names[at], styles[at % 2])
            if at in computers
            else Sitter(ANN + at, names[at])
            for at in range(seats)
        ]
        self.luck = seed.to_bytes(32, "big")
        self.header = Header(
            table_id=TABLE,
            guild_id=GUILD,
            channel_id=CHANNEL,
            game=name,
            options=options,
            host=next(sitter.user for sitter in sitters if sitter.user is not None),
            host_name=sitters[0].name,
            seed=self.luck,
            created_at=int((NOW - SINCE).timestamp()),
            terms=Terms(clock, open_hands=open_hands, clock_chosen=clock_chosen, rated=rated),
        )
        self.game = game(name, read_options(REGISTRY[name], options))
        self.seats = seats
        self.state: State | None = None
        self._entries: list[Entry] = []
        self._recycled = 0
        self._salts: list[str] = []
        self._past = _past(name, repr(self.game.options), seats)
        self.add(*map(Sat, sitters))

    def add(self, *events: Event) -> Self:
        """One step of the journal with these events."""
        at = int((NOW - SINCE).timestamp())
        self._entries.append(Entry(len(self._entries) + 1, events, at))
        for event in events:
            if isinstance(event, Recycled):
                self._recycled += 1
            elif isinstance(event, Salted):
                self._salts.append(event.salt)
                self.luck = salted(self.header.seed, self._salts)
        # Whoever sits down before the game plays in it as others would.
        if self.state is not None or any(isinstance(event, Began) for event in events):
            self._past = _past(self._past, self.luck, *events)
            if self._past not in _STATES:
                _STATES[self._past] = self._evolved(events)
            self.state = _STATES[self._past]
        return self

    def _evolved(self, events: Sequence[Event]) -> State:
        state = self.state
        for event in events:
            if isinstance(event, Began):
                state = start(self.game, self.seats, event.dealer)
            if state is not None:
                state = evolve(state, event)
        assert state is not None
        return state

    def begin(self, dealt: Dealt | None = None) -> Self:
        """The first deal: these cards, or those that the seed gives."""
        dealer = first_dealer(self.luck, self.seats) if dealt is None else dealt.dealer
        before = start(self.game, self.seats, dealer)
        return self.add(Began(dealer), dealt or open_deal(self.game, before, self.luck))

    def deal(self) -> Self:
        """The next deal, after one that has ended."""
        assert self.state is not None
        self._recycled = 0
        return self.add(open_deal(self.game, self.state, self.luck))

    def moves(self, *moves: str) -> Self:
        """Moves that name their seat: ``0 draw``. ``0 knock`` is the first way to do it."""
        for line in moves:
            seat, _, text = line.partition(" ")
            self.make(int(seat), self._move(int(seat), text))
        return self

    def piloted(self, *moves: str, away: bool = False) -> Self:
        """The same by the autopilot; ``away``: of somebody who is not there."""
        for line in moves:
            seat, _, text = line.partition(" ")
            self.make(int(seat), self._move(int(seat), text), Autopiloted(int(seat), away))
        return self

    def _move(self, seat: int, text: str) -> Move:
        assert self.state is not None
        if text == "knock" and self.header.game != "manipulation":
            return next(iter(offers(self.game, self.state, seat, Knock)))
        if self.header.game in ("gin", "indian", "phases"):
            return gin_tables.gin_move(text, Observation.at(self.game, self.state, seat))
        of_game: dict[str, Any] = {"manipulation": common_tables, "tiles": tile_tables}
        of_game |= dict.fromkeys(("dummy", "rummy500"), dummy_tables)
        return of_game.get(self.header.game, journals).move(text)

    def play_on(self, until: Callable[[State], bool]) -> Self:
        """Let computers play for everybody until the table is as wanted."""
        for _ in range(_FOR_EVER):
            assert self.state is not None
            if until(self.state):
                return self
            if self.state.phase is Phase.OVER:
                self.deal()
                continue
            if self._past not in _CHOSEN:
                seat = min(may_act(self.game, self.state))
                known = Observation(self.game, masked(self.state, seat), seat)
                _CHOSEN[self._past] = self._decided(seat, choose(known))
            self.add(*_CHOSEN[self._past])
        raise AssertionError("the table never comes to be as wanted")

    def make(self, seat: int, move: Move, *before: Event) -> None:
        """A move of this seat, in one step with what happened before it."""
        self.add(*before, *self._decided(seat, move))

    def _decided(self, seat: int, move: Move) -> Sequence[Event]:
        assert self.state is not None
        chance = new_stock(self.game, self.state, self.luck, self._recycled + 1)
        return decide(self.game, self.state, seat, move, chance)

    def close(self, why: CloseReason = CloseReason.FINISHED) -> Self:
        """Close the table."""
        return self.add(Closed(why))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Its journal."""
        return tuple(self._entries)

    def table(self) -> Table:
        """The table as it is now."""
        # Nothing that a screen asks for is written, so that there is no journal.
        page = StoredTable(self.header, self.entries, None, is_open=True)
        told = table_state(self.game, self.header, self.entries)
        table = Table(BroughtBack(page, told), None, lambda: NOW, TableTiming())  # type: ignore[arg-type]
        PAGES[table] = page
        return table


def positions(table: Table, seat: int, cards: str) -> tuple[int, ...]:
    """Where these cards lie in a hand."""
    mine = table.observation(seat)
    assert mine is not None
    held = list(mine.hand)
    found = []
    for card in map(table.game.deck.parse, cards.split()):
        at = held.index(card)
        held[at] = -1
        found.append(at)
    return tuple(sorted(found))
