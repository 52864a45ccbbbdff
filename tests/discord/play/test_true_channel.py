"""What the channel says of a table is true within three seconds of every change, and stays so."""

from bot.start.wiring import Wiring
from tests.discord.play.journals import TABLE, seated
from tests.discord.play.kit import live, open_room, text

SECONDS = 3
PACE = {"interval": Wiring().edit_interval, "linger": Wiring().linger}
"""As on Discord."""


async def test_after_a_draw_nobody_reads_that_its_player_is_to_draw(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2), **PACE) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await room.env.advance_time(60)
        assert "Take K♦" in live(room.shown())
        await ann.press("Take K♦")
        await room.env.advance_time(SECONDS)
        assert "Take K♦" not in live(room.shown())
        assert "11 cards" in text(room.shown())


async def test_it_follows_whatever_its_player_goes_on_doing(url: str) -> None:
    """A click in the panel every second puts nothing off."""
    async with open_room(url, prepare=seated(0, 1, 2), **PACE) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await room.env.advance_time(60)
        await ann.press("Take K♦")
        for _ in range(2):
            await room.env.advance_time(1)
            await ann.press(next(label for label in ann.live() if label.startswith("Sort")))
        await room.env.advance_time(1)
        assert "11 cards" in text(room.shown())


async def test_a_window_that_has_closed_has_no_buttons(url: str) -> None:
    async with open_room(url, prepare=seated(0, 1, 2), **PACE) as room:
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
        await room.env.advance_time(60)
        await ann.press("Draw")
        await room.env.advance_time(SECONDS)
        assert "May I?" in live(room.shown())
        await ben.press("No, thanks")
        await room.env.advance_time(SECONDS)
        [waiting] = [line for line in text(room.shown()).splitlines() if "May I?" in line]
        assert "Chi" in waiting
        assert "Ben" not in waiting, "they have spoken"
        await chi.press("No, thanks")
        await room.env.advance_time(SECONDS)
        assert "May I?" not in live(room.shown())
        assert "**Ann**" in text(room.shown())


async def test_a_table_that_closes_right_after_an_edit_shows_no_live_buttons(url: str) -> None:
    """UX Lobby: the last who leaves closes it; an edit has gone out a moment ago."""
    async with open_room(url, **PACE) as room:
        ann, ben = room.people[:2]
        lobby = await ann.slash("rummy new contract")
        await ben.press("Join", lobby.response)
        await ben.slash("rummy leave")
        await ben.press("Yes, leave")
        await ann.slash("rummy leave")
        await ann.press("Yes, leave")
        await room.env.advance_time(SECONDS)
        assert "this table is closed" in text(room.shown())
        assert live(room.shown()) == []


async def test_an_edit_that_discord_could_not_make_is_made_later(url: str) -> None:
    """ARCHITECTURE Showing: shown is what Discord has said yes to."""
    async with open_room(url, prepare=seated(0, 1, 2), **PACE) as room:
        ann = room.people[0]
        await ann.slash("rummy hand")
        await room.env.advance_time(60)
        room.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
        await ann.press("Take K♦")
        await room.env.advance_time(SECONDS)
        assert "10 cards" in text(room.shown()), "Discord was away"
        await room.env.advance_time(SECONDS)
        assert "11 cards" in text(room.shown())


async def test_a_message_that_a_moderator_deleted_stays_away(url: str) -> None:
    """Until somebody who sits there asks for it; after a restart, too."""
    async with open_room(url, prepare=seated(0, 1, 2), **PACE) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await ben.press("My hand", room.shown())
        await room.env.advance_time(60)
        shown = room.shown().id
        room.env.backend.delete_message(room.channel.id, shown)
        await ann.press("Take K♦")
        await room.env.advance_time(SECONDS)
        await ann.discard("2♠")
        await room.env.advance_time(SECONDS)
        assert [one for one in room.history() if one.components] == []
        assert "Draw" in ben.live(), "the players go on in their panels"
        await room.restart()
        await room.env.advance_time(SECONDS)
        assert [one for one in room.history() if one.components] == []
        await ben.slash("rummy table")
        assert "**Ben**" in text(room.shown())
        assert (await room.page(TABLE)).message_id == room.shown().id
