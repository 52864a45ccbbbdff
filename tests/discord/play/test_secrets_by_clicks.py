"""Hands, stock and seed reach nobody who may not know them (UX My hand: alt text)."""

import logging
from typing import Any

import pytest

from bot.render.specs import Spec, TableSpec
from bot.workers import painter_jobs
from engine.cards import HIDDEN
from engine.phase import Phase
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import SEED, Room, open_room, plain
from tests.discord.play.readers import CUSTOM_ID, Readers, custom_ids, words
from tests.discord.play.shelf import Shelf
from tests.discord.recorder import Recorded

HANDS = (
    "9S 9H 9D 4S 4H 4D 9H 2H QC JC",
    "KS KH 2D 4C 6S 8H 10D QC AS 3H",
    "KC KD 5D 7C 9S JH 3D 5C 7S JK",
)
ROUNDS = 4


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[TableSpec]:
    """What the pictures of tables showed."""
    drawn: list[TableSpec] = []
    draw = painter_jobs.draw

    def remember(spec: Spec) -> bytes:
        if isinstance(spec, TableSpec):
            drawn.append(spec)
        return draw(spec)

    monkeypatch.setattr(painter_jobs, "draw", remember)
    return drawn


async def prepare(room: Room, store: Shelf) -> None:
    await store_table(room, store, deal(HANDS, upcard="KD"))


async def test_nobody_is_sent_a_card_that_he_may_not_know(
    url: str,
    recorded: list[Recorded],
    logged: list[Any],
    tables: list[TableSpec],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    async with open_room(url, prepare=prepare) as room:
        readers = Readers(room, recorded)
        people = room.people[:3]
        watcher = room.people[3]
        for person in (watcher, *people):
            await readers.act(person, person.press("My hand", room.shown()))
        for number in range(ROUNDS * 3):
            await _turn(room, readers, number % 3)
        for person in people:
            await readers.act(person, person.slash("rummy hand"))
            for label in person.live():
                if label.startswith("Sort"):
                    await readers.act(person, person.press(label))
            if "Suggest" in person.live():
                await readers.act(person, person.press("Suggest"))

        told = await room.stored()
        assert told.state is not None
        assert told.state.turn_no > ROUNDS * 3
        public = [request for reader, request in readers.sent if reader is None]
        whispered = [request for reader, request in readers.sent if reader is not None]
        watched = [request for reader, request in readers.sent if reader == watcher.id]
        assert len(watched) > ROUNDS * 3, "who watches is told each turn"
        assert len(public) > ROUNDS * 3
        assert len(whispered) > ROUNDS * 6
        everything = [words(request) for _, request in readers.sent]
        assert not any(SEED.hex() in one for one in everything)
        for _, request in readers.sent:
            assert all(CUSTOM_ID.fullmatch(one) for one in custom_ids(request))
        lines = plain(str(logged) + caplog.text)
        assert "table_not_shown" not in lines
        assert not any(suit in lines for suit in "♠♥♦♣")
        assert SEED.hex() not in lines
    assert tables
    for spec in tables:
        laid = {card for meld in spec.melds for card in meld.cards}
        assert HIDDEN not in laid
        assert not hasattr(spec, "hands")


async def _turn(room: Room, readers: Readers, number: int) -> None:
    """A whole turn with a window, of which the first to the left makes use in the first round."""
    person, left, right = (room.people[(number + step) % 3] for step in range(3))
    await readers.act(person, person.press("Draw", room.shown()), public=True)
    told = await room.stored()
    assert told.state is not None
    if told.state.phase is Phase.MAY_I:
        asks = "May I?" if told.state.turn_no <= 3 else "No, thanks"
        await readers.act(left, left.press(asks, room.shown()), public=True)
        while (await room.stored()).state.phase is Phase.MAY_I:
            await readers.act(right, right.press("No, thanks", room.shown()), public=True)
    await readers.act(person, person.press("My hand", room.shown()))
    if person.can("Contract"):
        await readers.act(person, person.press("Contract"))
        if "Back" in person.live():
            await readers.act(person, person.pick("1. "))
    await readers.act(person, person.discard())
