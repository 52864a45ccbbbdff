"""Events of a table that belongs to nobody, as the journal keeps them."""

from engine.cards import JOKER, joker_as, parse
from engine.cards import cards as _cards
from engine.events import Dealt, Event, KnockedOnTable, PassedTurn, Rearranged, TurnStarted
from engine.melds import MeldKind, Reading
from engine.phase import Phase

COMMON_TABLE: tuple[tuple[Event, str], ...] = (
    (TurnStarted(1, Phase.PLAY), '{"event":"turn_started","player":1,"phase":"play"}'),
    (
        Dealt(3, 1, 0, (_cards("AS"), _cards("2C")), _cards("KD"), (), Phase.PLAY),
        (
            '{"event":"dealt","deal_no":3,"dealer":1,"starter":0,'
            '"hands":[["AS"],["2C"]],"stock":["KD"],"discard":[],"phase":"play","way":1}'
        ),
    ),
    (
        Rearranged(
            1,
            (
                Reading(MeldKind.RUN, (joker_as(parse("4S")), *_cards("5S 6S"))),
                Reading(MeldKind.SET, (*_cards("KD KH"), JOKER)),
            ),
            _cards("KD"),
            (1,),
        ),
        (
            '{"event":"rearranged","player":1,"table":['
            '{"kind":"run","cards":["JK=4S","5S","6S"]},'
            '{"kind":"set","cards":["KD","KH","JK"]}],"cards":["KD"],"changed":[1]}'
        ),
    ),
    (KnockedOnTable(2), '{"event":"knocked_on_table","player":2}'),
    (PassedTurn(0), '{"event":"passed_turn","player":0}'),
)
"""Each event beside what is stored of it."""
