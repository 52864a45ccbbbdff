"""``python -m engine check`` and ``replay``: closing lines, exit codes, what is named in errors."""

import json
import re
from pathlib import Path

import pytest

from engine.__main__ import main
from tests.commands import typed
from tests.engine.tables import position
from tests.processes import ROOT

GOOD = {
    "id": "good",
    "kind": "points",
    "game": "contract",
    "cards": ["AS"],
    "expect": {"points": 15},
    "why": "An ace.",
}
BAD = GOOD | {"id": "bad", "expect": {"points": 1}}


def write(folder: Path, *lines: object, name: str = "some.jsonl") -> str:
    file = folder / name
    text = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("\n".join(text) + "\n", encoding="utf-8")
    return str(file)


def test_check_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", write(tmp_path, GOOD, GOOD)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_check_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, GOOD, BAD, GOOD)
    assert main(["check", file]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [f"{file}:2: bad: points is 15, expected 1", "2 passed, 1 failed"]


def test_check_counts_over_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [write(tmp_path, GOOD), write(tmp_path, BAD, BAD, GOOD, name="more.jsonl")]
    assert main(["check", *files]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 2 failed"


def test_check_skips_empty_lines_and_counts_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, GOOD, "", "   ", BAD)
    assert main(["check", file]) == 1
    assert capsys.readouterr().out.startswith(f"{file}:4: bad")


def test_check_splits_lines_at_line_feeds_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """JSON strings may hold other characters that some call line breaks."""
    text = json.dumps(GOOD | {"why": "one\u2028two\u0085three"}, ensure_ascii=False)
    assert main(["check", write(tmp_path, text)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


MALFORMED = [
    ("{", "not JSON"),
    ("[" * 100_000, "not JSON: nested too deep"),
    ("1" * 5_000, "not JSON"),
    ("[]", "vector is an object"),
    ("3", "vector is an object"),
    ({"id": "x"}, "vector needs the key 'kind'"),
    (GOOD | {"kind": "score"}, "vector: .*'score'"),
    (GOOD | {"note": "x"}, "vector has no key 'note'"),
    ({k: v for k, v in GOOD.items() if k != "cards"}, "vector needs the key 'cards'"),
    ({k: v for k, v in GOOD.items() if k != "game"}, "good: vector needs the key 'game'"),
    (GOOD | {"cards": ["1S"]}, "vector: 'cards.0': '1S' is not a card"),
    (GOOD | {"game": "bridge"}, "good: 'bridge' is not a game"),
    (GOOD | {"options": {"hand8": 1}}, "good: .* no option 'hand8'; did you mean hand7"),
    (GOOD | {"expect": []}, "'expect'"),
    (GOOD | {"expect": {"point": 15}}, "good: point is missing"),
    (GOOD | {"expect": {"stock_count": 15}}, "good: stock_count is missing"),
    (GOOD | {"expect": {"hand_counts": {"A": 1}}}, "good: hand_counts is missing"),
]
REPLAY = {
    "id": "good",
    "kind": "replay",
    "position": position({"A": "KS"}, phase="play", table=["B run 5S 6S 7S 8S"]),
    "moves": [],
}
WRONGLY_EXPECTED = [
    {"position": {"hands": {"Z": []}}},
    {"position": {"hands": {"A": "KS"}}},
    {"position": {"hands": {"A": ["1S"]}}},
    {"position": {"hands": []}},
    {"position": {"hand_counts": {"Z": 1}}},
    {"position": {"hand_counts": 3}},
    {"position": {"table": [3]}},
    {"position": {"table": {}}},
    {"position": {"table": [{"cards": 5, "laid_by": ["B"]}]}},
    {"position": {"table": [{"cards": ["5S"], "laid_by": ["B", "B"]}]}},
    {"position": {"stock": ["1S"]}},
    {"position": {"stock": [["1S"]]}},
    {"position": {"down": [1]}},
    {"position": []},
    {"result": {"winners": ["A"]}},
    {"result": {"scores": {"A": 1}}},
    {"reason": ["x"]},
]


@pytest.mark.parametrize(("line", "sentence"), MALFORMED)
def test_check_names_file_and_line_of_what_is_malformed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: object, sentence: str
) -> None:
    file = write(tmp_path, GOOD, line, GOOD)
    assert main(["check", file]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert said[0].startswith(f"{file}:2: ")
    assert re.search(sentence, said[0]), said[0]
    assert said[1] == "2 passed, 1 failed"


@pytest.mark.parametrize("expect", WRONGLY_EXPECTED, ids=json.dumps)
def test_check_fails_whatever_is_expected_wrongly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], expect: object
) -> None:
    file = write(tmp_path, REPLAY | {"expect": expect})
    assert main(["check", file]) == 1
    assert capsys.readouterr().out.startswith(f"{file}:1: good: ")


@pytest.mark.parametrize("arguments", [[], ["check"], ["replay", "x"], ["play"]])
def test_wrong_arguments_get_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("usage: python -m engine")


@pytest.mark.parametrize("command", ["check", "replay", "same", "ledger", "player"])
def test_help_of_a_command_is_about_this_command(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, "--help"])
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith(f"usage: python -m engine {command}")
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    assert command in capsys.readouterr().out


def test_check_of_a_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.jsonl")
    assert main(["check", write(tmp_path, GOOD), missing]) == 2
    assert f"cannot read {missing}" in capsys.readouterr().err
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe")
    assert main(["check", str(binary)]) == 2
    assert f"cannot read {binary}" in capsys.readouterr().err


@pytest.mark.long
def test_check_as_a_command(tmp_path: Path) -> None:
    done = typed("engine", "check", write(tmp_path, GOOD, BAD))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.endswith("\n1 passed, 1 failed\n")


def test_replay_answers_line_by_line_in_order() -> None:
    at = position({"A": "KS"}, phase="play")
    good = {"position": at, "moves": [{"by": "A", "move": "discard", "card": "KS"}]}
    illegal = {"position": at, "moves": [{"by": "A", "move": "draw"}]}
    lines = [
        json.dumps(good).encode(),
        b"",
        b"{not json",
        json.dumps(illegal).encode(),
        json.dumps(good | {"seed": 1}).encode(),
        b"\xff",
        b"[" * 100_000,
        json.dumps(good).encode(),
    ]
    done = typed("engine", "replay", given=b"\n".join(lines) + b"\n")
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == 7, "one answer a line, none for an empty one"
    assert answers[0]["result"]["winner"] == "A"
    assert answers[1]["error"].startswith("not JSON")
    assert (answers[2]["illegal_at"], answers[2]["reason"]) == (0, "wrong_phase")
    assert answers[3] == {"error": "replay has no key 'seed'; it has 'position' and 'moves'"}
    assert answers[4]["error"].startswith("not UTF-8")
    assert answers[5]["error"].startswith("not JSON: nested too deep")
    assert answers[6] == answers[0]


@pytest.mark.long
def test_replay_of_nothing() -> None:
    done = typed("engine", "replay")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.long
def test_player_answers_questions_and_says_what_it_cannot_read() -> None:
    words = (ROOT / "docs/player-protocol.md").read_text(encoding="utf-8").splitlines()
    lines = [line[2:].encode() for line in words if line.startswith("< ")]
    long = b'{"kind": "%s"}' % (b"x" * 1_000_000)
    endless = b"x" * (3 << 20)
    given = b"\n".join([b"?", b"", long, endless, *lines, endless])
    done = typed(
        "engine", "player", "--game", "basic", "--strength", "medium", "--seed", "3", given=given
    )
    assert (done.returncode, done.stderr) == (0, "")
    error, unknown, too_long, *answers, again = map(json.loads, done.stdout.splitlines())
    assert error["error"].startswith("not JSON")
    assert unknown["error"].startswith("kind 'xxx")
    assert too_long == again == {"error": "a line of more than 1048576 bytes"}
    assert len(done.stdout) < 2_000, "long lines are not repeated"
    assert [answer["no"] for answer in answers] == [1, 2, 3]
    assert answers[2]["move"] == {"by": "Ann", "move": "discard", "card": "KC"}


@pytest.mark.parametrize(
    "wrong",
    [["--game", "bridge", "--strength", "easy"], ["--game", "gin", "--strength", "best"], []],
)
def test_player_that_there_is_not(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["player", *wrong])
    assert end.value.code == 2
    assert "usage: python -m engine player" in capsys.readouterr().err
