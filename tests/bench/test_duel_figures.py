"""What the deals of a duel come to, and how it is told."""

import json
from pathlib import Path

import pytest

from bench.duel.account import Account, Loss
from bench.duel.report import Progress, main
from bench.duel.tally import Tally
from bench.duel.workers import Duel, fought
from bench.result_tables import TABLES
from bench.results import found_in

pytestmark = pytest.mark.long

TIMES = ("a_decides", "b_decides", "machine")
"""What is not the same each time."""


def duel(capsys: pytest.CaptureFixture[str], **arguments: object) -> dict:
    main([word for name, value in arguments.items() for word in (f"--{name}", str(value))])
    said = capsys.readouterr()
    assert said.err == "", "nothing is shown of its progress but on a terminal"
    return json.loads(said.out)


def figures(told: dict) -> dict:
    return {name: one for name, one in told.items() if name not in TIMES}


def test_a_player_is_as_good_as_itself_and_workers_play_the_same_deals(capsys) -> None:
    same = {"game": "basic", "seats": 3, "a": "plain", "b": "plain", "deals": 12}
    alone = duel(capsys, **same, workers=1)
    assert (alone["points"], alone["points_95"]) == (0, [0, 0])
    assert alone["won"] == alone["fair"] == 0.3333
    assert alone["played"] == 36
    assert figures(duel(capsys, **same, workers=2)) == figures(alone)


def test_points_are_those_of_the_same_seat_in_the_same_deal(capsys) -> None:
    told = duel(capsys, game="gin", seats=2, a="plain", b="random", deals=4, seed=3)
    back = duel(capsys, game="gin", seats=2, a="random", b="plain", deals=4, seed=3)
    assert told["points"] == -back["points"] > 20
    assert told["won"] == 1 - back["won"]


def test_shares_are_of_decided_deals_and_of_all() -> None:
    tally = Tally(2, gains=[4.0, -2.0, 1.0], shares=[(2, 2), (0, 1), (0, 0)])
    tally.turns, tally.given_up = [7, 8, 120, 9, 10, 200], 1
    told = tally.figures()
    assert (told["points"], told["points_95"]) == (1.0, [-2.39, 4.39])
    assert (told["won"], told["won_of_all"]) == (0.6667, 0.3333)
    assert told["decided"] == 0.5
    assert (told["turns_most"], told["over_100_turns"], told["given_up"]) == (200, 2, 1)
    assert told["over_100_turns_share"] == 0.33333
    low, high = told["won_95"]
    assert low < told["won"] < high


def test_accounts_are_added_up() -> None:
    one, other = Account([0.001] * 99), Account([0.5])
    other.lose(Loss.LATE, "no answer within 10 s")
    other.lose(Loss.LATE, "no answer within 1 s")
    other.started_anew = 1
    one.add(other)
    assert one.times() == {"decisions": 100, "p50_ms": 1.0, "p99_ms": 1.0, "most_ms": 500.0}
    assert one.losses() == {
        "why": {"no answer in time": {"times": 2, "first": "no answer within 10 s"}},
        "started_anew": 1,
        "given_up": 0,
    }


def test_a_duel_is_told_of_as_it_is_played() -> None:
    some = list(fought(Duel("gin", 2, "plain", "random", 7, 1), 1))
    assert [len(one.gains) for one in some] == [5, 2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--a nobody", "there is no player 'nobody'; there is easy, medium, strong, plain"),
        ("--seats 3", "gin is for 2 to 2 players"),
        ("--deals 0", "--deals is at least 1"),
        ('--options {"ends":1}', "Gin Rummy has no option 'ends'"),
        ("--options {", "--options is no JSON: Expecting property name"),
        ("--options []", "--options is a JSON object"),
        ("--b no.such:player", "there is no player 'no.such:player': No module named 'no'"),
        ("--b bench.measure:player", "there is no player 'bench.measure:player': module"),
    ],
)
def test_what_cannot_be_played_is_said(capsys, arguments: str, sentence: str) -> None:
    usual = {"--game": "gin", "--seats": "2", "--a": "plain", "--b": "plain"}
    key, value = arguments.split(" ", 1)
    with pytest.raises(SystemExit):
        main([word for pair in (usual | {key: value}).items() for word in pair])
    assert sentence in capsys.readouterr().err


def test_duels_are_a_table_with_a_row_each(capsys, tmp_path: Path) -> None:
    lines = [
        duel(capsys, game="gin", seats=2, a="plain", b="random", deals=2),
        duel(capsys, game="dummy", seats=3, a="random", b="plain", deals=2, seed=9)
        | {"a": "/some/where/python -m engine player", "options": '{"target": 200}'}
        | {"a_lost": {"why": {Loss.LATE: {"times": 4, "first": "…"}}}},
    ]
    file = tmp_path / "duels.txt"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    table = list(TABLES["duel"](found_in(file)))
    rows = [line for line in table if line.startswith("|")]
    assert len(rows) == 4
    assert rows[2].startswith("|gin, 2|plain|random|2×2, 1|+")
    assert rows[3].startswith('|dummy, 3, `{"target": 200}`|`python -m engine player`|plain|')
    assert table[-1] == "- `python -m engine player` in dummy, 3: 4 × no answer in time"


def test_a_terminal_shows_how_far_it_is(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    progress = Progress(40, "deals")
    for done in (10, 40):
        progress.reaches(done)
    progress.ends()
    first, last = capsys.readouterr().err.split("\r")[1:]
    assert first.startswith("[#######.......................] 10 of 40 deals, 0:0")
    assert last.startswith("[##############################] 40 of 40 deals, 0:00 left")
    assert last.endswith("\n")
