"""The end of a deal in which somebody knocked with a limit: both hands split, the settlement; and
of one in which somebody declared: all hands in groups."""

from collections.abc import Sequence

from bot.render.specs import ShowdownSeat, ShowdownSpec, ShownMeld
from bot.screens.deal_score import by_place, parts_of, points_in_words
from bot.screens.score_sheet import settled_columns
from bot.screens.screen import Picture
from bot.screens.text_limit import ALT, cut
from bot.text import Text
from bot.text.names import Names, names_on_picture
from engine.cards import Card
from engine.games.gin.rules import GinOptions
from engine.games.gin.scoring import GinOwn
from engine.games.indian.scoring import IndianItem, IndianOwn
from engine.games.registry import game
from engine.hands import arrange
from engine.hands.groups import wild_rank
from engine.live.table_view import TableView
from engine.melds import Meld
from engine.phase import Phase
from engine.result import Ending, Result


def how(result: Result, own: GinOwn, who: Names, say: Text) -> str:
    """Who ended the deal and how."""
    if own.knocker is None or own.deadwood is None:
        return say("result-void")
    knocker, other = own.knocker, 1 - own.knocker
    if result.winner is None:
        return say("result-gin-unscored", name=who(knocker))
    if result.ended_by is Ending.GIN:
        return say("result-gin", name=who(knocker))
    if result.ended_by is Ending.BIG_GIN:
        return say("result-big-gin", name=who(knocker))
    mine, theirs = own.deadwood[knocker], own.deadwood[other]
    if not own.undercut:
        return say("result-knocked-with", name=who(knocker), own=mine, other=theirs)
    message = "result-undercut-even" if mine == theirs else "result-undercut"
    return say(message, knocker=who(knocker), name=who(other), own=mine, other=theirs)


def picture(table_view: TableView, result: Result, say: Text) -> Picture:
    """Both hands split into melds, what was laid off on them, and deadwood."""
    view, names = table_view.begun, names_on_picture(table_view.roster.sitters)
    hands = [_hand(table_view, seat) for seat in range(len(view.hands))]
    first, second = (
        ShowdownSeat(
            seat=seat + 1,
            melds=melds,
            deadwood=deadwood,
            left=_points(table_view, deadwood),
            added=result.scores[seat],
            total=result.standing[seat],
            winner=seat in (result.winners if result.game_over else (result.winner,)),
            name=names[seat],
            parts=parts_of(result, seat),
        )
        for seat, (melds, deadwood) in enumerate(hands)
    )
    told = points_in_words(table_view, result, say)
    told += [_in_words(table_view, seat, *hand, say) for seat, hand in enumerate(hands)]
    return Picture(ShowdownSpec((first, second)), cut(" ".join(told), ALT))


def how_declared(result: Result, own: IndianOwn, who: Names, say: Text) -> str:
    """Who declared or was left alone, who came one turn late, who is put out and who comes back."""
    if result.winner is None:
        return say("result-void-stock")
    message = "result-declared" if result.ended_by is Ending.DECLARE else "result-last-one"
    lines = [say(message, name=who(result.winner))]
    late = [seat for seat in _complete(result, own) if seat != result.winner]
    if late:
        lines.append(say("result-complete-late", names=say.joined([who(one) for one in late])))
    back = dict(own.rejoined)
    out = [who(seat) for seat in own.eliminated if seat not in back]
    lines += [say("result-put-out", names=say.joined(out))] if out else []
    if back:
        told = [say("result-back-with", name=who(one), total=back[one]) for one in back]
        lines.append(say("result-back", names=say.joined(told)))
    return "\n".join(lines)


def _complete(result: Result, own: IndianOwn) -> list[int]:
    """The seats whose cards are all in groups."""
    left = {line.seat: line.cards for line in result.lines if line.what is IndianItem.LEFT_OVER}
    return [seat for seat, shown in enumerate(own.groups) if shown and not left.get(seat)]


def declared(table_view: TableView, result: Result, own: IndianOwn, say: Text) -> Picture:
    """A row a seat: its groups, what is left over and what it counts, the declarer's first; who
    dropped, or did not have to show, shows nothing."""
    view, names = table_view.begun, names_on_picture(table_view.roster.sitters)
    order = sorted(by_place(result), key=lambda seat: seat != result.winner)
    left = {line.seat: line.cards for line in result.lines if line.what is IndianItem.LEFT_OVER}
    shown = tuple(
        ShowdownSeat(
            seat=seat + 1,
            melds=tuple(ShownMeld(group.cards) for group in own.groups[seat] or ()),
            deadwood=tuple(sorted(left.get(seat, ()))),
            left=own.counts[seat] or 0 if own.counts is not None else 0,
            added=result.scores[seat],
            total=result.standing[seat],
            winner=seat in (result.winners if result.game_over else (result.winner,)),
            name=names[seat],
            dropped=seat in dict(own.dropped),
            closed=not own.groups[seat] and seat not in left,
        )
        for seat in order
        if own.counts is None or own.counts[seat] is not None
    )
    whole = result.ended_by is Ending.DECLARE
    told = points_in_words(table_view, result, say)
    told += [_grouped(table_view, one, say) for one in shown]
    spec = ShowdownSpec(shown, whole, wild_rank(view.facts.wild))
    return Picture(spec, cut(" ".join(filter(None, told)), ALT))


def _grouped(table_view: TableView, one: ShowdownSeat, say: Text) -> str:
    """A row of that picture for people who cannot see it."""
    name = table_view.name(one.seat - 1)
    melds = " | ".join(say.cards(meld.cards) for meld in one.melds)
    if one.closed:
        return say("alt-dropped", name=name) if one.dropped else ""
    if not one.deadwood:
        return say("alt-grouped-whole", name=name, melds=melds)
    message = "alt-grouped" if melds else "alt-grouped-none"
    cards = say.cards(one.deadwood)
    return say(message, name=name, melds=melds, cards=cards, points=one.left)


def _hand(table_view: TableView, seat: int) -> tuple[tuple[ShownMeld, ...], tuple[Card, ...]]:
    """The melds of a seat and its deadwood: as they lie, or in a void deal as they could have."""
    view = table_view.begun
    held = tuple(sorted(view.hands[seat]))
    if view.melds:
        return tuple(_shown(meld) for meld in view.melds if meld.owner == seat), held
    rules = game(table_view.game, table_view.options)
    best = arrange(held, rules.melds, rules.points)
    return tuple(ShownMeld(meld.cards) for meld in best.melds), tuple(best.deadwood)


def _shown(meld: Meld) -> ShownMeld:
    others = (at for at, by in enumerate(meld.laid_by) if by != meld.owner)
    return ShownMeld(meld.cards, frozenset(others))


def _points(table_view: TableView, cards: Sequence[Card]) -> int:
    return sum(map(game(table_view.game, table_view.options).points, cards))


def _in_words(
    table_view: TableView, seat: int, melds: Sequence[ShownMeld], left: Sequence[Card], say: Text
) -> str:
    """A hand for people who cannot see the picture."""
    name = table_view.name(seat)
    laid = " | ".join(say.cards(meld.cards) for meld in melds) or say("alt-showdown-no-melds")
    line = say("alt-showdown-nothing", name=name, melds=laid)
    if left:
        points = _points(table_view, left)
        line = say("alt-showdown", name=name, melds=laid, cards=say.cards(left), points=points)
    off = [meld.cards[at] for meld in melds for at in sorted(meld.laid_off)]
    if off:
        line += " " + say(
            "alt-showdown-laid-off", name=table_view.name(1 - seat), cards=say.cards(off)
        )
    return line


def open_hand(table_view: TableView, say: Text) -> list[str]:
    """Say what the knocker has and how much is left, while the other player shows (GIN 7.6)."""
    view = table_view.begun
    if view.phase is not Phase.SHOW or (knocker := view.facts.knocker) is None:
        return []
    return [_in_words(table_view, knocker, *_hand(table_view, knocker), say)]


def settlement(table_view: TableView, result: Result, own: GinOwn, say: Text) -> list[str]:
    """Boxes while the game goes on; what everybody gets of it when it is over."""
    options, who = table_view.options, Names(table_view, say)
    assert isinstance(options, GinOptions)
    if own.columns:
        return settled_columns(table_view, result, own, say)
    before = () if table_view.view is None else table_view.view.facts.boxes
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
        told = " + ".join(parts[:3]) + ("".join(f" · {one}" for one in parts[3:]))
        lines.append(say("result-settled", name=who.titled(seat), total=total, parts=told))
    return [*lines, *([say("result-shutout")] if own.shutout else [])]
