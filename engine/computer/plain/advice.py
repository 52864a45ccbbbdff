"""The reasons that decide a move, and those of a plain player.

A reason comes from the same questions that the computers ask themselves: nothing is made up
afterwards.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from engine.cards import Card
from engine.computer.plain.discard import is_closed, knocks_with_the_upcard, left, weighed
from engine.computer.plain.draw import doubt, use_of
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.remarks import (
    Remark,
    against,
    alone,
    beside,
    better_kept,
    harmless,
    hopeless,
    melded,
    some,
    soon_over,
    twice,
    waited_for,
)
from engine.moves import (
    BigGin,
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
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal, offers


class Why(StrEnum):
    """What decided a move."""

    UPCARD_NO_NEARER = "upcard-no-nearer"
    """Draw: the upcard does not bring the contract nearer."""
    UPCARD_NO_MELD = "upcard-no-meld"
    """Draw: the contract is there already, and the upcard brings no more into melds."""
    UPCARD_NO_USE = "upcard-no-use"
    """Draw: the upcard brings no more into melds and fits nowhere."""
    UPCARD_BARRED = "upcard-barred"
    """Draw: this upcard may not be taken."""
    NO_UPCARD = "no-upcard"
    """Draw: there is nothing to take."""
    ROW_NO_MELD = "row-no-meld"
    """Draw: no card of the row makes a meld with the hand."""
    ROW_NOT_WORTH = "row-not-worth"
    """Draw: no take is worth the cards that come with it."""
    TAKE_JOKER = "take-joker"
    TAKE_FITS = "take-fits"
    TAKE_NEARER = "take-nearer"
    TAKE_MELDS = "take-melds"
    TAKE_CHEAP = "take-cheap"
    """Take: it lies in no meld, but counts less than what is thrown for it."""
    TAKE_KNOCK = "take-knock"
    """Take: with it one can knock at once."""
    TAKE_WHOLE = "take-whole"
    TAKE_LEFT = "take-left"
    """Take: the stock gives nothing."""
    ROW_WORTH = "row-worth"
    MAY_I_NEARER = "may-i-nearer"
    DECLINE_OWN = "decline-own"
    """Pass: they have discarded the upcard themselves."""
    DECLINE_FREE = "decline-free"
    DECLINE_CLOSE = "decline-close"
    DECLINE_GROWN = "decline-grown"
    DECLINE_NO_NEARER = "decline-no-nearer"
    NO_KNOCK = "no-knock"
    """Pass in the last turn: no knock is in reach."""
    CONTRACT = "contract"
    LAY = "lay"
    LAY_OFF = "lay-off"
    SWAP = "swap"
    KNOCK = "knock"
    KNOCK_SOON = "knock-soon"
    """Knock: little is left over, and the other player may soon have less."""
    ALL_MELDED = "all-melded"
    """Knock or big gin: nothing is left over."""
    SHOW_LEAST = "show-least"
    """After a knock: no other melds and lay-offs leave less over."""
    LEAST_LEFT = "least-left"
    """Discard: without it the least is left over, chances of more melds counted in."""
    DECLARE = "declare"
    """Declare: all others lie in groups, and two of these are lives."""
    DROP = "drop"
    """Drop: the hand is likely to cost more than dropping does."""
    DRAW_FIRST = "draw-first"
    """Draw: nothing else begins the turn."""
    NOTHING_TO_LAY = "nothing-to-lay"
    """Draw on, or pass where nothing can be drawn: no card of the hand can be laid."""
    MOST_CARDS = "most-cards"
    """Rearrange: no other way was found to lay more cards."""
    LAY_LITTLE = "lay-little"
    """Rearrange: more could be laid, but what is laid helps all alike, and this ends the turn."""
    KNOCK_LOW = "knock-low"
    """Knock with few points: hardly anybody holds less."""
    HELD_LONGEST = "held-longest"
    """Discard: the deal stands still, and it has waited longest."""
    MISSED_LEAST = "missed-least"
    """Discard: no card can be spared, and it is the one that is missed least."""
    NO_NEIGHBOURS = "no-neighbours"
    """Discard: nothing in the hand goes with it."""
    NO_USE_FOR_CONTRACT = "no-use-for-contract"
    """Discard: nothing in the hand goes with it by what the contract asks for."""
    FEW_NEIGHBOURS = "few-neighbours"
    """Discard: less goes with it than with any other that could go."""
    DEAR = "dear"
    """Discard: somebody is down, and it is the dearest that could go."""
    DEAR_AND_SAFE = "dear-and-safe"
    """The same, and it fits on no meld of the table."""
    STOCK_BETTER = "stock-better"
    """Draw: the upcard would help, but what comes from the stock is worth more on average."""
    UPCARD_BETTER = "upcard-better"
    """Take: what comes from the stock is worth less on average."""
    TAKE_OUT = "take-out"
    """Take: with it one goes out in this turn."""
    GOES_OUT = "goes-out"
    """All cards of the hand go in this turn."""
    ROW_KNOCK = "row-knock"
    """Take from the row: with it one can knock in this turn."""
    BORN = "born"
    """Take from the row: nothing could be laid before."""
    MAY_I_WORTH = "may-i-worth"
    """The upcard is worth more than the penalty card costs."""
    MAY_I_GROWS = "may-i-grows"
    """The upcard brings the contract no nearer, but a larger hand makes it sooner."""
    DECLINE_NOT_WORTH = "decline-not-worth"
    """The penalty card costs more than the upcard is worth."""
    SAFER = "safer"
    """Discard: it gives the others less than the next best (``instead``) would."""
    MORE_CHANCES = "more-chances"
    """Discard: what stays has better chances than without the next best."""
    RID_SOONER = "rid-sooner"
    """Discard: the contract lies, and the rest of the hand goes sooner."""
    MORE_ENDINGS = "more-endings"
    """Discard: with what stays more cards that may come let one go out."""
    FEWER_POINTS = "fewer-points"
    """Discard: it counts more against the player than the next best (``less``) would."""
    LESS_LEFT = "less-left"
    """Discard: of what stays less lies in no meld."""
    BETTER_HAND = "better-hand"
    """Discard: what stays is worth more, melds and chances together."""
    NO_FINE = "no-fine"
    """Discard: the next best would be fined."""
    PLAYED_OUT = "played-out"
    """Discard: it came out better where the rest of the deal was tried out."""
    ONLY_SPARE = "only-spare"
    """Discard: all others are wild, or have a place in a meld or contract."""
    SPARED = "spared"
    """Discard: one can do without it."""
    BORN_BY_IT = "born-by-it"
    """Discard: it can be taken back from the row with the rest of its meld, which is a birth."""
    AS_GOOD = "as-good"
    """Discard: any other would do as well."""
    WORTH_MORE = "worth-more"
    """Discard: all in all it is worth more than the next best."""
    LET_IT_END = "let-it-end"
    """Pass: nothing can be drawn, and no take is worth more than the end of the deal."""
    ANNOUNCE = "announce"
    """Announce: the hand is nearest to this contract."""
    SKIP_AGAIN = "skip-again"
    """Discard: of two players the other loses a turn, so one plays again."""
    SKIP_NEAREST = "skip-nearest"
    """Discard: of those who can lose a turn this one is nearest to going out."""
    SKIP_LONGER = "skip-longer"
    """Discard: with this turn lost the deal is likely to last longer."""
    SKIP_IDLE = "skip-idle"
    """Discard: nobody can be skipped now, and the card counts much."""
    KEEPS_BACK = "keeps-back"
    """Draw or pass though cards can be laid: they are kept for later."""


class Advice(NamedTuple):
    """A legal move and what decided it. ``points``: what a discarded card counts. ``instead``: the
    card that would have gone as the next best, and ``less`` what that counts. ``remarks``: what was
    seen that speaks for it, the most telling first."""

    move: Move
    why: Why
    points: int = 0
    instead: Card | None = None
    less: int = 0
    remarks: tuple[Remark, ...] = ()


def reason_of(observation: Observation, move: Move) -> Why:
    """What speaks for a move, as a plain player sees it. What helps and is left all the same was
    left for something that is worth more."""
    return _REASONS[type(move)](PlainFeatures(observation), move)


def _of_draw(features: PlainFeatures, move: Move) -> Why:
    if Rearrange in features.game.moves:
        return Why.DRAW_FIRST if features.state.phase is Phase.DRAW else Why.NOTHING_TO_LAY
    if TakeRow in features.game.moves:
        takes = offers(features.game, features.state, features.seat, TakeRow)
        return Why.ROW_NO_MELD if next(iter(takes), None) is None else Why.ROW_NOT_WORTH
    if features.upcard is None:
        return Why.NO_UPCARD
    if not is_legal(features.game, features.state, features.seat, Take()):
        return Why.UPCARD_BARRED
    if use_of(features, features.upcard) is not None:
        return Why.STOCK_BETTER
    if features.goal is None:
        return Why.UPCARD_NO_USE
    size = len(features.hand) + 1
    missing = features.near(features.goal, features.hand, size).missing
    return Why.UPCARD_NO_NEARER if missing else Why.UPCARD_NO_MELD


def _of_take(features: PlainFeatures, move: Move) -> Why:
    if knocks_with_the_upcard(features):
        return Why.TAKE_KNOCK
    use = None if features.upcard is None else use_of(features, features.upcard)
    if use is not None:
        return Why(f"take-{use}")
    return Why.UPCARD_BETTER if features.observation.may(Draw()) else Why.TAKE_LEFT


def _of_pass(features: PlainFeatures, move: Move) -> Why:
    if features.state.phase is Phase.PLAY:
        return Why.NOTHING_TO_LAY
    if features.state.phase is Phase.OFFER:
        helps = features.upcard is not None and use_of(features, features.upcard) is not None
        return Why.STOCK_BETTER if helps else Why.UPCARD_NO_USE
    if features.state.phase is not Phase.MAY_I:
        return Why.NO_KNOCK if Knock in features.game.moves else Why.LET_IT_END
    against = doubt(features)
    return Why.DECLINE_NO_NEARER if against is None else Why(f"decline-{against}")


def _of_knock(features: PlainFeatures, move: Move) -> Why:
    if not is_closed(features):
        return Why.KNOCK
    return Why.KNOCK_SOON if left(features, move) else Why.ALL_MELDED


def _of_discard(features: PlainFeatures, move: Move) -> Why:
    assert isinstance(move, Discard)
    if is_closed(features):
        return Why.LEAST_LEFT
    one = next(one for one in weighed(features) if one.card == move.card)
    if one.no_spare or one.needed:
        return Why.MISSED_LEAST
    if one.impatient:
        return Why.HELD_LONGEST
    if one.hurried:
        return Why.DEAR if one.gift else Why.DEAR_AND_SAFE
    if one.friends:
        return Why.FEW_NEIGHBOURS
    return Why.NO_NEIGHBOURS if features.goal is None else Why.NO_USE_FOR_CONTRACT


def _always(why: Why) -> Callable[[PlainFeatures, Any], Why]:
    return lambda features, move: why


_REASONS: Mapping[type[Move], Callable[[PlainFeatures, Any], Why]] = {
    Draw: _of_draw,
    Take: _of_take,
    TakeRow: _always(Why.ROW_WORTH),
    MayI: _always(Why.MAY_I_NEARER),
    Pass: _of_pass,
    MakeContract: _always(Why.CONTRACT),
    LayDown: _always(Why.LAY),
    LayOff: _always(Why.LAY_OFF),
    Swap: _always(Why.SWAP),
    Knock: _of_knock,
    Rearrange: _always(Why.MOST_CARDS),
    KnockOnTable: _always(Why.KNOCK_LOW),
    BigGin: _always(Why.ALL_MELDED),
    Show: _always(Why.SHOW_LEAST),
    Discard: _of_discard,
}


_SAYS_ALONE = frozenset({Why.NO_NEIGHBOURS, Why.NO_USE_FOR_CONTRACT})
"""Reasons that say themselves that nothing goes with the card."""


def remarks_on(
    observation: Observation, why: Why, card: Card, instead: Card | None
) -> tuple[Remark, ...]:
    """What speaks for throwing this card, or against the other one, if there is one."""
    if instead is None:
        lone = alone(observation, card) if why not in _SAYS_ALONE else iter(())
        found = twice(observation, card), lone, hopeless(observation, card), soon_over(observation)
        return some(*found)
    # What tells of a rank tells nothing between two of it.
    safe = harmless(observation, card) if card % 13 != instead % 13 else iter(())
    if why is Why.SAFER:
        return some(
            waited_for(observation, card),
            against(observation, instead),
            safe,
            better_kept(observation, card, instead, more=1),
            alone(observation, card),
        )
    if why is Why.NO_FINE:
        return ()
    hand = (
        twice(observation, card),
        waited_for(observation, card),
        melded(observation, instead, card),
        alone(observation, card),
        beside(observation, instead, card),
        hopeless(observation, card),
        better_kept(observation, card, instead),
    )
    if why is Why.FEWER_POINTS:
        return some(soon_over(observation), *hand)
    return some(*hand, safe, better_kept(observation, card, instead, more=1))
