"""Typed lines that wait for other players' answers, and then continue automatically."""

from collections.abc import Iterator

from bot.discordpy.components import as_message
from bot.discordpy.outcome import outcome
from bot.screens.notes import note_screen
from bot.showing.open_panels import Notice, Panels
from bot.showing.public_messages import PublicMessages
from bot.typed.typed_line import TypedLine, others_are_asked
from bot.workers.painter import Painter
from engine.live.table import Report, Table
from engine.live.table_tasks import TableTasks
from engine.live.timing import Now


class WaitingLines:
    """The waiting lines, at most one per person and table.

    ``watch`` is called after every change of a table. ``report`` gets the faults. The lines are
    only in memory, so a restart drops the moves that were not played yet.
    """

    def __init__(
        self,
        panels: Panels,
        public_messages: PublicMessages,
        painter: Painter,
        now: Now,
        report: Report,
    ) -> None:
        self._panels, self._public_messages = panels, public_messages
        self._painter, self._now = painter, now
        self._tasks = TableTasks(self._look, report)
        self._lines: dict[str, dict[int, TypedLine]] = {}

    def wait(self, table: Table, line: TypedLine) -> None:
        """Keep this line until it can be played, which may be right away."""
        self._lines.setdefault(table.header.table_id, {})[line.user] = line
        self._tasks.wake(table)

    def forget(self, table: Table, user: int) -> None:
        """Drop the waiting line that this person typed here."""
        table_id = table.header.table_id
        lines = self._lines.get(table_id, {})
        lines.pop(user, None)
        if not lines:
            self._lines.pop(table_id, None)

    def notice(self, table: Table, user: int) -> str | None:
        """Return the notice about this person's waiting line, or None if no line waits."""
        line = self._lines.get(table.header.table_id, {}).get(user)
        return None if line is None else line.result(table).notice

    def watch(self, table: Table) -> None:
        """Continue the lines of this table that no longer wait for other players."""
        if any(self._ready(table)):
            self._tasks.wake(table)

    def stop(self) -> None:
        """Play no more lines."""
        self._tasks.stop()

    def _ready(self, table: Table) -> Iterator[TypedLine]:
        for line in tuple(self._lines.get(table.header.table_id, {}).values()):
            if not others_are_asked(table, line.user):
                yield line

    async def _look(self, table: Table) -> None:
        for line in self._ready(table):
            self.forget(table, line.user)
            with self._public_messages.hold_panel(table, line.user):
                try:
                    await line.play(table)
                except Exception:
                    line.break_off()
                    raise
                finally:
                    await self._show_result(table, line)
            if line.waits:
                self.wait(table, line)

    async def _show_result(self, table: Table, line: TypedLine) -> None:
        """Show the result of a line on the panel.

        If the panel shows the result of a deal, send a separate note.
        """
        panel = self._panels.find(table.header.table_id, line.user, self._now())
        if panel is None:
            return
        played = line.result(table)
        panel.say(Notice(played.notice, lasts=True))
        if played.apart:
            body = await as_message(note_screen(played.notice), self._painter)
            request = panel.message.follow(body)
            await outcome(request, "line_not_told", table=table.header.table_id)
