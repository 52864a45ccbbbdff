"""The deal of the day, with its introduction, its result and the strip to post."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.blocks.control import At, Brings, Control, Cost
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
from engine.boards import par
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
GAMES = Control("daily-games", At.ME, brings=Brings.LINE, cost=Cost.PAGES)
MORE = Control("daily-more", At.ME, cost=Cost.PAGES)
HERE = Control("daily-here", At.ME, cost=Cost.PAGES)
POST = Control("daily-post", At.TABLE, cost=Cost.POSTING)

_SHOWN = 10
"""The most lines of a server's board."""

OFFERED = tuple(name for name, listing in REGISTRY.items() if listing.day is not None)
"""The games that have a deal of the day."""


class Yesterday(NamedTuple):
    """Yesterday's deal in a server."""

    finished: Sequence[Finished]
    """The finished tries, the best first."""
    par: int | None
    strong: int | None = None
    """The result of a strong computer."""


class ClosedDeal(NamedTuple):
    """The deal that closed last."""

    number: int
    """The number of its day."""
    mine: str | None
    """The table id of this person's try, if they finished it."""
    line: str | None
    """The id of the strong computer's play (engine.table.day.StrongLine), if there is one."""


class Front(NamedTuple):
    """Today's deal of a game before it is started."""

    day: int
    number: int
    game: str
    tries: Sequence[Try]
    """This person's tries of today and of yesterday."""
    yesterday: Yesterday
    upgraded: bool = False
    """Whether computers or rules have changed today, so that no other try can start."""
    shown: bool | None = None
    """Whether the server's board shows this person's tries of other servers. None means no choice.
    """
    closed: ClosedDeal | None = None


def which(day: int, name: str) -> str:
    """Return a deal of the day as written in a click."""
    return f"{name}.{day}"


def front_screen(front: Front, say: Text, notice: str | None = None) -> Screen:
    """Return yesterday's board, today's deal, and the button that deals it."""
    say = say.of(front.game)
    title = say("daily-title", number=front.number, game=say(f"game-{front.game}"))
    blocks: list[Block] = [title, *([notice] if notice else [])]
    blocks += _yesterday(front, say)
    left = next((one for one in front.tries if one.day < front.day and one.is_open), None)
    buttons: list[Button] = []
    if front.upgraded:
        blocks.append(say("daily-upgraded", begin=_at(begins(front.day + 1))))
    elif any((one.day, one.game) == (front.day, front.game) for one in front.tries):
        mine = MORE.click(which(front.day, front.game))
        buttons.append(Button(say("button-daily-mine"), mine, Tone.MAIN))
    else:
        about = say("daily-about", begin=_at(begins(front.day + 1)))
        blocks.append(about)
        deal = DEAL.click(which(front.day, front.game))
        buttons.append(Button(say("button-daily-deal"), deal, Tone.MAIN))
    if left is not None:
        unfinished = say("daily-unfinished", end=_at(closes(left.day)))
        if left.game == front.game:
            blocks.append(unfinished)
            finish = MORE.click(which(left.day, left.game))
            buttons.append(Button(say("button-daily-finish"), finish, Tone.GOOD))
    buttons.append(Button(say("button-rules"), GAME_RULES.click(front.game)))
    if front.shown is not None:
        label = "button-daily-not-here" if front.shown else "button-daily-here"
        switch = HERE.click(which(front.day, front.game), int(not front.shown))
        buttons.append(Button(say(label), switch))
    blocks += [tuple(buttons), _menu(front, say), *_closed(front, say)]
    blocks.append(say("daily-fixed"))
    return Screen(tuple(blocks), FELT)


def _yesterday(front: Front, say: Text) -> list[Block]:
    """Return the board of a server if it has tries. Tries with the same result share a place."""
    finished, middle, strong = front.yesterday
    if not finished:
        return []
    par_shown = "none" if middle is None else signed(middle)
    best = "none" if strong is None else signed(strong)
    title = say("daily-yesterday", game=say(f"game-{front.game}"), par=par_shown, strong=best)
    worths = [one.worth for one in finished]
    lines = [
        say(
            "daily-row",
            place=DayPlace.of(one.worth, worths).place,
            name=name_or_former(one.user, escaped(one.name), say),
            worth=signed(one.worth),
        )
        for one in finished[:_SHOWN]
    ]
    more = len(finished) - _SHOWN
    lines += [say("daily-more", count=more)] if more > 0 else []
    # A single strong play is often below par, which looks like a mistake.
    lines += [say("daily-par-and-strong")] if strong is not None else []
    return ["\n".join([title, *lines])]


def _closed(front: Front, say: Text) -> list[Block]:
    """Return buttons to the deal that all people may see since today."""
    closed = front.closed
    if closed is None:
        return []
    ways = [("button-daily-replay", closed.mine), ("button-daily-line", closed.line)]
    row = [Button(say(label), REPLAY.click(table)) for label, table in ways if table]
    title = say("daily-closed", number=closed.number, game=say(f"game-{front.game}"))
    return [title, tuple(row)] if row else []


def _menu(front: Front, say: Text) -> Menu:
    """Return a menu of today's deals, and of yesterday's tries that are not finished."""
    tried = {(one.day, one.game): one for one in front.tries}
    choices = [
        Choice(
            say(f"game-{name}"),
            which(front.day, name),
            _state(tried.get((front.day, name)), say),
        )
        for name in OFFERED
        if name != front.game
    ]
    choices += [
        Choice(
            say("daily-yesterdays", game=say(f"game-{one.game}")),
            which(one.day, one.game),
            _state(one, say),
        )
        for one in front.tries
        if one.day < front.day and one.is_open
    ]
    return Menu(GAMES.click(), tuple(choices), say("daily-menu"))


def _state(one: Try | None, say: Text) -> str:
    if one is None:
        return say("daily-line-new")
    if one.is_open:
        return say("daily-line-open")
    if one.worth is None:
        return say("daily-line-left")
    return say("daily-line-done", worth=signed(one.worth))


def _at(seconds: int) -> str:
    return f"<t:{seconds}:f>"


def anchor_lines(anchors: Sequence[Anchor], say: Text) -> list[str]:
    """Return the anchors of the running chain and of the next one, each with its first day."""
    return [
        say(f"daily-anchor-{one.kind}", since=f"<t:{begins(one.first_day)}:D>", anchor=one.text)
        for one in anchors
    ]


def day_panel(table_view: TableView, controls: HandControls, say: Text) -> Screen:
    """Return the panel during the deal, with the table in it."""
    return within_limit(lambda words: with_table(table_view, controls, words), say)


def day_over_screen(table_view: TableView, told: DayResult | None, say: Text) -> Screen:
    """Return the end of a try. Results of others may still be unknown."""
    day, result = table_view.terms.day, table_view.seen.result
    assert day is not None
    say = say.of(table_view.game.name)
    more = Button(say("button-daily-more"), MORE.click())
    if result is None:
        return Screen((say("daily-not-finished"), (more,)), GREY)
    # First the result, then the cards, then remarks.
    above = [] if told is None else _told(table_view, told, say)
    below = list[str]()
    buttons = [Button(say("button-daily-post"), POST.on(table_view), Tone.MAIN), more]
    if told is not None and told.is_closed:
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


def _told(table_view: TableView, told: DayResult, say: Text) -> list[str]:
    """Return the result compared with par, and the places."""
    name = say(f"game-{table_view.game.name}")
    lines = [say("daily-result", number=told.number, game=name, worth=signed(told.worth))]
    lines += paid_lines(table_view, told.worth, say)
    if told.pars is None:
        lines.append(say("daily-par-comes"))
    else:
        over = told.worth - par(told.pars)
        lines.append(
            say(
                f"daily-{_beside(over)}-par",
                over=abs(over),
                par=signed(par(told.pars)),
                beaten=sum(one < told.worth for one in told.pars),
                computers=len(told.pars),
            )
        )
    lines += [say("daily-luck-comes")] if told.luck is None else _luck(told.luck, told.worth, say)
    if told.overall is None:
        lines.append(say("daily-not-ranked"))
    elif told.here is None:
        lines.append(say("daily-places", **told.overall._asdict()))
    else:
        here = {"here": told.here.place, "of_here": told.here.among}
        lines.append(say("daily-places-here", **here, **told.overall._asdict()))
    return lines


def _luck(luck: DayLuck, worth: int, say: Text) -> list[str]:
    """Return the part of luck, in whole numbers that add up to the result, with squares below."""
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


_DEAR = 5
"""Points above which a turn's choice was very costly."""


def squares(costs: Sequence[float]) -> str:
    """Return one square per turn, by the points that its choice has certainly cost."""
    return "".join("🟥" if cost > _DEAR else "🟨" if cost > 0 else "🟩" for cost in costs)


def _squares_in_words(costs: Sequence[float], say: Text) -> str:
    """Return the meaning of the squares, and the number of costly ones."""
    dear, costly = sum(cost > _DEAR for cost in costs), sum(0 < cost <= _DEAR for cost in costs)
    return say("daily-squares", limit=_DEAR, dear=dear, costly=costly)


def _beside(over: int) -> str:
    return "at" if over == 0 else "over" if over > 0 else "under"


def strip_screen(
    table_view: TableView, result: Result, told: DayResult, name: str, say: Text
) -> Screen:
    """Return the post about the result, which shows no cards."""
    turns = "out" if result.winner == table_view.seat else "turns"
    beside = say("daily-strip-worth", worth=signed(told.worth))
    if told.pars is not None:
        over = told.worth - par(told.pars)
        beside = say(f"daily-strip-{_beside(over)}", over=abs(over))
    place = ""
    if told.here is not None:
        place = say("daily-strip-place", **told.here._asdict())
    line = say(
        "daily-strip",
        name=escaped(name),
        number=told.number,
        game=say(f"game-{table_view.game.name}"),
        turns=say(f"daily-strip-{turns}", turns=told.turns),
        over=beside,
        place=place,
    )
    if told.luck is None or told.luck.is_close:
        return Screen((line,), FELT)
    costs = told.luck.costs
    return Screen(("\n".join([line, squares(costs), _squares_in_words(costs, say)]),), FELT)


def read_which(rest: str) -> tuple[str, int] | None:
    """Return the deal that a click or a line names, or None."""
    name, _, day = rest.partition(".")
    return (name, int(day)) if name in OFFERED and day.isdecimal() else None
