"""What local play adds to SimCord's emojis: it keeps their names, but not the pictures."""

from collections.abc import Mapping

from simcord import Env

__all__ = ["emoji_assets"]

_ADDRESS = "https://cdn.simcord.invalid/emojis/{}.png"
"""Where the pages of SimCord look for the picture of an emoji."""


def emoji_assets(env: Env, pictures: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """The pictures (PNG, by name) of the application's emojis, as a preview takes its assets."""
    return {
        _ADDRESS.format(emoji.id): (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in pictures
    }
