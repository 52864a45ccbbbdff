"""The whole code of a deal is known in every server of the bot; names stay in theirs."""

from tests.discord.play.kit import Room, open_room, text
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.plain_play import play_out
from tests.discord.play.shelf import Shelf

ELSEWHERE = 77_000_000_000_000_000


async def prepare(room: Room, store: Shelf) -> None:
    await finish(room, store, "gin", seats=(0, 1), guild_id=ELSEWHERE)


async def test_a_deal_of_another_server_is_played_by_its_whole_code(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        chi = room.people[2]
        for code in (GAME[:6], GAME[:9], "0" * 10):
            await chi.slash("rummy new gin", same_as=code)
            assert "no finished game with this code" in chi.told
        await chi.slash("rummy new gin", same_as=GAME)
        assert "The same cards" in text(room.shown())
        await chi.press("Medium", room.shown())
        await chi.press("Start", room.shown())
        table = room.table_id()
        await chi.slash("rummy hand")
        await play_out(chi)
        await chi.slash("replay", game=table)
        await chi.press("Challenge a friend")
        await chi.press("Compare")
        compared = chi.told
        assert "2 tables" in compared
        assert "Chi" in compared
        assert "Ann" not in compared
        assert "Ben" not in compared
        assert "belong to another server" in compared
        await chi.slash("replay", game=GAME)
        assert "Move" not in chi.told, "its replay stays there"
