"""Computers at Ten Phases: what they lay, take and throw, whom they skip, and why."""

from random import Random
from typing import Any

from engine.analysis.players import ideas_of, think
from engine.analysis.reasons import reason_for
from engine.cards import JOKER
from engine.colour_melds import ColourMelds
from engine.computer.plain.advice import Why
from engine.computer.strength import Strength
from engine.decision import Decision
from engine.games.phases.layouts import phase_layouts
from engine.games.phases.nearness import phase_of
from engine.games.phases.rules import DECK, TABLE, TABLES, PhasesOptions, pack
from engine.goal import phase_slot
from engine.moves import Announce, Discard, Draw, LayOff, MakeContract, Move, Take
from engine.notation.position import read_position
from engine.observation import BLANK, Did, Note, Notes, Observation
from engine.steps.skips import SKIP
from tests.each import each

HAND = "5R 5B 5G 7R 7B 1R 2G 10B 12Y 11R"
SET_OF_NINES = {"owner": "B", "kind": "set", "cards": ["9R", "9B", "9G"]}
SET_OF_FOURS = {"owner": "B", "kind": "set", "cards": ["4R", "4B", "4G"]}


def seen(hand: str, notes: Notes = BLANK, **keys: Any) -> Observation:
    """The table as A sees it, whose turn it is."""
    given = {
        "game": "phases",
        "players": ["A", "B", "C"],
        "turn": "A",
        "hands": {"A": hand.split(), "B": ["1G"] * 10, "C": ["1G"] * 10},
        "stock": ["12R", "3G"],
        "discard": ["8G"],
    }
    at = read_position(given | keys)
    return Observation.at(at.game, at.state, 0, notes)


def move(strength: Strength, hand: str, notes: Notes = BLANK, **keys: Any) -> Move:
    """What a computer does with this hand."""
    return think(seen(hand, notes, **keys), strength, 1).move


def card(text: str) -> int:
    return DECK.parse(text)


@each("strength", list(Strength))
def test_who_can_lay_the_phase_does(strength: Strength) -> None:
    laid = move(strength, f"{HAND} 7G", phase="play")
    assert isinstance(laid, MakeContract)


@each("strength", list(Strength))
def test_a_wild_card_is_taken_and_never_thrown(strength: Strength) -> None:
    assert move(strength, HAND, discard=["W"]) == Take()
    thrown = move(strength, f"{HAND} W", phase="play", made={"A": [1, 2, 3]})
    assert isinstance(thrown, Discard)
    assert thrown.card != JOKER


@each("strength", ["medium", "strong"])
def test_a_card_that_helps_is_taken_and_others_are_left(strength: str) -> None:
    assert move(Strength(strength), HAND, discard=["7Y"]) == Take()
    assert move(Strength(strength), HAND, discard=["SK"]) == Draw()
    assert move(Strength(strength), HAND, discard=["3B"]) == Draw()


@each("strength", ["medium", "strong"])
def test_what_the_phase_needs_is_kept(strength: str) -> None:
    thrown = move(Strength(strength), f"{HAND} 8Y", phase="play")
    assert isinstance(thrown, Discard)
    assert thrown.card % 13 not in (4, 6)


@each("strength", ["medium", "strong"])
def test_the_phase_laid_what_fits_is_laid_off_wild_cards_last(strength: str) -> None:
    table = [SET_OF_NINES, {"owner": "A", "kind": "run", "cards": ["3R", "4B", "5G", "6Y"]}]
    keys: dict[str, Any] = {"phase": "play", "table": table, "down": ["A", "B"]}
    first = move(Strength(strength), "9Y W 12R", **keys)
    assert first == LayOff((card("9Y"),), 0)
    # As a seven the wild card lets the eight lie, and both go together.
    assert move(Strength(strength), "8Y W 12R", **keys) == LayOff((card("W=7"), card("8Y")), 1)


@each("strength", ["medium", "strong"])
def test_whoever_is_down_with_few_cards_is_skipped(strength: str) -> None:
    hands = {"A": ["SK", "12R"], "B": ["1G"] * 5, "C": ["1G", "2G"]}
    keys: dict[str, Any] = {"phase": "play", "hands": hands, "down": ["A", "B", "C"]}
    keys["table"] = [SET_OF_NINES, SET_OF_FOURS]
    assert move(Strength(strength), "", **keys) == Discard(SKIP, 2)


@each("strength", ["medium", "strong"])
def test_where_a_discard_ends_the_hand_the_last_card_is_thrown(strength: str) -> None:
    keys: dict[str, Any] = {"phase": "play", "table": [SET_OF_NINES], "down": ["A", "B"]}
    by_discard, by_laying = ({"options": {"going_out": how}} for how in ("discard", "hit"))
    assert move(Strength(strength), "9Y", **keys, **by_discard) == Discard(card("9Y"))
    assert move(Strength(strength), "9Y", **keys, **by_laying) == LayOff((card("9Y"),), 0)


def test_medium_does_not_throw_what_the_next_player_has_taken_like_cards_of() -> None:
    took = (Note(1, 1, Did.TOOK, card("11G")), Note(2, 1, Did.TOOK, card("11B")))
    notes = Notes(took, ((), (card("11G"), card("11B")), ()))
    hand = "5R 5B 5G 7R 7B 1R 2G 12Y 11R 3B 4Y"
    assert move(Strength.MEDIUM, hand, phase="play") == Discard(card("11R"))
    assert move(Strength.MEDIUM, hand, notes, phase="play") == Discard(card("12Y"))


@each("strength", list(Strength))
def test_the_nearest_phase_is_announced(strength: Strength) -> None:
    hand = "1R 2R 3B 4G 5Y 6R 7B 9G 9B 12Y"
    keys: dict[str, Any] = {"phase": "announce", "options": {"order": "announced"}}
    # A run of seven lies there.
    assert move(strength, hand, made={"A": [1, 2, 3]}, **keys) == Announce(4)


def test_a_beginner_overlooks_cards_that_fit_and_keeps_the_skip_card() -> None:
    table = [SET_OF_NINES, {"owner": "A", "kind": "set", "cards": ["2R", "2B", "2G"]}]
    keys: dict[str, Any] = {"phase": "play", "table": table, "down": ["A", "B"]}
    at = seen("9Y 12R 11B", **keys)
    assert {think(at, Strength.EASY, seed).move for seed in range(40)} == {
        LayOff((card("9Y"),), 0),
        Discard(card("12R")),
        Discard(card("11B")),
    }
    at = seen("SK 12R 11B 3G", phase="play", table=table, down=["A", "B"])
    thrown = {think(at, Strength.EASY, seed).move for seed in range(40)}
    assert thrown == {Discard(SKIP, 1), Discard(card("12R")), Discard(card("11B"))}


# How far a hand is from a phase.


@each("slots", sorted({slots for table in (TABLE, TABLES["twenty"]) for slots in table}))
def test_what_is_missing_is_nothing_just_where_a_phase_can_be_laid(slots: tuple[str, ...]) -> None:
    chance = Random("".join(slots))
    cards, wanted = pack(PhasesOptions(wilds=12)), tuple(map(phase_slot, slots))
    for _ in range(60):
        rules = ColourMelds(chance.choice([1, 2]), wrap=chance.random() < 0.3)
        phase = phase_of(wanted, rules)
        hand = chance.sample(cards, chance.randint(7, 14))
        can = bool(phase_layouts(hand, wanted, rules, lambda card: 1, limit=1))
        missing = phase.missing(phase.held(hand))
        assert not (can and missing and phase.is_exact), hand
        assert can or missing, hand


# Reasons.


def why(hand: str, made: Move | None = None, **keys: Any) -> Why:
    """Why a strong computer makes its move, or this one."""
    at = seen(hand, **keys)
    found = think(at, Strength.STRONG, 1) if made is None else Decision(made)
    return reason_for(at, found).why


def test_reasons_for_what_is_laid_and_taken() -> None:
    assert why(f"{HAND} 7G", phase="play") is Why.CONTRACT
    assert why(HAND, discard=["W"]) is Why.TAKE_JOKER
    assert why(HAND, discard=["7Y"]) is Why.TAKE_NEARER
    assert why(HAND, discard=["3B"]) is Why.UPCARD_NO_NEARER
    assert why(HAND, discard=["SK"]) is Why.UPCARD_BARRED
    assert why(HAND, discard=[]) is Why.NO_UPCARD
    down: dict[str, Any] = {"table": [SET_OF_NINES], "down": ["A", "B"]}
    assert why("12R 9Y 3B", phase="play", **down) is Why.LAY_OFF
    assert why("12R 3B", discard=["9Y"], **down) is Why.TAKE_FITS
    assert why("12R 3B", discard=["8Y"], **down) is Why.UPCARD_NO_USE


def test_reasons_for_a_skip_say_whom_it_hits() -> None:
    down: dict[str, Any] = {"phase": "play", "table": [SET_OF_NINES], "down": ["A", "B"]}
    hands = {"A": ["SK", "12R"], "B": ["1G", "2G"], "C": ["1G"] * 10}
    assert why("", hands=hands, **down) is Why.SKIP_NEAREST
    at = seen("", hands=hands, **down)
    told = reason_for(at, think(at, Strength.STRONG, 1))
    assert [(one.saw, one.seat, one.number) for one in told.remarks] == [("few-cards", 1, 2)]
    assert why("", Discard(SKIP, 2), hands=hands, **down) is Why.SKIP_LONGER
    two: dict[str, Any] = {"players": ["A", "B"], "hands": {"A": ["SK", "12R"], "B": ["1G", "2G"]}}
    assert why("", **two, **down) is Why.SKIP_AGAIN
    assert why("", Discard(SKIP), missed=["B"], **two, **down) is not Why.SKIP_AGAIN


def test_reasons_for_discards_look_at_numbers_of_any_colour() -> None:
    in_order = {"A": [1, 2, 3]}
    at = seen("3R 4B 5G 6Y 8R 9B 12Y 12R 1G 2B 2Y", phase="play", made=in_order)
    own = ideas_of(at.game)
    assert own.reason(at, Discard(card("12Y"))) is Why.NO_USE_FOR_CONTRACT
    assert own.reason(at, Discard(card("2Y"))) is Why.FEW_NEIGHBOURS
    assert card("5G") not in own.spare(at, card("12Y"))
    needed = own.reason(at, Discard(card("5G")))
    assert needed is Why.MISSED_LEAST


def test_a_phase_is_announced_because_it_is_nearest() -> None:
    keys: dict[str, Any] = {"phase": "announce", "options": {"order": "announced"}}
    assert why("1R 2R 3B 4G 5Y 6R 7B 9G 9B 12Y", **keys) is Why.ANNOUNCE
