"""A message that one person alone sees: it is reached by the token of an interaction of theirs."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """The message with which an interaction was answered, or a follow-up to it (``number``)."""

    interaction: discord.Interaction
    number: int | None = None

    @property
    def user_id(self) -> int:
        """Who sees it."""
        return self.interaction.user.id

    @property
    def used_at(self) -> datetime:
        """When its person last did something with it: from then on its token lives 15 minutes."""
        return self.interaction.created_at

    async def edit(self, **given: Any) -> None:
        """Change it; ``given`` are ``view`` and ``attachments``."""
        if self.number is None:
            await self.interaction.edit_original_response(**given)
        else:
            await self.interaction.followup.edit_message(self.number, **given)

    async def delete(self) -> None:
        """Take it away."""
        if self.number is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.number)
