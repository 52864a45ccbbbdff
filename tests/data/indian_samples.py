"""Events of Indian Rummy as they are stored; tests/data/samples.py has those of the other games."""

from engine.cards import parse, wild_as
from engine.events import DealEnded, Dealt, Declared, DeclaredWrongly, Dropped, Event
from engine.games.indian.scoring import IndianItem, IndianOwn
from engine.melds import MeldKind, Reading
from engine.result import Ending, Result, ScoreLine

_RUN = Reading(MeldKind.RUN, (parse("4S"), wild_as(parse("7D"), parse("5S")), parse("JK=6S")))
_RESULT = Result(
    ended_by=Ending.DROP,
    winner=0,
    scores=(0, 40),
    totals=(10, 110),
    lines=(
        ScoreLine(0, IndianItem.LAST_ONE, (), 0),
        ScoreLine(1, IndianItem.DROPPED, (), 40),
    ),
    game_over=False,
    winners=(),
    places=(1, 2),
    next_dealer=0,
    next_starter=1,
    own=IndianOwn(
        counts=(0, 40, None),
        dropped=((1, 40),),
        groups=((_RUN,), None, None),
        eliminated=(1,),
        rejoined=((1, 11),),
        began=(10, 11),
        gone=(0, 0, 1),
    ),
    mover=1,
)

INDIAN_STORED: tuple[tuple[Event, str], ...] = (
    (
        Dealt(2, 1, 0, ((parse("AS"),), ()), (parse("3S"),), (parse("4S"),), wild=parse("7H")),
        (
            '{"event":"dealt","deal_no":2,"dealer":1,"starter":0,"hands":[["AS"],[]],'
            '"stock":["3S"],"discard":["4S"],"way":1,"wild":"7H"}'
        ),
    ),
    (Dropped(1, 20), '{"event":"dropped","player":1,"points":20}'),
    (
        Declared(0, parse("KD"), (_RUN,)),
        (
            '{"event":"declared","player":0,"card":"KD",'
            '"melds":[{"kind":"run","cards":["4S","7D=5S","JK=6S"]}]}'
        ),
    ),
    (
        DeclaredWrongly(0, 80, parse("KD"), ((parse("2S"), parse("3S")),)),
        ('{"event":"declared_wrongly","player":0,"points":80,"card":"KD","melds":[["2S","3S"]]}'),
    ),
    (
        DealEnded(_RESULT),
        (
            '{"event":"deal_ended","result":{"ended_by":"drop","winner":0,"scores":[0,40],'
            '"totals":[10,110],"lines":[{"seat":0,"what":"last_one","cards":[],"points":0},'
            '{"seat":1,"what":"dropped","cards":[],"points":40}],"game_over":false,"winners":[],'
            '"places":[1,2],"next_dealer":0,"next_starter":1,"going_rummy":false,'
            '"own":{"of":"indian","counts":[0,40,null],"dropped":[[1,40]],'
            '"groups":[[{"kind":"run","cards":["4S","7D=5S","JK=6S"]}],null,null],'
            '"eliminated":[1],"rejoined":[[1,11]],"began":[10,11],"gone":[0,0,1]},"mover":1}}'
        ),
    ),
)
