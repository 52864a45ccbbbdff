"""``python -m tests.habits``: count habits of English that make a sentence hard to read.

Three kinds of prose are counted: docstrings and comments of production code, English texts of the
bot, and documents without the pages that are made of those texts. `tests/habits.json` keeps the
counts, and a test fails if one has risen. ``--show "begin"`` lists the places of a habit.
``--keep`` writes the counts that have fallen.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Pattern, TextElement

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "habits.json"
CODE = ("engine", "data", "bot", "cogs", "internals")

_NOT = "do|does|did|is|are|was|were|has|have|had|will|would|could|should|must"

_BEFORE = "of|by|with|from|for|in|on|to|than|and|or|but|all|is|are|without|after|before"
_SHARED = "table|hand|stock|pile|row|rack|pool|deal|game|turn|channel|message|lobby"


class Habit(NamedTuple):
    """One habit: the expression that finds it, between boundaries of words, and what to write.

    ``proper`` finds the places where the same words are good English.
    """

    found: str
    instead: str
    proper: str = ""


HABITS = {
    "no contraction": Habit(
        rf"(?:{_NOT}) not|cannot|(?:it|there) is"
        r"|(?:you|they|we) (?:have|are|will)",
        "it’s, don’t, can’t, you’ve",
    ),
    "splicing colon": Habit(r"(?<=[a-z’'»)]): (?=[a-z])", "a full stop, or because, so"),
    "semicolon": Habit(r"(?<=\w); ", "a full stop"),
    "what as a noun": Habit(
        rf"(?:(?:{_BEFORE}) |^|(?<=[.:;,(] ))what(?! to)(?![^.!?]*\?)",
        "a noun, such as the result, the cards, the reason",
    ),
    "somebody, nobody": Habit(
        r"(?:some|any|no|every)body",
        "someone, no one, anyone, everyone, or you",
    ),
    "where for if": Habit(r"where(?![^.!?]*\?)", "if, when"),
    "of the": Habit(rf"of the (?:{_SHARED})", "in your hand, on the table, from the stock"),
    "begin": Habit(r"beg[aiu]n(?:s|ning)?", "start"),
    "whoever": Habit(r"who(?:m)?ever", "anyone who, the player who, you"),
    "lie": Habit(r"lies?|lying|lay (?=there|on the table)", "is, are"),
    "tell": Habit(
        r"tells?|told",
        "say, show, notify, report",
        r"tell(?:s|ing)? (?:\S+ ){0,4}apart",
    ),
    "so many": Habit(r"so (?:many|much|few)", "this many, or the number"),
    "beside": Habit(r"besides?", "next to, as well, also, except", r"beside the point"),
    "stand": Habit(
        r"(?:stands?|stood)(?![- ](?:by|bys|in|ins)\b)",
        "is, are",
        r"(?:stands?|stood) (?:for|in)",
    ),
    "go on": Habit(r"go(?:es|ing)? on|went on", "continue, keep"),
    "at once": Habit(r"at once", "right away, or together"),
    "alone after a noun": Habit(
        r"\w+ alone",
        "only, before the noun",
        r"(?:let|leaves?|left|is|are|be|stands?) alone",
    ),
    "that of": Habit(r"(?:that|those) of", "the noun again, or ’s"),
    "is no": Habit(r"(?:is|are|was|were|be) no (?!longer|more)", "isn’t a"),
    "one as a person": Habit(
        r"one(?:’|')s|oneself"
        r"|(?<=[a-z] )(?<!no )(?<!each )one (?=may|can|has|is|must|does|will)",
        "you, they",
        r"(?:another|only) one ",
    ),
    "of its own": Habit(
        r"of (?:its|their|his|your|our) own",
        "its own, separate",
        r"of its own accord",
    ),
    "who as a noun": Habit(
        r"(?<![a-z] )who(?![^.!?]*\?)|(?:of|to|by|for|and|says?) who(?![^.!?]*\?)",
        "the player who, or if you",
    ),
    "brings": Habit(r"brings?|brought", "scores, gives, adds"),
    "in the place of": Habit(
        r"in (?:the|its|their) places? of|takes? the place",
        "instead of, replaces",
    ),
    "any more": Habit(r"any more", "no longer"),
    "else as a conjunction": Habit(r"(?<=[,;.] )else|or else", "otherwise"),
    "anew": Habit(r"anew", "again"),
    "by itself": Habit(r"by (?:itself|themselves)", "automatically, on its own"),
    "what comes of it": Habit(r"(?:comes?|becomes?|became|came) of", "the result, what happened"),
    "again and again": Habit(
        r"again and again|one after (?:the other|another)|more and more seldom",
        "repeatedly, one by one, less and less often",
    ),
    "a rule holds": Habit(r"(?:rules?|limits?|it|this|that|they) holds?", "applies"),
    "need not": Habit(r"needs? not|(?:have|has) still to", "don’t have to, still have to"),
    "figures": Habit(r"figures?", "numbers, statistics", r"figures? out"),
    "a deal as a rate": Habit(
        r"(?:a|each) (?:deal|person|game|turn) (?=each|only|at most)"
        r"|(?:once|twice|times|points|cards|May Is) an? (?:deal|turn|game|person)",
        "per deal, per player",
    ),
    "is to be": Habit(r"(?:is|are|was|were) to be", "should, will"),
    "for ever": Habit(r"for ever", "forever, permanently"),
    "fronted of": Habit(r"(?:(?<=[.!?] )|^)Of (?:the|what|those|its)", "the subject first"),
    "beforehand": Habit(r"beforehand", "in advance, first"),
    "dear for costly": Habit(r"dear(?:er|est)?", "costly, expensive"),
    "shall": Habit(r"shall", "will, or a shorter question"),
}
"""By name."""


def _compiled(pattern: str, *, capitals: bool = False) -> re.Pattern[str]:
    bounded = pattern if pattern.startswith("(?<=") else rf"\b(?:{pattern})\b"
    return re.compile(bounded, 0 if capitals else re.IGNORECASE)


_FOUND = {
    name: _compiled(habit.found, capitals=name == "fronted of") for name, habit in HABITS.items()
}
_PROPER = {name: _compiled(habit.proper) for name, habit in HABITS.items() if habit.proper}
_SPOKEN = frozenset({"no contraction"})
"""Habits that are counted only in what people read: a docstring may say "do not"."""

WORDS = {
    "vi": {
        r"\bServer\b": "Máy chủ",
        "ghế": "chỗ",
        "[Ll]á tự do": "lá vạn năng",
        r"(?<!bộ )luật riêng(?! cho)": "luật nhà",
        "mỏ neo": "mã gốc",
        "rẽ lối": "bắt đầu khác nhau",
        r"[Mm]áy vừa\b(?! được)": "máy mức vừa",
        r"[Mm]áy khó\b": "máy mức khó",
        r"Chơi để làm gì": "Cách chơi",
        "lá là chính nó": "lá thật",
        "Mạng chặt": "Mạng nghiêm",
        "đắt": "lỗ nặng",
        "Không ai chờ bạn": "Bạn không cần làm gì",
        "[Vv]ào lại pool|theo pool|, pool": "loại dần (pool)",
    },
    "th": {
        "ลุก": "ออก",
        "ไวลด์": "ไพ่แทน",
        "เก็บที่นั่ง": "จองที่นั่ง",
        "กติกาเสริม": "กติกาโต๊ะ",
        "พูล": "คัดออก",
        "จุดยึด": "รหัสตั้งต้น",
        "คอมปานกลาง": "คอมระดับปานกลาง",
        "เล่นเพื่ออะไร": "เล่นอย่างไร",
        "ไพ่ที่เป็นตัวมันเอง": "ไพ่แท้",
        "สัญกรณ์": "ข้อความ",
        "เก็บจากกองกลาง": "เก็บกอง",
        "ไม่มีใครรอคุณ": "ไม่ต้องทำอะไร",
    },
}
"""By language, words that its texts avoid, each with the word to write."""

NEVER = frozenset(
    {
        *("somebody, nobody", "begin", "whoever", "so many", "at once", "one as a person"),
        *("brings", "any more", "else as a conjunction", "anew", "by itself"),
        *("what comes of it", "a deal as a rate", "for ever", "fronted of", "beforehand"),
        *("dear for costly", "shall"),
    }
)
"""Habits that no docstring and no comment has."""

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
            if "/versions/" in name:
                continue  # a released migration stays as it is
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


def texts(language: str = "en") -> Prose:
    """The texts of the bot in this language."""
    for path in sorted((ROOT / "bot" / "text" / language).rglob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        sentences = _Sentences()
        sentences.visit(FluentParser().parse(source))
        for start, text in sentences.texts:
            number = source.count("\n", 0, start) + 1
            yield f"{path.relative_to(ROOT).as_posix()}:{number}", text


def documents() -> Prose:
    """The documents, paragraph by paragraph, without blocks of code and pages made of the texts."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    for path in sorted(page for page in pages if not {"rules", "reference"} & {*page.parts}):
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


def avoided(language: str) -> dict[str, list[str]]:
    """Return the places of each word of ``WORDS`` in the texts of a language."""
    read = list(texts(language))
    return {
        word: [f"{place}: {text}" for place, text in read if re.search(word, text)]
        for word in WORDS[language]
    }


def hits(habit: str, prose: str) -> list[tuple[int, int]]:
    """Return the start and end of each place of a habit in a text of one line."""
    proper = _PROPER.get(habit)
    allowed = [hit.span() for hit in proper.finditer(prose)] if proper else []
    spans = [hit.span() for hit in _FOUND[habit].finditer(prose)]
    return [
        (start, end)
        for start, end in spans
        if not any(first <= start and end <= last for first, last in allowed)
    ]


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
