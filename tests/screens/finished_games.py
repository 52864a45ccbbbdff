"""Games that are over: lists of them, replays, and their shuffles checked."""

from functools import cache
from typing import Any

from bot.blocks.screen import Document, Form, Screen
from bot.people.admission import seen_refusal
from bot.screens.games_list import HistoryScope, history_screen
from bot.screens.ledger_screen import (
    LedgerPlace,
    ledger_coming_screen,
    ledger_screen,
)
from bot.screens.replay_screen import (
    HandStyle,
    ReplayPlace,
    export_screen,
    jump_form,
    replay_screen,
    verify_screen,
)
from bot.screens.same_cards import (
    Compared,
    SameCards,
    ShownDivergence,
    compare_screen,
    same_cards_screen,
)
from bot.text import Text
from bot.text.refusals import refusal_in_words
from data.league.standings import FinishedGame, GamesPage, SeatResult
from engine.analysis.ledger import Explanation, Ledger, Line, LineKind, Total
from engine.cards import JOKER
from engine.computer.plain.advice import Advice, Why
from engine.computer.plain.remarks import Remark, RemarkKind
from engine.listing import Length
from engine.live.table import Table
from engine.live.table_view import replay_view
from engine.moves import Discard, Move
from engine.notation.export import placed_moves, unique_names
from engine.notation.ledger_story import LedgerStory, ledger_story
from engine.notation.move import read_move
from engine.notation.shuffles import Check, checks, shuffles
from engine.phase import Phase
from engine.table.record import BoardRow, BoardSeat, HowSeen, Seen
from engine.table.replay import Replay, replay_of
from engine.table.roster import CloseReason
from engine.table.table_events import Salted
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private
from tests.screens.script import ANN, CHANNEL, NAMES, TABLE, Script
from tests.screens.tables import game_over, over

FILES = (Document("shuffles-a1b2c3d4e5.json", b"{}"), Document("verify_game.py", b"#"))


@cache
def lucky() -> Table:
    """A game of Dummy that is over, with something mixed into its shuffle, and long names."""
    replay = Script("dummy", 4, names=LONG_NAMES, computers=(2,))
    for at in (0, 1, 3):
        replay.add(Salted(ANN + at, f"140000000000000{at:04}"))
    return replay.begin().play_on(game_over).close().table()


@cache
def whole(
    name: str, seats: int, *, open_hands: bool = False, names: tuple[str, ...] = NAMES
) -> Replay:
    """A game played to its end."""
    replay = Script(name, seats, names=names, open_hands=open_hands).begin()
    replay.play_on(game_over).close()
    return replay_of(replay.header, replay.entries)


def _screen(
    told: Replay, place: int, say: Text, user: int = ANN, hands: HandStyle | None = None
) -> Screen:
    spot = ReplayPlace(place, len(told.frames), told.deals)
    table_view = replay_view(told, place, user)
    return replay_screen(table_view, told.game, spot, hands or HandStyle(), say)


def _end_of_a_deal(told: Replay) -> int:
    phases = [moment.state.phase for moment in told.frames]
    return phases.index(Phase.OVER)


@private
def replay_of_contract(say: Text) -> Screen:
    return _screen(whole("contract", 4), 33, say)


@private
def replay_of_basic_by_a_guest(say: Text) -> Screen:
    return _screen(whole("basic", 3), 20, say, user=1)


@private
def replay_of_dummy_with_open_hands(say: Text) -> Screen:
    return _screen(whole("dummy", 4, open_hands=True, names=LONG_NAMES), 31, say)


@private
def replay_in_words(say: Text) -> Screen:
    return _screen(whole("contract", 4), 41, say, hands=HandStyle(text_first=True))


@private
def replay_at_the_end_of_a_deal(say: Text) -> Screen:
    told = whole("dummy", 4)
    return _screen(told, _end_of_a_deal(told), say)


@private
def replay_at_the_end_of_a_game(say: Text) -> Screen:
    told = whole("dummy", 4, open_hands=True, names=LONG_NAMES)
    return _screen(told, len(told.frames) - 1, say)


@private
def replay_jump(say: Text) -> Form:
    told = whole("dummy", 4)
    return jump_form(TABLE, ReplayPlace(3, len(told.frames), told.deals), say)


def made_up(told: Replay, seat: int, *, close: bool = False) -> Ledger:
    """A ledger of the first deal that nobody has reckoned: the first throw of this seat is dear,
    the second was better than medium's."""
    moves = [*placed_moves(told, 0)]
    players = unique_names(told.frames[0].roster.sitters)
    [*_, end] = told.frames[: told.bounds(0)[1]]
    assert end.state.result is not None
    result = told.game.end.worth(end.state.result)[seat]
    of = [players.index(str(move["by"])) for _, move in moves]
    throws = [
        step
        for step, (_, move) in enumerate(moves)
        if of[step] == seat and move["move"] == "discard"
    ]
    lines, left = [Line(LineKind.DEAL, 6.2, 2.4)], result - 0.86 - 6.2
    for step, by in enumerate(of):
        kind = LineKind.CHOICE if by == seat else LineKind.OTHERS
        points = dict(zip(throws, (-7.3, 3.1), strict=False)).get(step, 0.0)
        other = moves[throws[1 if step == throws[0] else 0]][1]
        instead = read_move(other, players).move if points else None
        grounds = None
        if isinstance(instead, Discard):
            own = read_move(moves[step][1], players).move
            grounds = _grounds(instead, own, seat, worse=points < 0)
        held = -0.4 if points else 0.0
        share = left / len(moves) if step < len(moves) - 1 else left - points - held
        left -= points + held + share
        lines.append(Line(kind, points, 1.2 if points else 0.0, step, by, instead, grounds))
        lines.append(Line(LineKind.HELD, held, 2.0, step, by))
        lines.append(Line(LineKind.DRAW, share, 1.0, step, by))
    totals = {
        kind: Total(sum(one.points for one in lines if one.kind is kind), error)
        for kind, error in zip(LineKind, (2.4, 3.1, 2.7, 9.9 if close else 1.7, 0.0), strict=True)
    }
    return Ledger(0.86, result, 50, tuple(lines), totals)


def _grounds(instead: Discard, own: Move, seat: int, *, worse: bool) -> Explanation:
    """Medium's own throw is better, and a third one better still; or strong does as they did."""
    card = own.card if isinstance(own, Discard) else instead.card
    remarks = (
        Remark(RemarkKind.HOLDS, card, 1 - seat, card),
        Remark(RemarkKind.GONE, instead.card, of=3),
    )
    advice = Advice(instead, Why.SAFER, 10, card, 5, remarks)
    if not worse:
        return Explanation(advice._replace(move=own), advice._replace(move=own))
    third = advice._replace(move=Discard(JOKER), why=Why.MORE_CHANCES, instead=instead.card)
    return Explanation(advice, third, Total(2.6, 0.9))


@cache
def _ledger(*, open_hands: bool, close: bool = False) -> tuple[Replay, LedgerStory]:
    told = whole("basic", 3, open_hands=open_hands, names=LONG_NAMES)
    found = made_up(told, 0, close=close)
    return told, ledger_story(told, 0, [*placed_moves(told, 0)], 0, found)


def _ledger_screen(
    say: Text, *, user: int = ANN, open_hands: bool = True, close: bool = False, **how: bool
) -> Screen:
    told, story = _ledger(open_hands=open_hands, close=close)
    place = LedgerPlace(0, len(told.deals), 0, open_hands)
    view = replay_view(told, told.deals[0], user)
    return ledger_screen(view, place, story, say, **({"in_words": False} | how))


@private
def ledger_with_open_hands(say: Text) -> Screen:
    return _ledger_screen(say)


@private
def ledger_of_somebody_else(say: Text) -> Screen:
    return _ledger_screen(say, user=1)


@private
def ledger_with_closed_hands(say: Text) -> Screen:
    return _ledger_screen(say, open_hands=False)


@private
def ledger_too_close(say: Text) -> list[Screen]:
    return [_ledger_screen(say, open_hands=opened, close=True) for opened in (True, False)]


@private
def ledger_in_words(say: Text) -> Screen:
    return _ledger_screen(say, in_words=True)


@private
def ledger_is_coming(say: Text) -> list[Screen]:
    told, _ = _ledger(open_hands=True)
    view, place = replay_view(told, 0, ANN), LedgerPlace(0, len(told.deals), 0, is_open=True)
    ways = [(False, None), (False, 7), (False, 80), (True, None)]
    return [ledger_coming_screen(view, place, say, lost=lost, asked=ago) for lost, ago in ways]


@private
def replay_export(say: Text) -> Screen:
    return export_screen(TABLE, b"<p>", b"{}", b"{}", open_hands=False, say=say)


@private
def replay_export_without_a_page(say: Text) -> Screen:
    return export_screen(TABLE, None, b"{}", b"{}", open_hands=True, say=say)


@private
def verify_passed(say: Text) -> Screen:
    file = shuffles(whole("contract", 4))
    return verify_screen(file, list(checks(file)), FILES, say)


@private
def verify_with_luck(say: Text) -> Screen:
    file = shuffles(whole("dummy", 4)) | {"salts": [f"140000000000000{at:04}" for at in range(6)]}
    return verify_screen(file, [one._replace(passed=True) for one in checks(file)], FILES, say)


@private
def verify_of_tiles(say: Text) -> Screen:
    played = Script("tiles", 3, seed=2, initial_meld=0).begin().play_on(over)
    played.close(CloseReason.TOGETHER)
    file = shuffles(replay_of(played.header, played.entries))
    return verify_screen(file, list(checks(file)), FILES, say)


@private
def verify_failed(say: Text) -> Screen:
    file = shuffles(whole("contract", 4))
    wrong = [one._replace(passed=False) for one in checks(file)]
    stocks = [Check("new_stock", passed=False, deal=deal, number=1) for deal in range(1, 8)]
    return verify_screen(file, [*wrong, *stocks], FILES, say)


@private
def same_cards_of_a_game(say: Text) -> Screen:
    return same_cards_screen(SameCards(TABLE, "contract", 3, 7, 4), say)


@private
def same_cards_of_tiles(say: Text) -> Screen:
    return same_cards_screen(SameCards(TABLE, "tiles", 0, 1, 1), say)


@private
def same_cards_that_were_seen(say: Text) -> Screen:
    refusal = seen_refusal(Seen(HowSeen.VERIFY, 1_790_000_000))
    why = refusal_in_words(refusal, str, say)
    return same_cards_screen(SameCards(TABLE, "gin", 0, 1, 1, why), say)


@private
def same_cards_that_were_played(say: Text) -> list[Screen]:
    return [
        same_cards_screen(SameCards(TABLE, "gin", 3, 7, 4, worth=-1055, pays=True), say),
        same_cards_screen(SameCards(TABLE, "tiles", 0, 1, 1, worth=0), say),
    ]


@private
def same_cards_of_a_deal_that_does_not_stand_alone(say: Text) -> Screen:
    return same_cards_screen(SameCards(TABLE, "indian", 3, 7, None), say)


def _field(count: int, seats: int, names: tuple[str, ...]) -> tuple[BoardRow, ...]:
    people = [BoardSeat(ANN + seat, names[seat]) for seat in range(seats)]
    people[-1] = BoardSeat(None, "")
    return tuple(
        BoardRow(
            f"{at:06x}{TABLE[6:]}" if at else TABLE,
            1_790_000_000 + at,
            tuple(-1234 + 97 * at * (seat + 1) % 300 for seat in range(seats)),
            tuple(people) if at != 1 else (),
        )
        for at in range(count)
    )


def _compared(say: Text, told: Replay, field: tuple[BoardRow, ...], **more: Any) -> Screen:
    looked = Compared(TABLE, 0, told.header.game, field, len(field) + 1, 0, 0, is_mine=True)
    return compare_screen(looked._replace(**more), say)


@private
def compare_of_many_tables(say: Text) -> list[Screen]:
    told = whole("dummy", 4, open_hands=True, names=LONG_NAMES)
    views = replay_view(told, 31, ANN), replay_view(told, 33, ANN)
    moment = ShownDivergence(*views, (31, 33), (True, False))
    field = _field(30, 4, LONG_NAMES)
    other = field[-1].table_id
    return [
        _compared(say, told, field, other=other, divergence=moment, page=page) for page in (0, 2)
    ]


@private
def compare_by_a_guest(say: Text) -> Screen:
    told, field = whole("basic", 3), _field(2, 3, NAMES)
    views = replay_view(told, 20, None), replay_view(told, 21, None)
    moment = ShownDivergence(*views, (20, 21), (True, True))
    other = {"other": field[1].table_id, "own": None, "is_mine": False}
    return _compared(say, told, field, divergence=moment, **other)


@private
def compare_of_tables_alike(say: Text) -> Screen:
    told, field = whole("basic", 3), _field(2, 3, NAMES)
    view = replay_view(told, 20, ANN)
    same = ShownDivergence(view, view, (20, 20), (False, False))
    return _compared(say, told, field, other=field[1].table_id, divergence=same)


@private
def compare_without_moves(say: Text) -> Screen:
    told, field = whole("basic", 3), _field(2, 3, NAMES)
    return _compared(say, told, field, other=field[1].table_id)


@private
def compare_alone(say: Text) -> Screen:
    return _compared(say, whole("basic", 3), _field(1, 3, NAMES))


def _played(number: int, *, long: bool = False) -> FinishedGame:
    names = LONG_NAMES if long else NAMES
    seats = tuple(
        SeatResult(
            seat=at,
            user_id=(None if at == 1 else -4 if at == 2 else ANN + at),
            name="" if at == 2 else names[at % len(names)],
            place=at + 1,
            total=-1234 if long else 15 * at,
            points=0,
            deals=7,
            won=at == 0,
            left=at == 3,
            began=True,
            timeouts=0,
            rating=None,
        )
        for at in range(6 if long else 4)
    )
    return FinishedGame(
        game_no=number,
        table_id=f"{number:010x}",
        channel_id=CHANNEL,
        game=("contract", "basic", "dummy")[number % 3],
        season=1,
        finished_at=1_767_225_600 + 3600 * number,
        length=(None, *Length)[number % 4],
        deals=7,
        unrated=None if number % 2 else "computer",
        void=number == 4,
        seats=seats,
    )


@private
def history_of_mine(say: Text) -> Screen:
    return history_screen(
        GamesPage(tuple(map(_played, range(6, 2, -1))), 4), HistoryScope.MINE, 0, say
    )


@private
def history_of_the_server(say: Text) -> Screen:
    games = tuple(_played(number, long=True) for number in range(1006, 1000, -1))
    return history_screen(GamesPage(games, 1006), HistoryScope.SERVER, 1, say)


@private
def history_empty(say: Text) -> list[Screen]:
    return [history_screen(GamesPage((), 0), whose, 0, say) for whose in HistoryScope]
