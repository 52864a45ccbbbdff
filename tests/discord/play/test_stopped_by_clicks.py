"""A table that breaks, by clicks: it says so to all, and everybody gets on."""

from typing import Any

import pytest

from engine.table.roster import CloseReason, Status
from engine.table.table_events import StoodIn
from tests.discord.play.journals import TABLE
from tests.discord.play.kit import Room, live, open_room, text
from tests.discord.play.rules_kit import manager
from tests.discord.play.test_seats_of_a_game import UNTIMED, playing

STOPPED = "This table is paused"


def broken(*_: object) -> None:
    raise ZeroDivisionError


def told(logged: list, event: str) -> list[Any]:
    """The references that the log has of this; they are looked at, and no fault of the test."""
    found = [line["reference"] for line in logged if line["event"] == event]
    logged.clear()
    return found


async def reference(room: Room) -> str:
    """What the table's message tells as its reference."""
    table = await room.bot.services.registry.find(TABLE)
    assert table is not None
    assert table.halt is not None
    assert f"`{table.halt.reference}`" in text(room.shown())
    return table.halt.reference


async def test_everybody_is_told_and_whoever_leaves_has_their_seat_back_once_it_is_mended(
    url: str, monkeypatch: pytest.MonkeyPatch, logged: list
) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann, ben, *_ = room.people
        with monkeypatch.context() as patched:
            patched.setattr("engine.table.play.decide", broken)
            await ann.press("Draw", room.shown())
            await room.env.settle()
            assert STOPPED in text(room.shown())
            assert STOPPED in ann.told
            assert "**Ann** can also end the table" in ann.told
            assert live(room.shown()) == ["Leave the table", "End the table"]
            first = await reference(room)
            assert first in ann.told
            await ben.slash("rummy hand")
            assert STOPPED in ben.told
            await ben.press("Leave the table", room.shown())
            assert "you can have your seat back" in ben.told
            await ben.slash("rummy leave")
            assert "You’re not at a table" in ben.told
            await ann.slash("rummy leave")
            assert first in ann.told, "who stayed is told what can be done"
            [event] = (await room.page(TABLE)).entries[-1].events
            assert isinstance(event, StoodIn)
            # A restart tries again: it is shown as it is, until the same happens once more.
            await room.restart()
            assert STOPPED not in text(room.shown())
            await ann.press("Draw", room.shown())
            await room.env.settle()
            again = await reference(room)
            assert told(logged, "table_stands_still") == [first, again]
        await room.restart()
        await ann.press("Draw", room.shown())
        await ben.press("I’m back", room.shown())
        assert STOPPED not in text(room.shown())
        assert ben.id in (await room.stored(TABLE)).roster.users


async def test_the_host_ends_it_after_one_question(
    url: str, monkeypatch: pytest.MonkeyPatch, logged: list
) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann, ben, *_ = room.people
        monkeypatch.setattr("engine.table.play.decide", broken)
        await ann.press("Draw", room.shown())
        await room.env.settle()
        await ben.press("End the table", room.shown())
        assert "Only the host" in ben.told
        await ann.press("End the table", room.shown())
        await ann.press("Stay")
        await ann.press("End the table", room.shown())
        await ann.press("Yes, end it")
        await room.env.settle()
        assert "The game doesn’t count" in text(room.shown())
        assert live(room.shown()) == []
        now = (await room.stored(TABLE)).roster
        assert (now.status, now.closed_because) == (Status.CLOSED, CloseReason.FAULT)
        await ann.slash("history")
        assert "Contract" not in ann.told, "it counts for nothing"
        await ann.slash("rummy new contract")
        assert "Join" in live(room.shown())
        assert len(told(logged, "table_stands_still")) == 1


@pytest.mark.long
async def test_a_manager_closes_it(url: str, monkeypatch: pytest.MonkeyPatch, logged: list) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann, mia = room.people[0], manager(room)
        monkeypatch.setattr("engine.table.play.decide", broken)
        await ann.press("Draw", room.shown())
        await mia.slash("server close", table=TABLE, reason="It is broken")
        await mia.press("Yes, close it")
        assert "Closed. The table shows your reason" in mia.told
        await room.env.settle()
        assert "“It is broken”" in text(room.shown())
        assert len(told(logged, "table_stands_still")) == 1


async def test_a_table_that_cannot_be_brought_back_says_so_in_its_channel(
    url: str, monkeypatch: pytest.MonkeyPatch, logged: list
) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann = room.people[0]
        assert "Draw" in live(room.shown())
        with monkeypatch.context() as patched:
            patched.setattr("engine.table.table_state.evolve", broken)
            await room.restart()
            await ann.press("My hand", room.shown())
            await room.env.settle()
            assert STOPPED in text(room.shown())
            await room.restart()
            await room.env.settle()
            assert STOPPED in text(room.shown())
            await ann.press("Leave the table", room.shown())
            assert ann.id not in (await room.bot.services.registry.find(TABLE)).roster.users
        await room.restart()
        assert STOPPED not in text(room.shown())
        assert len(set(told(logged, "table_stands_still"))) == 2, "at each restart anew"


async def test_a_table_that_cannot_be_shown_goes_on_and_is_shown_when_it_can_be(
    url: str, monkeypatch: pytest.MonkeyPatch, logged: list
) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann = room.people[0]
        with monkeypatch.context() as patched:
            patched.setattr("bot.showing.public_screen.table_screen", broken)
            await ann.press("Draw", room.shown())
            await room.env.settle()
            assert "can’t be shown right now" in text(room.shown())
            assert live(room.shown()) == ["My hand", "More"]
            await ann.press("My hand", room.shown())
            assert ann.faces()
            assert len(told(logged, "table_cannot_be_shown")) == 1, "once a version"
        for person in room.people[1:3]:
            await person.press("My hand", room.shown())
            await person.press("No, thanks")
        await room.env.settle()
        assert "can’t be shown" not in text(room.shown())
