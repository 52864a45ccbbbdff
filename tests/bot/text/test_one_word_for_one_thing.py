"""Texts use one word for one thing: those that were given up do not come back."""

import re

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import TextElement

from tests.each import each
from tests.fluent_files import files_of, messages_of

GIVEN_UP = {
    "en": {
        r"\b[Tt]hr(?:ow|ew|own)s?\b": "discard",
        r"\b[Rr]eckon": "count",
        r"\b(?:[Pp]ee|[Ff]ak|[Mm]ee)\b": "pi hua, faak speto, ting mi",
        r"\w %": "no space before %",
    },
    "vi": {
        "thế cho": "thay cho",
        "lân cận": "lá cùng họ",
        "hạt giống": "số bí mật",
        r"\bđòi\b": "cần, yêu cầu",
        "may mắn": "vận may",
        r"\w %": "no space before %",
    },
    "th": {
        "ละแวก|กลุ่มสเปโต": "ตัวกัน",
        "ซีด": "เลขลับ",
        "เพิ่มดวง": "เติมดวง",
        "ภาพย้อนหลัง": "ดูย้อนหลัง",
        "เอซ": "A",
        "คิดแต้ม": "นับแต้ม",
        "คิดอันดับ": "นับเรตติ้ง",
        "เห็นคนเดียว": "มีแค่คุณที่เห็น",
        "[\u0e00-\u0e7f]ๆ": "a space before ๆ",
        "[\u0e00-\u0e7f][?]": "a question needs no mark",
        r"\w %": "no space before %",
    },
}
"""What is not written any more, and what is instead."""


class _Words(visitor.Visitor):  # type: ignore[misc]  Fluent has no types for it
    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  Fluent's name
        self.said.append(node.value)


@pytest.mark.long
@each(
    ("language", "given_up", "instead"),
    [
        (language, word, instead)
        for language, words in GIVEN_UP.items()
        for word, instead in words.items()
    ],
)
def test_words_that_were_given_up_stay_away(language: str, given_up: str, instead: str) -> None:
    for path in files_of(language):
        for name, message in messages_of(path).items():
            if name.startswith("play-word-"):
                continue  # what people may type is not what they read
            words = _Words()
            words.visit(message)
            found = [one for one in words.said if re.search(given_up, one)]
            assert found == [], f"{name}: {instead}"
