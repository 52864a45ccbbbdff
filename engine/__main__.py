"""``python -m engine COMMAND``: check vectors, play games and analyse deals in JSON lines.

docs/notation.md describes the commands `check`, `replay`, `same` and `ledger`.
docs/player-protocol.md describes `player`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import BinaryIO, TextIO

from engine.analysis.ledger import Samples
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY
from engine.notation.ledger_story import ledger
from engine.notation.protocol import LONGEST_LINE, Session
from engine.notation.reading import NotationError, read_line
from engine.notation.replay import replay
from engine.notation.same import same
from engine.notation.vectors import check

_Answer = dict[str, object]
_Asked = Callable[[object], _Answer | list[_Answer]]
"""Returns the answer to an object.

Raises NotationError with a sentence if the object is wrong.
"""


def main(arguments: list[str]) -> int:
    """Run a command. Return 0, 1 if a vector failed, or 2 if a file cannot be read.

    Raises SystemExit(2) for wrong arguments.
    """
    chosen = _parser().parse_args(arguments)
    match chosen.command:
        case "check":
            return _check(chosen.files)
        case "replay":
            return _answers(sys.stdin.buffer, sys.stdout, replay)
        case "same":
            return _answers(sys.stdin.buffer, sys.stdout, same)
        case "ledger":
            samples = Samples(seconds=_SECONDS, clock=process_time)
            if chosen.futures is not None:
                samples = Samples.of(chosen.futures)
            ask = partial(ledger, seat=chosen.seat, samples=samples)
            return _answers(sys.stdin.buffer, sys.stdout, ask)
        case _:
            session = Session(chosen.game, Strength(chosen.strength), chosen.seed)
            return _play(session, _lines(sys.stdin.buffer), sys.stdout)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules of Upcard.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, does: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")

    add("check", "run the vectors of these files").add_argument(
        "files", nargs="+", metavar="FILE", help="a file of vectors, one JSON object per line"
    )
    add("replay", "read positions and moves as JSON lines, and answer with the results")
    add("same", "answer JSON lines about same cards: comparisons, deals of the day and luck")
    explained = add("ledger", "read exported deals as JSON lines, and split luck from choices")
    explained.add_argument("--seat", type=int, required=True, help="the seat, counted from 0")
    explained.add_argument(
        "--futures",
        type=_futures,
        metavar="K",
        help="how many times to play on from each move; default: as many as needed",
    )
    player = add("player", "play a game over standard input and output")
    player.add_argument("--game", required=True, choices=list(REGISTRY))
    player.add_argument("--strength", required=True, choices=list(Strength), type=str)
    player.add_argument(
        "--seed", type=int, default=0, help="makes the computer’s random choices repeatable"
    )
    return parser


def _check(files: list[str]) -> int:
    passed = failed = 0
    for file in files:
        try:
            lines = Path(file).read_text(encoding="utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as error:
            print(f"cannot read {file}: {error}; name a file of JSON lines", file=sys.stderr)
            return 2
        for number, line in enumerate(lines, 1):
            if line.strip():
                problem = _problem(line)
                passed += not problem
                failed += bool(problem)
                if problem:
                    print(f"{file}:{number}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _problem(line: str) -> str:
    """Return the reason why this line's vector fails, or an empty text if it passes."""
    try:
        called, wrong = check(line)
    except NotationError as error:
        return str(error)
    return f"{called}: {'; '.join(wrong)}" if wrong else ""


def _answers(lines: Iterable[bytes], out: TextIO, ask: _Asked) -> int:
    for line in lines:
        if line.strip():
            answer = _answer(line, ask)
            for part in answer if isinstance(answer, list) else [answer]:
                print(json.dumps(part), file=out, flush=True)
    return 0


def _answer(line: bytes, ask: _Asked) -> _Answer | list[_Answer]:
    """Return the answer to one line, or its error if the line isn't notation."""
    try:
        return ask(read_line(line))
    except NotationError as error:
        return {"error": str(error)}


_SECONDS = 60.0
"""The seconds of processor time for a ledger without `--futures`."""


def _futures(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield each line. A line that is too long is cut off right after the limit."""
    while line := stream.readline(LONGEST_LINE + 1):
        yield line
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)


def _play(session: Session, lines: Iterable[bytes], out: TextIO) -> int:
    for line in lines:
        answer = session.answer(line) if line.strip() else None
        if answer is not None:
            print(json.dumps(answer), file=out, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
