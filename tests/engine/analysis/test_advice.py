"""Advice: the computer's own move, with a reason that is true of the cards on the table."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.players import choose
from engine.analysis.reasons import advise
from engine.cards import JOKER, parse, without
from engine.colour_melds import ColourMelds
from engine.computer.plain.advice import Advice, Why
from engine.facts import Down
from engine.game import Game
from engine.games.indian.ideas import IndianFeatures
from engine.games.phases.nearness import phase_of
from engine.games.registry import REGISTRY, game
from engine.hands import arrange, reach
from engine.hands.groups import value
from engine.melds import SETS_AND_RUNS, MeldKind
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Take,
    TakeRow,
)
from engine.notation.position import read_position
from engine.observation import Observation, facts_of, masked
from engine.phase import Phase
from engine.play import advance, decide, is_legal, may_act, offers, start
from engine.shuffle import open_deal
from engine.state import State, with_hand
from engine.steps.counted_draws import Draws
from tests.engine.games.dummy.dummy_tables import dummy
from tests.engine.random_play import apply, shuffled, tables
from tests.engine.tables import Json, position
from tests.examples import of_every_game
from tests.short_games import three_or_so


def advised(at: Json, seat: int = 0) -> Advice:
    rules, _, _, state = read_position(at)
    return advise(Observation.at(rules, state, seat))


def played(
    name: str, seats: int, seed: bytes, *, whole: bool = False
) -> Iterator[tuple[Game, State, int, Advice]]:
    """Every moment of the first deal of a game of computers, or of the ``whole`` game, with what
    each of them would do."""
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    state = start(rules, seats)
    while state.result is None or (whole and not state.result.game_over):
        luck = sha256(seed + bytes([state.deal_no])).digest() if state.deal_no else seed
        state = apply(state, (open_deal(rules, state, luck),))
        while state.phase is not Phase.OVER:
            seat = min(may_act(rules, state))
            advice = advise(Observation.at(rules, state, seat))
            yield rules, state, seat, advice
            state = apply(state, decide(rules, state, seat, advice.move, shuffled(luck, state)))


@pytest.mark.parametrize("name", sorted(REGISTRY))
@of_every_game(160)
@given(data=st.data())
def test_it_is_what_a_computer_would_do(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    for seat in may_act(match.game, state):
        seen = masked(state, seat)
        assert advise(Observation(match.game, seen, seat)).move == choose(
            Observation(match.game, seen, seat)
        )


def test_the_reasons_are_true_of_the_cards() -> None:
    seen = set()
    for name, listing in REGISTRY.items():
        # Rearranging takes long to think about, and has few reasons.
        rearranges = listing.build(listing.presets[listing.default]).common is not None
        # In the last of them a player of Gin takes the card with which they knock.
        for number in (0,) if rearranges else (0, 1, 2, 8):
            seed = sha256(f"{name} {number}".encode()).digest()
            for rules, state, seat, advice in played(name, three_or_so(name), seed):
                seen.add(advice.why)
                assert bears_out(rules, state, seat, advice), (advice, state.hands[seat])
    assert seen >= {
        *(Why.UPCARD_NO_NEARER, Why.UPCARD_NO_USE, Why.ROW_NO_MELD, Why.ROW_NOT_WORTH),
        *(Why.TAKE_NEARER, Why.TAKE_MELDS, Why.ROW_WORTH, Why.MAY_I_NEARER),
        *(Why.DECLINE_NO_NEARER, Why.CONTRACT, Why.LAY, Why.LAY_OFF, Why.KNOCK),
        *(Why.TAKE_KNOCK, Why.KNOCK_SOON, Why.LEAST_LEFT),
        *(Why.NO_NEIGHBOURS, Why.NO_USE_FOR_CONTRACT, Why.FEW_NEIGHBOURS, Why.DEAR_AND_SAFE),
    }


DECISIONS: Mapping[str, Mapping[Phase, set[type[Move]]]] = {
    "basic": {Phase.DRAW: {Draw, Take}, Phase.PLAY: {LayDown, LayOff, Discard}},
    "contract": {
        Phase.DRAW: {Draw, Take},
        Phase.MAY_I: {MayI, Pass},
        Phase.PLAY: {MakeContract, LayDown, LayOff, Discard},
    },
    "shanghai": {
        Phase.DRAW: {Draw, Take},
        Phase.MAY_I: {MayI, Pass},
        Phase.PLAY: {MakeContract, LayDown, LayOff, Discard},
    },
    "dummy": {Phase.DRAW: {Draw, TakeRow}, Phase.PLAY: {LayDown, LayOff, Knock, Discard}},
    "rummy500": {Phase.DRAW: {Draw, TakeRow}, Phase.PLAY: {LayDown, LayOff, Discard}},
    "gin": {
        Phase.OFFER: {Pass, Take},
        Phase.DRAW: {Draw, Take},
        Phase.PLAY: {Knock, Discard},
    },
    "indian": {Phase.DRAW: {Draw, Take}, Phase.PLAY: {Declare, Discard}},
    "manipulation": {Phase.DRAW: {Draw}, Phase.PLAY: {Draw, Rearrange, KnockOnTable}},
}
"""What one is asked in a game, and what computers do with it again and again."""
GAMES = {"gin": 2, "dummy": 3}
"""So many games are played; of others one."""
_LONG = {*DECISIONS} - {"basic"}


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.long] * (name in _LONG)) for name in sorted(DECISIONS)],
)
def test_a_whole_game_has_advice_that_is_true_at_every_decision(name: str) -> None:
    seen: dict[Phase, set[type[Move]]] = {}
    for number in range(GAMES.get(name, 1)):
        seed = sha256(f"whole {name} {number}".encode()).digest()
        for rules, state, seat, advice in played(name, three_or_so(name), seed, whole=True):
            seen.setdefault(state.phase, set()).add(type(advice.move))
            assert bears_out(rules, state, seat, advice), (advice, state.hands[seat])
    for phase, moves in DECISIONS[name].items():
        assert seen.get(phase, set()) >= moves, phase


def bears_out(rules: Game, state: State, seat: int, advice: Advice) -> bool:
    """Whether the reason is true, as the game plays."""
    told = is_true if rules.showdown is None else is_true_in_groups
    return told(rules, state, seat, advice)


def is_true_in_groups(rules: Game, state: State, seat: int, advice: Advice) -> bool:
    """That where hands are shown whole."""
    features = IndianFeatures(Observation.at(rules, state, seat))
    upcard, hand = next(reversed(state.discard), None), features.hand
    better = upcard is not None and features.cost_with(hand, upcard) < features.cost(hand)
    match advice.why, advice.move:
        case Why.DECLARE, Declare():
            return advice.move in offers(rules, state, seat)
        case Why.TAKE_JOKER, Take():
            return upcard is not None and features.is_wild(upcard)
        case Why.TAKE_MELDS, Take():
            return better
        case Why.TAKE_CHEAP, Take():
            dear = max(value(card, features.wild) for card in features.headway.rest)
            return better and upcard is not None and value(upcard, features.wild) < dear
        case Why.UPCARD_BARRED, Draw():
            return not is_legal(rules, state, seat, Take())
        case Why.NO_UPCARD, Draw():
            return upcard is None
        case Why.UPCARD_NO_USE, Draw():
            return is_legal(rules, state, seat, Take()) and not better
        case Why.STOCK_BETTER, Draw():
            return better
        case Why.LEAST_LEFT, Discard(card):
            return card in features.headway.rest
        case Why.MISSED_LEAST, Discard():
            return not features.headway.rest
    return False


def is_down(rules: Game, state: State, seat: int) -> bool:
    """Whether this seat may lay freely because of a first meld."""
    down = facts_of(rules, masked(state, seat)).get(Down)
    return down is not None and seat in down.seats


def is_true(rules: Game, state: State, seat: int, advice: Advice) -> bool:
    """Whether the cards bear the reason out, asked of the rules and of the searches themselves."""
    hand, upcard = state.hands[seat], state.discard[-1] if state.discard else None
    goal = rules.goals.for_seat(state, seat)
    down = is_down(rules, state, seat)

    def outside(cards: tuple[int, ...]) -> int:
        return arrange(cards, rules.melds, rules.points).points

    def can_lay_off(card: int) -> bool:
        held = state._replace(phase=Phase.PLAY, turn=seat, hands=with_hand(state, seat, (card, 0)))
        moves = (LayOff((card,), at) for at in range(len(state.melds)))
        return any(is_legal(rules, held, seat, move) for move in moves)

    def lacks(cards: tuple[int, ...]) -> int:
        assert goal is not None
        if isinstance(rules.melds, ColourMelds):
            phase = phase_of(goal.slots, rules.melds)
            return phase.missing(phase.held(cards))
        return reach(cards, goal, rules.melds).missing

    match advice.why, advice.move:
        case Why.UPCARD_NO_USE, _:
            assert upcard is not None
            # Who has laid a phase lays no more melds in the deal (PHASES 6.2).
            no_more = rules.goals.of_seat is not None and down
            no_meld = no_more or outside((*hand, upcard)) >= outside(hand)
            return no_meld and not can_lay_off(upcard)
        case Why.UPCARD_BARRED, _:
            return not is_legal(rules, state, seat, Take())
        case ((Why.UPCARD_NO_NEARER | Why.DECLINE_NO_NEARER), _) if not goal or goal.whole_hand:
            return goal is not None
        case Why.UPCARD_NO_NEARER, _:
            assert upcard is not None
            return lacks((*hand, upcard)) >= lacks(hand)
        case Why.TAKE_NEARER, _ if goal is not None and not goal.whole_hand:
            assert upcard is not None
            return lacks((*hand, upcard)) < lacks(hand)
        case Why.TAKE_FITS, _:
            return upcard is not None and can_lay_off(upcard)
        case Why.TAKE_MELDS, _:
            assert upcard is not None
            return outside((*hand, upcard)) < outside(hand)
        case Why.ALL_MELDED, _:
            return any(not outside(without(hand, (card,)) or ()) for card in hand)
        case Why.ROW_NO_MELD, _:
            return not list(offers(rules, state, seat, TakeRow))
        case ((Why.ROW_NOT_WORTH | Why.LET_IT_END), move):
            there = isinstance(move, Draw) and bool(list(offers(rules, state, seat, TakeRow)))
            return there or (isinstance(move, Pass) and not state.stock)
        case ((Why.NO_NEIGHBOURS | Why.NO_USE_FOR_CONTRACT), Discard(card)):
            others = [one for one in hand if one not in (card, JOKER)]
            wanted = None if goal is None or down else goal
            kinds = set(SETS_AND_RUNS) if wanted is None else {slot.kind for slot in wanted.slots}
            ranks = MeldKind.SET in kinds and any(one % 13 == card % 13 for one in others)
            suit = [one for one in others if one // 13 == card // 13]
            runs = MeldKind.RUN in kinds and any(abs(one - card) <= 2 for one in suit)
            right = not ranks and not runs and advice.points == rules.points(card)
            return right and (advice.why is Why.NO_NEIGHBOURS) is (wanted is None)
        case ((Why.DEAR | Why.DEAR_AND_SAFE), Discard(card)):
            somebody = any(meld.owner != seat for meld in state.melds)
            return somebody and advice.points == rules.points(card)
    return is_true_of_others(rules, state, seat, advice)


def is_true_of_others(rules: Game, state: State, seat: int, advice: Advice) -> bool:
    """The same of what answers May I, ends a deal, or belongs to a table of nobody."""
    hand, goal = state.hands[seat], rules.goals.of_deal.get(state.deal_no)
    match advice.why, advice.move:
        case Why.TAKE_KNOCK, _:
            taken = advance(rules, state, seat, Take())[1]
            return next(offers(rules, taken, seat, BigGin, Knock), None) is not None
        case Why.MAY_I_NEARER, _ if goal is not None and not goal.whole_hand:
            before, after = (
                reach(one, goal, rules.melds) for one in (hand, (*hand, state.discard[-1]))
            )
            return after.missing < before.missing
        case Why.DECLINE_FREE, _:
            return is_down(rules, state, seat)
        case Why.DECLINE_CLOSE, _:
            return any(meld.owner != seat for meld in state.melds)
        case Why.DECLINE_GROWN, _:
            return len(hand) > rules.hand_size(state.seats, state.deal_no)
        case Why.NO_KNOCK, _:
            return next(iter(offers(rules, state, seat, Knock)), None) is None
        case Why.NO_UPCARD, _:
            return not state.discard
        case Why.NOTHING_TO_LAY, _:
            return next(iter(offers(rules, state, seat, Rearrange)), None) is None
        case Why.DRAW_FIRST, _:
            return state.recall(Draws).drawn == 0
        case Why.KNOCK, Knock(card, melds, parts):
            laid = [*(melds or ()), *(part.cards for part in parts or ())]
            return sum(map(len, laid)) == len(hand) - 1
        case Why.KNOCK_SOON, Knock(card, melds):
            kept = without(hand, (card,)) or ()
            left = arrange(kept, rules.melds, rules.points).points
            return left > 0 and is_legal(rules, state, seat, advice.move)
    return True


# -- reasons by example ---------------------------------------------------------------------------


def test_a_lonely_card_goes_and_what_it_counts_is_told() -> None:
    hand = "4S 4H 9C 9D KD 6H 7H"
    told = advised(position({"A": hand}, phase="play"))
    assert told == Advice(Discard(parse("KD")), Why.NO_USE_FOR_CONTRACT, 10)


def test_with_somebody_down_the_dearest_goes_that_nobody_can_lay_off() -> None:
    down = {"down": "B", "table": ("B set QS QH QC", "B set 5S 5H 5C"), "phase": "play"}
    safe = advised(position({"A": "4S 4H 9C 9D QD KD 6H"}, **down))
    assert (safe.move, safe.why) == (Discard(parse("KD")), Why.DEAR_AND_SAFE)


def test_an_upcard_that_brings_nothing_is_left_and_a_joker_never() -> None:
    hand = {"A": "4S 4H 9C 9D KD 6H"}
    left = advised(position(hand, stock="2S", discard="7C"))
    assert left.why is Why.UPCARD_NO_NEARER
    assert advised(position(hand, stock="2S", discard="JK")).why is Why.TAKE_JOKER
    assert advised(position(hand, stock="2S", discard="4D")).why is Why.TAKE_NEARER


def test_an_upcard_that_fits_on_the_table_is_taken() -> None:
    table = ("A set 4H 4D 4C", "A run 6S 7S 8S 9S")
    at = position({"A": "KC QD"}, stock="2H 3H", discard="10S", table=table, down="AB")
    assert advised(at).why is Why.TAKE_FITS
    at = position({"A": "KC"}, stock="2H 3H", discard="10S", table=table, down="AB")
    assert advised(at).why is Why.TAKE_OUT


def test_who_holds_many_cards_or_may_lose_them_soon_asks_for_none() -> None:
    keys = {"stock": "4S 4H 4D", "discard": "8H", "phase": "may_i"}
    pairs = "3S 3D 8C 8D KC QH 2D 6S 10D JC"
    grown = position({"B": f"{pairs} 5C 7H AD"}, **keys)
    assert advised(grown, 1).why is Why.DECLINE_GROWN
    table = ["C set 4H 4D 4C", "C set 9H 9D 9C"]
    close = position({"B": pairs, "C": "5H 5D"}, table=table, down="C", **keys)
    assert advised(close, 1).why is Why.DECLINE_CLOSE
    free = position({"B": pairs}, table=["B set 4H 4D 4C", "B set 9H 9D 9C"], down="B", **keys)
    assert advised(free, 1).why is Why.DECLINE_FREE


def test_where_every_card_has_its_use_the_one_missed_least_goes() -> None:
    told = advised(position({"A": "3S 3D 8C 8D KC KD"}, deal_no=4, phase="play"))
    assert told.why is Why.MISSED_LEAST


def test_dummy_a_row_without_a_meld_and_the_last_turn_without_a_knock() -> None:
    hand = {"A": "3C KD 9H 5S 7D"}
    assert advised(dummy(hand, row="2D 6S")).why is Why.ROW_NO_MELD
    assert advised(dummy(hand, row="2D 6S", stock="")).why is Why.NO_KNOCK


# -- Gin ------------------------------------------------------------------------------------------


def gin(hand: str, phase: str = "play", **more: object) -> Json:
    hands = {"A": hand.split(), "B": ["10C", "JC", "4C", "9H", "9D", "9S", "3H", "AD", "8D", "KS"]}
    stock = ["6H", "QH", "2C", "7D", "5H", "5D", "8S", "8H", "QC", "QD", "7S", "6S", "JS"]
    given = {"discard": ["QS"], "stock": stock, "hands": hands, "phase": phase, "turn": "A"}
    return {"game": "gin", "players": ["A", "B"], **given, **more}


def test_gin_is_told_as_such() -> None:
    told = advised(gin("4S 4H 4D 6C 7C 8C 9C JD QD KD 2S"))
    assert (told.move.__class__, told.why) == (Knock, Why.ALL_MELDED)
    big = advised(gin("4S 4H 4D 6C 7C 8C 9C JD QD KD 5C", options={"big_gin": 31}))
    assert (big.move.__class__, big.why) == (BigGin, Why.ALL_MELDED)


def test_late_in_a_deal_a_knock_leaves_less_than_early() -> None:
    """Nine points are risked while the stock is high, and not when it is low."""
    hand = "4S 4H 4D 6C 7C 8C JD QD KD 9S KH"
    assert advised(gin(hand)).why is Why.KNOCK_SOON
    late = advised(gin(hand, stock=["6H", "QH", "2C", "7D", "5H", "5D", "8S", "8H"]))
    assert late.why is Why.LEAST_LEFT
    must = gin(hand, stock=["6H", "QH"], options={"last_discard": "knock"}, taken="9S")
    assert advised(must).why is Why.KNOCK_SOON


def test_the_other_player_shows_what_leaves_least() -> None:
    own = {"showdown": "own"}
    hands = {"A": ["2S"], "B": ["10C", "JC", "4C", "9H"]}
    meld = {"owner": "A", "kind": "run", "cards": ["7C", "8C", "9C"]}
    at = gin("2S", "show", turn="B", options=own, hands=hands, table=[meld])
    assert advised(at, 1) == Advice(Show(), Why.SHOW_LEAST)
