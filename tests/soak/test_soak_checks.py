"""Each check of the soak finds what it is there for, and nothing where all is well."""

import asyncio
import signal
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from bot.blocks.control import PresetPlace
from bot.text import Text
from bot.text.card_words import coloured_faces
from data.database.sqlite_files import PRIVATE
from engine.cards import JOKER, name
from engine.phase import Phase
from engine.table.record import HeadToHead
from engine.table.roster import Status
from tests.discord.loopback import Loopback
from tests.processes import PYTHON, memory_of
from tests.soak import stored, truth
from tests.soak.answers import unanswered
from tests.soak.bot import POINTS, place_of
from tests.soak.breakages import BREAKAGES
from tests.soak.director import KILLS, SMALL, point_of
from tests.soak.discord_troubles import TROUBLES
from tests.soak.earlier_games import play_earlier_games
from tests.soak.files import files, logs
from tests.soak.fleet import ALSO, SHARDS, Fleet
from tests.soak.healing import Healing, Look, Troubled
from tests.soak.memory import growing, in_words
from tests.soak.pictures import shown_to
from tests.soak.process import BotProcess
from tests.soak.report import Report
from tests.soak.requests import answered_twice, dead, dead_requests
from tests.soak.screens import expected_message, expected_words, seated
from tests.soak.secrets import hidden, knows
from tests.soak.shown import healed
from tests.soak.watched import Body, end
from tests.soak.words import cards_in, newest_version, plain

pytestmark = pytest.mark.long

_PLAYED: list[bytes] = []
"""The database that is copied for each test, once it is made."""


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database with games of every kind, some of them over."""
    made = tmp_path / "upcard.db"
    if not _PLAYED:
        await play_earlier_games(made)
        with closing(sqlite3.connect(made)) as database:
            _PLAYED.append(database.serialize())
    made.write_bytes(_PLAYED[0])
    made.chmod(PRIVATE)
    return made


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        assert database.execute(statement).rowcount > 0
        database.commit()


async def test_a_missing_version_and_one_that_was_shown_only(file: Path) -> None:
    tables = truth.tables(file)
    assert [*stored.whole(tables)] == []
    key = next(key for key, table in tables.items() if table.is_open and len(table.entries) > 5)
    told = button(key, len(tables[key].entries) + 1)
    say = {tables[key].header.guild_id: Text("en")}
    assert await stored.seen([Body(0, 7, "1", button(key, 3), [])], tables, say, {}) == []
    [broken] = await stored.seen([Body(0, 7, "1", told, [])], tables, say, {})
    assert broken.promise == "what was seen is stored"
    [lost] = await stored.seen([Body(0, None, "1", button("0123456789", 1), [])], tables, say, {})
    assert lost.promise == "no table lost"
    change(file, f"DELETE FROM journal WHERE table_id = '{key}' AND version = 3")
    [gap] = stored.whole(truth.tables(file))
    assert gap.where == key


def button(table: str, version: int, *texts: str) -> dict[str, Any]:
    """A message of this version."""
    lines = [{"type": 10, "content": text} for text in texts]
    click = {"type": 2, "label": "My hand", "custom_id": f"u1|{table}|{version:x}|hand|"}
    return {"components": [*lines, {"type": 1, "components": [click]}]}


async def test_a_game_that_is_over_is_shown_with_the_rivals_that_it_has(file: Path) -> None:
    """Who are rivals is known as late as what the game did to ratings."""
    tables = truth.tables(file)
    rated = await stored.verdicts(file, tables)
    key = next(key for key, one in rated.items() if one.changes)
    rivals = tuple(HeadToHead(one, 1 - one, 9, 9) for one in (0, 1))
    rated[key] = replace(rated[key], rivals=rivals)
    say = {tables[key].header.guild_id: Text("en")}
    told = await expected_message(seated(tables[key], verdict=rated[key]), Text("en"))
    body = Body(0, None, "1", told, [])
    assert await stored.seen([body], tables, say, rated) == []
    [broken] = await stored.seen([body], tables, say, {})
    assert broken.promise == "what was seen is stored"


async def test_a_game_that_is_not_booked_and_sums_that_are_wrong(
    file: Path, tmp_path: Path
) -> None:
    tables = truth.tables(file)
    assert [*stored.booked(file, tables)] == []
    assert await stored.rebuilt(file, tmp_path / "one.db") == []
    change(file, "UPDATE ladder SET wins = wins + 1 WHERE rowid = 1")
    [wrong] = await stored.rebuilt(file, tmp_path / "two.db")
    assert "ladder" in wrong.what
    with closing(sqlite3.connect(file)) as database:
        [[key]] = database.execute("SELECT table_id FROM games LIMIT 1").fetchall()
        for name in ("corrections", "results", "games"):
            database.execute(f"DELETE FROM {name} WHERE table_id = '{key}'")
        database.commit()
    assert [one.where for one in stored.booked(file, tables)] == [key]


async def test_cards_of_others_in_words(file: Path) -> None:
    tables = truth.tables(file)
    for table in tables.values():
        truth.fold(table)
    key, moment = next(
        (key, table.frames[len(table.entries)])
        for key, table in tables.items()
        if table.is_open and (last := table.frames[len(table.entries)]).state and last.users[0]
        if coloured_faces(table.header.game) is None
        if last.state.phase is not Phase.OVER and len(last.state.hands[0]) > 2
    )
    assert moment.state is not None
    say, reader = Text("en"), moment.users[0]
    mine = say.cards(moment.state.hands[0])
    assert [*hidden([Body(0, reader, "1", button(key, moment.version, mine), [])], tables)] == []
    [leak] = hidden([Body(0, None, "1", button(key, moment.version, mine), [])], tables)
    assert leak.promise == "secrets are hidden"
    assert shown_to("hand", moment, reader).total() == len(moment.state.hands[0])
    assert shown_to("hand", moment, None).total() == 0
    secret = min(card for card in range(52) if card not in knows(moment, 99))
    typed = asked("/play", f"discard {name(secret).lower()}")
    mistake = button(key, moment.version, f"You don’t hold {say.cards([secret])}.")
    stranger = Body(0, 99, "1", mistake, [])
    assert len([*hidden([stranger], tables)]) == 1
    assert [*hidden([replace(stranger, asked=typed)], tables)] == [], "they have typed it"
    seed = tables[key].header.seed.hex()
    [told] = hidden([Body(0, None, "1", {"content": f"it is {seed}"}, [])], tables)
    assert "seed" in told.what
    tables["again"] = replace(tables[key], is_open=False, entries=[], frames={})
    seen = [Body(0, user, "1", {"content": f"it is {seed}"}, []) for user in (99, reader, None)]
    assert len([*hidden(seen, tables)]) == 2, "who plays these cards again may not see it"


def asked(path: str, typed: str) -> Any:
    """A slash command with one option."""
    option = {"name": "move", "type": 3, "value": typed}
    event = {"data": {"name": path.removeprefix("/"), "options": [option]}}
    return SimpleNamespace(event=event | {"member": {"user": {"id": "99"}}})


async def test_the_place_of_a_preset_is_no_table() -> None:
    """Also one that is as long as the id of a table."""
    place = PresetPlace("dummy", 12).table_id
    assert len(place) == 10
    assert newest_version(button(place, 1)) is None
    assert await stored.seen([Body(0, 7, "1", button(place, 1), [])], {}, {}, {}) == []


def test_open_files_and_what_stands_in_logs(file: Path, tmp_path: Path) -> None:
    tables, log = truth.tables(file), tmp_path / "1.log"
    file.chmod(0o600)
    assert [*files(file.parent)] == []
    fine = "2026-01-01T00:00:00Z [info     ] ready [bot.start.app] tables=2\n"
    log.write_text(fine, encoding="utf-8")
    assert [*logs(tmp_path, "s3cr3t", tables)] == []
    seed = next(table.header.seed.hex() for table in tables.values() if table.is_open)
    wrong = "2026-01-01T00:00:00Z [error    ] fault [bot] verb=draw\nTraceback\nKeyError: 'x'\n"
    log.write_text(fine + wrong + f"s3cr3t and {seed}", encoding="utf-8")
    found = [one.promise for one in logs(tmp_path, "s3cr3t", tables)]
    assert found == ["logs tell no secret", "logs tell no secret", "no fault of ours"]
    file.chmod(0o640)
    assert [one.promise for one in files(file.parent)][:1] == ["files are private"]


def test_memory_that_grows() -> None:
    def life(each_minute: float) -> list[Look]:
        return [
            Look(at, 1, round(2**27 + at / 60 * each_minute * 2**20), 0, 9, at // 10)
            for at in range(400)
        ]

    assert [*growing(life(0.1))] == []
    assert len([*growing(life(9))]) == 1
    assert [*growing(life(9)[:100])] == [], "too short to tell"
    assert in_words(life(9)[:100]) == ""
    told = in_words(life(9))
    assert told.startswith("137.1 MB to 187.9 MB in 338 s of one warm life, +9.00 MB/min")
    assert told.endswith("open tables 9 to 9, new ones 33")


async def test_memory_counts_the_workers_too(tmp_path: Path) -> None:
    """The bot stands for one whose worker keeps 32 megabytes."""
    server: Any = SimpleNamespace(token="", api_url="", gateway_url="", identified=[])
    bot = BotProcess(server, tmp_path)
    keeps = "kept = b'x' * (32 << 20); print(flush=True); input()"
    starts = f"import subprocess as s, sys; s.run([sys.executable, '-c', {keeps!r}])"
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(PYTHON, "-c", starts, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    await process.stdout.readline()
    bot._process = process
    assert len(bot.workers()) == 1
    assert bot.memory() > 32 << 20 > memory_of(process.pid)
    await process.communicate(b"\n")
    assert bot.memory() == 0


def test_points_at_which_nothing_was_killed_are_told_too() -> None:
    director: Any = SimpleNamespace(
        kills=Counter({"random": 2, "booking after": 3}), troubles=Counter({"429": 4}), takeovers=[]
    )
    server: Any = SimpleNamespace(answered=[], injected=[], taken=set(), deliveries={}, bodies=[])
    crowd: Any = SimpleNamespace(clicks=5)
    nobody: Any = None
    report = Report(7, [], server, crowd, Healing(server, nobody), director, 6, 8)
    points, *lines = report.lines()
    assert "booking after 3, booking before 0" in points
    assert "random" not in points
    assert lines[0] == "kills at random: 2"
    assert "games booked: 8" in lines
    assert lines[-1].startswith("soak: 0 promises broken, 5 kills, 4 troubles, 5 clicks, 0 bodies")
    assert {point_of(twist) for twist in KILLS if twist} <= {
        f"{point} {moment}" for point in POINTS for moment in ("before", "after")
    }


@pytest.mark.parametrize("where", [*POINTS.values(), *(where for where, _ in BREAKAGES.values())])
def test_what_is_wrapped_is_there(where: str) -> None:
    owner, name = place_of(where)
    assert callable(getattr(owner, name))


def test_what_goes_on_while_memory_is_measured_is_known() -> None:
    assert set(SMALL) < set(TROUBLES)


def test_dead_requests_but_those_that_we_have_brought_about() -> None:
    def request(status: int, path: str, method: str = "PATCH") -> Any:
        return SimpleNamespace(method=method, path=path, status=status)

    ours, gone = request(401, "/webhooks/1/t"), request(404, "/channels/5/messages/9")
    fine = [request(200, "/channels/5/messages/8")] * 400
    asked = SimpleNamespace(id="7", token="slow", source=None)
    late = SimpleNamespace(answered=None, seconds=9.0, asked=asked)
    shown = SimpleNamespace(id="8", token="shown", source={"id": "9"})
    told = SimpleNamespace(answered=1.0, seconds=0.1, asked=shown)
    server: Any = SimpleNamespace(
        answered=[*fine, ours, gone],
        injected=[ours],
        taken={"9"},
        deliveries={"7": late, "8": told},
    )
    assert [*dead(server)] == []
    server.answered += [request(404, "/interactions/7/slow/callback")] * 12
    server.answered += [request(404, "/webhooks/1/slow/messages/@original")] * 12
    assert [*dead(server)] == [], "it came too late, which is looked at elsewhere"
    server.answered += [request(404, "/webhooks/1/shown/messages/@original")]
    assert not dead_requests(server), "what stands in a message that is gone is found out once"
    looks = [request(404, f"/webhooks/1/t{n}/messages/@original", "GET") for n in range(12)]
    server.answered += looks
    assert not dead_requests(server), "each interaction may be asked once for its answer"
    server.answered += looks
    assert len([*dead(server)]) == 1
    server.answered = server.answered[: -len(looks)]
    server.answered += [request(404, "/webhooks/1/shown/messages/@original")] * 12
    assert len([*dead(server)]) == 1


def test_a_click_that_two_have_answered_but_at_a_takeover() -> None:
    def answer(at: float, status: int) -> Any:
        return SimpleNamespace(path="/interactions/7/t/callback", status=status, at=at)

    ours = answer(500, 400)
    found = [answer(50, 200), answer(101, 400), answer(205, 400), ours]
    server: Any = SimpleNamespace(answered=found, injected=[ours])
    bot: Any = None
    healing = Healing(server, bot, [Troubled("doubled", 200, 202)])
    assert [*answered_twice(server, [(90, 100)], healing)] == []
    found.append(answer(103, 400))
    assert len([*answered_twice(server, [(90, 100)], healing)]) == 1


def test_an_answer_that_never_came_but_where_it_could_not() -> None:
    def delivery(at: float, answered: float | None) -> Any:
        click = {"data": {"custom_id": "u1|me|0|x|"}, "guild_id": "5"}
        asked = SimpleNamespace(id=str(at), at=at, event=click, source={"id": f"on {at}"})
        seconds = 99.0 if answered is None else answered - at
        return SimpleNamespace(asked=asked, answered=answered, seconds=seconds, reached=True)

    late = [delivery(100, None), delivery(200, 204), delivery(300, 302), delivery(400, None)]
    late += [delivery(500, None), delivery(600, None), delivery(700, 704.5)]
    late[-1].reached = False
    server: Any = SimpleNamespace(
        deliveries={one.asked.id: one for one in late}, injected=[], messages={"on 500": {}}
    )
    bot: Any = SimpleNamespace(was_down=lambda begin, end, _: begin < 402 < end)
    healing = Healing(server, bot, [Troubled("outage", 99, 101)])
    told = [one.what.split()[4:6] for one in unanswered(server, bot, healing)]
    assert told == [["after", "4.0"], ["never", "(no"]], "but not on a message that is gone"


def test_a_message_that_we_deleted_is_missed_once_its_table_has_gone_on() -> None:
    server: Any = SimpleNamespace(messages={}, taken={"9"}, gone=set())
    bot: Any = SimpleNamespace(is_up=False, downs=[])
    healing = Healing(server, bot)

    def at(version: int, message: int) -> list[str]:
        healing.look({"deleted": (version, True, message)})
        return [one.what for one in healed(healing)]

    assert at(4, 9) == []
    assert at(5, 9) == ["version 4 for 5 to the end"]
    assert at(5, 0) == [], "the bot knows"
    assert at(5, 8) == ["version 0 for 5 to the end"], "nobody has deleted that one"


async def test_a_snapshot_has_all_that_is_stored_and_that_alone(file: Path, tmp_path: Path) -> None:
    fleet = Fleet(Loopback(), tmp_path / "fleet", f"sqlite+aiosqlite:///{file}", Random(1))
    fleet.logs.parent.mkdir()
    for _ in range(2):
        snapshot = await fleet.snapshot()
        assert truth.tables(snapshot) == truth.tables(file)
        assert truth.count(snapshot, "results") == truth.count(file, "results") > 0


def test_who_serves_no_shard_is_down_for_its_servers_alone(tmp_path: Path) -> None:
    fleet = Fleet(Loopback(), tmp_path, "", Random(1))
    first, second = ALSO
    for shard in range(SHARDS):
        fleet.rise(shard)
    began = monotonic()
    fleet.fall((first >> 22) % SHARDS)
    assert fleet.was_down(began, began + 1, first)
    assert not fleet.was_down(began, began + 1, second)
    fleet.rise((first >> 22) % SHARDS)
    assert fleet.was_down(began, began + 1, first)
    assert not fleet.was_down(monotonic() + 1, monotonic() + 2, first)


@pytest.mark.parametrize(
    ("status", "broken"), [(-signal.SIGKILL, []), (-signal.SIGSEGV, ["b.log"])]
)
async def test_who_is_struck_may_come_to_its_own_point_before(
    status: int, broken: list[str], tmp_path: Path
) -> None:
    async def nothing(*_: object) -> None:
        pass

    fleet = Fleet(Loopback(), tmp_path, "", Random(1))
    machine: Any = SimpleNamespace(
        status=status, shard=0, twist="kill append before 3", wanted=(1,), serves=False
    )
    machine.kill = machine.serve = nothing
    machine.proxy = SimpleNamespace(release=lambda: None)
    machine.said_last, machine.log = lambda: "what", tmp_path / "b.log"
    await fleet._ended(machine)
    assert [one.where for one in fleet.broken] == broken
    assert fleet.kills == ({} if broken else {"append before": 1})


async def test_who_loses_a_cancellation_is_ended_all_the_same() -> None:
    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(99)
        await asyncio.sleep(99)

    async def faulty() -> None:
        raise KeyError("what")

    tasks = [asyncio.create_task(one()) for one in (stubborn, faulty)]
    await asyncio.sleep(0)
    assert [str(one) for one in await end(tasks)] == ["'what'"]
    assert all(task.done() for task in tasks)


def test_what_a_joker_stands_for_is_no_card_that_is_named() -> None:
    assert cards_in("K♠ 🃏10♠ J♠") == {JOKER, 10, 12}
    assert cards_in("🃏 10♠ 2♠=J♠") == {JOKER, 9, 1}
    assert cards_in("🔴7, 🔳12; 🃏🔶1 🔴 8", coloured=True) == {JOKER, 6, 50}
    assert cards_in("🔴1 Ann 7♠") == {6}, "a seat is no card"


async def test_who_is_ready_for_the_next_deal_is_stored_nowhere(file: Path) -> None:
    say = Text("en")
    for table in truth.tables(file).values():
        made = seated(table)
        people = [one.name for one in made.roster.sitters if one.user is not None]
        if made.phase is Phase.OVER and made.roster.status is Status.PLAYING and len(people) > 1:
            break
    else:
        pytest.skip("no game waits for a deal")
    line = plain(say("result-next", names=people[0], until="<t>"))
    assert line in await expected_words(made, say, [line])
    assert line not in await expected_words(seated(table), say)
