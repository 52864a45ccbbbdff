"""The end of a deal or a game. The channel gets a picture and a few lines.

**Details** shows everything else. A player's panel has the facts about this player.
"""

from collections.abc import Iterable, Sequence

from bot.blocks.clock import relative
from bot.blocks.control import At, Control, Cost
from bot.blocks.deal_score import by_place, counted, parts_of, points_in_words
from bot.blocks.screen import FELT, GOLD, GREY, Block, Button, Picture, Screen, Section, Tone
from bot.blocks.text_limit import ALT, cut, linked_table
from bot.games.registry import PRESENTERS
from bot.render.specs import MeldSpec, ResultSeat, ResultSpec
from bot.screens.challenge import ShownChallenge, challenge_compared
from bot.screens.notes import (
    COMPARE,
    TABLE_RULES,
    close_button,
    code_of,
    fair_button,
    same_button,
)
from bot.screens.rating_change import verdict_lines
from bot.screens.recap import piloted_end
from bot.screens.seat_buttons import (
    evening_lines,
    in_rows,
    seat_buttons,
    seats_lines,
    waiting_lines,
)
from bot.screens.table_screen import MORE, alt_of_melds, deal_title
from bot.text import Text
from bot.text.name_words import ROBOT, Names, escaped, names_on_picture
from bot.text.text import signed
from engine.cards import Card
from engine.facts import LaidPoints
from engine.live.table_view import TableView
from engine.melds import Meld
from engine.result import Ending, Feat, Result
from engine.table.highlights import Highlight
from engine.table.roster import CloseReason, Status

ROOM = 3900
"""A result has at most this many characters. A message may have 4,000 in all."""

REMATCH = Control("again", At.TABLE, public=True, cost=Cost.OPENING)
NEXT = Control("next", At.TABLE, public=True)
REPLAY = Control("replay", At.ME, public=True, cost=Cost.PAGES)
LEDGER = Control("ledger", At.ME, cost=Cost.PAGES)
DETAILS = Control("details", At.TABLE, public=True)
ALL = "all"
"""The value of a click that shows all details.

Without it, a person who could still play the same cards is asked first.
"""
FOLD = Control("fold", At.TABLE, public=True)


def result_screen(
    table_view: TableView,
    say: Text,
    challenge: ShownChallenge | None = None,
    *,
    veiled: bool = False,
    folded: bool = False,
) -> Screen:
    """Return the public message about the end of a deal or the game.

    ``challenge``: if it is given, the two results are compared. ``veiled``: whether no card may be
    shown. ``folded``: whether to show only the result, for players who have seen enough.
    """
    result, say = _result(table_view), say.of(table_view.game.name)
    if result is None:
        return _broken_off(table_view, say)
    comparison = [] if challenge is None else [_compared(table_view, challenge, result, say)]
    if veiled:
        who = Names(table_view, say)
        ended = [
            deal_title(table_view, say),
            _winners(table_view, result, who, say),
            _how(table_view, result, who, say),
        ]
        texts = "\n".join([*ended, say("table-veiled")]), "\n".join(_totals(result, who, say))
        return Screen(
            (*texts, *comparison, (_next_game(table_view, say), _details(table_view, say))), GOLD
        )
    blocks: list[Block] = [
        deal_title(table_view, say) + "\n" + _end_in_words(table_view, result, say)
    ]
    if folded:
        return Screen(
            (*blocks, *comparison, (_next_game(table_view, say), _details(table_view, say))), GOLD
        )
    blocks.append(_picture_of(table_view, result, say))
    if result.game_over:
        evening = None if table_view.verdict is None else table_view.verdict.evening
        lines_below = [*_decided(table_view, result, say), *evening_lines(table_view, evening, say)]
        blocks += comparison or (["\n".join(lines_below)] if lines_below else [])
        blocks += waiting_lines(table_view, say)
        close = Button(say("button-close"), FOLD.on(table_view))
        row = _next_game(table_view, say), _details(table_view, say), close
        return Screen((*blocks, row), GOLD)
    blocks += [_ready(table_view, say), *seats_lines(table_view, say)]
    more = Button(say("button-more"), MORE.on(table_view))
    blocks.append((_next(table_view, say), _details(table_view, say), more))
    blocks += in_rows(seat_buttons(table_view, say))
    return Screen(tuple(blocks), FELT)


def result_panel(table_view: TableView, say: Text, *, in_words: bool) -> Screen:
    """Return the end of a deal for a player's panel.

    ``in_words``: whether all scores are also in words.
    """
    result, seat, say = _result(table_view), table_view.seat, say.of(table_view.game.name)
    if result is None or seat is None:
        return _broken_off(table_view, say)
    summary = _end_in_words(table_view, result, say)
    if not in_words:
        summary = "\n".join([summary.splitlines()[0], *piloted_end(table_view, say.rich)])
    lines = [
        f"-# {linked_table(table_view, say)}",
        summary,
        *_own_result(table_view, result, seat, say),
    ]
    if in_words and table_view.highlights:
        lines.append(_highlights_in_words(table_view, result, say))
    row, colour = [_next_game(table_view, say), _details(table_view, say)], GOLD
    if result.game_over:
        last = len(table_view.results) - 1
        row.append(same_button(table_view.table_id, say, last, played=True))
    else:
        row[0], colour = _next(table_view, say), FELT
        soon = say("result-next-soon", until=relative(table_view))
        lines.append(say("clock-paused") if table_view.waits.paused else soon)
    blocks: list[Block] = ["\n".join(lines)]
    if in_words:
        blocks += _all_counted(table_view, result, say, ROOM - len(str(blocks[0])))
    return Screen((*blocks, tuple(row)), colour)


def spoiler_screen(table_view: TableView, say: Text) -> Screen:
    """Offer the cards of a finished game to a person who hasn't seen these cards."""
    say = say.of(table_view.game.name)
    everything = Button(say("button-details-all"), DETAILS.on(table_view, ALL))
    row = same_button(table_view.table_id, say), everything, close_button(say)
    return Screen((say("details-spoil"), row), GREY)


def details_screen(table_view: TableView, say: Text, tables: int = 1) -> Screen:
    """Return all facts about a deal or game that is over, for the person who asks.

    ``tables``: the number of tables that have played the last deal's cards.
    """
    result, say = _result(table_view), say.of(table_view.game.name)
    if result is None:
        return _broken_off(table_view, say)
    who = Names(table_view, say)
    blocks: list[Block] = [
        deal_title(table_view, say) + "\n" + _end_in_words(table_view, result, say)
    ]
    below, buttons = list[Block](), [Button(say("button-rules"), TABLE_RULES.on(table_view))]
    if result.game_over:
        verdict = verdict_lines(table_view.verdict, who, say)
        stood_out = _highlights_in_words(table_view, result, say)
        below += filter(None, ["\n".join(verdict), stood_out])
        fair = fair_button(table_view.table_id, say)
        buttons = [replay_button(table_view, say), fair, *buttons]
        code = code_of(table_view.table_id)
        below.append(say("same-cards-code", code=code, game=table_view.game.name))
        last = len(table_view.results) - 1
        ways = [Button(say("button-compare"), COMPARE.click(table_view.table_id, last))]
        ways = ways if tables > 1 else []
        if table_view.seat is not None:
            ways.insert(0, same_button(table_view.table_id, say, last, played=True))
        below += [tuple(ways)] if ways else []
        below += ledger_invitation(table_view, LAST_DEAL, say)
    room = ROOM - sum(len(block) for block in (*blocks, *below) if isinstance(block, str))
    blocks += _all_counted(table_view, result, say, room)
    return Screen((*blocks, *below, (*buttons, close_button(say))), GREY)


def _result(table_view: TableView) -> Result | None:
    """Return the deal's result, or None at a table that was closed before the deal's end."""
    result = table_view.seen.result
    if table_view.roster.status is Status.CLOSED and (result is None or not result.game_over):
        return None
    if result is None:
        raise ValueError("no deal has ended at this table")
    return result


def _end_in_words(table_view: TableView, result: Result, say: Text) -> str:
    """Return lines about a finished game's winner, and about how the deal ended.

    If the autopilot ended the deal, a line says why.
    """
    who = Names(table_view, say)
    won = [_winners(table_view, result, who, say)] if result.game_over else []
    how = [_how(table_view, result, who, say), *_own_lines(table_view, result, None, say)]
    return "\n".join([*won, *how, *piloted_end(table_view, say.rich)])


def _own_result(table_view: TableView, result: Result, seat: int, say: Text) -> list[str]:
    """Return lines with a player's score. After the game, add the change of their rating."""
    lines = [
        say(
            "result-mine",
            added=signed(result.scores[seat]),
            total=result.reached[seat],
            place=result.places[seat],
            seats=len(result.totals),
        )
    ]
    lines += _own_lines(table_view, result, seat, say)
    verdict = table_view.verdict
    for change in () if verdict is None else verdict.changes:
        if change.seat == seat:
            by, rating = signed(change.after - change.before), str(change.after)
            early = [f"({say('ratings-early')})"] if change.early else []
            lines.append(" ".join([say("result-my-rating", change=by, rating=rating), *early]))
    return lines


def _decided(table_view: TableView, result: Result, say: Text) -> list[str]:
    """Return a line about the best moment of the game.

    It is a moment of the winner, if possible.

    Highlights about places are left out, because the picture shows places.
    """
    telling = [one for one in table_view.highlights if one.feat is not Feat.PLACED]
    return _highlight_lines(telling, table_view, result, say)[:1]


def _highlights_in_words(table_view: TableView, result: Result, say: Text) -> str:
    """Return a line with the best moment of each person. The leader comes first."""
    return "\n".join(_highlight_lines(table_view.highlights, table_view, result, say))


def _highlight_lines(
    highlights: Iterable[Highlight], table_view: TableView, result: Result, say: Text
) -> list[str]:
    """Return a line for each of these highlights. The leader's line comes first."""
    brief, line_of_seat = Names(table_view, say, brief=True), {}
    for highlight in highlights:
        words = _highlight_in_words(highlight, brief, say)
        line_of_seat[highlight.seat] = say(
            "highlight-line", name=brief.titled(highlight.seat), told=words
        )
    return [line_of_seat[seat] for seat in by_place(result) if seat in line_of_seat]


def _highlight_in_words(highlight: Highlight, who: Names, say: Text) -> str:
    """Return words for a person's best moment. They follow the person's name."""
    return say(
        f"highlight-{highlight.feat.replace('_', '-')}",
        deal=highlight.deal,
        number=highlight.number,
        of=highlight.of,
        other=who(highlight.other),
        card="" if highlight.card is None else say.card(highlight.card),
    )


def _all_counted(table_view: TableView, result: Result, say: Text, room: int) -> list[Block]:
    """Return the score sheet with every scoring card, in at most `room` characters."""
    who, below = Names(table_view, say), _sheet(table_view, result, say)
    totals = "\n".join([_order(result, say), *_totals(result, who, say)])
    room -= len(totals) + sum(len(block) for block in below if isinstance(block, str))
    lines = counted(result.lines, result.scores, who, say, room, pictured=False)
    return [totals, *([lines] if lines else []), *below]


def _sheet(table_view: TableView, result: Result, say: Text) -> list[Block]:
    """Return the settlement so far and the score sheet, if the game has them."""
    settled, sheet = _settlement(table_view, result, say)
    return [block for block in ("\n".join(settled), sheet) if block]


def _settlement(
    table_view: TableView, result: Result, say: Text
) -> tuple[list[str], Picture | None]:
    own = PRESENTERS[table_view.game.name]
    settled = [] if own.settlement is None else own.settlement(table_view, result, say)
    return settled, None if own.score_sheet is None else own.score_sheet(table_view, say)


def _own_lines(table_view: TableView, result: Result, seat: int | None, say: Text) -> list[str]:
    own = PRESENTERS[table_view.game.name].result_lines
    return [] if own is None else own(table_view, result, seat, say)


def _rematch(table_view: TableView, say: Text) -> Button:
    return Button(say("button-rematch"), REMATCH.on(table_view), Tone.GOOD)


def _next_game(table_view: TableView, say: Text) -> Button:
    """Return the button for a rematch. After a challenge, it compares the tables instead."""
    if table_view.terms.challenge is None:
        return _rematch(table_view, say)
    return Button(say("button-compare"), COMPARE.click(table_view.table_id), Tone.GOOD)


def _compared(table_view: TableView, challenge: ShownChallenge, result: Result, say: Text) -> str:
    worth = table_view.game.end.worth(result)[challenge.terms.seat]
    return challenge_compared(table_view, challenge, worth, say)


def _details(table_view: TableView, say: Text) -> Button:
    return Button(say("button-details"), DETAILS.on(table_view))


def _next(table_view: TableView, say: Text) -> Button:
    return Button(say("button-continue"), NEXT.on(table_view), Tone.MAIN)


def deal_blocks(
    table_view: TableView, result: Result, say: Text, room: int, *, in_words: bool = False
) -> list[Block]:
    """Return a deal's end with score sheet, cards and lines, in at most `room` characters."""
    who = Names(table_view, say)
    how = [_how(table_view, result, who, say), *_own_lines(table_view, result, None, say)]
    summary = "\n".join([*how, _order(result, say), *_totals(result, who, say)])
    above = [deal_title(table_view, say), summary]
    below = _sheet(table_view, result, say)
    room -= sum(len(block) for block in (*above, *below) if isinstance(block, str))
    lines = counted(result.lines, result.scores, who, say, room, pictured=not in_words)
    picture = _picture_of(table_view, result, say)
    return [*above, picture, *([lines] if lines else []), *below]


def _picture_of(table_view: TableView, result: Result, say: Text) -> Picture:
    own = PRESENTERS[table_view.game.name].result_picture
    if own is not None and (picture := own(table_view, result, say)):
        return picture
    return Picture(_picture(table_view, result), _in_words(table_view, result, say.spoken))


def replay_button(table_view: TableView, say: Text) -> Button:
    """Return the button that opens the game's replay privately."""
    return Button(say("button-replay"), REPLAY.click(table_view.table_id))


def _picture(table_view: TableView, result: Result) -> ResultSpec:
    """Return the picture of all players' cards (in hand and laid) and of melds without owners."""
    seen, names = table_view.seen, names_on_picture(table_view.roster.sitters)
    bars, credited = _bars(table_view, result), table_view.facts.get(LaidPoints) is not None
    return ResultSpec(
        tuple(
            ResultSeat(
                seat=seat + 1,
                cards=tuple(sorted(seen.hands[seat])),
                added=result.scores[seat],
                total=result.reached[seat],
                winner=seat in (result.winners if result.game_over else (result.winner,)),
                melds=_laid(seen.melds, seat, credited=credited),
                name=names[seat],
                computer=table_view.roster.sitters[seat].user is None,
                parts=() if bars else parts_of(result, seat),
                bars=bars[seat] if bars else None,
            )
            for seat in by_place(result)
        ),
        tuple(MeldSpec(0, meld.cards) for meld in seen.melds if meld.owner is None),
        table_view.game.deck.suits,
    )


def _bars(table_view: TableView, result: Result) -> list[tuple[int, int]]:
    """Return the points laid and held by seat, in games that score nothing else."""
    seen, points = table_view.seen, table_view.game.points
    held = [sum(map(points, hand)) for hand in seen.hands]
    laid = result.own.laid_points() if result.own else ()
    return [*zip(laid, held, strict=True)] if laid else []


def _laid(melds: Sequence[Meld], seat: int, *, credited: bool) -> tuple[tuple[Card, ...], ...]:
    """Return a seat's melds.

    If cards count for the player who laid them (``credited``), return the cards that the seat has
    laid in any melds instead.
    """
    if not credited:
        return tuple(meld.cards for meld in melds if meld.owner == seat)
    cards_by_seat = [zip(meld.cards, meld.laid_by, strict=True) for meld in melds]
    own_cards = [tuple(card for card, by in meld if by == seat) for meld in cards_by_seat]
    return tuple(cards for cards in own_cards if cards)


def _in_words(table_view: TableView, result: Result, say: Text) -> str:
    """Return the picture in words, for people who can't see it.

    The points come first, then the cards.
    """
    seen = table_view.seen
    points = points_in_words(table_view, result, say)
    points += [
        say("alt-result-bars", name=table_view.name(seat), laid=laid, held=held)
        for seat, (laid, held) in enumerate(_bars(table_view, result))
    ]
    hands = [
        say("alt-result-hand", name=table_view.name(seat), cards=say.cards(sorted(hand)))
        if hand
        else say("alt-result-empty", name=table_view.name(seat))
        for seat, hand in enumerate(seen.hands)
    ]
    return cut(" ".join([*points, *hands, *alt_of_melds(table_view, seen.melds, say)]), ALT)


def _broken_off(table_view: TableView, say: Text) -> Screen:
    why = {
        CloseReason.EVERYBODY_LEFT: "table-closed-left",
        CloseReason.ABANDONED: "table-closed-abandoned",
        CloseReason.TOGETHER: "table-closed-together",
    }
    because, words = table_view.roster.closed_because, table_view.roster.closing_words
    line = say("table-closed" if because is None else why.get(because, "table-closed"))
    if because is CloseReason.MANAGER:
        closed = say("event-closed-manager", words=escaped(words or ""))
        line = say("table-closed-manager", closed=closed)
    if because is CloseReason.FAULT:
        line = say("table-closed-manager", closed=say("event-closed-fault"))
    return Screen((deal_title(table_view, say), line, (replay_button(table_view, say),)), FELT)


def _how(table_view: TableView, result: Result, who: Names, say: Text) -> str:
    own = PRESENTERS[table_view.game.name].how
    if own is not None and (words := own(result, who, say)):
        return words
    if result.ended_by is Ending.EXHAUSTED or result.winner is None:
        return say("result-exhausted")
    return say("result-out", name=who(result.winner))


def _totals(result: Result, who: Names, say: Text) -> list[str]:
    """Return the lines of the score sheet. The leader comes first."""
    return [
        say(
            "result-total",
            place=result.places[seat],
            name=who.at_length(seat),
            total=result.totals[seat],
            added=signed(result.scores[seat]),
        )
        for seat in by_place(result)
    ]


def _order(result: Result, say: Text) -> str:
    """Return the heading of the score sheet. It says whether low or high totals lead."""
    leader = result.places.index(1)
    # If totals are settled at the end of the game, the winner may have fewer points.
    settled = result.own is not None and result.own.settled() is not None
    low = not settled and result.totals[leader] < max(result.totals)
    return say("result-totals-low" if low else "result-totals-high")


def _winners(table_view: TableView, result: Result, who: Names, say: Text) -> str:
    """Return a line with the names of the winners. People get a trophy."""
    names, sitters = [who(seat) for seat in result.winners], table_view.roster.sitters
    mark = ROBOT if all(sitters[seat].user is None for seat in result.winners) else "🏆"
    points = result.reached[result.winners[0]]
    if len(names) == 1:
        return say("result-winner", mark=mark, name=names[0], points=points)
    return say("result-winners", mark=mark, names=", ".join(names), points=points)


def _ready(table_view: TableView, say: Text) -> str:
    if table_view.waits.paused:
        return say("clock-paused")
    waiting = [
        escaped(sitter.name)
        for seat, sitter in enumerate(table_view.roster.sitters)
        if sitter.user is not None
        and sitter.user not in table_view.waits.ready
        and seat not in table_view.waits.away
    ]
    return say("result-next", names=", ".join(waiting), until=relative(table_view))


def ledger_invitation(table_view: TableView, deal: int, say: Text) -> list[Block]:
    """Return the button that opens a deal's ledger, for readers who may see the ledger.

    ``deal`` counts from 0.

    A number after the last deal means the last deal.
    """
    if table_view.seat is None and not table_view.terms.open_hands:
        return []
    button = Button(say("button-ledger"), LEDGER.click(table_view.table_id, deal))
    return [Section(say("ledger-invitation"), button)]


LAST_DEAL = 9999
"""A number after the last deal of any game. It means the last deal."""
