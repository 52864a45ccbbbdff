"""Who never comes holds nobody up: a short first turn, and a first May I window that waits for
hands to be opened (UX Clock, May I)."""

import re

from engine.events import WindowClosed
from engine.live.table import LATELY
from engine.phase import Phase
from engine.table.table_events import TimedOut
from tests.discord.play.kit import Player, Room, open_room, text

NOT_HERE = "Not here yet. Autopilot: <t:"


async def begun(room: Room, seats: int = 3) -> list[Player]:
    """So many people play Contract, who sat down long ago; the player to move comes first. Of three
    that is the host, of four somebody else."""
    people = room.people[:seats]
    await people[0].slash("rummy new contract", rated="casual")
    for person in people[1:]:
        await person.press("Join", room.shown())
    await room.env.advance_time(LATELY)
    await people[0].press("Start", room.shown())
    told = await room.stored()
    assert told.state is not None
    turn = told.state.turn
    return sorted(people, key=lambda one: (told.seat_of(one.id) - turn) % seats)


async def happened(room: Room, kind: type) -> bool:
    steps = (await room.page()).entries
    return any(isinstance(event, kind) for step in steps for event in step.events)


def moment(words: str) -> int:
    """When time is up, as a message says it (Unix seconds)."""
    [found] = re.findall(r"<t:(\d+):R>", words)
    return int(found)


async def test_ux_clock_who_never_came_has_a_short_first_turn_and_the_table_says_so(
    url: str,
) -> None:
    async with open_room(url, first_look=30) as room:
        await begun(room, 4)
        assert NOT_HERE in text(room.shown())
        await room.env.advance_time(21)
        assert await happened(room, TimedOut)


async def test_ux_clock_whoever_starts_the_game_is_here(url: str) -> None:
    async with open_room(url, first_look=30) as room:
        first, *_ = await begun(room)
        assert first is room.people[0]
        assert "⏱ <t:" in text(room.shown())


async def test_ux_clock_who_opens_their_hand_has_all_their_time(url: str) -> None:
    async with open_room(url, first_look=30) as room:
        first, *_ = await begun(room, 4)
        await room.env.advance_time(15)
        await first.press("My hand", room.shown())
        await room.env.settle()
        assert NOT_HERE not in text(room.shown())
        assert "⏱ <t:" in text(room.shown())
        await room.env.advance_time(100)
        assert not await happened(room, TimedOut)


async def test_ux_may_i_the_first_window_waits_for_hands_to_be_opened(url: str) -> None:
    async with open_room(url, first_look=30) as room:
        first, second, third = await begun(room)
        await first.press("Draw", room.shown())
        await room.env.advance_time(20)
        assert not await happened(room, WindowClosed), "nobody has looked at a hand yet"
        await second.press("My hand", room.shown())
        await third.press("My hand", room.shown())
        assert "**May I?**" in third.text()
        await room.env.advance_time(16)
        assert await happened(room, WindowClosed)
        state = (await room.stored()).state
        assert state is not None
        assert state.phase is Phase.PLAY


async def test_ux_may_i_an_open_panel_follows_the_time_of_the_first_window(url: str) -> None:
    async with open_room(url, first_look=30) as room:
        first, second, third = await begun(room)
        await first.press("Draw", room.shown())
        await second.press("My hand", room.shown())
        longer = moment(second.text())
        await third.press("My hand", room.shown())
        await room.env.settle()
        assert moment(second.text()) == moment(third.text()) == moment(text(room.shown()))
        assert moment(second.text()) < longer, "all have looked at their hands"
