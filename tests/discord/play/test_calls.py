"""UX Table: who is called to their turn, how loudly, and when the call goes."""

import pytest

from bot.people.known_people import Reader
from bot.people.preferences import PingStyle, Preferences, QuietHours
from bot.text import Text
from tests.discord.play.journals import TABLE, seated
from tests.discord.play.kit import Room, open_room
from tests.discord.recorder import Recorded

SILENT = 1 << 12


async def likes(room: Room, number: int, preferences: Preferences) -> None:
    """A person's settings from now on."""
    await room.bot.services.people.keep_preferences(
        Reader(room.people[number].id, Text("en"), preferences), preferences
    )


async def turn_of(room: Room, number: int) -> None:
    """Somebody takes the upcard and throws the first card of their menu, with a new panel."""
    person = room.people[number]
    await room.env.advance_time(6 * 60)
    await person.slash("rummy hand")
    await person.press(next(label for label in person.live() if label.startswith("Take ")))
    await person.discard()


async def anns_turn(room: Room) -> None:
    """Ann takes the upcard and throws a card."""
    ann = room.people[0]
    await ann.press("My hand", room.shown())
    await ann.press(next(label for label in ann.live() if label.startswith("Take ")))
    await ann.discard("2♠")


def flags(recorded: list[Recorded]) -> list[int]:
    """The flags of the calls that were sent."""
    said = [one.payload for one in recorded if isinstance(one.payload, dict)]
    return [body.get("flags") or 0 for body in said if body.get("content")]


async def test_whoever_has_used_his_panel_lately_is_not_called(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ben = room.people[1]
        await ben.press("My hand", room.shown())
        await anns_turn(room)
        assert "Draw" in ben.live()
        assert room.calls() == []


@pytest.mark.long
async def test_whoever_has_not_touched_his_panel_for_minutes_is_called(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ben = room.people[1]
        await ben.press("My hand", room.shown())
        await room.env.advance_time(6 * 60)
        await anns_turn(room)
        [call] = room.calls()
        assert call.startswith(ben.actor.mention)
        assert "Draw" in ben.live(), "the panel is repainted besides"


async def test_ux_settings_each_is_called_as_they_like(url: str, recorded: list[Recorded]) -> None:
    always_quiet = QuietHours(begin=0, end=24 * 60 - 1)
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        for preferences, heard in (
            (Preferences(), [0]),
            (Preferences(call=PingStyle.SILENT), [SILENT]),
            (Preferences(call=PingStyle.NEVER), []),
            (Preferences(quiet=always_quiet), [SILENT]),
            (Preferences(call=PingStyle.NEVER, quiet=always_quiet), []),
        ):
            state = (await room.stored()).state
            assert state is not None
            await likes(room, (state.turn + 1) % 3, preferences)
            before = len(recorded)
            await turn_of(room, state.turn)
            assert flags(recorded[before:]) == heard, preferences


async def test_a_call_from_before_a_restart_holds_and_goes(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        await anns_turn(room)
        [called] = [one.id for one in room.history() if not one.components]
        assert (await room.page(TABLE)).call_id == called
        await room.restart()
        assert [one.id for one in room.history() if not one.components] == [called]
        await room.people[1].press("Draw", room.shown())
        assert room.calls() == []
        assert (await room.page(TABLE)).call_id is None
