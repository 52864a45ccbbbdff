"""The arithmetic behind the figures of benches: what could make a bench lie."""

import json
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench.load import report
from bench.load.areas import areas
from bench.load.crowd import CrowdUnderLoad
from bench.load.discord import CountedLoopback
from bench.load.figures import beside, late, spread
from bench.load.game import GameUnderLoad
from bench.load.lag import lateness, missed
from bench.load.process import BotUnderLoad, NotMeasured
from bench.measure import at
from tests.discord.payloads import CHANNEL_ID
from tests.each import each
from tests.processes import PYTHON, heard

ROOT = Path(__file__).parents[2]


def test_every_bench_finds_what_it_imports():
    for path in sorted((ROOT / "bench").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        import_module(".".join(part for part in parts if part != "__init__"))


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


def test_what_is_built_in_counts_to_whoever_calls_it():
    ours = (str(ROOT / "bot/screens/hand.py"), 1, "hand_screen")
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


def test_what_a_load_could_not_measure_is_said_beside_what_it_could(monkeypatch, capsys):
    class Played(GameUnderLoad):
        async def figures(self):
            if self._name == "basic":
                raise NotMeasured("at 8 of 16 tables people could not sit down")
            return {"game": self._name}

    monkeypatch.setattr(report, "GameUnderLoad", Played)
    monkeypatch.setattr(report, "lines", lambda game: [f"load, {game['game']}: some"])
    monkeypatch.setattr(report, "running", no_bot)
    monkeypatch.setattr(report, "gc", SimpleNamespace(freeze=list, set_threshold=as_before))
    with pytest.raises(SystemExit):
        report.main(["--games", "basic", "gin"])
    *said, told = capsys.readouterr().out.splitlines()
    assert said[1:] == [
        "load, basic: not measured: at 8 of 16 tables people could not sit down",
        "load, gin: some",
    ]
    found = json.loads(told)
    assert found["games"] == [{"game": "gin"}]
    assert found["not_measured"] == {"basic": "at 8 of 16 tables people could not sit down"}


def as_before(*_):
    """Garbage is looked for as it was."""


@asynccontextmanager
async def no_bot(*_):
    yield None


async def test_a_crowd_that_nobody_answers_says_so(monkeypatch):
    monkeypatch.setattr("bench.load.crowd._SITTING_DOWN", 0)
    async with CountedLoopback() as server:
        crowd = CrowdUnderLoad(server, "basic", [CHANNEL_ID], 3)
        monkeypatch.setattr(crowd, "play", quiet)
        with pytest.raises(NotMeasured, match="at 1 of 1 tables"):
            await crowd.sit_down(1)


async def quiet(*_):
    """Nothing happens."""
