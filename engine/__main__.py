"""``python -m engine check FILE…`` runs vectors; ``python -m engine replay`` and ``python -m engine
same`` answer JSON lines (docs/notation.md); ``python -m engine player --game GAME --strength
STRENGTH`` plays (docs/player-protocol.md). ``python -m engine ledger --seat SEAT [--futures K]``
tells exported deals as chance and choice (docs/notation.md)."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import BinaryIO, TextIO

from engine.computer.ledger import Samples
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY
from engine.notation.ledger import ledger
from engine.notation.protocol import LONGEST_LINE, Session
from engine.notation.reading import NotationError, read_line
from engine.notation.replay import replay
from engine.notation.same import same
from engine.notation.vectors import check

_USAGE = (
    "usage: python -m engine check FILE.jsonl… | python -m engine replay < LINES"
    " | python -m engine same < LINES"
    " | python -m engine ledger --seat SEAT [--futures K] < LINES"
    " | python -m engine player --game GAME --strength STRENGTH < LINES"
)


_Answer = dict[str, object]
_Asked = Callable[[object], _Answer | list[_Answer]]
"""What answers an object. NotationError with a sentence if it cannot."""


def main(arguments: list[str]) -> int:
    """Exit status: 0, 1 if a vector failed, 2 if the command could not be carried out."""
    match arguments:
        case ["check", *files] if files:
            return _check(files)
        case ["replay"]:
            return _answers(sys.stdin.buffer, sys.stdout, replay)
        case ["same"]:
            return _answers(sys.stdin.buffer, sys.stdout, same)
        case ["ledger", *options]:
            return _answers(sys.stdin.buffer, sys.stdout, _ledger(options))
        case ["player", *options]:
            return _play(_session(options), _lines(sys.stdin.buffer), sys.stdout)
    print(_USAGE, file=sys.stderr)
    return 2


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
    """Why the vector of this line fails, or nothing."""
    try:
        called, wrong = check(line)
    except NotationError as error:
        return str(error)
    return f"{called}: {'; '.join(wrong)}" if wrong else ""


def _answers(lines: Iterable[bytes], out: TextIO, ask: _Asked) -> int:
    for line in lines:
        if line.strip():
            found = _answer(line, ask)
            for one in found if isinstance(found, list) else [found]:
                print(json.dumps(one), file=out, flush=True)
    return 0


def _answer(line: bytes, ask: _Asked) -> _Answer | list[_Answer]:
    """The answer to one line; a line that is no notation is answered with its error."""
    try:
        return ask(read_line(line))
    except NotationError as error:
        return {"error": str(error)}


_SECONDS = 60.0
"""Of the processor for a ledger that is not told how many futures to play."""


def _ledger(options: list[str]) -> _Asked:
    parser = argparse.ArgumentParser(prog="python -m engine ledger")
    parser.add_argument("--seat", type=int, required=True, help="whose ledger, from 0")
    parser.add_argument(
        "--futures", type=_futures, help="of every worth and choice; else as many as tell enough"
    )
    chosen = parser.parse_args(options)
    samples = Samples(seconds=_SECONDS, clock=process_time)
    if chosen.futures is not None:
        samples = Samples.of(chosen.futures)
    return partial(ledger, seat=chosen.seat, samples=samples)


def _futures(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _session(options: list[str]) -> Session:
    parser = argparse.ArgumentParser(prog="python -m engine player")
    parser.add_argument("--game", required=True, choices=list(REGISTRY))
    parser.add_argument("--strength", required=True, choices=list(Strength), type=str)
    parser.add_argument(
        "--seed", type=int, default=0, help="what is left to chance follows from it"
    )
    chosen = parser.parse_args(options)
    return Session(chosen.game, Strength(chosen.strength), chosen.seed)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Each line, of one that is too long no more than shows it."""
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
