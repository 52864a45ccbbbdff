"""UX, Commands: `/play move:` plays any move typed in one line, from the deal to its end."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.text import Text
from engine.cards import parse
from engine.events import Dealt
from engine.phase import Phase
from tests.discord.play.dummy_tables import dummy_at, dummy_deal
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Player, Prepare, Room, open_room, plain
from tests.discord.play.shelf import Shelf
from tests.discord.play.short_deals import SHORT_DEALS

MOST_LINES = 400


async def offered(person: Player, begun: str = "") -> list[dict[str, Any]]:
    """What is offered while this is typed."""
    return await person.actor.autocomplete(person.room.channel, "play", "move", begun)


async def phase(room: Room) -> Phase:
    told = await room.stored()
    assert told.state is not None
    return told.state.phase


async def begin(room: Room, game: str) -> Player:
    ann = room.people[0]
    lobby = await ann.slash(f"rummy new {game}", computers=2, length="full")
    await ann.press("Start", lobby.response)
    return ann


@SHORT_DEALS
async def test_a_whole_deal_by_typed_lines_alone(url: str, game: str) -> None:
    async with open_room(url) as room:
        ann = await begin(room, game)
        table_id = room.table_id()
        lines = 0
        while await phase(room) is not Phase.OVER:
            first = (await offered(ann))[0]
            await ann.slash("play", move=first["value"])
            lines += 1
            assert lines < MOST_LINES, "the deal did not end"
        assert lines > 5
        assert "Next deal" in ann.live()
        assert [one["value"] for one in await offered(ann)] == ["next"]
        await ann.slash("play", move="next")
        told = await room.stored(table_id)
        assert told.state is not None
        assert told.state.deal_no == 2
        assert "Next deal" not in ann.live()


SETS = (
    "9S 9H 9D 4S 4H 4D 9H 2H QC JC",
    "9S 9C 9D 5S 5H 5D 2S 8C KC 6C",
    "AS 3S 6S 8S 10S QS AH 3H 6H 8H",
)
"""Deal 1, two sets: Ann and Ben both hold theirs, nines in both."""


def at(dealt: Dealt, moves: Sequence[str] = ()) -> Prepare:
    async def write(room: Room, store: Shelf) -> None:
        await store_table(room, store, dealt, moves)

    return write


async def version(room: Room) -> int:
    return (await room.stored()).version


async def test_a_turn_in_one_line(url: str) -> None:
    async with open_room(url, prepare=at(deal(SETS, upcard="2D"))) as room:
        ann, ben, chi = room.people[:3]
        before = await version(room)
        line = "Take; 9♠ 9♥ 9♦ / 4s,4h,4d ; JC"
        await ann.slash("play", move=line)
        assert plain(ann.text()).startswith(
            "✓ Played: take 2♦ · make the contract: 9♠ 9♥ 9♦ · 4♠ 4♥ 4♦ · discard J♣."
        )
        assert await version(room) == before + 3
        told = await room.stored()
        assert told.state is not None
        assert told.state.turn == 1
        await ben.slash("play", move="draw")
        await ann.slash("play", move="pass")
        assert plain(ann.text()).startswith("✓ Played: let J♣ go.")
        await chi.slash("play", move="may i")
        assert parse("JC") in await chi.hand()


@pytest.mark.long
async def test_a_line_stops_at_the_first_refusal_and_says_what_was_played(url: str) -> None:
    async with open_room(url, prepare=at(deal(SETS, upcard="2D"))) as room:
        ann, before = room.people[0], await version(room)
        await ann.slash("play", move="take; kd; 9s 9h 9d / 4s 4h 4d; jc")
        said = plain(ann.text())
        assert said.startswith("✓ Played: take 2♦.\n✗ Not played: kd. You don’t hold K♦")
        assert "The rest wasn’t played either: 9s 9h 9d / 4s 4h 4d; jc" in said
        assert await version(room) == before + 1
        await ann.slash("play", move="Discard 3♠; 4h,4d 4d ; Knock with 2♣: 7h 8h 9h ; 3h > 1")
        said = plain(ann.text())
        assert "✗ Not played: Discard 3♠. You don’t hold 3♠" in said
        assert "either: 4h,4d 4d; Knock with 2♣: 7h 8h 9h; 3h > 1" in said.replace("\\", "")
        await ann.slash("play", move="draw")
        assert "✓" not in ann.text()
        assert "✗" not in ann.text(), "one move alone is refused as by a button"
        assert await version(room) == before + 1


@pytest.mark.long
async def test_what_was_played_stays_on_the_panel_until_the_next_action(url: str) -> None:
    async with open_room(url, prepare=at(deal(SETS, upcard="2D"))) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw")
        for other in (ben, chi):
            await other.press("My hand", room.shown())
            await other.press("No, thanks")
        assert ann.text().startswith("✓ Played: draw from the stock.\n")
        assert ann.can("Contract"), "and the panel shows that the window is over"
        await ann.choose("J♣")
        assert "✓" not in ann.text()
        await ann.slash("play", move="9s 9h 9d / 4s 4h 4d; jc; jc")
        await ben.press("Draw", room.shown())
        assert "✓ Played: make the contract" in ann.text()
        assert "✗ Not played: jc." in ann.text()
        await ann.press("No, thanks", room.shown())
        await room.env.settle()
        assert "✗" not in ann.text(), "something else was done, though not in the panel"


@pytest.mark.long
async def test_why_not_goes_when_it_is_ones_turn(url: str) -> None:
    async with open_room(url, prepare=at(deal(SETS, upcard="2D"))) as room:
        ann, ben = room.people[:2]
        await ben.slash("play", move="draw")
        assert "turn" in ben.text().splitlines()[0]
        why = ben.text().splitlines()[0]
        await ann.press("Draw", room.shown())
        assert why not in ben.text(), "they are asked May I?, which they were not before"


async def test_a_line_that_is_not_understood_is_not_begun_and_offers_are_for_whoever_types(
    url: str,
) -> None:
    async with open_room(url, prepare=at(deal(SETS))) as room:
        ann, ben = room.people[:2]
        found = await offered(ann)
        assert [one["value"] for one in found] == ["draw", "take"]
        assert plain(found[1]["name"]) == "take — take 2♣"
        assert await offered(ben) == [], "it is not their turn"
        assert await offered(room.people[3]) == [], "they do not play"
        assert await offered(ann, "zzz") == []

        # A line that is not understood is not begun.
        ann, before = room.people[0], await version(room)
        await ann.slash("play", move="draw; 7x")
        assert ann.text().startswith("“7x” isn’t a card. Write rank and suit, such as 7h or 10s")
        await ann.slash("play", move="darw")
        assert "Did you mean “draw”?" in ann.text()
        await ann.slash("play", move="next")
        assert ann.text().startswith("The deal is still being played.")
        assert await version(room) == before


@pytest.mark.long
async def test_the_table_of_this_channel_comes_first(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        there = room.guild.create_text_channel("other")
        for where in (room.channel, there):
            lobby = await ann.slash("rummy new basic", where=where, computers=1)
            await ann.press("Start", lobby.response)
        here = room.table_id()
        before = await room.stored(here)
        assert before.state is not None
        await ann.slash("play", move="draw", where=there)
        assert (await room.stored(here)).state == before.state
        await ann.slash("play", move="draw")
        assert (await room.stored(here)).version > before.version


@pytest.mark.long
async def test_without_a_table_and_before_the_deal(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("play", move="draw")
        assert "You’re not at a table" in ann.told
        await ann.slash("rummy new basic", computers=1)
        assert await offered(ann) == []
        await ann.slash("play", move="draw")
        assert "The cards haven’t been dealt yet" in ann.told


async def test_dummy_8_a_knock_by_its_card_alone_ends_the_deal(url: str) -> None:
    dealt = dummy_deal(("7D 7C 7S 8S 9S 10S 2H", "3C 4D 6H 9H"), "KH", stock="JS")
    async with open_room(url, prepare=dummy_at(dealt)) as room:
        ann = room.people[0]
        await ann.slash("play", move="draw; knock 2h; draw")
        assert plain(ann.told).startswith("✓ Played: draw from the stock · knock with 2♥.")
        assert "✗ Not played: draw. This deal is over" in ann.told
        assert "Next deal" in ann.live()
        assert await phase(room) is Phase.OVER


async def test_words_of_ones_own_language(url: str) -> None:
    async with open_room(url, prepare=at(deal(SETS, upcard="2D"))) as room:
        ann, people = room.people[0], room.bot.services.people
        await people.keep_preferences(
            Reader(ann.id, Text("vi"), Preferences()), Preferences(language="vi")
        )
        assert [one["value"] for one in await offered(ann, "bố")] == ["draw"]
        await ann.slash("play", move="ăn; 9s 9h 9d / 4s 4h 4d; đánh")
        assert plain(ann.text()).startswith("“đánh” chưa nói lá bài nào")
        await ann.slash("play", move="ăn")
        assert plain(ann.text()).startswith("✓ Đã chơi: ăn 2♦.")
