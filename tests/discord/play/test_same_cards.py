"""The same cards at two tables: opened again, played by who has not seen them, and compared."""

import re

import discord

from bot.blocks.control import Click
from data.journal.boards import Boards
from engine.cards import Card
from engine.events import Dealt
from engine.table.record import HowSeen
from engine.table.roster import Status
from tests.discord.play.kit import Message, Player, Room, alt_texts, forged, live, open_room, text
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.plain_play import play_out
from tests.discord.play.shelf import Shelf

AGAIN = "Play these cards again"
CODE = GAME[:6]


async def prepare(room: Room, store: Shelf) -> None:
    await finish(room, store, "basic", wild=2, end={"mode": "hands", "hands": 2})


async def finished_alone(room: Room, person: Player) -> str:
    """The lobby that is shown, begun and played to its end by one person; the id of its table."""
    await person.press("Start", room.shown())
    await person.slash("rummy hand")
    await play_out(person)
    return room.table_id()


def read(message: Message) -> str:
    """What stands there, without what makes it bold."""
    return re.sub("[*`]", "", text(message))


async def dealt(room: Room, table_id: str) -> tuple[tuple[Card, ...], ...]:
    """The hands with which a table began."""
    events = (event for entry in (await room.page(table_id)).entries for event in entry.events)
    return next(event for event in events if isinstance(event, Dealt)).hands


async def test_two_tables_of_the_same_cards_compared(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        await why_they_cannot(room)
        first = await by_a_code(room)
        second = await by_clicks_and_turned(room, first)
        assert second != first
        assert await dealt(room, first) == await dealt(room, second) == await dealt(room, GAME)
        await compared(room, second)


async def test_while_others_play_the_same_cards_the_channel_sees_none_of_them(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        chi, dao = room.people[2:]
        shown = []
        for person in (chi, dao):
            await person.slash("rummy new basic", same_as=CODE)
            shown.append(room.shown().id)
            await person.press("Medium", room.shown())
            await person.press("Start", room.shown())
            await room.env.settle()
            if person is chi:
                assert cards(room, shown[0]), "alone it is a table like any other"
        assert cards(room, shown[0]) == cards(room, shown[1]) == []
        assert "Waiting for **Chi**" in text(message(room, shown[0]))
        await room.restart()
        for person, mine in zip((chi, dao), shown, strict=True):
            await person.press("My hand", message(room, mine))
            assert person.faces()
            await play_out(person)
            await room.env.settle()
            if person is chi:
                # Its end is told without cards, also by the next process and to who watches.
                assert "points" in text(message(room, mine))
                assert cards(room, mine) == []
                await room.restart()
                assert cards(room, mine) == []
        assert all(cards(room, one) for one in shown), "all at once when it is over everywhere"


async def test_a_player_who_was_shown_the_cards_after_joining_is_not_dealt_them(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        chi, dao = room.people[2:]
        await chi.slash("rummy new basic", same_as=CODE)
        await dao.press("Join", room.shown())
        # Another process shows them, which does not know that lobby.
        shelf = await room.reader()
        assert await Boards(shelf.database).see(
            [f"{GAME}.1"], room.guild.id, dao.id, HowSeen.REPLAY
        )
        await chi.press("Start", room.shown())
        assert f"<@{dao.id}> saw this deal elsewhere, so it can’t be dealt to them" in chi.told
        assert "free a seat under *Seats*" in chi.told
        assert (await room.stored(room.table_id())).roster.status is Status.LOBBY
        await chi.press("Seats", room.shown())
        await chi.press("Remove")
        await chi.press("Medium", room.shown())
        await chi.press("Start", room.shown())
        assert (await room.stored(room.table_id())).roster.status is Status.PLAYING


async def test_a_player_who_left_these_cards_comes_back_unless_they_looked(
    url: str,
) -> None:
    async with open_room(url, prepare=prepare) as room:
        chi, dao = room.people[2:]
        await chi.slash("rummy new basic", same_as=CODE)
        await dao.press("Join", room.shown())
        await chi.press("Start", room.shown())
        for looks in (False, True):
            await dao.press("My hand", room.shown())
            await dao.slash("rummy leave")
            await dao.press("Yes, leave")
            if looks:
                await dao.actor.slash(room.channel, "replay", game=GAME)
            await dao.press("Come back")
            seat = (await room.stored(room.table_id())).roster.seat_of(dao.id)
            assert seat == (None if looks else 1)
        assert "You’ve seen these cards (in a replay" in dao.told + dao.text()


async def test_a_deleted_player_still_knows_these_cards(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        ann, _, _, dao = room.people
        await ann.slash("replay", game=GAME)
        await ann.press("Challenge a friend")
        await ann.slash("privacy delete")
        await ann.press("Yes, delete it all")
        assert "Nothing that names you is kept" in ann.told
        await ann.slash("rummy new basic", same_as=CODE)
        assert "You’ve seen these cards (before your data was deleted)" in ann.told
        await dao.slash("rummy new basic", same_as=CODE)
        await ann.press("Join", room.shown())
        assert "You’ve seen these cards (before your data was deleted)" in ann.told


async def pool(room: Room, store: Shelf) -> None:
    await finish(room, store, "indian", seats=(0, 1, None), wild=5, rulebook="pool101")


async def test_a_deal_that_somebody_was_out_of_is_not_played_by_itself(url: str) -> None:
    async with open_room(url, prepare=pool) as room:
        ann, _, chi, _ = room.people
        deals = len((await room.stored(GAME)).results)
        await chi.slash("rummy new indian", same_as=f"{CODE}.{deals}")
        assert "Someone was out" in chi.told
        await ann.slash("replay", game=GAME, move=9999)
        await ann.press("Challenge a friend")
        assert f"deal {deals} of {deals}" in ann.text()
        assert "Someone was out" in ann.text()
        assert "same_as:" not in ann.text()
        await ann.use(Click("me", deals - 1, "same-deal", GAME).write(), "0")
        assert "You scored" in ann.text()
        assert f"same_as:{GAME}" in ann.text()
        await chi.slash("rummy new indian", same_as=CODE)
        assert f"The same cards as {CODE}" in read(room.shown())


def message(room: Room, message_id: int) -> discord.Message:
    """This message of the channel as it is now."""
    return next(one for one in room.history() if one.id == message_id)


def cards(room: Room, message_id: int) -> list[str]:
    """What it tells of cards, in words or as a picture."""
    shown = message(room, message_id)
    return [*re.findall("[♠♥♦♣]", text(shown)), *alt_texts(shown)]


async def why_they_cannot(room: Room) -> None:
    """A person who played is offered a challenge, with the code for others."""
    ann, _, chi, _ = room.people
    await ann.slash("replay", game=GAME)
    await ann.press("Challenge a friend")
    assert "You scored" in ann.text()
    assert f"`/rummy new basic` with `same_as:{GAME}`" in ann.text()
    assert "Open a table" not in ann.live()
    for person, game, more, told in (
        (ann, "basic", {"same_as": CODE}, "You’ve seen these cards (at a table"),
        (chi, "gin", {"same_as": CODE}, "These are cards of Basic Rummy"),
        (chi, "gin", {"same_as": f"/rummy new basic same_as:{CODE}"}, "These are cards of Basic"),
        (chi, "basic", {"same_as": "ffffff"}, "no finished game with this code"),
        (chi, "basic", {"same_as": f"{CODE}.9"}, "no finished game with this code"),
        (chi, "basic", {"same_as": CODE, "length": "quick"}, "with their house rules"),
    ):
        await person.slash(f"rummy new {game}", **more)
        assert told in person.told


async def by_a_code(room: Room) -> str:
    """Whoever has seen the cards does not sit down there; nobody changes what is given."""
    ann, _, chi, _ = room.people
    await chi.slash("rummy new basic", same_as=f" `same_as:{CODE.upper()}` ")
    lobby = room.shown()
    assert f"The same cards as {CODE}" in read(lobby)
    assert not {"House rules", "🍀 Add my luck"} & set(live(lobby))
    await ann.press("Join", lobby)
    assert "You’ve seen these cards (at a table" in ann.told
    await forged(room, chi.actor, lobby, Click(room.table_id(), 1, "luck"))
    assert "house rules and its shuffle can’t change" in chi.told
    await chi.press("Medium", lobby)
    return await finished_alone(room, chi)


async def by_clicks_and_turned(room: Room, first: str) -> str:
    """From the result of the first: somebody else, in the other seat, with a restart."""
    ann, _, _, dao = room.people
    result = room.shown()
    await dao.press("Details", result)
    assert "Totals" not in dao.text(), "they could still play these cards"
    await dao.press(AGAIN)
    assert "Compare" in dao.live()
    await dao.press("Open a table")
    await dao.press("Medium", room.shown())
    await ann.press("Rotate seats", room.shown())
    assert "host" in ann.told
    await dao.press("Rotate seats", room.shown())
    assert re.search(r"1\. .*Ada.*\n2\. .*Dao", read(room.shown()))
    await room.restart()
    # What somebody is about to play they do not look at, before and after it is dealt.
    await dao.slash("replay", game=first)
    assert "You’re at a table that plays these cards" in dao.told
    await dao.press("Start", room.shown())
    for command in ("replay", "verify"):
        dao.told = ""
        await dao.slash(command, game=first)
        assert "You’re at a table that plays these cards" in dao.told
    await dao.slash("rummy hand")
    await play_out(dao)
    second = room.table_id()
    stored = await room.stored(second)
    assert stored.roster.status is Status.CLOSED
    assert stored.roster.seat_of(dao.id) == 1

    return second


async def compared(room: Room, second: str) -> None:
    """By who played: their seat, the field, and where the tables parted."""
    dao = room.people[3]
    await dao.slash("replay", game=second)
    await dao.press("Challenge a friend")
    await dao.press("Compare")
    shown = read(dao.panel)
    assert "3 tables" in shown
    assert re.search(rf"▸ {second[:6]} .*Dao [+−]?\d+", shown), shown
    assert re.search(r"You, seat 2: better than \d of 2, (the same|[\d.]+) points", shown), shown
    assert re.search(r"Seat 1, .*Ada.*: better than \d of 2", shown), shown
    assert [alt for alt in alt_texts(dao.panel) if re.match(r"Seat 1: .* here, .* else", alt)]
    assert "Where they differed" in shown
    assert re.search(r"Here, move \d+: \S+", shown)
    await dao.use(Click("me", 0, "compare-with", second).write(), GAME)
    assert f"this table and {CODE}" in read(dao.panel)
    place = re.search(r"There, move (\d+)", read(dao.panel))
    assert place is not None
    await dao.press("Replay there")
    assert f"Move {place[1]} of" in read(dao.panel)
    late = room.people[1]
    await late.press("Details", room.shown())
    assert "Totals" in late.text(), "they have played these cards before"
    assert AGAIN not in late.live()
