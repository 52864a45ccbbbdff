"""``/rummy table`` of somebody who does not sit there: they see the table alone, nobody else."""

from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Room, live, open_room, text, whispers
from tests.discord.play.rules_kit import manager
from tests.discord.play.shelf import Shelf

HANDS = (
    "2S 4H 6D 8C 10S QH AD 3C 5S 7H",
    "KS KH 2D 4C 6S 8H 10D QC AS 3H",
    "KC KD 5D 7C 9S JH 3D 5C 7S 9H",
)


async def seated(room: Room, store: Shelf) -> None:
    await store_table(room, store, deal(HANDS, upcard="KD"), seats=(0, 1, 2))


async def test_a_bystander_sees_a_table_alone_and_moves_nothing(url: str) -> None:
    async with open_room(url, prepare=seated) as room:
        dao, old = room.people[3], room.shown()
        before = [one.id for one in room.history()]
        await dao.slash("rummy table")
        assert [one.id for one in room.history()] == before
        [alone] = whispers(room, dao)
        assert "**Ann**’s turn: draw" in text(alone)
        assert f"/{room.channel.id}/{old.id}" in text(alone)
        assert live(alone) == [], "the buttons are for those who play"


async def test_a_bystander_may_sit_down_in_a_lobby_that_only_they_see(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new contract")
        lobby = room.shown().id
        await ben.slash("rummy table")
        assert room.shown().id == lobby
        await ben.press("Join", whispers(room, ben)[-1])
        assert "**Ben**" in text(room.shown()), "everybody sees it"
        await ben.slash("rummy table")
        assert room.shown().id != lobby, "now they sit there"


async def test_a_manager_moves_a_table_of_others(url: str) -> None:
    async with open_room(url, prepare=seated) as room:
        old = room.shown()
        await manager(room).slash("rummy table")
        assert room.shown().id != old.id
        assert old.id not in [one.id for one in room.history()]
