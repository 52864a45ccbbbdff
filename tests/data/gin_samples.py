"""Events of Gin as they are stored; tests/data/samples.py has those of the other games."""

from engine.cards import parse
from engine.events import (
    DealEnded,
    Dealt,
    Event,
    OfferClosed,
    Showed,
    ShowOpened,
    ThrewToKnock,
    UpcardOffered,
    WentBigGin,
)
from engine.games.gin.scoring import ColumnAfter, GinItem, GinOwn
from engine.phase import Phase
from engine.result import Ending, Result, ScoreLine

_RESULT = Result(
    ended_by=Ending.GIN,
    winner=0,
    scores=(34, 0),
    totals=(104, 15),
    lines=(
        ScoreLine(0, GinItem.DEADWOOD, (parse("9H"),), 9),
        ScoreLine(0, GinItem.GIN_BONUS, (), 25),
    ),
    game_over=False,
    winners=(),
    places=(1, 2),
    next_dealer=0,
    next_starter=1,
    own=GinOwn(
        knocker=0,
        undercut=False,
        deadwood=(0, 9),
        laid_off=(),
        multiplier=1,
        knock_limit=10,
        boxes=(1, 0),
        final=None,
        shutout=False,
        columns=(
            ColumnAfter((104, 15), (3, 1), 0, False, (279, 40)),
            ColumnAfter((34, 0), (1, 0)),
        ),
    ),
)

GIN_STORED: tuple[tuple[Event, str], ...] = (
    (
        Dealt(
            1, 1, 0, ((parse("AS"),), (parse("2S"),)), (parse("3S"),), (parse("4S"),), Phase.OFFER
        ),
        (
            '{"event":"dealt","deal_no":1,"dealer":1,"starter":0,"hands":[["AS"],["2S"]],'
            '"stock":["3S"],"discard":["4S"],"phase":"offer","way":1}'
        ),
    ),
    (UpcardOffered(1), '{"event":"upcard_offered","player":1}'),
    (OfferClosed(0), '{"event":"offer_closed","player":0}'),
    (ThrewToKnock(0, parse("KD")), '{"event":"threw_to_knock","player":0,"card":"KD"}'),
    (WentBigGin(0), '{"event":"went_big_gin","player":0}'),
    (ShowOpened(1), '{"event":"show_opened","player":1}'),
    (Showed(1), '{"event":"showed","player":1}'),
    (
        DealEnded(_RESULT),
        (
            '{"event":"deal_ended","result":{"ended_by":"gin","winner":0,"scores":[34,0],'
            '"totals":[104,15],"lines":[{"seat":0,"what":"deadwood","cards":["9H"],"points":9},'
            '{"seat":0,"what":"gin_bonus","cards":[],"points":25}],"game_over":false,"winners":[],'
            '"places":[1,2],"next_dealer":0,"next_starter":1,"going_rummy":false,"own":{"of":"gin",'
            '"knocker":0,"undercut":false,"deadwood":[0,9],"laid_off":[],"multiplier":1,'
            '"knock_limit":10,"boxes":[1,0],"final":null,"shutout":false,"columns":['
            '{"scores":[104,15],"boxes":[3,1],"winner":0,"shutout":false,"final":[279,40]},'
            '{"scores":[34,0],"boxes":[1,0],"shutout":false}]}}}'
        ),
    ),
)
"""A row is never changed: journals of that time have it."""
