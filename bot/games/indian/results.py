"""The result of a deal of Indian Rummy, with all hands in groups."""

from collections.abc import Mapping

from bot.blocks.deal_score import by_place, points_in_words
from bot.blocks.presenter import EventWording, sentence
from bot.blocks.screen import Picture
from bot.blocks.text_limit import ALT, cut
from bot.render.specs import ShowdownSeat, ShowdownSpec, ShownMeld
from bot.text import Text
from bot.text.name_words import Names, Who, names_on_picture
from engine.events import DealEnded, Declared, DeclaredWrongly, Dropped, Event
from engine.games.indian.scoring import IndianItem, IndianOwn
from engine.hands.groups import wild_rank
from engine.live.table_view import TableView
from engine.result import Ending, Result


def _own(result: Result) -> IndianOwn:
    assert isinstance(result.own, IndianOwn)
    return result.own


def how(result: Result, who: Names, say: Text) -> str:
    """Return in words how the deal ended.

    The words name the winner, players who were one turn late, players who are out of the pool, and
    players who come back.
    """
    own = _own(result)
    if result.winner is None:
        return say("result-void-stock")
    message = "result-declared" if result.ended_by is Ending.DECLARE else "result-last-one"
    lines = [say(message, name=who(result.winner))]
    late = [seat for seat in _complete(result, own) if seat != result.winner]
    if late:
        lines.append(say("result-complete-late", names=say.joined([who(seat) for seat in late])))
    back = dict(own.rejoined)
    out = [who(seat) for seat in own.eliminated if seat not in back]
    lines += [say("result-put-out", names=say.joined(out))] if out else []
    if back:
        returns = [say("result-back-with", name=who(seat), total=back[seat]) for seat in back]
        lines.append(say("result-back", names=say.joined(returns)))
    return "\n".join(lines)


def _complete(result: Result, own: IndianOwn) -> list[int]:
    """Return the seats that have all cards in groups."""
    left = {line.seat: line.cards for line in result.lines if line.what is IndianItem.LEFT_OVER}
    return [seat for seat, shown in enumerate(own.groups) if shown and not left.get(seat)]


def picture(table_view: TableView, result: Result, say: Text) -> Picture:
    """Return a picture with a row per seat, the winner's first.

    A player who dropped shows no cards.
    """
    own = _own(result)
    names = names_on_picture(table_view.roster.sitters)
    order = sorted(by_place(result), key=lambda seat: seat != result.winner)
    left = {line.seat: line.cards for line in result.lines if line.what is IndianItem.LEFT_OVER}
    shown = tuple(
        ShowdownSeat(
            seat=seat + 1,
            melds=tuple(ShownMeld(group.cards) for group in own.groups[seat] or ()),
            deadwood=tuple(sorted(left.get(seat, ()))),
            left=own.counts[seat] or 0 if own.counts is not None else 0,
            added=result.scores[seat],
            total=result.reached[seat],
            winner=seat in (result.winners if result.game_over else (result.winner,)),
            name=names[seat],
            computer=table_view.roster.sitters[seat].user is None,
            dropped=seat in dict(own.dropped),
            closed=not own.groups[seat] and seat not in left,
        )
        for seat in order
        if own.counts is None or own.counts[seat] is not None
    )
    whole = result.ended_by is Ending.DECLARE
    sentences = points_in_words(table_view, result, say)
    sentences += [_grouped(table_view, row, say) for row in shown]
    spec = ShowdownSpec(shown, whole, wild_rank(table_view.cut))
    return Picture(spec, cut(" ".join(filter(None, sentences)), ALT))


def _grouped(table_view: TableView, row: ShowdownSeat, say: Text) -> str:
    """Return a seat's row in words, for people who can't see the picture."""
    name = table_view.name(row.seat - 1)
    melds = " | ".join(say.cards(meld.cards) for meld in row.melds)
    if row.closed:
        return say("alt-dropped", name=name) if row.dropped else ""
    if not row.deadwood:
        return say("alt-grouped-whole", name=name, melds=melds)
    message = "alt-grouped" if melds else "alt-grouped-none"
    cards = say.cards(row.deadwood)
    return say(message, name=name, melds=melds, cards=cards, points=row.left)


def _ended(event: DealEnded, who: Who, say: Text) -> str:
    """Say how a deal ended, and which player won it."""
    result = event.result
    if result.winner is None:
        return say("event-deal-void")
    return say(f"event-deal-{result.ended_by.value}", who=who(result.winner))


EVENTS: Mapping[type[Event], EventWording] = {
    Dropped: sentence("event-dropped", "player", "points"),
    Declared: lambda event, who, say: say(
        "event-declared",
        who=who(event.player),
        melds=say.side_by_side([say.cards(meld.cards) for meld in event.melds]),
    ),
    DeclaredWrongly: sentence("event-declared-wrongly", "player", "points"),
    DealEnded: _ended,
}
"""Functions that word the events about declarations, drops and a deal's end."""
