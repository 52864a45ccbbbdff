"""The referee: whatever a program does, a duel with it ends, and nothing of it is left."""

import asyncio
import json
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench.duel.account import Loss
from bench.duel.report import main
from tests.absent import absent
from tests.bench.programs import ENOUGH, FIRST, command, running
from tests.processes import PYTHON, ROOT, bare_environment, until

pytestmark = pytest.mark.timing

PLAYS = ["--game", "gin", "--seats", "2", "--b", "plain", "--deals", "1", "--workers", "1"]
HASTY = ["--limit", "0.3", "--clock", "0.5", "--memory", "64"]
"""Too little time for whoever says nothing."""
PATIENT = ["--limit", "60", "--clock", "60", "--memory", "64"]

WELL = f"\n{FIRST}\n"
SLEEP = "\ntime.sleep(3600)\n"
PREPARED = "import contextlib, mmap, os, signal, threading\n"
DEAF = "for number in set(signal.Signals) - {9, 19}: signal.signal(number, signal.SIG_IGN)\n"
AWAY = """
if not os.fork():
    os.setsid()
    if os.fork(): os._exit(0)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    for stream in range(3): os.close(stream)
    time.sleep(3600)
"""
"""A child of a child in a session of its own."""
GROWS = """
def grow(megabytes, more=lambda: bytearray(b'x' * (4 << 20))):
    kept = []
    for _ in range(0, megabytes, 4):
        kept.append(more())
    time.sleep(3600)
def shared():
    held = mmap.mmap(-1, 4 << 20)
    held.write(b'x' * (4 << 20))
    return held
"""

SILENT: dict[str, str] = {
    "says nothing": SLEEP,
    "thinks for ever": "while True: pass",
    "says half a line": """sys.stdout.write('{"no": 1'); sys.stdout.flush()""" + SLEEP,
    "drips": "while True: sys.stdout.write('{'); sys.stdout.flush(); time.sleep(0.01)",
    "closes its input": "os.close(0)" + SLEEP,
    "reads and keeps quiet": "for ask in asks(): pass",
    "hears no signal": DEAF + SLEEP,
    "has children": "for _ in range(20): os.fork() or time.sleep(3600)" + SLEEP,
    "has children in other sessions": AWAY * 3 + SLEEP,
    "complains without end": "while True: print('no' * 999, file=sys.stderr)",
}
LATE = "for ask in asks(): time.sleep(0.4); say(no=ask['no'], move=ask['offers'][0])"
FOUND_OUT: dict[str, tuple[str, Loss, str]] = {
    "ends at once": ("raise SystemExit('no cards today')", Loss.ENDED, "no cards today"),
    "closes its output": ("os.close(1)" + SLEEP, Loss.ENDED, "without a word"),
    "ends in the middle": ("for ask in asks(): " + "break", Loss.ENDED, "without a word"),
    "ends by a signal": ("os.abort()", Loss.ENDED, "without a word"),
    "has too many children": (
        # A fork that fails does not end it, or it would not be known for having too many.
        "for _ in range(8):\n    with contextlib.suppress(OSError): os.fork()\n" + SLEEP,
        Loss.ENDED,
        "more than 64 processes",
    ),
    "has children that take memory": (
        GROWS + "for _ in range(8): os.fork() or grow(60)" + SLEEP,
        Loss.ENDED,
        "more than 64 MB",
    ),
    "shares memory with itself": (GROWS + "grow(999, shared)", Loss.ENDED, "more than 64 MB"),
    "takes memory": (GROWS + "grow(9999)", Loss.ENDED, ""),
    "writes lines without end": ("while True: print('?')", Loss.NONSENSE, ""),
    "writes a line without end": (
        "while True: sys.stdout.write('?' * 9999)",
        Loss.NONSENSE,
        "floods",
    ),
    "writes a line that is too long": (
        "for ask in asks(): print('?' * (2 << 20), flush=True)",
        Loss.NONSENSE,
        "floods",
    ),
    "answers nonsense": ("for ask in asks(): print('well', flush=True)", Loss.NONSENSE, "not JSON"),
}


@pytest.fixture
def lost(tmp_path: Path, capsys):
    """What a program loses in a duel of one deal, after which nothing of it is left."""

    def fight(body: str, limits: list[str]) -> dict[str, Any]:
        main([*PLAYS, "--a", command(tmp_path, PREPARED + body), *limits])
        assert not running(tmp_path)
        told: dict[str, Any] = json.loads(capsys.readouterr().out)
        return told["a_lost"]

    return fight


@pytest.mark.long
@pytest.mark.parametrize("body", SILENT.values(), ids=SILENT)
def test_whoever_gives_no_answer_has_its_clock_and_no_more(body: str, lost) -> None:
    told = lost(body, HASTY)
    assert told["why"].keys() == {Loss.LATE.value}
    assert (told["started_anew"], told["given_up"]) == (1, 1), "each game has had its clock"


@pytest.mark.long
def test_whoever_answers_late_is_asked_no_more_once_two_clocks_have_run_out(lost) -> None:
    told = lost(LATE, HASTY)
    assert told["why"].keys() == {Loss.LATE.value}
    assert told["given_up"] == 1
    # On a busy machine the first clock may run out while it waits, so that it need not be stopped.
    assert told["started_anew"] <= 1


@pytest.mark.long
@pytest.mark.parametrize(("body", "why", "words"), FOUND_OUT.values(), ids=FOUND_OUT)
def test_whoever_does_what_it_may_not_is_named(body: str, why: Loss, words: str, lost) -> None:
    told = lost(body, PATIENT)
    assert words in told["why"][why.value]["first"]


@pytest.mark.long
@pytest.mark.parametrize("after", [SLEEP, AWAY + SLEEP], ids=["itself", "its children"])
def test_whoever_stays_when_all_is_over_is_ended(after: str, lost) -> None:
    assert lost(WELL + after, PATIENT) == {}


def test_what_it_starts_ends_with_it(lost) -> None:
    assert lost(DEAF + AWAY + WELL, PATIENT) == {}


def test_it_gets_nothing_of_our_environment(lost, monkeypatch, tmp_path: Path) -> None:
    """Neither as its own nor as that of another process."""
    seen = tmp_path / "seen"
    monkeypatch.setenv("DISCORD_TOKEN", "hidden-from-programs")
    body = f"""
import glob
found = [" ".join(f"{{name}}={{value}}" for name, value in os.environ.items())]
for file in glob.glob("/proc/*/environ"):
    try: found.append(open(file).read())
    except OSError: pass
open({str(seen)!r}, "w").write("\\n".join(found))
open(os.environ["HOME"] + "/note", "w").write("mine")
"""
    # As the child of a process that has the token, as in a shell.
    with subprocess.Popen([PYTHON, "-c", "input()"], stdin=subprocess.PIPE):
        assert lost(body + WELL, PATIENT) == {}
    told = seen.read_text(encoding="utf-8")
    assert "hidden-from-programs" not in told
    assert {word.partition("=")[0] for word in told.splitlines()[0].split()} <= {
        *("PATH", "LANG", "LC_CTYPE", "HOME", "TMPDIR")
    }
    assert str(Path.home()) not in told.partition("HOME=")[2].split()[0]


@pytest.mark.long
def test_one_process_gets_the_memory_that_is_allowed_and_no_more(lost, tmp_path: Path) -> None:
    """All of it at once, before anybody could look."""
    got = tmp_path / "got"
    body = f"""
for megabytes in (32, 200):
    try: mmap.mmap(-1, megabytes << 20, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS).close()
    except OSError: break
    open({str(got)!r}, "w").write(str(megabytes))
"""
    assert lost(body + WELL, PATIENT) == {}
    assert got.read_text(encoding="utf-8") == "32"


@pytest.mark.long
def test_its_folder_is_bounded(lost, tmp_path: Path) -> None:
    got = tmp_path / "got"
    body = f"""
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
written = 0
try:
    for number in range(9):
        with open(os.environ["HOME"] + f"/much{{number}}", "wb", 0) as file:
            for _ in range(10): written += file.write(b"x" * (1 << 20)) >> 20
except OSError: pass
open({str(got)!r}, "w").write(str(written))
"""
    assert lost(body + WELL, PATIENT) == {}
    assert int(got.read_text(encoding="utf-8")) <= 6, "a tenth of the memory"


@pytest.mark.long
async def test_it_ends_with_the_duel_however_that_ends(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        await _struck(tmp_path, *_duel(tmp_path, workers))


@pytest.mark.long
async def test_without_namespaces_it_is_found_too(tmp_path: Path) -> None:
    if shutil.which("unshare") is None:
        absent("needs unshare, of Debian's util-linux")
    alone = "echo 0 > /proc/sys/user/max_user_namespaces && exec " + shlex.join(_duel(tmp_path))
    await _struck(tmp_path, "unshare", "--user", "--map-root-user", "sh", "-c", alone)


def _duel(folder: Path, workers: str = "1") -> tuple[str, ...]:
    here = f"open({str(folder)!r} + '/here', 'w').close()"
    program = command(folder, PREPARED + DEAF + AWAY * 2 + here + SLEEP)
    plays = [*PLAYS[:-1], workers, "--deals", "12", "--clock", str(ENOUGH), "--limit", str(ENOUGH)]
    return (PYTHON, "-m", "bench", "duel", *plays, "--a", program)


async def _struck(folder: Path, *words: str) -> None:
    """Killed while its program thinks."""
    duel = await asyncio.create_subprocess_exec(*words, cwd=ROOT, env=bare_environment())
    try:
        await until((folder / "here").exists, duel)
        await until(lambda: len(running(folder)) > 3, duel)
    finally:
        duel.kill()
        await duel.wait()
    await until(lambda: not running(folder))
    (folder / "here").unlink()
