"""What players do with the cards of their table: begin, move, deal again."""

import pytest

from engine.errors import IllegalMove, Reason, Stale
from engine.events import Dealt, Drew, Recycled
from engine.moves import Discard, Draw, Drop, Take
from engine.phase import Phase
from engine.shuffle import first_dealer, new_stock, order, salted
from engine.table import lobby, play
from engine.table.roster import CloseReason
from engine.table.table_events import Began, CameBack, Closed, TimedOut, WentAway
from tests.engine.table.table_states import (
    ANN,
    BEN,
    CHI,
    SEED,
    go_on,
    moved,
    played_out,
    playing,
    turn,
    user_at,
)
from tests.engine.table.table_states import lobby as lobby_of


def test_the_game_begins_with_a_deal_that_seed_and_salts_fix() -> None:
    told = lobby_of(ANN, BEN, CHI)
    go_on(told, *lobby.add_salt(told, BEN, "mine"))
    luck = salted(SEED, ("mine",))
    began, dealt = play.begin(told, ANN)
    assert began == Began(first_dealer(luck, 3))
    assert isinstance(dealt, Dealt)
    pack = order(luck, "deal/1", told.game.pack(3))
    assert dealt.discard + dealt.stock == pack[30:]


def test_a_game_begins_by_the_rules_of_the_lobby() -> None:
    with pytest.raises(IllegalMove) as refused:
        play.begin(lobby_of(ANN), ANN)
    assert refused.value.reason is Reason.TOO_FEW_PLAYERS
    with pytest.raises(IllegalMove) as refused:
        play.begin(lobby_of(ANN, BEN, CHI), BEN)
    assert refused.value.reason is Reason.NOT_HOST


def test_moves_are_for_tables_in_play() -> None:
    with pytest.raises(IllegalMove) as refused:
        play.moved(lobby_of(ANN, BEN, CHI), 0, Draw())
    assert refused.value.reason is Reason.DEAL_OVER
    with pytest.raises(IllegalMove) as refused:
        play.moved(go_on(playing(), Closed(CloseReason.IDLE)), 0, Draw())
    assert refused.value.reason is Reason.TABLE_CLOSED


def test_a_move_of_ones_own_is_being_back() -> None:
    told = playing()
    seat = turn(told)
    user = user_at(told, seat)
    [drew, *_] = play.play(told, user, Draw())
    assert isinstance(drew, Drew)
    go_on(told, TimedOut(seat))
    assert play.play(told, user, Draw())[0] == CameBack(seat)
    with pytest.raises(IllegalMove) as refused:
        play.play(told, 99, Draw())
    assert refused.value.reason is Reason.NOT_SEATED


def test_a_refusal_tells_why_and_a_legal_move_has_none() -> None:
    told = playing()
    user = user_at(told, turn(told))
    other = next(one for one in (ANN, BEN, CHI) if one != user)
    assert play.refusal(told, user, Take()) is None
    refused = play.refusal(told, other, Take())
    assert refused is not None
    assert refused.reason is Reason.NOT_YOUR_TURN
    assert told.version == 2, "nothing was changed by asking"


def test_a_new_stock_comes_in_the_order_that_the_seed_fixes() -> None:
    told = playing()
    assert told.state is not None
    spent = (*told.state.stock, *told.state.discard)
    told.state = told.state._replace(stock=(), discard=spent)
    events = play.moved(told, turn(told), Draw())
    [new] = [event for event in events if isinstance(event, Recycled)]
    assert new == new_stock(told.game, told.state, told.shuffle_seed, 1)(spent[:-1])


def test_the_next_deal_comes_between_deals_alone() -> None:
    told = moved(playing(), Take())
    with pytest.raises(Stale):
        play.next_deal(told)
    over = played_out(told)
    [dealt] = play.next_deal(over)
    assert isinstance(dealt, Dealt)
    assert dealt.deal_no == 2
    with pytest.raises(IllegalMove) as refused:
        play.next_deal(go_on(over, Closed(CloseReason.IDLE)))
    assert refused.value.reason is Reason.TABLE_CLOSED


def test_the_next_deal_waits_for_the_people_who_are_there() -> None:
    told = playing(ANN, BEN, None)
    assert play.is_waited_for(told, frozenset({ANN}))
    assert not play.is_waited_for(told, frozenset({ANN, BEN}))
    go_on(told, WentAway(told.seat_of(BEN)))
    assert not play.is_waited_for(told, frozenset({ANN}))


def test_indian_11_4_the_next_deal_waits_for_nobody_who_is_out() -> None:
    told = playing(ANN, BEN, CHI, game="indian", options={"rulebook": "pool101"})
    out = told.seat_of(BEN)
    scores = tuple(90 if seat == out else 0 for seat in range(3))
    told.state = told.state._replace(scores=scores)
    while told.state.turn != out:
        moved(told, Draw(), Discard(told.state.hands[told.state.turn][-1]))
    moved(told, Drop())
    if told.phase is not Phase.OVER:
        moved(told, Drop())
    assert not play.is_waited_for(told, frozenset({ANN, CHI}))
    assert play.is_waited_for(told, frozenset({ANN}))
    [dealt] = play.next_deal(told)
    assert dealt.hands[out] == ()


def test_the_log_is_what_each_seat_may_know_and_what_all_may_know_is_kept_once() -> None:
    told = played_out(playing(ANN, BEN, CHI))
    seen = {seat: told.log_seen_by(seat) for seat in (2, None, 0, 1)}
    public = 0
    for seat, log in seen.items():
        assert log == tuple((at, event.seen_by(seat)) for at, event in told.log)
        for entry, own, shown in zip(log, told.log, seen[None], strict=True):
            public += entry is own or entry is shown
    # Of a draw its player has an entry of their own, of the deal everybody.
    assert public >= 4 * len(told.log) - 4
    assert any(isinstance(event, Drew) for _, event in told.log)
