"""Tables rebuilt from their journals, in small pieces of work so that no one is blocked."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.live.archive import unhurried
from engine.live.ports import Journal
from engine.options import WrongOption, read_options
from engine.table.record import Entry, Header, StoredTable, UnreadableJournal
from engine.table.stopped import roster_state
from engine.table.table_state import TableState, rules_at_first, state_at, table_state


class BroughtBack(NamedTuple):
    """A stored table and its state. With a ``fault`` the state has only the people."""

    page: StoredTable
    table_state: TableState
    fault: Exception | None = None


async def bring_back(journal: Journal, table_id: str) -> BroughtBack | None:
    """Return the table of a journal, or None if the table never existed or was thinned.

    A table that cannot be read or rebuilt is a bug. The fault is then returned with the table and
    not raised. A fault of the storage itself is raised.
    """
    try:
        page = await journal.load_latest(table_id)
    except UnreadableJournal as fault:
        page = await journal.salvage(table_id)
        return None if page is None else without_rules(page, fault)
    if page is None or page.is_thinned:
        return None
    try:
        return BroughtBack(page, await _rehydrated(page))
    except Exception as fault:  # noqa: BLE001  the table must report any fault
        return without_rules(await journal.salvage(table_id) or page, fault)


def without_rules(page: StoredTable, fault: Exception) -> BroughtBack:
    """Return a table with only its people."""
    return BroughtBack(page, roster_state(page, _nearest_game(page.header)), fault)


async def _rehydrated(page: StoredTable) -> TableState:
    if page.snapshot is None:
        state = table_state(rules_at_first(page.header), page.header, ())
    else:
        state = state_at(page.header, page.snapshot)
    await unhurried(_steps(state, page.entries))
    return state


def _steps(state: TableState, entries: Iterable[Entry]) -> Iterator[None]:
    for entry in entries:
        state.apply(entry.version, entry.events, entry.stored_at)
        yield


def _nearest_game(header: Header) -> Game:
    """Return the game that was played.

    If the chosen rules are unreadable, it has the standard rules.
    """
    try:
        return rules_at_first(header)
    except (KeyError, WrongOption):
        listing = REGISTRY.get(header.game) or next(iter(REGISTRY.values()))
        return game(listing.name, read_options(listing, {}))
