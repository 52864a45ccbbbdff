"""DUMMY.md 12.9: a speto laid off on another player's card."""

from tests.each import each
from tests.engine.games.dummy.dummy_tables import dummy, ended, fines


@each(
    ("table", "cards", "who"),
    [
        ("B run 3C 4C 5C 6C", "2C", "B"),
        ("B run 3C 4C 5C 6C by D B B B", "2C", "D"),
        ("B run 3C 4C 5C 6C by A B B B", "2C", None),
        ("B run 4C 5C 6C", "2C 3C", None),
        ("C run 8S 9S 10S JS by C C C B", "QS", "B"),
        ("C run 8S 9S 10S JS", "QS KS", "C"),
        ("C run 8S 9S 10S", "JS QS", None),
        ("C set QC QD QH", "QS", "C"),
        ("C set QC QD QH by A A A", "QS", "C"),
        ("A set 2S 2D 2H", "2C", None),
        ("A run 3C 4C 5C", "2C", None),
        ("B run JS QS KS by B A B", "AS", None),
    ],
)
def test_dummy_12_9_fak_speto(table: str, cards: str, who: str | None) -> None:
    expected = {who: {"fak_speto": 50}} if who else {}
    at = dummy({"A": f"{cards} 4H", "D": "9D"}, phase="play", born="A", table=[table])
    assert fines(at, f"A lay_off {cards} on 0") == {}
    at["options"] = {"fak_speto": True}
    assert fines(at, f"A lay_off {cards} on 0") == expected
    # In a knock, born or not, it is the same.
    at["born"] = []
    assert ended(at, f"A knock 4H with {cards} on 0")["penalties"] == expected


def test_dummy_12_9_one_after_the_other_is_not_together() -> None:
    at = dummy({"A": "2C 3C 4H", "B": "9D"}, phase="play", born="A", table=["B run 4C 5C 6C"])
    at["options"] = {"fak_speto": True}
    assert fines(at, "A lay_off 3C on 0", "A lay_off 2C on 0") == {}
