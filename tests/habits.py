"""``python -m tests.habits``: count habits of English that make a sentence hard to read.

Three kinds of prose are counted: docstrings and comments of production code, English texts of the
bot, and documents without the pages of rules. `tests/habits.json` keeps the counts, and a test
fails if one has risen. ``--show "begin"`` lists the places of a habit. ``--keep`` writes the counts
that have fallen.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Pattern, TextElement

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "habits.json"
CODE = ("engine", "data", "bot", "cogs", "internals")

_NOT = "do|does|did|is|are|was|were|has|have|had|will|would|could|should|must"

_BEFORE = "of|by|with|from|for|in|on|to|than|and|or|but|all|is|are|without|after|before"
_SHARED = "table|hand|stock|pile|row|rack|pool|deal|game|turn|channel|message|lobby"

HABITS = {
    "no contraction": rf"(?:{_NOT}) not|cannot|(?:it|there) is"
    r"|(?:you|they|we) (?:have|are|will)",
    "splicing colon": r"(?<=[a-z’'»)]): (?=[a-z])",
    "semicolon": r"(?<=\w); ",
    "what as a noun": rf"(?:(?:{_BEFORE}) |^|(?<=[.:;,(] ))what(?! to)(?![^.!?]*\?)",
    "somebody, nobody": r"(?:some|any|no|every)body",
    "where for if": r"where(?![^.!?]*\?)",
    "of the": rf"of the (?:{_SHARED})",
    "begin": r"beg[aiu]n(?:s|ning)?",
    "whoever": r"who(?:m)?ever",
    "lie": r"lies?|lying|lay (?=there|on the table)",
    "tell": r"tells?|told",
    "so many": r"so (?:many|much|few)",
    "beside": r"besides?",
    "stand": r"(?:stands?|stood)(?![- ](?:by|bys|in|ins)\b)",
    "go on": r"go(?:es|ing)? on|went on",
    "at once": r"at once",
    "alone after a noun": r"\w+ alone",
    "that of": r"(?:that|those) of",
    "is no": r"(?:is|are|was|were|be) no (?!longer|more)",
    "one as a person": r"one(?:’|')s|oneself"
    r"|(?<=[a-z] )(?<!no )(?<!each )one (?=may|can|has|is|must|does|will)",
    "of its own": r"of (?:its|their|his|your|our) own",
    "who as a noun": r"(?<![a-z] )who(?![^.!?]*\?)|(?:of|to|by|for|and|says?) who(?![^.!?]*\?)",
    "brings": r"brings?|brought",
    "in the place of": r"in (?:the|its|their) places? of|takes? the place",
    "any more": r"any more",
    "else as a conjunction": r"(?<=[,;.] )else|or else",
    "anew": r"anew",
    "by itself": r"by (?:itself|themselves)",
    "what comes of it": r"(?:comes?|becomes?|became|came) of",
    "again and again": r"again and again|one after (?:the other|another)|more and more seldom",
    "a rule holds": r"(?:rules?|limits?|it|this|that|they) holds?",
    "need not": r"needs? not|(?:have|has) still to",
    "figures": r"figures?",
    "a deal as a rate": r"(?:a|each) (?:deal|person|game|turn) (?=each|only|at most)"
    r"|times a (?:deal|turn|game)",
    "is to be": r"(?:is|are|was|were) to be",
    "for ever": r"for ever",
    "fronted of": r"(?:(?<=[.!?] )|^)Of (?:the|what|those|its)",
    "beforehand": r"beforehand",
    "dear for costly": r"dear(?:er|est)?",
    "shall": r"shall",
}
"""Each habit with the expression that finds it, between boundaries of words."""

_FOUND = {
    habit: re.compile(
        pattern if pattern.startswith("(?<=") else rf"\b(?:{pattern})\b",
        re.IGNORECASE if habit != "fronted of" else 0,
    )
    for habit, pattern in HABITS.items()
}
_SPOKEN = frozenset({"no contraction"})
"""Habits that are counted only in what people read: a docstring may say "do not"."""

# Code, addresses and placeholders are left out.
_CODE = re.compile(r"``.*?``|`[^`]*`|https?://\S+|<!--.*?-->", re.DOTALL)
_COMMENT = re.compile(r"(?:^\s*|\S  )# (?!type:|noqa|pragma)(.*)$")

Prose = Iterator[tuple[str, str]]
"""Pairs of a place ("bot/start/app.py:12") and a text."""


def code() -> Prose:
    """The docstrings and comments of production code."""
    for folder in CODE:
        for path in sorted((ROOT / folder).rglob("*.py")):
            name, source = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(source)):
                match node:
                    case ast.Expr(value=ast.Constant(value=str(docstring))):
                        yield f"{name}:{node.lineno}", docstring
            yield from _comments(name, source)


def _comments(name: str, source: str) -> Prose:
    """Each block of comments as one text, so that a sentence over two lines is whole."""
    first, lines = 0, list[str]()
    for number, line in enumerate([*source.splitlines(), ""], 1):
        if found := _COMMENT.search(line):
            first = first if lines else number
            lines.append(found[1])
        elif lines:
            yield f"{name}:{first}", " ".join(lines)
            lines = []


class _Sentences(visitor.Visitor):  # type: ignore[misc]  Fluent has no types for it
    def __init__(self) -> None:
        self.texts: list[tuple[int, str]] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802  Fluent's name
        parts = [each.value if isinstance(each, TextElement) else "…" for each in node.elements]
        self.texts.append((node.span.start, "".join(parts)))
        self.generic_visit(node)


def texts() -> Prose:
    """The English texts of the bot."""
    for path in sorted((ROOT / "bot" / "text" / "en").rglob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        sentences = _Sentences()
        sentences.visit(FluentParser().parse(source))
        for start, text in sentences.texts:
            number = source.count("\n", 0, start) + 1
            yield f"{path.relative_to(ROOT).as_posix()}:{number}", text


def documents() -> Prose:
    """The documents, paragraph by paragraph, without pages of rules and blocks of code."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    for path in sorted(page for page in pages if "rules" not in page.parts):
        source = re.sub(
            r"^```.*?^```",
            lambda block: "\n" * block[0].count("\n"),
            path.read_text(encoding="utf-8"),
            flags=re.DOTALL | re.MULTILINE,
        )
        number = 1
        for paragraph in re.split(r"(\n\s*\n)", source):
            yield f"{path.relative_to(ROOT).as_posix()}:{number}", paragraph
            number += paragraph.count("\n")
    settings = (ROOT / ".env.example").read_text(encoding="utf-8")
    yield from _comments(".env.example", settings)


PLACES = {"code": code, "texts": texts, "documents": documents}


def places(kind: str) -> tuple[dict[str, list[str]], int]:
    """Return the places of each habit in this kind of prose, and the number of words."""
    habits = [habit for habit in HABITS if kind != "code" or habit not in _SPOKEN]
    found: dict[str, list[str]] = {habit: [] for habit in habits}
    words = 0
    for place, text in PLACES[kind]():
        prose = " ".join(_CODE.sub("…", text).split())
        words += len(prose.split())
        for habit in habits:
            for start, end in hits(habit, prose):
                found[habit].append(f"{place}: {prose[max(0, start - 40) : end + 40]}")
    return found, words


def hits(habit: str, prose: str) -> list[tuple[int, int]]:
    """Return the start and end of each place of a habit in a text of one line."""
    return [hit.span() for hit in _FOUND[habit].finditer(prose)]


def kept() -> dict[str, dict[str, int]]:
    """The counts that may not rise, by kind of prose and habit."""
    counts: dict[str, dict[str, int]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return counts


def main() -> int:
    """Print the counts. Return 1 if one has risen."""
    parser = argparse.ArgumentParser(prog="python -m tests.habits", description=__doc__)
    parser.add_argument("--show", choices=HABITS, metavar="HABIT", help="list its places")
    parser.add_argument("--keep", action="store_true", help="write the counts that have fallen")
    chosen = parser.parse_args()
    read = {kind: places(kind) for kind in PLACES}
    if chosen.show:
        for found, _ in read.values():
            print(*found.get(chosen.show, []), sep="\n")
        return 0
    most = kept()
    counts = {
        kind: {habit: len(at) for habit, at in found.items()} for kind, (found, _) in read.items()
    }
    print(f"{'':24}", *(f"{kind:>15}" for kind in counts))
    for habit in HABITS:
        cells = [_cell(counts[kind].get(habit), most[kind].get(habit)) for kind in counts]
        print(f"{habit:24}", *(f"{cell:>15}" for cell in cells))
    for kind, (_, words) in read.items():
        total = sum(counts[kind].values())
        print(f"{kind}: {total} in {words:,} words, {1000 * total / words:.0f} per 1,000")
    if chosen.keep:
        least = {
            kind: {habit: min(count, most[kind].get(habit, count)) for habit, count in row.items()}
            for kind, row in counts.items()
        }
        KEPT.write_text(json.dumps(least, indent=1) + "\n", encoding="utf-8")
    return int(any(risen(kind, row) for kind, row in counts.items()))


def _cell(count: int | None, most: int | None) -> str:
    if count is None:
        return ""
    return f"{count}" if count == most else f"{count} of {most}"


def risen(kind: str, counts: dict[str, int]) -> dict[str, str]:
    """Return the habits of which more are found than are kept, each with both numbers."""
    most = kept()[kind]
    return {
        habit: f"{count} instead of {most.get(habit, 0)}"
        for habit, count in counts.items()
        if count > most.get(habit, 0)
    }


if __name__ == "__main__":
    sys.exit(main())
