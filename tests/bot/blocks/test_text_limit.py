"""Texts are cut by the count of UTF-16, the longer one of two that Discord may use."""

from bot.blocks.screen import FELT, Screen, Section
from bot.blocks.text_limit import cut, length, text_length
from tests.each import each

BACK = "\N{PLAYING CARD BACK}"


@each(
    ("text", "most", "is_cut"),
    [
        ("a" * 10, 10, "a" * 10),
        ("a" * 11, 10, "a" * 9 + "…"),
        (BACK * 5, 10, BACK * 5),
        (BACK * 6, 10, BACK * 4 + "…"),
        ("a" + BACK * 5, 10, "a" + BACK * 4 + "…"),
        ("น้ำ" * 3, 9, "น้ำ" * 3),
        ("\ud83d" * 10, 10, "\ud83d" * 10),
        ("\ud83d" * 11, 10, "?" * 9 + "…"),
    ],
)
def test_a_text_is_cut_between_signs(text: str, most: int, is_cut: str) -> None:
    assert cut(text, most) == is_cut
    assert length(cut(text, most)) <= most


def test_all_text_of_a_screen_is_counted_so() -> None:
    click = None
    section = Section(BACK, click)  # type: ignore[arg-type]  # nothing is sent
    assert text_length(Screen((BACK, section, "a"), FELT)) == 5
