"""What is kept of a person: all of it for him to read, and none of it if he wishes."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["Privacy", "StillPlaying", "is_former"]


class StillPlaying(ValueError):
    """He is named at tables that are still open (``tables``: their ids); they have to end first."""

    def __init__(self, tables: tuple[str, ...]) -> None:
        super().__init__(f"{len(tables)} open tables name this person")
        self.tables = tables


def is_former(user: int | None) -> bool:
    """Whether this user id stands for somebody who had himself forgotten: a former player."""
    return user is not None and user < 0


class Privacy:
    """The data of single people, in all servers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept of a person, as JSON values."""
        raise NotImplementedError

    async def forget(self, user_id: int) -> None:
        """Delete what is kept of a person.

        Others keep the games that he was in: there he becomes a former player, without a name and
        under a number that nobody can lead back to him. Raises StillPlaying.
        """
        raise NotImplementedError
