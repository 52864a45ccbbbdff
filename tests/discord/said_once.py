"""What every bot tells Discord alike when it starts: its commands, in thirty languages."""

from typing import Any

import pytest
from discord import app_commands

from tests.discord.recorder import Shared

_COMMANDS: dict[tuple[type, str], Shared] = {}
_SAYING = {
    kind: kind.get_translated_payload
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu)
}


async def _said_once(command: Any, tree: Any, translator: Any) -> Any:
    key = type(command), command.qualified_name
    if key not in _COMMANDS:
        _COMMANDS[key] = Shared(await _SAYING[type(command)](command, tree, translator))
    return _COMMANDS[key]


def say_commands_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the commands of all bots be put into words by the first of them."""
    for kind in _SAYING:
        monkeypatch.setattr(kind, "get_translated_payload", _said_once)
