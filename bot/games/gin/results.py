"""The result of a deal of Gin, with both hands, the settlement and the score sheet."""

from collections.abc import Mapping, Sequence

from bot.blocks.deal_score import parts_of, points_in_words
from bot.blocks.presenter import EventWording, sentence
from bot.blocks.screen import Picture
from bot.blocks.text_limit import ALT, cut
from bot.render.specs import ScoreSheetSpec, SheetColumn, ShowdownSeat, ShowdownSpec, ShownMeld
from bot.text import Text
from bot.text.name_words import Names, Who, names_on_picture
from engine.cards import Card
from engine.events import (
    DealEnded,
    Event,
    OfferClosed,
    ShowOpened,
    ThrewToKnock,
    UpcardOffered,
    WentBigGin,
)
from engine.facts import HandsWon
from engine.games.gin.rules import GinOptions
from engine.games.gin.scoring import ColumnAfter, GinOwn
from engine.games.gin.turn import Knocker
from engine.hands import arrange
from engine.live.table_view import TableView
from engine.melds import Meld
from engine.phase import Phase
from engine.result import Ending, Result


def _own(result: Result) -> GinOwn:
    assert isinstance(result.own, GinOwn)
    return result.own


def how(result: Result, who: Names, say: Text) -> str:
    """Say how the deal ended, and which player ended it."""
    own = _own(result)
    if own.knocker is None or own.deadwood is None:
        return say("result-void")
    knocker, other = own.knocker, 1 - own.knocker
    if result.winner is None:
        return say("result-gin-unscored", name=who(knocker))
    if result.ended_by is Ending.GIN:
        return say("result-gin", name=who(knocker))
    if result.ended_by is Ending.BIG_GIN:
        return say("result-big-gin", name=who(knocker))
    knockers, others = own.deadwood[knocker], own.deadwood[other]
    if not own.undercut:
        return say("result-knocked-with", name=who(knocker), own=knockers, other=others)
    message = "result-undercut-even" if knockers == others else "result-undercut"
    return say(message, knocker=who(knocker), name=who(other), own=knockers, other=others)


def _ended(event: DealEnded, who: Who, say: Text) -> str:
    result, own = event.result, _own(event.result)
    if result.winner is None:
        return say("event-deal-void" if own.knocker is None else "event-deal-unscored")
    how = "won" if result.ended_by is Ending.KNOCK else result.ended_by.value.replace("_", "-")
    return say(f"event-deal-{'undercut' if own.undercut else how}", who=who(result.winner))


EVENTS: Mapping[type[Event], EventWording] = {
    UpcardOffered: lambda event, who, say: say(
        "event-upcard-offered", who=who(event.player), other=who(1 - event.player)
    ),
    OfferClosed: lambda event, who, say: say(
        "event-offer-closed-you" if who.is_you(who.users[event.player]) else "event-offer-closed",
        who=who(event.player),
        other=who(1 - event.player),
    ),
    ThrewToKnock: sentence("event-threw-to-knock", "player", "card"),
    WentBigGin: sentence("event-went-big-gin", "player"),
    ShowOpened: sentence("event-show-opened", "player"),
    DealEnded: _ended,
}
"""Functions that word the events about the first upcard's offer and about a deal's end."""


def picture(table_view: TableView, result: Result, say: Text) -> Picture:
    """Return a picture of both hands, split into melds (with lay-offs) and deadwood."""
    seen, names = table_view.seen, names_on_picture(table_view.roster.sitters)
    hands = [_hand(table_view, seat) for seat in range(len(seen.hands))]
    first, second = (
        ShowdownSeat(
            seat=seat + 1,
            melds=melds,
            deadwood=deadwood,
            left=_points(table_view, deadwood),
            added=result.scores[seat],
            total=result.reached[seat],
            winner=seat in (result.winners if result.game_over else (result.winner,)),
            name=names[seat],
            computer=table_view.roster.sitters[seat].user is None,
            parts=parts_of(result, seat),
        )
        for seat, (melds, deadwood) in enumerate(hands)
    )
    sentences = points_in_words(table_view, result, say)
    sentences += [_in_words(table_view, seat, *hand, say) for seat, hand in enumerate(hands)]
    return Picture(ShowdownSpec((first, second)), cut(" ".join(sentences), ALT))


def _hand(table_view: TableView, seat: int) -> tuple[tuple[ShownMeld, ...], tuple[Card, ...]]:
    """Return the melds and the deadwood of a seat.

    In a void deal, nothing was laid. Then return the best melds of the hand."""
    seen = table_view.seen
    held = tuple(sorted(seen.hands[seat]))
    if seen.melds:
        return tuple(_shown(meld) for meld in seen.melds if meld.owner == seat), held
    rules = table_view.game
    best = arrange(held, rules.melds, rules.points)
    return tuple(ShownMeld(meld.cards) for meld in best.melds), tuple(best.deadwood)


def _shown(meld: Meld) -> ShownMeld:
    others = (index for index, by in enumerate(meld.laid_by) if by != meld.owner)
    return ShownMeld(meld.cards, frozenset(others))


def _points(table_view: TableView, cards: Sequence[Card]) -> int:
    return sum(map(table_view.game.points, cards))


def _in_words(
    table_view: TableView, seat: int, melds: Sequence[ShownMeld], left: Sequence[Card], say: Text
) -> str:
    """Return a hand in words, for people who can't see the picture."""
    name = table_view.name(seat)
    laid = " | ".join(say.cards(meld.cards) for meld in melds) or say("alt-showdown-no-melds")
    line = say("alt-showdown-nothing", name=name, melds=laid)
    if left:
        points = _points(table_view, left)
        line = say("alt-showdown", name=name, melds=laid, cards=say.cards(left), points=points)
    off = [meld.cards[index] for meld in melds for index in sorted(meld.laid_off)]
    if off:
        line += " " + say(
            "alt-showdown-laid-off", name=table_view.name(1 - seat), cards=say.cards(off)
        )
    return line


def open_hand(table_view: TableView, say: Text) -> list[str]:
    """Return the knocker's hand in words while the other player lays off (GIN 7.6)."""
    seen = table_view.seen
    if seen.phase is not Phase.SHOW or (knocker := table_view.facts[Knocker].knocker) is None:
        return []
    return [_in_words(table_view, knocker, *_hand(table_view, knocker), say)]


def settlement(table_view: TableView, result: Result, say: Text) -> list[str]:
    """Return the boxes of both players in words, or after the game their settlement."""
    options, who, own = table_view.game.options, Names(table_view, say), _own(result)
    assert isinstance(options, GinOptions)
    if own.columns:
        return _settled_columns(table_view, own, say)
    if options.settlement == "points":
        return []
    before = table_view.facts[HandsWon].by_seat
    boxes = [old + new for old, new in zip(before, own.boxes, strict=True)]
    if own.final is None:
        lines = [
            say("result-box-count", name=who.titled(seat), count=count)
            for seat, count in enumerate(boxes)
        ]
        return [say("result-boxes-title"), *(f"-# {line}" for line in lines)]
    reached = result.totals.index(max(result.totals))
    lines = [say("result-settlement")]
    for seat, total in enumerate(own.final):
        bonus = options.game_bonus if seat == reached else 0
        how_shut = options.shutout if own.shutout and seat == reached else "none"
        points = "result-part-points-doubled" if how_shut == "hands" else "result-part-points"
        parts = [say(points, number=result.totals[seat])]
        parts.append(say("result-part-boxes", count=boxes[seat], each=options.line_bonus))
        if bonus:
            doubled = how_shut == "game_bonus"
            message = "result-part-game-doubled" if doubled else "result-part-game"
            parts.append(say(message, number=bonus))
        parts += [say("result-part-doubled")] if how_shut == "total" else []
        sum_in_words = " + ".join(parts[:3]) + ("".join(f" · {part}" for part in parts[3:]))
        lines.append(say("result-settled", name=who.titled(seat), total=total, parts=sum_in_words))
    return [*lines, *([say("result-shutout")] if own.shutout else [])]


# The score sheet of a game with several columns.


def score_sheet(table_view: TableView, say: Text) -> Picture | None:
    """Return a picture of the score sheet's columns, or None if there are no filled columns."""
    sheets = [own.columns for own in map(_own, table_view.results) if own.columns]
    if not sheets:
        return None
    columns = tuple(_column(list(grown)) for grown in zip(*sheets, strict=True))
    names = names_on_picture(table_view.roster.sitters)
    spec = ScoreSheetSpec((1, 2), (names[0], names[1]), columns)
    texts = [
        _column_in_words(table_view, number, column, say)
        for number, column in enumerate(sheets[-1], 1)
    ]
    return Picture(spec, say("alt-score-sheet", columns=" ".join(texts)))


def _column(grown: Sequence[ColumnAfter]) -> SheetColumn:
    """Return a column for the picture.

    It has each player's points after each box that they won.
    """
    last = grown[-1]
    points = []
    for seat in (0, 1):
        written, boxes = list[int](), 0
        for column in grown:
            if column.boxes[seat] > boxes:
                written.append(column.scores[seat])
            boxes = column.boxes[seat]
        points.append(tuple(written))
    final = None if last.final is None else (last.final[0], last.final[1])
    boxes_now = last.boxes[0], last.boxes[1]
    return SheetColumn((points[0], points[1]), boxes_now, last.winner, final)


def _column_in_words(table_view: TableView, number: int, column: ColumnAfter, say: Text) -> str:
    players = [
        say(
            "alt-sheet-player",
            name=table_view.name(seat),
            points=column.scores[seat],
            count=column.boxes[seat],
        )
        for seat in (0, 1)
    ]
    if column.final is not None:
        totals = ", ".join(f"{table_view.name(seat)} {column.final[seat]}" for seat in (0, 1))
        players.append(say("alt-sheet-settled", totals=totals))
    return say("alt-sheet-column", column=number, players="; ".join(players))


def _settled_columns(table_view: TableView, own: GinOwn, say: Text) -> list[str]:
    """Return lines about the columns that the deal changed or closed, and the settlement."""
    who, lines = Names(table_view, say), list[str]()
    earlier = [earlier_own.columns for earlier_own in map(_own, table_view.results[:-1])]
    before = earlier[-1] if earlier else (ColumnAfter((0, 0), (0, 0)),) * len(own.columns)
    pairs = list(enumerate(zip(before, own.columns, strict=True), 1))
    written = [number for number, (old, new) in pairs if old.boxes != new.boxes]
    if written:
        columns = say.joined(map(str, written))
        lines.append(say("result-in-column", count=len(written), columns=columns))
    for number, (_, column) in pairs:
        if column.final is None or column.winner is None:
            continue
        totals = " – ".join(str(total) for total in column.final)
        name = who(column.winner)
        lines.append(say("result-column-closed", column=number, name=name, totals=totals))
        lines += [say("result-column-shutout", column=number)] if column.shutout else []
    if own.final is not None:
        lines.append(say("result-settlement"))
        for seat, total in enumerate(own.final):
            parts = " + ".join(str((column.final or (0, 0))[seat]) for column in own.columns)
            lines.append(say("result-settled", name=who.titled(seat), total=total, parts=parts))
    return lines
