"""Inputs that were answered wrongly once, each with what was wrong, so that it stays mended."""

from typing import Any

from tests.fuzz.house import ALONE, ANN, BEN, DAO, HERE, NEXT_DOOR

_LONG = "K" * 3999


def _click(
    custom_id: str, *values: str, by: Any = ANN, place: Any = HERE, on: str = "private"
) -> Any:
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    return data | ({"values": list(values)} if values else {}), by, place, on


def _window(custom_id: str, **typed: str) -> Any:
    lines = [
        {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
        for name, value in typed.items()
    ]
    return {"custom_id": custom_id, "components": lines}, ANN, HERE, "private"


def _command(
    path: str,
    *,
    typing: bool = False,
    kind: int = 3,
    by: Any = ANN,
    place: Any = HERE,
    **given: Any,
) -> Any:
    options = [
        {"name": name, "type": kind, "value": value, "focused": typing}
        for name, value in given.items()
    ]
    root, *rest = path.split()
    for depth, word in enumerate(reversed(rest)):
        options = [{"name": word, "type": 2 if depth else 1, "options": options}]
    return {"id": "1", "name": root, "type": 1, "options": options}, by, place, typing


EXAMPLES: dict[str, tuple[Any, ...]] = {
    "clicks": (
        # No answer at all: "interaction failed".
        _click("u1|@contract|zz|hand|"),
        _click("u2|@contract|1|hand|"),
        _click("u1|@contract|1"),
        _click("u1|"),
        # A fault of ours: an id that no database takes.
        _click("u1|\ud800|1|hand|"),
        _click("u1|p.contract." + "9" * 30 + "|0|preset-default|"),
        _click("u1|p.contract.|0|preset-pick|", "9" * 30),
        _click("u1|@contract|@now|pick|", "\ud800"),
        _window("u1|@lobby|@now|rule-name|", name="a\udfff"),
        # A fault of ours: a menu without the line that is chosen.
        _click("u1|server|0|defaults-clock|"),
        _click("u1|me|0|like|language"),
        _click("u1|me|0|history-open|mine"),
        _click("u1|server|0|bar|", "nobody"),
        _click("u1|server|0|channels-set|", "here"),
        _click("u1|@contract|@now|orders-pick|", "x@1"),
        _click("u1|@lobby|@now|rule-set|goal", "{"),
        # A fault of ours: a new click that would be too long, a page that no database counts to.
        _click("u1|@basic|@now|off|" + "0" * 75),
        _click("u1|@basic|@now|off|" + _LONG),
        _click(f"u1|me|0|board|{ANN.id}...rating.{'9' * 18}.."),
        # A fault of ours: more than a sentence has room for.
        _click("u1|@lobby|@now|rule-own|", _LONG),
        _window("u1|me|0|quiet-set|", begin=_LONG),
        _window("u1|server|0|season-ask|", name=_LONG),
        # The whole channel saw a hand, or a private screen, or lost its table.
        _click("u1|@contract|@now|sort|", on="table"),
        _click("u1|@contract|@now|orders|", on="table"),
        _click("u1|me|0|close|", on="table"),
        _click("u1|me|0|text-first|1", on="table"),
        # Settings of a server that is none.
        _click("u1|server|0|defaults-own|", place=ALONE),
    ),
    "commands": (
        # A fault of ours: more than a sentence has room for.
        _command("rummy new contract", preset=_LONG),
        _command("rummy new contract", kind=5, place=NEXT_DOOR, thread=True),
        # A fault of ours: what no menu offers.
        _command("rummy practice", game="poker"),
        _command("leaderboard", measure="luck"),
        _command("server presets", game="poker"),
        _command("server language", language="xx"),
        _command("server bar", kind=6, member="1"),
        _command("play", move="\ud800"),
        # A fault of ours: a command as it was before, or never.
        _command("rummy fly"),
        _command("rummy rules", **{"discord.gg/x": "1"}),
        _command("server close", reason="why"),
        # A traceback in the log and no answer.
        _command("server close", typing=True, reason="why"),
        _command("rummy practice", typing=True, game="a"),
        _command("play", typing=True, kind=4, move=7),
        # Whoever may not manage this server.
        _command("server language", by=BEN, language="vi"),
        _command("server language", by=DAO, language="vi"),
    ),
    "windows": (_LONG, "9" * 5000, "[" * 5000, "٣", "1e999"),
    "custom_ids": ("u1|me|0|board|1.contract.1.x.0..", "u1|a|1|pick|\ud800", "u1|a|1|do-|"),
    "names": (
        "\u202eAnn",
        "\u200b",
        "\u3164",
        "\u200c[x](http://evil.example)",
        "disc\u200bord.gg/x",
    ),
    "journal": ("[" * 100_000, '[{"event": []}]', "1" * 5000, "null"),
}
"""By the kind of input."""
