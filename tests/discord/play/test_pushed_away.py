"""UX Table: re-posted at the bottom when chat has pushed it away."""

import pytest

from tests.discord.play.journals import TABLE, seated
from tests.discord.play.kit import Room, open_room, text
from tests.discord.recorder import Recorded


async def talk(room: Room, lines: int) -> None:
    """Two people talk about other things."""
    for number in range(lines):
        await room.people[3 - number % 2].actor.send(room.channel, f"line {number}")


def looks(recorded: list[Recorded]) -> int:
    """How often the channel was read."""
    return sum(one.method == "GET" and one.path.endswith("/messages") for one in recorded)


async def test_ux_table_chat_has_pushed_it_away_and_it_comes_back(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, old = room.people[0], room.shown()
        await ann.press("My hand", old)
        await talk(room, 8)
        await ann.press("Take K♦")
        assert room.shown().id != old.id
        assert [one.id for one in room.history() if one.components] == [room.shown().id]
        assert "11 cards" in text(room.shown())
        assert (await room.page(TABLE)).message_id == room.shown().id
        assert room.history()[-1].id == room.shown().id


@pytest.mark.long
async def test_a_few_lines_of_chat_leave_it_where_it_is(url: str, recorded: list[Recorded]) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, old = room.people[0], room.shown()
        await ann.press("My hand", old)
        await talk(room, 7)
        seen = len(recorded)
        await ann.press("Take K♦")
        assert room.shown().id == old.id
        assert looks(recorded[seen:]) == 1
        await talk(room, 2)
        await ann.discard("2♠")
        assert looks(recorded[seen:]) == 1, "at most once a minute"
        assert room.shown().id == old.id
        await room.env.advance_time(61)
        await room.people[1].press("My hand", room.shown())
        await room.people[1].press("Draw")
        assert looks(recorded[seen:]) == 2
        assert room.shown().id != old.id


async def test_a_channel_that_may_not_be_read_is_left_alone(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, old = room.people[0], room.shown()
        await ann.press("My hand", old)
        room.env.inject_error("GET", "/channels/*/messages", status=403, code=50001)
        await talk(room, 9)
        await ann.press("Take K♦")
        assert room.shown().id == old.id
        assert "11 cards" in text(room.shown())
        await room.env.advance_time(61)
        seen = len(recorded)
        await ann.discard("2♠")
        assert looks(recorded[seen:]) == 0
