"""What is kept of a person: as a file, and the question before it goes."""

import json
from collections.abc import Iterable, Iterator, Mapping

from bot.screens.colours import FELT, GREY
from bot.screens.control import At, Control
from bot.screens.screen import Button, Document, Screen, Separator, Tone
from bot.text import Text

_CHANNELS = 25
"""Channels that are named at most."""

FORGET = Control("forget", At.ME)
FORGET_NOT = Control("forget-not", At.ME)


def export_lines(kept: Mapping[str, object]) -> Iterator[str]:
    """What is kept of a person as a JSON object, line by line: one a key, one a row of a list."""
    mark = "{"
    for key, value in kept.items():
        name = f"{mark}\n {json.dumps(key)}: "
        if isinstance(value, list):
            yield f"{name}["
            for number, row in enumerate(value):
                yield f"{',' if number else ''}\n  {json.dumps(row, ensure_ascii=False)}"
            yield "\n ]" if value else "]"
        else:
            yield name + json.dumps(value, ensure_ascii=False)
        mark = ","
    yield "\n}\n"


def export_screen(content: bytes, say: Text) -> Screen:
    """Everything that is kept of a person, to be saved."""
    return Screen((say("privacy-file"), Document("upcard-about-me.json", content)), FELT)


def forget_screen(say: Text) -> Screen:
    """What goes and what stays, and the one question."""
    row = (
        Button(say("button-forget"), FORGET.click(), Tone.GRAVE),
        Button(say("button-forget-not"), FORGET_NOT.click()),
    )
    return Screen((say("privacy-question"), Separator(), row), GREY)


def still_playing(channels: Iterable[int], say: Text) -> str:
    """Why nothing can be deleted yet; ``channels`` are those of their open tables, one each."""
    every = list(channels)
    if not every:
        return say("privacy-left-behind")
    places = ", ".join(f"<#{channel}>" for channel in dict.fromkeys(every[:_CHANNELS]))
    told = say("privacy-playing", count=len(every))
    return told + "\n" + say("privacy-where", channels=places)


CONTROLS = (FORGET, FORGET_NOT)
