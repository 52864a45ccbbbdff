"""Open hand panels: private messages that can be repainted while their token lives.

An ephemeral message is reached only through an interaction token, which lives 15 minutes; nothing
here has to survive a restart, because the buttons of a panel carry all they need.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

import discord

from bot.presenter.order import Sort

LIFE = timedelta(minutes=14)


@dataclass(slots=True)
class Panel:
    """A player's newest panel at a table, the cards chosen in it, and until when it can change."""

    interaction: discord.Interaction
    until: datetime
    selection: tuple[int, ...] = ()
    version: int = 0


@dataclass(slots=True)
class Panels:
    """The newest panel of each player at each table, and how he likes his hand sorted."""

    _open: dict[tuple[str, int], Panel] = field(default_factory=dict)
    _sorts: dict[int, Sort] = field(default_factory=dict)

    def remember(
        self,
        table_id: str,
        interaction: discord.Interaction,
        version: int,
        selection: tuple[int, ...] = (),
    ) -> None:
        """This interaction's message is now the player's panel at this table."""
        until = interaction.created_at + LIFE
        key = table_id, interaction.user.id
        self._open[key] = Panel(interaction, until, selection, version)

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

    def sort(self, user: int) -> Sort:
        """How this player likes his hand sorted."""
        return self._sorts.get(user, Sort.SUIT)

    def sort_by(self, user: int, sort: Sort) -> None:
        """Remember how this player likes his hand sorted."""
        self._sorts[user] = sort
