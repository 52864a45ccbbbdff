"""Open hand panels: private messages that can be repainted while their token lives.

An ephemeral message is reached only through an interaction token, which lives 15 minutes; nothing
here has to survive a restart, because the buttons of a panel carry all they need.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

import discord

from bot.readers import Reader

LIFE = timedelta(minutes=14)


@dataclass(slots=True)
class Panel:
    """A player's newest panel at a table, the cards chosen in it, and until when it can change.

    ``behind``: it still shows what its reader does not want to read any more.
    """

    interaction: discord.Interaction
    reader: Reader
    until: datetime
    selection: tuple[int, ...] = ()
    version: int = 0
    behind: bool = False


@dataclass(slots=True)
class Panels:
    """The newest panel of each player at each table."""

    _open: dict[tuple[str, int], Panel] = field(default_factory=dict)

    def remember(
        self,
        table_id: str,
        interaction: discord.Interaction,
        reader: Reader,
        version: int,
        selection: tuple[int, ...] = (),
    ) -> None:
        """This interaction's message is now the player's panel at this table."""
        until = interaction.created_at + LIFE
        key = table_id, interaction.user.id
        self._open[key] = Panel(interaction, reader, until, selection, version)

    def alive(self, table_id: str, now: datetime) -> list[Panel]:
        """Panels of a table that can still be repainted; the others are forgotten."""
        mine = [key for key in self._open if key[0] == table_id]
        for key in mine:
            if self._open[key].until <= now:
                del self._open[key]
        return [self._open[key] for key in mine if key in self._open]

    def forget(self, table_id: str, panel: Panel) -> None:
        """This panel is gone; a newer one of the same player stays."""
        key = table_id, panel.interaction.user.id
        if self._open.get(key) is panel:
            del self._open[key]

    def read_by(self, reader: Reader) -> list[str]:
        """This person reads his open panels otherwise from now on; the tables of these panels."""
        mine = [key for key in self._open if key[1] == reader.user_id]
        for key in mine:
            self._open[key].reader, self._open[key].behind = reader, True
        return [table_id for table_id, _ in mine]

    def are_behind(self, table_id: str) -> bool:
        """Whether somebody at this table wants to read his panel otherwise than it is."""
        return any(key[0] == table_id and panel.behind for key, panel in self._open.items())
