"""A move whose answer is lost stands in the channel all the same."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.discordpy import interaction_answers, outcome
from bot.showing import message_state
from bot.text import Text
from engine.table import lobby as in_lobby
from tests.discord.live_table import LiveTable, game, lobby
from tests.discord.loopback import Loopback
from tests.discord.payloads import EPHEMERAL, PLAYERS
from tests.discord.test_live_client import SECONDS, buttons, connected

Trouble = Callable[[Loopback, str], None]


def failing(status: int, code: int = 0, times: int | None = 1, *, via: bool = True) -> Trouble:
    def trouble(server: Loopback, path: str) -> None:
        server.fail("POST", path, status, code=code, times=times, via=via)

    return trouble


CALM: dict[str, Trouble] = {
    "unknown interaction": failing(404, 10062),
    "answered already": failing(400, 40060),
    "clicked message deleted": failing(404, 10008),
}
LOST: dict[str, Trouble] = {
    "broken": failing(500, times=None),
    "bad gateway": failing(502, times=None),
    "forbidden": failing(403, 50013),
    "too many": failing(429, via=False),
    "cut before": lambda server, path: server.reset("POST", path),
    "cut after": lambda server, path: server.reset("POST", path, carried_out=True),
    "hangs": lambda server, path: server.hang("POST", path),
    "hangs after": lambda server, path: server.hang("POST", path, carried_out=True),
    "slow": lambda server, path: server.slow("POST", path, 1.0),
    "late": lambda server, path: server.delay("POST", path, 1.0),
}
FOUND = {"cut after", "hangs after", "slow"}
"""Discord has done what it does not say: it is asked which message is there."""
DISCORDS: dict[str, tuple[int, int, str]] = {
    "archived": (400, 50083, "refused-thread"),
    "locked": (400, 160005, "refused-thread"),
    "stopped by AutoMod": (400, 200000, "refused-content"),
    "a harmful link": (400, 240000, "refused-content"),
    "slow mode": (400, 20016, "refused-busy"),
    "no access": (403, 50001, "refused-permission"),
    "no permission": (403, 50013, "refused-permission"),
    "no history": (400, 160002, "refused-permission"),
    "too old": (400, 30046, "refused-message"),
}
"""What Discord refuses, with its code, and the text that says so."""
OURS: dict[str, Trouble] = {"not as Discord wants it": failing(400, 50035)}


WAITS = ((interaction_answers, "SECONDS"), (outcome, "TIMEOUT"), (message_state, "TIMEOUT"))
"""How long requests may take."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request may take a moment only."""
    for module, name in WAITS:
        monkeypatch.setattr(module, name, 0.5)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No request is given up, however long a starved machine takes for it."""
    for module, name in WAITS:
        monkeypatch.setattr(module, name, SECONDS)


_OF_ANSWERS = ("answer_lost", "fault")
Said = dict[str, list[tuple[str, str]]]


async def what_is_said(database: Path, troubles: dict[str, Trouble]) -> Said:
    """What the log says of a move's answer in each of these troubles; it is seen in each of them.

    On a starved machine other requests take too long as well, which is told of them.
    """
    async with Loopback() as server, connected(server, database) as bot:
        games = {}
        for number, name in enumerate(troubles):
            games[name] = await game(server, bot, number)
        with capture_logs() as lines:
            for name, live in games.items():
                asked = await live.press("Draw")
                troubles[name](server, f"/interactions/{asked.id}/*")
            async with asyncio.timeout(SECONDS):
                for live in games.values():
                    await live.until(lambda live=live: "to draw" not in live.said)
                    await live.until_true()
            await asyncio.sleep(1.0)
            # What came late does not stay; a May I window may have closed meanwhile.
            for live in games.values():
                await live.until_true()
    said: Said = {name: [] for name in games}
    for line in lines:
        for name, live in games.items():
            mine = line.get("table") == live.table.header.table_id
            if mine and line["event"] in _OF_ANSWERS:
                said[name].append((line["event"], line["log_level"]))
    return said


@pytest.mark.usefixtures("impatient")
async def test_a_move_is_seen_whatever_becomes_of_its_answer(tmp_path: Path) -> None:
    said = await what_is_said(tmp_path / "a.db", LOST)
    lost = {name: [("answer_lost", "warning")] for name in LOST}
    assert said == lost | {name: [] for name in FOUND}


@pytest.mark.usefixtures("patient")
async def test_of_faults_only_ours_are_ours(tmp_path: Path) -> None:
    said = await what_is_said(tmp_path / "a.db", CALM | OURS)
    calm = {name: [("answer_lost", "info")] for name in CALM}
    assert said == calm | {name: [("fault", "error")] for name in OURS}


@pytest.mark.usefixtures("patient")
async def test_a_refusal_of_discord_is_one_line_and_the_person_reads_what_to_do(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        for number, (status, code, text) in enumerate(DISCORDS.values()):
            live = await lobby(server, bot, number, people=1)
            join = buttons(live.message)["Join"]
            with capture_logs() as lines:
                server.fail("POST", "/interactions/*", status, code=code)
                asked = await server.click(live.message, join, by=f"Ben{number}")
                answer = await server.answer(asked)
                assert Text("en")(text).partition(".")[0] in str(answer.data)
                assert answer.data["flags"] & EPHEMERAL
                # What they did counts, and the channel shows it.
                await live.until(lambda live=live, who=f"Ben{number}": who in live.said)
            said = [one for one in lines if one["event"] in _OF_ANSWERS]
            [line] = said
            assert (line["event"], line["code"], line["log_level"]) == (
                "answer_lost",
                code,
                "warning",
            )
            assert "exc_info" not in line


@pytest.mark.usefixtures("patient")
async def test_a_refused_lobby_says_why_to_the_person_who_opened_it(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        server.fail("POST", "/interactions/*", 400, code=200000)
        answer = await server.answer(await server.command("rummy new contract", by="Ann"))
        assert Text("en")("refused-content") in str(answer.data)
        assert answer.data["flags"] & EPHEMERAL


@pytest.mark.usefixtures("impatient")
async def test_an_answer_that_comes_after_all_does_not_stay_over_what_is_newer(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=1)
        asked = await server.click(live.message, buttons(live.message)["Join"], by="Ben")
        late = server.stall("POST", f"/interactions/{asked.id}/*")
        await live.until(lambda: "Ben" in live.said)
        await live.table.do(in_lobby.join, PLAYERS["Chi"], "Chi")
        await live.until(lambda: "Chi" in live.said)
        late.set()
        await live.until(lambda: "Chi" not in live.said)
        await live.until_true()


@pytest.mark.usefixtures("impatient")
async def test_a_lobby_whose_answer_is_lost_is_posted_and_stands_once(tmp_path: Path) -> None:
    """Whether Discord has taken the answer or not, and whether that is heard in time."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        registry, opened = bot.services.registry, {}
        for number, (name, trouble) in enumerate((CALM | LOST).items()):
            place = await server.add_channel()
            asked = await server.command("rummy new basic", by=f"Ann{number}", place=place)
            trouble(server, f"/interactions/{asked.id}/*")
            opened[name] = place
            if name == "late":
                # The bot has waited longer than Discord takes an answer.
                server.expire(asked)
            # One after the other: on a starved machine thirteen at once are too many to be read.
            async with asyncio.timeout(SECONDS):
                while not registry.in_channel(place):  # noqa: ASYNC110  nothing else tells
                    await asyncio.sleep(0.01)
        for place in opened.values():
            [key] = registry.in_channel(place)
            live = LiveTable(server, bot, registry._tables[key], place, {})
            await live.until(lambda live=live: live.table.message_id)
            await live.until_true()
        await asyncio.sleep(1.0)
        here = {name: registry.in_channel(place) for name, place in opened.items()}
        assert all(len(tables) == 1 for tables in here.values())
        for name, place in opened.items():
            live = LiveTable(server, bot, registry._tables[here[name][0]], place, {})
            await live.until_true()
            assert str(live.table.message_id) == live.message["id"], name


@pytest.mark.usefixtures("impatient")
async def test_threads_that_are_never_made_leave_nobody_without_an_answer(tmp_path: Path) -> None:
    """A person has four turns at a time, and Discord waits for three seconds."""
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        place = await server.add_channel()
        server.hang("POST", f"/channels/{place}/messages/*/threads", times=None)
        for _ in range(4):
            asked = await server.command("rummy new contract", by="Ann", place=place, thread=True)
            await server.answer(asked)
        asked = await server.command("rummy table", by="Ann", place=place)
        await asyncio.wait_for(asyncio.shield(asked.answered), 3.0)
