"""Who does not sit at a table: they watch it, ask for a seat, or wait for the next game."""

import pytest

from bot.blocks.control import Click
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.text import Text
from engine.cards import HIDDEN
from engine.live.table_view import replay_view
from engine.table.replay import replay_of
from engine.table.roster import CloseReason
from tests.discord.play.journals import HANDS, TABLE, deal, seated, store_table
from tests.discord.play.kit import Player, Room, forged, live, open_room, text, whispers
from tests.discord.play.rules_kit import manager
from tests.discord.play.shelf import Shelf


async def test_a_bystander_sees_a_table_alone_and_moves_nothing(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        dao, old = room.people[3], room.shown()
        before = [one.id for one in room.history()]
        await dao.slash("rummy table")
        assert [one.id for one in room.history()] == before
        [alone] = whispers(room, dao)
        assert "**Ann**’s turn: draw" in text(alone)
        assert f"/{room.channel.id}/{old.id}" in text(alone)
        assert live(alone) == ["Keep me a seat in the next game", "Close"]


@pytest.mark.long
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


@pytest.mark.long
async def test_a_manager_moves_a_table_of_others(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        old = room.shown()
        await manager(room).slash("rummy table")
        assert room.shown().id != old.id
        assert old.id not in [one.id for one in room.history()]


async def with_computer(room: Room, store: Shelf) -> None:
    await store_table(room, store, deal(HANDS, upcard="KD"), seats=(0, 1, None))


async def watching(room: Room, person: Player) -> None:
    await person.press("My hand", room.shown())
    assert "Only you see this" in person.text()


async def seat_of(room: Room, person: Player) -> int | None:
    return (await room.stored(TABLE)).roster.seat_of(person.id)


async def test_who_watches_is_told_the_table_as_it_goes(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, _, _, dao = room.people
        await watching(room, dao)
        assert dao.live() == ["Keep me a seat in the next game", "Close"]
        await ann.press("Draw", room.shown())
        assert "**Ann** plays" in dao.text() or "Ann drew a card" in dao.text()
        assert "Only you see this" in dao.text()


async def test_the_host_lets_somebody_play_for_a_computer_with_one_click(url: str) -> None:
    async with open_room(url, prepare=with_computer) as room:
        ann, _, chi, dao = room.people
        for person in (dao, chi):
            await watching(room, person)
            await person.press("Ask for seat 3")
        assert "Withdraw request" in dao.live()
        assert "🙋 **Dao** asks for the seat of 🟡3 **Ada** 🤖" in text(room.shown())
        assert await seat_of(room, dao) is None
        assert "Your hand" not in str(dao.panel.components), "before it is theirs"
        await ann.press("Let them play", room.shown())
        assert await seat_of(room, dao) == 2
        assert "The seat is yours" in dao.text(), "the open panel has become their hand"
        assert set(dao.faces()) == set(plain_faces(HANDS[2]))
        assert not [one for one in room.calls() if "🪑" in one], "nobody is called who sees it"
        assert "🙋" not in text(room.shown())
        assert "Not this time" in chi.text(), "told, who asked for the same seat"
        assert "asked for the seat of Ada (computer)" in text(room.shown())

        # A replay shows each hand to who held it then, and to nobody else.
        page = await room.page(TABLE)
        replay = replay_of(page.header, page.entries)
        seen = [replay_view(replay, at, dao.id).seen for at in range(len(replay.frames))]
        shown = [HIDDEN not in state.hands[2] for state in seen]
        assert shown == [False] * (len(shown) - 1) + [True]


async def test_two_others_let_somebody_play_and_who_is_not_looking_is_called(url: str) -> None:
    async def four(room: Room, store: Shelf) -> None:
        hands = (*HANDS, "2H 4D 6H 8S 10H QS AC 3D 5H 7D")
        await store_table(room, store, deal(hands, upcard="KD"), seats=(0, 1, 2, None))

    async with open_room(url, prepare=four) as room:
        _, ben, chi, dao = room.people
        await watching(room, dao)
        await dao.press("Ask for seat 4")
        await ben.press("My hand", room.shown())
        assert "🙋 **Dao** asks for" in ben.text(), "it is in the panels too"
        await ben.press("Let them play")
        assert "Let them play" not in ben.live(), "he has said so"
        assert await seat_of(room, dao) is None
        await room.restart()
        await chi.press("Let them play", room.shown())
        assert await seat_of(room, dao) == 3
        [call] = [one for one in room.history() if "🪑" in one.content]
        assert f"🪑 <@{dao.id}>, the seat is yours" in call.content
        assert [one.id for one in call.mentions] == [dao.id]


@pytest.mark.long
async def test_who_is_refused_is_told_and_watches_on(url: str) -> None:
    async with open_room(url, prepare=with_computer) as room:
        ann, ben, _, dao = room.people
        await watching(room, dao)
        await dao.press("Ask for seat 3")
        await dao.press("Withdraw request")
        assert "🙋" not in text(room.shown())
        await dao.press("Ask for seat 3")
        await ben.press("Not now", room.shown())
        assert "🙋" in text(room.shown()), "one is not enough"
        await ann.press("My hand", room.shown())
        await ann.press("Not now")
        assert "🙋" not in ann.text()
        assert "Not this time" in dao.text()
        assert "Ask for seat 3" not in dao.live(), "not again in this deal"
        assert await seat_of(room, dao) is None


@pytest.mark.long
async def test_who_may_not_sit_there_is_refused_with_a_sentence(url: str) -> None:
    async with open_room(url, prepare=with_computer) as room:
        ann, ben, chi, dao = room.people
        people, guild = room.bot.services.people, room.guild.id
        await watching(room, dao)
        version = (await room.stored(TABLE)).version

        async def forge(person: Player, verb: str, rest: str = "") -> str:
            panel = person.panel if verb.startswith(("ask", "next")) else room.shown()
            await forged(room, person.actor, panel, Click(TABLE, version, verb, rest))
            return person.told

        await ann.press("My hand", room.shown())
        assert "you’ve sat here" in await forge(ann, "ask-seat2", "2")
        assert "Rematch asks you anyway" in await forge(ann, "nextseat-keep")
        for rest in ("0", "x"):
            assert "This seat is taken" in await forge(dao, "ask-seat2", rest)
        for rest in ("", "x", str(dao.id)):
            assert "settled already" in await forge(ann, "answer-yes2", rest)
        assert (await room.stored(TABLE)).version == version

        await dao.press("Ask for seat 3")
        assert "You don’t have a seat" in await forge(dao, "answer-yes2", str(dao.id))
        await people.keep_preferences(
            Reader(ben.id, Text(), Preferences()), Preferences(blocked=(dao.id,))
        )
        assert "can’t be invited to this table" in await forge(ann, "answer-yes2", str(dao.id))
        await dao.press("Withdraw request")
        for press in ("Ask for seat 3", "Keep me a seat in the next game"):
            await dao.press(press)
            assert "There’s no seat for you at this table" in dao.told
        await people.change_server_settings(guild, lambda now: now.put("barred", (chi.id,)))
        await watching(room, chi)
        await chi.press("Ask for seat 3")
        assert "have barred you" in chi.told
        roster = (await room.stored(TABLE)).roster
        assert (roster.requests, roster.waiting) == ((), ())


async def test_a_seat_that_is_kept_is_there_in_the_next_game(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        mia, (ann, _, _, dao) = manager(room), room.people
        for person in (mia, dao):
            await watching(room, person)
            await person.press("Keep me a seat in the next game")
        assert "A seat in the next game is kept for you" in dao.text()
        assert "🔜 In the next game, too: **Mia and Dao**" in text(room.shown())
        await mia.press("No seat in the next game")
        assert "🔜 In the next game, too: **Dao**" in text(room.shown())
        eve, fay = manager(room, "Eve"), manager(room, "Fay")
        for person in (eve, fay):
            await watching(room, person)
            await person.press("Keep me a seat in the next game")
        await room.restart()
        table = await room.bot.services.registry.find(TABLE)
        assert table is not None
        await table.close(CloseReason.FINISHED)
        await room.env.settle()
        await forged(room, ann.actor, room.shown(), Click(TABLE, table.version, "again"))
        roster = (await room.stored()).roster
        assert [one.name for one in roster.sitters] == ["Ben", "Chi", "Ann", "Dao", "Eve"]
        assert {dao.id, eve.id} < roster.invited
        assert f"<@{dao.id}>" in text(room.shown()), "asked by name"
        [full] = [one for one in room.history() if "all seats in [the next game]" in one.content]
        assert [one.id for one in full.mentions] == [fay.id]
        await dao.press("I’m in", room.shown())
        assert dao.id not in (await room.stored()).roster.invited


@pytest.mark.long
async def test_what_was_told_of_the_next_game_is_told_once_when_this_one_is_over(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        dao = room.people[3]
        await watching(room, dao)
        await dao.press("Keep me a seat in the next game")
        assert "A seat in the next game is kept for you" in dao.text()
        table = await room.bot.services.registry.find(TABLE)
        assert table is not None
        await table.close(CloseReason.FINISHED)
        await room.env.settle()
        assert dao.text().count("kept for you") == 1
        assert "As soon as a player presses" in dao.text()


async def test_who_left_by_mistake_comes_back_with_one_click(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        _, ben, _, dao = room.people
        await ben.press("My hand", room.shown())
        await ben.slash("rummy leave")
        await ben.press("Yes, leave")
        assert await seat_of(room, ben) is None
        assert ben.text().count("You left, and a computer plays your seat") == 1
        assert "You’ve left" not in ben.text(), "it is said once"
        assert len(whispers(room, ben)) == 1, "the hand is gone"
        await ben.press("Come back")
        assert await seat_of(room, ben) == 1
        await ben.slash("rummy leave")
        await ben.press("Yes, leave")
        await room.restart()
        await ben.slash("rummy hand")
        assert "You left, and a computer plays your seat" in ben.text()
        await ben.press("My hand", room.shown())
        assert "You left, and a computer plays your seat" in ben.text()
        assert "Ask for seat 2" not in ben.live()
        version = (await room.stored(TABLE)).version
        await forged(room, dao.actor, room.shown(), Click(TABLE, version, "back-again"))
        assert "You don’t have a seat at this table" in dao.told
        await ben.press("Come back")
        assert await seat_of(room, ben) == 1
        assert "Welcome back!" in ben.text()
        assert set(ben.faces()) == set(plain_faces(HANDS[1]))
        assert "Ben came back and took over from Ada." in text(room.shown())


def plain_faces(cards: str) -> list[str]:
    """Cards in notation as they stand on a panel."""
    return [word.translate(str.maketrans("SHDC", "♠♥♦♣")) for word in cards.split()]
