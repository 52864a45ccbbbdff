"""Ten Phases: what its vectors do not tell. What is true of every game is tested over all games."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine.analysis.players import choose
from engine.cards import JOKER, bare
from engine.colour_melds import ColourMelds
from engine.events import Dealt
from engine.evolve import evolve
from engine.game import Game
from engine.games.phases.book import Phases, PhasesOwn
from engine.games.phases.layouts import phase_layouts
from engine.games.phases.rules import DECK, RULEBOOKS, TABLES, PhasesOptions, pack, table_of
from engine.games.registry import REGISTRY, game
from engine.goal import phase_slot
from engine.melds import MeldKind, Slot
from engine.moves import Announce, Discard, Draw, LayOff, MakeContract, Move, Take
from engine.notation.position import read_position
from engine.notation.reading import NotationError
from engine.notation.replay import replay
from engine.observation import Observation
from engine.options import WrongOption, read_options
from engine.phase import Phase
from engine.play import advance, offers, start
from engine.result import Ending
from engine.shuffle import new_stock, open_deal
from engine.state import State
from engine.steps.skips import SKIP, Skips
from tests.each import each

LISTING = REGISTRY["phases"]


def phases(**options: object) -> Game:
    return game("phases", read_options(LISTING, options))


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(DECK.parse, text.split()))


# The deck.


def test_phases_1_3_every_card_is_read_as_it_is_written() -> None:
    for card in {*pack(PhasesOptions()), JOKER}:
        assert DECK.parse(DECK.name(card).lower()) == card
    assert DECK.names(cards("12y 1R w W=7 sk")) == ["12Y", "1R", "W", "W=7", "SK"]


@each("wrong", ["13R", "0R", "7K", "JK", "W=13", "W=7R", "AS", "SK=3", ""])
def test_phases_10_a_card_that_does_not_exist_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="is not a card; write a number and a colour such as 12R"):
        DECK.parse(wrong)


def test_other_games_know_no_cards_of_this_one() -> None:
    with pytest.raises(NotationError, match="'7R' is not a card; write a rank and a suit"):
        read_position({"game": "basic", "players": ["A", "B"], "hands": {"A": ["7R"]}})
    with pytest.raises(NotationError, match="'7S' is not a card; write a number and a colour"):
        read_position({"game": "phases", "players": ["A", "B"], "hands": {"A": ["7S"]}})


@each("move", [{"move": "discard", "card": "7S", "skip": "B"}])
def test_other_games_know_no_keys_of_its_moves(move: dict[str, str]) -> None:
    given = {"game": "basic", "players": ["A", "B"], "phase": "play"}
    with pytest.raises(NotationError, match="move 'discard' has no key 'skip'"):
        replay({"position": given, "moves": [{"by": "A", **move}]})


def test_phases_10_a_skip_that_names_nobody_is_an_error() -> None:
    given = {"game": "phases", "players": ["A", "B"], "phase": "play"}
    move = {"by": "A", "move": "discard", "card": "SK", "skip": "Z"}
    with pytest.raises(NotationError, match="'skip' names 'Z', who is not a player"):
        replay({"position": given, "moves": [move]})


# Options.


@each("rulebook", RULEBOOKS)
def test_phases_3_1_no_rulebook_asks_for_more_than_anybody_holds(rulebook: str) -> None:
    assert LISTING.clash(RULEBOOKS[rulebook]) is None


@each(
    ("options", "why"),
    [
        ({"hand_size": 7}, "phase 6 asks for 9 cards, and nobody holds more than 8"),
        ({"phases": [["set2"], ["run12"]]}, "phase 2 asks for 12 cards"),
        ({"phases": []}, "phases are a list of one at least"),
        ({"phases": [["set1"]]}, "'set1' is no slot"),
        ({"phases": [["run2"]]}, "'run2' is no slot"),
        ({"phases": [["run13"]]}, "'run13' is no slot"),
        ({"phases": [["colour1"]]}, "'colour1' is no slot"),
        ({"phases": [[]]}, "is no phase"),
        ({"wilds": 17}, "option wilds of Ten Phases cannot be 17"),
    ],
)
def test_phases_3_1_options_that_are_refused(options: dict[str, object], why: str) -> None:
    with pytest.raises(WrongOption, match=why):
        phases(**options)


def test_phases_9_the_rulebook_of_twenty_has_ten_phases_more() -> None:
    assert "; ".join(" ".join(slots) for slots in TABLES["twenty"][10:]) == (
        "set2 set2 set2 set2; set4 run5; set5 run5; run4 colour4; run5 colour4; run10; set4 set5; "
        "colour9; set6 set2; set6 set3"
    )


def test_phases_3_1_a_table_of_ones_own() -> None:
    given = [["colour_run3", "set2"], ["colour2"]]
    assert table_of(read_options(LISTING, {"phases": given, "hand_size": 7})) == (
        ("colour_run3", "set2"),
        ("colour2",),
    )


# Positions.


@each(
    ("keys", "why"),
    [
        ({"made": {"A": list(range(1, 11))}}, "'made' has all phases for a player"),
        ({"made": {"A": [11]}}, "'made' has numbers from 1 to 10"),
        ({"made": {"A": 3}}, "'made' is a list of numbers"),
        ({"laid": {"A": 0}}, "'laid' has numbers from 1 to 10"),
        ({"playoff": ["Z"]}, "'playoff' names 'Z', who is not a player"),
        ({"skips": {"Z": 1}}, "'skips' names 'Z', who is not a player"),
        ({"phase": "announce"}, "'phase' of phases is draw, play, over, not announce"),
        ({"table": [{"owner": "A", "cards": ["3R", "3B"]}]}, "needs the key 'table.0.kind'"),
        ({"table": [{"owner": "A", "kind": "set", "cards": ["W", "W"]}]}, "W, W is not a set"),
    ],
)
def test_phases_10_positions_that_are_none(keys: dict[str, object], why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read_position({"game": "phases", "players": ["A", "B"], **keys})


# Deals.


def first_deal(rules: Game, seats: int, *, upcard: int) -> tuple[Dealt, State]:
    """A deal with such a card as its upcard."""
    table = start(rules, seats)
    for number in range(1000):
        dealt = open_deal(rules, table, number.to_bytes(32))
        if dealt.discard[0] == upcard:
            return dealt, evolve(table, dealt)
    raise AssertionError("no such deal")


def test_phases_2_3_a_skip_card_as_the_first_upcard_takes_the_first_turn() -> None:
    dealt, state = first_deal(phases(), 3, upcard=SKIP)
    assert (dealt.dealer, dealt.starter) == (0, 2)
    assert (state.turn, state.turn_no, state.recall(Skips).missed) == (2, 1, (1,))


def test_phases_3_2_all_announce_before_the_first_turn() -> None:
    rules = phases(order="announced")
    dealt, state = first_deal(rules, 3, upcard=SKIP)
    assert (dealt.starter, state.phase) == (1, Phase.ANNOUNCE)
    for seat, number in ((1, 8), (2, 1), (0, 3)):
        assert (state.turn, state.turn_no) == (seat, 1)
        assert list(offers(rules, state, seat)) == [Announce(n) for n in range(1, 11)]
        _, state = advance(rules, state, seat, Announce(number))
    assert (state.turn, state.phase, state.turn_no) == (2, Phase.DRAW, 1)
    assert state.recall(Skips).missed == (1,)
    assert state.recall(Phases).announced == ((1, 8), (2, 1), (0, 3))


@each("order", ["fixed", "free", "announced"])
def test_phases_8_2_a_play_off_is_dealt_to_those_who_are_equal(order: str) -> None:
    rules = phases(order=order)
    given = {
        "game": "phases",
        "players": ["A", "B", "C", "D"],
        "dealer": "A",
        "turn": "B",
        "phase": "play",
        "options": {"order": order},
        "hands": {"B": ["1R"], "D": []},
        "made": {name: list(range(1, 10)) for name in "BD"},
        "laid": {"B": 10, "D": 10},
        "down": ["B", "D"],
        "scores": {"A": 4, "B": 20, "C": 9, "D": 20},
    }
    at = read_position(given)
    _, state = advance(rules, at.state, 1, Discard(cards("1R")[0]))
    assert state.result is not None
    assert isinstance(state.result.own, PhasesOwn)
    assert (state.result.own.playoff, state.result.next_starter) == ((1, 3), 3)
    dealt = open_deal(rules, state, bytes(32))
    assert [len(hand) for hand in dealt.hands] == [0, 10, 0, 10]
    assert (dealt.dealer, dealt.phase) == (1, None)
    state = evolve(state, dealt)
    assert {rules.goals.for_seat(state, seat) for seat in (1, 3)} == {rules.goals.numbered[9]}
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        _, state = advance(rules, state, state.turn, Draw())
        _, state = advance(rules, state, state.turn, Discard(_plain(state.hands[state.turn])))
    assert turns == [dealt.starter, 4 - dealt.starter] * 2


def _plain(hand: tuple[int, ...]) -> int:
    """A card that is neither wild nor a skip."""
    return next(card for card in hand if card not in (JOKER, SKIP))


def next_move(rules: Game, state: State, chance: Random) -> Move:
    """Lays whatever can be laid, else takes or throws something."""
    found = list(offers(rules, state, state.turn))
    laying = [move for move in found if isinstance(move, MakeContract | LayOff)]
    return laying[0] if laying else chance.choice(found)


@each("rulebook", ["standard", "masters", "arkansas", "float", "next"])
def test_a_whole_game_ends_when_somebody_has_made_all_phases(rulebook: str) -> None:
    options = replace(RULEBOOKS[rulebook], phases=TABLES["short"], hand_size=12, wilds=16)
    rules, chance = game("phases", options), Random(rulebook)
    state = start(rules, 3)
    while state.result is None or not state.result.game_over:
        before = {} if state.result is None else dict(enumerate(state.result.own.made))
        state = evolve(state, open_deal(rules, state, chance.randbytes(32)))
        assert state.deal_no < 100
        while state.phase is not Phase.OVER:
            _, state = advance(rules, state, state.turn, next_move(rules, state, chance))
        assert isinstance(state.result.own, PhasesOwn)
        for seat, made in enumerate(state.result.own.made):
            assert set(before.get(seat, ())) <= set(made)
            assert len(made) <= len(before.get(seat, ())) + 1
    result = state.result
    done = [seat for seat, made in enumerate(result.own.made) if len(made) == 5]
    assert set(result.winners) <= set(done)
    assert [result.places[seat] for seat in result.winners] == [1] * len(result.winners)


@each("rulebook", ["standard", "masters", "arkansas", "float"])
def test_plain_players_end_a_game_in_as_many_deals_as_it_is_said_to_take(rulebook: str) -> None:
    options = replace(RULEBOOKS[rulebook], phases=TABLES["short"])
    rules, chance = game("phases", options), Random(rulebook)
    state = start(rules, 3)
    while state.result is None or not state.result.game_over:
        seed = chance.randbytes(32)
        state = evolve(state, open_deal(rules, state, seed))
        while state.phase is not Phase.OVER:
            move = choose(Observation.at(rules, state, state.turn))
            number = state.turn_no
            _, state = advance(
                rules, state, state.turn, move, new_stock(rules, state, seed, number)
            )
        assert state.result is not None
        assert state.result.ended_by is Ending.OUT
        assert state.deal_no <= 20


# What is offered of phases is all that there is.

LAYOUTS = 60

ROWS = (
    *TABLES["twenty"],
    ("colour_run4", "set3"),
    ("colour_run3", "colour3"),
    ("run3", "run3", "set2"),
    ("colour_run3", "run4", "colour3"),
)


def can_lay(hand: tuple[int, ...], slots: tuple[Slot, ...], rules: ColourMelds) -> bool:
    """Whether some choice of cards fills the slots, all choices tried."""
    if not slots:
        return True
    for chosen in set(combinations(sorted(hand), slots[0].least)):
        if rules.read_as(slots[0].kind, chosen) is not None:
            rest = list(hand)
            for card in chosen:
                rest.remove(card)
            if can_lay(tuple(rest), slots[1:], rules):
                return True
    return False


def test_phases_6_layouts_are_found_just_where_there_are_some() -> None:
    chance, found, asked = Random(30), 0, 0
    while asked < LAYOUTS:
        slots = tuple(map(phase_slot, chance.choice(ROWS)))
        needed = sum(slot.least for slot in slots)
        if needed > 9:
            continue
        asked += 1
        if chance.random() < 1 / 2:
            slots = tuple(slot._replace(most=slot.least) for slot in slots)
        rules = ColourMelds(chance.choice([1, 1, 2]), chance.random() < 1 / 3)
        numbers = chance.choice([4, 6, 12])
        some = [card for card in pack(PhasesOptions(wilds=8)) if card % 13 < numbers]
        hand = tuple(chance.sample(some, chance.choice([needed, 10])))
        layouts = phase_layouts(hand, slots, rules, lambda card: 5)
        assert bool(layouts) == can_lay(hand, slots, rules), (hand, slots, rules)
        for melds in layouts:
            found += 1
            assert rules.fulfil(slots, melds) is not None
            rest = list(hand)
            for card in map(bare, (card for meld in melds for card in meld)):
                rest.remove(card)
    assert found


def test_phases_6_2_surplus_cards_that_fit_are_offered_with_the_phase() -> None:
    slots = tuple(map(phase_slot, ("set3", "run4")))
    hand = cards("5R 5B 5G 5Y 6R 7R 8R 9R 1B SK")
    [best, *_] = phase_layouts(hand, slots, ColourMelds(), lambda card: 5)
    assert sum(map(len, best)) == 8
    exact = [slot._replace(most=slot.least) for slot in slots]
    [best, *_] = phase_layouts(hand, exact, ColourMelds(), lambda card: 5)
    assert [len(meld) for meld in best] == [3, 4]


def test_phases_6_4_a_full_circle_is_written_from_1() -> None:
    rules = ColourMelds(wrap=True)
    run = rules.read_as(MeldKind.RUN, cards("11R 12R 1R 2R 3R 4R 5R 6R W W W W"))
    assert run is not None
    assert DECK.names(run.cards)[:2] == ["1R", "2R"]
    assert DECK.names(run.cards)[6:10] == ["W=7", "W=8", "W=9", "W=10"]


def test_a_deal_that_is_called_off_scores_everybody() -> None:
    rules = phases()
    state = evolve(start(rules, 2), open_deal(rules, start(rules, 2), bytes(32)))
    result = rules.score(rules, state, Ending.EXHAUSTED, None)
    assert min(result.scores) > 0
    assert not result.game_over


def test_phases_4_1_2_a_skip_card_is_not_offered_from_the_pile() -> None:
    rules = phases()
    given = {"game": "phases", "players": ["A", "B"], "turn": "A", "discard": ["SK"]}
    at = read_position({**given, "stock": ["1R"], "hands": {"A": ["2R"]}})
    assert Take() not in list(offers(rules, at.state, 0))
