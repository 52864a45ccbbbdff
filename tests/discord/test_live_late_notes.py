"""A note that it takes longer never costs the person the answer, whatever becomes of the note."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.discordpy.outcome import Attempt
from bot.people.known_people import People, Reader
from bot.start.app import Upcard
from bot.text import Text
from engine.table import lobby as in_lobby
from tests.discord.live_table import LiveTable, lobby
from tests.discord.loopback import Loopback
from tests.discord.loopback_http import Request
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, PLAYERS, Json
from tests.discord.test_live_client import SECONDS, buttons, connected

WINDOW = 9
LONGER, TOO_LATE = Text("en")("takes-longer"), Text("en")("window-late")
CALLBACK = "POST", "/interactions/*"

NOTES: dict[str, Callable[[Loopback], None]] = {
    "is answered late": lambda server: server.slow(*CALLBACK, 1.0),
    "arrives late": lambda server: server.delay(*CALLBACK, 1.0),
    "is done and never answered": lambda server: server.hang(*CALLBACK, carried_out=True),
    "never arrives": lambda server: server.hang(*CALLBACK),
    "is done and cut": lambda server: server.reset(*CALLBACK, carried_out=True),
    "is done and said to be broken": lambda server: server.fail(*CALLBACK, 500, carried_out=True),
    "follows late": lambda server: server.slow("POST", "/webhooks/*", 1.0),
    "is taken away late": lambda server: server.slow("DELETE", "/webhooks/*", 1.0),
    "goes well": lambda server: None,
}


class Late:
    """Holds what somebody does, so that they read first that it takes longer."""

    def __init__(self, server: Loopback, patched: pytest.MonkeyPatch) -> None:
        self.server, self._patched, self._go = server, patched, asyncio.Event()
        self._go.set()
        self.is_too_late = False

    async def wait(self) -> None:
        await self._go.wait()

    def hold(self) -> None:
        """Answer nothing for now."""
        self._go.clear()

    def go_on(self) -> None:
        self._go.set()

    async def __call__(self, note: str, act: Callable[[], Awaitable[Asked]]) -> Asked:
        """Do it; its answer comes once the bot has given up this note."""
        before, self.server.answer_seconds = len(self.server.requests), None
        self._go.clear()
        with self._patched.context() as now:
            now.setattr("bot.clicks.router._LATE", 0.0)
            NOTES[note](self.server)
            asked = await act()
            await until(lambda: len(self.server.requests) > before)
        await asyncio.sleep(0.4)
        # Discord takes no first answer after three seconds, and has the note.
        self.server.answer_seconds = 0.0 if self.is_too_late else None
        self._go.set()
        return asked


@asynccontextmanager
async def playing(file: Path) -> AsyncIterator[tuple[Late, Upcard]]:
    whole = People.reader
    with pytest.MonkeyPatch.context() as patched:
        async with Loopback() as server:
            late = Late(server, patched)

            async def reader(people: People, interaction: discord.Interaction) -> Reader:
                await late.wait()
                return await whole(people, interaction)

            patched.setattr(People, "reader", reader)
            patched.setitem(Attempt.__init__.__kwdefaults__, "seconds", 0.3)
            async with connected(server, file) as bot:
                yield late, bot


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.01)


def private(server: Loopback, place: int) -> list[Json]:
    here = [one for one in server.messages.values() if one["channel_id"] == str(place)]
    return [one for one in here if one["flags"] & EPHEMERAL]


def public(server: Loopback, place: int) -> list[Json]:
    here = [one for one in server.messages.values() if one["channel_id"] == str(place)]
    return [one for one in here if not one["flags"] & EPHEMERAL]


@pytest.mark.parametrize("note", NOTES)
async def test_a_new_lobby_is_shown_once_and_by_a_public_message(tmp_path: Path, note: str) -> None:
    async with playing(tmp_path / "a.db") as (late, bot):
        place = await late.server.add_channel()
        await late(note, lambda: late.server.command("rummy new basic", by="Ann", place=place))
        registry = bot.services.registry
        await until(lambda: registry.in_channel(place))
        [key] = registry.in_channel(place)
        live = LiveTable(late.server, bot, registry._tables[key], place, {})
        await live.until(lambda: live.table.message_id)
        await live.until_true()
        await live.until(lambda: not private(late.server, place))
        assert str(live.table.message_id) == live.message["id"]
        await live.table.do(in_lobby.join, PLAYERS["Ben"], "Ben")
        await live.until(lambda: "Ben" in live.said)
        await live.until_true()
        assert private(late.server, place) == []


@pytest.mark.parametrize("note", ["is answered late", "is done and never answered"])
async def test_an_answer_that_comes_after_three_seconds_takes_the_place_of_the_note(
    tmp_path: Path, note: str
) -> None:
    async with playing(tmp_path / "a.db") as (late, _):
        late.is_too_late = True
        place = await late.server.add_channel()
        await late(note, lambda: late.server.command("settings", by="Dao", place=place))
        await until(lambda: "Language" in str(private(late.server, place)))
        assert len(private(late.server, place)) == 1
        await late(note, lambda: late.server.command("leaderboard", by="Dao", place=place))
        await until(lambda: "No one has" in str(public(late.server, place)))
        await until(lambda: LONGER not in str(late.server.messages))


@pytest.mark.parametrize("note", NOTES)
async def test_every_kind_of_answer_takes_the_place_of_the_note(tmp_path: Path, note: str) -> None:
    async with playing(tmp_path / "a.db") as (late, bot):
        server = late.server
        # A command whose answer everyone sees, and one for one person's eyes.
        board, own = await server.add_channel(), await server.add_channel()
        await late(note, lambda: server.command("leaderboard", place=board))
        await until(lambda: "No one has" in str(public(server, board)))
        await until(lambda: not private(server, board))
        await late(note, lambda: server.command("settings", by="Dao", place=own))
        await until(lambda: "Language" in str(private(server, own)))
        await until(lambda: len(private(server, own)) == 1)
        assert LONGER not in str(server.messages)
        # A click that changes its message, and one that is answered by a new one.
        live = await lobby(server, bot, 0, people=1)
        join = buttons(live.message)["Join"]
        await late(note, lambda: server.click(live.message, join, by="Ben"))
        await live.until(lambda: "Ben" in live.said)
        await live.until_true()
        await live.until(lambda: not private(server, live.place))
        rules = buttons(live.message)["More"]
        await late(note, lambda: server.click(live.message, rules, by="Ben"))
        await live.until(lambda: "'custom_id'" in str(private(server, live.place)))
        await live.until(lambda: len(private(server, live.place)) == 1)
        await live.until_true()
        assert LONGER not in str(server.messages)


@pytest.mark.parametrize("note", ["is answered late", "never arrives", "goes well"])
async def test_a_window_opens_or_the_person_reads_that_it_is_too_late(
    tmp_path: Path, note: str
) -> None:
    async with playing(tmp_path / "a.db") as (late, _):
        server = late.server
        place = await server.add_channel()
        shown = (await server.answer(await server.command("settings", place=place))).message
        quiet = buttons(shown)["Quiet hours"]
        assert shown is not None
        asked = await late(note, lambda: server.click(shown, quiet))
        await until(asked.answered.done)
        if asked.answered.result().type != WINDOW:
            await until(lambda: TOO_LATE in str(private(server, place)))
        await until(lambda: LONGER not in str(server.messages))


@pytest.mark.parametrize(("label", "requests"), [("More", 3), ("Join", 2)])
async def test_a_click_that_another_process_answered_privately_hides_no_change_of_the_table(
    tmp_path: Path, label: str, requests: int
) -> None:
    async with playing(tmp_path / "a.db") as (late, bot):
        server = late.server
        live = await lobby(server, bot, 0, people=1)
        # The table has no token, as after a restart.
        tokens = bot.services.public_messages._messages._tokens
        await until(lambda: live.table in tokens)
        tokens.clear()
        late.hold()
        custom_id = buttons(live.message)[label]
        asked = await server.click(live.message, custom_id, by="Ben")
        body = {"type": 4, "data": {"flags": EPHEMERAL, "content": "Another process."}}
        request = Request("POST", f"/interactions/{asked.id}/{asked.token}/callback", {}, body, [])
        server.callback(asked.id, asked.token, request)
        before = len(server.requests)
        late.go_on()
        # A callback, a look at the first answer, and perhaps a change of it.
        await until(lambda: len(server.requests) >= before + requests)
        await live.table.do(in_lobby.join, PLAYERS["Chi"], "Chi")
        await live.until(lambda: "Chi" in live.said)
        await live.until_true()
