"""Inputs led through the whole bot, one after the other."""

from collections.abc import Awaitable, Callable
from typing import Any

from hypothesis import strategies as st

from tests.discord.payloads import Json
from tests.fuzz.house import House, Person, Place, settle
from tests.fuzz.inputs import CLICKS, COMMANDS, TABLES
from tests.fuzz.truths import wrong_with


async def send_click(house: House, given: tuple[Json, Person, Place, str]) -> list[str]:
    """Click, and what is wrong with the answer."""
    data, by, place, on = _meant(house, given)
    number = None
    if on == "table":
        number = next(
            (table.message_id for name, table in house.tables.items() if name in str(given)), None
        )
    message = (
        None if on == "none" else house.message(private=on == "private", place=place, number=number)
    )
    before = house.writes
    asked = await house.click(data, by, place, message=message)
    writes = house.writes - before
    await settle()
    return wrong_with(house, asked, by, data, writes)


async def send_command(house: House, given: tuple[Json, Person, Place, bool]) -> list[str]:
    """Use a command, and what is wrong with the answer."""
    data, by, place, typing = _meant(house, given)
    before = house.writes
    asked = await house.command(data, by, place, typing=typing)
    writes = house.writes - before
    await settle()
    return wrong_with(house, asked, by, data, writes)


def _meant(house: House, part: Any) -> Any:
    """The same with the tables of this house in the place of their names."""
    match part:
        case str() if "@" in part:
            version = "1"
            for name in TABLES:
                if name in part:
                    table = house.tables[name[1:]]
                    version = f"{table.version:x}"
                    part = part.replace(name, table.header.table_id)
            return part.replace("@now", version)
        case dict():
            return {key: _meant(house, value) for key, value in part.items()}
        case list():
            return [_meant(house, value) for value in part]
        case tuple() if not isinstance(part, Place | Person):
            return tuple(_meant(house, value) for value in part)
    return part


ROUTES: dict[str, tuple[st.SearchStrategy[Any], Callable[[House, Any], Awaitable[list[str]]]]] = {
    "clicks": (CLICKS, send_click),
    "commands": (COMMANDS, send_command),
}
