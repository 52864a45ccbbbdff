"""People who want a seat also where they are asked whether they want two."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tests.discord.play.kit import Player
from tests.discord.play.messages import Message


async def opens(person: Player, game: str, **given: Any) -> Any:
    """A table of this game."""
    return await _insisting(person, partial(person.slash, f"rummy new {game}", **given))


async def joins(person: Player, lobby: Message) -> Any:
    """A seat at this table."""
    return await _insisting(person, partial(person.press, "Join", lobby))


async def _insisting(person: Player, act: Callable[[], Awaitable[Any]]) -> Any:
    person.told = ""
    result = await act()
    return await act() if "Do it again" in person.told else result
