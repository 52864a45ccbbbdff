"""A challenge: a friend plays the same deal in the same seat, and the channel compares the two."""

import re

import pytest

from data.journal.boards import Boards
from engine.table.record import HowSeen
from engine.table.roster import Status
from tests.discord.play.kit import Player, Room, live, open_room, text
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.plain_play import play_out
from tests.discord.play.shelf import Shelf
from tests.discord.play.test_bars_and_blocks import block, chosen
from tests.discord.play.test_same_cards import cards, read

CHALLENGE = "Challenge a friend"


async def prepare(room: Room, store: Shelf) -> None:
    await finish(room, store, "gin", seats=(0, 1))


async def offered(person: Player, game: str = GAME) -> str:
    """The challenge that a person who has played is offered."""
    await person.slash("replay", game=game)
    await person.press(CHALLENGE)
    return read(person.panel)


async def challenged(room: Room, challenger: Player, friend: Player | None) -> int:
    """The message of a challenge for a friend, or for the channel."""
    await offered(challenger)
    if friend is None:
        await challenger.press("Ask the channel")
    else:
        await chosen(challenger, friend, "challenge")
    await room.env.settle()
    found = [one.id for one in room.history() if "challenges" in text(one)]
    assert found, challenger.told
    return max(found)


def shown(room: Room, message_id: int) -> str:
    """What this message of the channel says now."""
    return read(next(one for one in room.history() if one.id == message_id))


async def press(room: Room, person: Player, label: str, message_id: int) -> None:
    await person.press(label, next(one for one in room.history() if one.id == message_id))
    await room.env.settle()


async def played(room: Room, person: Player) -> None:
    """A challenge from its first card to its end."""
    await person.slash("rummy hand")
    await play_out(person)
    await room.env.settle()


async def test_a_challenge_is_played_in_the_same_seat_and_compared_where_it_was_made(
    url: str,
) -> None:
    async with open_room(url, prepare=prepare) as room:
        _, ben, chi, dao = room.people
        offer = await offered(ben)
        [points] = re.findall(r"You scored ([+−]?\d+) in this deal", offer)
        assert f"same_as:{GAME}" in offer, "another server needs the whole code"
        message = await challenged(room, ben, dao)
        assert f"Ben challenges <@{dao.id}> · Gin Rummy" in shown(room, message)
        assert f"Ben scored {points} in this deal" in shown(room, message)
        assert any(f"<@{dao.id}>" in call for call in room.calls())
        await room.restart()
        await press(room, chi, "Accept", message)
        assert "Dao is playing" not in shown(room, message), "it is not for Chi"
        await press(room, dao, "Accept", message)
        assert (await room.stored()).roster.seat_of(dao.id) == 1
        assert "Dao is playing Ben’s deal" in shown(room, message)
        assert cards(room, message) == []
        await dao.slash("rummy hand")
        await room.restart()
        await played(room, dao)
        said = shown(room, message)
        assert re.search(rf"The same deal: Ben {re.escape(points)}, Dao [+−]?\d+\.", said), said
        assert re.search(r"It’s a tie!|(Ben|Dao) did better by \d+ points?\.", said), said
        assert re.search(r"alike until move \d+\. At Ben’s table: \S", said), said
        await press(room, dao, "Compare", message)
        assert re.search(r"You, seat 2: \d+ points|You, seat 2: the same", read(dao.panel))
        await press(room, ben, "Details", message)
        await ben.press("Compare")
        assert "Where they differed" in read(ben.panel)


async def test_an_old_comparison_stays_where_it_is_and_says_the_same_when_it_is_made_small(
    url: str,
) -> None:
    async with open_room(url, prepare=prepare) as room:
        _, ben, _, dao = room.people
        message = await challenged(room, ben, dao)
        await press(room, dao, "Accept", message)
        await played(room, dao)
        [parted] = [line for line in shown(room, message).splitlines() if "alike until" in line]
        await room.restart(after=3 * 60 * 60)
        await press(room, ben, "Details", message)
        assert "Totals" in read(ben.panel)
        assert [one.id for one in room.history() if "The same deal" in text(one)] == [message]
        await press(room, dao, "Close", message)
        assert parted in shown(room, message)
        assert cards(room, message) == re.findall("[♠♥♦♣]", parted), "the picture is gone"


async def test_only_a_person_who_knows_nothing_of_the_deal_is_asked(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        ann, ben, chi, dao = room.people
        await block(dao, ann)
        await offered(ann)
        await chosen(ann, dao, "challenge")
        assert "can’t be invited" in ann.told
        await offered(ann)
        await chosen(ann, ben, "challenge")
        assert f"<@{ben.id}> saw this deal elsewhere" in ann.told
        shelf = await room.reader()
        seen = [f"{GAME}.1"], room.guild.id, chi.id, HowSeen.REPLAY
        assert await Boards(shelf.database).see(*seen)
        await offered(ann)
        await chosen(ann, chi, "challenge")
        assert f"<@{chi.id}> saw this deal elsewhere" in ann.told
        assert not [one for one in room.history() if "challenges" in text(one)]
        await chi.slash("replay", game=GAME)
        assert CHALLENGE not in chi.live(), "who has not played has no result to beat"


@pytest.mark.parametrize("who", ["friend", "challenger"])
async def test_a_challenge_is_declined_or_taken_back(url: str, who: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        ann, _, chi, dao = room.people
        message, table = await challenged(room, ann, dao), room.table_id()
        await press(room, chi, "Not this time", message)
        assert "challenges" in shown(room, message), "others have no say"
        await press(room, dao if who == "friend" else ann, "Not this time", message)
        assert "No one took up Ann’s challenge" in shown(room, message)
        assert (await room.stored(table)).roster.status is Status.CLOSED


async def test_a_challenge_to_the_channel_is_for_the_first_and_shows_nothing_before_the_last(
    url: str,
) -> None:
    async with open_room(url, prepare=prepare) as room:
        ann, ben, chi, dao = room.people
        message = await challenged(room, ann, None)
        assert "Ann challenges you" in shown(room, message)
        await press(room, ann, "Accept", message)
        assert "You’ve seen these cards (at a table" in ann.told
        second = await challenged(room, ben, dao)
        assert second != message
        await press(room, chi, "Accept", message)
        await played(room, chi)
        said = shown(room, message)
        assert re.search(r"The same deal: Ann [+−]?\d+, Chi [+−]?\d+\.", said), said
        assert "alike until" not in said, "Dao may still play these cards"
        assert cards(room, message) == []
        await ann.slash("replay", game=GAME)
        assert "Move" in read(ann.panel), "the challenger can look at the game meanwhile"
        await press(room, dao, "Not this time", second)
        assert "alike until" in shown(room, message)
        assert cards(room, message)


async def test_a_friend_who_leaves_leaves_no_comparison(url: str) -> None:
    async with open_room(url, prepare=prepare) as room:
        ann, _, _, dao = room.people
        message = await challenged(room, ann, dao)
        await press(room, dao, "Accept", message)
        await dao.slash("rummy leave")
        await dao.press("Yes, leave")
        await room.env.settle()
        assert "The same deal" not in shown(room, message)
        assert not {"Rematch", "Accept"} & set(
            live(next(one for one in room.history() if one.id == message))
        )
        assert "closed" in shown(room, message)
