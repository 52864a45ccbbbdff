"""Repainting private panels that their players have not clicked: only when it matters to them."""

import asyncio

from bot.discordpy.components import as_message, painted
from bot.discordpy.outcome import Outcome, outcome
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.showing.panels import Panel, Panels, delete_message, is_acting
from bot.workers.painter import Painter
from engine.events import DealEnded, Dealt
from engine.live.pace import Now
from engine.live.table import Table
from engine.table.events import CameBack, Closed, TimedOut, WentAway
from engine.table.sitting import Status

_AWAY = TimedOut | WentAway | CameBack


def is_behind(table: Table, panel: Panel) -> bool:
    """Whether a panel shows what is no longer true for its player.

    That is: their cards, whether they are to act, whether the autopilot plays for them, and that
    the deal has ended. What others do meanwhile is told when their turn comes.
    """
    user = panel.reader.user_id
    if panel.behind or panel.in_words:
        return True
    if panel.version == table.version:
        return False
    if not table.holds_still(user, panel.version):
        return True
    news = table.since(panel.version)
    if any(isinstance(event, DealEnded | Closed) for event in news):
        return True
    seat = table.sitting.seat_of(user)
    if any(isinstance(event, _AWAY) and event.seat == seat for event in news):
        return True
    acting = is_acting(table, user)
    if acting != panel.acting:
        return True
    return acting and not table.is_fresh(panel.version)


class PanelUpdates:
    """Keeps the open panels of a table true while their tokens live."""

    def __init__(self, painter: Painter, panels: Panels, now: Now) -> None:
        self._painter, self._panels, self._now = painter, panels, now

    async def update(self, table: Table) -> bool:
        """Repaint the panels that are behind; whether all of them have been heard of.

        What people were told about the lobby goes with it.
        """
        if table.sitting.status is not Status.LOBBY:
            told = self._panels.take_lobby_notes(table.header.table_id, self._now())
            await asyncio.gather(*map(delete_message, told))
        alive = self._panels.alive(table.header.table_id, self._now())
        behind = [panel for panel in alive if self._waits(table, panel)]
        return all(await asyncio.gather(*(self._repaint(table, panel) for panel in behind)))

    def is_due(self, table: Table) -> bool:
        """Whether a panel is behind that nobody is repainting, or a lobby that is over has left
        something behind."""
        lobby = table.sitting.status is Status.LOBBY
        if not lobby and self._panels.has_lobby_notes(table.header.table_id):
            return True
        alive = self._panels.alive(table.header.table_id, self._now())
        return any(self._waits(table, panel) for panel in alive)

    def seem_due(self, table: Table) -> bool:
        """The same, or that it cannot be told."""
        try:
            return self.is_due(table)
        except Exception:  # noqa: BLE001  ``update`` meets the same, and it is reported
            return True

    def all_reached(self, table: Table, users: set[int]) -> bool:
        """Whether all of these people have a panel that can be repainted."""
        alive = self._panels.alive(table.header.table_id, self._now())
        return users <= {panel.reader.user_id for panel in alive}

    def _waits(self, table: Table, panel: Panel) -> bool:
        clicked = self._panels.is_held(table.header.table_id, panel.reader.user_id)
        return not clicked and is_behind(table, panel)

    async def _repaint(self, table: Table, panel: Panel) -> bool:
        reader = panel.reader
        lacks_pictures_only = not panel.behind and panel.version == table.version
        kept = table.holds_still(reader.user_id, panel.version)
        panel.selection = panel.selection if kept else ()
        said, panel.behind = panel.behind, False
        acting = is_acting(table, reader.user_id)
        if panel.notice is not None and not panel.notice.lasts and acting != panel.acting:
            panel.notice = None
        if not said and any(isinstance(event, Dealt) for event in table.since(panel.version)):
            panel.notice = None
        panel.version, panel.acting = table.version, acting
        notice = None if panel.notice is None else panel.notice.text
        controls = hand_controls(table, reader, panel.selection, notice)
        screen = panel_screen(table, reader, controls)
        ready = await painted(screen, self._painter)
        panel.in_words = ready is not screen
        if panel.in_words and lacks_pictures_only:
            return False
        body = await as_message(ready, self._painter)
        key = table.header.table_id
        done = await outcome(panel.message.edit(body), "panel_not_repainted", table=key)
        if done is Outcome.UNHEARD:
            panel.behind = True
            return False
        if done is not Outcome.DONE or table.sitting.seat_of(reader.user_id) is None:
            self._panels.forget(key, panel)
            return True
        return not panel.in_words
