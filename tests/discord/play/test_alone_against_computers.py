"""UX Clock: one person alone against computers is not hurried, unless they asked for a clock."""

from engine.table.table_events import TimedOut
from tests.discord.play.kit import Room, open_room, text

WHILE = 600
"""Seconds: a turn has 60, whoever asks for a clock."""


async def opened(room: Room, **chosen: object) -> None:
    await room.people[0].slash("rummy new basic", computers=1, **chosen)


async def begun(room: Room) -> None:
    """Ann starts the game, and it is Ann's turn; computers play at once."""
    await room.people[0].press("Start", room.shown())
    await room.env.settle()


async def timed_out(room: Room) -> bool:
    steps = (await room.page()).entries
    return any(isinstance(event, TimedOut) for step in steps for event in step.events)


async def test_ux_clock_nobody_alone_is_hurried(url: str) -> None:
    async with open_room(url) as room:
        await opened(room)
        assert (
            "**Clock:** none while one person plays alone, with others 60 s a turn"
            in await room.people[0].terms()
        )
        await begun(room)
        assert "No clock." in text(room.shown())
        await room.env.advance_time(WHILE)
        assert not await timed_out(room)


async def test_ux_clock_who_asks_for_a_clock_has_it_alone_too(url: str) -> None:
    async with open_room(url) as room:
        await opened(room, clock="quick")
        assert "only one person" not in text(room.shown())
        await begun(room)
        assert "⏱ <t:" in text(room.shown())
        await room.env.advance_time(WHILE)
        assert await timed_out(room)


async def test_ux_clock_a_second_person_brings_the_clock(url: str) -> None:
    async with open_room(url) as room:
        await opened(room)
        ann, ben = room.people[:2]
        await ben.press("Join", room.shown())
        assert "**Clock:** 60 s a turn" in await ann.terms()
        await ann.press("Start", room.shown())
        await room.env.advance_time(WHILE)
        assert await timed_out(room)
