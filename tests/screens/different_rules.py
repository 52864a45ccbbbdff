"""House rules that screens are tried with."""

from dataclasses import replace
from typing import Any

from engine.games.registry import REGISTRY
from engine.options import allowed, types


def all_different(game: str) -> Any:
    """Options of which every one differs from the standard."""
    listing = REGISTRY[game]
    standard = listing.presets[listing.default]
    others = {
        name: next(one for one in allowed(hint) if one != getattr(standard, name))
        for name, hint in types(listing).items()
    }
    return replace(standard, **others)
