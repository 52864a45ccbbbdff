"""What the journal says of every table at every version: who held what, and what lay open."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from data.journal.codec import read_entry, read_terms
from engine.cards import JOKER, Card, bare, face
from engine.deck import CARDS, Deck
from engine.games.indian.declare_or_drop import cut_card
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.phase import Phase
from engine.state import State
from engine.table.record import Entry, Header, StoredTable
from engine.table.table_state import TableState, table_state

Cards = frozenset[Card]
Newest = tuple[int, bool, int | None]
"""A table's newest version, whether it is open, and its message."""


@dataclass(frozen=True)
class Frame:
    """A table at one version. ``open``: cards that have lain open in this deal up to now;
    ``held``: by seat the cards that it has held in it; ``users``: who sits where; ``has_row``: all
    discards lie side by side; ``cut``: the card that says what is wild."""

    version: int
    state: State | None
    users: tuple[int | None, ...]
    open: Cards
    held: tuple[Cards, ...]
    has_row: bool
    cut: Card | None = None
    deck: Deck = CARDS


@dataclass
class TableTruth:
    """One table. ``end_unshown``: it is closed, and its message may not say so yet."""

    header: Header
    is_open: bool
    message_id: int | None
    end_unshown: bool = False
    entries: list[Entry] = field(default_factory=list)
    frames: dict[int, Frame] = field(default_factory=dict)

    @property
    def versions(self) -> list[int]:
        """As they stand in the journal, in order."""
        return [entry.version for entry in self.entries]

    def stored(self, version: int | None = None) -> StoredTable:
        """It as the store would load it; up to a version if one is given."""
        entries = tuple(one for one in self.entries if version is None or one.version <= version)
        return StoredTable(self.header, entries, self.message_id, self.is_open)


def tables(file: Path) -> dict[str, TableTruth]:
    """All tables of an SQLite file, by their ids. The file may be in use."""
    found: dict[str, TableTruth] = {}
    for table in _headers(file):
        found[table.header.table_id] = table
    with closing(reading(file)) as database:
        query = (
            "SELECT table_id, version, events, stored_at FROM journal ORDER BY table_id, version"
        )
        for key, version, events, stored_at in database.execute(query):
            if key in found:
                found[key].entries.append(read_entry(key, version, events, stored_at))
    return found


def newest(file: Path) -> dict[str, Newest]:
    """By the id of each table its newest version, whether it is open, and the message of it.

    Practice has no message and is left out.
    """
    query = (
        "SELECT t.table_id, (SELECT max(version) FROM journal j WHERE j.table_id = t.table_id),"
        " t.is_open, t.message_id, json_extract(t.terms, '$.practice') FROM tables t"
    )
    with closing(reading(file)) as database:
        rows = database.execute(query).fetchall()
    return {
        key: (version or 0, bool(is_open), message)
        for key, version, is_open, message, practising in rows
        if not practising
    }


def count(file: Path, table: str) -> int:
    """How many rows a table of the database has; 0 where it is not known yet."""
    with closing(reading(file)) as database:
        known = database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) if known else 0


def reading(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    return sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=5)


def _headers(file: Path) -> Iterator[TableTruth]:
    query = (
        "SELECT table_id, guild_id, channel_id, game, options, host, host_name, seed, created_at,"
        " terms, is_open, message_id, end_unshown FROM tables"
    )
    with closing(reading(file)) as database:
        for row in database.execute(query):
            key, guild, channel, name, options, host, host_name, seed, created, terms, *rest = row
            header = Header(
                key, guild, channel, name, _json(options), host, host_name, seed, created,
                read_terms(key, _json(terms)),
            )  # fmt: skip
            yield TableTruth(header, bool(rest[0]), rest[1], bool(rest[2]))


def fold(table: TableTruth) -> None:
    """Work out every moment of a table, with a fold that is independent of views."""
    header = table.header
    opened = game(header.game, read_options(REGISTRY[header.game], header.options))
    running: TableState = table_state(opened, header, table.entries[:0])
    deal, lain, held = None, frozenset[Card](), tuple[Cards, ...]()
    for entry in table.entries:
        running.apply(entry.version, entry.events, entry.stored_at)
        state = running.state
        if state is not None:
            if deal != state.deal_no:
                deal, lain, held = state.deal_no, frozenset(), (frozenset(),) * state.seats
            cut = (cut_card(state),) if running.game.start.cut else ()
            lain |= {_held(card) for card in (*state.discard, *cut) if card is not None}
            lain |= {_held(card) for meld in state.melds for card in meld.cards}
            lain |= {face(card) for meld in state.melds for card in meld.cards}
            held = tuple(
                before | {_held(card) for card in hand}
                for before, hand in zip(held, state.hands, strict=True)
            )
            if state.phase is Phase.OVER:
                lain |= {_held(card) for hand in state.hands for card in hand}
        users = tuple(sitter.user for sitter in running.roster.sitters)
        table.frames[entry.version] = Frame(
            *(entry.version, state, users, lain, held, running.game.features.row),
            cut=cut_card(state) if state is not None and running.game.start.cut else None,
            deck=running.game.deck,
        )


def _held(card: Card) -> Card:
    return JOKER if bare(card) == JOKER else card


def _json(text: str | None) -> Any:
    return None if text is None else json.loads(text)
