"""Luck and choice: from the result of a game to what was chance in it, and to the choices that
stand out, in the replay."""

import asyncio
import json
import re
from typing import Any

import pytest

from bot.blocks.control import Click, Cost
from bot.workers import thinker_jobs
from bot.workers.worker import WorkerLost
from data.database.schema import ledgers
from data.journal.ledgers import LedgerKey, LedgerStore
from engine.notation.export import placed_moves
from engine.table.replay import Replay, replay_of
from tests.discord.play.kit import Room, alt_texts, forged, menus, open_room
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.plain_play import play_out
from tests.discord.play.rules_kit import first_to
from tests.discord.play.shelf import Shelf
from tests.screens.finished_games import made_up

LUCK = "Luck and choice"


async def replay_at(room: Room, table_id: str = GAME) -> Replay:
    page = await room.page(table_id)
    return replay_of(page.header, page.entries)


async def stored(room: Room) -> list[tuple[str, int, int]]:
    reader = await room.reader()
    async with reader.database.read() as connection:
        return [tuple(row)[:3] for row in await connection.execute(ledgers.select())]


def _refuse(*_: Any) -> Any:
    raise AssertionError("it is there already")


async def open_game(room: Room, store: Shelf) -> None:
    await finish(room, store, "gin", open_hands=True, target=60)


async def closed_game(room: Room, store: Shelf) -> None:
    """Of three deals; the first went on for ever."""
    await finish(room, store, "basic", end={"mode": "hands", "hands": 3})


async def test_from_the_result_to_the_ledger_to_the_dear_move_in_the_replay(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new gin", computers=1)
        await first_to(ann, room, 10)
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        await ann.press("My hand", room.shown())
        await play_out(ann)

        await ann.press("Details", room.shown())
        await ann.press(LUCK)
        told = await replay_at(room, table_id)
        result = told.game.end.worth(told.results_at(len(told.frames))[0])[0]
        made = f"You made {result:+d}.".replace("-", "−")
        await room.env.settle()
        assert made in ann.told
        assert told.game.end.pays is not None, "only the winner scores"
        assert ("losers get 0" in ann.told) == (result < 0)
        assert await stored(room) == [(table_id, 1, 0)]

        # It is there for whoever asks again, also after a restart.
        monkeypatch.setattr(thinker_jobs, "ledger", _refuse)
        await room.restart()
        await ann.slash("replay", luck=True)
        assert made in ann.told
        # Who had no seat sees none of it, as hands were closed.
        await ben.slash("replay", game=table_id)
        assert LUCK not in ben.live()
        await forged(room, ben.actor, ben.panel, Click("me", 0, "ledger", table_id))
        assert "only for yourself" in ben.told

        # A choice that stands out leads into the replay.
        key = LedgerKey(table_id, 1, 0)
        await LedgerStore((await room.reader()).database).keep(key, made_up(told, 0))
        await room.restart()
        await ann.slash("replay", luck=True)
        throws = [
            place
            for place, move in placed_moves(told, 0)
            if move["move"] == "discard" and move["by"] == "Ann"
        ]
        dear = re.search(r"\*\*Turn (\d): discard .* about 7 points", ann.text())
        assert dear is not None, ann.text()
        await ann.press(f"See turn {dear[1]}")
        assert f"Move {throws[0] + 1} of " in ann.text()
        assert "You discarded" in ann.text()
        # There it stands again, with its reason; and nowhere else.
        for said in (f"🎲 **Turn {dear[1]}: discard ", "about 7 points", "Why: ", "better still"):
            assert said in ann.text()
        await ann.press("◀")
        assert "🎲 **Turn" not in ann.text()


async def test_where_hands_are_open_everybody_sees_any_seat_and_the_page_has_the_curve(
    url: str,
) -> None:
    async with open_room(url, prepare=open_game) as room:
        ann, ben, _, dao = room.people
        told, kept = await replay_at(room), LedgerStore((await room.reader()).database)
        for seat in (0, 1):
            await kept.keep(LedgerKey(GAME, 1, seat), made_up(told, seat))
        await dao.slash("replay", game=GAME)
        await dao.press(LUCK)
        assert "**Ann made " in dao.text()
        assert "The others’ cards" in dao.text()
        [menu] = menus(dao.panel)
        await dao.use(menu["custom_id"], "1")
        assert "**Ben made " in dao.text()
        assert "Next deal" in dao.live()
        assert not any(suit in alt for alt in alt_texts(dao.panel) for suit in "♠♥♦♣")
        # Whoever sat there finds their own.
        await ben.slash("replay", game=GAME, luck=True, move=1)
        assert "**You made " in ben.text()
        assert "deal 1 of 5" in ben.text()

        for person, name in ((ann, "Ann"), (ben, "Ben"), (dao, "Ann")):
            await person.slash("replay", game=GAME)
            page, *_ = (await person.press("Export")).response.attachments
            file = (await page.read()).decode()
            found = re.search(r'id="game">(.*?)</script>', file, re.DOTALL)
            assert found is not None
            data = json.loads(found[1])
            assert f"Expected for {name} " in data["expected"]
            known = {
                told.deal_at(at) for at, worth in enumerate(data["curve"]) if worth is not None
            }
            assert known == {0}
            notes = [data["words"][one] for step in data["steps"] for one in step.get("n", ())]
            assert len(notes) == 6, "two choices stand out"
            assert f"A computer’s advice to {name}: It helps the others" in notes[1]
            assert len(file.encode()) < 400_000


async def test_what_a_restart_cuts_off_is_worked_out_when_it_is_asked_for_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(url, prepare=open_game) as room:
        ann = room.people[0]

        async def works_for_an_hour(*_: Any) -> None:
            await asyncio.sleep(3600)

        found = made_up(await replay_at(room), 0)
        monkeypatch.setattr(room.bot.services.thinker, "ledger", works_for_an_hour)
        monkeypatch.setattr(thinker_jobs, "ledger", lambda *_: found)
        await ann.slash("replay", game=GAME, luck=True, move=1)
        assert "Computers now play this deal on from every move" in ann.text()
        assert "Not ready yet" not in ann.text()
        await ann.press("Check again")
        assert re.search(r"\*\*Not ready yet\.\*\* Requested \d+ s ago\.", ann.text())
        await room.restart()
        assert await stored(room) == [], "nothing half"
        await ann.press("Check again")
        await room.env.settle()
        assert "**You made " in ann.text()
        assert await stored(room) == [(GAME, 1, 0)]


@pytest.mark.long
async def test_what_cannot_be_reckoned_is_said_and_can_be_asked_for_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(url, prepare=closed_game) as room:
        ann = room.people[0]
        lost = room.bot.services.thinker

        async def dies(*_: Any) -> Any:
            raise WorkerLost("two processes died")

        with monkeypatch.context() as broken:
            broken.setattr(lost, "ledger", dies)
            await ann.slash("replay", game=GAME, luck=True)
            await room.env.settle()
            assert "couldn’t be worked out" in ann.text()
            assert await stored(room) == [], "nothing half"
        await ann.press("Ask again")
        await room.env.settle()
        assert "**You made " in ann.text()
        await ann.slash("replay", game=GAME, luck=True, move=1)
        assert "wasn’t played to its end" in ann.told
        # Of the curve that would tell of closed hands the page has nothing.
        await ann.slash("replay", game=GAME)
        page, *_ = (await ann.press("Export")).response.attachments
        assert '"curve":null' in (await page.read()).decode()


@pytest.mark.long
async def test_twenty_new_ones_a_day_and_those_that_are_there_at_any_time(url: str) -> None:
    async with open_room(url, prepare=open_game) as room:
        ann = room.people[0]
        await ann.slash("replay", game=GAME, luck=True)
        await room.env.settle()
        cooldowns = room.bot.services.cooldowns
        while cooldowns.spend(Cost.LEDGER, ann.id) is None:
            pass
        await ann.press("Previous deal")
        assert "20 new deals today" in ann.told
        await ann.slash("replay", game=GAME, luck=True)
        assert "**You made " in ann.text()
