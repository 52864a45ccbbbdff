"""The results of benches as Markdown tables for bench/RESULTS.md."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

Figures = dict[str, Any]
"""The JSON object of a bench."""


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    cells = [[*head], ["---", *["---:"] * (len(head) - 1)], *rows]
    return [f"|{'|'.join(str(cell) for cell in row)}|" for row in cells]


def _spread(one: Mapping[str, float]) -> str:
    least, median = f"{one['min']:g}", f"{one['median']:g}"
    return median if least == median else f"{least}/{median}"


def _waits(one: Mapping[str, float] | None) -> str:
    return f"{one['p50_ms']:g}/{one['p99_ms']:g}" if one and "p50_ms" in one else ""


def _load(found: Figures) -> Iterator[str]:
    games = found["games"]
    missing = [f"{name} ({why})" for name, why in found.get("not_measured", {}).items()]
    missing += [f"{game['game']} ({why})" for game in games for why in game.get("left_out", ())]
    for one in missing:
        yield f"Not measured: {one}."
        yield ""
    loads = [(game, at_once, load) for game in games for at_once, load in game["loads"].items()]
    yield "Beside a plain discord.py bot that sends the same requests with the same pictures for"
    yield "the same clicks, and does nothing else: its buttons and menus live in views, as"
    yield "discord.py wants it, and its pictures are ready. Both speak to Discord on the loopback"
    yield "over encrypted connections. *Times*: the processor time of all of Upcard's processes,"
    yield "with the painter that draws the pictures, as a multiple of that bot's, and of the main"
    yield "process alone; then milliseconds of it for each click (least/median of the slices)."
    yield ""
    yield from _table(
        [
            *("game, clicks together", "times", "times, main", "bare", "Upcard, main"),
            *("its painter", "clicks", "requests a click", "pictures a click"),
        ],
        [
            (
                f"{game['game']}, {at_once}",
                *map(_spread, (same["ratio"], same["ratio_main"], same["ms"])),
                *map(_spread, (same["upcard_main_ms"], same["upcard_painter_ms"])),
                *(same[name] for name in ("clicks", "requests_a_click", "pictures_a_click")),
            )
            for game, at_once, load in loads
            for same in [load["same_requests"]]
        ],
    )
    yield ""
    yield from _requests(loads)
    yield ""
    yield "Clicks a second. *Bare* is a plain discord.py bot that sends one request for each click:"
    yield "text, text and a PNG of the same size, or the same components and that PNG."
    yield ""
    yield from _table(
        [
            *("game, clicks together", "bare, text", "bare, PNG", "bare, same", "Upcard"),
            *("p50/p99, ms", "refused"),
        ],
        [
            (
                f"{game['game']}, {at_once}",
                *(
                    _spread(load[name]["clicks_per_s"])
                    for name in ("bare_text", "bare_picture", "bare_panel", "upcard")
                ),
                _waits(load["upcard"]["all"]),
                f"{load['upcard']['refused_share']:.1%}",
            )
            for game, at_once, load in loads
        ],
    )
    yield ""
    yield "Milliseconds of processor time for each click."
    yield ""
    yield from _table(
        ["game, clicks together", "bare, text", "bare, PNG", "bare, same", "Upcard", "its workers"],
        [
            (
                f"{game['game']}, {at_once}",
                *(
                    _spread(load[name]["bot_ms"])
                    for name in ("bare_text", "bare_picture", "bare_panel", "upcard")
                ),
                _spread(load["upcard"]["workers_ms"]),
            )
            for game, at_once, load in loads
        ],
    )
    yield ""
    yield from _waits_by_kind(games)
    yield ""
    yield from _loop(games)


def _waits_by_kind(games: Sequence[Figures]) -> Iterator[str]:
    """List the waits from click to answer, for each kind."""
    loads = list(dict.fromkeys(at_once for game in games for at_once in game["loads"]))
    yield "From click to answer (p50/p99 in ms), by kind of click."
    yield ""
    rows = []
    for game in games:
        kinds = {kind for load in game["loads"].values() for kind in load["upcard"]["kinds"]}
        for kind in sorted(kinds):
            told = [game["loads"].get(at, {"upcard": {"kinds": {}}}) for at in loads]
            waits = (_waits(load["upcard"]["kinds"].get(kind)) for load in told)
            rows.append((f"{game['game']}, {kind}", *waits))
    yield from _table(["game, click", *(f"{at} together" for at in loads)], rows)


def _loop(games: Sequence[Figures]) -> Iterator[str]:
    yield "Lag of the event loop in ms (*own*: while its thread computed), and memory in MB."
    yield ""
    rows = []
    for game in games:
        full = list(game["loads"].values())[-1]["lag"]
        half = game["half_load"]
        for name, lag in ((f"half load, {half['clicks_per_s']:g}/s", half["lag"]), ("full", full)):
            each = [lag[f"{kind}_ms"] for kind in ("p50", "p99", "most", "own_p99", "own_most")]
            rows.append((f"{game['game']}, {name}", *each, game["memory_mb"]))
    yield from _table(
        ["game, load", "p50", "p99", "most", "own p99", "own most", "memory"],
        rows,
    )


def _requests(loads: Sequence[tuple[Figures, str, Figures]]) -> Iterator[str]:
    yield "Requests and pictures for each turn. Only requests in channels count toward a bot's 50 a"
    yield "second. *Not changed*: pictures that the message showed already."
    yield ""
    kinds = ("callbacks", "panel pushes", "table edits by token", "channel edits", "channel posts")
    rows = []
    for game, at_once, load in loads:
        sent = load["sent_a_turn"]
        each = [sent["by_kind"].get(kind, 0) for kind in kinds]
        others = round(max(sent["requests"] - sum(each), 0), 2)
        pictures = sent["pictures"], sent["pictures_unchanged"], sent["picture_kb"]
        row = f"{game['game']}, {at_once}", sent["requests"], *each, others, *pictures
        rows.append((*row, sent["turns"]))
    head = ["game, clicks together", "requests", *kinds, "others", "pictures", "not changed", "kB"]
    yield from _table([*head, "turns"], rows)


def _lively(found: Figures) -> Iterator[str]:
    yield (
        f"Basic Rummy, three people each, who play after one to five seconds, at {found['limit']:g}"
        f" requests a second instead of 50: a real bot can keep {found['factor']:g} times as many"
        " tables if its machine can. *With tokens*: people sometimes open their hand again, and the"
        " token of that click edits the table for free. *On one core*: the same at 50 requests a"
        " second, on one core for the bot and its workers; it carries so many tables that with 512"
        " MB channels are true within three seconds of a click and people answered within one, 99"
        " times of 100."
    )
    yield ""
    rows = [
        (
            f"{name}, {one['tables']}",
            one["clicks_per_s"],
            f"{one['true_p50_s']:.2f}/{one['true_p99_s']:.2f}",
            f"{one['answer_p99_s']:.2f}",
            one["limited_requests_per_s"],
            one["edits_by_token_per_s"],
            one["refused_429"],
            f"{one['bot_busy']:.0%}",
            f"{one['workers_busy']:.0%}",
            f"{one['memory_mb']:.0f}",
        )
        for name, steps in found["steps"].items()
        for one in steps
    ]
    head = ["tables", "clicks/s", "true after p50/p99, s", "answered p99, s", "of the limit/s"]
    head += ["by token/s", "429s", "bot busy", "workers", "MB"]
    yield from _table(head, rows)
    yield ""
    for name, steps in found["steps"].items():
        at_least = "at least " if found["carried"][name] == steps[-1]["tables"] else ""
        yield f"- {name}: {at_least}{found['carried'][name]} busy tables"


def _engine(found: Figures) -> Iterator[str]:
    rows = [
        (name, f"{one['min']:,.0f}", f"{one['median']:,.0f}", f"{one['most']:,.0f}")
        for name, one in found["moves_per_s"].items()
    ]
    yield from _table(["moves a second of", "least", "median", "most"], rows)


def _processes(found: Figures) -> Iterator[str]:
    yield (
        f"{found['at_once']} clicks together, Basic Rummy, PostgreSQL and the people on the same"
        " machine, so the table shows what processes cost, not how far they scale. *Bare* answers"
        " with a PNG, by as many processes. Least/median of the slices."
    )
    yield ""
    head = ["processes", "bare, clicks/s", "Upcard, clicks/s", "of bare", "bot, ms a click"]
    rows = [
        (
            count,
            _spread(one["bare_picture"]["clicks_per_s"]),
            _spread(one["upcard"]["clicks_per_s"]),
            one["beside_picture"]["clicks_per_s"],
            _spread(one["upcard"]["bot_ms"]),
            _spread(one["upcard"]["workers_ms"]),
            _waits(one["upcard"]["all"]),
            one["memory_mb"],
        )
        for count, one in found["processes"].items()
    ]
    yield from _table([*head, "workers, ms", "p50/p99, ms", "memory, MB"], rows)
    yield ""
    yield "Seconds without an answer until a stand-by process has taken over."
    yield ""
    rows = [(name, *sorted(seconds)) for name, seconds in found["takeover_s"].items()]
    times = [str(number) for number in range(1, len(rows[0]))]
    yield from _table(["the old process was", *times], rows)


def _duel(found: Figures) -> Iterator[str]:
    yield (
        "Every deal is played once with A in each seat and B in the others. Points: what A scores"
        " more than B in the same seat of the same deal. In brackets the 95 % interval. A deal is"
        " decided if one player has more points than all others. Times are processor time for each"
        " decision."
    )
    yield ""
    yield from _table(_DUELS, list(_duels(found["duels"])))
    lost = list(_losses(found["duels"]))
    if lost:
        yield ""
        yield "Decisions lost to the safe move:"
        yield ""
        yield from lost


_DUELS = (
    *("game, seats", "A", "B", "deals, seed", "points of A over B", "won of decided", "won of all"),
    *("turns each, most", "over 100", "A, p50/p99 ms", "B, p50/p99 ms"),
)


def _duels(duels: list[dict[str, Any]]) -> Iterator[tuple[str, ...]]:
    """Yield a row per duel, under _DUELS."""
    for one in duels:
        yield (
            f"{one['game']}, {one['seats']}{_house_rules(one)}",
            _called(one["a"]),
            _called(one["b"]),
            f"{one['deals']}×{one['seats']}, {one['seed']}",
            f"{one['points']:+g} ({_span(one['points_95'], '{:+g}')})",
            f"{one['won']:.1%} ({_span(one['won_95'], '{:.1%}')})",
            f"{one['won_of_all']:.1%} ({_span(one['won_of_all_95'], '{:.1%}')})",
            f"{one['turns_most']:g}",
            f"{one['over_100_turns_share']:.2%}",
            _waits(one["a_decides"]),
            _waits(one["b_decides"]),
        )


def _losses(duels: list[dict[str, Any]]) -> Iterator[str]:
    """Yield a line for each player that lost decisions, with their number and reasons."""
    for one in duels:
        for side in "ab":
            why = one[f"{side}_lost"].get("why", {})
            told = ", ".join(f"{lost['times']} × {name}" for name, lost in why.items())
            if told:
                yield f"- {_called(one[side])} in {one['game']}, {one['seats']}: {told}"


def _house_rules(duel: dict[str, Any]) -> str:
    return "" if duel["options"] == "{}" else f", `{duel['options']}`"


def _called(player: str) -> str:
    """Return a player's name. A command line loses the folder of its program."""
    if " " not in player:
        return player
    first, *others = shlex.split(player)
    return f"`{shlex.join([Path(first).name, *others])}`"


def _span(ends: list[float], form: str) -> str:
    return "…".join(form.format(end) for end in ends)


def _clicks(found: Figures) -> Iterator[str]:
    yield (
        "With the panel open. Windows: people who are asked answer after one to five seconds."
        " One of ten answers is not given, and the clock gives it after 15. Each of the four"
        " says once, when first asked, what the row shows (*Not until my next turn*: in every"
        " round), or **No, thanks** each time. Four rounds that start a game."
    )
    yield ""
    yield from _any(found)


def _same(found: Figures) -> Iterator[str]:
    yield (
        "Every deal is played at two tables, each seat by a plain, easy or medium computer,"
        " drawn for each table. *Same draws*: the share of a seat's draws that are the same"
        " card at both, until a lane is empty, and of all. *r*: the correlation of a seat's"
        " result above the mean of all, at the two tables. Then two strengths take turns in"
        " one seat, the others playing as the weaker: *gain*, points per deal with its 95 %"
        " interval. *Deals* is how many show the difference (80 % power at 5 %) on the same"
        " cards, *unpaired* on others, times how many."
    )
    yield ""
    yield from _any(found)


def _ledger(found: Figures) -> Iterator[str]:
    yield (
        "Deals as chance and choice. *Chance*: the result of an easy player, and of the"
        " medium ones at the same table, above the average of such deals, less the worth of"
        " all choices. It is 0 if they are judged fairly, with its 95 % interval. Points per"
        " deal have their standard errors. The error of chance includes the average worth of"
        " such deals. *Slips*: of a deal of medium at Gin, a throw out of a meld of three, and"
        " medium's own throw next to itself, each in separate worlds: how often they are"
        " named. *Seconds*: of the processor, as the bot makes a ledger, of the easy player."
    )
    yield ""
    yield from _any(found)


def _any(found: Figures) -> Iterator[str]:
    """Yield numbers of any shape. Equal names make one table, and others a row per number."""
    skipped = ("bench", "machine", "anchor_ms", "load_average")
    yield from _tables({name: one for name, one in found.items() if name not in skipped}, ())


def _tables(part: Figures, path: tuple[str, ...]) -> Iterator[str]:
    plain = {name: one for name, one in part.items() if not isinstance(one, dict)}
    rows = {name: one for name, one in part.items() if isinstance(one, dict) and _is_row(one)}
    deeper = {name: one for name, one in part.items() if name not in plain and name not in rows}
    for name in [name for name in rows if len(rows) > 1 and _alone(name, rows)]:
        plain |= rows.pop(name)
    if path and (plain or rows):
        yield f"### {' · '.join(path)}"
        yield ""
    if plain:
        yield from _table(["figure", "value"], [(name, _told(one)) for name, one in plain.items()])
        yield ""
    if rows:
        columns = list(dict.fromkeys(name for one in rows.values() for name in one))
        yield from _table(
            ["", *columns],
            [(name, *(_told(one.get(column)) for column in columns)) for name, one in rows.items()],
        )
        yield ""
    for name, one in deeper.items():
        yield from _tables(one, (*path, name))


def _alone(name: str, rows: Mapping[str, Figures]) -> bool:
    """Whether no other row has any of its columns."""
    return all(rows[name].keys().isdisjoint(rows[one]) for one in rows if one != name)


def _is_row(part: Figures) -> bool:
    return not any(isinstance(one, dict) for one in part.values())


def _told(part: Any) -> str:
    if part is None:
        return ""
    told = part if isinstance(part, list) else [part]
    return "/".join(f"{one:,g}" if isinstance(one, float) else str(one) for one in told)


def _screens(found: Figures) -> Iterator[str]:
    yield "Pixels that a message is high in a window of 390, the highest first."
    yield ""
    highest = sorted(found["heights"].items(), key=lambda one: (-one[1], one[0]))
    yield from _table(["screen", "high"], [(f"`{name}`", high) for name, high in highest])


TABLES: Mapping[str, Callable[[Figures], Iterator[str]]] = {
    "load": _load,
    "journal": _any,
    "restore": _any,
    "lively": _lively,
    "processes": _processes,
    "strong": _any,
    "outage": _any,
    "engine": _engine,
    "duel": _duel,
    "clicks": _clicks,
    "same": _same,
    "ledger": _ledger,
    "screens": _screens,
}
"""The tables of each section, in the order of the page."""
