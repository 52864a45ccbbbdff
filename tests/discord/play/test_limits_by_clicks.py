"""What one person can have and how often, by clicks: told in one sentence, in nobody's way."""

from tests.discord.play.insisting import opens
from tests.discord.play.kit import open_room, whispers
from tests.discord.play.test_seats_of_a_game import UNTIMED, playing


async def test_the_fourth_open_lobby_is_refused_with_links_to_the_others(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, *_ = room.people
        registry = room.bot.services.registry
        for game in ("contract", "basic", "dummy"):
            await opens(ann, game)
        mine, before = registry.of_user(ann.id), len(room.history())
        await ann.slash("rummy new contract")
        assert "You already have 3 open lobbies" in ann.told
        for table_id in mine:
            table = await registry.find(table_id)
            assert table is not None
            assert f"/{table.message_id})" in ann.told
        assert ann.told.endswith(").")
        assert registry.of_user(ann.id) == mine
        assert len(room.history()) == before, "nothing has changed for anybody"
        await opens(ben, "contract")
        assert len(registry.of_user(ben.id)) == 1, "others open theirs"
        await ann.slash("rummy leave")
        await ann.press("Yes, leave")
        assert len(registry.of_user(ann.id)) == 2
        await opens(ann, "contract")
        assert len(registry.of_user(ann.id)) == 3


async def test_what_is_costly_can_be_had_now_and_then_and_others_notice_nothing(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, *_ = room.people
        for times in (1, 2, 3):
            await ann.slash("privacy export")
            assert ("Please try again in" in ann.told) is (times == 3)
        await ben.slash("privacy export")
        assert "try again in" not in ben.told
        for times in range(1, 12):
            await ann.slash("stats")
            assert ("That was quick!" in ann.told) is (times == 11)
        await ben.slash("stats")
        assert "quick" not in ben.told
        assert len(whispers(room, ben)) == 2, "Ann alone was told"


async def test_who_plays_fast_meets_no_limit(url: str) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann = room.people[0]
        for _ in range(50):
            await ann.press("My hand", room.shown())
            assert "quick" not in ann.told
            assert "left out" not in ann.told
        await ann.press("Draw")
        assert "quick" not in ann.told
