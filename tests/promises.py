"""The promises of docs/promises.md, each with its proofs in tests/promises.toml."""

import re
import tomllib
from dataclasses import dataclass

from tests.doc_pages import text

PAGE = "docs/promises.md"
PROOFS = "tests/promises.toml"

_REFERENCE = re.compile(r"(tests/[^:]+)::(test_\w+)")
_PROMISE = re.compile(r"\*\*(?P<said>[^*]+)\*\*\s+(?P<otherwise>\S.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Promise:
    """One line of the page."""

    section: str
    said: str
    otherwise: str
    proofs: tuple[tuple[str, str], ...]
    """Each is a test file and the name of a test."""


def promises() -> list[Promise]:
    """Return all promises in order. Raises ValueError for a malformed one or one without proof."""
    proofs: dict[str, list[str]] = tomllib.loads(text(PROOFS))
    found = []
    for section in text(PAGE).split("\n## ")[1:]:
        heading, _, rest = section.partition("\n")
        lines = re.split(r"^- ", rest, flags=re.MULTILINE)
        if lines[0].strip():
            raise ValueError(f"{PAGE}, {heading}: {lines[0].strip()!r} is no promise")
        found += [_promise(heading, line, proofs) for line in lines[1:]]
    others = {*proofs} - {one.said for one in found}
    if others:
        raise ValueError(f"{PROOFS}: {PAGE} doesn't promise {sorted(others)}")
    return found


def _promise(heading: str, line: str, proofs: dict[str, list[str]]) -> Promise:
    parts = _PROMISE.fullmatch(line.strip())
    if parts is None:
        raise ValueError(
            f"{PAGE}, {heading}: write **a promise.** what happens otherwise., not {line.strip()!r}"
        )
    said = " ".join(parts["said"].split())
    given = [(one, _REFERENCE.fullmatch(one)) for one in proofs.get(said, [])]
    for one, proof in given:
        if proof is None:
            raise ValueError(f"{PROOFS}, {heading}: {one} is not tests/…::test_…")
    if not given:
        raise ValueError(f"{PROOFS}, {heading}: there is no test of {said!r}")
    return Promise(
        heading,
        said,
        " ".join(parts["otherwise"].split()),
        tuple((proof[1], proof[2]) for _, proof in given if proof is not None),
    )
