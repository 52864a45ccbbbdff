"""The screens of the deal of the day: introduction, panel, result, and the post about it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.blocks.control import At, Control, Cost, Payload
from bot.blocks.screen import FELT, GREY, Block, Button, Choice, Menu, Screen, Tone
from bot.blocks.text_limit import within_limit
from bot.screens.ledger_screen import answer, paid_lines
from bot.screens.notes import fair_button
from bot.screens.panel_controls import HandControls
from bot.screens.practice_panel import GAME_RULES, with_table
from bot.screens.result_screen import REPLAY, ROOM, deal_blocks
from bot.text import Text
from bot.text.name_words import escaped, name_or_former
from bot.text.text import signed
from engine.analysis.ledger import Total
from engine.board_scores import par
from engine.games.registry import REGISTRY
from engine.live.table_view import TableView
from engine.result import Result
from engine.table.day import (
    Anchor,
    DayLuck,
    DayPlace,
    DayResult,
    Finished,
    Try,
    begins,
    closes,
    line_id,
)

DEAL = Control("daily-deal", At.ME, cost=Cost.OPENING)
GAMES = Control("daily-games", At.ME, payload=Payload.LINE, cost=Cost.PAGES)
MORE = Control("daily-more", At.ME, cost=Cost.PAGES)
HERE = Control("daily-here", At.ME, cost=Cost.PAGES)
POST = Control("daily-post", At.TABLE, cost=Cost.POSTING)

_SHOWN = 10
"""A server's board has at most this many lines."""

OFFERED = tuple(name for name, listing in REGISTRY.items() if listing.day is not None)
"""The games that have a deal of the day."""


class Yesterday(NamedTuple):
    """The results of yesterday's deal in a server."""

    finished: Sequence[Finished]
    """The finished tries. The best try comes first."""
    par: int | None
    strong: int | None = None
    """The result of a strong computer in this deal."""


class ClosedDeal(NamedTuple):
    """The deal that closed last."""

    number: int
    """The number of the deal's day."""
    own_table_id: str | None
    """The table id of this person's try, if they finished it."""
    line: str | None
    """The id of the strong computer's line (engine.table.day.StrongLine), or None."""


class Front(NamedTuple):
    """Today's deal of a game before the person starts it."""

    day: int
    number: int
    game: str
    tries: Sequence[Try]
    """This person's tries of today and of yesterday."""
    yesterday: Yesterday
    upgraded: bool = False
    """Whether computers or rules have changed today. Then no more tries can start today."""
    shown: bool | None = None
    """Whether the server's board shows this person's tries from other servers, or None.

    None means that there is nothing to choose, so there is no button.
    """
    closed: ClosedDeal | None = None


def deal_key(day: int, name: str) -> str:
    """Return the text for a deal of the day that a click carries."""
    return f"{name}.{day}"


def front_screen(front: Front, say: Text, notice: str | None = None) -> Screen:
    """Return yesterday's board, today's deal, and the button that starts the deal."""
    say = say.of(front.game)
    title = say("daily-title", number=front.number, game=say(f"game-{front.game}"))
    blocks: list[Block] = [title, *([notice] if notice else [])]
    blocks += _yesterday(front, say)
    left = next(
        (day_try for day_try in front.tries if day_try.day < front.day and day_try.is_open), None
    )
    buttons: list[Button] = []
    if front.upgraded:
        blocks.append(say("daily-upgraded", begin=_time_mark(begins(front.day + 1))))
    elif any((day_try.day, day_try.game) == (front.day, front.game) for day_try in front.tries):
        click = MORE.click(deal_key(front.day, front.game))
        buttons.append(Button(say("button-daily-mine"), click, Tone.MAIN))
    else:
        about = say("daily-about", begin=_time_mark(begins(front.day + 1)))
        blocks.append(about)
        deal = DEAL.click(deal_key(front.day, front.game))
        buttons.append(Button(say("button-daily-deal"), deal, Tone.MAIN))
    if left is not None:
        unfinished = say("daily-unfinished", end=_time_mark(closes(left.day)))
        if left.game == front.game:
            blocks.append(unfinished)
            finish = MORE.click(deal_key(left.day, left.game))
            buttons.append(Button(say("button-daily-finish"), finish, Tone.GOOD))
    buttons.append(Button(say("button-rules"), GAME_RULES.click(front.game)))
    if front.shown is not None:
        label = "button-daily-not-here" if front.shown else "button-daily-here"
        switch = HERE.click(deal_key(front.day, front.game), int(not front.shown))
        buttons.append(Button(say(label), switch))
    blocks += [tuple(buttons), _menu(front, say), *_closed(front, say)]
    blocks.append(say("daily-fixed"))
    return Screen(tuple(blocks), FELT)


def _yesterday(front: Front, say: Text) -> list[Block]:
    """Return a server's board of yesterday, or nothing without finished tries.

    Tries with the same result share a place.
    """
    finished, middle, strong = front.yesterday
    if not finished:
        return []
    par_shown = "none" if middle is None else signed(middle)
    best = "none" if strong is None else signed(strong)
    title = say("daily-yesterday", game=say(f"game-{front.game}"), par=par_shown, strong=best)
    worths = [row.worth for row in finished]
    lines = [
        say(
            "daily-row",
            place=DayPlace.of(row.worth, worths).place,
            name=name_or_former(row.user, escaped(row.name), say),
            worth=signed(row.worth),
        )
        for row in finished[:_SHOWN]
    ]
    more = len(finished) - _SHOWN
    lines += [say("daily-more", count=more)] if more > 0 else []
    # The strong computer's single try is often below par. Without an explanation, that looks like
    # a mistake.
    lines += [say("daily-par-and-strong")] if strong is not None else []
    return ["\n".join([title, *lines])]


def _closed(front: Front, say: Text) -> list[Block]:
    """Return buttons to the deal that everyone may see since today."""
    closed = front.closed
    if closed is None:
        return []
    ways = [("button-daily-replay", closed.own_table_id), ("button-daily-line", closed.line)]
    row = [Button(say(label), REPLAY.click(table)) for label, table in ways if table]
    title = say("daily-closed", number=closed.number, game=say(f"game-{front.game}"))
    return [title, tuple(row)] if row else []


def _menu(front: Front, say: Text) -> Menu:
    """Return a menu of today's deals, and of yesterday's tries that are not finished."""
    tried = {(day_try.day, day_try.game): day_try for day_try in front.tries}
    choices = [
        Choice(
            say(f"game-{name}"),
            deal_key(front.day, name),
            _state(tried.get((front.day, name)), say),
        )
        for name in OFFERED
        if name != front.game
    ]
    choices += [
        Choice(
            say("daily-yesterdays", game=say(f"game-{day_try.game}")),
            deal_key(day_try.day, day_try.game),
            _state(day_try, say),
        )
        for day_try in front.tries
        if day_try.day < front.day and day_try.is_open
    ]
    return Menu(GAMES.click(), tuple(choices), say("daily-menu"))


def _state(day_try: Try | None, say: Text) -> str:
    if day_try is None:
        return say("daily-line-new")
    if day_try.is_open:
        return say("daily-line-open")
    if day_try.worth is None:
        return say("daily-line-left")
    return say("daily-line-done", worth=signed(day_try.worth))


def _time_mark(seconds: int) -> str:
    return f"<t:{seconds}:f>"


def anchor_lines(anchors: Sequence[Anchor], say: Text) -> list[str]:
    """Return the anchors of the running hash chain and of the next chain.

    Each anchor comes with the first day of its chain.
    """
    return [
        say(
            f"daily-anchor-{anchor.kind}",
            since=f"<t:{begins(anchor.first_day)}:D>",
            anchor=anchor.text,
        )
        for anchor in anchors
    ]


def day_panel(table_view: TableView, controls: HandControls, say: Text) -> Screen:
    """Return the panel during the deal. It also shows the table."""
    return within_limit(lambda words: with_table(table_view, controls, words), say)


def day_over_screen(table_view: TableView, day_result: DayResult | None, say: Text) -> Screen:
    """Return the end of a try. Other players' results may still be unknown."""
    day, result = table_view.terms.day, table_view.seen.result
    assert day is not None
    say = say.of(table_view.game.name)
    more = Button(say("button-daily-more"), MORE.click())
    if result is None:
        return Screen((say("daily-not-finished"), (more,)), GREY)
    # The result comes first, then the cards, then remarks.
    above = [] if day_result is None else _result_lines(table_view, day_result, say)
    below = list[str]()
    buttons = [Button(say("button-daily-post"), POST.on(table_view), Tone.MAIN), more]
    if day_result is not None and day_result.is_closed:
        line = REPLAY.click(line_id(day, table_view.game.name))
        buttons.insert(1, Button(say("button-replay"), REPLAY.click(table_view.table_id)))
        buttons.insert(2, Button(say("button-daily-line"), line))
        buttons.append(fair_button(table_view.table_id, say))
    else:
        comes = say("daily-replay-comes", when=f"<t:{closes(day)}:R>")
        below += [comes, say("daily-secret")]
    texts = ["\n".join(lines) for lines in (above, below) if lines]
    cards = deal_blocks(table_view, result, say, ROOM - sum(map(len, texts)))
    return Screen((*texts[:-1], *cards, *texts[-1:], tuple(buttons)), GREY)


def _result_lines(table_view: TableView, day_result: DayResult, say: Text) -> list[str]:
    """Return lines with the result compared with par, and with the person's places."""
    name = say(f"game-{table_view.game.name}")
    lines = [
        say("daily-result", number=day_result.number, game=name, worth=signed(day_result.worth))
    ]
    lines += paid_lines(table_view, day_result.worth, say)
    if day_result.pars is None:
        lines.append(say("daily-par-comes"))
    else:
        over = day_result.worth - par(day_result.pars)
        lines.append(
            say(
                f"daily-{_side_of_par(over)}-par",
                over=abs(over),
                par=signed(par(day_result.pars)),
                beaten=sum(computer_worth < day_result.worth for computer_worth in day_result.pars),
                computers=len(day_result.pars),
            )
        )
    lines += (
        [say("daily-luck-comes")]
        if day_result.luck is None
        else _luck(day_result.luck, day_result.worth, say)
    )
    if day_result.overall is None:
        lines.append(say("daily-not-ranked"))
    elif day_result.here is None:
        lines.append(say("daily-places", **day_result.overall._asdict()))
    else:
        server_place = {"here": day_result.here.place, "of_here": day_result.here.among}
        lines.append(say("daily-places-here", **server_place, **day_result.overall._asdict()))
    return lines


def _luck(luck: DayLuck, worth: int, say: Text) -> list[str]:
    """Return lines about luck and choices, followed by squares.

    The parts are whole numbers that add up to the result.
    """
    if luck.is_close:
        return [say("ledger-too-close", mine="yes", name="")]
    edges = (luck.start, luck.start + luck.cards, luck.start + luck.cards + luck.choices)
    begin, dealt, chosen = map(round, edges)
    parts = {"cards": dealt - begin, "choices": chosen - dealt, "others": worth - chosen}
    known = "yes" if luck.known else "no"
    error = max(1, round(luck.error))
    numbers = {name: signed(points) for name, points in parts.items()}
    came, own = Total(parts["cards"], 0.0), Total(parts["choices"], luck.error)
    return [
        answer(came, own, say, known=luck.known),
        say("daily-luck", known=known, start=signed(begin), error=error, **numbers),
        squares(luck.costs),
        _squares_in_words(luck.costs, say),
    ]


_VERY_COSTLY = 5
"""A turn's choice that has cost more points than this was very costly."""


def squares(costs: Sequence[float]) -> str:
    """Return one square per turn.

    Its colour shows the points that the turn's choice has certainly cost.
    """
    return "".join("🟥" if cost > _VERY_COSTLY else "🟨" if cost > 0 else "🟩" for cost in costs)


def _squares_in_words(costs: Sequence[float], say: Text) -> str:
    """Return in words the meaning of the squares, and the number of costly turns."""
    very_costly = sum(cost > _VERY_COSTLY for cost in costs)
    costly = sum(0 < cost <= _VERY_COSTLY for cost in costs)
    return say("daily-squares", limit=_VERY_COSTLY, dear=very_costly, costly=costly)


def _side_of_par(over: int) -> str:
    return "at" if over == 0 else "over" if over > 0 else "under"


def strip_screen(
    table_view: TableView, result: Result, day_result: DayResult, name: str, say: Text
) -> Screen:
    """Return the post about a result. It shows no cards."""
    turns = "out" if result.winner == table_view.seat else "turns"
    compared = say("daily-strip-worth", worth=signed(day_result.worth))
    if day_result.pars is not None:
        over = day_result.worth - par(day_result.pars)
        compared = say(f"daily-strip-{_side_of_par(over)}", over=abs(over))
    place = ""
    if day_result.here is not None:
        place = say("daily-strip-place", **day_result.here._asdict())
    line = say(
        "daily-strip",
        name=escaped(name),
        number=day_result.number,
        game=say(f"game-{table_view.game.name}"),
        turns=say(f"daily-strip-{turns}", turns=day_result.turns),
        over=compared,
        place=place,
    )
    if day_result.luck is None or day_result.luck.is_close:
        return Screen((line,), FELT)
    costs = day_result.luck.costs
    return Screen(("\n".join([line, squares(costs), _squares_in_words(costs, say)]),), FELT)


def read_deal_key(rest: str) -> tuple[str, int] | None:
    """Return the game and the day that a click or a menu's line names, or None."""
    name, _, day = rest.partition(".")
    return (name, int(day)) if name in OFFERED and day.isdecimal() else None
