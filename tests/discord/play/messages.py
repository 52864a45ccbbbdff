"""What stands on a message: words, buttons, menus, as people see them."""

import re
from typing import Any

import discord
import simcord
from simcord.components import walk_components

from bot.blocks.control import read_click

Json = dict[str, Any]
Message = simcord.ResponseMessage | discord.Message

MENTION = re.compile(r"</([^:>]+):\d+>")


def components(message: Message) -> list[Json]:
    """All components of a message, nested ones included."""
    if isinstance(message, simcord.ResponseMessage):
        return list(walk_components(message.components))
    return list(walk_components([part.to_dict() for part in message.components]))


def plain(words: str) -> str:
    """Without the sign that makes a suit be drawn as a letter, not as a picture, and with commands
    that can be pressed as Discord shows them."""
    return MENTION.sub(r"`/\1`", words.replace("\ufe0e", ""))


def text(message: Message) -> str:
    """What stands on a message in words, block by block; what is set off from the rest, too."""
    said = [
        part["content"].removeprefix("> ").replace("\n> ", "\n")
        for part in components(message)
        if part.get("type") == 10
    ]
    return plain("\n".join([message.content, *said] if message.content else said))


def alt_texts(message: Message) -> list[str]:
    """The words for the pictures of a message."""
    galleries = [part for part in components(message) if part.get("type") == 12]
    return [plain(item["description"]) for gallery in galleries for item in gallery["items"]]


def live(message: Message) -> list[str]:
    """The labels of the buttons that can be pressed, in their order."""
    return [plain(part["label"]) for part in buttons(message) if not part.get("disabled")]


def buttons(message: Message) -> list[Json]:
    return [part for part in components(message) if part.get("type") == 2]


def menus(message: Message) -> list[Json]:
    """The menus of a message."""
    return [part for part in components(message) if part.get("type") == 3]


def menus_for(message: Message, verb: str) -> list[Json]:
    """Those of its menus whose choice does this: ``pick``, ``discard``, ``do-row``."""
    found = []
    for menu in menus(message):
        click = read_click(menu["custom_id"])
        if click is not None and click.verb.rstrip("0123456789") == verb:
            found.append(menu)
    return found


def does(label: str, word: str) -> bool:
    """Whether a button does what the word says, alone or with the cards that it is done with."""
    return label == word or label.startswith(
        tuple(f"{word}{sign}" for sign in (" ", ", ", ": ", "…"))
    )


def readings(message: Message) -> dict[str, str]:
    """What a move can mean, numbered and each with its second line, and the id of its button."""
    found = {}
    for part in components(message):
        if part.get("type") == 9:
            words = plain(part["components"][0]["content"]).replace("\n-# ", ": ")
            found[f"{len(found) + 1}. {words}"] = part["accessory"]["custom_id"]
    return found


def options(message: Message) -> dict[str, str]:
    """The lines of all menus of a message with their values; of equal lines the last."""
    lines = [line for menu in menus(message) for line in menu["options"]]
    return {plain(line["label"]): line["value"] for line in lines}


def leads_on(message: Message) -> bool:
    """Whether a message has controls that do more than to close it."""
    clicks = [read_click(part.get("custom_id", "")) for part in components(message)]
    return any(click is not None and click.verb != "close" for click in clicks)
