"""Open hand panels, private messages that can be repainted while their token lives.

An ephemeral message can be edited only with an interaction token, which lives 15 minutes. A restart
may lose this state, because the buttons of a panel carry all their data. If a player hasn't
clicked, their panel is repainted only when a change matters to them.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.discordpy.components import in_time
from bot.discordpy.interaction_answers import AnswerToken
from bot.discordpy.outcome import Outcome, outcome
from bot.people.known_people import Reader
from bot.people.preferences import MayIHabit
from bot.screens.recap import asked_in_vain
from bot.showing.hand_controls import hand_controls, panel_screen, sort_ahead
from bot.showing.surface import Surface, SurfaceContext, SurfaceState
from bot.workbench.bench import Picks
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from engine.events import Dealt, GrantedMayI
from engine.live.table import Table
from engine.live.timing import forget_old
from engine.table.roster import Status
from engine.table.table_events import Closed

LIFE = timedelta(minutes=14)

WATCHED = 25
"""At most this many panels of watchers, the newest, are kept up to date."""


class Notice(NamedTuple):
    """The first line of a panel, about its player's last action.

    The player's next action and the next deal remove it.
    """

    text: str
    lasts: bool = False
    """The notice reports an event and stays while others move.

    Otherwise the notice is a refusal. It is removed when the player is asked for a move, or is no
    longer asked for one."""


@dataclass(slots=True)
class Panel:
    """A player's newest panel at a table."""

    message: AnswerToken
    reader: Reader
    until: datetime
    """The end of the time in which the panel can be repainted."""
    version: int
    """The table's version at the last repaint."""
    acting: bool
    """The player was asked for a move at the last repaint."""
    selection: tuple[int, ...] | Picks = ()
    notice: Notice | None = None
    behind: bool = False
    """The panel is out of date for a reason other than the table."""
    in_words: bool = False
    """The panel still lacks its pictures."""
    deadline: datetime | None = None
    """The table's deadline at the last repaint."""
    compared: tuple[int, bool] | None = None
    """The table's version at the last comparison, and whether the panel was out of date."""
    painted_at: datetime | None = None
    """The time of the last repaint."""

    def say(self, notice: Notice | None) -> None:
        """Show this notice with a repaint, which is due now."""
        if notice != self.notice:
            self.notice, self.behind = notice, True


@dataclass(slots=True)
class Panels:
    """The newest panel of each player at each table."""

    _open: dict[str, dict[int, Panel]] = field(default_factory=dict)
    _notes: dict[tuple[str, int], AnswerToken] = field(default_factory=dict)
    _lobby_notes: dict[str, list[AnswerToken]] = field(default_factory=dict)
    held: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The tables and people (user ids) of the private clicks that are being answered."""

    def remember(
        self,
        table_id: str,
        message: AnswerToken,
        reader: Reader,
        version: int,
        *,
        acting: bool,
        selection: tuple[int, ...] | Picks = (),
        notice: Notice | None = None,
    ) -> Panel:
        """Store a message as the player's panel at this table."""
        panel = Panel(message, reader, message.used_at + LIFE, version, acting, selection, notice)
        # Tables are in the order of their last use, so that unused tables can be dropped first.
        panels = self._open.pop(table_id, {})
        self._open[table_id] = {**panels, message.user_id: panel}
        now = message.used_at
        forget_old(self._open, lambda panels: all(panel.until <= now for panel in panels.values()))
        return panel

    def alive(self, table_id: str, now: datetime) -> list[Panel]:
        """Return the table's panels that can still be repainted, and drop its other panels."""
        panels = self._open.get(table_id, {})
        for panel in list(panels.values()):
            if panel.until <= now:
                del panels[panel.message.user_id]
        if not panels:
            self._open.pop(table_id, None)
        return list(panels.values())

    def remember_note(self, table_id: str, message: AnswerToken) -> AnswerToken | None:
        """Store this note of a player. Return the player's earlier note, if it can be removed."""
        key = table_id, message.user_id
        before = self._notes.pop(key, None)
        self._notes[key] = message
        forget_old(self._notes, lambda other: other.used_at + LIFE <= message.used_at)
        return before if before and before.used_at + LIFE > message.used_at else None

    def take_note(self, table_id: str, user: int, now: datetime) -> AnswerToken | None:
        """Drop the note of this person and return it, if it can still be edited."""
        note = self._notes.get((table_id, user))
        if note is None or note.used_at + LIFE <= now:
            return None
        return self._notes.pop((table_id, user))

    def keep_lobby_note(self, table_id: str, message: AnswerToken) -> None:
        """Store a note about a lobby, which should be deleted after the lobby."""
        self._lobby_notes[table_id] = [*self._lobby_notes.pop(table_id, ()), message]
        forget_old(self._lobby_notes, lambda notes: notes[-1].used_at + LIFE <= message.used_at)

    def take_lobby_notes(self, table_id: str, now: datetime) -> list[AnswerToken]:
        """Drop and return the notes of an ended lobby that can still be deleted.

        Notes of people whose click is being answered wait."""
        notes = self._lobby_notes.pop(table_id, [])
        waiting = [message for message in notes if (table_id, message.user_id) in self.held]
        if waiting:
            self._lobby_notes[table_id] = waiting
        return [note for note in notes if note not in waiting and note.used_at + LIFE > now]

    def has_lobby_notes(self, table_id: str) -> bool:
        """Return whether there may still be notes about the lobby of a table."""
        return table_id in self._lobby_notes

    def find(self, table_id: str, user: int, now: datetime) -> Panel | None:
        """Return a person's panel at a table, if it can still be repainted."""
        panel = self._open.get(table_id, {}).get(user)
        return panel if panel is not None and panel.until > now else None

    def acts_elsewhere(self, table_id: str, user: int) -> None:
        """Remove the notice of a person's panel, because they acted without the panel."""
        panel = self._open.get(table_id, {}).get(user)
        if panel is not None:
            panel.say(None)

    @contextmanager
    def hold(self, table_id: str, user: int) -> Iterator[None]:
        """Hold a person's panel during a private click, whose answer repaints it."""
        key = table_id, user
        self.held[key] += 1
        try:
            yield
        finally:
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]

    def forget(self, table_id: str, panel: Panel) -> None:
        """Drop this panel, but not a newer panel of the same player."""
        panels, user = self._open.get(table_id, {}), panel.message.user_id
        if panels.get(user) is panel:
            del panels[user]

    def change(self, table_id: str, user: int) -> None:
        """Mark a person's panel as out of date, for a reason other than the table."""
        panel = self._open.get(table_id, {}).get(user)
        if panel is not None:
            panel.behind = True

    def change_reader(self, reader: Reader) -> list[str]:
        """Change the language or preferences of a person's open panels.

        Return the tables of these panels."""
        tables = [key for key, panels in self._open.items() if reader.user_id in panels]
        for table_id in tables:
            panel = self._open[table_id][reader.user_id]
            panel.reader, panel.behind = reader, True
        return tables


async def delete_message(message: AnswerToken) -> None:
    """Delete a private message that is no longer needed."""
    await outcome(message.delete(), "old_note_stays")


_ENDS_NOTICES = frozenset((Dealt, Closed))


def _asked_in_vain(table: Table, user: int, version: int) -> bool:
    """Return whether another player has got an upcard that this player asked for too."""
    granted = [event for event in table.since(version) if isinstance(event, GrantedMayI)]
    if not granted:
        return False
    seat = table.roster.seat_of(user)
    return any(event in granted for event in asked_in_vain(table.since(0), seat))


def _is_behind(table: Table, panel: Panel) -> bool:
    """Return whether a panel is out of date for its player. Moves of other players can wait."""
    if panel.behind or panel.in_words or _shows_old_deadline(table, panel):
        return True
    if panel.compared is None or panel.compared[0] != table.version:
        panel.compared = table.version, _is_outdated(table, panel)
    return panel.compared[1]


def _shows_old_deadline(table: Table, panel: Panel) -> bool:
    """Return whether a panel shows an old deadline to a player who is asked for a move."""
    return panel.acting and panel.deadline != table.deadline


def _is_outdated(table: Table, panel: Panel) -> bool:
    reader = panel.reader
    acts = table.asks(reader.user_id, never=reader.preferences.may_i is MayIHabit.NEVER)
    if acts is not panel.acting or (acts and not table.is_fresh(panel.version)):
        return True
    if _asked_in_vain(table, reader.user_id, panel.version):
        return True
    return not table.is_unchanged_for(reader.user_id, panel.version)


class PanelUpdates(Surface[SurfaceState]):
    """Keeps the open panels of a table up to date while their tokens live.

    Panels of players are repainted right away, panels of watchers once in ``gap`` seconds."""

    def __init__(
        self, painter: Painter, thinker: Thinker, panels: Panels, shared: SurfaceContext, gap: float
    ) -> None:
        super().__init__(lambda table: SurfaceState(), shared)
        self._painter, self._thinker = painter, thinker
        self._panels, self._gap = panels, timedelta(seconds=gap)

    def is_true(self, table: Table) -> bool:
        """Return whether no panel is out of date, and no note of an ended lobby is left."""
        key = table.header.table_id
        if table.roster.status is not Status.LOBBY and self._panels.has_lobby_notes(key):
            return False
        return not self._behind(table)

    def due(self, table: Table, sent: SurfaceState) -> datetime:
        behind, now = self._behind(table), self.now()
        readers = [panel.reader.user_id for panel in behind]
        if not behind or not table.roster.users.isdisjoint(readers):
            return now
        return max(now, min((panel.painted_at or now - self._gap) for panel in behind) + self._gap)

    async def send(self, table: Table, sent: SurfaceState) -> None:
        """Repaint panels that are out of date, and delete notes of an ended lobby."""
        key = table.header.table_id
        if table.roster.status is not Status.LOBBY:
            notes = self._panels.take_lobby_notes(key, self.now())
            await asyncio.gather(*map(delete_message, notes))
        players, alive = table.roster.users, self._panels.alive(key, self.now())
        watched = [panel for panel in alive if panel.reader.user_id not in players]
        for panel in watched[:-WATCHED]:
            self._panels.forget(key, panel)
        for panel in self._behind(table):
            await sort_ahead(table, panel.reader.user_id, self._thinker)
        behind = self._behind(table)
        first = [panel for panel in behind if panel.reader.user_id in players] or behind
        if len(first) == 1:
            repainted = [await self._repaint(table, first[0])]
        else:
            repainted = await asyncio.gather(*(self._repaint(table, panel) for panel in first))
        done = all(repainted)
        self.note(table, sent, done=done)
        # Watchers wait for the players, and so for the pause after a failure.
        if done and len(first) < len(behind):
            self.tasks.wake(table)

    def reach(self, table: Table, users: frozenset[int]) -> bool:
        """Return whether all of these people have a panel that can be repainted."""
        alive = self._panels.alive(table.header.table_id, self.now())
        return users <= {panel.reader.user_id for panel in alive}

    def _behind(self, table: Table) -> list[Panel]:
        """Return panels that are out of date, except those that the answer to a click repaints."""
        key, behind = table.header.table_id, list[Panel]()
        for panel in self._panels.alive(key, self.now()):
            is_true = panel.version == table.version and not panel.behind and not panel.in_words
            is_true = is_true and not _shows_old_deadline(table, panel)
            held = (key, panel.reader.user_id) in self._panels.held
            if not is_true and not held and _is_behind(table, panel):
                behind.append(panel)
        return behind

    async def _repaint(self, table: Table, panel: Panel) -> bool:
        reader = panel.reader
        lacks_pictures_only = not panel.behind and panel.version == table.version
        lacks_pictures_only = lacks_pictures_only and panel.deadline == table.deadline
        if not table.holds_still(reader.user_id, panel.version):
            panel.selection = ()
        elif panel.version != table.version and isinstance(panel.selection, Picks):
            # A choice of melds ends with the turn, but cards of the hand stay chosen.
            panel.selection = panel.selection.held
        before, said = panel.version, panel.behind
        panel.version, panel.painted_at, panel.behind = table.version, self.now(), False
        panel.deadline = table.deadline
        controls = hand_controls(table, reader, panel.selection)
        if panel.notice is not None:
            over = not panel.notice.lasts and controls.acts != panel.acting
            since = () if said else table.since(before)
            over = over or _asked_in_vain(table, reader.user_id, before)
            if over or not _ENDS_NOTICES.isdisjoint(map(type, since)):
                panel.notice = None
        panel.acting = controls.acts
        notice = None if panel.notice is None else panel.notice.text
        screen = panel_screen(table, reader, controls._replace(notice=notice))
        body, whole = await in_time(screen, self._painter, panel.message.interaction_id)
        panel.in_words = not whole
        if panel.in_words and lacks_pictures_only:
            return False
        key = table.header.table_id
        done = await outcome(panel.message.edit(body), "panel_not_repainted", table=key)
        if done is Outcome.UNHEARD:
            panel.behind = True
            return False
        seat, lobby = table.roster.seat_of(reader.user_id), table.roster.status is Status.LOBBY
        if done is not Outcome.DONE or (seat is None and lobby):
            self._panels.forget(key, panel)
            return True
        return not panel.in_words
