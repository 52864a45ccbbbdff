"""What is tried out on the workbench: moves between groups, undo, and what is laid in the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.workbench.draft import GROUPS, Draft, Place, cards_of, is_moved
from engine.cards import Card, bare, cards, names
from engine.melds import MeldRules, Reading, read

_RULES = MeldRules(set_min=3, set_max=4, run_min=3, run_max=13, aces=frozenset({1, 14}))


def standing(cards: tuple[Card, ...]) -> Reading | None:
    return read(cards, _RULES)


def begun(table: str, hand: str) -> Draft:
    return Draft.initial(map(cards, table.split(" / ")), cards(hand))


def told(draft: Draft) -> str:
    """The groups in notation; an empty one is a hyphen."""
    return " / ".join(" ".join(names(cards_of(group))) or "-" for group in draft.groups)


def test_a_card_of_the_hand_goes_to_a_meld_and_is_put_in_order() -> None:
    draft = begun("4S 5S 6S", "KD 3S").moved((), (1,), 0, standing)
    assert told(draft) == "3S 4S 5S 6S"
    assert (draft.laid, draft.is_touched, draft.is_changed(0)) == ((1,), True, True)


def test_cards_of_several_groups_and_of_the_hand_make_a_new_one() -> None:
    draft = begun("4S 5S 6S 7S / 4H 5H 6H 7H", "7D 2C")
    draft = draft.moved((Place(0, 3), Place(1, 3)), (0,), None, standing)
    assert told(draft) == "4S 5S 6S / 4H 5H 6H / 7S 7H 7D"
    assert draft.table == (cards("4S 5S 6S"), cards("4H 5H 6H"), cards("7S 7H 7D"))


def test_chosen_cards_and_what_they_join_are_sorted() -> None:
    draft = begun("7S 7D 7C / 4H 5H 6H", "KH QH JH 2H 7H")
    assert names(cards_of(draft.chosen((), (0, 1, 2)))) == ["JH", "QH", "KH"]
    assert told(draft.moved((), (4,), 0, standing)) == "7S 7H 7D 7C / 4H 5H 6H"
    assert told(draft.moved((), (2, 3), 1, standing)).endswith("/ 2H 4H 5H 6H JH"), "no run yet"


def test_a_run_falls_apart_where_all_that_is_left_stands() -> None:
    draft = begun("2S 3S 4S 5S 6S 7S 8S", "").moved((Place(0, 3),), (), None, standing)
    assert told(draft) == "2S 3S 4S / 5S / 6S 7S 8S"


def test_a_run_that_would_not_stand_in_parts_waits_for_the_missing_card() -> None:
    draft = begun("5S JK=6S 7S", "6S").moved((Place(0, 1),), (), None, standing)
    assert told(draft) == "5S 7S / JK=6S"
    assert told(draft.moved((), (0,), 0, standing)) == "5S 6S 7S / JK=6S"


def test_a_joker_keeps_what_it_stands_for_while_it_can_and_is_read_anew_when_it_cannot() -> None:
    draft = begun("7S 8S JK=9S", "10S 9S")
    assert told(draft.moved((), (0,), 0, standing)) == "7S 8S JK=9S 10S"
    assert told(draft.moved((), (1,), 0, standing)) == "7S 8S 9S JK=10S"


def test_a_group_can_be_read_otherwise() -> None:
    draft = begun("7S 8S JK=9S", "").declared(0, cards("JK=6S 7S 8S"))
    assert told(draft) == "JK=6S 7S 8S"
    assert draft.is_touched


def test_cards_of_the_hand_go_back_to_it_and_those_of_the_table_do_not() -> None:
    draft = begun("4S 5S 6S", "7S 8S").moved((), (0, 1), 0, standing)
    back = draft.returned((Place(0, 0), Place(0, 4)), standing)
    assert (told(back), back.laid) == ("4S 5S 6S 7S", (0,))


def test_an_emptied_group_keeps_the_numbers_of_the_others() -> None:
    draft = begun("4S 5S 6S / 7S 8S 9S", "")
    places = [Place(0, at) for at in range(3)]
    assert told(draft.moved(places, (), 1, standing)) == "- / 4S 5S 6S 7S 8S 9S"
    assert draft.moved(places, (), 1, standing).table == (cards("4S 5S 6S 7S 8S 9S"),)


def test_every_step_is_undone_and_all_of_them_at_once() -> None:
    first = begun("4S 5S 6S", "7S 8S").moved((), (0,), 0, standing)
    second = first.moved((), (1,), 0, standing)
    assert (second.undone(), second.undone().undone().is_touched) == (first, False)
    everything = second.taken_back()
    assert (everything.is_touched, everything.undone().groups) == (False, second.groups)


def test_what_moves_nothing_is_no_step() -> None:
    draft = begun("4S 5S 6S", "7S")
    assert draft.moved((Place(0, 1),), (), 0, standing) == draft
    assert draft.moved((Place(4, 1), Place(0, 9)), (5,), None, standing) == draft
    assert (draft.returned((Place(0, 0),), standing), draft.undone()) == (draft, draft)


def test_the_mark_tells_drafts_apart_and_is_the_same_for_the_same() -> None:
    draft = begun("4S 5S 6S", "7S 3S")
    above, below = draft.moved((), (0,), 0, standing), draft.moved((), (1,), 0, standing)
    marks = {draft.mark, above.mark, below.mark, begun("4H 5H 6H", "7S 3S").mark}
    assert len(marks) == 4
    assert (is_moved(draft.mark), is_moved(above.mark)) == (False, True)
    assert below.undone().moved((), (0,), 0, standing).mark == above.mark
    assert len(above.mark) <= 7


def test_a_draft_fits_its_table_also_when_a_card_was_drawn_and_no_other() -> None:
    draft = begun("4S 5S 6S", "7S")
    table = [cards("4S 5S 6S")]
    assert draft.fits(table, cards("7S"))
    assert draft.fits(table, cards("7S KD"))
    assert not draft.fits(table, cards("KD 7S"))
    assert not draft.fits([*table, cards("9S 9H 9D")], cards("7S"))
    assert draft.with_hand(cards("7S KD")).moved((), (1,), None, standing).laid == (1,)


def test_a_found_table_keeps_numbers_and_takes_from_the_hand_what_the_table_lacks() -> None:
    draft = begun("4S 5S 6S 7S / 4H 5H 6H 7H", "4S 7D 7C")
    found = draft.laid_out(map(cards, ("7S 7H 7D 7C", "4H 5H 6H", "4S 5S 6S")))
    assert told(found) == "4S 5S 6S / 4H 5H 6H / 7S 7H 7D 7C"
    assert (found.laid, found.undone()) == ((1, 2), draft)


def test_a_table_of_cards_that_are_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="do not hold"):
        begun("4S 5S 6S", "7S").laid_out((cards("4S 5S 6S 7S 8S"),))


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("move", "return", "undo", "all back")),
        st.sets(st.tuples(st.integers(0, 7), st.integers(0, 5)), max_size=4),
        st.sets(st.integers(0, 6), max_size=3),
        st.one_of(st.none(), st.integers(0, 8)),
    ),
    max_size=12,
)


@settings(max_examples=60)
@given(steps=STEPS)
def test_whatever_is_tried_no_card_is_lost_or_made_and_all_of_it_can_be_undone(
    steps: list[tuple[str, set[tuple[int, int]], set[int], int | None]],
) -> None:
    draft = begun("2S 3S 4S 5S 6S 7S 8S / 4H 5H JK=6H / KD KH JK", "9S 3H 7H KC 2D JK")
    lay = sorted(bare(card) for cards in draft.melds for card in cards)
    for what, places, held, target in steps:
        taken = [Place(*place) for place in sorted(places)]
        match what:
            case "move":
                draft = draft.moved(taken, sorted(held), target, standing)
            case "return":
                draft = draft.returned(taken, standing)
            case "undo":
                draft = draft.undone()
            case _:
                draft = draft.taken_back()
        lies = sorted(bare(card) for cards in draft.table for card in cards)
        mine = [bare(draft.hand[place]) for place in draft.laid]
        assert lies == sorted([*lay, *mine])
        assert len(set(draft.laid)) == len(draft.laid)
    while draft.before:
        draft = draft.undone()
    assert not draft.is_touched


def moved(draft: Draft, places: tuple[Place, ...], held: tuple[int, ...], to: int | None) -> Draft:
    after = draft.moved(places, held, to, standing)
    assert after is not None
    return after


def test_there_is_room_for_as_many_groups_as_can_be_shown_and_no_more() -> None:
    hand = (*range(52), *range(52))
    draft = Draft.initial([cards("4S 5S 6S 7S 8S 9S 10S")], hand)
    for at in range(GROUPS - 1):
        draft = moved(draft, (), (at,), None)
    assert len(draft.numbers()) == GROUPS
    assert draft.moved((), (60,), None, standing) is None
    assert draft.moved((Place(0, 3),), (), 1, standing) is None, "the run would fall apart"
    assert len(moved(draft, (), (60,), 1).numbers()) == GROUPS
    back = draft.returned((Place(1, 0),), standing)
    assert moved(back, (), (60,), None).numbers() == draft.numbers(), "its number is free again"


def test_a_run_that_falls_apart_again_and_again_takes_no_more_numbers() -> None:
    draft = begun("2S 3S 4S 5S 6S 7S 8S / 5H 5D 5C", "")
    for _ in range(300):
        draft = moved(draft, (Place(0, 3),), (), 1)
        lies = [number for number in draft.numbers() if number > 1]
        places = tuple(Place(number, at) for number in lies for at in range(3))
        draft = moved(draft, (*places, Place(1, 3)), (), 0)
    assert len(draft.groups) == 3
