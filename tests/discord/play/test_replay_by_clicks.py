"""UX /replay: a finished game step by step, in private, and what it does not show."""

import json
import re

import pytest

from bot.text import Text
from engine.cards import HIDDEN
from engine.notation.replay import replay
from engine.phase import Phase
from engine.table.replay import Replay, replay_of
from tests.discord.play.kit import Player, Room, alt_texts, open_room
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.rules_kit import fill
from tests.discord.play.shelf import Shelf

SAY = Text()


async def replay_at(room: Room) -> Replay:
    page = await room.page(GAME)
    return replay_of(page.header, page.entries)


def where(person: Player) -> tuple[int, int]:
    """Which move of how many the panel shows."""
    found = re.search(r"Move (\d+) of (\d+)", person.text())
    assert found is not None, person.text()
    return int(found[1]), int(found[2])


def hand_in_picture(person: Player) -> list[str]:
    """The cards that the picture of a hand is said to show; none without one."""
    [hand] = [alt for alt in alt_texts(person.panel) if alt.startswith("Your hand")] or [""]
    return sorted(hand.partition(":")[2].strip(" .").split())


def faces(cards: tuple[int, ...]) -> list[str]:
    return sorted(SAY.card(card).replace("\ufe0e", "") for card in cards)


async def test_ux_replay_every_button_jump_and_link_leads_where_it_says(url: str) -> None:
    async with open_room(url, prepare=finish) as room:
        ann = room.people[0]
        replay = await replay_at(room)
        last = len(replay.frames)
        deals = [place + 1 for place in replay.deals]
        assert len(deals) > 2
        opened = await ann.slash("replay", game=GAME)
        assert opened.response.ephemeral
        assert where(ann) == (1, last)
        ways = ["▶", "⏭", "Go to…", "Next deal", "Export", "Verify"]
        assert ann.live() == ["Challenge a friend", "Luck and choice", *ways]
        for button, place in [
            ("▶", 2),
            ("▶", 3),
            ("◀", 2),
            ("Next deal", deals[1]),
            ("▶", deals[1] + 1),
            ("Next deal", deals[2]),
            ("Previous deal", deals[1]),
            ("◀", deals[1] - 1),
            ("⏭", last),
            ("⏮", 1),
        ]:
            shown = await ann.press(button)
            assert shown.response.id == opened.response.id, "the same message goes on"
            assert where(ann)[0] == place, button
        assert f"`/replay game:{GAME} move:1`" in ann.text()
        assert room.history() == []

        # Jump and link lead to a move.
        ann, ben, *_ = room.people
        replay = await replay_at(room)
        count = len(replay.frames)
        await ann.slash("replay", game=GAME, move=9)
        assert where(ann) == (9, count)
        assert f"`/replay game:{GAME} move:9`" in ann.text()
        ann._seen(await fill(ann, await ann.press("Go to…"), move=" 17 "))
        assert where(ann) == (17, count)
        for wrong in ("0", str(count + 1), "one", "²"):
            ann._seen(await fill(ann, await ann.press("Go to…"), move=wrong))
            assert f"Type a number from 1 to {count}." in ann.text()
            assert where(ann) == (17, count)
        await ben.slash("replay", game=GAME, move=9999)
        assert where(ben) == (count, count)

        # Games are offered while one types.
        ann, _, _, dao = room.people
        [offered] = await ann.actor.autocomplete(room.channel, "replay", "game", "dummy")
        assert offered["value"] == GAME
        assert "Thai Dummy · " in offered["name"]
        assert {"Ann", "Ben"} <= set(re.findall(r"\w+", offered["name"]))
        assert await ann.actor.autocomplete(room.channel, "verify", "game", "contract") == []
        assert await dao.actor.autocomplete(room.channel, "replay", "game", "") == []

        # Old buttons work after a restart.
        # Decision 0004: a click carries everything that it needs.
        ann = room.people[0]
        await ann.slash("replay", game=GAME)
        await room.restart()
        await ann.press("▶")
        assert where(ann)[0] == 2


async def test_ux_replay_each_sees_the_hand_that_he_held_and_others_what_all_saw(url: str) -> None:
    """Hands lie open only where the table agreed to it before the start."""
    async with open_room(url, prepare=finish) as room:
        replay = await replay_at(room)
        for place in (0, 5, 12):
            state = replay.frames[place].state
            assert state.phase is not Phase.OVER
            for seat, person in enumerate(room.people[:2]):
                await person.slash("replay", game=GAME, move=place + 1)
                assert hand_in_picture(person) == faces(state.hands[seat])
                assert " holds " not in person.text()
            dao = room.people[3]
            await dao.slash("replay", game=GAME, move=place + 1)
            assert hand_in_picture(dao) == []
            assert " holds " not in dao.text()
        drawn = next(
            place
            for place, moment in enumerate(replay.frames)
            if any(type(event).__name__ == "Drew" for event in moment.events)
        )
        card = next(e.card for e in replay.frames[drawn].events if type(e).__name__ == "Drew")
        assert card != HIDDEN
        seat = replay.frames[drawn].state.turn
        for at, person in enumerate(room.people):
            await person.slash("replay", game=GAME, move=drawn + 1)
            line = person.text().splitlines()[1]
            assert (SAY.card(card).replace("\ufe0e", "") in line) is (at == seat), line


async def open_game(room: Room, store: Shelf) -> None:
    await finish(room, store, open_hands=True)


async def test_ux_replay_hands_lie_open_where_the_table_agreed(url: str) -> None:
    async with open_room(url, prepare=open_game) as room:
        replay = await replay_at(room)
        state = replay.frames[7].state
        dao = room.people[3]
        await dao.slash("replay", game=GAME, move=8)
        for seat, name in enumerate(("Ann", "Ben")):
            [line] = [one for one in dao.text().splitlines() if f"**{name}** holds" in one]
            assert sorted(line.partition("holds")[2].split()) == faces(state.hands[seat])
        ann = room.people[0]
        await ann.slash("replay", game=GAME, move=8)
        assert hand_in_picture(ann) == faces(state.hands[0])
        assert "**Ann** holds" not in ann.text()


async def open_and_running(room: Room, store: Shelf) -> None:
    await finish(room, store, "contract", seats=(0, 1, 2), open_hands=True, most=20)


@pytest.mark.long
async def test_a_running_game_is_refused(url: str) -> None:
    """Also where hands will lie open later: the seed and the hands are secret until the end."""
    async with open_room(url, prepare=open_and_running) as room:
        for command in ("replay", "verify"):
            for person in (room.people[0], room.people[3]):
                person.told = ""
                answered = await person.slash(command, game=GAME)
                assert "isn’t over yet" in person.told
                assert answered.response.attachments == []


async def elsewhere(room: Room, store: Shelf) -> None:
    await finish(room, store, guild_id=4711)


async def test_games_of_other_servers_and_of_nobody_are_unknown(url: str) -> None:
    async with open_room(url, prepare=elsewhere) as room:
        ann = room.people[0]
        for command in ("replay", "verify"):
            for game in (GAME, "../x"):
                ann.told = ""
                await ann.slash(command, game=game)
                assert "no finished game with this id" in ann.told


async def test_ux_replay_export_replays_with_the_engine(url: str) -> None:
    async with open_room(url, prepare=finish) as room:
        ann = room.people[0]
        await ann.slash("replay", game=GAME)
        exported = await ann.press("Export")
        assert exported.response.ephemeral
        page, moves, shuffles = exported.response.attachments
        assert (page.filename, moves.filename, shuffles.filename) == (
            f"replay-{GAME}.html",
            f"moves-{GAME}.jsonl",
            f"shuffles-{GAME}.json",
        )
        assert "As Ann sees it" in (await page.read()).decode()
        lines = (await moves.read()).decode().splitlines()
        told = await replay_at(room)
        assert len(lines) == len(told.deals)
        answers = [replay(json.loads(line)) for line in lines]
        assert [answer["illegal_at"] for answer in answers] == [None] * len(lines)
        last = told.frames[-1].state.result
        assert last is not None
        totals = dict(zip(("Ann", "Ben"), last.totals, strict=True))
        assert answers[-1]["result"]["totals"] == totals
        assert json.loads(await shuffles.read())["seed"] == told.header.seed.hex()


@pytest.mark.long
async def test_without_a_game_there_is_nothing_to_look_back_on(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        for command in ("replay", "verify"):
            await ann.slash(command)
            assert "haven’t finished a game in this server" in ann.told
