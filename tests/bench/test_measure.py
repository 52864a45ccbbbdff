"""The arithmetic behind the figures of benches: what could make a bench lie."""

import asyncio
import json
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench.__main__ import OTHERS, PLAIN
from bench.load import report
from bench.load.areas import areas
from bench.load.bare import BareBot
from bench.load.bare_crowd import Replay
from bench.load.crowd import CrowdUnderLoad, Slice
from bench.load.discord import CountedLoopback, Recorded
from bench.load.figures import Measured, Pair, beside, late, same_requests, spread
from bench.load.game import GameUnderLoad, measured
from bench.load.lag import lateness, missed
from bench.load.process import BotUnderLoad, Computed, NotMeasured
from bench.load.table import TableUnderLoad
from bench.measure import at
from tests.discord import payloads
from tests.discord.loopback import Request
from tests.discord.loopback_interactions import Answer
from tests.discord.payloads import APPLICATION_ID, CHANNEL_ID, EPHEMERAL
from tests.each import each
from tests.pointed import pointed_at
from tests.processes import PYTHON, heard

ROOT = Path(__file__).parents[2]


def test_every_bench_finds_what_it_imports():
    for path in sorted((ROOT / "bench").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        import_module(".".join(part for part in parts if part != "__init__"))


def test_every_name_is_a_bench_that_can_be_run():
    for name in PLAIN:
        assert callable(import_module(f"bench.{name}").report), name
    for module in OTHERS.values():
        assert callable(import_module(f"bench.{module}").main), module


@each(
    ("part", "least"),
    [(0, 1), (50, 50), (99, 99), (99.5, 100), (100, 100)],
)
def test_a_percentile_is_the_least_figure_that_so_many_do_not_exceed(part, least):
    assert at(range(1, 101), part) == least


def test_a_percentile_of_one_figure_is_that_figure():
    assert at([7], 99) == 7


def test_slices_are_told_as_least_and_median():
    assert spread([3.0, 1.0, 2.0]) == {"min": 1.0, "median": 2.0}


def test_a_long_hold_counts_for_every_moment_at_which_the_loop_should_have_looked_up():
    late = [one for one, _ in missed(0.021, own=0.011)]
    assert late == pytest.approx([0.021, 0.016, 0.011, 0.006, 0.001])
    own = [one for _, one in missed(0.021, own=0.011)]
    assert own == pytest.approx([0.011, 0.006, 0.001, 0, 0])


def test_one_hold_of_a_second_among_a_hundred_punctual_seconds_is_in_the_99th_percentile():
    punctual = [(0.0, 0.0)] * 19_600
    told = lateness(punctual + missed(2.0, own=2.0))
    assert told.p99 > 0.9
    assert told.most == 2.0
    figures = late(told)
    assert (figures["most_ms"], figures["moments"]) == (2000.0, len(punctual) + 401)


def test_ratios_are_of_medians_and_count_the_workers():
    def figures(per_second, bot, workers, p50):
        return {
            "clicks_per_s": spread([per_second, per_second, 10 * per_second]),
            "bot_ms": spread([bot]),
            "workers_ms": spread([workers]),
            "all": {"p50_ms": p50},
        }

    told = beside(figures(100, 4.0, 2.0, 50), figures(400, 1.0, 0.0, 10))
    assert told == {
        "clicks_per_s": 0.25,
        "bot_ms": 4.0,
        "bot_and_workers_ms": 6.0,
        "p50": 5.0,
    }


def test_beside_the_same_requests_all_processes_count_and_each_slice_has_its_own_ratio():
    def measured(clicks, bot, workers=0.0):
        slice_ = Slice(8, took={"click": [0.01] * clicks})
        return Measured(slice_, bot, workers, painter=workers, crowd=0.0)

    requests = [Request("PATCH", "/", {}, {}, [("hand.png", bytes(3000))])] * 200
    pairs = [
        Pair(measured(100, 0.3, 0.1), measured(100, 0.2), requests),
        Pair(measured(100, 0.4, 0.2), measured(100, 0.2), requests),
    ]
    told = same_requests(pairs)
    assert told["ratio"] == {"min": 2.0, "median": 2.5}
    assert told["ratio_main"] == {"min": 1.5, "median": 1.75}
    assert (told["ms"]["min"], told["upcard_ms"]["min"]) == (2.0, 4.0)
    assert told["upcard_painter_ms"]["min"] == 1.0
    each = told["clicks"], told["requests_a_click"], told["pictures_a_click"]
    assert (*each, told["picture_kb_a_click"]) == (200, 2.0, 2.0, 6.0)


@pytest.mark.long
async def test_the_bare_bot_sends_what_was_recorded(tmp_path):
    async with CountedLoopback() as there, CountedLoopback() as here:
        _, place = await there.add_guild()
        shown = there.world.keep(payloads.message(body("table"), [], channel_id=place))
        panel = there.world.keep(payloads.message(body("panel", EPHEMERAL), [], channel_id=place))
        old = await there.click(panel, "draw", by="Ben")
        new = await there.click(shown, "draw", by="Ann")
        old.answered.set_result(Answer(7, {}, panel, []))
        answers = f"/webhooks/{APPLICATION_ID}"
        sent = [
            Request("POST", f"/interactions/{new.id}/{new.token}/callback", {}, *update("new")),
            Request("PATCH", f"{answers}/{old.token}/messages/@original", {}, *carried("first")),
            Request("PATCH", f"{answers}/{old.token}/messages/{panel['id']}", {}, *carried("id")),
            Request("POST", f"{answers}/{new.token}", {}, *carried("more", EPHEMERAL)),
            Request("PATCH", f"/channels/{place}/messages/{shown['id']}", {}, *carried("edited")),
            Request("POST", f"/channels/{place}/messages", {}, *carried("posted")),
        ]
        known = {one.token: one for one in (old, new)}
        replay = Replay(here, [Recorded(new.event, sent, known, [shown, panel])])
        with pointed_at(here.api_url, here.gateway_url):
            async with running_bot(here, BareBot()):
                await replay.prepare(there, tmp_path / "clicks.json")
                here.recorded = []
                slice_ = await replay.play(1)
    [click] = here.recorded
    assert len(slice_.all) == 1
    assert [(one.method, one.path, one.files) for one in click.requests] == [
        (one.method, one.path, one.files) for one in sent
    ]
    assert [*map(words, click.requests)] == [*map(words, sent)]


def body(text, flags=0):
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://hand.png"}}]}
    button = {"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"}
    parts = [{"type": 10, "content": text}, gallery, {"type": 1, "components": [button]}]
    return {"components": [{"type": 17, "components": parts}], "flags": flags | 1 << 15}


def carried(text, flags=0):
    """What a request has, and its picture."""
    return body(text, flags), [("hand.png", text.encode())]


def update(text):
    told, files = carried(text)
    return {"type": 7, "data": told}, files


def words(request):
    told = request.payload.get("data", request.payload)
    return told["components"][0]["components"][0]["content"], told["flags"]


@asynccontextmanager
async def running_bot(server, bot):
    running = asyncio.create_task(bot.start(server.token))
    await server.ready()
    try:
        yield
    finally:
        await bot.close()
        await running


def test_what_is_built_in_counts_to_whoever_calls_it():
    ours = (str(ROOT / "bot/screens/hand_panel.py"), 1, "hand_screen")
    library = ("/lib/python3.11/site-packages/aiohttp/client.py", 2, "_request")
    stats = {
        ours: (1, 1, 2.0, 9.0, {}),
        library: (1, 1, 1.0, 1.0, {}),
        ("~", 0, "len"): (9, 9, 4.0, 4.0, {ours: (5, 5, 3.0, 3.0), library: (4, 4, 1.0, 1.0)}),
    }
    assert areas(stats) == {"bot/screens": 5.0, "aiohttp": 2.0}


@pytest.mark.long
def test_what_a_worker_has_computed_counts_also_when_it_has_ended(tmp_path):
    """Else another figure would be less than none."""
    works = "import time\nwhile time.process_time() < 0.2: pass"
    begins = f"subprocess.run([sys.executable, '-S', '-c', {works!r}])"
    lives = f"import subprocess, sys, time; {begins}; print('done', flush=True); time.sleep(600)"
    with heard(PYTHON, "-S", "-c", lives) as (process, said):
        assert said.readline() == "done\n"
        assert BotUnderLoad(process, tmp_path).computed().workers >= 0.15


async def test_a_slice_in_which_a_worker_has_ended_is_not_measured():
    """Its time would be missing, or be less than none."""
    workers = [{7: 1.0, 8: 2.0}, {8: 2.0, 9: 0.1}]
    bot = SimpleNamespace(
        each=lambda: workers.pop(0), computed=lambda: Computed(bot=1.0, workers=3.0, painter=1.0)
    )

    async def playing():
        return Slice(1, took={"draw": [0.1]})

    with pytest.raises(NotMeasured, match="a worker has ended"):
        await measured(bot, playing(), 0)


@each(
    ("game", "why"),
    [("basic", "at 8 of 8 tables people could not sit down"), ("gin", "OSError: no socket")],
)
def test_what_a_load_could_not_measure_is_said_beside_what_it_could(game, why, monkeypatch, capsys):
    class Played(GameUnderLoad):
        async def figures(self):
            if self._name == game:
                raise NotMeasured(why) if game == "basic" else OSError("no socket")
            return {"game": self._name, "same_requests": {"clicks": 7}}

    monkeypatch.setattr(report, "GameUnderLoad", Played)
    monkeypatch.setattr(report, "lines", lambda game: [f"load, {game['game']}: some"])
    monkeypatch.setattr(report, "running", no_bot)
    monkeypatch.setattr(report, "gc", SimpleNamespace(freeze=list, set_threshold=as_before))
    with pytest.raises(SystemExit):
        report.main(["--games", "basic", "gin"])
    *said, told = capsys.readouterr().out.splitlines()
    other = {"basic": "gin", "gin": "basic"}[game]
    assert f"load, {other}: some" in said
    found = json.loads(told)
    assert found["games"] == [{"game": other}]
    assert found["same_requests"] == {other: {"clicks": 7}}
    assert found["not_measured"] == {game: why}


def as_before(*_):
    """Garbage is looked for as it was."""


class NoBot:
    async def meanwhile(self, doing):
        return await doing


@asynccontextmanager
async def no_bot(*_):
    yield NoBot()


async def test_a_crowd_of_whom_some_play_says_that_others_do_not(monkeypatch):
    monkeypatch.setattr("bench.load.crowd._SITTING_DOWN", 0)
    async with CountedLoopback() as server:
        _, other = await server.add_guild()
        crowd = CrowdUnderLoad(server, "basic", [CHANNEL_ID, other], 3)
        monkeypatch.setattr(crowd, "play", quiet)
        plays = property(lambda table: table.channel == other)
        monkeypatch.setattr(TableUnderLoad, "plays", plays)
        assert await crowd.sit_down(1) == "at 1 of 2 tables people could not sit down"


async def test_a_crowd_that_nobody_answers_says_so(monkeypatch):
    monkeypatch.setattr("bench.load.crowd._SITTING_DOWN", 0)
    async with CountedLoopback() as server:
        crowd = CrowdUnderLoad(server, "basic", [CHANNEL_ID], 3)
        monkeypatch.setattr(crowd, "play", quiet)
        with pytest.raises(NotMeasured, match="at 1 of 1 tables"):
            await crowd.sit_down(1)


async def quiet(*_):
    """Nothing happens."""
