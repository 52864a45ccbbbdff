"""Tables and events that the tests of the storage share."""

from dataclasses import replace
from math import inf
from typing import Any

from engine.analysis.ledger import Explanation, Ledger, Line, LineKind, Total
from engine.cards import JOKER, joker_as, parse
from engine.cards import cards as _cards
from engine.computer.plain.advice import Advice, Why
from engine.computer.plain.remarks import Remark, RemarkKind
from engine.events import (
    AskedMayI,
    DealEnded,
    Dealt,
    DebtPaid,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    Fined,
    GrantedMayI,
    Knocked,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    Recycled,
    StockRanOut,
    Swapped,
    Took,
    TookRow,
    TurnStarted,
    WasBorn,
    WindowClosed,
    WindowOpened,
)
from engine.games.dummy.scoring import DummyOwn
from engine.games.rummy500.rules import LaidOwn
from engine.melds import Meld, MeldKind, Reading
from engine.moves import Discard, Draw, LayDown
from engine.result import CommonItem, Ending, Result, ScoreLine
from engine.steps.fines import Fine, FineItem
from engine.table.evolve_roster import Attendance
from engine.table.record import Header, Snapshot, Standing
from engine.table.roster import CloseReason, Roster, Sitter, Status
from engine.table.table_events import (
    Agreed,
    AgreedToEnd,
    Autopiloted,
    BankSpent,
    Began,
    CameBack,
    ChosenRules,
    ClockResumed,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    NextSeatKept,
    NextSeatReleased,
    Nudged,
    PlayedOtherwise,
    Removed,
    RequestAnswered,
    RequestRefused,
    RequestWithdrawn,
    RulesChanged,
    Salted,
    Sat,
    SeatOpened,
    SeatRequested,
    SeatsTurned,
    StoodIn,
    StoodUp,
    Substituted,
    TimedOut,
    TookBack,
    TookCardsBack,
    WantedToPlayOn,
    WentAway,
)
from tests.data.common_table_samples import COMMON_TABLE
from tests.data.gin_samples import GIN_STORED
from tests.data.indian_samples import INDIAN_STORED
from tests.data.phases_samples import PHASES_STORED

ANN, BO = 80351110224678912, 175928847299117063

OPENING: tuple[Event, ...] = (Sat(Sitter(ANN, "Ann")), Sat(Sitter(None, "Ada")))


def header(table_id: str = "k7q2", *, created_at: int = 1_790_000_000, **changed: Any) -> Header:
    """A table as its lobby opens it."""
    opened = Header(
        table_id=table_id,
        guild_id=41771983423143937,
        channel_id=127121515262115840,
        game="contract",
        options={"rulebook": "b", "min_naturals": 2, "swap_in_sets": False},
        host=ANN,
        host_name="Ánn 🂡 ใบหัว",
        seed=bytes(range(32)),
        created_at=created_at,
    )
    return replace(opened, **changed)


def standing(user: int | None, place: int, name: str = "", **changed: Any) -> Standing:
    """How somebody ended; place 1 has won unless told otherwise."""
    ended = Standing(user, name or f"player {user}", place, total=40 * place, won=place == 1)
    return replace(ended, **changed)


def snapshot(*sitters: Sitter, version: int = 1) -> Snapshot:
    """What is kept of a table at which these people sit."""
    return Snapshot(
        version=version,
        options=ChosenRules({}),
        roster=Roster(Status.PLAYING, ANN, sitters),
        scores=(0,) * len(sitters),
        memory=(),
        results=(),
        deal_notes=(),
        periods=(),
        gone=(),
        attendance=Attendance(),
        stood_in={},
        nudged=None,
    )


_RESULT = Result(
    ended_by=Ending.OUT,
    winner=1,
    scores=(25, 0),
    totals=(140, 85),
    lines=(
        ScoreLine(0, CommonItem.IN_HAND, (JOKER, *_cards("10H")), 25),
        ScoreLine(1, CommonItem.WENT_OUT, (), 0),
    ),
    game_over=True,
    winners=(1,),
    places=(2, 1),
    next_dealer=1,
    next_starter=0,
    going_rummy=False,
)

_KNOCKED = _RESULT._replace(
    ended_by=Ending.KNOCK,
    lines=(),
    game_over=False,
    winners=(),
    own=DummyOwn(
        dark=True,
        colour=False,
        multiplier=2,
        penalties=(Fine(0, FineItem.TING_NGO, 50, _cards("8S")),),
        not_born=(0,),
        next_direction=-1,
    ),
)

REMARKS = (
    Remark(RemarkKind.HOLDS, parse("9D"), 1, parse("9H")),
    Remark(RemarkKind.NEAR, JOKER, number=2),
)
GROUNDS = Explanation(
    Advice(Discard(parse("KC")), Why.SAFER, 10, parse("9D"), 9, REMARKS),
    Advice(LayDown((parse("4S"), parse("5S"), parse("6S"))), Why.LAY),
    Total(3.5, 1.0),
)
LEDGER = Ledger(
    start=0.25,
    result=-23,
    futures=50,
    lines=(
        Line(LineKind.DEAL, 6.5, inf),
        Line(LineKind.CHOICE, -4.0, 1.5, 0, 0, Discard(parse("KC")), GROUNDS),
        Line(LineKind.HELD, -2.0, 2.5, 0, 0),
        Line(LineKind.OTHERS, 7.25, 0.0, 1, 1, Draw()),
        Line(LineKind.DRAW, -31.0, 3.0, 1, 1),
    ),
    totals={kind: Total(one, 1.5) for one, kind in enumerate(LineKind)},
    start_error=0.5,
)

STORED: tuple[tuple[Event, str], ...] = (
    (Sat(Sitter(ANN, "Ánn")), f'{{"event":"sat","sitter":{{"user":{ANN},"name":"Ánn"}}}}'),
    (Sat(Sitter(None, "Ada")), '{"event":"sat","sitter":{"user":null,"name":"Ada"}}'),
    (Invited(Sitter(BO, "Bo")), f'{{"event":"invited","sitter":{{"user":{BO},"name":"Bo"}}}}'),
    (StoodUp(2), '{"event":"stood_up","place":2}'),
    (Removed(2), '{"event":"removed","place":2}'),
    (HostChanged(BO), f'{{"event":"host_changed","host":{BO}}}'),
    (
        RulesChanged(ChosenRules({"max": None, "ace": 1, "end": {"mode": "hands", "hands": 5}})),
        (
            '{"event":"rules_changed","options":'
            '{"ace":1,"end":{"hands":5,"mode":"hands"},"max":null}}'
        ),
    ),
    (Agreed(BO), f'{{"event":"agreed","user":{BO}}}'),
    (Salted(BO, "1457"), f'{{"event":"salted","user":{BO},"salt":"1457"}}'),
    (SeatsTurned(2), '{"event":"seats_turned","turn":2}'),
    (TookCardsBack(1, 37), '{"event":"took_cards_back","player":1,"version":37}'),
    (Began(1), '{"event":"began","dealer":1}'),
    (
        HandedOver(1, Sitter(None, "Carl")),
        '{"event":"handed_over","seat":1,"sitter":{"user":null,"name":"Carl"}}',
    ),
    (
        StoodIn(1, Sitter(None, "Carl")),
        '{"event":"stood_in","seat":1,"sitter":{"user":null,"name":"Carl"}}',
    ),
    (TookBack(1), '{"event":"took_back","seat":1}'),
    (SeatOpened(1), '{"event":"seat_opened","seat":1}'),
    (
        Substituted(1, Sitter(BO, "Bo")),
        f'{{"event":"substituted","seat":1,"sitter":{{"user":{BO},"name":"Bo"}}}}',
    ),
    (
        SeatRequested(1, Sitter(BO, "Bo"), Sitter(None, "Ada")),
        (
            f'{{"event":"seat_requested","seat":1,"sitter":{{"user":{BO},"name":"Bo"}},'
            '"holder":{"user":null,"name":"Ada"}}'
        ),
    ),
    (
        RequestAnswered(ANN, Sitter(BO, "Bo"), yes=True),
        (
            f'{{"event":"request_answered","user":{ANN},"sitter":{{"user":{BO},"name":"Bo"}},'
            '"yes":true}'
        ),
    ),
    (
        RequestRefused(Sitter(BO, "Bo")),
        f'{{"event":"request_refused","sitter":{{"user":{BO},"name":"Bo"}}}}',
    ),
    (
        RequestWithdrawn(Sitter(BO, "Bo")),
        f'{{"event":"request_withdrawn","sitter":{{"user":{BO},"name":"Bo"}}}}',
    ),
    (
        NextSeatKept(Sitter(BO, "Bo")),
        f'{{"event":"next_seat_kept","sitter":{{"user":{BO},"name":"Bo"}}}}',
    ),
    (
        NextSeatReleased(Sitter(BO, "Bo")),
        f'{{"event":"next_seat_released","sitter":{{"user":{BO},"name":"Bo"}}}}',
    ),
    (Nudged(1, BO), f'{{"event":"nudged","seat":1,"user":{BO}}}'),
    (PlayedOtherwise(1), '{"event":"played_otherwise","seat":1}'),
    (AgreedToEnd(BO), f'{{"event":"agreed_to_end","user":{BO}}}'),
    (WantedToPlayOn(BO), f'{{"event":"wanted_to_play_on","user":{BO}}}'),
    (
        Closed(CloseReason.MANAGER, "too late “at night”"),
        '{"event":"closed","why":"manager","words":"too late “at night”"}',
    ),
    (Closed(CloseReason.EVERYBODY_LEFT), '{"event":"closed","why":"everybody_left"}'),
    (
        Dealt(3, 1, 0, (_cards("AS 10H"), _cards("JK 2C")), _cards("KD KD"), _cards("7H")),
        (
            '{"event":"dealt","deal_no":3,"dealer":1,"starter":0,'
            '"hands":[["AS","10H"],["JK","2C"]],"stock":["KD","KD"],"discard":["7H"],"way":1}'
        ),
    ),
    (Drew(0, parse("10H")), '{"event":"drew","player":0,"card":"10H"}'),
    (
        Recycled(_cards("4C JK 9H"), (_cards("4C 9H"), _cards("JK"))),
        '{"event":"recycled","stock":["4C","JK","9H"],"lanes":[["4C","9H"],["JK"]]}',
    ),
    (StockRanOut(2), '{"event":"stock_ran_out","player":2}'),
    (Took(1, JOKER), '{"event":"took","player":1,"card":"JK"}'),
    (
        WindowOpened(parse("3D"), (2, 0)),
        '{"event":"window_opened","upcard":"3D","seats":[2,0]}',
    ),
    (AskedMayI(2), '{"event":"asked_may_i","player":2}'),
    (Passed(0), '{"event":"passed","player":0}'),
    (GrantedMayI(2, parse("3D")), '{"event":"granted_may_i","player":2,"upcard":"3D"}'),
    (DrewPenalty(2, parse("QS")), '{"event":"drew_penalty","player":2,"card":"QS"}'),
    (WindowClosed(), '{"event":"window_closed"}'),
    (
        MadeContract(
            0,
            (
                Reading(MeldKind.SET, (*_cards("9H 9C"), JOKER)),
                Reading(MeldKind.RUN, (*_cards("5S 6S"), joker_as(parse("7S")), *_cards("8S"))),
            ),
        ),
        (
            '{"event":"made_contract","player":0,"melds":['
            '{"kind":"set","cards":["9H","9C","JK"]},'
            '{"kind":"run","cards":["5S","6S","JK=7S","8S"]}]}'
        ),
    ),
    (
        LaidDown(1, Reading(MeldKind.SET, _cards("2C 2D 2D"))),
        '{"event":"laid_down","player":1,"meld":{"kind":"set","cards":["2C","2D","2D"]}}',
    ),
    (
        LaidOff(
            2, 4, _cards("QH"), Meld(0, MeldKind.RUN, _cards("9H 10H JH QH"), laid_by=(0, 0, 0, 2))
        ),
        (
            '{"event":"laid_off","player":2,"meld":4,"cards":["QH"],"whole":{"owner":0,"kind":"run",'
            '"cards":["9H","10H","JH","QH"],"laid_by":[0,0,0,2]}}'
        ),
    ),
    (
        Swapped(1, 0, 2, parse("7S")),
        '{"event":"swapped","player":1,"meld":0,"place":2,"card":"7S"}',
    ),
    (DebtPaid(1, 1), '{"event":"debt_paid","player":1,"jokers":1}'),
    (Discarded(0, parse("AC")), '{"event":"discarded","player":0,"card":"AC"}'),
    (TurnStarted(1), '{"event":"turn_started","player":1}'),
    *COMMON_TABLE,
    (
        DealEnded(_RESULT),
        (
            '{"event":"deal_ended","result":{"ended_by":"out","winner":1,"scores":[25,0],'
            '"totals":[140,85],"lines":[{"seat":0,"what":"in_hand","cards":["JK","10H"],"points":25},'
            '{"seat":1,"what":"went_out","cards":[],"points":0}],"game_over":true,'
            '"winners":[1],"places":[2,1],'
            '"next_dealer":1,"next_starter":0,"going_rummy":false}}'
        ),
    ),
    (
        TookRow(2, _cards("KD 3S 10S")),
        '{"event":"took_row","player":2,"cards":["KD","3S","10S"]}',
    ),
    (WasBorn(2), '{"event":"was_born","player":2}'),
    (
        Fined(1, FineItem.PEE_HUA, parse("8H"), 50),
        '{"event":"fined","player":1,"what":"pee_hua","card":"8H","points":50}',
    ),
    (
        Fined(1, FineItem.TING_NGO, None, 50),
        '{"event":"fined","player":1,"what":"ting_ngo","card":null,"points":50}',
    ),
    (TimedOut(1), '{"event":"timed_out","seat":1}'),
    (WentAway(1), '{"event":"went_away","seat":1}'),
    (CameBack(1), '{"event":"came_back","seat":1}'),
    (Autopiloted(2, away=True), '{"event":"autopiloted","seat":2,"away":true}'),
    (BankSpent(0, 25), '{"event":"bank_spent","seat":0,"seconds":25}'),
    (ClockResumed(60), '{"event":"clock_resumed","seconds":60}'),
    (Closed(CloseReason.ABANDONED), '{"event":"closed","why":"abandoned"}'),
    (Knocked(0, parse("2C")), '{"event":"knocked","player":0,"card":"2C"}'),
    (
        DealEnded(_KNOCKED),
        (
            '{"event":"deal_ended","result":{"ended_by":"knock","winner":1,"scores":[25,0],'
            '"totals":[140,85],"lines":[],"game_over":false,"winners":[],"places":[2,1],'
            '"next_dealer":1,"next_starter":0,"going_rummy":false,"own":{"of":"dummy","dark":true,'
            '"colour":false,"multiplier":2,"penalties":[{"seat":0,"what":"ting_ngo","points":50,'
            '"cards":["8S"]}],"not_born":[0],"next_direction":-1}}}'
        ),
    ),
    (
        DealEnded(_KNOCKED._replace(ended_by=Ending.OUT, own=LaidOwn((61, 29), (0, 6)))),
        (
            '{"event":"deal_ended","result":{"ended_by":"out","winner":1,"scores":[25,0],'
            '"totals":[140,85],"lines":[],"game_over":false,"winners":[],"places":[2,1],'
            '"next_dealer":1,"next_starter":0,"going_rummy":false,"own":{"of":"laid_less_held",'
            '"laid":[61,29],"held":[0,6]}}}'
        ),
    ),
    *GIN_STORED,
    *INDIAN_STORED,
    *PHASES_STORED,
)
"""Events as they are stored."""
