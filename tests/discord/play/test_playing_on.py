"""Play on from here: a moment of a finished game, taken up again by whoever looks back at it."""

import re

import pytest
from sqlalchemy import delete, update

from bot.blocks.control import Click
from data.database.schema import journal, tables
from engine.table.roster import Status
from tests.discord.play.kit import Player, Room, alt_texts, forged, open_room
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.plain_play import play_out
from tests.discord.play.shelf import Shelf

HERE = "Play on from here"


async def open_game(room: Room, store: Shelf) -> None:
    await finish(room, store, "basic", open_hands=True, end={"mode": "hands", "hands": 2})


async def closed_game(room: Room, store: Shelf) -> None:
    await finish(room, store, "basic", end={"mode": "hands", "hands": 1})


def branches(room: Room, person: Player) -> list[str]:
    return room.bot.services.registry.open_tables.branches_of(person.id)


async def play_on(person: Player, move: int) -> None:
    await person.slash("replay", game=GAME, move=move)
    await person.press(HERE)


async def test_the_deal_is_played_to_its_end_and_held_against_what_really_was(url: str) -> None:
    async with open_room(url, prepare=open_game) as room:
        ann, ben, _, dao = room.people
        await ann.slash("replay", game=GAME, move=6)
        shown = next(alt for alt in alt_texts(ann.panel) if alt.startswith("Your hand"))
        before = room.history()
        await ann.press(HERE)
        assert "**You play on from move 6**" in ann.text()
        assert "Played on from move 6" in ann.text()
        hands = [alt for alt in alt_texts(ann.panel) if alt.startswith("Your hand")]
        assert sorted(hands[0].split()) == sorted(shown.split()), "the same cards"
        [table_id] = branches(room, ann)
        # Nobody else finds it, or can do anything there.
        for person in (ben, dao):
            await person.slash("rummy hand")
            assert "Played on" not in person.told
            await person.slash("replay", game=GAME)
            for verb in ("hand", "draw", "more", "rules"):
                person.told = ""
                await forged(room, person.actor, person.panel, Click(table_id, 999, verb))
                assert "belongs to a table in another channel" in person.told
        await play_out(ann)
        compared = re.search(
            r"In the game: \*\*[+−]\d+\*\*\. Now: \*\*[+−]\d+\*\*\."
            r" A medium computer from here: \*\*[+−]\d+\*\*",
            ann.text(),
        )
        assert compared is not None, ann.text()
        replay = (await room.page(GAME)).header
        assert replay.seed == (await room.page(table_id)).header.seed
        assert (await room.stored(table_id)).roster.status is Status.CLOSED
        assert room.history() == before, "the channel is told nothing"
        await ben.slash("replay", game=table_id)
        assert "no finished game with this id" in ben.told
        await ann.slash("replay", game=table_id)
        assert "**Ann**" in ann.text()
        assert HERE not in ann.live()
        # It is in no list and no standing.
        await ann.slash("history")
        assert len(re.findall(r"^\d+\. <t:", ann.text(), re.MULTILINE)) == 1
        # Once more from there, and back to the game as it was.
        await ann.slash("replay", game=GAME, move=6)
        await ann.press(HERE)
        await ann.press("Stop")
        assert "You stopped before the deal was over" in ann.text()
        await ann.press("Play from there again")
        assert "Played on from move 6" in ann.text()
        await ann.press("Stop")
        await ann.press("Replay")
        assert "Move 6 of" in ann.text()


@pytest.mark.long
async def test_it_is_offered_while_a_deal_of_an_open_game_is_on(url: str) -> None:
    async with open_room(url, prepare=open_game) as room:
        ann, _, _, dao = room.people
        replay = await room.stored(GAME)
        await ann.slash("replay", game=GAME, move=replay.version)
        assert HERE not in ann.live()
        # No deal comes after the last one.
        await ann.press("◀")
        assert "Next deal" not in ann.live()
        await ann.slash("replay", game=GAME)
        assert HERE in ann.live()
        # Who had no seat takes that of the player to move.
        await dao.slash("replay", game=GAME, move=6)
        turn = re.search(r"▸ .*\*\*(\w+)\*\*", dao.text())
        assert turn is not None
        await dao.press(HERE)
        assert f"in the seat of {turn[1]}" in dao.text()


async def test_where_hands_were_closed_nobody_plays_on(url: str) -> None:
    async with open_room(url, prepare=closed_game) as room:
        ann = room.people[0]
        await ann.slash("replay", game=GAME)
        assert HERE not in ann.live()
        await forged(room, ann.actor, ann.panel, Click("-", 3, "replay-play-on", GAME))
        assert branches(room, ann) == []


async def test_three_are_open_at_most_and_survive_a_restart_without_their_game(url: str) -> None:
    async with open_room(url, prepare=open_game) as room:
        ann = room.people[0]
        for move in (3, 4, 5):
            await play_on(ann, move)
        open_ones = branches(room, ann)
        assert len(open_ones) == 3
        await play_on(ann, 6)
        assert "already playing on from 3 finished games" in ann.told
        assert branches(room, ann) == open_ones
        store = await room.reader()
        async with store.database.write() as connection:
            await connection.execute(delete(journal).where(journal.c.table_id == GAME))
            thinned = update(tables).where(tables.c.table_id == GAME).values(thinned_at=7)
            await connection.execute(thinned)
        await room.restart()
        assert sorted(branches(room, ann)) == sorted(open_ones)
        await ann.slash("rummy hand")
        assert len(re.findall("<#", ann.text())) == 3
        await ann.press("Basic Rummy, from move 4")
        assert "Played on from move" in ann.text()
        await play_out(ann)
        assert re.search(r"In the game: .* Now: ", ann.text())
        # Where it comes from was too long ago, and says so.
        for button in ("Replay", "Play from there again"):
            ann.told = ""
            await ann.press(button)
            assert "closed long ago" in ann.told
