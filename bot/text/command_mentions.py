"""Commands in a sentence: a mention that one can press, or the name where there is none.

A text names a command by its English words, ``{ COMMAND("rummy new contract") }``. Discord shows a
mention under the name that its reader sees; in letters the name is that of the text's language.
"""

import re
from collections.abc import Callable, Mapping

__all__ = ["MARK", "NO_MENTIONS", "CommandMentions", "command", "commands_in"]

MARK, _END = "\ue000", "\ue001"
"""Stand around a command until it is known who reads it: code points that no text has."""
_MARKED = re.compile(f"{MARK}([^{_END}]*){_END}")


class CommandMentions:
    """The ids of the commands that are registered with Discord, by the first word of each."""

    __slots__ = ("ids",)

    def __init__(self, ids: Mapping[str, int] | None = None) -> None:
        self.ids = dict(ids or {})

    def mention(self, name: str) -> str | None:
        """The command as Discord makes a mention of it; None where its id is not known."""
        known = self.ids.get(name.partition(" ")[0])
        return None if known is None else f"</{name}:{known}>"


NO_MENTIONS = CommandMentions()
"""No id is known: every command stands in letters."""


def command(*words: str) -> str:
    """The Fluent function COMMAND: a mark in the place of a command."""
    return MARK + " ".join(words) + _END


def commands_in(said: str, mentions: CommandMentions, named: Callable[[str], str]) -> str:
    """The same with every command as it is read; ``named`` gives the name of each of its words."""

    def read(found: re.Match[str]) -> str:
        mention = mentions.mention(found[1])
        return mention or f"`/{' '.join(map(named, found[1].split()))}`"

    return _MARKED.sub(read, said)
