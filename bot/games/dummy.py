"""The room of Thai Dummy."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Self

from bot.blocks.coach import Hint, Hints, Learner, can
from bot.blocks.presenter import EventWording, Practice, Presenter, sentence
from bot.blocks.rule_examples import (
    SHORT_RUN,
    Example,
    PlayedExample,
    Situation,
    Strip,
    Strips,
    at,
    does,
    illustration,
    laying_off,
    meld,
    melds_at_first,
    own,
    strip,
)
from bot.blocks.shown_hand import ShownHand
from bot.text import Text
from bot.text.name_words import Names, Who
from bot.text.text import signed
from engine.cards import cards
from engine.computer.plain.suggestions import Progress
from engine.events import Discarded, Drew, Event, Fined, LaidDown, LaidOff, TookRow, WasBorn
from engine.facts import LaidPoints, MustKnock
from engine.games.dummy.penalties import FAMILIES
from engine.games.dummy.rules import DummyOptions
from engine.games.dummy.scoring import DummyOwn
from engine.live.table_view import TableView
from engine.moves import Knock, LayDown, LayOff, Move, TakeRow
from engine.result import Ending, Result
from engine.steps.fines import Fines

_RUN = "8C 9C 10C JC"
_ROW = "9D 4S KH 4H JC"
_ROW_ALONE = "5H 6H JC 7H"


def _strips(options: DummyOptions, deal_no: int) -> Strips:
    """Return examples of melds (DUMMY 4), the row (5), lay-offs (7), knocks (8), points (10)."""
    return {
        "melds": (
            strip(
                meld("7C 7D 7H", True, "example-set"),
                meld("4D 5D 6D", True, "example-run"),
                meld("QS KS AS", True, "example-ace-high"),
                meld("AS 2S 3S", False, "example-ace-only-high"),
            ),
        ),
        "row": (_taken(), _not_taken()),
        "lay-off": (laying_off(_RUN, "QC", "6C 7C", "6C"),),
        "knock": (_knocked(), _not_knocked()),
        "values": (
            strip(
                illustration("2C", "example-speto"),
                illustration("QS", "example-speto"),
                illustration("KD", "example-worth"),
                illustration("7D", "example-worth"),
            ),
        ),
    }


def _taken() -> Strip:
    """Show a take that makes a set with a card from the hand."""
    before = Situation(cards("4C KD 3D"), row=cards(_ROW), free=False, drawn=False)
    move = TakeRow(cards("4S")[0], cards("4S 4H 4C"))
    return strip(
        illustration(_ROW, "example-row"),
        illustration("4C", "example-held"),
        Example(cards("4S 4H 4C"), True, "example-take", before, move),
    )


def _not_taken() -> Strip:
    """Show a wrong take. Its meld has no card from the hand."""
    before = Situation(cards("4C KD 3D"), row=cards(_ROW_ALONE), free=False, drawn=False)
    move = TakeRow(cards("5H")[0], cards("5H 6H 7H"))
    return strip(
        illustration(_ROW_ALONE, "example-row"),
        Example(cards("5H 6H 7H"), False, "example-take-not", before, move),
    )


def _knocked() -> Strip:
    """Show a dark knock. It lays all cards except one in a single turn."""
    run, of_a_kind, [last_card] = cards("6H 7H 8H"), cards("JS JD JC"), cards("4C")
    before = Situation((*run, *of_a_kind, last_card), free=False)
    move: Move = Knock(last_card, (run, of_a_kind))
    return strip(
        Example(run, True, "example-knock-laid", before, move),
        Example(of_a_kind, True, "example-knock-laid", before, move),
        illustration("4C", "example-knock-card"),
    )


def _not_knocked() -> Strip:
    """Show a wrong knock. Two cards would be left after it."""
    run, left = cards("6H 7H 8H"), cards("4C KD")
    before = Situation((*run, *left), free=False)
    return strip(
        illustration("6H 7H 8H", "example-knock-laid"),
        Example(left, False, "example-knock-two", before, Knock(left[0], (run,))),
    )


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-dummy-scored",
            at(
                "5H 6H 8C KD|QS 4H|KS 7H",
                "3C 9C",
                "9D JH 3S",
                turn="Chi",
                turn_no=9,
                born=["Ann", "Chi"],
                table=[own("Ann", "8S 8H 8D", "set"), own("Chi", "10C JC QC", "run")],
            ),
            (
                does("Chi", "draw"),
                does("Chi", "discard", card="7H"),
                does("Ann", "take", start="7H", meld="5H 6H 7H"),
                does("Ann", "knock", card="KD", lay_offs=[{"cards": ["8C"], "meld": 0}]),
            ),
        ),
        PlayedExample(
            "played-dummy-hard",
            at("10D 2S 2H|4H|KS", "3C 9C", "7D KC 8D 9D", turn_no=5),
            (does("Ann", "take", start="7D", meld="7D 8D 9D"),),
            refused=True,
            instead=does("Ann", "take", start="7D", meld="7D 8D 9D 10D"),
        ),
    )


# The coach of a practice deal.


def _only_knocks(learner: Learner) -> bool:
    return learner.is_playing() and learner.table_view.facts.get(MustKnock) is not None


def _may_knock_dark(learner: Learner) -> bool:
    # A knock is dark if the player wasn't born before this turn (DUMMY 8.3).
    unborn = not learner.is_free() or learner.lately(WasBorn)
    return learner.is_playing() and learner.can(Knock) and unborn


def _may_meld(learner: Learner) -> bool:
    """Return whether the learner can meld and has melded only in takes so far.

    A take causes a ``LaidDown`` event as well."""
    laid = learner.times(LaidDown) - learner.times(TookRow)
    return learner.can(LayDown) and not laid


def _holds_a_speto(learner: Learner) -> bool:
    """Return whether a speto has just come or, in the first turn, was dealt."""
    fresh = learner.new_cards if learner.turns_ended else learner.table_view.hand
    return learner.is_playing() and any(card in FAMILIES for card in fresh)


_HINTS = Hints(
    new=(
        Hint("practice-dummy-fined", lambda learner: learner.fine is not None),
        Hint(
            "practice-dummy-last-turn",
            lambda learner: learner.is_drawing() and not learner.seen.stock,
        ),
        Hint(
            "practice-dummy-take",
            lambda learner: learner.can(TakeRow) and not learner.is_free(),
            (TookRow,),
        ),
        Hint(
            "practice-dummy-draw",
            lambda learner: (
                learner.is_drawing() and not learner.can(TakeRow) and not learner.is_free()
            ),
            (Drew, TookRow),
        ),
        Hint(
            "practice-dummy-born", lambda learner: learner.is_playing() and learner.lately(WasBorn)
        ),
        Hint("practice-dummy-only-knock", _only_knocks),
        Hint("practice-dummy-dark", _may_knock_dark),
        Hint(
            "practice-dummy-knock",
            lambda learner: learner.can(Knock) and not _may_knock_dark(learner),
        ),
        Hint("practice-dummy-meld", _may_meld),
        Hint("practice-dummy-lay-off", can(LayOff), (LaidOff,)),
        Hint("practice-dummy-speto", _holds_a_speto),
        Hint(
            "practice-dummy-unborn",
            lambda learner: learner.is_discarding() and not learner.is_free(),
            (Discarded,),
        ),
        Hint(
            "practice-dummy-discard",
            lambda learner: (
                learner.is_discarding()
                and learner.is_free()
                and not learner.did_after(WasBorn, Discarded)
            ),
        ),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-row", can(TakeRow)),
        Hint("practice-short-draw-row", Learner.is_drawing),
        Hint("practice-short-lay-dummy", can(LayDown, LayOff)),
        Hint("practice-short-discard-dummy", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


def _closing(result: Result, seat: int | None) -> str:
    assert isinstance(result.own, DummyOwn)
    return "practice-never-born" if seat in result.own.not_born else ""


def _row_at_first() -> tuple[Example, ...]:
    row = "9D JS KH JH 2S"
    before = Situation(cards("JC KD 3D"), row=cards(row), free=False, drawn=False)
    move = TakeRow(cards("JS")[0], cards("JS JH JC"))
    take = Example(cards("JC JS JH"), True, "first-look-take", before, move)
    return illustration(row, "first-look-row"), take


_PRACTICE = Practice(
    computers=2,
    deals=(20, 28),
    hints=_HINTS,
    first_look=strip(*melds_at_first(SHORT_RUN, "7C"), *_row_at_first()),
    closing=_closing,
)

# Moves and results in words.


def _how(result: Result, who: Names, say: Text) -> str | None:
    own = result.own
    if result.ended_by is not Ending.KNOCK or result.winner is None:
        return None
    assert isinstance(own, DummyOwn)
    line = say("result-knock", name=who(result.winner))
    kinds = [("result-dark", own.dark), ("result-colour", own.colour)]
    line += "".join(" " + say(kind) for kind, so in kinds if so)
    if own.multiplier > 1:
        line += " " + say("result-multiplier", times=own.multiplier)
    return line


def _move_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, plain: bool
) -> tuple[str, str | None] | None:
    match move:
        case TakeRow(start):
            label = say("move-row", start=say.card(start), cards=say.cards(move.laid))
            taken = move.swept(table_view.seen.discard)
            return label, say("move-row-takes", count=len(taken), cards=say.cards(taken))
        case Knock():
            label = say("move-knock", card=say.card(move.card))
            laid = [*(move.melds or ()), *(part.cards for part in move.lay_offs or ())]
            return label, " | ".join(say.cards(cards) for cards in laid) or None
    return None


def _fined(event: Fined, who: Who, say: Text) -> str:
    what, card, points = event.what, event.card, event.points
    name = say(f"fine-{what.value.replace('_', '-')}")
    if card is None:
        return say("event-fined", who=who(event.player), points=points, what=name)
    return say(
        "event-fined-card", who=who(event.player), points=points, what=name, card=say.card(card)
    )


_EVENTS: Mapping[type[Event], EventWording] = {
    WasBorn: sentence("event-was-born", "player"),
    Fined: _fined,
}

# The hand, and the points that the player has laid.


@dataclass(frozen=True, kw_only=True)
class DummyHand(ShownHand):
    """A hand, and the points that the player has laid.

    ``points``: the player's points if the deal ended now. Hand and fines are subtracted from the
    laid points. While the player isn't born, hand and fines count twice and nothing is laid.
    """

    laid: int
    held: int
    """The points of the hand. They count twice while the player isn't born (DUMMY 10.4)."""
    is_born: bool

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """Return the viewer's hand."""
        seat = table_view.seat
        assert seat is not None
        laid = table_view.facts[LaidPoints].by_seat[seat]
        held = sum(map(table_view.game.points, table_view.hand))
        fines, born = table_view.facts.get(Fines), seat in table_view.down
        lost = held + (0 if fines is None else fines.of(seat))
        return cls(laid=laid, held=held, is_born=born, points=laid - lost if born else -2 * lost)

    def progress(self, table_view: TableView) -> Progress | None:
        """Return None, because melds in the hand cost as much as all other cards."""
        return None

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """Return the points that are laid, and the points of the hand, in words."""
        now = signed(self.points)
        if self.is_born:
            return [say("hand-laid-less-held", laid=self.laid, held=self.held, points=now)]
        return [say("hand-held-doubled", held=self.held, points=now)]


DUMMY = Presenter(
    "dummy",
    hand=DummyHand,
    practice=_PRACTICE,
    strips=_strips,
    played=_played,
    events=_EVENTS,
    how=_how,
    move_words=_move_words,
    is_last_turn=lambda table_view: not table_view.seen.stock,
)
