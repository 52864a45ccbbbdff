"""A message that one person alone sees: it is reached by the token of an interaction of theirs."""

from dataclasses import dataclass
from datetime import datetime

from bot.discordpy.answer_token import AnswerToken
from bot.discordpy.body import Body


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """The message with which an interaction was answered, or a follow-up to it (``number``)."""

    token: AnswerToken
    number: int | None = None

    @property
    def user_id(self) -> int:
        """Who sees it."""
        return self.token.user_id

    @property
    def used_at(self) -> datetime:
        """When its person last did something with it: from then on its token lives 15 minutes."""
        return self.token.created_at

    async def edit(self, body: Body) -> None:
        """Change it."""
        await self.token.edit(body, self.number)

    async def delete(self) -> None:
        """Take it away."""
        await self.token.delete(self.number)
