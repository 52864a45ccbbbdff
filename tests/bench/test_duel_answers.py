"""What a program answers wrongly costs it that decision, is named, and harms nobody."""

import shlex
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bench.duel.account import Loss
from bench.duel.deal import Shuffle, play
from bench.duel.opponents import opponent
from engine.games.registry import REGISTRY, game
from tests.bench.programs import FIRST, command


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
        with open({str(refused)!r}, "a") as file:
            file.write(line)
"""
    )
    one.ask(2)
    assert one.all_safe()
    assert one.account.lost == {Loss.ILLEGAL: 2}
    assert why in one.account.first[Loss.ILLEGAL]
    # It has read this before it answered the second question.
    told = refused.read_text(encoding="utf-8").splitlines()[0]
    assert why in told, "it is told what was wrong"
    assert '"no": 1' in told
    assert '"played": {"by": "Ben", "move": "pass"}' in told


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize(
    "body", [FIRST, "raise SystemExit", "for ask in asks(): print('?', flush=True)"]
)
@pytest.mark.parametrize(
    "name",
    ["gin", *(pytest.param(one, marks=pytest.mark.long) for one in ("basic", "contract"))],
)
def test_a_deal_goes_to_its_end_whoever_sits_there(name: str, body: str, tmp_path: Path) -> None:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    seats = rules.seats[0]
    with closing(opponent(command(tmp_path, body), 1)) as program:
        other = opponent("plain", 1)
        roster = [program if seat == 0 else other for seat in range(seats)]
        played = play(rules, Shuffle(1, 0), roster)
        assert not played.given_up or body == FIRST, "who plays anything may take for ever"
        assert other.account.losses() == {}
        assert bool(program.account.losses()) == (body != FIRST)


@pytest.mark.parametrize(
    "name",
    ["gin", *(pytest.param(one, marks=pytest.mark.long) for one in REGISTRY if one != "gin")],
)
def test_who_has_read_the_page_for_an_hour_loses_no_decision(name: str) -> None:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    program = shlex.join([sys.executable, str(Path(__file__).with_name("hour_player.py"))])
    with closing(opponent(program, 1)) as hour:
        roster = [hour, *[opponent("plain", 1)] * (rules.seats[0] - 1)]
        assert not play(rules, Shuffle(1, 0), roster).given_up
        assert hour.account.losses() == {}
