"""A program that ends, hangs, floods or comes late loses decisions and harms nobody."""

import json
from pathlib import Path

import pytest

from bench.duel.account import Loss
from bench.duel.report import main
from engine.moves import Pass
from engine.play import decide
from tests.bench.programs import ENOUGH, FIRST, GIN, HARDLY, Asked, command, running

pytestmark = [pytest.mark.timing, pytest.mark.long]


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


@pytest.mark.parametrize("workers", ["1", "2"])
def test_no_program_is_left_when_all_workers_are_done(workers: str, tmp_path: Path, capsys) -> None:
    """Each worker has one a seat, and keeps it from deal to deal."""
    body = f"""
import os, uuid
open({str(tmp_path)!r} + f"/{{uuid.uuid4().int}}", "w").close()
{FIRST}
time.sleep(3600)
"""
    usual = ["--game", "gin", "--seats", "2", "--b", "plain", "--deals", "12", "--limit", "60"]
    main([*usual, "--a", command(tmp_path, body), "--workers", workers])
    told = json.loads(capsys.readouterr().out)
    assert told["a_lost"] == {}
    starts = [file for file in tmp_path.iterdir() if file.name.isdigit()]
    assert 2 <= len(starts) <= 2 * int(workers)
    assert not running(tmp_path)
