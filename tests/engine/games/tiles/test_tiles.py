"""Tile Rummy: what its vectors do not tell. What is true of every game is tested over all games."""

import pytest

from engine.analysis.players import think
from engine.cards import JOKER, bare
from engine.computer.strength import Strength
from engine.errors import IllegalMove, Reason
from engine.events import Drew, TurnStarted
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import KNOWN, game
from engine.games.tiles.rules import DECK, RULEBOOKS, DealsWon, TilesDeals, TilesOwn
from engine.melds import Meld, in_common, read
from engine.moves import Draw, Rearrange
from engine.notation.position import read_position
from engine.notation.reading import NotationError
from engine.notation.replay import replay
from engine.observation import Observation
from engine.options import WrongOption, read_options, write_options
from engine.phase import Phase
from engine.play import advance, decide, start
from engine.rearranging.jokers import locked, places_of
from engine.rearranging.new_table import JOKER_LAID, TOUCHED, opening_worth
from engine.shuffle import open_deal
from engine.state import State
from tests.each import each
from tests.engine.games.test_move_trees import tree
from tests.engine.tables import Json


def tiles(**options: object) -> Game:
    return game("tiles", read_options(KNOWN["tiles"], options))


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(DECK.parse, text.split()))


def melds(rules: Game, *texts: str) -> tuple[Meld, ...]:
    found = [read(cards(text), rules.melds) for text in texts]
    return tuple(in_common(one) for one in found if one is not None)


# Tiles and options.


def test_tiles_1_3_every_tile_is_read_as_it_is_written() -> None:
    for card in {*tiles().pack(2), JOKER}:
        assert DECK.parse(DECK.name(card).lower()) == card
    assert DECK.names(cards("13k 1R jk jk=7y")) == ["13K", "1R", "JK", "JK=7Y"]


@each("wrong", ["14R", "0R", "7G", "3S", "AR", "JR", "TB", "JK=14R", "JK=JK", ""])
def test_tiles_1_3_a_tile_that_does_not_exist_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="is not a card; write a number and a colour such as 13R"):
        DECK.parse(wrong)


@each(("options", "seats"), [({}, range(2, 5)), ({"copies": 3}, range(2, 7))])
def test_tiles_1_1_players(options: dict[str, object], seats: range) -> None:
    assert tiles(**options).seats == seats


@each("rulebook", RULEBOOKS)
def test_tiles_9_an_option_given_by_itself_wins_over_the_rulebook(rulebook: str) -> None:
    chosen = read_options(KNOWN["tiles"], {"rulebook": rulebook, "joker_moves": "fixed"})
    assert chosen.joker_moves == "fixed"
    assert chosen.initial_meld == RULEBOOKS[rulebook].initial_meld


def test_tiles_8_1_the_end_may_be_left_open_and_is_written_so() -> None:
    chosen = read_options(KNOWN["tiles"], {"end": None})
    assert write_options(chosen)["end"] is None
    hands = read_options(KNOWN["tiles"], {"end": {"mode": "hands", "hands": 4}})
    assert hands.end == TilesDeals(4)
    with pytest.raises(WrongOption):
        read_options(KNOWN["tiles"], {"end": "hands"})


# Turns.


def test_tiles_3_2_each_drawn_tile_is_seen_by_its_player_alone() -> None:
    rules = tiles(draws=3)
    table = start(rules, 2)
    state = evolve(table, open_deal(rules, table, b"tiles".ljust(32)))
    assert state.phase is Phase.PLAY
    events = decide(rules, state, state.turn, Draw())
    assert [type(event) for event in events] == [Drew] * 3 + [TurnStarted]
    for event in events[:3]:
        assert isinstance(event, Drew)
        assert event.seen_by(event.player) == event
        assert DECK.name(event.seen_by(1 - event.player).card) == "??"


@each("phase", ["draw", "play"])
def test_tiles_10_a_position_is_one_in_play(phase: str) -> None:
    given = {"game": "tiles", "players": ["A", "B"], "phase": phase}
    assert read_position(given).state.phase is Phase.PLAY


@each("key", ["taken", "discard"])
def test_tiles_10_a_position_has_no_other_keys(key: str) -> None:
    with pytest.raises(NotationError):
        read_position({"game": "tiles", "players": ["A", "B"], key: ["7R"]})


def table(rack: str, lie: str, stock: str, **keys: object) -> Json:
    """A's turn; the others hold two odd tiles each."""
    return {
        "game": "tiles",
        "players": ["A", "B", "C"],
        "turn": "A",
        "hands": {"A": rack.split(), "B": ["12K", "4K"], "C": ["13K", "9Y"]},
        "stock": stock.split(),
        "table": [{"cards": one.split()} for one in lie.split(" / ") if one],
        "opened": ["A", "B", "C"],
    } | keys


LAY = table("8R 13B", "5R 6R 7R / 8B 8Y 8K", "2Y")
# 8R lies on either meld, or a tile is drawn: 3. Then B draws, after each laying, or passes, after
# the draw: 3. After A's laying and B's draw C passes, 2; after A's draw and B's pass C passes: 1.
# Then A lays 8R on either meld after the draw, or passes: 3; else A passes: 2.
LATER = table("9R", "5R 6R 7R", "8R", options={"lay_after_draw": True})
# A draws: 1. Then A lays 8R, or passes: 2. B passes after each: 2. C passes after each: the third
# pass in a row ends the hand where nobody laid: 2. Then A lays 9R, or passes: 2.


@each(("at", "counted"), [(LAY, [3, 3, 3, 5]), (LATER, [1, 2, 2, 2, 2])], ids=["lay", "later"])
def test_move_tree(at: Json, counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted


# What screens ask.


def test_tiles_5_6_what_counts_of_a_draft_so_far() -> None:
    rules = tiles()
    assert rules.common is not None
    lie = melds(rules, "5R 6R 7R")

    def worth(*groups: str, **options: object) -> int:
        other = tiles(**options)
        assert other.common is not None
        return opening_worth([cards(one) for one in groups], lie, other.melds, other.common)

    assert worth("5R 6R 7R") == 0
    assert worth("5R 6R 7R", "9B 9K 9Y", "12K 12R") == 27
    assert worth("5R 6R 7R 8R", "9B 9K 9Y") == TOUCHED
    assert worth("5R 6R 7R 8R", "9B 9K 9Y", opening="then") == 27
    assert worth("5R 6R 7R 8R", "9B 9K 9Y", opening="counts") == 27 + 26
    assert worth("5R 6R 7R", "9B JK 9Y", joker_in_opening=False) == JOKER_LAID


def test_tiles_5_4_melds_with_jokers_are_locked_and_places_tell_what_fills_them() -> None:
    rules = tiles(rulebook="tournament")
    lie = melds(rules, "5R 6R JK=7R", "9R 9B JK", "1K 2K 3K")
    assert rules.common is not None
    assert rules.common.places is not None
    assert locked(lie, rules.common) == {0, 1}
    assert locked(lie, tiles().common or rules.common) == frozenset()
    run, in_set = places_of(lie, rules.common.places)
    assert (run.meld, run.fills) == (0, (cards("7R"),))
    assert (in_set.meld, in_set.card, in_set.fills) == (1, None, (cards("9Y 9K"),))


@each(
    ("how", "stands_for"),
    [("replaced", cards("7R")[0]), ("fixed", cards("7R")[0]), ("locked", cards("7R")[0])],
)
def test_tiles_5_4_a_refusal_tells_what_the_joker_stood_for(how: str, stands_for: int) -> None:
    given = table("4R 8B 8Y 1Y", "5R 6R JK=7R 8R", "2Y", options={"joker_moves": how})
    state = read_position(given).state
    move = Rearrange((cards("4R 5R 6R"), cards("8R 8B 8Y JK")))
    with pytest.raises(IllegalMove) as refused:
        decide(tiles(joker_moves=how), state, 0, move)
    assert refused.value.reason is Reason.JOKER_MOVED
    assert refused.value.facts == {"stands_for": stands_for, "how": how}
    assert refused.value.rule == "5.4"


def test_tiles_1_3_a_refused_opening_calls_a_number_by_its_number() -> None:
    lie, rules = "11R 11B JK / 4R 5R 6R", {"opening": "counts"}
    given = table("11Y 9K", lie, "2Y", options=rules, opened=[])
    move = Rearrange((cards("11R 11B 11Y"), cards("4R 5R 6R JK=7R")))
    with pytest.raises(IllegalMove) as refused:
        decide(tiles(**rules), read_position(given).state, 0, move)
    assert refused.value.reason is Reason.JOKER_MOVED
    assert refused.value.facts == {"stands_for": "11", "how": "fixed"}


# Whole games.


def total(state: State) -> int:
    lie = [bare(card) for meld in state.melds for card in meld.cards]
    return len(lie) + len(state.stock) + sum(map(len, state.hands))


@each("rulebook", RULEBOOKS)
def test_tiles_11_whole_hands_of_computers_keep_what_has_to_stay(rulebook: str) -> None:
    rules = tiles(rulebook=rulebook, hand_size=10)
    table_ = start(rules, rules.seats[-1])
    state = evolve(table_, open_deal(rules, table_, rulebook.encode().ljust(32)))
    every = total(state)
    while state.phase is not Phase.OVER:
        seat, before = state.turn, state
        move = think(Observation.at(rules, state, seat), Strength.EASY).move
        _, state = advance(rules, state, seat, move)
        assert total(state) == every
        assert all(read(meld.cards, rules.melds) is not None for meld in state.melds)
        assert len(state.hands[seat]) <= len(before.hands[seat]) + 1
        laid, lay = (sum(len(meld.cards) for meld in one.melds) for one in (state, before))
        assert laid >= lay
    assert state.result is not None
    assert sum(state.result.scores) == 0
    own = state.result.own
    assert isinstance(own, TilesOwn)
    assert sum(own.hands_won) >= 1


def test_tiles_8_hands_won_are_carried_into_the_next_deal() -> None:
    given = table("8R", "5R 6R 7R", "2Y", won={"B": 1})
    position = read_position(given)
    _, state = advance(position.game, position.state, 0, Rearrange((cards("5R 6R 7R 8R"),)))
    following = evolve(state, open_deal(position.game, state, b"next".ljust(32)))
    assert following.recall(DealsWon).won == (1, 1, 0)
    assert (following.dealer, following.turn, following.deal_no) == (0, 1, 2)
    assert following.scores == state.scores != (0, 0, 0)


def test_tiles_10_other_games_know_no_such_tiles() -> None:
    with pytest.raises(NotationError, match="'13R' is not a card; write a rank and a suit"):
        read_position({"game": "manipulation", "players": ["A", "B"], "hands": {"A": ["13R"]}})
    moves = [{"by": "A", "move": "rearrange", "table": [["7S", "8S", "9S"]]}]
    with pytest.raises(NotationError, match="'7S' is not a card"):
        replay({"position": {"game": "tiles", "players": ["A", "B"]}, "moves": moves})
