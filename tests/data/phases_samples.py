"""Events of Ten Phases, and how they are stored: cards by the names of playing cards."""

from engine.cards import joker_as, parse
from engine.events import (
    Announced,
    ChoseContract,
    DealEnded,
    Event,
    MadeContract,
    PlayedSkip,
    TurnSkipped,
)
from engine.games.phases.book import PhasesOwn
from engine.melds import MeldKind, Reading
from engine.result import CommonItem, Ending, Result, ScoreLine

_RUN = Reading(MeldKind.RUN, (parse("3S"), parse("4H"), joker_as(4)))

_RESULT = Result(
    ended_by=Ending.OUT,
    winner=1,
    scores=(5, 0),
    totals=(20, 0),
    lines=(
        ScoreLine(0, CommonItem.IN_HAND, (parse("3S"),), 5),
        ScoreLine(1, CommonItem.WENT_OUT, (), 0),
    ),
    game_over=False,
    winners=(),
    places=(2, 1),
    next_dealer=1,
    next_starter=0,
    own=PhasesOwn(made=((1,), (1, 2)), playoff=(0, 1)),
)

PHASES_STORED: tuple[tuple[Event, str], ...] = (
    (
        Announced(0, 8, 1),
        '{"event":"announced","player":0,"number":8,"then":1,"begins":false}',
    ),
    (ChoseContract(1, 4), '{"event":"chose_contract","player":1,"number":4}'),
    (
        MadeContract(1, (_RUN,)),
        (
            '{"event":"made_contract","player":1,'
            '"melds":[{"kind":"run","cards":["3S","4H","JK=5S"]}]}'
        ),
    ),
    (PlayedSkip(0, 1), '{"event":"played_skip","player":0,"whom":1}'),
    (TurnSkipped(1), '{"event":"turn_skipped","player":1}'),
    (
        DealEnded(_RESULT),
        (
            '{"event":"deal_ended","result":{"ended_by":"out","winner":1,"scores":[5,0],'
            '"totals":[20,0],"lines":[{"seat":0,"what":"in_hand","cards":["3S"],"points":5},'
            '{"seat":1,"what":"went_out","cards":[],"points":0}],"game_over":false,"winners":[],'
            '"places":[2,1],"next_dealer":1,"next_starter":0,"going_rummy":false,"own":{"of":"phases",'
            '"made":[[1],[1,2]],"playoff":[0,1]}}}'
        ),
    ),
)
