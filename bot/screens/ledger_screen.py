"""The screen of luck and choice in a deal (engine.analysis.ledger).

The ledger is shown in words, as a bar and as a curve. Each costly choice has a button that shows
the choice in the replay.
"""

from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from bot.blocks.control import At, Control, Cost, Payload
from bot.blocks.screen import (
    FELT,
    GREY,
    Block,
    Button,
    ButtonRow,
    Choice,
    Menu,
    Picture,
    Screen,
    Section,
    Tone,
)
from bot.blocks.text_limit import ALT, LINE, cut, within_limit
from bot.render.specs import ChartPoint, ChartSpec, WorthPart, WorthSpec
from bot.screens.notes import close_button
from bot.screens.replay_screen import costly_choice_in_words, named, seat_arguments
from bot.screens.result_screen import REPLAY
from bot.text import Text
from bot.text.name_words import Names
from bot.text.text import signed
from engine.analysis.ledger import Ledger, LineKind, Total
from engine.live.table_view import TableView
from engine.notation.ledger_story import LedgerStory

LEDGER_GO = Control("ledger-go", At.ME, cost=Cost.PAGES)
LEDGER_SEAT = Control("ledger-seat", At.ME, payload=Payload.LINE, cost=Cost.PAGES)

_CARDS = ("ledger-dealt", "ledger-drawn")
"""The ids of the parts of the result that came from cards."""
_POINTS = 100
"""A curve has at most this many turns. For a longer deal, the last turns are shown."""


class LedgerPlace(NamedTuple):
    """The deal and the seat whose ledger a person looks at."""

    deal: int
    """The number of the deal, from 0."""
    deals: int
    """The number of deals in the game."""
    seat: int
    is_open: bool
    """Whether all people may see all hands."""


class _ResultPart(NamedTuple):
    """A part of a result."""

    words: str
    """The id of the part's words."""
    colour: int
    """The number of the colour before the words, from 1 to 8 as for seats."""
    total: Total
    """The points of the part, with their standard error."""


def ledger_screen(
    table_view: TableView,
    place: LedgerPlace,
    story: LedgerStory,
    say: Text,
    *,
    in_words: bool,
) -> Screen:
    """Return the ledger.

    ``in_words``: whether words replace the pictures.
    """

    def build(words: Text) -> Screen:
        return _ledger(named(table_view, words), place, story, words, in_words=in_words)

    return within_limit(build, say.of(table_view.game.name))


def _ledger(
    table_view: TableView,
    place: LedgerPlace,
    story: LedgerStory,
    say: Text,
    *,
    in_words: bool,
) -> Screen:
    ledger, is_own = story.ledger, "yes" if table_view.seat == place.seat else "no"
    name = Names(table_view, say)(place.seat)
    title = _title(table_view, place, say)
    made = say("ledger-made", mine=is_own, name=name, points=signed(ledger.result))
    paid = paid_lines(table_view, ledger.result, say)
    ways = _ways(table_view, place, say)
    if ledger.is_close:
        unknown = say("ledger-too-close", mine=is_own, name=name)
        return Screen(("\n".join([title, unknown, made, *paid]), *ways), FELT)
    parts = [*_parts(ledger, is_open=place.is_open)]
    start, numbers = _whole(ledger, parts)
    begins = "ledger-start" if ledger.starts_known else "ledger-start-unknown"
    lines = [made, *paid, say(begins, points=signed(start), error=round(ledger.start_error))]
    for part, number in zip(parts, numbers, strict=True):
        error = max(1, round(part.total.error)) if part.total.error else 0
        lines.append(say(part.words, mine=is_own, name=name, points=signed(number), error=error))
    bars = zip((part.colour for part in parts), numbers, strict=True)
    bar = WorthSpec(start, tuple(WorthPart(*pair) for pair in bars))
    shown = {
        part.words: Total(number, part.total.error)
        for part, number in zip(parts, numbers, strict=True)
    }
    cards = [shown[words] for words in _CARDS if words in shown]
    came = Total(sum(total.points for total in cards), hypot(*(total.error for total in cards)))
    own, known = shown["ledger-choices"], ledger.starts_known
    said = answer(came, own, say, known=known, is_own=is_own, name=name)
    blocks: list[Block] = [title + "\n" + said]
    blocks += [] if in_words else [Picture(bar, _alt_of_bar(bar, say))]
    blocks.append("\n".join(lines))
    blocks += _costly_choices(table_view, place, story, say if in_words else say.rich)
    curve, alt = _curve(story, say, is_own, name)
    blocks += [alt] if in_words else [say("ledger-expected"), Picture(curve, cut(alt, ALT))]
    blocks.append(say("ledger-about", futures=ledger.futures))
    return Screen((*blocks, *ways), FELT)


def answer(
    cards: Total, choices: Total, say: Text, *, known: bool, is_own: str = "yes", name: str = ""
) -> str:
    """Return a line that says what a player's cards and choices were worth.

    ``known``: whether the dealt cards are included.
    """
    seat = {"mine": is_own, "name": name}
    cards_known = {"known": "yes" if known else "no", "points": abs(cards.points)}
    came = say("ledger-answer-cards", **seat, **cards_known, effect=_effect(cards))
    points = abs(choices.points)
    own = say("ledger-answer-choices", **seat, points=points, effect=_effect(choices))
    return f"{came} {own}"


def _effect(total: Total) -> str:
    """Return the word for the effect of points on their player.

    The word is ``nothing`` for at most 1 point, and ``unclear`` for less than one standard error.
    Otherwise it is ``cost`` or ``gained``.
    """
    size = abs(total.points)
    if size <= 1 or size < total.error:
        return "nothing" if size <= 1 else "unclear"
    return "cost" if total.points < 0 else "gained"


def paid_lines(table_view: TableView, worth: int, say: Text) -> list[str]:
    """Return a line that says why a loser's result differs from their score.

    The line is there only if the winner alone scores.
    """
    pays = table_view.game.end.pays is not None
    return [say("ledger-paid")] if pays and worth < 0 else []


def _parts(ledger: Ledger, *, is_open: bool) -> Iterator[_ResultPart]:
    """Yield the parts of a result in the order in which they are shown.

    The cards in all other hands have their own part only if hands are open.
    """
    totals = ledger.totals
    held, own, others = (totals[kind] for kind in (LineKind.HELD, LineKind.CHOICE, LineKind.OTHERS))
    if ledger.starts_known:
        yield _ResultPart("ledger-dealt", 5, totals[LineKind.DEAL])
    yield _ResultPart("ledger-drawn", 6, totals[LineKind.DRAW])
    # The error of ``held`` includes the errors of ``own`` and ``others``. Here they are subtracted.
    alone = max(0.0, held.error**2 - own.error**2 - others.error**2)
    if is_open:
        yield _ResultPart("ledger-held", 7, held)
    yield _ResultPart("ledger-choices", 3, own)
    if is_open:
        yield _ResultPart("ledger-others", 4, others)
    else:
        others_held = Total(others.points + held.points, sqrt(alone + own.error**2))
        yield _ResultPart("ledger-others-held", 4, others_held)


def _whole(ledger: Ledger, parts: Sequence[_ResultPart]) -> tuple[int, list[int]]:
    """Return the expected result at the start, and the parts.

    All are whole numbers that add up to the result.
    """
    total, numbers = ledger.start, list[int]()
    for part in parts:
        before, total = round(total), total + part.total.points
        numbers.append(round(total) - before)
    return round(ledger.start), numbers


def _title(table_view: TableView, place: LedgerPlace, say: Text) -> str:
    name = say(f"game-{table_view.game.name}")
    return say("ledger-title", game=name, deal=place.deal + 1, deals=place.deals)


def _costly_choices(
    table_view: TableView, place: LedgerPlace, story: LedgerStory, say: Text
) -> Iterator[Block]:
    """Yield the costly choices. Each has a button that shows the choice in the replay."""
    seat = seat_arguments(table_view, place.seat, say)
    if not story.costly:
        yield say("ledger-none", **seat)
    for choice in story.costly:
        heading, *grounds = costly_choice_in_words(choice, table_view, say)
        click = REPLAY.click(table_view.table_id, choice.place)
        text = "\n-# ".join([heading, *[" ".join(grounds)][: len(grounds)]])
        yield Section(text, Button(say("button-ledger-move", turn=choice.turn), click))


def _curve(story: LedgerStory, say: Text, is_own: str, name: str) -> tuple[ChartSpec, str]:
    """Return the expected result after each turn, as a curve and in words."""
    turns = story.turns[-_POINTS:]
    first = len(story.turns) - len(turns)
    points = tuple(ChartPoint(round(worth), 0) for worth in turns)
    marks = sorted({choice.turn - first for choice in story.costly} & {*range(len(turns))})
    spec = ChartSpec(points, first, tuple(marks), zero=True)
    points_in_words = ", ".join(signed(point.rating) for point in points[:-1])
    end = signed(points[-1].rating)
    return spec, say("ledger-curve", mine=is_own, name=name, points=points_in_words, end=end)


def _alt_of_bar(bar: WorthSpec, say: Text) -> str:
    parts = ", ".join(signed(part.points) for part in bar.parts)
    end = bar.start + sum(part.points for part in bar.parts)
    return say("ledger-bar", start=signed(bar.start), parts=parts, end=signed(end))


def _ways(table_view: TableView, place: LedgerPlace, say: Text) -> Iterator[Menu | ButtonRow]:
    """Yield a menu of seats if hands are open, and buttons to the deals before and after."""
    table_id = table_view.table_id
    if place.is_open:
        choices = tuple(
            Choice(cut(sitter.name, LINE), str(seat), chosen=seat == place.seat)
            for seat, sitter in enumerate(table_view.roster.sitters)
        )
        yield Menu(LEDGER_SEAT.click(table_id, place.deal), choices, say("ledger-whose"))
    deals = [("before", place.deal - 1), ("after", place.deal + 1)]
    ways = [
        Button(say(f"button-replay-deal-{way}"), LEDGER_GO.click(_rest(table_id, place), deal))
        for way, deal in deals
        if 0 <= deal < place.deals
    ]
    yield (*ways, close_button(say))


def _rest(table_id: str, place: LedgerPlace) -> str:
    return f"{table_id}.{place.seat}" if place.is_open else table_id


def ledger_coming_screen(
    table_view: TableView,
    place: LedgerPlace,
    say: Text,
    *,
    lost: bool = False,
    asked: int | None = None,
) -> Screen:
    """Return the screen while a ledger is computed, or after the computation was ``lost``.

    ``asked``: the seconds since someone asked for the ledger, or None.
    """
    again = LEDGER_GO.click(_rest(table_view.table_id, place), place.deal)
    label, tone = ("button-ledger-again", Tone.MAIN) if lost else ("button-ledger-look", Tone.PLAIN)
    words = say("ledger-lost" if lost else "ledger-coming")
    if asked is not None and not lost:
        words = say("ledger-not-yet", minutes=asked // 60, seconds=asked % 60) + "\n" + words
    row = Button(say(label), again, tone), close_button(say)
    return Screen((_title(table_view, place, say) + "\n" + words, row), GREY)
