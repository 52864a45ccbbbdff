"""/privacy: what is kept of a person goes out as a file, or goes (UX Commands)."""

import json

from engine.cards import names
from engine.events import Dealt
from engine.table.roster import Status
from engine.table.terms import NORMAL, Terms
from tests.discord.play.finished import file_of, games
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Room, live, open_room, text
from tests.discord.play.rules_kit import manager
from tests.discord.play.test_melds_by_clicks import LAST

EVENING = ((0, 1, 2), (0, 2, 1))


async def test_ux_privacy_everything_that_is_kept_comes_as_a_private_file(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann = room.people[0]
        await ann.slash("settings")
        await ann.press("Words instead of pictures")
        sent = await ann.slash("privacy export")
        answer = sent.response or sent.followups[0]
        assert answer.ephemeral
        name, content = await file_of(answer)
        assert name == "upcard-about-me.json"
        told = json.loads(content)
        assert told["user_id"] == ann.id
        assert len(told["results"]) == 2
        assert {row["name"] for row in told["results"]} == {"Ann"}
        assert "text_first" in json.dumps(told["settings"])
        assert str(room.people[1].id) not in json.dumps(told["results"])


async def test_privacy_export_of_an_open_deal_of_the_day_shows_no_cards(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("daily", game="gin")
        await ann.press("Deal my cards")
        [table] = room.bot.services.registry._tables.values()
        page = await room.page(table.header.table_id)
        [dealt] = [one for step in page.entries for one in step.events if isinstance(one, Dealt)]
        _, content = await file_of((await ann.slash("privacy export")).response)
        shown = content.decode()
        assert table.header.table_id in shown
        assert page.header.seed.hex() not in shown
        assert not [card for card in names(sum(dealt.hands, dealt.stock)) if f'"{card}"' in shown]


async def test_ux_privacy_deleted_after_one_question(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann, ben, mia = room.people[0], room.people[1], manager(room)
        await ann.slash("settings")
        await ann.press("Words instead of pictures")
        await ann.slash("privacy delete")
        assert "**Deleted:** your settings" in ann.text()
        assert "**Stays without you:** games that you’ve finished" in ann.text()
        await ann.press("Keep it")
        assert "nothing has changed" in ann.told
        assert "Ann" in text((await ben.slash("leaderboard")).response)

        await ann.slash("privacy delete")
        await ann.press("Yes, delete it all")
        assert "Nothing that names you is kept" in ann.told
        board = text((await ben.slash("leaderboard")).response)
        assert "Ann" not in board
        assert "Ben" in board
        await ann.slash("stats")
        assert "hasn’t finished a game here yet" in ann.told
        await ann.slash("settings")
        assert "Words instead of pictures" in live(ann.panel), "settings are as at first"
        offered = await mia.actor.autocomplete(room.channel, "server void", "game", "")
        assert [one["name"].rpartition(" · ")[2] for one in offered] == [
            "former player, Chi, Ben",
            "former player, Ben, Chi",
        ]
        told = json.loads((await file_of((await ann.slash("privacy export")).response))[1])
        assert not any(rows for name, rows in told.items() if name != "user_id")


async def test_ux_privacy_not_while_one_sits_at_a_table(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new basic")
        await ann.slash("privacy delete")
        assert "You sit at a table that is still open, so nothing has been deleted" in ann.told
        assert f"<#{room.channel.id}>" in ann.told
        await ann.slash("rummy leave")
        await ann.press("Yes, leave")
        await ann.slash("privacy delete")
        question = ann.panel
        await ann.slash("rummy new basic")
        await ann.press("Yes, delete it all", question)
        assert "You sit at a table that is still open" in text(question)


async def test_a_game_that_one_has_left_has_to_end_first(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new basic")
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        await ann.slash("rummy leave")
        await ann.press("Yes, leave")
        await ann.slash("privacy delete")
        await ann.press("Yes, delete it all")
        assert "A game that you started or left is still being played" in ann.told
        assert (await room.stored()).roster.gone


async def test_a_finished_table_in_memory_forgets_the_name_too(url: str) -> None:
    async def prepare(room: Room, store) -> None:
        await store_table(room, store, deal(LAST, deal_no=7, upcard="7S"), terms=Terms(NORMAL))

    async with open_room(url, prepare=prepare) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        table_id = room.table_id()
        await ann.press("Take 7♠", room.shown())
        await ann.press("Contract")
        await ann.pick("1. ")
        assert (await room.stored(table_id)).roster.status is Status.CLOSED
        result = room.shown()
        await ann.slash("privacy delete")
        await ann.press("Yes, delete it all")
        assert "Nothing that names you is kept" in ann.told
        await ben.press("Details", result)
        assert "Ann" not in ben.told
        assert "former player" in ben.told
        assert "Ben" in ben.told
