"""A program that plays a duel badly loses decisions, is named, and harms nobody."""

import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bench.duel.account import Account, Loss
from bench.duel.deal import Shuffle, play
from bench.duel.opponents import opponent
from bench.duel.outside import Chair, Outside
from engine.computer import choose
from engine.computer.notes import BLANK
from engine.computer.question import Question
from engine.deal import open_deal
from engine.games.registry import REGISTRY, game
from engine.moves import Pass
from engine.play import decide, evolve, start
from engine.state import State
from engine.view import masked

if TYPE_CHECKING:
    from engine.moves import Move

GIN = game("gin", REGISTRY["gin"].presets[REGISTRY["gin"].default])
ENOUGH, HARDLY = 60.0, 0.1
"""Seconds in which a program answers on any machine, and in which it need not."""
ANSWERS = """
import json, sys, time
def asks():
    for line in sys.stdin:
        told = json.loads(line)
        if told["kind"] == "ask":
            yield told
def say(**answer):
    print(json.dumps(answer), flush=True)
"""
FIRST = "for ask in asks(): say(no=ask['no'], move=ask['offers'][0])"
"""A program that plays any legal move."""


def command(folder: Path, body: str) -> str:
    file = folder / "program.py"
    file.write_text(ANSWERS + body, encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(file)])


def table() -> State:
    before = start(GIN, 2)
    return evolve(before, open_deal(GIN, before, bytes(32)))


class Asked:
    """A program in a seat that is asked again and again while the table goes on."""

    def __init__(self, words: str, limit_s: float, start_s: float) -> None:
        self.outside = Outside(words, limit_s, start_s)
        self.state = table()
        self.chair = self.outside.at(self.state.turn)
        assert isinstance(self.chair, Chair)
        self.chair.begins(GIN, masked(self.state, self.state.turn), self.state.turn)
        self.played: list[tuple[Move, Move]] = []

    @property
    def account(self) -> Account:
        return self.outside.account

    def ask(self, times: int = 1) -> None:
        """Its answers beside the safe moves; what it plays does not happen."""
        question = Question(GIN, masked(self.state, self.state.turn), self.state.turn, BLANK)
        for _ in range(times):
            safe = choose(GIN, question.state, question.seat)
            self.played.append((self.chair.move(question), safe))

    def all_safe(self) -> bool:
        return all(played == safe for played, safe in self.played)


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[type]:
    opened: list[Asked] = []

    def make(body: str, limit_s: float = ENOUGH, start_s: float = ENOUGH) -> Asked:
        opened.append(Asked(command(tmp_path, body), limit_s, start_s))
        return opened[-1]

    yield make
    for one in opened:
        one.outside.close()


def test_who_plays_by_the_protocol_loses_nothing(asked) -> None:
    one = asked(FIRST)
    one.ask(3)
    assert one.account.losses() == {}
    assert not one.all_safe(), "its own moves are played"
    assert len(one.account.seconds) == 2, "what it takes to start is no thought"


def test_one_that_ends_is_started_anew_and_in_the_end_no_more(asked) -> None:
    one = asked("raise SystemExit('no cards today')")
    one.ask(5)
    assert one.all_safe()
    assert one.account.losses() == {
        "why": {"it had ended": {"times": 5, "first": "no cards today"}},
        "started_anew": 2,
        "given_up": 1,
    }


def test_one_that_cannot_be_started(asked, tmp_path: Path) -> None:
    one = Asked(str(tmp_path / "nothing"), ENOUGH, ENOUGH)
    one.ask(4)
    assert one.all_safe()
    assert one.account.lost == {Loss.ENDED: 4}
    assert "cannot be started" in one.account.first[Loss.ENDED]


def test_one_that_ended_is_told_again_all_that_happened(asked, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    one = asked(
        f"""
for line in sys.stdin:
    told = json.loads(line)
    with open({str(heard)!r}, "a") as file:
        print(told["kind"], file=file)
    if told["kind"] == "ask":
        say(no=told["no"], move=told["offers"][-1])
        raise SystemExit
"""
    )
    one.ask()
    events = decide(GIN, one.state, one.state.turn, one.played[0][0])
    one.chair.sees(events)
    one.ask(2)
    assert one.account.lost == {Loss.ENDED: 1}
    assert one.account.started_anew == 1
    told = ["game", "deal", "ask", "game", "deal", "step", "ask"]
    assert heard.read_text(encoding="utf-8").split() == told


def test_one_that_hangs(asked) -> None:
    one = asked("for ask in asks(): time.sleep(3600)", HARDLY, HARDLY)
    one.ask(8)
    assert one.all_safe()
    assert one.account.lost == {Loss.LATE: 6, Loss.ENDED: 2}, "two questions a start, three starts"
    assert (one.account.started_anew, one.account.given_up) == (2, 1)


@pytest.mark.parametrize("line", ["'?' * 100 + '\\n'", "json.dumps({'no': 0, 'move': 1}) + '\\n'"])
def test_one_that_floods(asked, line: str) -> None:
    one = asked(f"while True: sys.stdout.write({line})")
    one.ask(4)
    assert one.all_safe()
    assert one.account.lost[Loss.NONSENSE] >= 3


def test_one_whose_line_never_ends(asked) -> None:
    one = asked("while True: sys.stdout.write('?' * 1000)")
    one.ask(2)
    assert one.all_safe()
    assert one.account.lost == {Loss.NONSENSE: 2}
    assert one.account.started_anew == 2


def test_one_that_says_half_a_line_and_waits(asked) -> None:
    half = """sys.stdout.write('{"no": 1, "mo'); sys.stdout.flush(); time.sleep(3600)"""
    one = asked(f"for ask in asks(): {half}", HARDLY, HARDLY)
    one.ask(2)
    assert one.all_safe()
    assert one.account.lost == {Loss.LATE: 2}


def test_one_that_says_half_a_line_and_ends(asked) -> None:
    one = asked("""for ask in asks(): sys.stdout.write('{"no": 1, "mo'); break""")
    one.ask()
    assert one.all_safe()
    assert one.account.lost == {Loss.ENDED: 1}


def test_an_answer_that_comes_late_is_not_taken_for_one_to_the_next_question(asked) -> None:
    """It answers the first question when the second comes, with what would be legal there too."""
    one = asked(
        """
first, *_ = [next(questions := asks())]
for ask in questions:
    say(no=first["no"], move=first["offers"][0])
    say(no=ask["no"], move=ask["offers"][-1])
""",
        HARDLY,
        HARDLY,
    )
    one.ask()
    one.chair.limit_s = ENOUGH
    one.ask(2)
    assert one.account.lost == {Loss.LATE: 1}, "it has answered the other two"
    assert [played for played, _ in one.played] == [Pass()] * 3, "it said take too late"


def test_one_that_never_reads_holds_nobody_up(asked) -> None:
    one = asked("time.sleep(3600)", HARDLY, HARDLY)
    one.ask()
    for _ in range(3000):
        one.chair.sees(decide(GIN, one.state, one.state.turn, one.played[0][0]))
    one.ask(6)
    assert one.all_safe()
    assert one.account.lost == {Loss.LATE: 6, Loss.ENDED: 1}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("{'by': ask['position']['turn'], 'move': 'draw'}", "wrong_phase"),
        ("{'by': ask['position']['turn'], 'move': 'rearrange', 'table': []}", "no_such_move"),
        ("{'by': ask['position']['dealer'], 'move': 'pass'}", "a move of Ann, not of Ben"),
    ],
)
def test_an_illegal_move(asked, move: str, why: str, tmp_path: Path) -> None:
    refused = tmp_path / "refused"
    one = asked(
        f"""
for line in sys.stdin:
    ask = json.loads(line)
    if ask["kind"] == "ask":
        say(no=ask["no"], move={move})
    if ask["kind"] == "refused":
        open({str(refused)!r}, "w").write(line)
"""
    )
    one.ask(2)
    assert one.all_safe()
    assert one.account.lost == {Loss.ILLEGAL: 2}
    assert why in one.account.first[Loss.ILLEGAL]
    told = refused.read_text(encoding="utf-8")
    assert why in told, "it is told what was wrong"
    assert '"no": 1' in told
    assert '"played": {"by": "Ben", "move": "pass"}' in told


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("print('hello', flush=True)", "not JSON"),
        ("print('[' * 100000, flush=True)", "nested too deep"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "not UTF-8"),
        ("say(error='I will not')", "an answer has the keys"),
        ("say(no=ask['no'], move={}, more=1)", "an answer has the keys"),
        ("say(no=ask['no'] + 1, move=ask['offers'][-1])", "an answer to 2, which was not asked"),
        ("say(no=True, move=ask['offers'][-1])", "which was not asked"),
        ("say(no=ask['no'], move='pass')", "move 'pass' is unknown"),
        ("say(no=ask['no'], move={'by': [], 'move': 'pass'})", "'by'"),
        ("say(no=ask['no'], move={'by': 'Ben', 'move': 'discard', 'card': '??'})", "not a card"),
    ],
)
def test_nonsense(asked, answer: str, why: str) -> None:
    one = asked(f"for ask in asks(): {answer}")
    one.ask()
    assert one.all_safe()
    assert one.account.lost == {Loss.NONSENSE: 1}
    assert why in one.account.first[Loss.NONSENSE]


def has_ended(pid: int) -> bool:
    """Whether it runs no more; nobody may have asked how it ended."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return True
    return told.rpartition(")")[2].split()[0] in "ZX"


def test_no_program_outlives_its_duel(asked, tmp_path: Path) -> None:
    """Even one that does not end by itself, and one that it has started."""
    file = tmp_path / "processes"
    one = asked(
        f"""
import os, signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
other = subprocess.Popen(["sleep", "3600"])
open({str(file)!r}, "w").write(f"{{os.getpid()}} {{other.pid}}")
print("here", flush=True)
signal.pause()
"""
    )
    one.ask()
    one.outside.close()
    processes = [int(word) for word in file.read_text(encoding="utf-8").split()]
    assert len(processes) == 2
    while not all(map(has_ended, processes)):
        time.sleep(0.01)


@pytest.mark.parametrize(
    "body", [FIRST, "raise SystemExit", "for ask in asks(): print('?', flush=True)"]
)
@pytest.mark.parametrize("name", ["basic", "contract", "gin"])
def test_a_deal_goes_to_its_end_whoever_sits_there(name: str, body: str, tmp_path: Path) -> None:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    seats = rules.seats[0]
    with closing(opponent(command(tmp_path, body), name, 1)) as program:
        other = opponent("plain", name, 1)
        sitting = [program if seat == 0 else other for seat in range(seats)]
        played = play(rules, Shuffle(1, 0), sitting)
        assert not played.given_up or body == FIRST, "who plays anything may take for ever"
        assert other.account.losses() == {}
        assert bool(program.account.losses()) == (body != FIRST)
