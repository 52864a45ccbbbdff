"""What the tests of house rules and presets by clicks do again and again."""

from typing import Any

import discord

from data.choices.presets import Presets
from tests.discord.play.kit import Player, Room, components, menus

TWO = "Two players are enough"
ACES = "Runs of up to 14 cards, an ace at either end"


def presets_of(room: Room) -> Presets:
    """The presets as the running bot keeps them."""
    return room.bot.services.presets


async def keep(room: Room, name: str, game: str = "contract", **options: object) -> int:
    """The id of a preset that the room's server has already."""
    return await presets_of(room).add(room.guild.id, game, name, options)


def manager(room: Room, name: str = "Mia") -> Player:
    """Somebody who may manage the server."""
    role = room.guild.create_role("Hosts", permissions=discord.Permissions(manage_guild=True))
    user = room.env.create_user(name.lower(), global_name=name)
    return Player(room, room.guild.add_member(user, roles=[role]))


def menu(person: Player, placeholder: str) -> dict[str, Any]:
    """The menu of the panel that says this."""
    return next(one for one in menus(person.panel) if one["placeholder"] == placeholder)


def lines(person: Player, placeholder: str) -> list[str]:
    """The lines of a menu of the panel."""
    return [line["label"] for line in menu(person, placeholder)["options"]]


def chosen(person: Player) -> list[str]:
    """The lines that are marked as chosen."""
    return [
        line["label"] for one in menus(person.panel) for line in one["options"] if line["default"]
    ]


async def pick_from(person: Player, placeholder: str, label: str) -> Any:
    """A line of one of several menus; SimCord's result."""
    found = menu(person, placeholder)
    value = next(line["value"] for line in found["options"] if line["label"].startswith(label))
    return await person.actor.select(person.panel, [value], custom_id=found["custom_id"])


async def change(person: Player, option: str, value: str) -> Any:
    """Choose an option in the editor and a value for it."""
    await pick_from(person, "Change a rule", option)
    return await pick_from(person, "Choose", value)


async def fill(person: Player, shown: Any, **typed: str) -> Any:
    """Fill in the window that a click showed."""
    assert shown.modal is not None
    return await person.actor.submit_modal(shown, typed)


def custom_id(message: Any, label: str) -> str:
    """The click of a button."""
    return next(part["custom_id"] for part in components(message) if part.get("label") == label)


async def first_to(person: Player, room: Room, points: int) -> None:
    """Have the game of the lobby end at so many points; its house rules stay open."""
    await person.press("House rules", room.shown())
    await pick_from(person, "Change a rule", "Points to win")
    window = await pick_from(person, "Choose", "Another number")
    await fill(person, window, number=str(points))
