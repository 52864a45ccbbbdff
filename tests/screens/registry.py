"""Every screen of the bot in telling states, for the checks and the pictures of all of them.

A screen is one function in one of the files that ``every_screen`` names, marked ``public`` (the
channel sees it) or ``private`` (one person does). It takes the language and gives a Screen, a Form,
or a list of them; its name is the screen's.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from bot.blocks.screen import Form, Screen
from bot.text import Text

Built = Screen | Form | Sequence[Screen]

_FILES = (
    *("lobbies", "running_deals", "hands", "hand_readings", "results", "table_notes"),
    *("house_rules", "personal_settings", "practice", "finished_games"),
    *("standings", "seasons", "personal_data", "server_settings", "newcomers"),
    *("broken_tables", "workbenches", "gin", "indian", "phases", "rummy500", "tiles"),
    *("eight_seats", "challenges"),
)
_FOUND: dict[str, "RegisteredScreen"] = {}


class RegisteredScreen(NamedTuple):
    """A screen of the registry; ``whispered``: only one person sees it."""

    name: str
    whispered: bool
    build: Callable[[Text], Built]

    def pages(self, say: Text) -> list[Screen | Form]:
        """The messages that it consists of, mostly one."""
        built = self.build(say)
        return [built] if isinstance(built, Screen | Form) else list(built)


def public(build: Callable[[Text], Built]) -> Callable[[Text], Built]:
    """A screen that everybody in the channel sees."""
    return _add(build, whispered=False)


def private(build: Callable[[Text], Built]) -> Callable[[Text], Built]:
    """A screen that one person sees, or a window that they type in."""
    return _add(build, whispered=True)


def _add(build: Callable[[Text], Built], *, whispered: bool) -> Callable[[Text], Built]:
    name = build.__name__.replace("_", "-")
    assert name not in _FOUND, f"two screens are called {name}"
    _FOUND[name] = RegisteredScreen(name, whispered, build)
    return build


def every_screen() -> dict[str, RegisteredScreen]:
    """All of them by name, in the order of the files."""
    for name in _FILES:
        import_module(f"tests.screens.{name}")
    return _FOUND
