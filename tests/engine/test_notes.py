"""What an attentive player keeps of a deal: who took, left and threw what, and what is known."""

from typing import Any

from engine.cards import names, parse
from engine.events import DealEnded, Dealt
from engine.evolve import evolve
from engine.notation.move import read_move
from engine.notation.position import read_position
from engine.observation import BLANK, Did, Note, Notes, noted
from engine.play import decide
from tests.engine.tables import position


class Watched:
    """A table and the notes of what happens there."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.rules, _, self.players, self.state = read_position(given)
        self.notes = Notes(known=((),) * self.state.seats)

    def plays(self, by: str, move: str, **keys: Any) -> None:
        seat, made, _ = read_move({"by": by, "move": move, **keys}, self.players, self.rules)
        for event in decide(self.rules, self.state, seat, made):
            self.notes = noted(self.notes, self.state, event)
            self.state = evolve(self.state, event)

    def history(self) -> list[str]:
        return [
            f"{note.turn_no} {self.players[note.seat]} {note.did} {names([note.card])[0]}"
            for note in self.notes.history
        ]

    def known(self, player: str) -> list[str]:
        return names(self.notes.known_of(self.players.index(player)))


def basic(**keys: Any) -> dict[str, Any]:
    given = {
        "game": "basic",
        "players": ["A", "B"],
        "hands": {"A": ["4S", "9H", "KD"], "B": ["QS", "4H", "2C"]},
        "stock": ["7C", "2D", "3D"],
        "discard": ["5C", "9D"],
        "turn_no": 4,
    }
    return given | keys


def test_who_draws_leaves_the_upcard() -> None:
    at = Watched(basic())
    at.plays("A", "draw")
    assert at.history() == ["4 A left 9D"]
    assert at.known("A") == [], "what was drawn nobody else knows"


def test_who_takes_is_known_to_hold_the_card_until_it_is_thrown() -> None:
    at = Watched(basic())
    at.plays("A", "take")
    assert at.known("A") == ["9D"]
    at.plays("A", "discard", card="KD")
    at.plays("B", "draw")
    at.plays("B", "discard", card="2C")
    assert at.known("A") == ["9D"]
    at.plays("A", "draw")
    at.plays("A", "discard", card="9D")
    assert at.history() == [
        "4 A took 9D",
        "4 A threw KD",
        "5 B left KD",
        "5 B threw 2C",
        "6 A left 2C",
        "6 A threw 9D",
    ]
    assert at.known("A") == []
    assert at.notes.of(0, Did.THREW) == [parse("KD"), parse("9D")]
    assert at.notes.of(1, Did.TOOK) == []


def test_what_is_laid_is_known_no_more() -> None:
    at = Watched(basic(hands={"A": ["9S", "9H", "KD", "3C"], "B": ["QS", "4H", "2C"]}))
    at.plays("A", "take")
    at.plays("A", "meld", cards=["9S", "9H", "9D"])
    assert at.known("A") == []


def test_what_is_laid_off_is_known_no_more() -> None:
    meld = {"owner": "B", "kind": "set", "cards": ["9S", "9H", "9C"]}
    at = Watched(basic(table=[meld], hands={"A": ["4S", "KD"], "B": ["QS"]}))
    at.plays("A", "take")
    at.plays("A", "lay_off", cards=["9D"], meld=0)
    assert at.known("A") == []


def test_a_new_stock_buries_the_pile_but_for_its_upcard() -> None:
    at = Watched(basic(stock=[], discard=["5C", "8S", "9D"]))
    at.plays("A", "draw")
    assert names(at.notes.buried) == ["5C", "8S"]
    assert at.history() == ["4 A left 9D"]


def test_may_i_who_lets_it_go_and_who_has_it() -> None:
    at = Watched(position({"A": "4S 9H KD"}, stock="7C 2D 3D", discard="5C 9D", turn_no=4))
    at.plays("A", "draw")
    at.plays("B", "pass")
    at.plays("C", "may_i")
    assert at.history()[:3] == ["4 A left 9D", "4 B left 9D", "4 C took 9D"]
    assert at.known("C") == ["9D"], "its penalty card nobody else has seen"


def test_the_joker_of_a_swap_is_known() -> None:
    table = ["B run 5S 6S JK=7S 8S"]
    at = Watched(position({"A": "7S KD KC 2C"}, phase="play", down="AB", table=table))
    at.plays("A", "swap", meld=0, card="7S")
    assert at.known("A") == ["JK"]


def test_a_contract_takes_what_is_known_out_of_the_hand() -> None:
    at = Watched(position({"A": "9S 9H 4S 4H 4D KD"}, stock="7C", discard="5C 9D"))
    at.plays("A", "take")
    assert at.known("A") == ["9D"]
    at.plays("A", "contract", melds=[["9S", "9H", "9D"], ["4S", "4H", "4D"]])
    assert at.known("A") == []


def test_dummy_a_take_from_the_row_is_known_but_for_what_is_laid_with_it() -> None:
    at = Watched(
        {
            "game": "dummy",
            "players": ["A", "B"],
            "hands": {"A": ["9S", "9H", "KD"], "B": ["QS", "4H", "2C"]},
            "stock": ["7C", "2D"],
            "discard": ["5C", "9D", "JH"],
        }
    )
    at.plays("A", "take", start="9D", meld=["9S", "9H", "9D"])
    assert [line.split(maxsplit=1)[1] for line in at.history()] == ["A took 9D", "A took JH"]
    assert at.known("A") == ["JH"]


def test_manipulation_has_nothing_to_leave() -> None:
    at = Watched(
        {
            "game": "manipulation",
            "players": ["A", "B"],
            "hands": {"A": ["6S", "KD"], "B": ["QS", "4H"]},
            "stock": ["7C", "2D"],
            "table": [{"cards": ["3S", "4S", "5S"]}],
        }
    )
    at.plays("A", "draw")
    at.plays("A", "rearrange", table=[["3S", "4S", "5S", "6S"]])
    assert at.history() == []
    assert (at.known("A"), at.known("B")) == ([], [])


def test_gin_both_who_leave_the_first_upcard() -> None:
    at = Watched(
        {
            "game": "gin",
            "players": ["A", "B"],
            "phase": "offer",
            "hands": {"A": ["4S", "9H"], "B": ["QS", "4H"]},
            "stock": ["7C", "2D", "3D", "6C"],
            "discard": ["KC"],
        }
    )
    at.plays("A", "pass")
    at.plays("B", "pass")
    assert at.history() == ["1 A left KC", "1 B left KC"]


def test_a_deal_begins_with_nothing_and_its_end_changes_nothing() -> None:
    at = Watched(basic(hands={"A": ["9S", "9H", "KD"], "B": ["QS", "4H"]}))
    at.plays("A", "take")
    at.plays("A", "meld", cards=["9S", "9H", "9D"])
    before = at.notes
    at.plays("A", "discard", card="KD")
    assert at.state.result is not None
    assert noted(before, at.state, DealEnded(at.state.result)) is before
    dealt = Dealt(2, 0, 1, ((1, 2), (3, 4)), (5,), (6,))
    assert noted(before, at.state, dealt) == Notes(known=((), ()))


def test_nobody_is_known_to_hold_anything_before_a_deal() -> None:
    assert BLANK.known_of(3) == ()
    assert BLANK.of(0, Did.LEFT) == []


def test_what_is_taken_back_is_known_to_all() -> None:
    """They have seen it; what was taken out of a meld for it is gone again."""
    joker, seven, king = parse("JK"), parse("7S"), parse("KD")
    notes = Notes((Note(3, 0, Did.TOOK, king),), ((king, joker), ()))
    after = notes.taken_back(0, (king, joker), (king, seven))
    assert after.history == notes.history
    assert after.known == ((king, seven), ())
