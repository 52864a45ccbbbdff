"""Rummy 500: what a take offers, what may be meant by chosen cards, and how a deal is told."""

from typing import Any

from engine.cards import names, parse
from engine.moves import LayOff, Move, TakeRow
from engine.notation.position import read_position
from engine.play import choices, decide, offers
from tests.each import each

Json = dict[str, Any]
RUN = {"owner": "B", "kind": "run", "cards": ["4S", "5S", "6S"]}


def at(hand: str, row: str, *, table: tuple[Json, ...] = (RUN,), **options: object) -> Any:
    """A's turn to draw or take."""
    return read_position(
        {
            "game": "rummy500",
            "options": options,
            "players": ["A", "B"],
            "hands": {"A": hand.split(), "B": ["QD", "2D"]},
            "stock": ["9C", "3C"],
            "discard": row.split(),
            "table": list(table),
        }
    )


def told(move: Move) -> str:
    """A take in few words: ``7S: 7S 7H 7D``, ``7S>0: 7S``, with ``#`` and its count."""
    assert isinstance(move, TakeRow)
    on = "" if move.lay_off is None else f">{move.lay_off.meld}"
    count = "" if move.count is None else f"#{move.count}"
    return f"{names([move.start])[0]}{on}{count}: {' '.join(names(move.laid))}"


def takes(place: Any) -> set[str]:
    """What is offered."""
    return {told(move) for move in offers(place.game, place.state, 0, TakeRow)}


@each(
    ("hand", "row", "options", "found"),
    [
        ("7H 7D KC", "5D 7S 2H", {}, {"7S: 7S 7H 7D", "7S>0: 7S"}),
        ("KC", "7S 7H 7D 2C", {}, {"7S: 7S 7H 7D", "7S>0: 7S"}),
        ("8S KC", "9S 7S 2H", {}, {"9S: 7S 8S 9S", "9S>0: 7S 8S 9S", "7S>0: 7S"}),
        ("8S KC", "9S 7S 2H", {"take_to_lay_off": False}, {"9S: 7S 8S 9S"}),
        ("KC", "9D 2H", {"top_card": "free"}, {"2H: "}),
        (
            "7H 7D",
            "7S KD 7S 2H",
            {"packs": 2},
            {"7S: 7S 7H 7D", "7S>0: 7S", "7S#4: 7S 7H 7D", "7S>0#4: 7S"},
        ),
        (
            "JK KC",
            "8S 2H",
            {"jokers": 2},
            {"8S>0: JK=7S 8S"},
        ),
        (
            "8H 9D",
            "8S JK 2H",
            {"jokers": 2, "take_to_lay_off": False},
            {"8S: 8S 8H JK"},
        ),
        (
            "8H JK",
            "JK",
            {"jokers": 2, "take_to_lay_off": False, "min_naturals": 1},
            {
                "JK: 8H JK JK",
                "JK: JK=6H JK=7H 8H",
                "JK: JK=7H 8H JK=9H",
                "JK: 8H JK=9H JK=10H",
            },
        ),
        ("8H JK", "JK", {"jokers": 2, "take_to_lay_off": False, "min_naturals": 2}, set()),
        (
            "QH KH",
            "AH JK",
            {"jokers": 1, "take_to_lay_off": False, "ace": "low"},
            {"JK: JK=JH QH KH"},
        ),
        ("3S KC", "JK", {"jokers": 2}, {"JK>0: JK=7S", "JK>0: JK=3S", "JK>0: JK=2S 3S"}),
    ],
    ids=[
        "both",
        "swept alone",
        "in between",
        "melds alone",
        "free",
        "copies",
        "filled",
        "pair",
        "two jokers",
        "two naturals",
        "low ace",
        "joker",
    ],
)
def test_rummy500_5_2_every_use_of_the_deepest_card_is_offered(
    hand: str, row: str, options: Json, found: set[str]
) -> None:
    assert takes(at(hand, row, **options)) == found


def test_rummy500_5_2_cards_of_the_hand_are_laid_off_with_the_deepest_one() -> None:
    place = at("3S 7S KC", "8S 2H")
    chosen = [told(move) for move in choices(place.game, place.state, 0, (parse("7S"),))]
    assert chosen == ["8S>0: 7S 8S"]
    both = {told(one) for one in choices(place.game, place.state, 0, (parse("3S"), parse("7S")))}
    assert both == {"8S>0: 3S 7S 8S"}


def test_rummy500_5_2_of_a_copy_in_hand_and_sweep_either_may_be_meant() -> None:
    place = at("7H 7D KC", "7S 7H 2C", packs=2, table=())
    for cards in ("7D", "7H 7D"):
        meant = tuple(map(parse, cards.split()))
        assert [told(move) for move in choices(place.game, place.state, 0, meant)] == [
            "7S: 7S 7H 7D"
        ]


def test_rummy500_5_1_a_long_row_is_swept_from_either_end() -> None:
    row = "AS 2S 3S 4D 5D 6D 7D 8D 9C 10C JC QC KC AH 2H 3H 4H 5C 6C 7C 8C 9D 10D JD QD KD 2D 3D"
    place = at("KH KS", row, table=())
    found = offers(place.game, place.state, 0, TakeRow)
    whole = [move for move in found if isinstance(move, TakeRow) and move.start == parse("AS")]
    assert [told(move) for move in whole] == ["AS: AS 2S 3S"]
    after = decide(place.game, place.state, 0, whole[0])
    assert len(after[0].cards) == len(row.split())  # type: ignore[attr-defined]


def test_a_take_lays_what_it_lays_off() -> None:
    lay_off = LayOff((parse("7S"),), 0)
    assert TakeRow(parse("7S"), lay_off=lay_off).laid == lay_off.cards
    assert TakeRow(parse("7S")).laid == ()
