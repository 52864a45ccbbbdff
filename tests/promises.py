"""The promises in docs/promises.md, for its tests and other readers."""

import re
from dataclasses import dataclass

from tests.doc_pages import text

PAGE = "docs/promises.md"

_REFERENCE = re.compile(r"`(tests/[^`:]+)::(test_\w+)`( \(long\))?")
_PROMISE = re.compile(
    r"\*\*(?P<said>[^*]+)\*\*\s+(?!Proof:)(?P<otherwise>\S.*?)\s+Proof:\s+(?P<proof>.+)", re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Promise:
    """One line of the page."""

    section: str
    said: str
    otherwise: str
    proofs: tuple[tuple[str, str, bool], ...]
    """Each is a test file, the name of a test, and whether the page calls it long."""


def promises() -> list[Promise]:
    """Return all promises in order. Raises ValueError, with the line, for a malformed one."""
    found = []
    for section in text(PAGE).split("\n## ")[1:]:
        heading, _, rest = section.partition("\n")
        lines = re.split(r"^- ", rest, flags=re.MULTILINE)
        if lines[0].strip():
            raise ValueError(f"{PAGE}, {heading}: {lines[0].strip()!r} is no promise")
        found += [_promise(heading, line) for line in lines[1:]]
    return found


def _promise(section: str, line: str) -> Promise:
    parts = _PROMISE.fullmatch(line.strip())
    if parts is None:
        raise ValueError(
            f"{PAGE}, {section}: write **a promise.** what happens otherwise. Proof: tests,"
            f" not {line.strip()!r}"
        )
    given = [one.strip() for one in parts["proof"].split(",")]
    proofs = [_REFERENCE.fullmatch(one) for one in given]
    for one, proof in zip(given, proofs, strict=True):
        if proof is None:
            raise ValueError(f"{PAGE}, {section}: {one} is not `tests/…::test_…`, perhaps (long)")
    return Promise(
        section,
        " ".join(parts["said"].split()),
        " ".join(parts["otherwise"].split()),
        tuple((proof[1], proof[2], bool(proof[3])) for proof in proofs if proof is not None),
    )
