"""What a workbench says of the rules, and that what is chosen on it fits into a click (FACTS)."""

from bot.blocks.control import Click
from bot.screens.bench_panel import read_picks, write_picks
from bot.workbench.bench import Bench, Picks, bench_of, open_places, reader
from bot.workbench.draft import Draft, Read, changes
from engine.cards import cards, names
from engine.notation.position import read_position
from engine.observation import Observation


def knows(hand: str, *table: str, **keys: object) -> Observation:
    """A's turn at a table of two with these melds."""
    told = {
        "game": "manipulation",
        "players": ["A", "B"],
        "turn": "A",
        "phase": "play",
        "drawn": 1,
        "hands": {"A": hand.split(), "B": ["KS"]},
        "stock": ["2C", "3C", "4C"],
        "table": [{"cards": cards_.split()} for cards_ in table],
        **keys,
    }
    found = read_position(told)
    return Observation.at(found.game, found.state, 0)


def begun(mine: Observation) -> Draft:
    return Draft.initial([meld.cards for meld in mine.seen.melds], mine.hand)


def bench(hand: str, *table: str, held: tuple[int, ...] = (), **keys: object) -> Bench:
    mine = knows(hand, *table, **keys)
    return bench_of(mine, begun(mine), Picks(held=held))


def test_where_chosen_cards_fit_comes_first() -> None:
    found = bench("7S 9H", "4S 5S 6S", "7H 7D 7C", held=(0,))
    assert [one.number for one in found.targets if one.makes] == [0, 1]
    assert [one.number for one in found.targets] == [0, 1, None]
    assert found.points == 16


def test_a_way_to_lay_a_card_is_not_said_twice() -> None:
    mine = knows("7S 9H", "4S 5S 6S", "7H 7D 7C")
    added = (cards("7S 6S 5S 4S"), cards("7H 7D 7C"))
    other = (cards("4S 5S 6S"), cards("7H 7D 7C"), cards("7S 8S 9S"))
    picks = Picks(held=(0,), ways=(added, other))
    assert bench_of(mine, begun(mine), picks).ways == {1: other}


def test_manipulation_6_2_a_knock_needs_a_card_that_stays() -> None:
    assert bench("AS 2H").knock is not None
    assert bench("KS 2H").knock is None
    mine = knows("7S 2H", "4S 5S 6S")
    laid = begun(mine).moved((), (0,), None, lambda cards: None)
    assert bench_of(mine, laid, Picks()).knock is None, "it does not stand"


def test_manipulation_3_2_the_last_draw_is_told_before_it_is_made() -> None:
    assert not bench("KS 2H", drawn=1).draw_ends
    assert bench("KS 2H", drawn=2).draw_ends
    empty = bench("KS 2H", stock=[])
    assert (empty.draw, empty.can_pass) == (False, True)


def test_manipulation_4_4_a_joker_can_be_read_otherwise_where_its_group_was_changed() -> None:
    mine = knows("9S KD", "6S 7S JK=8S")
    assert bench_of(mine, begun(mine), Picks()).others == ()
    longer = begun(mine).moved((), (0,), 0, bench_reader(mine))
    others = bench_of(mine, longer, Picks()).others
    assert [names(one.cards) for one in others] == []
    swapped = knows("8S KD", "6S 7S JK=8S")
    draft = begun(swapped).moved((), (0,), 0, bench_reader(swapped))
    read = [names(one.cards) for one in bench_of(swapped, draft, Picks()).others]
    assert read == [["JK=5S", "6S", "7S", "8S"]]


def bench_reader(mine: Observation) -> Read:
    return reader(mine.game.melds)


def test_facts_limits_what_is_chosen_on_a_huge_table_fits_into_a_click() -> None:
    melds = [cards("4S 5S 6S")] * 34
    draft = Draft.initial(melds, cards("7S 8S 9S 10S JS") * 8)
    wished = Picks(tuple(range(40)), tuple(range(34)), tuple(open_places(draft, range(34))))
    picks = wished.within(draft)
    rest = write_picks(picks, draft)
    written = Click("a1b2c3d4e5", 0xFFFF, "bench-suggest", rest).write()
    assert len(Click("a1b2c3d4e5", 0xFFFF, "bench-cards", rest).write(0)) <= 100
    assert read_picks(written.split("|", 4)[4], draft) == picks
    assert (len(picks.held), len(picks.opened), len(picks.places)) == (25, 8, 24)


def test_a_click_on_another_draft_is_told_apart_and_nonsense_chooses_nothing() -> None:
    mine = knows("7S 9H", "4S 5S 6S")
    draft = begun(mine)
    moved = draft.moved((), (0,), 0, bench_reader(mine))
    assert read_picks(write_picks(Picks((0,)), draft), moved) is None
    assert read_picks(f"{draft.mark}.zz!.9.%", draft) == Picks()


def test_what_a_new_table_changes() -> None:
    lie = [cards("4S 5S 6S"), cards("7H 7D 7C")]
    found = changes(lie, [cards("7C 7D 7H"), cards("4S 5S 6S 7S")])
    assert (found.laid, found.kept, found.is_new) == (cards("7S"), frozenset({1}), False)
    assert changes(lie, [*lie, cards("KD KH KC")]).is_new
