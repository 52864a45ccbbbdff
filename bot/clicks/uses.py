"""Where each verb may be clicked, and what comes with the click: the one list of both.

Discord lets people use only what stands on a message. This is for the day on which it does not: a
click that no message of ours could have led to is answered like one on an old button, so that what
is for one person's eyes never takes the place of what a whole channel sees.
"""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

__all__ = ["AT_PRESETS", "AT_TABLES", "BUTTON", "FOR_ONESELF", "ON_SERVERS", "Brings", "VerbUse"]


class Brings(Enum):
    """What a click has besides its custom_id.

    ``LINE``: one line of a menu. ``LINES``: any number of them, also none. ``MEMBER`` and
    ``CHANNELS``: one person, some channels. ``TYPED``: what was typed into a window.
    """

    NOTHING = auto()
    LINE = auto()
    LINES = auto()
    MEMBER = auto()
    CHANNELS = auto()
    TYPED = auto()


class VerbUse(NamedTuple):
    """``in_public``: a message that everybody sees can have it. All can stand on private ones."""

    brings: Brings = Brings.NOTHING
    in_public: bool = False


BUTTON = VerbUse()
"""What most verbs are: a button on a private message."""

_PUBLIC = VerbUse(in_public=True)


def _uses(
    public: Iterable[str], private: Iterable[str], others: Mapping[str, VerbUse]
) -> Mapping[str, VerbUse]:
    found = {**dict.fromkeys(public, _PUBLIC), **dict.fromkeys(private, BUTTON), **others}
    return MappingProxyType(found)


_LINE, _LINES, _TYPED = VerbUse(Brings.LINE), VerbUse(Brings.LINES), VerbUse(Brings.TYPED)
_MEMBER = VerbUse(Brings.MEMBER)

_LAID = ("row", "knock", "contract", "lay", "off", "swap", "big-gin", "show", "suggest")
"""Buttons of a panel that may open a menu of readings."""

_RULES = {
    "rule-pick": _LINE,
    "rule-set": _LINE,
    "rule-number": _TYPED,
    "rule-some": _TYPED,
}

AT_TABLES = _uses(
    public=(
        *("join", "stand", "decline", "robot", "luck", "start", "house", "agree", "rules"),
        # An older version had this one, and the next, on the lobby.
        *("unrobot", "uninvite", "seats"),
        *("hand", "rowhand", "draw", "take", "ask", "pass", "more", "next", "back-again", "leave"),
        *("stand-in", "wanted", "take-seat", "nudge", "end", "play-on", "again"),
        *("leave-stopped", "end-stopped"),
    ),
    private=(
        *("throw", "sort", "back", "take-back", *_LAID),
        *("orders", "orders-never", "orders-ask", "quit", "stay", "remove", "start-without"),
        *("wait", "rule-load", "rule-save", "rule-done", "rule-page", "rule-standard"),
        *(f"bench-{what}" for what in ("lay", "done", "knock", "undo", "clear", "sort", "suggest")),
        *("show-me", "why", "do-it", "stop", "page", "end-stopped-now"),
    ),
    others={
        **_RULES,
        # A reading is a button, or a line of a menu where there are many.
        **dict.fromkeys((f"do-{button}" for button in _LAID), _LINES),
        "pick": _LINES,
        "discard": _LINES,
        **dict.fromkeys(("bench-hand", "bench-open", "bench-cards"), _LINES),
        **dict.fromkeys(("bench-put", "bench-read"), _LINE),
        "orders-pick": _LINES,
        "page-at": _LINE,
        "invite": _MEMBER,
        "rule-own": _LINE,
        "rule-take": _LINE,
        "rule-name": _TYPED,
    },
)
"""The verbs of tables, without the digits at their ends."""

AT_PRESETS = _uses(
    public=(),
    private=(
        *("presets", "preset-new", "preset-rename", "preset-default", "preset-no-default"),
        *("preset-delete", "preset-delete-now", "rule-page", "rule-standard"),
    ),
    others={
        **_RULES,
        "preset-pick": _LINE,
        "preset-make": _TYPED,
        "preset-renamed": _TYPED,
    },
)
"""The verbs of the presets of a server."""

ON_SERVERS = _uses(
    public=("managers",),
    private=(
        *("channels", "channels-everywhere", "defaults", "defaults-rated", "defaults-open-hands"),
        *("defaults-thread", "defaults-own", "seasons", "season-new", "season-open"),
        *("season-monthly", "season-rename", "season-csv", "void", "restore", "correction-stop"),
    ),
    others={
        "language": _LINE,
        "channels-set": VerbUse(Brings.CHANNELS),
        "bar": _MEMBER,
        "unbar": _MEMBER,
        "defaults-clock": _LINE,
        "season-pick": _LINE,
        "season-ask": _TYPED,
        "season-renamed": _TYPED,
    },
)
"""The verbs of what else the managers of a server set."""

FOR_ONESELF = _uses(
    public=("learn", "choose-game", "board", "corrections", "replay", "replay-verify"),
    private=(
        *("open", "open-with", "help", "close", "pings", "pings-on", "pings-off", "pings-hours"),
        *("pings-always", "text-first", "quiet", "quiet-off", "blocks", "settings"),
        *("rules", "page", "practice", "again", "real", "forget", "forget-not", "history"),
        *("replay-first", "replay-back", "replay-on", "replay-last", "replay-deal-before"),
        *("replay-deal-after", "replay-jump", "replay-export"),
    ),
    others={
        "board-game": VerbUse(Brings.LINE, in_public=True),
        "board-season": VerbUse(Brings.LINE, in_public=True),
        "board-measure": VerbUse(Brings.LINE, in_public=True),
        "stats": _LINE,
        "history-open": _LINE,
        "like": _LINE,
        "panel": _LINES,
        "quiet-set": _TYPED,
        "pings-games": _LINES,
        "pings-hours-set": _TYPED,
        "block": _MEMBER,
        "unblock": _MEMBER,
        "page-at": _LINE,
        "replay-jumped": _TYPED,
    },
)
"""The verbs of what is about no table and anybody may use."""
