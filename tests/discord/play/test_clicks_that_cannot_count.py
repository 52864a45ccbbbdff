"""Clicks by the wrong person, on old panels, on tables that are gone, and on a bad day (UX)."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import OperationalError

from bot.blocks.control import Click
from data.database.trouble import StorageTrouble
from engine.phase import Phase
from tests.discord.play.journals import HANDS, TABLE, deal, store_table
from tests.discord.play.kit import Room, forged, live, open_room, text, whispers
from tests.discord.recorder import Recorded

VERBS = (
    "throw",
    "discard0",
    "contract",
    "lay",
    "off",
    "swap",
    "suggest",
    "do-lay",
    "do-lay0",
    "draw",
    "ask",
)
"""What the buttons of a panel ask for, with and without the number of a reading."""


@asynccontextmanager
async def three(url: str) -> AsyncIterator[Room]:
    """Ann is to play; Ann, Ben and Chi have their panels."""

    async def prepare(room: Room, store: object) -> None:
        await store_table(room, store, deal(HANDS, upcard="KD"))  # type: ignore[arg-type]

    async with open_room(url, prepare=prepare) as room:
        for person in room.people[:3]:
            await person.press("My hand", room.shown())
        yield room


async def test_whoever_may_not_do_it_is_told_so_and_nothing_changes(
    url: str, recorded: list[Recorded]
) -> None:
    async with three(url) as room:
        dao, before = room.people[3], await room.page()
        for label in ("Draw", "Take K♦"):
            await dao.press(label, room.shown())
            assert "You don’t have a seat at this table" in dao.told
        await dao.press("More", room.shown())
        assert "Leave the table" not in dao.live()
        assert await room.page() == before

        # Somebody who is not on turn is told whose turn it is.
        ben, before = room.people[1], await room.page()
        await ben.press("Draw", room.shown())
        assert "It’s Ann’s turn" in ben.told
        assert "You could" not in ben.told, "there is nothing to do"
        assert "(Contract 4)" in ben.told
        assert "Draw" not in ben.live(), "UX My hand: live exactly when the engine would accept"
        assert await room.page() == before

        # An unknown table or control is one private sentence.
        ann, before = room.people[0], await room.page()
        unknown = (
            (Click("ffffffffff", 1, "draw"), "This table is no longer stored"),
            (Click(TABLE, 3, "fly"), "This button no longer works"),
        )
        for click, sentence in unknown:
            await forged(room, ann.actor, room.shown(), click)
            assert sentence in text(whispers(room, ann)[-1])
        assert await room.page() == before

        # A stale click on the table repaints the table.
        ann, before, sent = room.people[0], await room.page(), len(recorded)
        await forged(room, ann.actor, room.shown(), Click(TABLE, 1, "draw"))
        assert await room.page() == before
        assert "Draw" in live(room.shown())
        [answer, note] = recorded[sent:]
        assert answer.payload["type"] == 7, "an edit of the message that was clicked"
        assert note.method == "POST"
        assert "That panel was old" in ann.told


async def test_facts_3_an_old_panel_is_repainted_and_never_fails(url: str) -> None:
    """A panel that the bot could not repaint any more, after a restart."""
    async with three(url) as room:
        ann = room.people[0]
        await ann.sets_panel("confirm_discard")
        await ann.press("Take K♦")
        await ann.discard("2♠")
        await room.restart()
        assert "Discard 2♠" in ann.live()
        await ann.press("Discard 2♠")
        told = await room.stored()
        assert told.state.turn == 1, "nothing had changed, so the old button still works"
        await ann.press("Sort by rank")
        assert not ann.can("Discard")


async def test_facts_3_every_control_of_an_old_panel_repaints_it(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Take K♦")
        for verb in VERBS:
            click = Click(TABLE, 1, verb, "0")
            result = await forged(room, ann.actor, ann.panel, click)
            assert result.acknowledged
            assert "That panel was old" in ann.text(), verb
        assert (await room.stored()).version == 3
        assert ben.live()
        assert chi.live()


async def test_a_finished_table_answers_privately(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        for person in (chi, ben, ann):
            await person.slash("rummy leave")
            await person.press("Yes, leave")
        assert "it’s closed" in text(ann.panel)
        before = await room.page(TABLE)
        old = room.shown()
        for verb in ("draw", "take", "ask", "hand", "next", "leave"):
            await forged(room, ann.actor, old, Click(TABLE, 9, verb))
            assert len(ann.told) > 10
        assert await room.page(TABLE) == before


async def test_a_click_while_nothing_can_be_stored_changes_nothing(url: str) -> None:
    async with three(url) as room:
        ann, ben, before = *room.people[:2], await room.page()
        store = room.bot.services.registry._tables[TABLE]._journal
        real = store.append

        async def full(*_: object, **__: object) -> None:
            raise StorageTrouble("The disk is full.")

        store.append = full
        for panel in (None, room.shown()):
            await ann.press("Draw", panel)
            assert "Nothing is lost and nothing has changed" in ann.told
        assert await room.page() == before

        store.append = real
        await ann.press("Draw", room.shown())
        assert (await room.stored()).state.phase is Phase.MAY_I
        assert "May I?" in ben.live()


async def test_a_click_while_storing_is_broken_says_under_which_reference(
    url: str, logged: list
) -> None:
    async with three(url) as room:
        ann, ben, before = *room.people[:2], await room.page()
        store = room.bot.services.registry._tables[TABLE]._journal
        real = store.append

        async def broken(*_: object, **__: object) -> None:
            raise OperationalError("insert", {}, Exception("no such column"))

        store.append = broken
        await ann.press("Draw")
        reference = re.search(r"reference ([0-9a-f]{8})", ann.told)
        assert reference is not None
        # It may have been stored before whatever it was broke.
        assert "check whether your move went through" in ann.told
        await ann.press("Draw", room.shown())
        assert "check whether your move went through" in ann.told
        assert await room.page() == before
        assert "10 cards" in text(room.shown())

        store.append = real
        await ann.press("Draw", room.shown())
        assert (await room.stored()).state.phase is Phase.MAY_I
        assert "May I?" in ben.live()
        faults = [line for line in logged if line["event"] == "fault"]
        assert faults[0]["reference"] == reference[1]
        assert len(faults) == 2
        logged.clear()


async def test_an_engine_fault_freezes_the_table_with_a_reference(
    url: str, logged: list, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with three(url) as room:
        ann, ben, before = *room.people[:2], await room.page()

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr("engine.table.play.decide", broken)
            await ann.press("Draw", room.shown())
        assert "This table is paused" in ann.told
        assert "Nothing is lost" in ann.told
        [reference] = re.findall(r"Reference: `([0-9a-f]{8})`", ann.told)
        for one, verb in ((ann, "draw"), (ben, "hand")):
            await forged(room, one.actor, room.shown(), Click(TABLE, 2, verb))
            assert reference in one.told, "the same for everybody"
        assert await room.page() == before
        assert reference in str(logged)
        logged.clear()
        await room.restart()
        await ann.press("Draw", room.shown())
        assert (await room.stored()).state.phase is Phase.MAY_I, "the journal was kept"
