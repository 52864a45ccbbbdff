"""What is so in every game at every table: one suite over the registry."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import HIDDEN, JOKER, bare
from engine.errors import IllegalMove
from engine.events import Dealt
from engine.evolve import evolve
from engine.games.registry import KNOWN
from engine.melds import MeldKind, read
from engine.moves import (
    BigGin,
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MayI,
    Move,
    Pass,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.position import Position, read_position, write_position
from engine.notation.replay import replay
from engine.observation import masked
from engine.phase import Phase
from engine.play import choices, decide, may_act, offers
from engine.state import State
from tests.engine.random_play import (
    NAMES,
    NUMBERS,
    Match,
    apply,
    everything,
    nonsense,
    shuffled,
    some_offers,
    tables,
)
from tests.examples import of_every_game

EVERY_GAME = pytest.mark.parametrize("name", sorted(KNOWN))
QUICK = of_every_game(160)
LONG = of_every_game(120)


@EVERY_GAME
@LONG
@given(data=st.data())
def test_cards_are_conserved_and_the_events_alone_tell_what_happened(
    name: str, data: st.DataObject
) -> None:
    match, state = data.draw(tables(name, steps=10))
    before, again, chance = everything(state), state, Random(data.draw(NUMBERS))
    for _ in range(25):
        if state.phase is Phase.OVER:
            break
        found = some_offers(match, state, 40)
        seat, move = chance.choice(found)
        events = decide(match.game, state, seat, move, shuffled(match.seed, state))
        state = apply(state, events)
        for event in events:
            again = evolve(again, event)
        assert everything(state) == before
        assert again == state
        assert min([state.turn_no, *map(len, state.hands)]) >= 0


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_a_refusal_is_an_illegal_move_and_changes_nothing(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    before, chance = repr(state), Random(data.draw(NUMBERS))
    for _ in range(10):
        seat, move = chance.randrange(state.seats), nonsense(state, chance)
        try:
            events = decide(match.game, state, seat, move)
        except IllegalMove as refusal:
            assert refusal.reason.value == str(refusal)  # noqa: PT017
        else:
            reached = apply(state, events)
            assert everything(reached) == everything(state)
            for place in (*reached.hands, reached.stock, reached.discard):
                assert all(0 <= card <= JOKER for card in place), "only held cards off the table"
        assert repr(state) == before


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_what_is_offered_is_accepted_and_what_is_accepted_is_offered(
    name: str, data: st.DataObject
) -> None:
    match, state = data.draw(tables(name))
    acting = may_act(match.game, state)
    for seat in range(state.seats):
        offered = list(offers(match.game, state, seat))
        answers = match.game.answers.get(state.phase, {})
        assert any(answers[type(move)].waited_for for move in offered) == (seat in acting)
        for move in offered:
            decide(match.game, state, seat, move)
        outcomes = {outcome(match, state, seat, move) for move in offered}
        for move in single_steps(state, seat):
            try:
                reached = outcome(match, state, seat, move)
            except IllegalMove:
                continue
            assert reached in outcomes, move


def outcome(match: Match, state: State, seat: int, move: Move) -> str:
    reached = apply(state, decide(match.game, state, seat, move))
    return repr(reached._replace(hands=tuple(tuple(sorted(hand)) for hand in reached.hands)))


def single_steps(state: State, seat: int) -> list[Move]:
    """Every move that is made with at most one card."""
    moves: list[Move] = [Draw(), Take(), MayI(), Pass(), BigGin(), Show()]
    for card in range(JOKER + 1):
        moves += [Discard(card), Knock(card)]
        for index in range(len(state.melds)):
            moves += [Swap(index, card), LayOff((card,), index)]
    for index, meld in enumerate(state.melds):
        if meld.kind is MeldKind.RUN:
            moves += [LayOff((JOKER + 1 + card,), index) for card in range(52)]
    return moves


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_every_meld_that_may_be_laid_is_offered(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    hand = state.hands[state.turn]
    if len(hand) < 3:
        return
    offered = {
        read(move.cards, match.game.melds)
        for move in offers(match.game, state, state.turn)
        if isinstance(move, LayDown)
    }
    bags = {(one.kind, tuple(sorted(one.cards))) for one in offered if one}
    for _ in range(10):
        places = data.draw(st.sets(st.integers(0, len(hand) - 1), min_size=3, max_size=6))
        cards = tuple(hand[place] for place in sorted(places))
        try:
            decide(match.game, state, state.turn, LayDown(cards))
        except IllegalMove:
            continue
        reading = read(cards, match.game.melds)
        assert reading is not None
        assert (reading.kind, tuple(sorted(reading.cards))) in bags


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_what_chosen_cards_could_mean_is_legal_and_uses_them(
    name: str, data: st.DataObject
) -> None:
    match, state = data.draw(tables(name))
    hand = state.hands[state.turn]
    if not hand:
        return
    places = data.draw(st.sets(st.integers(0, len(hand) - 1), min_size=1, max_size=5))
    cards = tuple(hand[place] for place in sorted(places))
    for move in choices(match.game, state, state.turn, cards):
        reached = apply(state, decide(match.game, state, state.turn, move))
        given_up = Counter(hand) - Counter(reached.hands[state.turn])
        gained = Counter(reached.hands[state.turn]) - Counter(hand)
        assert given_up <= Counter(cards)
        if not isinstance(move, (Swap, TakeRow)):
            assert (given_up, gained) == (Counter(cards), Counter())


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_views_are_the_same_whatever_the_hidden_cards_are(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    if state.phase is Phase.OVER:
        return
    chance = Random(data.draw(NUMBERS))
    for seat in (None, *range(state.seats)):
        others = [at for at in range(state.seats) if at != seat]
        hidden = [*state.stock, *(card for at in others for card in state.hands[at])]
        mixed = chance.sample(hidden, len(hidden))
        hands = list(state.hands)
        taken = len(state.stock)
        for at in others:
            hands[at] = tuple(mixed[taken : taken + len(hands[at])])
            taken += len(hands[at])
        other = state._replace(stock=tuple(mixed[: len(state.stock)]), hands=tuple(hands))
        seen = masked(state, seat)
        assert seen == masked(other, seat)
        assert set(seen.hands[others[0]]) <= {HIDDEN}
        assert seat is None or seen.hands[seat] == state.hands[seat]
        assert seen.stock == (HIDDEN,) * len(state.stock)
        # What everybody sees of a draw is the same too, whatever was drawn.
        for by in others:
            told = [
                [event.seen_by(seat) for event in decide(match.game, at, by, Draw())]
                if by == at.turn and at.phase is Phase.DRAW and at.stock
                else []
                for at in (state, other)
            ]
            assert told[0] == told[1]


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_events_show_a_seat_only_what_it_may_know(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    for seat, move in some_offers(match, state, 3):
        events = decide(match.game, state, seat, move, shuffled(match.seed, state))
        reached = state
        for event in events:
            before, reached = reached, evolve(reached, event)
            for watcher in (None, *range(state.seats)):
                seen = event.seen_by(watcher)
                assert type(seen) is type(event)
                card = getattr(seen, "card", None)
                drawn = getattr(event, "player", None) != watcher and len(before.stock) > len(
                    reached.stock
                )
                if card is not None and drawn:
                    assert card == HIDDEN
                assert set(getattr(seen, "stock", ())) <= {HIDDEN}


@EVERY_GAME
@LONG
@given(data=st.data())
def test_a_deal_shows_everybody_their_own_hand_alone(name: str, data: st.DataObject) -> None:
    match, _ = data.draw(tables(name, steps=0))
    state = match.state
    dealt = Dealt(1, 0, 1, state.hands, state.stock, state.discard)
    for watcher in (None, *range(state.seats)):
        seen = dealt.seen_by(watcher)
        assert replace(seen, hands=dealt.hands, stock=dealt.stock) == dealt
        assert set(seen.stock) <= {HIDDEN}
        for seat, hand in enumerate(seen.hands):
            assert hand == (dealt.hands[seat] if seat == watcher else (HIDDEN,) * len(hand))


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_a_position_is_the_same_after_writing_and_reading(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    at = Position(match.game, match.options, NAMES[: state.seats], state)
    written = json.loads(json.dumps(write_position(at)))
    read_again = read_position(written)
    before = state.scores
    if state.result is not None:
        before = tuple(
            total - added
            for total, added in zip(state.result.totals, state.result.scores, strict=True)
        )
    assert read_again.state == state._replace(result=None, scores=before)
    assert read_again.game is match.game
    assert write_position(read_again) == written
    said = replay({"position": written, "moves": []})
    assert said["position"] == written


@EVERY_GAME
@QUICK
@given(data=st.data())
def test_every_meld_of_the_table_is_one(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    for meld in state.melds:
        reading = read(meld.cards, match.game.melds)
        assert reading is not None
        if meld.kind is MeldKind.RUN:
            assert JOKER not in meld.cards, "every joker in a run is declared"
        else:
            assert all(bare(card) == card for card in meld.cards)
        if match.game.common is not None:
            assert (meld.owner, meld.laid_by) == (None, ())
        else:
            assert len(meld.laid_by) == len(meld.cards)
            assert meld.owner in range(state.seats)
