"""The reasons for a move, and the reasons of a plain player.

A reason comes from the same questions that the computers ask before a move. Nothing is made up
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
    soon_over,
    strongest,
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
    """The reason that decided a move."""

    UPCARD_NO_NEARER = "upcard-no-nearer"
    """Draw, because the contract would lack just as many cards with the upcard as without it."""
    UPCARD_NO_MELD = "upcard-no-meld"
    """Draw, because the cards of the contract are in the hand and the upcard adds nothing to melds.
    """
    UPCARD_NO_USE = "upcard-no-use"
    """Draw, because the upcard adds nothing to melds and fits nowhere."""
    UPCARD_BARRED = "upcard-barred"
    """Draw, because this upcard may not be taken."""
    NO_UPCARD = "no-upcard"
    """Draw, because the discard pile is empty."""
    ROW_NO_MELD = "row-no-meld"
    """Draw, because no card in the row makes a meld with the hand."""
    ROW_NOT_WORTH = "row-not-worth"
    """Draw, because no take is worth the cards that come with it."""
    TAKE_JOKER = "take-joker"
    TAKE_FITS = "take-fits"
    TAKE_NEARER = "take-nearer"
    TAKE_MELDS = "take-melds"
    TAKE_CHEAP = "take-cheap"
    """Take the upcard. It makes no meld, but counts less than the card discarded instead."""
    TAKE_KNOCK = "take-knock"
    """Take the upcard, because the player can then knock right away."""
    TAKE_WHOLE = "take-whole"
    TAKE_LEFT = "take-left"
    """Take the upcard, because drawing from the stock is not possible."""
    ROW_WORTH = "row-worth"
    MAY_I_NEARER = "may-i-nearer"
    DECLINE_OWN = "decline-own"
    """Pass, because the player discarded the upcard."""
    DECLINE_FREE = "decline-free"
    DECLINE_CLOSE = "decline-close"
    DECLINE_GROWN = "decline-grown"
    DECLINE_NO_NEARER = "decline-no-nearer"
    NO_KNOCK = "no-knock"
    """Pass in the last turn, because no knock is possible."""
    CONTRACT = "contract"
    LAY = "lay"
    LAY_OFF = "lay-off"
    SWAP = "swap"
    KNOCK = "knock"
    KNOCK_SOON = "knock-soon"
    """Knock. Little deadwood is left, and the other player may soon have less deadwood."""
    ALL_MELDED = "all-melded"
    """Knock or declare big gin, because no deadwood is left."""
    SHOW_LEAST = "show-least"
    """Show after a knock. No other melds and lay-offs leave less deadwood."""
    LEAST_LEFT = "least-left"
    """Discard the card that leaves the least deadwood. Chances of further melds count, too."""
    DECLARE = "declare"
    """Declare. All other cards are in groups, and two of the groups are lives."""
    DROP = "drop"
    """Drop, because the hand is likely to cost more than dropping."""
    DRAW_FIRST = "draw-first"
    """Draw, because a turn has to start with it."""
    NOTHING_TO_LAY = "nothing-to-lay"
    """Draw (or pass if nothing can be drawn), because no card in the hand can be laid."""
    MOST_CARDS = "most-cards"
    """Rearrange. No other way was found to lay more cards."""
    LAY_LITTLE = "lay-little"
    """Rearrange. More could be laid, but laid cards help everyone alike, and this ends the turn."""
    KNOCK_LOW = "knock-low"
    """Knock with few points, because hardly anyone holds less."""
    HELD_LONGEST = "held-longest"
    """Discard the card that was held longest, because the deal makes no progress."""
    MISSED_LEAST = "missed-least"
    """No card can be spared. Discard the card that is easiest to replace."""
    NO_NEIGHBOURS = "no-neighbours"
    """Discard a card that goes with nothing in the hand."""
    NO_USE_FOR_CONTRACT = "no-use-for-contract"
    """Discard a card that goes with nothing in the hand for the melds of the contract."""
    FEW_NEIGHBOURS = "few-neighbours"
    """Discard the card that goes with fewer cards than any other candidate."""
    DEAR = "dear"
    """Discard the card with the most points among the candidates, because someone is down."""
    DEAR_AND_SAFE = "dear-and-safe"
    """As ``DEAR``. In addition, the card can't be laid off on any meld on the table."""
    STOCK_BETTER = "stock-better"
    """Draw. The upcard would help, but the average card from the stock is worth more."""
    UPCARD_BETTER = "upcard-better"
    """Take the upcard, because the average card from the stock is worth less."""
    TAKE_OUT = "take-out"
    """Take the upcard, because the player goes out with it in this turn."""
    GOES_OUT = "goes-out"
    """All cards in the hand go in this turn."""
    ROW_KNOCK = "row-knock"
    """Take from the row, because the player can then knock in this turn."""
    BORN = "born"
    """Take from the row, because the player has laid nothing yet and is born by it."""
    MAY_I_WORTH = "may-i-worth"
    """Ask, because the upcard is worth more than the penalty card costs."""
    MAY_I_GROWS = "may-i-grows"
    """Ask. The contract would still lack the same number of cards, but a larger hand makes it
    sooner.
    """
    DECLINE_NOT_WORTH = "decline-not-worth"
    """Don't ask, because the penalty card costs more than the upcard is worth."""
    SAFER = "safer"
    """Discard this card, because it helps the others less than the next best (``instead``) would.
    """
    MORE_CHANCES = "more-chances"
    """Discard this card. It leaves better chances than the next best discard."""
    RID_SOONER = "rid-sooner"
    """Discard this card, because the other cards can be laid sooner. The contract is made."""
    MORE_ENDINGS = "more-endings"
    """Discard this card, because then more of the cards to come let the player go out."""
    FEWER_POINTS = "fewer-points"
    """Discard this card, because it counts more against the player than the next best (``less``).
    """
    LESS_LEFT = "less-left"
    """Discard this card. It leaves fewer points outside melds than the next best discard."""
    BETTER_HAND = "better-hand"
    """Discard this card. It leaves a better hand, in melds and chances together."""
    NO_FINE = "no-fine"
    """Discard this card, because the next best would be fined."""
    PLAYED_OUT = "played-out"
    """Discard this card, because it did better in rollouts."""
    ONLY_SPARE = "only-spare"
    """Discard this card. All other cards are wild, or have a place in a meld or the contract."""
    SPARED = "spared"
    """Discard this card, because the player can do without it."""
    BORN_BY_IT = "born-by-it"
    """Discard a card of a meld, in order to take it back later and be born by the meld."""
    AS_GOOD = "as-good"
    """Discard this card. Any other card would be just as good to discard."""
    WORTH_MORE = "worth-more"
    """Discard this card, because in total this discard is worth more than the next best one."""
    LET_IT_END = "let-it-end"
    """Pass. Nothing can be drawn, and no take is worth more than ending the deal."""
    ANNOUNCE = "announce"
    """Announce this contract, because the hand is nearest to it."""
    SKIP_AGAIN = "skip-again"
    """Discard a skip. With two players the opponent loses a turn, so the player plays again."""
    SKIP_NEAREST = "skip-nearest"
    """Discard a skip for the player nearest to going out, among those who can lose a turn."""
    SKIP_LONGER = "skip-longer"
    """Discard a skip, because the lost turn is likely to make the deal longer."""
    SKIP_IDLE = "skip-idle"
    """Discard a skip. No one can be skipped now, and the card counts many points."""
    KEEPS_BACK = "keeps-back"
    """Draw or pass, and keep cards for later that could be laid now."""


class Advice(NamedTuple):
    """A legal move and the reason that decided it."""

    move: Move
    """The recommended move."""
    why: Why
    points: int = 0
    """Points that a discarded card counts."""
    instead: Card | None = None
    """The next best discard."""
    less: int = 0
    """Points that ``instead`` counts."""
    remarks: tuple[Remark, ...] = ()
    """Facts from the table that speak for the move, the strongest first."""


def reason_of(observation: Observation, move: Move) -> Why:
    """Return the reason for a move, as a plain player sees it.

    If the player leaves an upcard that helps, the reason is that the stock is worth more.
    """
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
    candidate = next(candidate for candidate in weighed(features) if candidate.card == move.card)
    if candidate.no_spare or candidate.needed:
        return Why.MISSED_LEAST
    if candidate.impatient:
        return Why.HELD_LONGEST
    if candidate.hurried:
        return Why.DEAR if candidate.gift else Why.DEAR_AND_SAFE
    if candidate.friends:
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
"""Reasons that already say that nothing goes with the card."""


def remarks_on(
    observation: Observation, why: Why, card: Card, instead: Card | None
) -> tuple[Remark, ...]:
    """Return the facts that speak for discarding ``card``, or against discarding ``instead``."""
    if instead is None:
        lone = alone(observation, card) if why not in _SAYS_ALONE else iter(())
        remarks = (
            twice(observation, card),
            lone,
            hopeless(observation, card),
            soon_over(observation),
        )
        return strongest(*remarks)
    # A remark about a rank would apply to both cards if they have that rank.
    safe = harmless(observation, card) if card % 13 != instead % 13 else iter(())
    if why is Why.SAFER:
        return strongest(
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
        return strongest(soon_over(observation), *hand)
    return strongest(*hand, safe, better_kept(observation, card, instead, more=1))
