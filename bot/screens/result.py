"""The end of a deal and the end of a game."""

from bot.render import ResultSeat, ResultSpec
from bot.screens import showdown
from bot.screens.clock import relative
from bot.screens.control import At, Control, Cost
from bot.screens.deal_score import counted
from bot.screens.game_seats import in_rows, seat_buttons, seats_lines, waiting_lines
from bot.screens.rating_change import verdict_lines
from bot.screens.score_sheet import score_sheet
from bot.screens.screen import FELT, GOLD, Block, Button, Picture, Screen, Tone
from bot.screens.table import MORE, alt_of_melds, deal_title
from bot.text import Text
from bot.text.names import Names, escaped, names_on_picture
from bot.text.text import signed
from engine.live.table_view import TableView
from engine.result import Ending, Result
from engine.scoring.dummy_own import DummyOwn
from engine.scoring.gin_own import GinOwn
from engine.table.roster import CloseReason, Status

ROOM = 3900
"""Characters of a result: a message holds 4,000 in all."""

REMATCH = Control("again", At.TABLE, public=True, cost=Cost.OPENING)
NEXT = Control("next", At.TABLE, public=True)
REPLAY = Control("replay", At.ME, public=True, cost=Cost.PAGES)


def result_screen(table_view: TableView, say: Text, *, in_words: bool = False) -> Screen:
    """The public message between two deals and after the last; ``in_words``: for one reader, who
    would rather read cards than look at them."""
    result = table_view.view.result if table_view.view else None
    if table_view.roster.status is Status.CLOSED and (result is None or not result.game_over):
        return _broken_off(table_view, say)
    if result is None:
        raise ValueError("no deal has ended at this table")
    who = Names(table_view, say)
    won = [_winners(result, who, say)] if result.game_over else []
    below = [*verdict_lines(table_view.verdict, who, say), *waiting_lines(table_view, say)]
    if not result.game_over:
        below = [_ready(table_view, say), *seats_lines(table_view, say)]
    room = ROOM - sum(map(len, (*won, *below)))
    title, *told = deal_blocks(table_view, result, say, room, in_words=in_words)
    blocks: list[Block] = [title, *won, *told, *below]
    more = Button(say("button-more"), MORE.on(table_view))
    if result.game_over:
        rematch = Button(say("button-rematch"), REMATCH.on(table_view), Tone.GOOD)
        blocks.append((rematch, replay_button(table_view, say), more))
        return Screen(tuple(blocks), GOLD)
    blocks.append((Button(say("button-continue"), NEXT.on(table_view), Tone.MAIN), more))
    blocks += in_rows(seat_buttons(table_view, say))
    return Screen(tuple(blocks), FELT)


def deal_blocks(
    table_view: TableView, result: Result, say: Text, room: int, *, in_words: bool = False
) -> list[Block]:
    """How a deal ended, the score sheet, everybody's cards and what counted, in so many
    characters: what everybody asks for first stands first.

    What the picture shows is not listed again, but for who reads it (``in_words``).
    """
    who = Names(table_view, say)
    told = "\n".join([_how(result, who, say), _order(result, say), *_totals(result, who, say)])
    above = [deal_title(table_view, say), told]
    below: list[Block] = []
    if isinstance(result.own, GinOwn):
        picture = showdown.picture(table_view, result, say)
        below += ["\n".join(showdown.settlement(table_view, result, result.own, say))]
        sheet = score_sheet(table_view, say)
        below += [] if sheet is None else [sheet]
    else:
        picture = Picture(_picture(table_view, result), _in_words(table_view, result, say))
    room -= sum(len(block) for block in (*above, *below) if isinstance(block, str))
    lines = counted(result.lines, result.scores, who, say, room, pictured=not in_words)
    return [*above, picture, *([lines] if lines else []), *below]


def replay_button(table_view: TableView, say: Text) -> Button:
    """Opens the game from its beginning, privately."""
    return Button(say("button-replay"), REPLAY.click(table_view.table_id))


def _picture(table_view: TableView, result: Result) -> ResultSpec:
    """Everybody's cards: those still in hand, and those that were laid."""
    view, names = table_view.view, names_on_picture(table_view.roster.sitters)
    assert view is not None
    return ResultSpec(
        tuple(
            ResultSeat(
                seat=seat + 1,
                cards=tuple(sorted(hand)),
                added=result.scores[seat],
                total=result.totals[seat],
                winner=seat in (result.winners if result.game_over else (result.winner,)),
                melds=tuple(meld.cards for meld in view.melds if meld.owner == seat),
                name=names[seat],
            )
            for seat, hand in enumerate(view.hands)
        )
    )


def _in_words(table_view: TableView, result: Result, say: Text) -> str:
    """The picture for people who cannot see it; the score sheet stands in the text below."""
    view = table_view.view
    assert view is not None
    hands = [
        say("alt-result-hand", name=table_view.name(seat), cards=say.cards(sorted(hand)))
        if hand
        else say("alt-result-empty", name=table_view.name(seat))
        for seat, hand in enumerate(view.hands)
    ]
    return " ".join([*hands, *alt_of_melds(table_view, view.melds, say)])


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


def _how(result: Result, who: Names, say: Text) -> str:
    if isinstance(result.own, GinOwn):
        return showdown.how(result, result.own, who, say)
    if result.ended_by is Ending.KNOCK and result.winner is not None:
        return _knocked(result, result.winner, who, say)
    if result.ended_by is Ending.EXHAUSTED or result.winner is None:
        return say("result-exhausted")
    return say("result-out", name=who(result.winner))


def _knocked(result: Result, winner: int, who: Names, say: Text) -> str:
    """Who knocked, and how."""
    line = say("result-knock", name=who(winner))
    own = result.own
    if isinstance(own, DummyOwn):
        kinds = [("result-dark", own.dark), ("result-colour", own.colour)]
        line += "".join(" " + say(kind) for kind, so in kinds if so)
        if own.multiplier > 1:
            line += " " + say("result-multiplier", times=own.multiplier)
    return line


def _totals(result: Result, who: Names, say: Text) -> list[str]:
    """The score sheet, the leader first."""
    seats = sorted(range(len(result.totals)), key=lambda seat: (result.places[seat], seat))
    return [
        say(
            "result-total",
            place=result.places[seat],
            name=who.at_length(seat),
            total=result.totals[seat],
            added=signed(result.scores[seat]),
        )
        for seat in seats
    ]


def _order(result: Result, say: Text) -> str:
    """The head of the score sheet, with which end of it is the good one."""
    leader = result.places.index(1)
    # Where totals are settled at the end, whoever wins may have fewer points.
    settled = result.own is not None and result.own.settled() is not None
    low = not settled and result.totals[leader] < max(result.totals)
    return say("result-totals-low" if low else "result-totals-high")


def _winners(result: Result, who: Names, say: Text) -> str:
    names = [who(seat) for seat in result.winners]
    if len(names) == 1:
        return say("result-winner", name=names[0])
    return say("result-winners", names=", ".join(names))


def _ready(table_view: TableView, say: Text) -> str:
    """Who is still awaited for the next deal."""
    if table_view.paused:
        return say("clock-paused")
    waiting = [
        escaped(sitter.name)
        for seat, sitter in enumerate(table_view.roster.sitters)
        if sitter.user is not None
        and sitter.user not in table_view.ready
        and seat not in table_view.away
    ]
    return say("result-next", names=", ".join(waiting), until=relative(table_view))


CONTROLS = (REMATCH, NEXT, REPLAY)
