"""Taking from the row of Dummy, in whatever form a panel offers it."""

from typing import Any

from tests.discord.play.kit import Player, menus_for, plain
from tests.discord.play.messages import does


def can_take_row(person: Player) -> bool:
    """Whether anything of the row can be taken."""
    return bool(menus_for(person.panel, "do-row") or _buttons(person))


async def take_row(person: Player, words: str = "") -> Any:
    """Take from the row in the first way that has these words."""
    for menu in menus_for(person.panel, "do-row"):
        for line in menu["options"]:
            if words in plain(line["label"]):
                return await person.use(menu["custom_id"], line["value"])
    [label] = _buttons(person)
    result = await person.press(label)
    return await person.pick(words or "1. ") if "Back" in person.live() else result


def _buttons(person: Player) -> list[str]:
    return [one for one in person.live() if does(one, "Take from row") or ", lay " in one]
