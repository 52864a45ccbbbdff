"""UX Table: a quiet channel. Calls to the player to move, edits in place, posting anew."""

from collections.abc import Callable

import pytest

from tests.discord.play.company import cost
from tests.discord.play.journals import TABLE, seated
from tests.discord.play.kit import (
    Room,
    menus,
    open_room,
    plain,
    text,
    whispers,
)
from tests.discord.recorder import Recorded


def counted(recorded: list[Recorded], method: str) -> Callable[[], int]:
    """How many requests of this method went to messages of the channel since now."""
    before = len(recorded)
    return lambda: sum(
        one.method == method and "/channels/" in one.path and "/messages" in one.path
        for one in recorded[before:]
    )


async def turn_of(room: Room, number: int, card: str) -> None:
    """One person's turn by clicks: the upcard is taken, a card is thrown."""
    person = room.people[number]
    await person.press("My hand", room.shown())
    taken = next(label for label in person.live() if label.startswith("Take "))
    await person.press(taken)
    await person.discard(card)


async def test_ux_table_the_next_player_gets_one_ping_that_goes_when_they_have_moved(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, ben, chi = room.people[:3]
        [call], first = room.calls(), room.shown().id
        assert call.startswith(ann.actor.mention)
        bodies = [one.payload for one in recorded if isinstance(one.payload, dict)]
        [said] = [body for body in bodies if body.get("content")]
        assert said["allowed_mentions"]["users"] == [ann.id], "nobody else is notified"
        assert said["allowed_mentions"]["parse"] == []
        await turn_of(room, 0, "2♠")
        [call] = room.calls()
        assert call.startswith(ben.actor.mention)
        jump = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{room.shown().id}"
        assert jump in call
        await turn_of(room, 1, "K♠")
        [call] = room.calls()
        assert call.startswith(chi.actor.mention)
        assert room.shown().id == first, "the table is one message, edited in place"
        assert [one.id for one in room.history() if one.components] == [first]


async def test_facts_1_a_click_on_the_table_is_answered_by_an_edit_without_patch(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        patches = counted(recorded, "PATCH")
        await room.people[0].press("Take K♦", room.shown())
        assert "11 cards" in text(room.shown())
        assert patches() == 0
        callbacks = [one for one in recorded if one.path.endswith("/callback")]
        assert [one.payload["type"] for one in callbacks] == [7]


@pytest.mark.long
async def test_ux_table_chat_pushed_it_away_and_slash_table_brings_it_back(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, dao, old = room.people[0], room.people[3], room.shown()
        await dao.actor.send(room.channel, "hello")
        await ann.slash("rummy table")
        assert room.shown().id != old.id
        assert old.id not in [one.id for one in room.history()]
        assert (await room.page(TABLE)).message_id == room.shown().id
        await ann.press("Take K♦", room.shown())
        assert "11 cards" in text(room.shown())


async def test_a_channel_that_refuses_edits_does_not_stop_the_game(url: str, logged: list) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann = room.people[0]
        await ann.slash("rummy hand")
        room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
        await ann.press("Take K♦")
        assert (await room.stored()).version == 3
        [line] = [line for line in logged if line["event"] == "table_not_shown"]
        assert line["code"] == 50013
        await ann.discard("2♠")
        assert "**Ben**" in text(room.shown())


async def test_an_open_panel_wakes_up_with_the_turn_and_a_lost_one_is_forgotten(url: str) -> None:
    """FACTS What follows 2."""
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await ben.press("My hand", room.shown())
        await ann.press("Take K♦", room.shown())
        assert "Draw" not in ann.live(), "one's own move at the table changes one's own panel"
        assert "**Not your turn yet:** Ann, then you." in ben.text()
        await ann.discard("2♠")
        assert "Draw" in ben.live()
        assert "Ann took K♦" in ben.text()
        await ben.press("Draw")
        await room.env.advance_time(15 * 60)
        before = ann.text()
        await ben.press("My hand", room.shown())
        await ben.discard("K♠")
        assert ann.text() == before, "its token has died"
        await ann.press("My hand", room.shown())
        assert "**Not your turn yet:** Chi, then you." in ann.text()


@pytest.mark.long
async def test_a_panel_is_left_alone_while_nothing_changes_for_its_player(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url, prepare=seated(0, 1, 2, 3)) as room:
        ann, ben, chi, dao = room.people
        for person in room.people:
            await person.press("My hand", room.shown())
        seen = len(recorded)
        await ann.press("Take K♦")
        await ann.discard("2♠")
        assert pushed(recorded[seen:]) == 1
        assert "Draw" in ben.live(), "it is Ben's turn, and nobody else has to know at once"
        seen = len(recorded)
        await ben.press("Draw")
        assert pushed(recorded[seen:]) == 2, "all others are asked but Ann, whose discard it is"
        for person in (chi, dao):
            assert "No, thanks" in person.live()
        seen = len(recorded)
        await chi.press("No, thanks")
        assert pushed(recorded[seen:]) == 0
        await dao.press("No, thanks")
        assert pushed(recorded[seen:]) == 1
        assert "May I?" not in ben.live()
        assert "Your turn" in ben.text(), "the window is closed, so play goes on"


@pytest.mark.long
async def test_a_hand_may_be_looked_through_while_others_move(url: str) -> None:
    """Decision 0008: what is stale is the move, not one's own hand."""
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await ben.press("My hand", room.shown())
        await ben.sets_panel("every_control")
        before = ben.panel.components
        await ann.press("Take K♦")
        assert ben.panel.components == before
        await ben.choose("2♦", "3♥")
        assert "moved on" not in ben.text()
        chosen = [line["label"] for line in menus(ben.panel)[0]["options"] if line.get("default")]
        assert sorted(map(plain, chosen)) == ["2♦", "3♥"]
        await ann.discard("2♠")
        chosen = [line["label"] for line in menus(ben.panel)[0]["options"] if line.get("default")]
        assert sorted(map(plain, chosen)) == ["2♦", "3♥"], "they are kept when Ben is called"


async def test_a_new_panel_takes_the_place_of_the_old_one(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        await ann.press("My hand", room.shown())
        assert len(whispers(room, ann)) == 1
        await ann.slash("rummy hand")
        assert len(whispers(room, ann)) == 1
        assert len(ann.faces()) == 11
        for _ in range(3):
            await ann.press("More", room.shown())
        assert len(whispers(room, ann)) == 2, "the hand, and what they read besides"
        await ann.press("My hand", room.shown())
        await room.env.advance_time(16 * 60)
        await ann.press("My hand", room.shown())
        assert len(whispers(room, ann)) == 3, "the others cannot be reached any more"


def pushed(recorded: list[Recorded]) -> int:
    """How many private messages were edited by their tokens."""
    return cost(recorded)["panel"]
